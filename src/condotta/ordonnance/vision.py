"""Making the view of a position. `ordonnance:view.public` `ordonnance:view.private`"""

from functools import cache
from typing import Any

from condotta.kernel.game import Seat, Viewer
from condotta.ordonnance import engine
from condotta.ordonnance.icons import BY_KIND, ICONS, cards_of
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.state import AUTOMATIC, NO_SEAT, SEATS
from condotta.ordonnance.territories import ARMY, BY_NUMBER, TERRITORIES
from condotta.ordonnance.view import ENDINGS, PHASES, ArmyView, SeatView, View


def view(position: Position, viewer: Viewer) -> View:
    """All that a viewer may know: his own hand, and what lies open to all."""
    board = opened(position)
    state = board.peek()
    if viewer is not None and not 0 <= viewer < state.seats:
        raise ValueError(f"Seats are numbered from 0 to {state.seats - 1}.")
    leaders, formed = engine.armies(board.rows, 0)
    return View(
        viewer=viewer,
        options=position.options,
        version=state.version,
        phase=PHASES[state.phase],
        turn=seat_or_none(state.turn if state.phase < AUTOMATIC else NO_SEAT),
        seats=tuple(_seat(state, seat, formed) for seat in range(state.seats)),
        leaders=tuple(seat_or_none(leader) for leader in leaders),
        hand=() if viewer is None else cards_of(state.hand[viewer]),
        pile_size=state.pile_size,
        winners=members(state.winners),
        ending=ENDINGS[state.ending],
    )


def _seat(state: Any, seat: Seat, sets: list[int]) -> SeatView:
    return SeatView(
        hand_size=sum(state.hand[seat]),
        armies=tuple(_army(state, seat, territory, sets) for territory in range(TERRITORIES)),
        territories=tuple(BY_NUMBER[at] for at in range(TERRITORIES) if state.control[at] == seat),
    )


def _army(state: Any, seat: Seat, territory: int, sets: list[int]) -> ArmyView:
    place = (seat * TERRITORIES + territory) * ARMY
    kinds = state.laid[seat][territory][: state.cards[seat][territory]]
    return ArmyView(
        cards=tuple(BY_KIND[kind] for kind in kinds),
        counts=icon_counts(*sets[place : place + ARMY]),
        completed=state.completed[seat][territory] or None,
    )


@cache
def icon_counts(regiments: int, battalions: int, companies: int, singles: int) -> tuple[int, ...]:
    """How many cards of an army show each icon. `ordonnance:army.counts`"""
    sizes = ((regiments, 4), (battalions, 3), (companies, 2), (singles, 1))
    return tuple(sum(size for icons, size in sizes if icons >> icon & 1) for icon in range(ICONS))


def members(seats: int) -> tuple[Seat, ...]:
    """A set of seats as seats."""
    return tuple(seat for seat in range(SEATS) if seats >> seat & 1)


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NO_SEAT else seat
