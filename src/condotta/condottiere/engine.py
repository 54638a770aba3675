"""The one door between Python and the compiled rules.

A single compiled function serves every verb: so the rules are compiled, cached and loaded once, not once for each
verb. The functions below it are what Python calls; each takes an array of states and an index.
"""

from typing import Any, NamedTuple

from condotta.condottiere import flow
from condotta.condottiere.actions import DECISIONS, NOTHING
from condotta.condottiere.cards import KINDS, NO_CARD
from condotta.condottiere.italy import largest_kingdom as largest_kingdom_of
from condotta.condottiere.redeal import deal_unseen
from condotta.condottiere.state import (
    AUTOMATIC,
    BATTLE,
    COUNTS,
    EFFECT,
    FETCH,
    KEEP,
    NO_SEAT,
    OVER,
    POPE,
    SEATS,
    STATE,
    TURN_UP,
    hand_size,
    pile_size,
)
from condotta.condottiere.strength import strength
from condotta.kernel.chance import set_key
from condotta.kernel.compiled import Rows, State, allot, copy_record, entry, listed, row, rule, zeros
from condotta.kernel.dice import pick, shake

START, CLEAR, SET_CHANCE, LEGAL, STEP, SETTLE, SURVEY, CHOICES, SAMPLE, PLAYOUTS, KINGDOM, COURSE, MIDWAY = range(13)
SIZES, DISCARDS, PILE = SEATS, 2 * SEATS, 2 * SEATS + KINDS  # where a survey tells them, after the strengths
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
    elif verb == SURVEY:
        count_all(state, results)
    elif verb == CHOICES:
        return look_ahead(states, results)
    elif verb == SAMPLE:
        deal_unseen(state, numbers[SEATS], numbers, known, results, dice)
    elif verb == PLAYOUTS:
        return play_randomly(state, numbers, key, dice, results)
    elif verb == KINGDOM:
        return largest_kingdom_of(numbers[0])
    elif verb == COURSE:
        return carry_out(states, numbers)
    elif verb == MIDWAY:
        return 1 if is_midway(state) else 0
    return 0


@rule
def count_all(state: State, results: Any) -> None:
    """Write down what everybody may count: strengths, hands, the pile, and the discards: what lies nowhere else."""
    for kind in range(KINDS):
        results[DISCARDS + kind] = COUNTS[kind] - state.pile[kind]
    for seat in range(state.seats):
        results[seat] = strength(state, seat)
        results[SIZES + seat] = hand_size(state, seat)
        for kind in range(KINDS):
            results[DISCARDS + kind] -= state.hand[seat][kind] + state.line[seat][kind]
        if state.face_down[seat] != NO_CARD:
            results[DISCARDS + state.face_down[seat]] -= 1
    results[PILE] = pile_size(state)


@rule
def look_ahead(states: Rows, further: Any) -> int:
    """The legal decisions in the first record, and for each those that may complete its action: none, if it is whole.

    The second record is scratch paper.
    """
    decisions = flow.legal(states[0])
    if states[0].phase == BATTLE or states[0].phase == KEEP:
        for decision in range(DECISIONS):
            if decisions >> decision & 1:
                copy_record(states, 1, 0)
                further[decision] = after(states[1], decision)
    return decisions


@rule
def after(state: State, decision: int) -> int:
    """Take a decision; what the same seat is then asked about the same action."""
    flow.step(state, decision)
    while state.phase == TURN_UP or state.phase == EFFECT:
        flow.settle(state)
    asked = state.phase == POPE or state.phase == FETCH or state.phase == KEEP
    return flow.legal(state) if asked else 0


@rule
def carry_out(states: Rows, answers: Any) -> int:
    """Take these decisions in the first record, and let happen what happens by itself: the record after each step.

    How many steps that were: none if the first decision is not legal, fewer than none if there is no room for all. What
    is asked on the way and not answered here is answered with nothing.
    """
    if not flow.legal(states[0]) >> answers[0] & 1:
        return 0
    steps, said = 0, 1
    while steps == 0 or states[steps].phase >= AUTOMATIC:
        if steps + 1 == len(states):
            return -1
        copy_record(states, steps + 1, steps)
        steps += 1
        if steps == 1:
            flow.step(states[1], answers[0])
        else:
            flow.settle(states[steps])
        while is_midway(states[steps]):
            flow.step(states[steps], answers[said] if said < len(answers) else NOTHING)
            said += 1
    return steps


@rule
def is_midway(state: State) -> bool:
    """Whether an action has been begun and says more: after a Bishop, a Scarecrow, or the first card kept."""
    kept = 0
    for kind in range(KINDS):
        kept += state.kept[kind]
    return state.phase == POPE or state.phase == FETCH or (state.phase == KEEP and kept > 0)


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


def course(states: Rows, answers: list[int]) -> int:
    """Carry these decisions out; the records after the first are those after each step, and this is their number."""
    return int(door(states, 0, COURSE, row(answers), NO_ROW, NO_ROW, NO_GRID, NO_ROW))


def midway(states: Rows, at: int) -> bool:
    """Whether an action has been begun and says more."""
    return bool(door(states, at, MIDWAY, NO_ROW, NO_ROW, NO_ROW, NO_GRID, NO_ROW))


class Survey(NamedTuple):
    """What everybody may count."""

    strengths: list[int]
    hand_sizes: list[int]
    discards: bytes
    pile_size: int


def survey(states: Rows, at: int) -> Survey:
    """Count what lies on the table."""
    results = zeros(PILE + 1)
    door(states, at, SURVEY, NO_ROW, NO_ROW, NO_ROW, NO_GRID, results)
    told = listed(results)
    return Survey(told[:SIZES], told[SIZES:DISCARDS], bytes(told[DISCARDS:PILE]), told[PILE])


def choices(states: Rows) -> tuple[int, list[int]]:
    """The legal decisions of the first record and, by decision, what may complete an action; the second is lost."""
    further = zeros(DECISIONS)
    decisions = int(door(states, 0, CHOICES, NO_ROW, NO_ROW, NO_ROW, NO_GRID, further))
    return decisions, listed(further)


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
