"""What the regions are worth to whom: the kingdom they build, and the kingdoms of others that they block."""

from typing import Any

from condotta.bots.condottiere.mind import KINGDOM, NEARLY, OTHERS, OWN, POPE, ROOM, TOTAL
from condotta.condottiere.actions import OFF_BOARD, REGION
from condotta.condottiere.italy import NEIGHBOURS, REGIONS, kingdom
from condotta.condottiere.victory import adjacent_to_win, open_regions, regions_to_win
from condotta.kernel.compiled import State, bits, lowest, rule
from condotta.kernel.dice import roll

VICTORY = 1000
"""What a region is worth that wins the game."""


@rule
def promise(state: State, seat: int, region: int, mind: Any) -> int:
    """What a region is worth to a seat: victory, or a larger kingdom, one more region, and room to complete it."""
    realm = state.realm[seat] | 1 << region
    size, total = kingdom(realm, region), bits(realm)
    missing = adjacent_to_win(state) - size
    if missing <= 0 or total >= regions_to_win(state):
        return VICTORY
    worth = mind[KINGDOM] * size + mind[TOTAL] * total
    if missing == 1:
        worth += mind[NEARLY] + mind[ROOM] * bits(NEIGHBOURS[region] & open_regions(state, seat))
    return worth


@rule
def danger(state: State, seat: int, region: int, mind: Any) -> int:
    """The most that a region promises to any other seat."""
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, promise(state, other, region, mind))
    return most


@rule
def choose_region(state: State, mind: Any, dice: Any) -> int:
    """Attack where the region promises most to oneself and least to the others; among equals by chance."""
    seat, legal = state.turn, open_regions(state, state.turn)
    best, most = lowest(legal), -10 * VICTORY
    while legal:
        region = lowest(legal)
        legal &= legal - 1
        worth = mind[OWN] * promise(state, seat, region, mind) - mind[OTHERS] * danger(state, seat, region, mind)
        worth += roll(dice, 8)
        if worth > most:
            best, most = region, worth
    return REGION + best


@rule
def place_pope(state: State, legal: int, mind: Any) -> int:
    """On the region that another wants much more than oneself; never on the contested one."""
    seat, best, most = state.turn, OFF_BOARD, mind[POPE]
    for region in range(REGIONS):
        if legal >> (REGION + region) & 1 and region != state.region:
            worth = danger(state, seat, region, mind) - promise(state, seat, region, mind)
            if worth > most:
                best, most = REGION + region, worth
    return best
