"""The master's judgement of a duel: what both may expect when a battle is over and a region is about to be chosen.

A small network of one hidden layer, the same for both seats. It is given a seat's cards and regions, those of the
rival, and a little about the table; it answers with a score. The scores of both say how likely each is to win the
game. The weights were learned from games of bots (`bench/judgement.py`).
"""

import math
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from condotta.bots.condottiere.battle import power
from condotta.condottiere.cards import KINDS
from condotta.condottiere.italy import kingdom, largest_kingdom
from condotta.condottiere.options import Options
from condotta.condottiere.state import hand_size
from condotta.condottiere.victory import adjacent_to_win, open_regions, regions_to_win
from condotta.kernel.compiled import State, bits, lowest, row, rule

(
    CARDS,  # behind the counts of each kind: how many cards,
    POWER,  # the strength they could bring,
    OWNED,  # regions,
    KINGDOM,  # the largest kingdom,
    CAN_WIN,  # whether a region would win the game,
    WINNING,  # and how many would,
    CAN_GROW,  # whether one would leave a kingdom one region short of victory,
    GROWING,  # and how many would,
    HOLDER,  # whether he chooses the next region,
    EMPTY,  # whether he has no cards,
    TWO_SHORT,  # whether he lacks two regions of those that win wherever they are,
    READY,  # whether he may choose a region that wins
) = range(KINDS, KINDS + 12)
FEATURES = READY + 1
UNOWNED, ROUND_OVER = range(2 * FEATURES, 2 * FEATURES + 2)
"""In the notes behind the features of both: how many regions are nobody's, and whether one or both have no cards."""
LAYER = ROUND_OVER + 1
HIDDEN = 24
NOTES = LAYER + HIDDEN
"""The notes end with the hidden layer."""
INPUTS = LAYER
"""What the network is given: a seat's own features, the rival's, and the two of the table."""
BIAS = INPUTS * HIDDEN
OUTER = BIAS + HIDDEN
WEIGHTS = OUTER + HIDDEN


def can_judge(options: Options) -> bool:
    """Whether such games are like those from which the weights were learned."""
    variants = (options.draw_after_battle, options.bigger_kingdoms, options.capturing_regions, options.hidden_cards)
    return options.players == 2 and not any(variants)


@cache
def learned_weights() -> Any:
    learned = msgspec.json.decode(files(__package__).joinpath("judgement.json").read_bytes())
    return row([weight / learned["unit"] for weight in learned["weights"]], float)


def blank_notes() -> Any:
    return row([0.0] * NOTES, float)


@rule
def judge(state: State, seat: int, weights: Any, notes: Any) -> float:
    """A seat's chance to win the game."""
    for each in range(state.seats):
        describe(state, each, notes)
    notes[UNOWNED] = bits(state.unowned) / 8
    notes[ROUND_OVER] = 1.0 if bits(state.armed) <= 1 else 0.0
    ahead = score_of(seat, weights, notes) - score_of(1 - seat, weights, notes)
    return 1 / (1 + math.exp(-ahead))


@rule
def describe(state: State, seat: int, notes: Any) -> None:
    """Write a seat's features down, each of about the size of one."""
    at, cards, owned = seat * FEATURES, hand_size(state, seat), bits(state.realm[seat])
    winning, growing = promising(state, seat)
    for kind in range(KINDS):
        notes[at + kind] = state.hand[seat][kind] / 2
    notes[at + CARDS] = cards / 10
    notes[at + POWER] = power(state, seat) / 30
    notes[at + OWNED] = owned / 3
    notes[at + KINGDOM] = largest_kingdom(state.realm[seat]) / 2
    notes[at + CAN_WIN] = 1.0 if winning else 0.0
    notes[at + WINNING] = min(winning, 6) / 3
    notes[at + CAN_GROW] = 1.0 if growing else 0.0
    notes[at + GROWING] = min(growing, 6) / 3
    notes[at + HOLDER] = 1.0 if state.holder == seat else 0.0
    notes[at + EMPTY] = 0.0 if cards else 1.0
    notes[at + TWO_SHORT] = 1.0 if owned == regions_to_win(state) - 2 else 0.0
    notes[at + READY] = 1.0 if winning and state.holder == seat else 0.0


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
def score_of(seat: int, weights: Any, notes: Any) -> float:
    """What the network says of a seat."""
    for unit in range(HIDDEN):
        notes[LAYER + unit] = weights[BIAS + unit]
    for feature in range(FEATURES):
        excite(notes, weights, feature, notes[seat * FEATURES + feature])
        excite(notes, weights, FEATURES + feature, notes[(1 - seat) * FEATURES + feature])
    for feature in range(UNOWNED, LAYER):
        excite(notes, weights, feature, notes[feature])
    score = 0.0
    for unit in range(HIDDEN):
        score += max(0.0, notes[LAYER + unit]) * weights[OUTER + unit]
    return score


@rule
def excite(notes: Any, weights: Any, number: int, strength: float) -> None:
    """Let one input act on the hidden layer; most of them are zero."""
    if strength != 0.0:
        for unit in range(HIDDEN):
            notes[LAYER + unit] += strength * weights[number * HIDDEN + unit]
