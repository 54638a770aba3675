"""Many games side by side: what is the same in both games of slots, verbs and results.

A slot holds one game at a time; its key of chance counts up from game to game, so what happens in a slot depends on
its own first key and its own decisions alone. Results go into arrays of the caller.
"""

from typing import Any

import numpy as np

from condotta.kernel.chance import WORD
from condotta.kernel.compiled import State, rule
from condotta.learn.rewards import pay

BEGIN, STEP, RANDOM, OBSERVE = range(4)
"""What a door is asked to do with all its games."""
PLAYERS, FLAGS, VERSION, CAP, RESTARTS, ARGUMENT = range(6)
"""The places of the numbers that a door is given; the last one is a viewer, or how many rounds to play."""

GOING_ON, OVER, TRUNCATED = range(3)
"""What `ended` says of a game."""
ALL_LEGAL = -1
NOBODY, FIRST = 0, 0
"""No winners; and the seat that looks on when nobody is to move."""

SLOT: list[tuple[Any, ...]] = [
    ("key", np.uint32, (8,)),  # of the game at hand
    ("games", np.int64),  # concluded here so far
    ("moves", np.int64),  # decisions taken in the game at hand
]


@rule
def verdict(state: State, slot: State, numbers: Any) -> int:
    """Count a decision, and say whether the game goes on after it."""
    slot.moves += 1
    if state.ending:
        return OVER
    return TRUNCATED if slot.moves >= numbers[CAP] else GOING_ON


@rule
def next_game(slot: State, verb: int) -> None:
    """The key of the next game in a slot; the first one has the key that is there."""
    if verb != BEGIN:
        slot.key[0] = (slot.key[0] + 1) & WORD
        slot.games += 1
    slot.moves = 0


@rule
def report(state: State, at: int, ended: int, winners: int, told: Any) -> int:
    """Write down how a game stands after a decision; the seat that looks at it now."""
    _, _, seats, rewards, endings, victors = told
    seats[at], endings[at], victors[at] = state.turn, ended, winners
    pay(rewards[at], winners, state.seats)
    return max(FIRST, state.turn)
