"""Ratings by Plackett and Luce's model, game after game in a fixed order. Needs the extra `arena`."""

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from condotta.arena.bout import Played
from condotta.rating import NEWCOMER, Strength, learned, ranks

POINTS = 200
"""So many points of each rating's course are kept, besides the first."""


class Rating(msgspec.Struct, frozen=True):
    """A strength, its uncertainty, and the course of the strength over the games."""

    mu: float
    sigma: float
    course: tuple[float, ...]


def rate(games: Sequence[Played], entrants: int) -> tuple[Rating, ...]:
    """The ratings after these games.

    A bot at several seats moves by all that its seats would, so that what some gain others lose, and its copies gain
    nothing from each other. It becomes surer by the mean of its seats: they tell much the same.
    """
    known = [NEWCOMER] * entrants
    courses = [[rating.mu] for rating in known]
    marks = {round((mark + 1) * len(games) / POINTS) for mark in range(POINTS)} if len(games) > POINTS else None
    for number, played in enumerate(games, start=1):
        _learn(known, played)
        if marks is None or number in marks:
            for course, rating in zip(courses, known, strict=True):
                course.append(rating.mu)
    return tuple(Rating(one.mu, one.sigma, tuple(course)) for one, course in zip(known, courses, strict=True))


def _learn(known: list[Strength], played: Played) -> None:
    rated = learned([known[entrant] for entrant in played.seats], ranks(played.outcome))
    seats = defaultdict(list)
    for entrant, strength in zip(played.seats, rated, strict=True):
        seats[entrant].append(strength)
    for entrant, all_ in seats.items():
        before = known[entrant].mu
        mu = before + sum(one.mu - before for one in all_)
        known[entrant] = Strength(mu, sum(one.sigma for one in all_) / len(all_))
