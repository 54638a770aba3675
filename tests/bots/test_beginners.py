"""Somebody who has just learned a game can win against the recruit."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from condotta.bots import make_bot
from condotta.catalogue import game_named
from condotta.condottiere.actions import Pass, Play
from condotta.kernel.game import AnyGame

Choose = Callable[[Any, list[Any]], Any]


def at_condottiere(game: AnyGame, dice: random.Random) -> Choose:
    """Somebody who knows only that the strongest wins: any card while he is not ahead, and no more when he is."""

    def choose(view: Any, legal: list[Any]) -> Any:
        others = [seat.strength for place, seat in enumerate(view.seats) if place != view.viewer]
        if view.seats[view.viewer].strength > max(others) and Pass() in legal:
            return Pass()
        return dice.choice([action for action in legal if isinstance(action, Play)] or legal)

    return choose


def at_ordonnance(game: AnyGame, dice: random.Random) -> Choose:
    """Somebody who takes the greatest gain he sees, and overlooks it in one decision of three."""
    greed = make_bot("greed", game, "beginner")
    return lambda view, legal: dice.choice(legal) if dice.random() < 1 / 3 else greed.choose(view, legal)


@pytest.mark.parametrize("beginner", [at_condottiere, at_ordonnance])
def test_a_beginner_wins_against_the_recruit_now_and_then(beginner: Callable[[AnyGame, random.Random], Choose]) -> None:
    game = game_named(beginner.__name__.removeprefix("at_"))
    choose, games, won = beginner(game, random.Random(1)), 60, 0
    for number in range(games):
        deal, seat = divmod(number, 2)
        position = game.start(game.options_type(players=2), f"deal {deal}")
        recruit = make_bot("recruit", game, f"recruit {number}")
        while (mover := game.mover(position)) is not None:
            view = game.view(position, mover)
            legal = list(game.legal(view))
            action = choose(view, legal) if mover == seat else recruit.choose(view, legal)
            position = game.apply(position, action).position
        outcome = game.outcome(position)
        won += outcome is not None and outcome.winners == (seat,)

    assert won >= games / 4
