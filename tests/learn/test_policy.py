"""A policy as a bot: it plays whole games by the rules, from views alone."""

from typing import Any

import numpy as np
import pytest

from condotta.catalogue import game_named
from condotta.learn import PolicyBot
from tests.learn.playing import CASES


def by_digest(observation: np.ndarray, mask: np.ndarray) -> int:
    """Any legal decision, the same for the same observation."""
    return int(np.random.default_rng(int(observation.sum())).choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("name", "options"), CASES[::3])
def test_a_policy_plays_legal_actions_to_the_end(name: str, options: Any) -> None:
    game, bot = game_named(name), PolicyBot(name, by_digest)
    position, spelt = game.start(options, "policy"), set[str]()
    while (seat := game.mover(position)) is not None:
        view = game.view(position, seat)
        legal = game.legal(view)
        action = bot.choose(view, legal)
        assert action in legal
        spelt.add(game.write(action).split()[0])
        position = game.apply(position, action).position

    assert game.outcome(position) is not None
    assert spelt
