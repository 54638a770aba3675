"""Views: what one seat, or a spectator, may know. Bots, pages and events get nothing else."""

from enum import Enum

import msgspec

from condotta.kernel.game import Seat, Viewer
from condotta.kernel.numbered import Numbered
from condotta.ordonnance.icons import Card
from condotta.ordonnance.options import Options
from condotta.ordonnance.territories import Territory


class Phase(Numbered):
    """What the seat to move is asked; the last one happens by itself and is seen only in passing."""

    PLACE = "place"
    OVER = "over"
    DRAW = "draw"


class Ending(Enum):
    """How a game was won: by the most territories, among equal leaders by placement, or together."""

    TERRITORIES = "territories"
    PLACEMENT = "placement"
    SHARED = "shared"


PHASES = tuple(Phase)
ENDINGS = (None, *Ending)


class ArmyView(msgspec.Struct, frozen=True):
    """The cards in one territory of a seat, how many of them show each icon, and which army of the game it was."""

    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    completed: int | None


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everyone sees it; its territories are those it controls for good."""

    hand_size: int
    armies: tuple[ArmyView, ...]
    territories: tuple[Territory, ...]


class View(msgspec.Struct, frozen=True):
    """A position as a seat, or a spectator, knows it. In each territory the best of the complete armies leads."""

    viewer: Viewer
    options: Options
    version: int
    phase: Phase
    turn: Seat | None
    seats: tuple[SeatView, ...]
    leaders: tuple[Seat | None, ...]
    hand: tuple[Card, ...]
    pile_size: int
    winners: tuple[Seat, ...]
    ending: Ending | None


def unseen(view: View) -> list[int]:
    """How many cards of each kind the viewer has not seen: they are in other hands and in the pile."""
    laid = (card for seat in view.seats for army in seat.armies for card in army.cards)
    left = view.options.copies
    for card in (*view.hand, *laid):
        left[card.kind] -= 1
    return left
