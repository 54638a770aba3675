"""How a game opens. `ordonnance:first.lot`"""

import msgspec

from condotta.kernel.game import Seat
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, dealt


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A named seat begins; without one a lot decides."""

    first: Seat | None = None


def open_game(options: Options, seed: str, opening: Opening) -> Position:
    """The first position of a game that opens like this; ValueError if it cannot."""
    if opening.first is not None and not 0 <= opening.first < options.players:
        raise ValueError(f"Seats are numbered from 0 to {options.players - 1}.")
    return dealt(options, seed, opening.first)
