"""The 110 cards. `condottiere:deck.composition`

Inside the rules a card is the number of its kind and a set of kinds is a bit set; outside it is a `Card`.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from condotta.kernel.compiled import table
from condotta.kernel.numbered import Numbered

KINDS = 15
ONE, TWO, THREE, FOUR, FIVE, SIX, TEN = range(7)
WINTER, SPRING, BISHOP, COURTESAN, DRUMMER, HEROINE, SCARECROW, SURRENDER = range(7, 15)
NO_CARD = 15

MERCENARIES = 0b1111111
LAID_FACE_DOWN = MERCENARIES | 1 << DRUMMER | 1 << HEROINE | 1 << COURTESAN
"""The ten kinds that Hidden Cards lays face down. `condottiere:hidden.facedown`"""

COPIES = (10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3)
CARDS = sum(COPIES)
PRINTED = table((1, 2, 3, 4, 5, 6, 10), np.int8)


class Card(Numbered):
    """A kind of card, as it is named in notation, records and on the wire."""

    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    TEN = "10"
    WINTER = "winter"
    SPRING = "spring"
    BISHOP = "bishop"
    COURTESAN = "courtesan"
    DRUMMER = "drummer"
    HEROINE = "heroine"
    SCARECROW = "scarecrow"
    SURRENDER = "surrender"

    @property
    def kind(self) -> int:
        """The number of this kind inside the rules."""
        return self.number

    @property
    def is_mercenary(self) -> bool:
        return bool(MERCENARIES >> self.kind & 1)


BY_KIND: tuple[Card, ...] = tuple(Card)


def cards_of(counts: Sequence[int]) -> tuple[Card, ...]:
    """Counts of each kind as cards in card order."""
    return tuple(BY_KIND[kind] for kind in range(KINDS) for _ in range(counts[kind]))


@lru_cache(maxsize=1024)
def cards_counted(counts: bytes) -> tuple[Card, ...]:
    """The same for a row of a record: the few that come again and again are not made anew."""
    return cards_of(counts)


def counts(held: tuple[Card, ...]) -> list[int]:
    """How many of each kind there are among these cards."""
    numbers = [0] * 16
    for card in held:
        numbers[card.kind] += 1
    return numbers


@lru_cache(maxsize=1024)
def row_of(held: tuple[Card, ...]) -> bytes:
    """The counts of these cards as a row of a record."""
    return bytes(counts(held))


@lru_cache(maxsize=1024)
def kinds_of(held: tuple[Card, ...]) -> int:
    """The set of the kinds of these cards."""
    return sum(1 << kind for kind, number in enumerate(counts(held)) if number)
