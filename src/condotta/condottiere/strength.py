"""The strength of battle lines. `condottiere:strength.order`"""

from condotta.condottiere.cards import COURTESAN, DRUMMER, HEROINE, MERCENARIES, PRINTED, SPRING, WINTER
from condotta.condottiere.state import in_play
from condotta.kernel.compiled import State, brief, highest, rule

NO_KIND = -1


@rule
def top_mercenary(state: State) -> int:
    """The kind of the highest printed Mercenary face up in any line."""
    mercenaries = in_play(state) & MERCENARIES
    return highest(mercenaries) if mercenaries else NO_KIND


@brief
def favoured_by_spring(state: State) -> int:
    """The kind that a Spring in play adds three to. `condottiere:spring.adds-three`"""
    return top_mercenary(state) if in_play(state) >> SPRING & 1 else NO_KIND


@rule
def strength(state: State, seat: int) -> int:
    """What a line counts now, by its face-up cards. `condottiere:strength.live` `condottiere:hidden.announce`"""
    return line_strength(state, seat, in_play(state) >> WINTER & 1, favoured_by_spring(state))


@rule
def line_strength(state: State, seat: int, winter: int, favoured: int) -> int:
    """What a line counts: Winter, then Drummer, then Spring, then Courtesans and Heroines."""
    total = 0
    for kind in range(7):
        total += state.line[seat][kind] * (1 if winter else PRINTED[kind])
    if state.line[seat][DRUMMER]:
        total *= 2
    if favoured != NO_KIND:
        total += 3 * state.line[seat][favoured]
    return total + state.line[seat][COURTESAN] + 10 * state.line[seat][HEROINE]
