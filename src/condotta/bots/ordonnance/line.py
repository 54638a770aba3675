"""What is likely to follow a decision: the captain's decisions on imagined deals, counted."""

from typing import Any

from condotta.bots.ordonnance.captain import captains_decision
from condotta.bots.ordonnance.playout import copy, imagine, take
from condotta.bots.ordonnance.search import DEAL, GAME, ROOT
from condotta.kernel.compiled import Rows, State, rule
from condotta.ordonnance.actions import DECISIONS
from condotta.ordonnance.flow import legal, permits

DEALS = 32
NO_REPLY = -1
EVENLY = 0


@rule
def likely_reply(
    states: Rows, length: int, line: Any, counts: Any, sizes: Any, book: Any, sheet: Any, dice: Any
) -> int:
    """The most frequent decision after a line of so many, on deals where all of them can be taken."""
    for decision in range(DECISIONS):
        counts[decision] = 0
    for _ in range(DEALS):
        imagine(states[ROOT], states[DEAL], EVENLY, sizes, dice)
        copy(states[DEAL], states[GAME])
        if follow(states[GAME], line, length):
            counts[captains_decision(states[GAME], book, sheet)] += 1
    best = 0
    for decision in range(DECISIONS):
        if counts[decision] > counts[best]:
            best = decision
    return best if counts[best] else NO_REPLY


@rule
def follow(game: State, line: Any, length: int) -> bool:
    """Take the decisions of a line, if they can be taken and the game then goes on."""
    for at in range(length):
        if not permits(game, line[at]):
            return False
        take(game, line[at])
    return legal(game)[0] != 0
