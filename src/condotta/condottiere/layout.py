"""Laying things out as a record for the rules: a position set up by hand, or a view with other hands left empty."""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_

import msgspec

from condotta.condottiere.cards import NO_CARD, Card, kinds_of, row_of
from condotta.condottiere.italy import ITALY, NOWHERE, Region, realm_of
from condotta.condottiere.options import Options
from condotta.condottiere.position import Opened, blank_board
from condotta.condottiere.state import NO_SEAT, SEATS, STATE
from condotta.condottiere.view import ENDINGS, Ending, Phase, View
from condotta.kernel.compiled import load
from condotta.kernel.form import Form, Value
from condotta.kernel.game import Seat

RECORD = Form(STATE)


class Layout(msgspec.Struct, frozen=True):
    """All that lies on the table, hands included; the pile is not listed."""

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    lines: tuple[tuple[Card, ...], ...]
    face_down: tuple[Card | None, ...]
    markers: tuple[tuple[Region, ...], ...]
    token: Seat
    phase: Phase
    turn: Seat | None
    region: Region | None
    pope: Region | None
    out: tuple[Seat, ...]
    defender: Seat | None
    defender_played: bool
    card_played: bool
    battles: int
    idle_battles: int
    finalists: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    ending: Ending | None


def board_of(view: View) -> Opened:
    """The view as a record in which the other hands are empty but count as holding cards where they do."""
    seats = range(len(view.seats))
    layout = Layout(
        options=view.options,
        hands=tuple(view.hand if seat == view.viewer else () for seat in seats),
        lines=tuple(seat.line for seat in view.seats),
        face_down=tuple(view.face_down if seat == view.viewer else None for seat in seats),
        markers=tuple(seat.regions for seat in view.seats),
        token=view.token,
        phase=view.phase,
        turn=view.turn,
        region=view.region,
        pope=view.pope,
        out=tuple(seat for seat in seats if view.seats[seat].out),
        defender=view.defender,
        defender_played=view.defender_played,
        card_played=view.card_played,
        battles=view.battles,
        idle_battles=view.idle_battles,
        finalists=view.finalists,
        winners=view.winners,
        ending=view.ending,
    )
    fields = _laid(_empty(view.options), layout)
    fields["armed"] = _set([seat for seat in seats if view.seats[seat].hand_size])
    fields["veiled"] = _set([seat for seat in seats if view.seats[seat].face_down])
    return Opened(load(STATE, RECORD.write(fields)))


def lay(layout: Layout, seed: str) -> Opened:
    """The record of a layout, the pile still empty."""
    blank = RECORD.fields(blank_board(layout.options, seed).closed().record)
    return Opened(load(STATE, RECORD.write(_laid(blank, layout))))


@lru_cache(maxsize=256)
def _empty(options: Options) -> dict[str, Value]:
    """The fields of an empty board, not to be changed."""
    return RECORD.fields(blank_board(options, "").closed().record)


def _laid(blank: dict[str, Value], layout: Layout) -> dict[str, Value]:
    """What a layout makes of an empty board."""
    rest = SEATS - layout.options.players
    realms = [realm_of(regions) for regions in layout.markers]
    fields = blank | {
        "held": [*map(kinds_of, layout.hands), *[0] * rest],
        "lined": [*map(kinds_of, layout.lines), *[0] * rest],
        "realm": realms + [0] * rest,
        "unowned": ITALY & ~reduce(or_, realms),
        "armed": _set([seat for seat, hand in enumerate(layout.hands) if hand]),
        "veiled": _set([seat for seat, card in enumerate(layout.face_down) if card]),
        "out": _set(layout.out),
        "finalists": _set(layout.finalists),
        "winners": _set(layout.winners),
        "hand": b"".join(map(row_of, layout.hands)),
        "line": b"".join(map(row_of, layout.lines)),
        "face_down": bytes([*(card.kind if card else NO_CARD for card in layout.face_down), *[NO_CARD] * rest]),
        "battles": layout.battles,
        "idle": layout.idle_battles,
        "phase": layout.phase.number,
        "turn": NO_SEAT if layout.turn is None else layout.turn,
        "holder": layout.token,
        "region": NOWHERE if layout.region is None else layout.region.number,
        "pope": NOWHERE if layout.pope is None else layout.pope.number,
        "stirred": int(layout.card_played),
        "ending": ENDINGS.index(layout.ending),
    }
    if layout.defender is not None:
        fields |= {"defender": layout.defender, "fresh": int(not layout.defender_played)}
    if layout.phase in (Phase.DISCARD, Phase.DRAW) and layout.turn is not None:
        fields["asked"] = (layout.turn - layout.token) % layout.options.players + 1
    return fields


def _set(seats: Iterable[Seat]) -> int:
    members = 0
    for seat in seats:
        members |= 1 << seat
    return members
