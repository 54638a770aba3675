"""Making the view of a position. `condottiere:view.public` `condottiere:view.private`

What lies open to all is made once for each record; a seat's view is that with its own cards and its knowledge beside
it. Views, like positions, never change, so the last ones are kept: the events of a turn and the tables that ask for
a view want the same few.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from condotta.condottiere import engine
from condotta.condottiere.cards import BY_KIND, NO_CARD, Card, cards_counted
from condotta.condottiere.italy import BY_NUMBER, NOWHERE, Region, regions_of
from condotta.condottiere.knowledge import NOTHING_KNOWN, known_to, knows_no_more
from condotta.condottiere.options import options_of
from condotta.condottiere.position import Position
from condotta.condottiere.state import AUTOMATIC, NO_SEAT, SEATS, STATE
from condotta.condottiere.view import ENDINGS, PHASES, SeatView, View
from condotta.kernel.compiled import load
from condotta.kernel.form import Form
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
OWN = Form(STATE, "hand", "face_down")
ROW = 16
"""The width of a row of counts in the record."""


# Typed, since a viewer True would else be told apart from 1 by nothing but its JSON.
@lru_cache(maxsize=4096, typed=True)
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
    return View(
        viewer=None,
        options=options_of(table.seats, table.flags),
        version=table.version,
        phase=PHASES[table.phase],
        turn=seat_or_none(table.turn if table.phase < AUTOMATIC else NO_SEAT),
        token=table.holder,
        region=region_or_none(table.region),
        pope=region_or_none(table.pope),
        seats=_seats(table, REALMS.read(record), survey),
        hand=(),
        face_down=None,
        discards=cards_counted(survey.discards),
        pile_size=survey.pile_size,
        defender=seat_or_none(table.defender),
        defender_played=table.defender != NO_SEAT and not table.fresh,
        card_played=bool(table.stirred),
        battles=table.battles,
        idle_battles=table.idle,
        finalists=members(table.finalists),
        winners=members(table.winners),
        ending=ENDINGS[table.ending],
    )


def _seats(table: Open, realms: Sequence[int], survey: engine.Survey) -> tuple[SeatView, ...]:
    """The seats, as far as all see them."""
    return tuple(
        SeatView(
            survey.hand_sizes[seat],
            cards_counted(table.line[seat * ROW : (seat + 1) * ROW]),
            bool(table.veiled >> seat & 1),
            survey.strengths[seat],
            regions_of(realms[seat]),
            bool(table.out >> seat & 1),
            (),
        )
        for seat in range(table.seats)
    )


def own_cards(record: bytes, viewer: Viewer) -> tuple[tuple[Card, ...], Card | None]:
    """A viewer's hand, and his card that lies face down."""
    if viewer is None:
        return (), None
    hands, face_down = OWN.read(record)
    return cards_counted(hands[viewer * ROW : (viewer + 1) * ROW]), card_or_none(face_down[viewer])


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


def stays(before: Position, after: Position, viewer: Viewer) -> bool:
    """Whether a viewer has the same cards in both, and knows no more than spectators in either."""
    if viewer is None:
        return True
    if not knows_no_more(before.knowledge, viewer) or not knows_no_more(after.knowledge, viewer):
        return False
    (hands, veiled), (new_hands, new_veiled) = OWN.read(before.record), OWN.read(after.record)
    own = slice(viewer * ROW, (viewer + 1) * ROW)
    return bool(hands[own] == new_hands[own] and veiled[viewer] == new_veiled[viewer])


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
