"""The recruit: plays as children and beginners do, and can be beaten.

He lays cards together that look alike: he likes every icon that a card shares with all the cards of an army, and
dislikes to lose one that they had in common. He looks at his own line only, thinks of no icon as better than another
and of no card as too good to lay, and about every fifth time his eyes are elsewhere and he lays any card anywhere.
"""

from typing import Any

from condotta.kernel.compiled import State, bits, rule
from condotta.kernel.dice import roll
from condotta.ordonnance.engine import any_decision
from condotta.ordonnance.flow import legal
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.territories import TERRITORIES

SLIPS = 5
"""Of so many decisions one is a slip."""
EVERY_ICON = KINDS - 1


@rule
def recruits_decision(state: State, dice: Any) -> int:
    """Lay the card that looks best; between equal ones, and whether to look at all, the dice decide."""
    if not roll(dice, SLIPS):
        return any_decision(state, dice)
    kinds, territories = legal(state)
    best, most, equal = 0, -KINDS, 0
    for kind in range(KINDS):
        for territory in range(TERRITORIES):
            if kinds >> kind & 1 and territories >> territory & 1:
                likeness = likeness_of(state, state.turn, territory, kind)
                if likeness > most:
                    best, most, equal = kind * TERRITORIES + territory, likeness, 1
                elif likeness == most:
                    equal += 1
                    if not roll(dice, equal):
                        best = kind * TERRITORIES + territory
    return best


@rule
def likeness_of(state: State, seat: int, territory: int, kind: int) -> int:
    """How many icons the card shares with the whole army, less those that the army then no longer has in common."""
    common = EVERY_ICON
    for at in range(state.cards[seat][territory]):
        common &= state.laid[seat][territory][at]
    if not state.cards[seat][territory]:
        return 1
    return 2 * bits(common & kind) - bits(common & ~kind)
