"""The captain: plays soundly by rules of thumb, and quickly enough to play out thousands of games in a second.

He values regions by the kingdoms they build or block, spends in a battle what the region is worth to him, knows
when a battle is lost and then fetches his Mercenaries back with Scarecrows, and holds back what he may need later
in the round. He looks at his own cards and at what lies open, never at the cards of others.
"""

from typing import Any

from condotta.bots.condottiere.battle import WORTH, fight, own_strength, power, spare, top_rival
from condotta.bots.condottiere.mind import HOPELESS
from condotta.bots.condottiere.regions import choose_region, place_pope
from condotta.condottiere import flow
from condotta.condottiere.actions import CARD, DISCARD_HAND, KEEP_HAND, NOTHING
from condotta.condottiere.aftermath import kept_cards
from condotta.condottiere.cards import KINDS, MERCENARIES, NO_CARD, WINTER
from condotta.condottiere.state import BATTLE, CHOOSE, DISCARD, FETCH, KEEP, POPE, in_play
from condotta.condottiere.strength import favoured_by_spring
from condotta.kernel.compiled import State, highest, rule


@rule
def captain(state: State, mind: Any, dice: Any) -> int:
    """What the captain does."""
    if state.phase == BATTLE:
        return fight(state, mind)
    if state.phase == CHOOSE:
        return choose_region(state, mind, dice)
    legal = flow.legal(state)
    if state.phase == FETCH:
        return fetch_back(state, legal)
    if state.phase == POPE:
        return place_pope(state, legal, mind)
    if state.phase == DISCARD:
        return discard_or_keep(state, legal, mind)
    if state.phase == KEEP:
        return keep_best(state, legal)
    return highest(legal)  # draw as many cards as one may


@rule
def fetch_back(state: State, legal: int) -> int:
    """The highest Mercenary that the lead can spare, or in a lost battle simply the highest."""
    winter, favoured = in_play(state) >> WINTER & 1, favoured_by_spring(state)
    lead = own_strength(state, winter, favoured) - top_rival(state, winter, favoured)
    kinds = legal & (spare(state, lead, winter) if lead > 0 else MERCENARIES)
    return CARD + highest(kinds) if kinds else NOTHING


@rule
def discard_or_keep(state: State, legal: int, mind: Any) -> int:
    """A hand that can win nothing is better exchanged for a new one."""
    hopeless = power(state, state.turn) < mind[HOPELESS]
    return DISCARD_HAND if hopeless and legal >> DISCARD_HAND & 1 else KEEP_HAND


@rule
def keep_best(state: State, legal: int) -> int:
    """The two most valuable cards; the rules want them in card order, so the one of the lower kind comes first."""
    best = most_valuable(state, legal, NO_CARD)
    if kept_cards(state):
        return CARD + best
    return CARD + min(best, most_valuable(state, legal, best))


@rule
def most_valuable(state: State, legal: int, kept: int) -> int:
    """The kind of the most valuable card in hand besides one that is kept already; that one if there is no other."""
    best = kept
    for kind in range(KINDS):
        left = state.hand[state.turn][kind] - (1 if kind == kept else 0)
        if legal >> kind & 1 and left > 0 and (best == kept or WORTH[kind] >= WORTH[best]):
            best = kind
    return best
