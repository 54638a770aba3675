"""The captain's mind: the numbers by which he weighs regions, hands and battles.

They were found by letting captains with slightly different numbers play against each other, against the fixed
yardsticks and against chance, and keeping what won.
"""

from functools import cache
from typing import Any

from condotta.condottiere.options import DRAW_AFTER_BATTLE, HIDDEN_CARDS
from condotta.kernel.compiled import row

(
    KINGDOM,  # a region's worth for each region of the kingdom it joins
    TOTAL,  # ... for each region one then has
    NEARLY,  # ... if one more would make the kingdom complete
    ROOM,  # ... then for each open neighbour, where that one more could be
    OWN,  # in choosing: how much its worth to oneself counts
    OTHERS,  # ... and its worth to the others
    POPE,  # how much more another must want a region before the Pope is sent there
    HOPELESS,  # a hand of less power than this is better discarded
    FACE_DOWN,  # how strong another's face-down card is taken to be
    DENY,  # tenths of what the region is worth to the leading rival, added to the stake
    LEAD_FOR_ALL,  # a lead that is enough when the game is at stake
    LEAD,  # ... and otherwise
    LEAD_BY_CARDS,  # ... and more for each four cards of the rival who has most
    LEAD_IN_WINTER,  # hundredths of it that are enough in Winter
    SMALL,  # kinds below this one are laid to strengthen a lead
    EFFORT,  # hundredths of the hand's power that any battle is worth
    STAKE,  # ... and more for each ten of the stake
    CAUTION,  # power to hold back for each rival still in the battle
    PLENTY,  # ... and power to spend for each card one has more than any of them
    BISHOP_FROM,  # a Bishop is for a rival at least so strong
    PATIENCE,  # behind by more than this, and no card takes the lead: first lay a low Mercenary
) = range(21)

DUEL = (14, 2, 3, 2, 3, 4, 27, 6, 8, 2, 19, 45, 0, 100, 7, 9, 60, 0, 1, 10, 0)
COMPANY = (0, 2, 23, 0, 1, 1, 1, 4, 1, 1, 18, 6, 0, 110, 7, 7, 9, 12, 9, 7, 2)
EAGER = (2, 5, 27, 3, 3, 2, 2, 4, 6, 4, 18, 10, 2, 101, 7, 6, 12, 0, 11, 8, 0)
"""Holds nothing back: to wait for rivals is in vain who draw new cards after the battle."""
VEILED = (0, 0, 19, 0, 1, 1, 27, 3, 6, 1, 18, 6, 0, 110, 1, 3, 9, 1, 9, 9, 4)
"""Takes face-down cards seriously, and lays few cards to strengthen a lead that he cannot be sure of."""
BOLD = (4, 5, 8, 2, 5, 5, 15, 5, 4, 3, 34, 22, 0, 100, 6, 9, 50, 9, 0, 5, 2)
"""Fights for everything, as many people do."""


@cache
def minds_of(players: int, flags: int) -> Any:
    """The captain's mind for a game with these variants, and a bold one."""
    return row([_captain_in(players, flags), BOLD])


def _captain_in(players: int, flags: int) -> tuple[int, ...]:
    """Against one rival, whom every lost battle strengthens, he thinks otherwise than against several.

    Against several he waits until they have spent their cards, unless they draw after each battle or hide them.
    """
    if players == 2:
        return DUEL
    if flags & DRAW_AFTER_BATTLE or (flags & HIDDEN_CARDS and players == 3):
        return EAGER
    return VEILED if flags & HIDDEN_CARDS else COMPANY
