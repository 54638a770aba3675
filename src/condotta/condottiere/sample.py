"""Positions that agree with all a viewer knows, for search: his view laid out and the unseen cards dealt again."""

from collections import Counter

from condotta.condottiere import engine
from condotta.condottiere.cards import COPIES, KINDS, counts
from condotta.condottiere.knowledge import NOTHING_KNOWN, SPECTATOR, shown
from condotta.condottiere.layout import board_of
from condotta.condottiere.position import Opened, Position
from condotta.condottiere.state import NO_SEAT, SEATS
from condotta.condottiere.view import View
from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import row
from condotta.kernel.dice import dice_of


def sample(view: View, seed: str) -> Position:
    """A random position, with a fresh key of chance: the viewer's view of it is this view."""
    knowledge = NOTHING_KNOWN
    for seat, one in enumerate(view.seats):
        knowledge = shown(knowledge, seat, [SPECTATOR if view.viewer is None else view.viewer], counts(one.known))
    return dealt_again(view, seed).closed(knowledge)


def dealt_again(view: View, seed: str) -> Opened:
    """The record of such a position."""
    board, viewer = board_of(view), NO_SEAT if view.viewer is None else view.viewer
    seats = [*view.seats, *[None] * (SEATS - len(view.seats))]
    sizes = [seat.hand_size if seat else 0 for seat in seats]
    known = [counts(seat.known) if seat else [0] * 16 for seat in seats]
    engine.set_chance(board.rows, 0, row(words(key_of(f"sample {seed}"))))
    engine.sample(board.rows, 0, viewer, sizes, known, unseen(view), dice_of(seed))
    return board


def unseen(view: View) -> list[int]:
    """How many cards of each kind lie where the viewer cannot see them, and he does not know where."""
    seen = Counter((*view.hand, *view.discards))
    if view.face_down:
        seen[view.face_down] += 1
    for seat in view.seats:
        seen.update((*seat.line, *seat.known))
    gone = counts(tuple(seen.elements()))
    return [COPIES[kind] - gone[kind] for kind in range(KINDS)]
