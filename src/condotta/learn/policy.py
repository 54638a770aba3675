"""A trained policy as a bot: observations made from views, and decisions put together to actions."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from numpy.typing import NDArray

from condotta.bots.bot import check_turn
from condotta.learn.subject import subject_named
from condotta.learn.table import Observation, Table

Policy = Callable[[NDArray[Any], NDArray[Any]], int]
"""Chooses a decision from an observation and the mask of what is legal."""


class PolicyBot(msgspec.Struct, frozen=True):
    """Plays a policy wherever a bot plays."""

    game: str
    policy: Policy

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        check_turn(view)
        table = table_of(self.game, view)
        while not table.said or table.is_midway:
            seen = table.observe(view.viewer)
            table.decide(self.policy(seen["observation"], seen["action_mask"]))
        return table.spelt()


def observation_of(game: str, view: Any) -> Observation:
    """The observation and mask of a view: the same that the environments give to that seat in that position."""
    return table_of(game, view).observe(view.viewer)


def table_of(game: str, view: Any) -> Table:
    """A table that agrees with all that the viewer knows."""
    if view.viewer is None:
        raise ValueError("An observation is made for a seat, not for a spectator.")
    table = Table(subject_named(game), view.options)
    table.lay(view)
    return table
