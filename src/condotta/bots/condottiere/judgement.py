"""The master's judgement: what everybody may expect when a battle is over and a region is about to be chosen.

A small network of two hidden layers, the same for all seats. The first looks at each seat by itself: its cards, its
regions, its place in the order of play, and a little about the table. The second looks at what the first found in a
seat, and in all seats on average; its answer is a score. The scores say how likely each seat is to win the game. The
weights were learned from games of bots (`bench/judgement.py`), for each number of players by themselves.
"""

import math
from typing import Any

from condotta.bots.condottiere.battle import power
from condotta.condottiere.cards import COURTESAN, HEROINE, KINDS
from condotta.condottiere.italy import kingdom, largest_kingdom
from condotta.condottiere.state import SEATS, hand_size
from condotta.condottiere.victory import adjacent_to_win, open_regions, regions_to_win
from condotta.kernel.compiled import State, bits, lowest, rule

(
    CARDS,  # behind the counts of each kind: how many cards,
    POWER,  # the strength they could bring,
    COLD,  # and in Winter,
    OWNED,  # regions,
    KINGDOM,  # the largest kingdom,
    CAN_WIN,  # whether a region would win the game,
    WINNING,  # and how many would,
    CAN_GROW,  # whether one would leave a kingdom one region short of victory,
    GROWING,  # and how many would,
    HOLDER,  # whether he chooses the next region,
    ORDER,  # how long until his first turn,
    EMPTY,  # whether he has no cards,
    TWO_SHORT,  # whether he lacks two regions of those that win wherever they are,
    READY,  # whether he may choose a region that wins,
    UNOWNED,  # and of the table: how many regions are nobody's,
    ROUND_OVER,  # whether all seats but one have no cards,
    ARMED,  # how many seats have cards,
    HELD,  # and how many cards they have
) = range(KINDS, KINDS + 18)
INPUTS = HELD + 1
FIRST, SECOND = 40, 32
"""The units of both layers."""

FIRST_BIAS = INPUTS * FIRST
OTHERS = FIRST_BIAS + FIRST
INNER = OTHERS + FIRST * SECOND
SECOND_BIAS = INNER + FIRST * SECOND
OUTER = SECOND_BIAS + SECOND
WEIGHTS = OUTER + SECOND
"""Where the weights stand: of the inputs, of what all seats show, of what a seat shows, and of the score."""

LAYER = SEATS * INPUTS
POOL = LAYER + SEATS * FIRST
SHARED = POOL + FIRST
UPPER = SHARED + SECOND
CHANCES = UPPER + SECOND
NOTES = CHANCES + SEATS
"""Where the notes have the first layer of all seats, its mean, what that does to the second, and the chances."""


@rule
def judge(state: State, weights: Any, notes: Any) -> None:
    """Write down everybody's chance to win the game."""
    describe_all(state, notes)
    for unit in range(FIRST):
        notes[POOL + unit] = 0.0
    for seat in range(state.seats):
        look_at(seat, weights, notes)
        for unit in range(FIRST):
            notes[POOL + unit] += notes[LAYER + seat * FIRST + unit] / state.seats
    for unit in range(SECOND):
        notes[SHARED + unit] = weights[SECOND_BIAS + unit]
    for unit in range(FIRST):
        excite(notes, SHARED, SECOND, weights, OTHERS + unit * SECOND, notes[POOL + unit])
    for seat in range(state.seats):
        notes[CHANCES + seat] = score_of(seat, weights, notes)
    share_out(state.seats, notes)


@rule
def describe_all(state: State, notes: Any) -> None:
    """Write the features of all seats down, each of about the size of one."""
    held = 0
    for seat in range(state.seats):
        held += describe(state, seat, notes)
    for seat in range(state.seats):
        at = seat * INPUTS
        notes[at + UNOWNED] = bits(state.unowned) / 8
        notes[at + ROUND_OVER] = 1.0 if bits(state.armed) <= 1 else 0.0
        notes[at + ARMED] = bits(state.armed) / state.seats
        notes[at + HELD] = held / (10 * state.seats)


@rule
def describe(state: State, seat: int, notes: Any) -> int:
    """Write a seat's features down; how many cards it has."""
    at, cards, owned, mercenaries = seat * INPUTS, hand_size(state, seat), bits(state.realm[seat]), 0
    winning, growing = promising(state, seat)
    for kind in range(KINDS):
        notes[at + kind] = state.hand[seat][kind] / 2
    for kind in range(7):
        mercenaries += state.hand[seat][kind]
    away = seat - state.holder
    notes[at + CARDS] = cards / 10
    notes[at + POWER] = power(state, seat) / 30
    notes[at + COLD] = (mercenaries + 10 * state.hand[seat][HEROINE] + state.hand[seat][COURTESAN]) / 10
    notes[at + OWNED] = owned / 3
    notes[at + KINGDOM] = largest_kingdom(state.realm[seat]) / 2
    notes[at + CAN_WIN] = 1.0 if winning else 0.0
    notes[at + WINNING] = min(winning, 6) / 3
    notes[at + CAN_GROW] = 1.0 if growing else 0.0
    notes[at + GROWING] = min(growing, 6) / 3
    notes[at + HOLDER] = 1.0 if away == 0 else 0.0
    notes[at + ORDER] = (away + state.seats if away < 0 else away) / state.seats
    notes[at + EMPTY] = 0.0 if cards else 1.0
    notes[at + TWO_SHORT] = 1.0 if owned == regions_to_win(state) - 2 else 0.0
    notes[at + READY] = 1.0 if winning and away == 0 else 0.0
    return cards


@rule
def promising(state: State, seat: int) -> tuple[int, int]:
    """How many regions would win the game for a seat, and how many more leave its kingdom one region short."""
    winning, growing, regions = 0, 0, open_regions(state, seat)
    nearly_all = bits(state.realm[seat]) + 1 >= regions_to_win(state)
    while regions:
        region = lowest(regions)
        regions &= regions - 1
        missing = adjacent_to_win(state) - kingdom(state.realm[seat] | 1 << region, region)
        if missing <= 0 or nearly_all:
            winning += 1
        elif missing == 1:
            growing += 1
    return winning, growing


@rule
def look_at(seat: int, weights: Any, notes: Any) -> None:
    """What the first layer finds in a seat."""
    layer = LAYER + seat * FIRST
    for unit in range(FIRST):
        notes[layer + unit] = weights[FIRST_BIAS + unit]
    for feature in range(INPUTS):
        excite(notes, layer, FIRST, weights, feature * FIRST, notes[seat * INPUTS + feature])
    for unit in range(FIRST):
        notes[layer + unit] = max(0.0, notes[layer + unit])


@rule
def score_of(seat: int, weights: Any, notes: Any) -> float:
    """What the second layer says of a seat, which it compares with all."""
    for unit in range(SECOND):
        notes[UPPER + unit] = notes[SHARED + unit]
    for unit in range(FIRST):
        excite(notes, UPPER, SECOND, weights, INNER + unit * SECOND, notes[LAYER + seat * FIRST + unit])
    score = 0.0
    for unit in range(SECOND):
        score += max(0.0, notes[UPPER + unit]) * weights[OUTER + unit]
    return score


@rule
def excite(notes: Any, layer: int, units: int, weights: Any, at: int, strength: float) -> None:
    """Let one input act on a layer; many of them are zero."""
    if strength != 0.0:
        for unit in range(units):
            notes[layer + unit] += strength * weights[at + unit]


@rule
def share_out(seats: int, notes: Any) -> None:
    """Turn the scores into chances, which together are one."""
    top, total = notes[CHANCES], 0.0
    for seat in range(1, seats):
        top = max(top, notes[CHANCES + seat])
    for seat in range(seats):
        notes[CHANCES + seat] = math.exp(notes[CHANCES + seat] - top)
        total += notes[CHANCES + seat]
    for seat in range(seats):
        notes[CHANCES + seat] /= total
