"""The veteran: who plays on in the duels that the master imagines.

He sees what the captain sees and more (`sight`), and a small network of one hidden layer tells what he thinks of each
card in each territory. It learned from the captain's games, and then from the veteran's own, which option was best when
the game was played on many times (`bench/veteran.py`).
"""

from typing import Any

from condotta.bots.ordonnance.duel import AT_PLAY, FORCE, HAND, ROOM, TURN
from condotta.bots.ordonnance.sight import (
    AT_CHOICE,
    AT_LARGE,
    CARD,
    CARDS,
    GENERAL,
    INPUTS,
    LANDS,
    LOCAL,
    SIGHT,
    look,
    look_at_option,
    part_with,
)
from condotta.kernel.compiled import brief, rule, unsigned
from condotta.ordonnance.flow import DEALT
from condotta.ordonnance.territories import TERRITORIES

CELLS = 32
AT_ONCE = 4
"""So many inputs act on the cells in one go."""

# The weights: from each input to each cell, in the order of the inputs; of the cells; and of their score.
OF_LARGE = 0
OF_LANDS = OF_LARGE + GENERAL * CELLS
OF_CARDS = OF_LANDS + LOCAL * CELLS
OF_CHOICE = OF_CARDS + CARD * CELLS
BIAS = INPUTS * CELLS
SCORE = BIAS + CELLS
WEIGHTS = SCORE + CELLS

# Behind them, what is seen, and the cells: by the duel, with each territory, by each card, and with an option.
NOTES = WEIGHTS
BY_DUEL = NOTES + SIGHT
BY_LAND = BY_DUEL + CELLS
BY_CARD = BY_LAND + TERRITORIES * CELLS
BY_CHOICE = BY_CARD + DEALT * CELLS
MIND = BY_CHOICE + CELLS

LESS_THAN_ANY_SCORE = -1e30


@rule
def veterans_choice(field: Any, book: Any, mind: Any) -> tuple[int, int]:
    """What the veteran would lay, by its place in the hand, and where."""
    seat = field[AT_PLAY + TURN]
    look(field, book, mind, NOTES)
    ponder(field, seat, mind)
    card, where, most = 0, 0, LESS_THAN_ANY_SCORE
    for slot in range(DEALT):
        if is_new(field, seat, slot):
            part_with(field, seat, slot, mind, NOTES)
            for territory in range(TERRITORIES):
                if may_lay(field, seat, territory):
                    look_at_option(field, seat, slot, territory, book, mind, NOTES)
                    score = score_of(mind, slot, territory)
                    if score > most:
                        card, where, most = slot, territory, score
    return card, where


@brief
def is_new(field: Any, seat: int, slot: int) -> bool:
    """Whether there is a card, and none like it before it in the hand."""
    hand = AT_PLAY + HAND + seat * DEALT
    new = field[hand + slot] != 0
    for earlier in range(slot):
        new &= field[hand + earlier] != field[hand + slot]
    return new


@brief
def may_lay(field: Any, seat: int, territory: int) -> bool:
    """Whether there is room in a territory, and none before it has the same armies."""
    own, other = AT_PLAY + FORCE + seat * TERRITORIES, AT_PLAY + FORCE + (1 - seat) * TERRITORIES
    new = field[AT_PLAY + ROOM + seat] >> territory & 1 != 0
    for earlier in range(territory):
        new &= field[own + earlier] != field[own + territory] or field[other + earlier] != field[other + territory]
    return new


@rule
def ponder(field: Any, seat: int, mind: Any) -> None:
    """What the duel does to the cells, and the territories and cards between which there is a choice."""
    settle(mind, BY_DUEL, BIAS)
    excite(mind, BY_DUEL, NOTES + AT_LARGE, GENERAL, OF_LARGE)
    for territory in range(TERRITORIES):
        if may_lay(field, seat, territory):
            settle(mind, BY_LAND + territory * CELLS, BY_DUEL)
            excite(mind, BY_LAND + territory * CELLS, NOTES + LANDS + territory * LOCAL, LOCAL, OF_LANDS)
    for slot in range(DEALT):
        if is_new(field, seat, slot):
            for cell in range(CELLS):
                mind[BY_CARD + slot * CELLS + cell] = 0.0
            excite(mind, BY_CARD + slot * CELLS, NOTES + CARDS + slot * CARD, CARD, OF_CARDS)


@brief
def settle(mind: Any, cells: int, others: int) -> None:
    """Let cells be as others are."""
    for cell in range(CELLS):
        mind[unsigned(cells) + unsigned(cell)] = mind[unsigned(others) + unsigned(cell)]


@rule
def excite(mind: Any, cells: int, inputs: int, count: int, weights: int) -> None:
    """Let so many inputs act on cells."""
    for at in range(0, count, AT_ONCE):
        one, two, three, four = mind[inputs + at], mind[inputs + at + 1], mind[inputs + at + 2], mind[inputs + at + 3]
        first = unsigned(weights + at * CELLS)
        second, third, fourth = first + unsigned(CELLS), first + unsigned(2 * CELLS), first + unsigned(3 * CELLS)
        for place in range(CELLS):
            cell = unsigned(place)
            more = one * mind[first + cell] + two * mind[second + cell]
            more += three * mind[third + cell] + four * mind[fourth + cell]
            mind[unsigned(cells) + cell] += more


@rule
def score_of(mind: Any, slot: int, territory: int) -> float:
    """What the veteran thinks of an option that he sees."""
    seen, land, card = NOTES + AT_CHOICE, unsigned(BY_LAND + territory * CELLS), unsigned(BY_CARD + slot * CELLS)
    a, b, c, d = mind[seen], mind[seen + 1], mind[seen + 2], mind[seen + 3]
    e, f, g, h = mind[seen + 4], mind[seen + 5], mind[seen + 6], mind[seen + 7]
    i, j, k, m = mind[seen + 8], mind[seen + 9], mind[seen + 10], mind[seen + 11]
    for place in range(CELLS):
        cell = unsigned(place)
        more = a * mind[cell + unsigned(OF_CHOICE)] + b * mind[cell + unsigned(OF_CHOICE + CELLS)]
        more += c * mind[cell + unsigned(OF_CHOICE + 2 * CELLS)] + d * mind[cell + unsigned(OF_CHOICE + 3 * CELLS)]
        more += e * mind[cell + unsigned(OF_CHOICE + 4 * CELLS)] + f * mind[cell + unsigned(OF_CHOICE + 5 * CELLS)]
        more += g * mind[cell + unsigned(OF_CHOICE + 6 * CELLS)] + h * mind[cell + unsigned(OF_CHOICE + 7 * CELLS)]
        more += i * mind[cell + unsigned(OF_CHOICE + 8 * CELLS)] + j * mind[cell + unsigned(OF_CHOICE + 9 * CELLS)]
        more += k * mind[cell + unsigned(OF_CHOICE + 10 * CELLS)] + m * mind[cell + unsigned(OF_CHOICE + 11 * CELLS)]
        more += mind[land + cell] + mind[card + cell]
        mind[unsigned(BY_CHOICE) + cell] = max(0.0, more) * mind[unsigned(SCORE) + cell]
    one, two, three, four = 0.0, 0.0, 0.0, 0.0
    for cell in range(0, CELLS, AT_ONCE):
        one += mind[BY_CHOICE + cell]
        two += mind[BY_CHOICE + cell + 1]
        three += mind[BY_CHOICE + cell + 2]
        four += mind[BY_CHOICE + cell + 3]
    return one + two + (three + four)
