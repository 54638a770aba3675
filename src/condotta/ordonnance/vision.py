"""Making the view of a position. `ordonnance:view.public` `ordonnance:view.private`

What lies open to all is made once for each position; a seat's view is that with its own hand beside it. Views, like
positions, never change, so the last ones are kept: the events of a turn and the tables that ask for a view want the
same few.
"""

from functools import cache, lru_cache
from typing import Any, NamedTuple

from condotta.kernel.compiled import load
from condotta.kernel.form import Form
from condotta.kernel.game import Seat, Viewer
from condotta.ordonnance import engine
from condotta.ordonnance.icons import BY_KIND, ICONS, KINDS, cards_counted
from condotta.ordonnance.position import Position
from condotta.ordonnance.state import AUTOMATIC, NO_SEAT, SEATS, STATE
from condotta.ordonnance.territories import ARMY, BY_NUMBER, TERRITORIES, Territory
from condotta.ordonnance.view import ENDINGS, PHASES, ArmyView, SeatView, View


class Open(NamedTuple):
    """The fields of the record that lie open."""

    winners: int
    pile_size: int
    seats: int
    turn: int
    laid: bytes
    cards: bytes
    completed: bytes
    control: bytes
    version: int
    phase: int
    ending: int


OPEN = Form(STATE, *Open._fields)
HANDS = Form(STATE, "hand")


# Typed, since a viewer True would else be told apart from 1 by nothing but its JSON.
@lru_cache(maxsize=4096, typed=True)
def view(position: Position, viewer: Viewer) -> View:
    """All that a viewer may know: his own hand, and what lies open to all."""
    table = open_to_all(position)
    if viewer is None:
        return table
    if not 0 <= viewer < len(table.seats):
        raise ValueError(f"Seats are numbered from 0 to {len(table.seats) - 1}.")
    (hands,) = HANDS.read(position.record)
    return View(
        viewer,
        table.options,
        table.version,
        table.phase,
        table.turn,
        table.seats,
        table.leaders,
        cards_counted(hands[viewer * KINDS : (viewer + 1) * KINDS]),
        table.pile_size,
        table.winners,
        table.ending,
    )


def own_changes(before: Position, after: Position) -> dict[Seat, dict[str, Any] | None]:
    """What has changed for seats alone: their hands."""
    seats = range(len(view(before, None).seats))
    hands = {seat: view(after, seat).hand for seat in seats}
    return {seat: {"hand": hand} for seat, hand in hands.items() if view(before, seat).hand != hand}


@lru_cache(maxsize=1024)
def open_to_all(position: Position) -> View:
    """What a spectator sees."""
    table, survey = Open(*OPEN.read(position.record)), engine.survey(load(STATE, position.record), 0)
    return View(
        viewer=None,
        options=position.options,
        version=table.version,
        phase=PHASES[table.phase],
        turn=seat_or_none(table.turn if table.phase < AUTOMATIC else NO_SEAT),
        seats=tuple(_seat(table, survey, seat) for seat in range(table.seats)),
        leaders=tuple(map(seat_or_none, survey.leaders)),
        hand=(),
        pile_size=table.pile_size,
        winners=members(table.winners),
        ending=ENDINGS[table.ending],
    )


def _seat(table: Open, survey: engine.Survey, seat: Seat) -> SeatView:
    """A seat; each army has places for four cards in the record, and four sets of icons."""
    first, last = seat * TERRITORIES, (seat + 1) * TERRITORIES
    armies = _armies(
        table.laid[first * ARMY : last * ARMY],
        table.cards[first:last],
        table.completed[first:last],
        tuple(survey.formations[first * ARMY : last * ARMY]),
    )
    return SeatView(survey.hand_sizes[seat], armies, _territories(table.control, seat))


@lru_cache(maxsize=1024)
def _armies(laid: bytes, cards: bytes, completed: bytes, formations: tuple[int, ...]) -> tuple[ArmyView, ...]:
    """The five armies of a seat: kept, since a move changes only one seat's."""
    return tuple(
        ArmyView(
            tuple(BY_KIND[kind] for kind in laid[at * ARMY : at * ARMY + cards[at]]),
            icon_counts(*formations[at * ARMY : (at + 1) * ARMY]),
            completed[at] or None,
        )
        for at in range(TERRITORIES)
    )


@cache
def icon_counts(regiments: int, battalions: int, companies: int, singles: int) -> tuple[int, ...]:
    """How many cards of an army show each icon. `ordonnance:army.counts`"""
    sizes = ((regiments, 4), (battalions, 3), (companies, 2), (singles, 1))
    return tuple(sum(size for icons, size in sizes if icons >> icon & 1) for icon in range(ICONS))


@lru_cache(maxsize=8192)
def _territories(control: bytes, seat: Seat) -> tuple[Territory, ...]:
    return tuple(territory for territory, owner in zip(BY_NUMBER, control, strict=True) if owner == seat)


@lru_cache(maxsize=1 << SEATS)
def members(seats: int) -> tuple[Seat, ...]:
    """A set of seats as seats."""
    return tuple(seat for seat in range(SEATS) if seats >> seat & 1)


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NO_SEAT else seat
