"""The bots of Ordonnance by name; greed is the fixed yardstick."""

from condotta.bots.bot import Maker
from condotta.bots.ordonnance.course import LONG, SHORT, Course
from condotta.bots.ordonnance.players import Policy, Searcher
from condotta.bots.ordonnance.policies import CAPTAIN, GREED, RECRUIT


def _policy(number: int) -> Maker:
    return lambda seed, _budget: Policy(seed, number)


def _searcher(duel: Course) -> Maker:
    return lambda seed, budget: Searcher(seed, budget, duel, table=SHORT)


MAKERS: dict[str, Maker] = {
    "recruit": _policy(RECRUIT),
    "captain": _policy(CAPTAIN),
    "strategist": _searcher(SHORT),
    "master": _searcher(LONG),
    "greed": _policy(GREED),
}
