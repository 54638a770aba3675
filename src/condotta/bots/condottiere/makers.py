"""The bots of Condottiere by name."""

from condotta.bots.bot import Maker
from condotta.bots.condottiere import brain
from condotta.bots.condottiere.players import Quick, Searcher
from condotta.bots.condottiere.search import COMPANY, HEURISTICS

WHIMS = 2
"""How many decisions in a hundred are taken by chance in a playout."""


def _quick(who: int) -> Maker:
    return lambda seed, _budget: Quick(seed, who)


def _searching(company: int, whims: int, judging: bool = False) -> Maker:
    return lambda seed, budget: Searcher(seed, budget, company, whims, judging)


MAKERS: dict[str, Maker] = {
    "recruit": _quick(brain.RECRUIT),
    "captain": _quick(brain.CAPTAIN),
    "strategist": _searching(COMPANY, WHIMS),
    "master": _searching(COMPANY, WHIMS, judging=True),
    "heuristic": _quick(brain.HEURISTIC),
    "flat": _searching(HEURISTICS, 20),
}
"""`heuristic` and `flat` are fixed yardsticks: a crude player, and the search that plays out with it."""
