"""Imagined games: deals that agree with what a seat knows, played on by the captain.

On its way a playout is judged now and then by what the captain expects of armies and hands, and the mean of all that
is its outcome: far less a matter of luck than a result. An early judgement is often wrong, and no number of playouts
mends that; a late one depends on luck, and on decisions that the captain takes for a better player. So with few
playouts it is better to stop soon, and with many to play on to the end.
"""

from typing import Any

from condotta.bots.ordonnance.captain import captains_decision
from condotta.bots.ordonnance.front import CHANCE, chance_grown, outlook, survey
from condotta.bots.ordonnance.hands import deal_likely
from condotta.bots.ordonnance.prospects import WHOLE
from condotta.kernel.chance import DRAWS
from condotta.kernel.compiled import State, bits, lowest, rule
from condotta.kernel.dice import shake
from condotta.ordonnance import flow
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.redeal import deal_unseen
from condotta.ordonnance.state import AUTOMATIC, OVER
from condotta.ordonnance.territories import ARMY, TERRITORIES

KEY_WORDS = 8


@rule
def imagine(root: State, deal: State, likely: int, sizes: Any, dice: Any) -> None:
    """Deal what the seat to move has not seen, and what is to be drawn, afresh: hands as they are likely, or evenly."""
    copy(root, deal)
    if likely:
        deal_likely(deal, sizes, dice)
    else:
        deal_unseen(deal, sizes, dice)
    renew_chance(deal, dice)


@rule
def renew_chance(state: State, dice: Any) -> None:
    """Let the cards to be drawn be others."""
    for at in range(KEY_WORDS):
        state.key[at] = shake(dice)
    state.blocks, state.spent = 0, DRAWS


@rule
def play_out(state: State, seat: int, decisions: int, first: int, every: int, book: Any, sheet: Any) -> int:
    """Let the captain take so many decisions for all; what a seat expects in the course of them, on average."""
    total, judged, next_judged = 0, 0, first
    for taken in range(decisions):
        if state.phase == OVER:
            break
        if taken == next_judged:
            total += judge(state, seat, book, sheet)
            judged += 1
            next_judged += every
        take(state, captains_decision(state, book, sheet))
    return (total + worth(state, seat, book, sheet)) // (judged + 1)


@rule
def worth(state: State, seat: int, book: Any, sheet: Any) -> int:
    """What a seat has won, or may still expect."""
    if state.phase == OVER:
        return (state.winners >> seat & 1) * WHOLE // bits(state.winners)
    return judge(state, seat, book, sheet)


@rule
def judge(state: State, seat: int, book: Any, sheet: Any) -> int:
    """What a seat expects of its armies and its hand, as a share of what all seats expect of theirs."""
    own, total = 0, 1
    for each in range(state.seats):
        survey(state, each, book, sheet)
        look_at_hand(state, each, book, sheet)
        share = outlook(state, sheet)
        total += share
        if each == seat:
            own = share
    return own * WHOLE // total


@rule
def look_at_hand(state: State, seat: int, book: Any, sheet: Any) -> None:
    """Let the card of the hand that helps most in a territory count half as if it lay there."""
    territories = state.room[seat]
    while territories:
        territory = lowest(territories)
        territories &= territories - 1
        best, kinds = 0, state.held[seat]
        while kinds:
            best = max(best, chance_grown(sheet, territory, lowest(kinds), book))
            kinds &= kinds - 1
        sheet[CHANCE + territory] = (sheet[CHANCE + territory] + best) // 2


@rule
def take(state: State, decision: int) -> None:
    """Take a decision, and do what then happens by itself."""
    flow.step(state, decision)
    while state.phase >= AUTOMATIC:
        flow.settle(state)


@rule
def hide(state: State, viewer: int, sizes: Any) -> None:
    """Put the hands of all others into the pile, as their opponent sees them; `sizes` are those of their hands."""
    for seat in range(state.seats):
        sizes[seat] = 0
        if seat != viewer:
            state.held[seat] = 0
            for kind in range(KINDS):
                sizes[seat] += state.hand[seat][kind]
                state.pile[kind] += state.hand[seat][kind]
                state.hand[seat][kind] = 0
            state.pile_size += sizes[seat]


@rule
def copy(source: State, target: State) -> None:
    """Lay out the same position once more. Of its chance the key is enough: no card has been drawn by it."""
    target.seats, target.turn, target.phase, target.flags = source.seats, source.turn, source.phase, source.flags
    target.pile_size, target.armies = source.pile_size, source.armies
    target.winners, target.ending, target.version = source.winners, source.ending, source.version
    target.blocks, target.spent = source.blocks, source.spent
    for at in range(KEY_WORDS):
        target.key[at] = source.key[at]
    for kind in range(KINDS):
        target.pile[kind] = source.pile[kind]
    for territory in range(TERRITORIES):
        target.control[territory] = source.control[territory]
    for seat in range(source.seats):
        copy_seat(source, target, seat)


@rule
def copy_seat(source: State, target: State, seat: int) -> None:
    """The hand and the line of a seat."""
    target.held[seat], target.room[seat] = source.held[seat], source.room[seat]
    for kind in range(KINDS):
        target.hand[seat][kind] = source.hand[seat][kind]
    for territory in range(TERRITORIES):
        target.cards[seat][territory] = source.cards[seat][territory]
        target.completed[seat][territory] = source.completed[seat][territory]
        for at in range(ARMY):
            target.laid[seat][territory][at] = source.laid[seat][territory][at]
