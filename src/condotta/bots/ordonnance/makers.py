"""The bots of Ordonnance by name; greed is the fixed yardstick."""

from condotta.bots.bot import BUDGETS, Bot, Maker
from condotta.bots.budget import Budget
from condotta.bots.ordonnance.players import Policy, Searcher
from condotta.bots.ordonnance.policies import CAPTAIN, GREED, RECRUIT

DEPTH = 10
"""How many decisions the searching bots play an option on; found by trial in play."""


def _policy(number: int) -> Maker:
    return lambda seed, _budget: Policy(seed, number)


def _searcher(name: str) -> Maker:
    def made(seed: str, budget: Budget | None) -> Bot:
        return Searcher(seed, budget or BUDGETS[name], DEPTH)

    return made


MAKERS: dict[str, Maker] = {
    "recruit": _policy(RECRUIT),
    "captain": _policy(CAPTAIN),
    "strategist": _searcher("strategist"),
    "master": _searcher("master"),
    "greed": _policy(GREED),
}
