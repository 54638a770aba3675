"""Making the view of a position. `condottiere:view.public` `condottiere:view.private`

What lies open to all is made once for each record; a seat's view is that with its own cards and its knowledge beside
it. Views, like positions, never change, so the last ones are kept: the events of a turn and the tables that ask for
a view want the same few.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from condotta.condottiere import engine
from condotta.condottiere.cards import BY_KIND, NO_CARD, Card, cards_counted
from condotta.condottiere.italy import BY_NUMBER, NOWHERE, Region, regions_of
from condotta.condottiere.knowledge import NOTHING_KNOWN, knowing, known_seats, known_to
from condotta.condottiere.options import options_of
from condotta.condottiere.position import Position
from condotta.condottiere.state import AUTOMATIC, NO_SEAT, SEATS, STATE
from condotta.condottiere.view import ENDINGS, PHASES, SeatView, View
from condotta.kernel.compiled import load
from condotta.kernel.form import Form, starts
from condotta.kernel.game import Seat, Viewer


class Open(NamedTuple):
    """The fields of the record that lie open, besides the realms."""

    out: int
    veiled: int
    finalists: int
    winners: int
    flags: int
    line: bytes
    battles: int
    idle: int
    version: int
    seats: int
    phase: int
    turn: int
    holder: int
    region: int
    pope: int
    stirred: int
    defender: int
    fresh: int
    ending: int


OPEN = Form(STATE, *Open._fields)
REALMS = Form(STATE, "realm")
HANDS, FACE_DOWN = starts(STATE, "hand", "face_down")
ROW = 16
"""The width of a row of counts in the record."""


# Typed, since a viewer True would else be told apart from 1 by nothing but its JSON.
@lru_cache(maxsize=1024, typed=True)
def view(position: Position, viewer: Viewer) -> View:
    """All that a viewer may know: his own cards, and what lies open to all."""
    table = open_to_all(position.record)
    if viewer is not None and not 0 <= viewer < len(table.seats):
        raise ValueError(f"Seats are numbered from 0 to {len(table.seats) - 1}.")
    if viewer is None and position.knowledge == NOTHING_KNOWN:
        return table
    hand, face_down = own_cards(position.record, viewer)
    return View(
        viewer,
        table.options,
        table.version,
        table.phase,
        table.turn,
        table.token,
        table.region,
        table.pope,
        with_knowledge(table.seats, position.knowledge, viewer),
        hand,
        face_down,
        table.discards,
        table.pile_size,
        table.defender,
        table.defender_played,
        table.card_played,
        table.battles,
        table.idle_battles,
        table.finalists,
        table.winners,
        table.ending,
    )


@lru_cache(maxsize=1024)
def open_to_all(record: bytes) -> View:
    """What a spectator sees who knows no card of any hand."""
    table, survey = Open(*OPEN.read(record)), engine.survey(load(STATE, record), 0)
    phase, defender = table.phase, table.defender
    return View(
        None,
        options_of(table.seats, table.flags),
        table.version,
        PHASES[phase],
        table.turn if phase < AUTOMATIC and table.turn != NO_SEAT else None,
        table.holder,
        region_or_none(table.region),
        region_or_none(table.pope),
        _seats(table, REALMS.read(record), survey),
        (),
        None,
        cards_counted(survey.discards),
        survey.pile_size,
        seat_or_none(defender),
        defender != NO_SEAT and not table.fresh,
        bool(table.stirred),
        table.battles,
        table.idle,
        members(table.finalists),
        members(table.winners),
        ENDINGS[table.ending],
    )


def _seats(table: Open, realms: Sequence[int], survey: engine.Survey) -> tuple[SeatView, ...]:
    """The seats, as far as all see them."""
    lines, veiled, out = table.line, table.veiled, table.out
    return tuple(
        [
            _seat(
                survey.hand_sizes[seat],
                lines[seat * ROW : (seat + 1) * ROW],
                veiled >> seat & 1,
                survey.strengths[seat],
                realms[seat],
                out >> seat & 1,
            )
            for seat in range(table.seats)
        ]
    )


@lru_cache(maxsize=1024)
def _seat(hand_size: int, line: bytes, veiled: int, strength: int, realm: int, out: int) -> SeatView:
    """A seat: kept, since most moves change one of them only."""
    return SeatView(hand_size, cards_counted(line), bool(veiled), strength, regions_of(realm), bool(out), ())


def own_cards(record: bytes, viewer: Viewer) -> tuple[tuple[Card, ...], Card | None]:
    """A viewer's hand, and his card that lies face down."""
    if viewer is None:
        return (), None
    hand = record[HANDS + viewer * ROW : HANDS + (viewer + 1) * ROW]
    return cards_counted(hand), card_or_none(record[FACE_DOWN + viewer])


def with_knowledge(seats: tuple[SeatView, ...], knowledge: bytes, viewer: Viewer) -> tuple[SeatView, ...]:
    """The seats as all see them, and what this viewer knows of the others' hands."""
    if knowledge == NOTHING_KNOWN:
        return seats
    bounds = known_to(knowledge, viewer)
    return tuple(
        one if seat == viewer or not any(known) else _known_to_hold(one, known)
        for seat, (one, known) in enumerate(zip(seats, bounds, strict=False))
    )


def _known_to_hold(one: SeatView, known: bytes) -> SeatView:
    cards = cards_counted(known)
    return SeatView(one.hand_size, one.line, one.face_down, one.strength, one.regions, one.out, cards)


def own_changes(before: Position, after: Position) -> dict[Seat, dict[str, Any] | None]:
    """What has changed for seats alone: their cards. None where the seats have not changed as for spectators."""
    changed: dict[Seat, dict[str, Any] | None] = {}
    was, now = before.record, after.record
    for seat in range(len(view(after, None).seats)):
        hand, down = slice(HANDS + seat * ROW, HANDS + (seat + 1) * ROW), FACE_DOWN + seat
        if was[hand] != now[hand] or was[down] != now[down]:
            own: dict[str, Any] = {} if was[hand] == now[hand] else {"hand": cards_counted(now[hand])}
            changed[seat] = own if was[down] == now[down] else own | {"face_down": card_or_none(now[down])}
    if before.knowledge != NOTHING_KNOWN or after.knowledge != NOTHING_KNOWN:
        changed |= dict.fromkeys(_who_sees_otherwise(before, after))
    return changed


def _who_sees_otherwise(before: Position, after: Position) -> set[Seat]:
    """For whom the seats have not changed as for spectators.

    Who knows something else of the others than they; and of whose own cards they know some, which his own view does not
    tell: that makes a difference if his seat is among those that change.
    """
    seats = view(before, None).seats, view(after, None).seats
    known = known_seats(before.knowledge) | known_seats(after.knowledge)
    changed = {seat for seat in known if seats[0][seat] != seats[1][seat]}
    return changed | knowing(before.knowledge) | knowing(after.knowledge)


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == NO_SEAT else seat


def region_or_none(region: int) -> Region | None:
    return None if region == NOWHERE else BY_NUMBER[region]


def card_or_none(kind: int) -> Card | None:
    return None if kind == NO_CARD else BY_KIND[kind]


@lru_cache(maxsize=1 << SEATS)
def members(seats: int) -> tuple[Seat, ...]:
    """A set of seats as seats."""
    return tuple(seat for seat in range(SEATS) if seats >> seat & 1)
