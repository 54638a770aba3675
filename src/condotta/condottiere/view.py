"""What one seat, or a spectator, may know of a position. `condottiere:view.public` `condottiere:view.private`"""

from enum import Enum
from typing import Any

import msgspec

from condotta.condottiere import engine
from condotta.condottiere.cards import BY_KIND, COPIES, KINDS, NO_CARD, Card
from condotta.condottiere.italy import BY_NUMBER, NOWHERE, REGIONS, Region
from condotta.condottiere.knowledge import known_to
from condotta.condottiere.options import Options, options_of
from condotta.condottiere.position import Position, opened
from condotta.condottiere.state import AUTOMATIC, NO_SEAT
from condotta.kernel.compiled import row
from condotta.kernel.game import Seat, Viewer


class Phase(Enum):
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

    @property
    def number(self) -> int:
        return PHASES.index(self)


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


def view(position: Position, viewer: Viewer) -> View:
    """All that a viewer may know: his own cards, and what lies open to all."""
    rows = opened(position)
    state, known = rows.peek(), known_to(position.knowledge, viewer)
    totals = row([0] * 6)
    engine.strengths(rows.rows, 0, totals)
    seats = tuple(
        SeatView(
            hand_size=sum(state.hand[seat]),
            line=cards(state.line[seat]),
            face_down=bool(state.veiled >> seat & 1),
            strength=int(totals[seat]),
            regions=regions(state.realm[seat]),
            out=bool(state.out >> seat & 1),
            known=() if seat == viewer else cards(known[seat]),
        )
        for seat in range(state.seats)
    )
    return View(
        viewer=viewer,
        options=options_of(state.seats, state.flags),
        version=state.version,
        phase=PHASES[state.phase],
        turn=seat_or_none(state.turn if state.phase < AUTOMATIC else NO_SEAT),
        token=state.holder,
        region=region_or_none(state.region),
        pope=region_or_none(state.pope),
        seats=seats,
        hand=() if viewer is None else cards(state.hand[viewer]),
        face_down=None if viewer is None else card_or_none(state.face_down[viewer]),
        discards=cards(discards(state)),
        pile_size=sum(state.pile),
        defender=seat_or_none(state.defender),
        defender_played=state.defender != NO_SEAT and not state.fresh,
        card_played=bool(state.stirred),
        battles=state.battles,
        idle_battles=state.idle,
        finalists=members(state.finalists),
        winners=members(state.winners),
        ending=ENDINGS[state.ending],
    )


def discards(state: Any) -> list[int]:
    """The discard pile: what lies nowhere else."""
    left = list(COPIES)
    for seat in range(state.seats):
        for kind in range(KINDS):
            left[kind] -= state.hand[seat][kind] + state.line[seat][kind]
        if state.face_down[seat] != NO_CARD:
            left[state.face_down[seat]] -= 1
    return [left[kind] - state.pile[kind] for kind in range(KINDS)]


def cards(counts: list[int]) -> tuple[Card, ...]:
    """Counts of each kind as cards in card order."""
    return tuple(BY_KIND[kind] for kind in range(KINDS) for _ in range(counts[kind]))


def counts(held: tuple[Card, ...]) -> list[int]:
    """How many of each kind there are among these cards."""
    numbers = [0] * 16
    for card in held:
        numbers[card.kind] += 1
    return numbers


def regions(realm: int) -> tuple[Region, ...]:
    return tuple(BY_NUMBER[number] for number in range(REGIONS) if realm >> number & 1)


def members(seats: int) -> tuple[Seat, ...]:
    """A set of seats as seats."""
    return tuple(seat for seat in range(6) if seats >> seat & 1)


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NO_SEAT else seat


def region_or_none(region: int) -> Region | None:
    return None if region == NOWHERE else BY_NUMBER[region]


def card_or_none(kind: int) -> Card | None:
    return None if kind == NO_CARD else BY_KIND[kind]
