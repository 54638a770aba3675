"""Budgets: playouts or time, and neither is overrun."""

import time

import pytest

from condotta.bots import make_bot
from condotta.bots.budget import Budget, budget_of, spend
from condotta.catalogue import GAMES, game_named


@pytest.mark.parametrize(
    ("text", "budget"),
    [("2000", Budget(2000)), ("50ms", Budget(seconds=0.05)), ("0.5s", Budget(seconds=0.5)), ("2s", Budget(seconds=2))],
)
def test_a_budget_is_written_as_playouts_or_as_a_time(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


@pytest.mark.parametrize("text", ["", "0", "0ms", "-5", "5 ms", "many", "1e3", "5m"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no budget: say a number of playouts, as in 2000, or a time, as in 50ms"):
        budget_of(text)


def test_playouts_are_spent_at_once() -> None:
    slices: list[int] = []

    assert spend(Budget(500), slices.append) == 500
    assert slices == [500]


def test_a_time_is_spent_in_slices_and_hardly_overrun() -> None:
    begun = time.perf_counter()

    done = spend(Budget(seconds=0.2), lambda times: time.sleep(times * 0.0002))

    assert done > 300
    assert time.perf_counter() - begun < 0.24


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_keeps_its_time(name: str) -> None:
    game = game_named(name)
    position = game.start(game.options_type(), "time")
    view = game.view(position, game.mover(position))
    bot, legal = make_bot("strategist:200ms", game, "s"), game.legal(view)
    bot.choose(view, legal)
    spent = []
    for _ in range(5):
        begun = time.perf_counter()
        assert bot.choose(view, legal) in legal
        spent.append(time.perf_counter() - begun)

    assert sorted(spent)[2] < 0.24
