"""The bots of Ordonnance by name; greed is the fixed yardstick."""

from condotta.bots.bot import Maker
from condotta.bots.ordonnance.players import Policy, Searcher
from condotta.bots.ordonnance.policies import CAPTAIN, GREED, RECRUIT

DEPTH = 10
"""How many decisions the searching bots play an option on; found by trial in play."""


def _policy(number: int) -> Maker:
    return lambda seed, _budget: Policy(seed, number)


def _searcher(depth: int) -> Maker:
    return lambda seed, budget: Searcher(seed, budget, depth)


MAKERS: dict[str, Maker] = {
    "recruit": _policy(RECRUIT),
    "captain": _policy(CAPTAIN),
    "strategist": _searcher(DEPTH),
    "master": _searcher(DEPTH),
    "greed": _policy(GREED),
}
