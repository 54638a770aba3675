"""The environment for Gymnasium: its own checks, bots that follow the seed, refusals, forfeits and truncation."""

from typing import Any, Literal

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from condotta.learn import AgainstBots

IDS = ["condotta/Condottiere-v1", "condotta/Ordonnance-v1"]


def play_out(env: Any, seed: int | None = None, most: int = 10_000) -> tuple[list[bytes], float, bool, bool]:
    """Random legal decisions to the end: all observations, the last reward, and how it ended."""
    told, notes = env.reset(seed=seed)
    dice, seen, reward, over, cut = np.random.default_rng(0), [told["observation"].tobytes()], 0.0, False, False
    while not (over or cut) and len(seen) < most:
        assert reward == 0
        assert np.array_equal(notes["action_mask"], told["action_mask"])
        told, reward, over, cut, notes = env.step(int(dice.choice(np.flatnonzero(notes["action_mask"]))))
        seen.append(told["observation"].tobytes())
    return seen, reward, over, cut


@pytest.mark.parametrize("name", IDS)
def test_the_environment_passes_gymnasiums_checks(name: str) -> None:
    """Its checker samples decisions without the mask, so it needs an environment that lets illegal ones pass."""
    check_env(gymnasium.make(name, illegal="forfeit").unwrapped)


class Legal(gymnasium.ActionWrapper[Any, Any, Any]):
    """Takes the first legal decision instead of an illegal one."""

    def action(self, action: int) -> int:
        mask = self.unwrapped.table.observe(self.unwrapped.seat)["action_mask"]  # type: ignore[attr-defined]
        return action if mask[action] else int(mask.argmax())


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_the_environment_that_refuses_passes_them_too_if_only_legal_decisions_are_taken(name: str) -> None:
    check_env(Legal(gymnasium.make(name).unwrapped), skip_render_check=True, skip_close_check=True)


@pytest.mark.parametrize(
    ("game", "opponents", "choices"),
    [
        ("condottiere", ["captain"], {"hidden_cards": True}),
        ("condottiere", ["recruit", "random"], {}),
        ("ordonnance", ["random", "captain"], {"deck": "flat56"}),
    ],
)
def test_games_follow_the_seed_alone(game: str, opponents: list[str], choices: dict[str, Any]) -> None:
    first, second = (AgainstBots(game, opponents, **choices) for _ in range(2))

    told = play_out(first, 3)

    assert told == play_out(second, 3)
    assert told[2]
    assert -1 <= told[1] <= 1
    assert play_out(first) == play_out(second)
    assert play_out(first, 4) != told


def test_the_learner_sits_where_it_is_told_or_where_the_seed_puts_it() -> None:
    fixed, drawn = AgainstBots(opponents=["random"] * 3, seat=2), AgainstBots(opponents=["random"] * 3)
    seats = set()
    for seed in range(20):
        fixed.reset(seed=seed)
        drawn.reset(seed=seed)
        seats.add(drawn.seat)
        assert fixed.seat == 2 == fixed.table.seat
        assert drawn.table.seat == drawn.seat

    assert seats == {0, 1, 2, 3}


def test_an_illegal_decision_is_refused_with_its_reason_and_changes_nothing() -> None:
    env = AgainstBots("ordonnance", ["random"], seat=0)
    _, notes = env.reset(seed=1)
    illegal = 5 + int(np.flatnonzero(notes["action_mask"][5:] == 0)[0])
    before = env.table.position

    with pytest.raises(ValueError, match=f"Decision {illegal} is not legal now: There is no card"):
        env.step(illegal)

    assert env.table.position == before
    env.step(int(notes["action_mask"].argmax()))
    assert env.table.position != before


def test_an_illegal_decision_forfeits_the_game_where_that_is_wanted() -> None:
    env = AgainstBots(opponents=["random"], illegal="forfeit")
    env.reset(seed=1)

    told, reward, over, cut, notes = env.step(41)

    assert (reward, over, cut) == (-1.0, True, False)
    assert notes["illegal"].startswith("Decision 41 is not legal now: ")
    assert not told["action_mask"].any()
    with pytest.raises(ValueError, match="No game goes on"):
        env.step(15)
    env.reset()
    env.step(int(env.reset()[1]["action_mask"].argmax()))


def test_a_game_is_broken_off_after_so_many_decisions_of_all() -> None:
    """Also in the midst of an action of a bot."""
    for seed in range(10):
        seen, reward, over, cut = play_out(AgainstBots(opponents=["random"], cap=20), seed)

        assert (reward, over, cut) == (0.0, False, True)
        assert len(seen) <= 21


def test_a_cap_that_ends_a_game_before_the_learner_is_asked_is_refused() -> None:
    env = AgainstBots(opponents=["captain"] * 3, cap=1, seat=0)

    with pytest.raises(ValueError, match="A cap of 1 ended the game before the learner was asked"):
        [env.reset(seed=seed) for seed in range(20)]


def test_a_game_that_has_ended_takes_no_decision() -> None:
    env = AgainstBots("ordonnance", ["random"])
    play_out(env, 1)

    with pytest.raises(ValueError, match="No game goes on: begin one first"):
        env.step(5)


@pytest.mark.parametrize("illegal", ["refuse", "forfeit"])
def test_a_game_that_has_not_begun_takes_no_decision(illegal: Literal["refuse", "forfeit"]) -> None:
    env = AgainstBots(illegal=illegal)

    with pytest.raises(ValueError, match="No game goes on: begin one first"):
        env.step(5)


def test_the_table_is_drawn_as_the_learner_sees_it() -> None:
    env = gymnasium.make("condotta/Condottiere-v1", render_mode="ansi", opponents=("random",))
    env.reset(seed=1)

    assert "hand: " in str(env.render())


def test_a_single_name_is_one_opponent() -> None:
    one, listed = AgainstBots(opponents="random"), AgainstBots(opponents=["random"])

    assert play_out(one, 1) == play_out(listed, 1)


def test_wrong_words_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="The learner and random are 2 players, not 4"):
        AgainstBots(opponents=["random"], players=4)
    with pytest.raises(ValueError, match="There is no bot called nobody"):
        AgainstBots(opponents=["nobody"])
    with pytest.raises(ValueError, match="Seats are numbered from 0 to 1"):
        AgainstBots(opponents=["random"], seat=2)
    with pytest.raises(ValueError, match="is refused or forfeits the game; ignore is neither"):
        AgainstBots(opponents=["random"], illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="There is no render mode human"):
        AgainstBots(opponents=["random"], render_mode="human")
