"""The recruit: plays as people do in their first games, by what lies before him, and makes their mistakes.

He attacks beside his own regions, lays the card that takes the lead, and keeps fighting longer than the region is
worth. He forgets his Scarecrows, lays on when he leads already, passes out of caution or lays a card on an impulse.
"""

from typing import Any

from condotta.bots.condottiere.battle import own_strength
from condotta.condottiere import flow
from condotta.condottiere.actions import CARD, DISCARD_HAND, KEEP_HAND, NOTHING, OFF_BOARD, PASS, REGION
from condotta.condottiere.cards import BISHOP, COURTESAN, HEROINE, KINDS, MERCENARIES, PRINTED, SURRENDER, WINTER
from condotta.condottiere.italy import NEIGHBOURS
from condotta.condottiere.options import HIDDEN_CARDS
from condotta.condottiere.state import BATTLE, CHOOSE, DISCARD, FETCH, KEEP, POPE, in_play
from condotta.condottiere.strength import favoured_by_spring, line_strength
from condotta.kernel.compiled import State, highest, lowest, rule
from condotta.kernel.dice import pick, roll

IMPULSE = 16
"""One decision in so many he takes on an impulse."""
SAFE = 5
"""A lead that feels safe to him."""
STUBBORN = 9
"""How far behind he still fights on."""
WARY = 5
"""... and how far mostly where cards lie face down."""
GUESS = 5
"""How strong he takes another's face-down card to be."""
TIRED = 4
"""After so many cards in his line he has had enough."""


@rule
def recruit(state: State, dice: Any) -> int:
    """What the recruit does."""
    legal = flow.legal(state)
    if roll(dice, IMPULSE) == 0 and state.phase == BATTLE:
        return pick(dice, legal)
    if state.phase == BATTLE:
        return skirmish(state, legal, dice)
    if state.phase == CHOOSE:
        return nearby(state, legal, dice)
    if state.phase == FETCH:
        return CARD + highest(legal & MERCENARIES) if legal & MERCENARIES else NOTHING
    if state.phase == POPE:
        return OFF_BOARD if roll(dice, 2) else pick(dice, legal)
    if state.phase == DISCARD:
        return DISCARD_HAND if legal >> DISCARD_HAND & 1 else KEEP_HAND
    if state.phase == KEEP:
        return highest(legal & MERCENARIES) if legal & MERCENARIES else lowest(legal)
    return highest(legal)  # draw as many cards as one may


@rule
def nearby(state: State, legal: int, dice: Any) -> int:
    """Beside one's own regions, if there is a free one; which, is left to chance."""
    realm, beside = state.realm[state.turn], 0
    while realm:
        beside |= NEIGHBOURS[lowest(realm)]
        realm &= realm - 1
    near = legal & beside << REGION
    return pick(dice, near if near else legal)


@rule
def skirmish(state: State, legal: int, dice: Any) -> int:
    """Stay ahead: rest when that feels safe, else lay what takes the lead, and do not see when enough is enough."""
    seat, top, active = state.turn, 0, 0
    winter, favoured = in_play(state) >> WINTER & 1, favoured_by_spring(state)
    for other in range(state.seats):
        if other != seat:
            guess = GUESS if state.veiled >> other & 1 else 0
            top = max(top, line_strength(state, other, winter, favoured) + guess)
            if state.armed >> other & 1 and not state.out >> other & 1:
                active += 1
    lead = own_strength(state, winter, favoured) - top
    if lead > 0 and (not active or lead >= SAFE or roll(dice, 3) == 0):
        return PASS
    if lead > 0 and legal >> SURRENDER & 1:
        return CARD + SURRENDER
    stubborn = WARY if state.flags & HIDDEN_CARDS and roll(dice, 4) else STUBBORN
    return PASS if line_length(state, seat) >= TIRED else lay_more(legal, 1 - lead, top, stubborn)


@rule
def line_length(state: State, seat: int) -> int:
    length = state.veiled >> seat & 1
    for kind in range(KINDS):
        length += state.line[seat][kind]
    return length


@rule
def lay_more(legal: int, need: int, top: int, stubborn: int) -> int:
    """The smallest Mercenary that takes the lead; else something impressive; else the highest one there is."""
    for kind in range(7):
        if legal >> kind & 1 and PRINTED[kind] >= need:
            return CARD + kind
    if need > stubborn:
        return PASS
    for kind in (HEROINE, BISHOP, WINTER):
        if legal >> kind & 1 and top >= 10:
            return CARD + kind
    if legal & MERCENARIES:
        return CARD + highest(legal & MERCENARIES)
    return CARD + COURTESAN if legal >> COURTESAN & 1 else PASS
