"""Making the view of a position. `condottiere:view.public` `condottiere:view.private`"""

from typing import Any

from condotta.condottiere import engine
from condotta.condottiere.cards import BY_KIND, COPIES, KINDS, NO_CARD, Card, cards_of
from condotta.condottiere.italy import BY_NUMBER, NOWHERE, Region, regions_of
from condotta.condottiere.knowledge import known_to
from condotta.condottiere.options import options_of
from condotta.condottiere.position import Position, opened
from condotta.condottiere.state import AUTOMATIC, NO_SEAT
from condotta.condottiere.view import ENDINGS, PHASES, SeatView, View
from condotta.kernel.game import Seat, Viewer


def view(position: Position, viewer: Viewer) -> View:
    """All that a viewer may know: his own cards, and what lies open to all."""
    rows = opened(position)
    state, known = rows.peek(), known_to(position.knowledge, viewer)
    if viewer is not None and not 0 <= viewer < state.seats:
        raise ValueError(f"Seats are numbered from 0 to {state.seats - 1}.")
    totals = engine.strengths(rows.rows, 0)
    seats = tuple(
        SeatView(
            hand_size=sum(state.hand[seat]),
            line=cards_of(state.line[seat]),
            face_down=bool(state.veiled >> seat & 1),
            strength=totals[seat],
            regions=regions_of(state.realm[seat]),
            out=bool(state.out >> seat & 1),
            known=() if seat == viewer else cards_of(known[seat]),
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
        hand=() if viewer is None else cards_of(state.hand[viewer]),
        face_down=None if viewer is None else card_or_none(state.face_down[viewer]),
        discards=cards_of(discards(state)),
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


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NO_SEAT else seat


def region_or_none(region: int) -> Region | None:
    return None if region == NOWHERE else BY_NUMBER[region]


def card_or_none(kind: int) -> Card | None:
    return None if kind == NO_CARD else BY_KIND[kind]


def members(seats: int) -> tuple[Seat, ...]:
    """A set of seats as seats."""
    return tuple(seat for seat in range(6) if seats >> seat & 1)
