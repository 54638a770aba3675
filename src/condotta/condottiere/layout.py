"""Laying things out as a record for the rules: a position set up by hand, or a view with other hands left empty."""

import msgspec

from condotta.condottiere.cards import KINDS, Card, counts
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.position import Opened, blank_board
from condotta.condottiere.state import NO_SEAT
from condotta.condottiere.view import ENDINGS, Ending, Phase, View
from condotta.kernel.compiled import State, put
from condotta.kernel.game import Seat


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
    board = blank_board(view.options, "")
    state = _laid(board, layout)
    state.armed = sum(1 << seat for seat in seats if view.seats[seat].hand_size)
    state.veiled = sum(1 << seat for seat in seats if view.seats[seat].face_down)
    put(board.rows, 0, state)
    return board


def lay(layout: Layout, seed: str) -> Opened:
    """The record of a layout, the pile still empty."""
    board = blank_board(layout.options, seed)
    put(board.rows, 0, _laid(board, layout))
    return board


def _laid(board: Opened, layout: Layout) -> State:
    """What a layout makes of an empty board."""
    state = board.peek()
    for seat in range(layout.options.players):
        _lay_seat(state, seat, layout)
    state.armed = sum(1 << seat for seat, hand in enumerate(layout.hands) if hand)
    state.veiled = sum(1 << seat for seat, card in enumerate(layout.face_down) if card)
    state.out = sum(1 << seat for seat in layout.out)
    state.finalists = sum(1 << seat for seat in layout.finalists)
    state.winners = sum(1 << seat for seat in layout.winners)
    state.holder = layout.token
    state.turn = NO_SEAT if layout.turn is None else layout.turn
    state.phase = layout.phase.number
    if layout.region:
        state.region = layout.region.number
    if layout.pope:
        state.pope = layout.pope.number
    if layout.defender is not None:
        state.defender, state.fresh = layout.defender, int(not layout.defender_played)
    if layout.phase in (Phase.DISCARD, Phase.DRAW) and layout.turn is not None:
        state.asked = (layout.turn - layout.token) % layout.options.players + 1
    state.stirred = int(layout.card_played)
    state.battles, state.idle = layout.battles, layout.idle_battles
    state.ending = ENDINGS.index(layout.ending)
    return state


def _lay_seat(state: State, seat: Seat, layout: Layout) -> None:
    """The hand, the line and the markers of one seat."""
    for where, held, own in (("hand", "held", layout.hands[seat]), ("line", "lined", layout.lines[seat])):
        numbers = counts(own)
        getattr(state, where)[seat] = numbers
        getattr(state, held)[seat] = sum(1 << kind for kind in range(KINDS) if numbers[kind])
    card = layout.face_down[seat]
    if card:
        state.face_down[seat] = card.kind
    state.realm[seat] = sum(1 << region.number for region in layout.markers[seat])
    state.unowned &= ~state.realm[seat]
