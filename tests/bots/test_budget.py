"""Budgets: playouts or time, and neither is overrun."""

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from condotta.bots import Thinker, budget, make_bot
from condotta.bots.budget import AT_ONCE, FIRST_PLAYOUTS, SLICES, Budget, budget_of, spend
from condotta.catalogue import GAMES, game_named
from condotta.condottiere.options import VARIANTS
from condotta.kernel.compiled import COMPILED
from condotta.kernel.game import AnyGame


class Clock:
    """A clock that only playouts move: the n-th slice of them costs so many seconds for each."""

    def __init__(self, cost: Callable[[int], float], tick: float = 0.0) -> None:
        self.cost, self.tick, self.now, self.slices = cost, tick, 0.0, list[int]()

    def play_out(self, times: int) -> None:
        self.now += times * self.cost(len(self.slices))
        self.slices.append(times)

    def __call__(self) -> float:
        return self.now // self.tick * self.tick if self.tick else self.now

    def spent(self, seconds: float) -> float:
        """The time that this budget really took."""
        begun = self.now
        assert spend(Budget(seconds=seconds), self.play_out, self) == sum(self.slices)
        return self.now - begun


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


@pytest.mark.parametrize(
    "text", ["1000000001", "9223372036854775808", "9" * 20, "86401s", "86400001ms", "9" * 400 + "s"]
)
def test_more_than_can_be_spent_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"a decision has 1,000,000,000 playouts or 86,400 seconds at most\."):
        budget_of(text)


@pytest.mark.parametrize("text", ["19ms", "0.5ms", "0.0199s"])
def test_less_than_a_search_can_keep_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=rf"^{text} is too short: a decision has 20 ms at least\.$"):
        budget_of(text)


def test_the_shortest_time_is_accepted() -> None:
    assert budget_of("20ms") == Budget(seconds=0.02)


def test_few_playouts_are_spent_at_once() -> None:
    slices: list[int] = []

    assert spend(Budget(500), slices.append) == 500
    assert slices == [500]


def test_many_playouts_can_be_stopped_between_slices() -> None:
    slices: list[int] = []

    def play_out(times: int) -> None:
        slices.append(times)
        if len(slices) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        spend(Budget(1_000_000_000), play_out)
    assert slices == [AT_ONCE] * 3


@pytest.mark.parametrize("playouts", [AT_ONCE, AT_ONCE + 1, 3 * AT_ONCE - 1])
def test_slices_make_up_the_playouts(playouts: int) -> None:
    slices: list[int] = []

    assert spend(Budget(playouts), slices.append) == playouts
    assert sum(slices) == playouts
    assert max(slices) <= AT_ONCE


@pytest.mark.parametrize("bot", ["strategist:300", "master:300"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_thinks_the_same_in_slices_and_at_once(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game_named(game)
    position = rules.start(rules.options_type(players=2), "slices")
    thinker = make_bot(bot, rules, "slices")
    assert isinstance(thinker, Thinker)

    view = rules.view(position, rules.mover(position))
    at_once = thinker.consider(view)
    monkeypatch.setattr(budget, "AT_ONCE", 7)
    sliced = thinker.consider(view)

    assert sliced == at_once


@pytest.mark.parametrize("seconds", [0.05, 0.5, 10.0])
@pytest.mark.parametrize("paces", [300, 1000, 30_000])
def test_an_even_pace_uses_the_time_up_and_no_more(seconds: float, paces: int) -> None:
    clock = Clock(lambda _: seconds / paces)

    assert 0.9 * seconds <= clock.spent(seconds) <= seconds * 1.001
    assert SLICES <= len(clock.slices) <= 2 * SLICES
    assert max(clock.slices) <= paces / SLICES + 1


@pytest.mark.parametrize("seed", range(20))
def test_an_uneven_pace_overruns_the_time_by_a_fifth_at_most(seed: int) -> None:
    dice = random.Random(seed)
    clock = Clock(lambda _: dice.uniform(0.5, 1.5) / 1000)

    assert 0.8 <= clock.spent(1.0) <= 1.2


def test_playouts_that_slow_down_are_noticed() -> None:
    clock = Clock(lambda number: 0.0001 if number < 6 else 0.0003)

    assert 0.9 <= clock.spent(1.0) <= 1.2


def test_however_slow_a_few_playouts_are_made() -> None:
    clock = Clock(lambda _: 1.0)

    clock.spent(0.1)

    assert clock.slices == [FIRST_PLAYOUTS]


def test_a_clock_that_has_not_moved_yet_tells_no_pace() -> None:
    clock = Clock(lambda _: 0.0001, tick=0.01)

    assert 0.15 <= clock.spent(0.2) <= 0.24
    assert clock.slices[:2] == [FIRST_PLAYOUTS, FIRST_PLAYOUTS]


TABLES: dict[str, list[dict[str, Any]]] = {
    "condottiere": [
        {"players": 2},
        {"players": 4, "hidden_cards": True},
        {"players": 6} | dict.fromkeys(VARIANTS, True),
    ],
    "ordonnance": [{"players": 2}, {"players": 3}, {"players": 4}],
}


def decisions_to_take(game: AnyGame, options: dict[str, Any]) -> list[tuple[Any, list[Any]]]:
    """Four views of a whole game of captains, and what is legal there, from its first choice to its last."""
    position, captain = game.start(game.options_type(**options), "time"), make_bot("captain", game, "time")
    choices = []
    while (seat := game.mover(position)) is not None:
        view = game.view(position, seat)
        legal = game.legal(view)
        if len(legal) > 1:
            choices.append((view, legal))
        position = game.apply(position, captain.choose(view, legal)).position
    return [choices[at * (len(choices) - 1) // 3] for at in range(4)]


@pytest.mark.skipif(not COMPILED, reason="plain Python is no measure of time")
@pytest.mark.parametrize(("bot", "seconds"), [("strategist:20ms", 0.02), ("strategist", 0.05), ("master:100ms", 0.1)])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_keeps_its_time(name: str, bot: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """In all of a dozen decisions but one, by a clock that counts the work of this thread and no other."""
    monkeypatch.setattr(spend, "__defaults__", (time.thread_time,))
    game = game_named(name)
    thinker, spent = make_bot(bot, game, "s"), []
    for options in TABLES[name]:
        choices = decisions_to_take(game, options)
        thinker.choose(*choices[0])
        for view, legal in choices:
            begun = time.thread_time()
            assert thinker.choose(view, legal) in legal
            spent.append(time.thread_time() - begun)

    *most, _ = sorted(spent)
    assert most[0] > seconds / 2
    assert most[-1] < seconds * 1.2
