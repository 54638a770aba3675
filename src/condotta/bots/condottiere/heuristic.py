"""The heuristic: a crude player, by which the others are measured. It is fixed and never improved."""

from typing import Any

from condotta.condottiere import flow
from condotta.condottiere.actions import CARD, DISCARD_HAND, KEEP_HAND, NOTHING, OFF_BOARD, PASS, REGION
from condotta.condottiere.cards import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    MERCENARIES,
    PRINTED,
    SIX,
    SPRING,
    SURRENDER,
    TEN,
    WINTER,
)
from condotta.condottiere.italy import NEIGHBOURS, REGIONS
from condotta.condottiere.state import BATTLE, CHOOSE, DISCARD, FETCH, KEEP, POPE, hand_size
from condotta.condottiere.strength import strength
from condotta.kernel.compiled import State, bits, highest, lowest, rule, table
from condotta.kernel.dice import roll

KEPT_FIRST = table((HEROINE, DRUMMER, TEN, SURRENDER, SIX, SPRING, WINTER))


@rule
def heuristic(state: State, dice: Any) -> int:
    """What the heuristic does."""
    legal = flow.legal(state)
    if state.phase == BATTLE:
        return heuristic_battle(state, legal, dice)
    if state.phase == CHOOSE:
        return heuristic_region(state, legal, dice)
    if state.phase == POPE:
        return heuristic_pope(state, legal)
    if state.phase == FETCH:
        return CARD + highest(legal & MERCENARIES) if legal & MERCENARIES else NOTHING
    if state.phase == DISCARD:
        return DISCARD_HAND if legal >> DISCARD_HAND & 1 else KEEP_HAND
    if state.phase == KEEP:
        return heuristic_keep(legal)
    return highest(legal)  # draw as many cards as one may


@rule
def heuristic_region(state: State, legal: int, dice: Any) -> int:
    """Next to one's own regions, else anywhere."""
    best, most = 0, -1
    for region in range(REGIONS):
        if legal >> (REGION + region) & 1:
            worth = bits(NEIGHBOURS[region] & state.realm[state.turn]) * 8 + roll(dice, 8)
            if worth > most:
                best, most = region, worth
    return REGION + best


@rule
def heuristic_pope(state: State, legal: int) -> int:
    """On the region with most borders to the rival with most regions."""
    leader, held = -1, 0
    for seat in range(state.seats):
        if seat != state.turn and bits(state.realm[seat]) > held:
            leader, held = seat, bits(state.realm[seat])
    best, most = OFF_BOARD, 0
    for region in range(REGIONS):
        if leader >= 0 and legal >> (REGION + region) & 1 and region != state.region:
            borders = bits(NEIGHBOURS[region] & state.realm[leader])
            if borders > most:
                best, most = REGION + region, borders
    return best


@rule
def heuristic_keep(legal: int) -> int:
    for at in range(7):
        if legal >> (CARD + KEPT_FIRST[at]) & 1:
            return CARD + KEPT_FIRST[at]
    return lowest(legal)


@rule
def heuristic_battle(state: State, legal: int, dice: Any) -> int:
    """The cheapest Mercenary that takes the lead, or a special card in need."""
    seat, top, active = state.turn, 0, 0
    for other in range(state.seats):
        if other != seat:
            top = max(top, strength(state, other))
            if state.armed >> other & 1 and not state.out >> other & 1:
                active += 1
    mine = strength(state, seat)
    if mine > top:
        if not active:
            return PASS
        if legal >> SURRENDER & 1:
            return CARD + SURRENDER
        if mine >= top + 8 or roll(dice, 4) == 0:
            return PASS
    need = top - mine + 1
    factor = 2 if state.line[seat][DRUMMER] else 1
    if need > 30 and hand_size(state, seat) < 6:
        return PASS
    for kind in range(7):
        if legal >> kind & 1 and PRINTED[kind] * factor >= need:
            return CARD + kind
    return heuristic_special(legal, top, mine, need, factor)


@rule
def heuristic_special(legal: int, top: int, mine: int, need: int, factor: int) -> int:
    if top >= 18 and legal >> BISHOP & 1:
        return CARD + BISHOP
    if top >= 22 and legal >> WINTER & 1 and mine < top:
        return CARD + WINTER
    if legal >> HEROINE & 1 and need <= 10:
        return CARD + HEROINE
    if mine >= 10 and factor == 1 and legal >> DRUMMER & 1:
        return CARD + DRUMMER
    if legal & MERCENARIES and need <= 25:
        return CARD + highest(legal & MERCENARIES)
    return CARD + COURTESAN if legal >> COURTESAN & 1 else PASS
