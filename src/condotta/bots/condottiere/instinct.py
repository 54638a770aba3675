"""The master's instinct: what a player who searches would probably do in a battle, told at a glance.

A small network of one hidden layer. It is given what the seat to move sees: its hand, the lines, how many cards the
others have, and what the region would bring to whom; it answers how likely each card is, and to pass. The master lets
everybody in his playouts fight so. The weights were learned from games of searching bots (`bench/judgement.py`).
"""

import math
from typing import Any

from condotta.bots.condottiere import judgement
from condotta.bots.condottiere.battle import drummed
from condotta.bots.condottiere.judgement import excite
from condotta.condottiere import flow
from condotta.condottiere.cards import COURTESAN, DRUMMER, KINDS, MERCENARIES, PRINTED, SPRING, WINTER
from condotta.condottiere.italy import kingdom, largest_kingdom
from condotta.condottiere.state import hand_size, in_play
from condotta.condottiere.strength import NO_KIND, line_strength, top_mercenary
from condotta.condottiere.victory import adjacent_to_win, regions_to_win
from condotta.kernel.compiled import State, bits, lowest, rule
from condotta.kernel.dice import shake

(
    CARDS,  # behind the counts of each kind: how many cards,
    STRENGTH,  # what the line counts,
    TOP,  # and the strongest of the others',
    LEADING,  # whether one leads,
    LEAD,  # by how much,
    LEAD_IN_WINTER,  # and by how much if it were Winter,
    LEAD_IN_SPRING,  # or Spring,
    LEAD_AFTER_BISHOP,  # or the highest Mercenaries were gone,
    LEAD_DRUMMED,  # or one had a Drummer;
    IN_WINTER,  # whether it is Winter,
    IN_SPRING,  # or Spring,
    DRUMMING,  # whether one has a Drummer in line,
    LAID,  # how many Mercenaries,
    HIGHEST,  # and the highest in all lines;
    ACTIVE,  # how many others may still play,
    MOST_CARDS,  # the most cards of one of them,
    ALL_CARDS,  # and of all,
    LEADER_ACTIVE,  # whether the strongest of the others may still play,
    LEADER_CARDS,  # and his cards;
    MORE_CARDS,  # how many cards one has more than any other,
    WINS,  # whether the region wins the game for oneself,
    WINS_LEADER,  # for the strongest of the others,
    WINS_ACTIVE,  # or for one who may still play;
    NEARLY,  # and the same for a kingdom one region short of victory,
    NEARLY_LEADER,
    NEARLY_ACTIVE,
    OWNED,  # one's regions,
    KINGDOM,  # and the largest kingdom,
    MOST_OWNED,  # the most regions of another,
    FAVOUR,  # how many Courtesans one has laid more than any other,
    COURTED,  # the most that another has laid,
    HOLDER,  # whether one placed the token,
    UNOWNED,  # how many regions are nobody's,
    FINAL,  # whether this is the final battle,
) = range(KINDS, KINDS + 34)
INPUTS = FINAL + 1
HIDDEN, CHOICES = 32, 16
"""The units of the hidden layer, and what may be done: each kind of card, and to pass."""

BIAS = judgement.WEIGHTS + INPUTS * HIDDEN
OUTER = BIAS + HIDDEN
OUTER_BIAS = OUTER + HIDDEN * CHOICES
WEIGHTS = OUTER_BIAS + CHOICES
"""The weights follow those of the judgement."""

SIGHT = judgement.NOTES
LAYER = SIGHT + INPUTS
URGES = LAYER + HIDDEN
NOTES = URGES + CHOICES
"""The notes too: what is seen, the hidden layer, and how much speaks for each choice."""


@rule
def instinct(state: State, dice: Any, weights: Any, notes: Any) -> int:
    """A card or to pass, as likely as a searching player would choose it."""
    see(state, notes)
    feel(weights, notes)
    legal = flow.legal(state)
    top, total, rest = -1e9, 0.0, legal
    while rest:
        top = max(top, notes[URGES + lowest(rest)])
        rest &= rest - 1
    rest = legal
    while rest:
        choice = lowest(rest)
        rest &= rest - 1
        notes[URGES + choice] = math.exp(notes[URGES + choice] - top)
        total += notes[URGES + choice]
    drawn = total * (shake(dice) / 4294967296.0)
    while legal & (legal - 1):
        drawn -= notes[URGES + lowest(legal)]
        if drawn < 0.0:
            break
        legal &= legal - 1
    return lowest(legal)


@rule
def feel(weights: Any, notes: Any) -> None:
    """How much speaks for each choice."""
    for unit in range(HIDDEN):
        notes[LAYER + unit] = weights[BIAS + unit]
    for feature in range(INPUTS):
        excite(notes, LAYER, HIDDEN, weights, judgement.WEIGHTS + feature * HIDDEN, notes[SIGHT + feature])
    for choice in range(CHOICES):
        notes[URGES + choice] = weights[OUTER_BIAS + choice]
    for unit in range(HIDDEN):
        excite(notes, URGES, CHOICES, weights, OUTER + unit * CHOICES, max(0.0, notes[LAYER + unit]))


@rule
def see(state: State, notes: Any) -> None:
    """Write down what the seat to move sees, each feature of about the size of one."""
    for kind in range(KINDS):
        notes[SIGHT + kind] = state.hand[state.turn][kind] / 2
    see_lines(state, notes)
    see_realms(state, notes)


@rule
def see_lines(state: State, notes: Any) -> None:
    seat, kinds, high = state.turn, in_play(state), top_mercenary(state)
    winter, spring = kinds >> WINTER & 1, kinds >> SPRING & 1
    favoured = high if spring else NO_KIND
    own, drum = line_strength(state, seat, winter, favoured), drummed(state, seat, winter)
    cold, warm = line_strength(state, seat, 1, NO_KIND), line_strength(state, seat, 0, high)
    bereft = own - lost_to_bishop(state, seat, high, winter, spring)
    top, cold_top, warm_top, bereft_top, leader, courted, laid = 0, 0, 0, 0, seat, 0, 0
    for other in range(state.seats):
        if other != seat:
            total = line_strength(state, other, winter, favoured)
            if total > top:
                top, leader = total, other
            cold_top = max(cold_top, line_strength(state, other, 1, NO_KIND))
            warm_top = max(warm_top, line_strength(state, other, 0, high))
            bereft_top = max(bereft_top, total - lost_to_bishop(state, other, high, winter, spring))
            courted = max(courted, state.line[other][COURTESAN])
    for kind in range(7):
        laid += state.line[seat][kind]
    notes[SIGHT + STRENGTH] = own / 20
    notes[SIGHT + TOP] = top / 20
    notes[SIGHT + LEADING] = 1.0 if own > top else 0.0
    notes[SIGHT + LEAD] = bounded(own - top)
    notes[SIGHT + LEAD_IN_WINTER] = bounded(cold - cold_top)
    notes[SIGHT + LEAD_IN_SPRING] = bounded(warm - warm_top)
    notes[SIGHT + LEAD_AFTER_BISHOP] = bounded(bereft - bereft_top)
    notes[SIGHT + LEAD_DRUMMED] = bounded(own - top + (0 if state.line[seat][DRUMMER] else drum))
    notes[SIGHT + IN_WINTER] = winter
    notes[SIGHT + IN_SPRING] = spring
    notes[SIGHT + DRUMMING] = 1.0 if state.line[seat][DRUMMER] else 0.0
    notes[SIGHT + LAID] = laid / 4
    notes[SIGHT + HIGHEST] = (high + 1) / 7
    notes[SIGHT + FAVOUR] = (state.line[seat][COURTESAN] - courted) / 2
    notes[SIGHT + COURTED] = courted / 2
    see_others(state, leader, notes)


@rule
def lost_to_bishop(state: State, seat: int, high: int, winter: int, spring: int) -> int:
    """What a line would lose with its highest Mercenaries."""
    if high == NO_KIND or not in_play(state) & MERCENARIES:
        return 0
    worth = (1 if winter else PRINTED[high]) * (2 if state.line[seat][DRUMMER] else 1)
    return int(state.line[seat][high] * (worth + (3 if spring else 0)))


@rule
def bounded(lead: int) -> float:
    return min(2.0, max(-2.0, lead / 10))


@rule
def see_others(state: State, leader: int, notes: Any) -> None:
    """What the others may still do, and what the region would bring to whom."""
    seat, active, most, together, any_most, owned = state.turn, 0, 0, 0, 0, 0
    wins_active, nearly_active = 0.0, 0.0
    for other in range(state.seats):
        if other != seat:
            cards = hand_size(state, other)
            any_most, owned = max(any_most, cards), max(owned, bits(state.realm[other]))
            if cards and not state.out >> other & 1:
                active, most, together = active + 1, max(most, cards), together + cards
                missing = lacking(state, other)
                wins_active, nearly_active = max(wins_active, wins(missing)), max(nearly_active, nearly(missing))
    missing, leaders = lacking(state, seat), lacking(state, leader) if leader != seat else 9
    fights_on = leader != seat and state.armed >> leader & 1 and not state.out >> leader & 1
    cards = hand_size(state, seat)
    notes[SIGHT + CARDS] = cards / 10
    notes[SIGHT + ACTIVE] = active / 2
    notes[SIGHT + MOST_CARDS] = most / 10
    notes[SIGHT + ALL_CARDS] = together / 20
    notes[SIGHT + LEADER_ACTIVE] = 1.0 if fights_on else 0.0
    notes[SIGHT + LEADER_CARDS] = hand_size(state, leader) / 10 if fights_on else 0.0
    notes[SIGHT + MORE_CARDS] = (cards - any_most) / 5
    notes[SIGHT + WINS] = wins(missing)
    notes[SIGHT + WINS_LEADER] = wins(leaders)
    notes[SIGHT + WINS_ACTIVE] = wins_active
    notes[SIGHT + NEARLY] = nearly(missing)
    notes[SIGHT + NEARLY_LEADER] = nearly(leaders)
    notes[SIGHT + NEARLY_ACTIVE] = nearly_active
    notes[SIGHT + MOST_OWNED] = owned / 3


@rule
def lacking(state: State, seat: int) -> int:
    """How many regions a seat lacks to victory once it has the contested one."""
    if state.finalists:
        return 0
    realm = state.realm[seat] | 1 << state.region
    return max(0, min(adjacent_to_win(state) - kingdom(realm, state.region), regions_to_win(state) - bits(realm)))


@rule
def wins(missing: int) -> float:
    return 1.0 if missing == 0 else 0.0


@rule
def nearly(missing: int) -> float:
    return 1.0 if missing == 1 else 0.0


@rule
def see_realms(state: State, notes: Any) -> None:
    realm = state.realm[state.turn]
    notes[SIGHT + OWNED] = bits(realm) / 3
    notes[SIGHT + KINGDOM] = largest_kingdom(realm) / 2
    notes[SIGHT + HOLDER] = 1.0 if state.holder == state.turn else 0.0
    notes[SIGHT + UNOWNED] = bits(state.unowned) / 8
    notes[SIGHT + FINAL] = 1.0 if state.finalists else 0.0
