"""The one door between Python and the compiled rules.

A single compiled function serves every verb: so the rules are compiled, cached and loaded once, not once for each
verb. The functions below it are what Python calls; each takes an array of states and an index.
"""

from typing import Any, NamedTuple

from condotta.kernel.compiled import Rows, State, allot, entry, listed, row, rule, zeros
from condotta.kernel.dice import pick, shake
from condotta.ordonnance import flow
from condotta.ordonnance.army import formations
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.redeal import deal_unseen
from condotta.ordonnance.state import AUTOMATIC, NO_SEAT, OVER, SEATS, STATE
from condotta.ordonnance.territories import TERRITORIES
from condotta.ordonnance.victory import controller

START, ARRANGE, LEGAL, STEP, SETTLE, SURVEY, SAMPLE, PLAYOUTS = range(8)
KIND_BITS = 32
SIZES, FORMATIONS = TERRITORIES, TERRITORIES + SEATS  # where a survey tells them, after the leaders
NO_ROW = row([0] * 8)


@entry
def door(states: Rows, at: int, verb: int, numbers: Any, key: Any, dice: Any, deck: Any, results: Any) -> int:
    """Do what the verb says; `numbers` are its arguments, the rows are read and written as it needs."""
    state = states[at]
    if verb == START:
        flow.start(state, numbers[0], numbers[1], numbers[2], key, numbers[3], deck)
    elif verb == ARRANGE:
        flow.clear(state, numbers[0], numbers[1], numbers[2], key)
        flow.arrange(state, results, numbers[4], deck, numbers[3])
    elif verb == LEGAL:
        kinds, territories = flow.legal(state)
        return kinds | territories << KIND_BITS
    elif verb == STEP:
        flow.step(state, numbers[0])
    elif verb == SETTLE:
        flow.settle(state)
    elif verb == SURVEY:
        count_all(state, results)
    elif verb == SAMPLE:
        deal_unseen(state, numbers, dice)
    elif verb == PLAYOUTS:
        return play_randomly(state, numbers, key, dice, deck, results)
    return 0


@rule
def count_all(state: State, results: Any) -> None:
    """Write down who is ahead in each territory, the sizes of hands, then the four sets of every army."""
    for territory in range(TERRITORIES):
        results[territory] = controller(state, territory)
    at = FORMATIONS
    for seat in range(state.seats):
        results[SIZES + seat] = 0
        for kind in range(KINDS):
            results[SIZES + seat] += state.hand[seat][kind]
        for territory in range(TERRITORIES):
            results[at], results[at + 1], results[at + 2], results[at + 3] = formations(state, seat, territory)
            at += 4


@rule
def play_randomly(state: State, numbers: Any, key: Any, dice: Any, deck: Any, results: Any) -> int:
    """Play a random game for each place in `results`: its winners and, above them, its ending. How many decisions."""
    decisions = 0
    for game in range(len(results)):
        key[0] = shake(dice)
        flow.start(state, numbers[0], numbers[1], numbers[2], key, numbers[3], deck)
        while state.phase != OVER:
            flow.step(state, any_decision(state, dice))
            while state.phase >= AUTOMATIC:
                flow.settle(state)
            decisions += 1
        results[game] = state.winners | state.ending << SEATS
    return decisions


@rule
def any_decision(state: State, dice: Any) -> int:
    """A legal decision by chance, all equally likely."""
    kinds, territories = flow.legal(state)
    return pick(dice, kinds) * TERRITORIES + pick(dice, territories)


def start(states: Rows, at: int, seats: int, flags: int, version: int, key: Any, first: int, deck: Any) -> None:
    door(states, at, START, row([seats, flags, version, first]), key, NO_ROW, deck, NO_ROW)


def arrange(
    states: Rows, at: int, seats: int, flags: int, version: int, key: Any, things: list[int], pile: Any, turn: int
) -> None:
    """Lay out a position: an empty table, then these cards on it."""
    numbers = row([seats, flags, version, turn, len(things) // 3])
    door(states, at, ARRANGE, numbers, key, NO_ROW, pile, row(things))


def legal(states: Rows, at: int) -> tuple[int, int]:
    """The kinds that may be laid, and the territories where."""
    both = int(door(states, at, LEGAL, NO_ROW, NO_ROW, NO_ROW, NO_ROW, NO_ROW))
    return both & ((1 << KIND_BITS) - 1), both >> KIND_BITS


def step(states: Rows, at: int, decision: int) -> None:
    door(states, at, STEP, row([decision]), NO_ROW, NO_ROW, NO_ROW, NO_ROW)


def settle(states: Rows, at: int) -> None:
    door(states, at, SETTLE, NO_ROW, NO_ROW, NO_ROW, NO_ROW, NO_ROW)


class Survey(NamedTuple):
    """What everybody may count: who is ahead in each territory, the sizes of hands, and the four sets of every army."""

    leaders: list[int]
    hand_sizes: list[int]
    formations: list[int]


def survey(states: Rows, at: int) -> Survey:
    """Count what lies on the table."""
    results = zeros(FORMATIONS + SEATS * TERRITORIES * 4)
    door(states, at, SURVEY, NO_ROW, NO_ROW, NO_ROW, NO_ROW, results)
    told = listed(results)
    return Survey(told[:SIZES], told[SIZES:FORMATIONS], told[FORMATIONS:])


def sample(states: Rows, at: int, sizes: list[int], dice: Any) -> None:
    """Deal what a viewer has not seen again: so many cards to each hand."""
    door(states, at, SAMPLE, row(sizes), NO_ROW, dice, NO_ROW, NO_ROW)


def playouts(seats: int, flags: int, version: int, key: Any, deck: Any, dice: Any, results: Any) -> int:
    """Random games; the number of decisions."""
    numbers = row([seats, flags, version, NO_SEAT])
    return int(door(allot(STATE), 0, PLAYOUTS, numbers, key, dice, deck, results))
