"""What Python calls of the compiled rules: each takes an array of states and an index."""

from typing import Any

from condotta.condottiere import flow
from condotta.condottiere.sample import deal_unseen
from condotta.condottiere.state import AUTOMATIC, OVER, SEATS
from condotta.condottiere.strength import strength
from condotta.kernel.chance import set_key
from condotta.kernel.compiled import Rows, entry
from condotta.kernel.dice import pick, roll


@entry
def start(states: Rows, at: int, seats: int, flags: int, version: int, key: Any, first: int) -> None:
    flow.start(states[at], seats, flags, version, key, first)


@entry
def clear(states: Rows, at: int, seats: int, flags: int, version: int, key: Any) -> None:
    flow.clear(states[at], seats, flags, version, key)


@entry
def legal(states: Rows, at: int) -> int:
    return flow.legal(states[at])


@entry
def advance(states: Rows, at: int, decision: int) -> None:
    """Take a decision or, for a negative one, let the next thing happen by itself."""
    if decision < 0:
        flow.settle(states[at])
    else:
        flow.step(states[at], decision)


@entry
def strengths(states: Rows, at: int, totals: Any) -> None:
    """Write down the strength of every line."""
    for seat in range(states[at].seats):
        totals[seat] = strength(states[at], seat)


@entry
def sample(states: Rows, at: int, viewer: int, sizes: Any, known: Any, unseen: Any, dice: Any) -> None:
    deal_unseen(states[at], viewer, sizes, known, unseen, dice)


@entry
def playouts(states: Rows, seats: int, flags: int, version: int, key: Any, dice: Any, results: Any) -> int:
    """Play a random game for each place in `results`; write there its winners and, above them, its ending.

    The number of decisions they took.
    """
    state, decisions = states[0], 0
    for game in range(len(results)):
        key[0] = roll(dice, 1 << 32)
        flow.start(state, seats, flags, version, key, -1)
        while state.phase != OVER:
            flow.step(state, pick(dice, flow.legal(state)))
            while state.phase >= AUTOMATIC:
                flow.settle(state)
            decisions += 1
        results[game] = state.winners | state.ending << SEATS
    return decisions


@entry
def set_chance(states: Rows, at: int, key: Any) -> None:
    set_key(states[at], key)
