"""The door to the compiled part of learning Ordonnance: one function for every verb, so that it is compiled once."""

from typing import Any

import numpy as np

from condotta.kernel.compiled import Rows, State, long_entry, rule
from condotta.learn import batch
from condotta.learn.batch import (
    ALL_LEGAL,
    ARGUMENT,
    BEGIN,
    FLAGS,
    GOING_ON,
    NOBODY,
    OBSERVE,
    PLAYERS,
    RANDOM,
    RESTARTS,
    STEP,
    VERSION,
    next_game,
    report,
    verdict,
)
from condotta.learn.ordonnance.sight import look, tell_legal
from condotta.ordonnance import flow
from condotta.ordonnance.engine import any_decision
from condotta.ordonnance.state import AUTOMATIC, NO_SEAT

SLOT = np.dtype((np.record, np.dtype(batch.SLOT, align=True)))


# The doors of both games are alike, but each names its own rules: compiled code that is given rules as arguments
# cannot be kept for the next start.
@long_entry
def door(
    states: Rows, slots: Rows, verb: int, numbers: Any, decisions: Any, dice: Any, deck: Any, told: tuple[Any, ...]
) -> int:
    """Do what the verb says with all these games; `told` are the arrays that take the results.

    Before a step all decisions are checked: the first game whose decision is illegal is returned, and nothing done.
    """
    observations, masks = told[0], told[1]
    if verb == STEP:
        for at in range(len(states)):
            if not flow.permits(states[at], decisions[at]):
                return at
    for _ in range(numbers[ARGUMENT] if verb == RANDOM else 1):
        for at in range(len(states)):
            if verb == RANDOM:
                decisions[at] = any_decision(states[at], dice)
            ended, winners = serve(states[at], slots[at], verb, numbers, decisions[at], deck)
            viewer = numbers[ARGUMENT]
            if verb != OBSERVE:
                viewer = report(states[at], at, ended, winners, told)
            look(states[at], viewer, observations[at])
            tell_legal(states[at], viewer, masks[at])
    return ALL_LEGAL


@rule
def serve(state: State, slot: State, verb: int, numbers: Any, decision: int, deck: Any) -> tuple[int, int]:
    """Begin a game, or take a decision in it; how it ended, if it did, and who won. Then the next one may begin.

    Each rule is called in one place only: those that are called twice are compiled twice.
    """
    ended, winners = GOING_ON, NOBODY
    if verb in (STEP, RANDOM):
        advance(state, slot, decision)
        ended, winners = verdict(state, slot, numbers), state.winners
    if verb == BEGIN or (ended != GOING_ON and numbers[RESTARTS]):
        next_game(slot, verb)
        deal(state, slot, numbers, deck)
    return ended, winners


@rule
def deal(state: State, slot: State, numbers: Any, deck: Any) -> None:
    """Begin a game with the key of its slot."""
    flow.start(state, numbers[PLAYERS], numbers[FLAGS], numbers[VERSION], slot.key, NO_SEAT, deck)


@rule
def advance(state: State, _slot: State, decision: int) -> None:
    """Take a decision, and let happen what then happens by itself."""
    flow.step(state, decision)
    while state.phase >= AUTOMATIC:
        flow.settle(state)
