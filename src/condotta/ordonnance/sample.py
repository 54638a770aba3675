"""Positions that agree with all a viewer knows, for search: his view laid out and the unseen cards dealt again."""

from condotta.kernel.dice import dice_of
from condotta.ordonnance import engine
from condotta.ordonnance.layout import board_of
from condotta.ordonnance.position import Position
from condotta.ordonnance.view import View


def sample(view: View, seed: str) -> Position:
    """A random position, with a fresh key of chance: the viewer's view of it is this view."""
    board = board_of(view, f"sample {seed}")
    sizes = [0 if seat == view.viewer else one.hand_size for seat, one in enumerate(view.seats)]
    engine.sample(board.rows, 0, sizes, dice_of(seed))
    return board.closed()
