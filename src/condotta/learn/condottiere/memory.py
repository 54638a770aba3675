"""What all others know of a hand, step by step: cards fetched in sight, until they are seen to leave.

Where nobody shows cards, everybody but the owner knows the same, so one row of counts for each seat is enough.
"""

from typing import Any

import numpy as np

from condotta.condottiere.actions import CARD, DISCARD_HAND, NOTHING, PASS_REVEALING
from condotta.condottiere.cards import KINDS, LAID_FACE_DOWN
from condotta.condottiere.options import HIDDEN_CARDS
from condotta.condottiere.state import (
    BATTLE,
    DEAL,
    DISCARD,
    FETCH,
    FINAL_BATTLE,
    KEEP,
    SEATS,
    TURN_ALL_UP,
    TURN_UP,
)
from condotta.kernel.compiled import State, brief, rule

MEMORY: list[tuple[Any, ...]] = [
    ("known", np.int8, (SEATS, 16)),  # how many cards of each kind a seat is known to hold
    ("familiar", np.int64),  # seats of which anything may be known; so that there is nothing to do for others
]


@rule
def learn_from_decision(state: State, slot: State, decision: int) -> None:
    """What others learn from a decision that is about to be taken."""
    seat = state.turn
    if state.phase == BATTLE:
        if decision == PASS_REVEALING:
            lost(slot, seat, state.face_down[seat])
        elif decision < CARD + KINDS and not (state.flags & HIDDEN_CARDS and LAID_FACE_DOWN >> decision & 1):
            lost(slot, seat, decision - CARD)
    elif state.phase == FETCH:
        if decision != NOTHING:
            slot.known[seat][decision - CARD] += 1
            slot.familiar |= 1 << seat
    elif state.phase == KEEP or (state.phase == DISCARD and decision == DISCARD_HAND):
        forget(slot, seat)


@rule
def learn_from_course(state: State, slot: State) -> None:
    """What others learn from the one thing that is about to happen by itself."""
    if state.phase == TURN_UP:
        lost(slot, state.turn, state.face_down[state.turn])
    elif state.phase == TURN_ALL_UP:
        for seat in range(state.seats):
            if state.veiled >> seat & 1:
                lost(slot, seat, state.face_down[seat])
    elif state.phase == DEAL or state.phase == FINAL_BATTLE:
        forget_all(slot)


@brief
def lost(slot: State, seat: int, kind: int) -> None:
    """A card is seen to leave a hand, or is turned up."""
    if slot.familiar >> seat & 1 and slot.known[seat][kind]:
        slot.known[seat][kind] -= 1


@rule
def forget(slot: State, seat: int) -> None:
    for kind in range(KINDS):
        slot.known[seat][kind] = 0
    slot.familiar &= ~(1 << seat)


@rule
def forget_all(slot: State) -> None:
    for seat in range(SEATS):
        if slot.familiar >> seat & 1:
            forget(slot, seat)
