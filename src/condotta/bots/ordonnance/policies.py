"""The policies by number: how to decide at once, without search."""

from typing import Any

from condotta.bots.ordonnance.captain import captains_decision
from condotta.bots.ordonnance.greed import greedy_decision
from condotta.bots.ordonnance.recruit import recruits_decision
from condotta.kernel.compiled import State, rule
from condotta.ordonnance.engine import any_decision

RANDOM, GREED, RECRUIT, CAPTAIN = range(4)


@rule
def decision_of(state: State, policy: int, book: Any, sheet: Any, dice: Any) -> int:
    """What a policy decides for the seat to move. None looks at the hands of others."""
    if policy == GREED:
        return greedy_decision(state)
    if policy == RECRUIT:
        return recruits_decision(state, dice)
    if policy == CAPTAIN:
        return captains_decision(state, book, sheet)
    return any_decision(state, dice)
