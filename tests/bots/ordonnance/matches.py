"""Matches between bots inside compiled code, for the tests."""

from condotta.bots.ordonnance.brain import empty_desk
from condotta.bots.ordonnance.course import LONG, SHORT, Course
from condotta.bots.ordonnance.policies import CAPTAIN, GREED, RANDOM, RECRUIT
from condotta.kernel.compiled import row
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import RULES_VERSION
from condotta.ordonnance.state import NO_SEAT, SEATS

Player = tuple[int, int, Course]
"""A policy, or a number of playouts and their course."""

BY_NAME: dict[str, Player] = {
    "random": (RANDOM, 0, SHORT),
    "greed": (GREED, 0, SHORT),
    "recruit": (RECRUIT, 0, SHORT),
    "captain": (CAPTAIN, 0, SHORT),
    "search": (0, 60, SHORT),
    "search to the end": (0, 60, LONG),
}


def match(names: list[str], deals: int, options: Options, seed: str = "match") -> tuple[list[float], int]:
    """The share of the victories that each player had, and how many decisions were illegal."""
    players = [BY_NAME[name] for name in names] + [(0, 0, SHORT)] * (SEATS - len(names))
    numbers = [options.players, options.flags, RULES_VERSION, NO_SEAT, deals]
    numbers += [policy for policy, _, _ in players] + [playouts for _, playouts, _ in players]
    numbers += [number for _, _, course in players for number in course]
    won, illegal = empty_desk(options, seed).match(numbers, row(options.copies), seed)
    return [share / (deals * len(names)) for share in won[: len(names)]], illegal
