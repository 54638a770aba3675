"""Ratings by Plackett and Luce's model, game after game in a fixed order. Needs the extra `arena`."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from condotta.arena.bout import Played
from condotta.kernel.game import Outcome

POINTS = 200
"""So many points of each rating's course are kept, besides the first."""


class Rating(msgspec.Struct, frozen=True):
    """A strength, its uncertainty, and the course of the strength over the games."""

    mu: float
    sigma: float
    course: tuple[float, ...]


def ranks(outcome: Outcome) -> list[int]:
    """The rank of each seat: winners share the first, the others follow by their scores."""
    standing = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    losers = [score for won, score in standing if not won]
    shared = len(standing) - len(losers)
    return [1 if won else 1 + shared + sum(other > score for other in losers) for won, score in standing]


def rate(games: Sequence[Played], entrants: int) -> tuple[Rating, ...]:
    """The ratings after these games. A bot at several seats moves by the mean of what its seats would."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not learn from game to game
    known = [model.rating() for _ in range(entrants)]
    courses = [[rating.mu] for rating in known]
    marks = {round((mark + 1) * len(games) / POINTS) for mark in range(POINTS)} if len(games) > POINTS else None
    for number, played in enumerate(games, start=1):
        _learn(model, known, played)
        if marks is None or number in marks:
            for course, rating in zip(courses, known, strict=True):
                course.append(rating.mu)
    return tuple(Rating(one.mu, one.sigma, tuple(course)) for one, course in zip(known, courses, strict=True))


def _learn(model: Any, known: list[Any], played: Played) -> None:
    rated = model.rate([[known[entrant]] for entrant in played.seats], ranks=ranks(played.outcome))
    seats = defaultdict(list)
    for entrant, (rating,) in zip(played.seats, rated, strict=True):
        seats[entrant].append(rating)
    for entrant, all_ in seats.items():
        mu, sigma = (sum(getattr(one, name) for one in all_) / len(all_) for name in ("mu", "sigma"))
        known[entrant] = model.rating(mu=mu, sigma=sigma)
