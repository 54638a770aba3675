"""Matches between bots inside compiled code, for the tests."""

from condotta.bots.ordonnance.brain import empty_desk
from condotta.bots.ordonnance.policies import CAPTAIN, GREED, RANDOM, RECRUIT
from condotta.kernel.compiled import row
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import RULES_VERSION
from condotta.ordonnance.state import NO_SEAT, SEATS

Player = tuple[int, int, int]
"""A policy, or a number of playouts and how many decisions deep they go."""

BY_NAME: dict[str, Player] = {
    "random": (RANDOM, 0, 0),
    "greed": (GREED, 0, 0),
    "recruit": (RECRUIT, 0, 0),
    "captain": (CAPTAIN, 0, 0),
    "search": (0, 60, 10),
}


def match(names: list[str], deals: int, options: Options, seed: str = "match") -> tuple[list[float], int]:
    """The share of the victories that each player had, and how many decisions were illegal."""
    players = [BY_NAME[name] for name in names] + [(0, 0, 0)] * (SEATS - len(names))
    numbers = [options.players, options.flags, RULES_VERSION, NO_SEAT, deals]
    for aspect in range(3):
        numbers += [player[aspect] for player in players]
    won, illegal = empty_desk(options, seed).match(numbers, row(options.copies), seed)
    return [share / (deals * len(names)) for share in won[: len(names)]], illegal
