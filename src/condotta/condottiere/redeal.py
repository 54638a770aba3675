"""Dealing again what a viewer has not seen, for search: uniform over all that agrees with what he knows.

The cards he knows a seat to hold, in hand or face down, stay with it. All others he has not seen are dealt
uniformly over the free places of hands, face-down cards and pile; a face-down card is one of ten kinds.
"""

from typing import Any

from condotta.condottiere.cards import CARDS, KINDS, LAID_FACE_DOWN
from condotta.condottiere.state import give_up_hand, put_in_hand, spread, take_from_hand
from condotta.kernel.compiled import State, blank, rule
from condotta.kernel.dice import roll

NOT_YET = -1


@rule
def deal_unseen(state: State, viewer: int, sizes: Any, known: Any, unseen: Any, dice: Any) -> None:
    """Deal the unseen cards again and again until every face-down card is one that is laid so."""
    deck = blank(CARDS)
    size = spread(unseen, deck)
    left = NOT_YET
    while left == NOT_YET:
        left = deal_once(state, viewer, sizes, known, deck, size, dice)
    for kind in range(KINDS):
        state.pile[kind] = 0
    for at in range(left):
        state.pile[deck[at]] += 1


@rule
def deal_once(state: State, viewer: int, sizes: Any, known: Any, deck: Any, size: int, dice: Any) -> int:
    """Deal to every other seat; the number of cards left, or NOT_YET if a face-down card cannot be one."""
    for seat in range(state.seats):
        if seat == viewer:
            continue
        veiled = state.veiled >> seat & 1
        size = fill_hand(state, seat, sizes[seat] + veiled, known[seat], deck, size, dice)
        if veiled and not put_face_down(state, seat, roll(dice, sizes[seat] + 1)):
            return NOT_YET
    return size


@rule
def fill_hand(state: State, seat: int, places: int, known: Any, deck: Any, size: int, dice: Any) -> int:
    """The known cards and random ones, up to so many places; the number of cards left in the deck."""
    give_up_hand(state, seat)
    for kind in range(KINDS):
        for _ in range(known[kind]):
            put_in_hand(state, seat, kind)
            places -= 1
    for _ in range(places):
        at = roll(dice, size)
        size -= 1
        card = deck[at]
        deck[at], deck[size] = deck[size], card
        put_in_hand(state, seat, card)
    return size


@rule
def put_face_down(state: State, seat: int, at: int) -> bool:
    """Let the card at this place of a hand be the face-down one, if it is of a kind that is laid so."""
    kind = 0
    while at >= state.hand[seat][kind]:
        at -= state.hand[seat][kind]
        kind += 1
    take_from_hand(state, seat, kind)
    state.face_down[seat] = kind
    return bool(LAID_FACE_DOWN >> kind & 1)
