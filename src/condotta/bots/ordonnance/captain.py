"""The captain: a sound player by rules of thumb, quick enough to play out the games that the searching bots imagine.

He compares his armies with those of his opponents in each territory: where may they end, and who is then ahead? He
asks what each card of his hand would change in each territory, and how much depends on that territory. So he gives
up what is lost and lays his poor cards there, spends nothing on what is won, and fights for the territories that
make a majority. He does not plan: what his other cards may do later he leaves out of account.
"""

from typing import Any

from condotta.bots.ordonnance.front import CHANCE, PIVOT, chance_grown, survey, weigh
from condotta.bots.ordonnance.prospects import WHOLE
from condotta.kernel.compiled import State, lowest, rule
from condotta.ordonnance.flow import legal
from condotta.ordonnance.territories import TERRITORIES

LESS_THAN_ANY_GAIN = -2 * WHOLE * WHOLE


@rule
def captains_decision(state: State, book: Any, sheet: Any) -> int:
    """Lay the card that gains most where most depends on it; of equal ones in the first territory."""
    survey(state, state.turn, book, sheet)
    weigh(state, sheet)
    kinds, territories = legal(state)
    best, most = 0, LESS_THAN_ANY_GAIN
    while territories:
        territory = lowest(territories)
        territories &= territories - 1
        left = kinds
        while left:
            kind = lowest(left)
            left &= left - 1
            gain = gain_of(sheet, territory, kind, book)
            if gain > most:
                best, most = kind * TERRITORIES + territory, gain
    return best


@rule
def gain_of(sheet: Any, territory: int, kind: int, book: Any) -> int:
    """By how much a card raises the chance in a territory, times what depends on it."""
    return (chance_grown(sheet, territory, kind, book) - sheet[CHANCE + territory]) * sheet[PIVOT + territory]
