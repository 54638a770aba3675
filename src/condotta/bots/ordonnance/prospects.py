"""What may become of an army: for every army begun, how its strength is spread once it has its four cards.

Armies are compared by a long key (`ordonnance:army.compare`), so strength is measured on a ladder. Sixteen armies of
random cards are thought of, and the rung of an army says how likely it beats them all: each rung is as hard to climb
as any other. An army that still lacks cards may end on several rungs. It is taken to get, each time, the best of a
few random cards of the deck: that is about the choice that a hand gives.

The book of prospects holds two rows for each army: how likely it ends on each rung, and how likely it ends below one,
half of the rung itself counted; and how high it ends on average. All are whole numbers, shares of `WHOLE`, so that
every machine counts the same.
An army is known by its number of cards and its counts of icons, written as one number to the base of five.
"""

from typing import Any

import numpy as np

from condotta.kernel.compiled import row, rule, table
from condotta.ordonnance.icons import ICONS, KINDS
from condotta.ordonnance.territories import ARMY

RUNGS = 24
SCALE = 12
WHOLE = 1 << SCALE
DOUBLINGS = 4
"""An army is measured against two to this power of random armies: sixteen."""
COUNTS = (ARMY + 1) ** ICONS
PLACES = ARMY + 1
BELOW = PLACES * COUNTS * RUNGS
"""Where the second rows begin."""
HEIGHT = 2 * BELOW
"""Where it begins how high each army ends on average: the sum of its rungs, each times how likely it is."""
CHOICE = table((2, 2, 3, 4))
"""Of how many random cards the best is laid: the first of an army, the second and so on. Found by trial in play."""


def _counts(army: int) -> list[int]:
    return [army // PLACES**icon % PLACES for icon in range(ICONS)]


def _key(army: int) -> tuple[int, ...]:
    """By this complete armies compare. `ordonnance:army.compare`"""
    shown = [sum(1 << icon for icon, count in enumerate(_counts(army)) if count == size) for size in range(PLACES)]
    return (shown[4].bit_count(), shown[4], shown[3].bit_count(), shown[3], shown[2].bit_count(), shown[2], shown[1])


_RISING = sorted(range(COUNTS), key=_key)
RISING = table(_RISING)
"""The counts of complete armies, the weakest first."""
RANK = table([place for _, place in sorted((army, place) for place, army in enumerate(_RISING))])
"""The place of each count of icons among complete armies."""
SPREAD = table([sum(PLACES**icon for icon in range(ICONS) if kind >> icon & 1) for kind in range(KINDS)])
"""What a card adds to the counts of an army."""


def blank_book() -> Any:
    return row([0] * (HEIGHT + PLACES * COUNTS), np.int32)


def blank_notes() -> Any:
    """What is needed while a book is written: odds of random armies, their rungs, mean rungs, cards in order."""
    return row([0.0] * NOTES, np.float64)


ODDS, MEAN, ORDER = 0, PLACES * COUNTS, 2 * PLACES * COUNTS
NOTES = ORDER + 2 * KINDS


@rule
def write_book(book: Any, deck: Any, notes: Any) -> None:
    """The prospects of all armies with cards of this deck."""
    size = 0
    for kind in range(KINDS):
        size += deck[kind]
    random_armies(deck, size, notes)
    climb_ladder(book, notes)
    for missing in range(1, PLACES):
        for army in range(COUNTS):
            if notes[ODDS + (ARMY - missing) * COUNTS + army]:
                look_ahead(book, deck, size, ARMY - missing, army, notes)
    for place in range(PLACES * COUNTS):
        sum_up(book, place)


@rule
def random_armies(deck: Any, size: int, notes: Any) -> None:
    """How often each army comes up when its cards are drawn at random."""
    notes[ODDS] = 1.0
    for cards in range(ARMY):
        for army in range(COUNTS):
            odds = notes[ODDS + cards * COUNTS + army]
            if odds:
                for kind in range(KINDS):
                    if deck[kind]:
                        notes[ODDS + (cards + 1) * COUNTS + army + SPREAD[kind]] += odds * deck[kind] / size


@rule
def climb_ladder(book: Any, notes: Any) -> None:
    """Put every complete army on its rung."""
    weaker = 0.0
    for place in range(COUNTS):
        army = ARMY * COUNTS + RISING[place]
        odds = notes[ODDS + army]
        height = weaker + odds / 2
        weaker += odds
        for _ in range(DOUBLINGS):
            height *= height
        rung = min(RUNGS - 1, int(height * RUNGS))
        notes[MEAN + army] = height * RUNGS
        book[army * RUNGS + rung] = WHOLE


@rule
def look_ahead(book: Any, deck: Any, size: int, cards: int, army: int, notes: Any) -> None:
    """The prospects of an army that lacks cards: mixed from those with the best of a few cards more."""
    met = in_order(deck, cards, army, notes)
    here = cards * COUNTS + army
    worse, reached, mean = 0, 0.0, 0.0
    for at in range(met):
        kind = int(notes[ORDER + at])
        worse += deck[kind]
        likely = 1.0
        for _ in range(CHOICE[cards]):
            likely *= worse / size
        there = here + COUNTS + SPREAD[kind]
        mean += (likely - reached) * notes[MEAN + there]
        for rung in range(RUNGS):
            book[here * RUNGS + rung] += int((likely - reached) * book[there * RUNGS + rung])
        reached = likely
    notes[MEAN + here] = mean


@rule
def in_order(deck: Any, cards: int, army: int, notes: Any) -> int:
    """Write down the kinds of the deck, the one that helps the army least first; how many."""
    met = 0
    for kind in range(KINDS):
        if deck[kind]:
            helps = notes[MEAN + (cards + 1) * COUNTS + army + SPREAD[kind]]
            at = met
            while at > 0 and notes[ORDER + KINDS + at - 1] > helps:
                notes[ORDER + at] = notes[ORDER + at - 1]
                notes[ORDER + KINDS + at] = notes[ORDER + KINDS + at - 1]
                at -= 1
            notes[ORDER + at] = kind
            notes[ORDER + KINDS + at] = helps
            met += 1
    return met


@rule
def sum_up(book: Any, place: int) -> None:
    """How likely an army ends below each rung, and how high on average."""
    total, below = 0, 0
    for rung in range(RUNGS):
        total += book[place * RUNGS + rung]
    if not total:
        return
    for rung in range(RUNGS):
        here = book[place * RUNGS + rung] * WHOLE // total
        book[place * RUNGS + rung] = here
        book[BELOW + place * RUNGS + rung] = below + here // 2
        book[HEIGHT + place] += rung * here
        below += here
