"""The one door between Python and the compiled rules.

A single compiled function serves every verb: so the rules are compiled, cached and loaded once, not once for each
verb. The functions below it are what Python calls; each takes an array of states and an index.
"""

from typing import Any

from condotta.condottiere import flow
from condotta.condottiere.italy import largest_kingdom as largest_kingdom_of
from condotta.condottiere.redeal import deal_unseen
from condotta.condottiere.state import AUTOMATIC, NO_SEAT, OVER, SEATS, STATE
from condotta.condottiere.strength import strength
from condotta.kernel.chance import set_key
from condotta.kernel.compiled import Rows, State, allot, entry, row, rule
from condotta.kernel.dice import pick, shake

START, CLEAR, SET_CHANCE, LEGAL, STEP, SETTLE, STRENGTHS, SAMPLE, PLAYOUTS, KINGDOM = range(10)
NO_ROW, NO_GRID, NO_STATES = row([0] * 8), row([[0]]), allot(STATE)


@entry
def door(states: Rows, at: int, verb: int, numbers: Any, key: Any, dice: Any, known: Any, results: Any) -> int:
    """Do what the verb says; `numbers` are its arguments, the rows are read and written as it needs."""
    state = states[at]
    if verb == START:
        flow.start(state, numbers[0], numbers[1], numbers[2], key, numbers[3])
    elif verb == CLEAR:
        flow.clear(state, numbers[0], numbers[1], numbers[2], key)
    elif verb == SET_CHANCE:
        set_key(state, key)
    elif verb == LEGAL:
        return flow.legal(state)
    elif verb == STEP:
        flow.step(state, numbers[0])
    elif verb == SETTLE:
        flow.settle(state)
    elif verb == STRENGTHS:
        for seat in range(state.seats):
            results[seat] = strength(state, seat)
    elif verb == SAMPLE:
        deal_unseen(state, numbers[SEATS], numbers, known, results, dice)
    elif verb == PLAYOUTS:
        return play_randomly(state, numbers, key, dice, results)
    elif verb == KINGDOM:
        return largest_kingdom_of(numbers[0])
    return 0


@rule
def play_randomly(state: State, numbers: Any, key: Any, dice: Any, results: Any) -> int:
    """Play a random game for each place in `results`: its winners and, above them, its ending. How many decisions."""
    decisions = 0
    for game in range(len(results)):
        key[0] = shake(dice)
        flow.start(state, numbers[0], numbers[1], numbers[2], key, numbers[3])
        while state.phase != OVER:
            flow.step(state, pick(dice, flow.legal(state)))
            while state.phase >= AUTOMATIC:
                flow.settle(state)
            decisions += 1
        results[game] = state.winners | state.ending << SEATS
    return decisions


def start(states: Rows, at: int, seats: int, flags: int, version: int, key: Any, first: int) -> None:
    numbers = row([seats, flags, version, first])
    door(states, at, START, numbers, key, NO_ROW, NO_GRID, NO_ROW)


def clear(states: Rows, at: int, seats: int, flags: int, version: int, key: Any) -> None:
    door(states, at, CLEAR, row([seats, flags, version]), key, NO_ROW, NO_GRID, NO_ROW)


def set_chance(states: Rows, at: int, key: Any) -> None:
    door(states, at, SET_CHANCE, NO_ROW, key, NO_ROW, NO_GRID, NO_ROW)


def legal(states: Rows, at: int) -> int:
    return int(door(states, at, LEGAL, NO_ROW, NO_ROW, NO_ROW, NO_GRID, NO_ROW))


def step(states: Rows, at: int, decision: int) -> None:
    door(states, at, STEP, row([decision]), NO_ROW, NO_ROW, NO_GRID, NO_ROW)


def settle(states: Rows, at: int) -> None:
    door(states, at, SETTLE, NO_ROW, NO_ROW, NO_ROW, NO_GRID, NO_ROW)


def strengths(states: Rows, at: int) -> list[int]:
    """The strength of every line."""
    totals = row([0] * SEATS)
    door(states, at, STRENGTHS, NO_ROW, NO_ROW, NO_ROW, NO_GRID, totals)
    return [int(total) for total in totals]


def sample(
    states: Rows, at: int, viewer: int, sizes: list[int], known: list[list[int]], unseen: Any, dice: Any
) -> None:
    """Deal what a viewer has not seen again; he knows these hand sizes and cards."""
    door(states, at, SAMPLE, row([*sizes, viewer]), NO_ROW, dice, row(known), row(unseen))


def playouts(seats: int, flags: int, version: int, key: Any, dice: Any, results: Any) -> int:
    """Random games; the number of decisions."""
    numbers = row([seats, flags, version, NO_SEAT])
    return int(door(allot(STATE), 0, PLAYOUTS, numbers, key, dice, NO_GRID, results))


def largest_kingdom(realm: int) -> int:
    """The size of the largest connected group of a realm."""
    return int(door(NO_STATES, 0, KINGDOM, row([realm]), NO_ROW, NO_ROW, NO_GRID, NO_ROW))
