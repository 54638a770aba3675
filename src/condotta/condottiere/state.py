"""The state of a game: one record of counts and bit sets, and the small motions of cards in it.

Hands and lines are counts of each kind. Sets of kinds, seats and regions are bit sets. What is neither in a
hand, nor in a line, nor face down, nor in the pile lies in the discard pile.
"""

from typing import Any

import numpy as np

from condotta.condottiere.cards import CARDS, COPIES, KINDS
from condotta.condottiere.options import DRAW_AFTER_BATTLE
from condotta.kernel import chance
from condotta.kernel.chance import below
from condotta.kernel.compiled import State, bits, blank, brief, lowest, rule, table

SEATS = 6
NO_SEAT = -1

# What the seat to move is asked ...
CHOOSE, BATTLE, FETCH, POPE, DISCARD, KEEP, DRAW, OVER = range(8)
# ... and what happens by itself.
AUTOMATIC = 8
TURN_UP, EFFECT, TURN_ALL_UP, COMPARE, CLEAR_LINES, DEAL, DRAW_TEN, FINAL_BATTLE = range(AUTOMATIC, 16)

# How a game ends.
UNDECIDED, BY_TOTAL, BY_KINGDOM, BY_EXHAUSTION, BY_GUARD, BY_FINAL_BATTLE = range(6)

STATE = np.dtype(
    [
        *chance.FIELDS,
        ("held", np.int32, (SEATS,)),  # the kinds in each hand
        ("lined", np.int32, (SEATS,)),  # the kinds face up in each line
        ("realm", np.int32, (SEATS,)),  # the regions of each seat
        ("unowned", np.int32),  # regions without a marker
        ("armed", np.int32),  # seats that hold cards
        ("out", np.int32),  # seats that are out of this battle
        ("veiled", np.int32),  # seats with a face-down card in their line
        ("finalists", np.int64),  # seats in a final battle; none before it
        ("winners", np.int32),
        ("flags", np.int32),  # variants and options
        ("hand", np.int8, (SEATS, 16)),
        ("line", np.int8, (SEATS, 16)),  # face-up cards
        ("face_down", np.int8, (SEATS,)),  # each line's face-down card
        ("pile", np.int8, (16,)),
        ("kept", np.int8, (16,)),  # cards chosen so far at a round's end
        ("battles", np.int16),  # battles concluded
        ("idle", np.int16),  # how many of them, up to the last, saw no card played
        ("version", np.int16),  # of the rules
        ("seats", np.int64),
        ("phase", np.int8),
        ("turn", np.int64),  # the seat that is asked
        ("holder", np.int64),  # of the token; in a battle he placed it
        ("region", np.int8),  # the contested one
        ("pope", np.int8),  # the region under his protection
        ("asked", np.int8),  # seats already asked in a turn around the table
        ("playing", np.int64),  # the card about to take effect
        ("turned", np.int64),  # the face-down card that this play turned up
        ("stirred", np.int8),  # whether a card was played in this battle
        ("defender", np.int8),  # whose region is contested
        ("fresh", np.int8),  # whether the defender has not yet played a card
        ("ending", np.int8),
    ],
    align=True,
)
STATE = np.dtype((np.record, STATE))
COUNTS = table(COPIES, np.int8)


@brief
def everyone(state: State) -> int:
    """The set of all seats."""
    return (1 << state.seats) - 1


@brief
def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def first_from(state: State, seats: int, seat: int) -> int:
    """The first of these seats, clockwise from a seat and that seat included."""
    seat += lowest((seats | seats << state.seats) >> seat)
    return seat - state.seats if seat >= state.seats else seat


@rule
def hand_size(state: State, seat: int) -> int:
    size = 0
    for kind in range(KINDS):
        size += state.hand[seat][kind]
    return size


@rule
def in_play(state: State) -> int:
    """The kinds that lie face up in any line."""
    kinds = 0
    for seat in range(state.seats):
        kinds |= state.lined[seat]
    return kinds


@rule
def put_in_hand(state: State, seat: int, kind: int) -> None:
    state.hand[seat][kind] += 1
    state.held[seat] |= 1 << kind
    state.armed |= 1 << seat


@rule
def take_from_hand(state: State, seat: int, kind: int) -> None:
    state.hand[seat][kind] -= 1
    if not state.hand[seat][kind]:
        state.held[seat] &= ~(1 << kind)
        if not state.held[seat]:
            state.armed &= ~(1 << seat)


@rule
def give_up_hand(state: State, seat: int) -> None:
    for kind in range(KINDS):
        state.hand[seat][kind] = 0
    state.held[seat] = 0
    state.armed &= ~(1 << seat)


@brief
def put_in_line(state: State, seat: int, kind: int) -> None:
    state.line[seat][kind] += 1
    state.lined[seat] |= 1 << kind


@rule
def take_from_line(state: State, seat: int, kind: int) -> None:
    state.line[seat][kind] -= 1
    if not state.line[seat][kind]:
        state.lined[seat] &= ~(1 << kind)


@rule
def discard_from_lines(state: State, kind: int) -> None:
    """Discard every face-up card of a kind, in all lines."""
    for seat in range(state.seats):
        state.line[seat][kind] = 0
        state.lined[seat] &= ~(1 << kind)


@rule
def discard_lines(state: State) -> None:
    """`condottiere:lines.discard`"""
    for seat in range(state.seats):
        while state.lined[seat]:
            state.line[seat][lowest(state.lined[seat])] = 0
            state.lined[seat] &= state.lined[seat] - 1


@brief
def hand_limit(state: State, seat: int) -> int:
    """Ten cards and one for each region. `condottiere:round.deal` `condottiere:draw.up-to-three`"""
    return 10 + bits(state.realm[seat])


@rule
def deal(state: State, seats: int) -> None:
    """Shuffle all cards that nobody holds; fill the hands of these seats. `condottiere:round.deal`"""
    for kind in range(KINDS):
        state.pile[kind] = COUNTS[kind]
    for seat in range(state.seats):
        if state.armed >> seat & 1:
            for kind in range(KINDS):
                state.pile[kind] -= state.hand[seat][kind]
    deck = blank(CARDS)
    size = spread(state.pile, deck)
    for seat in range(state.seats):
        if seats >> seat & 1:
            for _ in range(hand_due(state, seat) - hand_size(state, seat)):
                at = below(state, size)
                put_in_hand(state, seat, deck[at])
                state.pile[deck[at]] -= 1
                size -= 1
                deck[at] = deck[size]


@brief
def hand_due(state: State, seat: int) -> int:
    """How many cards a hand is dealt up to; with Draw After Battle seven at the start. `condottiere:draw.start`"""
    if state.flags & DRAW_AFTER_BATTLE and not state.finalists:
        return 7
    return hand_limit(state, seat)


@rule
def spread(counts: Any, deck: Any) -> int:
    """Spread out the cards of these counts in a row; how many they are."""
    size = 0
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            deck[size] = kind
            size += 1
    return size


@rule
def pile_size(state: State) -> int:
    size = 0
    for kind in range(KINDS):
        size += state.pile[kind]
    return size


@rule
def draw_card(state: State, seat: int) -> None:
    """Draw a card; an empty pile is first made anew. `condottiere:draw.exhausted`"""
    size = pile_size(state)
    if not size:
        size = renew_pile(state)
    at, kind = below(state, size), 0
    while at >= state.pile[kind]:
        at -= state.pile[kind]
        kind += 1
    state.pile[kind] -= 1
    put_in_hand(state, seat, kind)


@rule
def renew_pile(state: State) -> int:
    """The discard pile becomes the pile; if it is empty too, the lines just fought are discarded first."""
    size = 0
    while not size:
        for kind in range(KINDS):
            left = COUNTS[kind]
            for seat in range(state.seats):
                left -= state.hand[seat][kind] + state.line[seat][kind]
            state.pile[kind] = left
            size += left
        if not size:
            discard_lines(state)
    return size
