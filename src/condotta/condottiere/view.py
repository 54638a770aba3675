"""Views: what one seat, or a spectator, may know. Bots, pages and events get nothing else."""

from enum import Enum

import msgspec

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.kernel.game import Seat, Viewer
from condotta.kernel.numbered import Numbered


class Phase(Numbered):
    """What the seat to move is asked; the later ones happen by themselves and are seen only in passing."""

    CHOOSE = "choose"
    BATTLE = "battle"
    FETCH = "fetch"
    POPE = "pope"
    DISCARD = "discard"
    KEEP = "keep"
    DRAW = "draw"
    OVER = "over"
    TURN_UP = "turn_up"
    EFFECT = "effect"
    TURN_ALL_UP = "turn_all_up"
    COMPARE = "compare"
    CLEAR_LINES = "clear_lines"
    DEAL = "deal"
    DRAW_TEN = "draw_ten"
    FINAL_BATTLE = "final_battle"


class Ending(Enum):
    """How a game was won."""

    TOTAL = "total"
    KINGDOM = "kingdom"
    EXHAUSTED = "exhausted"
    GUARD = "guard"
    FINAL_BATTLE = "final_battle"


PHASES = tuple(Phase)
ENDINGS = (None, *Ending)


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it; `known` is what he knows it to hold, in hand or face down."""

    hand_size: int
    line: tuple[Card, ...]
    face_down: bool
    strength: int
    regions: tuple[Region, ...]
    out: bool
    known: tuple[Card, ...]


class View(msgspec.Struct, frozen=True):
    """A position as a seat, or a spectator, knows it."""

    viewer: Viewer
    options: Options
    version: int
    phase: Phase
    turn: Seat | None
    token: Seat
    region: Region | None
    pope: Region | None
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...]
    face_down: Card | None
    discards: tuple[Card, ...]
    pile_size: int
    defender: Seat | None
    defender_played: bool
    card_played: bool
    battles: int
    idle_battles: int
    finalists: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    ending: Ending | None
