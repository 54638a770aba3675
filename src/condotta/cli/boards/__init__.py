"""What a game looks like in a terminal: its board, hands, map and questions."""

from condotta.cli.boards.board import Board, Choice, Question, board_of

__all__ = ["Board", "Choice", "Question", "board_of"]
