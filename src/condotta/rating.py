"""Ratings by Plackett and Luce's model: how strong a player seems, and how sure that is. Needs openskill.

For bots of a tournament and for people at a server alike. Nobody's strength is taken to drift between games.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from condotta.kernel.game import Outcome, Seat


class Strength(msgspec.Struct, frozen=True):
    """A strength and its uncertainty."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def sure(self) -> float:
        """What somebody is at least, almost certainly: by this people are listed."""
        return self.mu - 3 * self.sigma


NEWCOMER = Strength()


def ranks(outcome: Outcome, left: Sequence[Seat] = ()) -> list[int]:
    """The rank of each seat: winners share the first, the others follow by their scores, who left is last."""
    standing = [(seat not in left, seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    keys = [(stayed, stayed and won, 0 if won or not stayed else score) for stayed, won, score in standing]
    return [1 + sum(other > key for other in keys) for key in keys]


def learned(known: Sequence[Strength], ranked: Sequence[int]) -> list[Strength]:
    """The strengths of the players of a game after it, by their ranks in it."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in known]
    return [Strength(one.mu, one.sigma) for (one,) in model.rate(teams, ranks=list(ranked))]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=0.0)
