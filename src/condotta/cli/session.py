"""A game played to its end at one terminal: bots choose, people are asked, the screen is handed over."""

from collections.abc import Mapping
from typing import Any

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from condotta.bots import Bot
from condotta.cli.boards import Board
from condotta.cli.houses import banner, told
from condotta.cli.table import Table
from condotta.cli.terminal import Terminal
from condotta.cli.words import Words
from condotta.kernel.game import Outcome, Seat


class Left(Exception):
    """Somebody left the game before its end."""


class Session:
    """A table, the terminal it is played at, and who chooses for which seat: a bot, or else a person."""

    def __init__(self, terminal: Terminal, words: Words, table: Table, board: Board, bots: Mapping[Seat, Bot]) -> None:
        self.terminal, self.words, self.table, self.board, self.bots = terminal, words, table, board, bots
        self.people = [seat for seat in range(len(table.names)) if seat not in bots]
        self.reader: Seat | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Until the game is over; Left, EOFError or KeyboardInterrupt before that."""
        while (seat := self.table.mover) is not None:
            view = self.table.view(seat)
            legal = self.table.game.legal(view)
            action = self._chosen(seat, view, legal)
            self.table.act(action)
            self.save()
        self._conclude()

    def save(self) -> None:
        """Write the record if it has a file; trouble is told, not raised."""
        try:
            self.table.save()
        except OSError as error:
            self.terminal.show(self.words("save-failed", file=str(self.table.file), why=error.strerror or ""))
            self.table.file = None

    def _chosen(self, seat: Seat, view: Any, legal: tuple[Any, ...]) -> Any:
        """A bot's choice, a person's, or the only one where asking would tell nothing to others."""
        if seat in self.bots:
            return self.bots[seat].choose(view, legal)
        if len(self.people) == 1 and self.board.goes_without_saying(view, legal):
            return legal[0]
        from condotta.cli.asking import Asking

        self._hand_over(seat)
        return Asking(self, seat, view, legal).answer()

    def _hand_over(self, seat: Seat) -> None:
        """Between two people the screen is covered. `condottiere:view.private`"""
        if self.reader == seat:
            return
        self.terminal.cover()
        self.reader = seat
        self.terminal.ask(self.words("hand-over", name=self.table.names[seat]))
        self.terminal.cover()

    def _conclude(self) -> None:
        """The last news as everybody may see them, the board and the outcome."""
        if len(self.people) > 1:
            self.terminal.cover()
        news = self.table.news(None, self.words.language, since=self.reader)
        self.terminal.show("", Rule(self.words("title-over")), told(news, self.table.names), "")
        self.terminal.show(self.board.table(self.table.view(None), self.people if len(self.people) == 1 else ()))
        if outcome := self.table.outcome:
            self.terminal.show(self._scores(outcome))
        if self.table.file:
            self.terminal.show("", self.words("saved", file=str(self.table.file)))

    def _scores(self, outcome: Outcome) -> Grid:
        grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
        victory = self.words("wins" if len(outcome.winners) == 1 else "shares")
        for seat, score in enumerate(outcome.scores):
            won = victory if seat in outcome.winners else ""
            held = self.words(f"score-{self.table.game.name}", count=score)
            grid.add_row(banner(seat, self.table.names), held, Text(won, "bold"))
        return grid
