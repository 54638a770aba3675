"""The flow of a game: what is asked, what follows an answer, and what happens by itself.

`legal` gives the decisions of the seat to move, `step` takes one of them, `settle` does one thing that happens by
itself and is called as long as the phase is automatic. The decisions are numbered in `actions`.
"""

from typing import Any

from condotta.kernel.chance import below, set_key
from condotta.kernel.compiled import State, rule
from condotta.ordonnance.actions import DECISIONS
from condotta.ordonnance.icons import KINDS, NO_CARD
from condotta.ordonnance.state import (
    DRAW,
    NO_SEAT,
    PLACE,
    SEATS,
    UNDECIDED,
    draw_card,
    lay,
    left_of,
    put_in_hand,
    take_from_hand,
)
from condotta.ordonnance.territories import ARMY, LEVANT, TERRITORIES
from condotta.ordonnance.victory import reckon, settle_control

DEALT = 6
IN_HAND = TERRITORIES
"""Stands for a seat's hand where a territory is told."""


@rule
def start(state: State, seats: int, flags: int, version: int, key: Any, first: int, deck: Any) -> None:
    """Set up a game and deal. `ordonnance:first.lot` `ordonnance:deal.six`"""
    clear(state, seats, flags, version, key)
    fill_pile(state, deck)
    state.turn = below(state, seats) if first == NO_SEAT else first
    for seat in range(seats):
        for _ in range(DEALT):
            draw_card(state, seat)


@rule
def clear(state: State, seats: int, flags: int, version: int, key: Any) -> None:
    """Empty territories, nobody holding anything, no pile."""
    set_key(state, key)
    state.seats, state.flags, state.version = seats, flags, version
    for seat in range(SEATS):
        clear_line(state, seat)
        state.held[seat] = 0
        for kind in range(KINDS):
            state.hand[seat][kind] = 0
    for kind in range(KINDS):
        state.pile[kind] = 0
    for territory in range(TERRITORIES):
        state.control[territory] = NO_SEAT
    state.pile_size, state.armies, state.winners, state.turn = 0, 0, 0, 0
    state.phase, state.ending = PLACE, UNDECIDED


@rule
def clear_line(state: State, seat: int) -> None:
    """A line of five empty territories."""
    state.room[seat] = LEVANT
    for territory in range(TERRITORIES):
        state.cards[seat][territory] = 0
        state.completed[seat][territory] = 0
        for at in range(ARMY):
            state.laid[seat][territory][at] = NO_CARD


@rule
def fill_pile(state: State, deck: Any) -> None:
    """All cards of a deck are in the pile. `ordonnance:deck.table`"""
    for kind in range(KINDS):
        state.pile[kind] = deck[kind]
        state.pile_size += deck[kind]


@rule
def legal(state: State) -> tuple[int, int]:
    """The kinds that the seat to move may lay, and the territories where it may lay any of them."""
    if state.phase != PLACE:
        return 0, 0
    return state.held[state.turn], state.room[state.turn]


@rule
def permits(state: State, decision: int) -> bool:
    """Whether a number is a decision that the seat to move may take."""
    if decision < 0 or decision >= DECISIONS:
        return False
    kinds, territories = legal(state)
    kind = decision // TERRITORIES
    return kinds >> kind & territories >> (decision - kind * TERRITORIES) & 1 != 0


@rule
def step(state: State, decision: int) -> None:
    """Take a legal decision: lay a card in a territory. `ordonnance:turn.place`"""
    kind = decision // TERRITORIES
    take_from_hand(state, state.turn, kind)
    join_army(state, state.turn, decision - kind * TERRITORIES, kind)
    if draws(state, state.turn):
        state.phase = DRAW
    else:
        give_turn(state, left_of(state, state.turn))


@rule
def join_army(state: State, seat: int, territory: int, kind: int) -> None:
    """A card is laid in a territory; if it completes the last army there, control is settled."""
    lay(state, seat, territory, kind)
    if state.completed[seat][territory]:
        settle_control(state, territory)


@rule
def draws(state: State, seat: int) -> bool:
    """Whether a seat that laid a card draws one. `ordonnance:deck.empty`

    Ruling: after one's 20th card there is no draw.
    """
    return bool(state.pile_size and state.room[seat])


@rule
def settle(state: State) -> None:
    """The seat draws, and its turn is over. `ordonnance:turn.draw`"""
    draw_card(state, state.turn)
    give_turn(state, left_of(state, state.turn))


@rule
def give_turn(state: State, seat: int) -> None:
    """A seat is to move. All lay equally many cards, so when it has no room nobody has. `ordonnance:end.all-full`"""
    state.turn, state.phase = seat, PLACE
    if not state.room[seat]:
        reckon(state)


@rule
def arrange(state: State, things: Any, count: int, pile: Any, turn: int) -> None:
    """Lay out so many cards, each told by seat, territory and kind, on an empty table; the pile; and whose turn it is.

    Armies are complete in the order in which they are told.
    """
    for at in range(count):
        seat, territory, kind = things[3 * at], things[3 * at + 1], things[3 * at + 2]
        if territory == IN_HAND:
            put_in_hand(state, seat, kind)
        else:
            join_army(state, seat, territory, kind)
    fill_pile(state, pile)
    give_turn(state, turn)
