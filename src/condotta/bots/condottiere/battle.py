"""The captain in battle: what it is worth, how to hold a lead, how to take it, and when to give up."""

from typing import Any

from condotta.bots.condottiere.mind import (
    BISHOP_FROM,
    CAUTION,
    DENY,
    EFFORT,
    FACE_DOWN,
    LEAD,
    LEAD_BY_CARDS,
    LEAD_FOR_ALL,
    LEAD_IN_WINTER,
    PATIENCE,
    PLENTY,
    SMALL,
    STAKE,
)
from condotta.bots.condottiere.regions import VICTORY, promise
from condotta.condottiere.actions import CARD, PASS
from condotta.condottiere.cards import (
    BISHOP,
    COURTESAN,
    DRUMMER,
    HEROINE,
    MERCENARIES,
    NO_CARD,
    PRINTED,
    SCARECROW,
    SPRING,
    SURRENDER,
    TEN,
    WINTER,
)
from condotta.condottiere.state import NO_SEAT, hand_size, in_play
from condotta.condottiere.strength import NO_KIND, favoured_by_spring, line_strength, top_mercenary
from condotta.kernel.compiled import State, highest, lowest, rule, table

WORTH = table((1, 2, 3, 4, 5, 6, 10, 5, 4, 6, 3, 8, 11, 2, 5))
"""What a card is worth keeping for later battles."""


@rule
def fight(state: State, mind: Any) -> int:
    """Lead at the least cost, if the region is worth it; else save what can be saved and pass."""
    seat, active, cards, top, leader = state.turn, 0, 0, 0, NO_SEAT
    winter, favoured = in_play(state) >> WINTER & 1, favoured_by_spring(state)
    for other in range(state.seats):
        if other != seat:
            total = line_strength(state, other, winter, favoured)
            if state.veiled >> other & 1:
                total += mind[FACE_DOWN]
            if total > top:
                top, leader = total, other
            if state.armed >> other & 1 and not state.out >> other & 1:
                active += 1
                cards = max(cards, hand_size(state, other))
    if state.defender == seat and state.fresh and active:
        return PASS  # a defender's first pass costs nothing
    stake, lead = stakes(state, leader, mind), own_strength(state, winter, favoured) - top
    if lead > 0:
        return hold(state, lead, cards, stake, winter, mind) if active else take_back(state, lead, winter)
    return contest(state, lead, top, active, cards, stake, winter, mind)


@rule
def own_strength(state: State, winter: int, favoured: int) -> int:
    """The strength of one's line, its face-down card counted."""
    total, hidden = line_strength(state, state.turn, winter, favoured), state.face_down[state.turn]
    if hidden <= TEN:
        total += (1 if winter else PRINTED[hidden]) * (2 if state.line[state.turn][DRUMMER] else 1)
    elif hidden != NO_CARD:
        total += 10 if hidden == HEROINE else 1
    return total


@rule
def top_rival(state: State, winter: int, favoured: int) -> int:
    """The strength of the strongest other line, by its open cards."""
    top = 0
    for other in range(state.seats):
        if other != state.turn:
            top = max(top, line_strength(state, other, winter, favoured))
    return top


@rule
def stakes(state: State, leader: int, mind: Any) -> int:
    """What the battle is worth: in a final battle all; else what the region gives, or would give the leader."""
    if state.finalists:
        return VICTORY
    own = promise(state, state.turn, state.region, mind)
    if leader != NO_SEAT:
        theirs = promise(state, leader, state.region, mind)
        own = VICTORY if theirs >= VICTORY else own + mind[DENY] * theirs // 10
    return own


@rule
def power(state: State, seat: int) -> int:
    """The strength that a hand could bring into a line."""
    total = 0
    for kind in range(7):
        total += state.hand[seat][kind] * PRINTED[kind]
    if state.hand[seat][DRUMMER]:
        total += total >> 1
    return total + 10 * state.hand[seat][HEROINE] + state.hand[seat][COURTESAN]


@rule
def power_in_winter(state: State, seat: int) -> int:
    """The strength that a hand could bring into a line while every Mercenary counts one."""
    total = 0
    for kind in range(7):
        total += state.hand[seat][kind]
    if state.line[seat][DRUMMER]:
        total *= 2
    return total + 10 * state.hand[seat][HEROINE] + state.hand[seat][COURTESAN]


@rule
def take_back(state: State, lead: int, winter: int) -> int:
    """The battle is won: fetch back with Scarecrows what the victory can spare, then pass."""
    held = state.held[state.turn]
    return CARD + SCARECROW if held >> SCARECROW & 1 and spare(state, lead, winter) else PASS


@rule
def spare(state: State, lead: int, winter: int) -> int:
    """The kinds of Mercenaries in one's line of which one can go and the lead remains."""
    kinds, factor = 0, 2 if state.line[state.turn][DRUMMER] else 1
    for kind in range(7):
        if state.lined[state.turn] >> kind & 1 and (1 if winter else PRINTED[kind]) * factor + 3 < lead:
            kinds |= 1 << kind
    return kinds


@rule
def hold(state: State, lead: int, cards: int, stake: int, winter: int, mind: Any) -> int:
    """In the lead: end the battle if one can, pass if the lead is enough, else strengthen it a little."""
    held = state.held[state.turn]
    if held >> SURRENDER & 1:
        return CARD + SURRENDER
    enough = (mind[LEAD_FOR_ALL] if stake >= VICTORY else mind[LEAD]) + (mind[LEAD_BY_CARDS] * cards >> 2)
    if lead >= (enough * mind[LEAD_IN_WINTER] // 100 if winter else enough):
        return PASS
    if held >> COURTESAN & 1:
        return CARD + COURTESAN
    small = held & ((1 << mind[SMALL]) - 1)
    if small:
        return CARD + highest(small)
    return CARD + lowest(held & MERCENARIES) if stake >= VICTORY and held & MERCENARIES else PASS


@rule
def contest(state: State, lead: int, top: int, active: int, cards: int, stake: int, winter: int, mind: Any) -> int:
    """Behind: the cheapest card that takes the lead, or the next step towards it; or give the battle up."""
    need = 1 - lead
    card = turn_the_tide(state, need, top, active, winter, mind)
    if not active:
        card = last_word(state, card, need, winter)
    if card != PASS:
        return CARD + card
    if need > effort(state, active, cards, stake, winter, mind):
        return give_up(state)
    held, mercenary = state.held[state.turn], leading_mercenary(state, need, winter)
    if mercenary != NO_KIND:
        return CARD + mercenary
    if held >> HEROINE & 1 and need <= 10:
        return CARD + HEROINE
    if held & MERCENARIES:
        return CARD + (lowest(held & MERCENARIES) if need > mind[PATIENCE] else highest(held & MERCENARIES))
    return CARD + COURTESAN if held >> COURTESAN & 1 else give_up(state)


@rule
def leading_mercenary(state: State, need: int, winter: int) -> int:
    """The lowest Mercenary in hand that brings so much; NO_KIND if none does."""
    factor = 2 if state.line[state.turn][DRUMMER] else 1
    for kind in range(7):
        if state.held[state.turn] >> kind & 1 and (1 if winter else PRINTED[kind]) * factor >= need:
            return kind
    return NO_KIND


@rule
def last_word(state: State, special: int, need: int, winter: int) -> int:
    """All others are out, so the lead wins: the least valuable card that takes it, this special one or another."""
    best, mercenary = special, leading_mercenary(state, need, winter)
    if need == 1 and state.held[state.turn] >> COURTESAN & 1 and (best == PASS or WORTH[COURTESAN] < WORTH[best]):
        best = COURTESAN
    if mercenary != NO_KIND and (best == PASS or WORTH[mercenary] < WORTH[best]):
        best = mercenary
    return best


@rule
def effort(state: State, active: int, cards: int, stake: int, winter: int, mind: Any) -> int:
    """How much strength one would add here: all for victory; else as the stake is worth, less what others may add."""
    seat = state.turn
    reach = power_in_winter(state, seat) if winter else power(state, seat)
    if stake >= VICTORY:
        return reach
    plenty = mind[PLENTY] * (hand_size(state, seat) - cards)
    return reach * (mind[EFFORT] + mind[STAKE] * stake // 10) // 100 - mind[CAUTION] * active + plenty


@rule
def turn_the_tide(state: State, need: int, top: int, active: int, winter: int, mind: Any) -> int:
    """A special card that takes the lead at one stroke, the cheapest first; PASS if there is none."""
    seat = state.turn
    held = state.held[seat]
    if held >> DRUMMER & 1 and not state.line[seat][DRUMMER] and drummed(state, seat, winter) >= need:
        return DRUMMER
    if held >> SPRING & 1 and leads_in(state, 0, top_mercenary(state)):
        return SPRING
    if held >> WINTER & 1 and not winter and leads_in(state, 1, NO_KIND):
        return WINTER
    if held >> BISHOP & 1 and top >= mind[BISHOP_FROM] and leads_after_bishop(state, winter, active):
        return BISHOP
    return PASS


@rule
def drummed(state: State, seat: int, winter: int) -> int:
    """What a Drummer would add to a line: its Mercenaries once more."""
    total = 0
    for kind in range(7):
        total += state.line[seat][kind] * (1 if winter else PRINTED[kind])
    return total


@rule
def leads_in(state: State, winter: int, favoured: int) -> bool:
    """Whether one's line would be the strongest in this season."""
    mine = line_strength(state, state.turn, winter, favoured)
    for other in range(state.seats):
        if other != state.turn and line_strength(state, other, winter, favoured) >= mine:
            return False
    return True


@rule
def leads_after_bishop(state: State, winter: int, active: int) -> bool:
    """Whether one's line would be the strongest without the highest Mercenaries, or nearly if others still fight."""
    kind = top_mercenary(state)
    if kind == NO_KIND:
        return False
    mine, top = 0, 0
    for seat in range(state.seats):
        factor = 2 if state.line[seat][DRUMMER] else 1
        lost = state.line[seat][kind] * (1 if winter else PRINTED[kind]) * factor
        total = line_strength(state, seat, winter, NO_KIND) - lost
        if seat == state.turn:
            mine = total
        else:
            top = max(top, total)
    return mine + 2 >= top if active else mine > top


@rule
def give_up(state: State) -> int:
    """Lost: fetch back what a Scarecrow can, then pass."""
    seat = state.turn
    return CARD + SCARECROW if state.held[seat] >> SCARECROW & 1 and state.lined[seat] & MERCENARIES else PASS
