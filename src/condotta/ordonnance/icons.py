"""The five icons and the 31 cards. `ordonnance:icons.rank`

Inside the rules a card is the set of its icons, a number of five bits with the flag as the highest; outside it is
a `Card`, spelt by the letters of its icons in rising rank.
"""

from collections.abc import Sequence
from functools import lru_cache

from condotta.kernel.numbered import Numbered

ICONS = 5
SPEAR, BOW, SWORDS, HELMET, FLAG = range(ICONS)
LETTERS = "SBWHF"

KINDS = 1 << ICONS  # with 0, which is no card
NO_CARD = 0


class Card(Numbered):
    """A kind of card, as it is named in notation, records and on the wire."""

    S = "S"
    B = "B"
    SB = "SB"
    W = "W"
    SW = "SW"
    BW = "BW"
    SBW = "SBW"
    H = "H"
    SH = "SH"
    BH = "BH"
    SBH = "SBH"
    WH = "WH"
    SWH = "SWH"
    BWH = "BWH"
    SBWH = "SBWH"
    F = "F"
    SF = "SF"
    BF = "BF"
    SBF = "SBF"
    WF = "WF"
    SWF = "SWF"
    BWF = "BWF"
    SBWF = "SBWF"
    HF = "HF"
    SHF = "SHF"
    BHF = "BHF"
    SBHF = "SBHF"
    WHF = "WHF"
    SWHF = "SWHF"
    BWHF = "BWHF"
    SBWHF = "SBWHF"

    @property
    def kind(self) -> int:
        """The number of this kind inside the rules."""
        return self.number + 1


BY_KIND = dict(enumerate(Card, start=1))


def cards_of(counts: Sequence[int]) -> tuple[Card, ...]:
    """Counts of each kind as cards in card order."""
    return tuple(card for kind, card in BY_KIND.items() for _ in range(counts[kind]))


@lru_cache(maxsize=4096)
def cards_counted(counts: bytes) -> tuple[Card, ...]:
    """The same for a row of a record: the few that come again and again are not made anew."""
    return cards_of(counts)
