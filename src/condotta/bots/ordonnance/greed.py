"""One-step greed: the fixed yardstick of Ordonnance, by which the strength of all other bots is told.

It takes the decision with the greatest gain at once: it lays each card where the army stays closest to regiments, and
looks neither at its opponents nor at the rest of its hand. It must never change, or figures measured against it would
mean nothing: to make a better bot, write another one.
"""

from condotta.kernel.compiled import State, bits, rule, table
from condotta.ordonnance.flow import legal
from condotta.ordonnance.icons import ICONS, KINDS
from condotta.ordonnance.territories import TERRITORIES

PROMISE = table((0, 1, 4, 12, 40))
"""What an icon promises that all of so many cards show; four are a regiment."""


@rule
def greedy_decision(state: State) -> int:
    """The decision that gains most at once; of equal ones that of the lowest number."""
    kinds, territories = legal(state)
    best, most = 0, -1000
    for kind in range(KINDS):
        for territory in range(TERRITORIES):
            if kinds >> kind & 1 and territories >> territory & 1:
                gain = gain_of(state, state.turn, territory, kind)
                if gain > most:
                    best, most = kind * TERRITORIES + territory, gain
    return best


@rule
def gain_of(state: State, seat: int, territory: int, kind: int) -> int:
    """What the army promises with this card, less what it promises without, less the card's worth elsewhere.

    In tenths, since a senior icon promises up to four tenths more.
    """
    cards, gain = state.cards[seat][territory], -10 * bits(kind)
    for icon in range(ICONS):
        count = 0
        for at in range(cards):
            count += state.laid[seat][territory][at] >> icon & 1
        grown = count + (kind >> icon & 1)
        promised = PROMISE[count] if count == cards else count
        gain += ((PROMISE[grown] if grown == cards + 1 else grown) - promised) * (10 + icon)
    return gain
