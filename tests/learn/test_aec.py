"""The environments for PettingZoo: its own tests, games by the rules, refusals, truncation and seeds."""

import copy
import random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from condotta.condottiere.options import VARIANTS
from condotta.learn import condottiere_v1, ordonnance_v1
from tests.learn.playing import table_for

CHOICES: list[tuple[ModuleType, dict[str, Any]]] = [
    (condottiere_v1, {}),
    (condottiere_v1, {"players": 2}),
    (condottiere_v1, {"players": 6, "choose_after_deal": True, "bonus_for_any_group": True}),
    (condottiere_v1, {"players": 3, "hidden_cards": True}),
    (condottiere_v1, {"players": 5, **dict.fromkeys(VARIANTS, True)}),
    (ordonnance_v1, {}),
    (ordonnance_v1, {"players": 3, "deck": "flat56", "tiebreak": "placement"}),
    (ordonnance_v1, {"players": 4}),
]

# PettingZoo knows observations with a mask, but warns of them in environments that are not its own; and an agent
# whose game has ended has nothing left to decide.
known_warnings = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


class TestByPettingZoo:
    pytestmark = known_warnings

    @pytest.mark.parametrize(("module", "choices"), CHOICES)
    def test_the_environment_passes_the_api_test_over_whole_games(
        self, module: ModuleType, choices: dict[str, Any]
    ) -> None:
        for _ in range(2):
            api_test(module.env(**choices), num_cycles=2_000)

    @pytest.mark.parametrize(("module", "choices"), CHOICES)
    def test_the_environment_passes_the_seed_test(self, module: ModuleType, choices: dict[str, Any]) -> None:
        seed_test(lambda: module.env(**choices), num_cycles=500)


def play_out(env: Any, dice: random.Random) -> tuple[list[Any], dict[str, float]]:
    """Random decisions to the end; all that was seen on the way, and the last reward of each agent."""
    seen, rewards = list[Any](), dict[str, float]()
    for agent in env.agent_iter():
        told, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        done = terminated or truncated
        seen.append((agent, told["observation"].tobytes(), told["action_mask"].tobytes(), reward, done))
        env.step(None if done else int(dice.choice(np.flatnonzero(told["action_mask"]))))
    return seen, rewards


@pytest.mark.parametrize(("module", "choices"), CHOICES)
def test_a_whole_game_is_zero_until_the_end_and_then_shares_a_victory(
    module: ModuleType, choices: dict[str, Any]
) -> None:
    env = module.env(**choices)
    env.reset(seed=5)

    seen, rewards = play_out(env, random.Random(5))

    assert all(reward == 0 for *_, reward, done in seen if not done)
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert max(rewards.values()) <= 1
    assert min(rewards.values()) == pytest.approx(-1 / (len(env.possible_agents) - 1))
    assert not env.agents


@pytest.mark.parametrize("module", [condottiere_v1, ordonnance_v1])
def test_the_seed_is_that_of_the_rules_and_nothing_else_matters(module: ModuleType) -> None:
    env = module.env()
    np.random.seed(1)  # the global generator is what is looked at
    random.seed(1)
    before = random.getstate(), np.random.get_state()[1].tolist()

    env.reset(seed=11)
    table = table_for(env.metadata["name"].removesuffix("_v1"), env.unwrapped._table.options, "11")
    first = play_out(env, random.Random(3))
    env.reset()
    following = play_out(env, random.Random(3))
    other = module.env()
    other.reset(seed=11)

    assert first[0][0][1] == table.observe(table.seat or 0)["observation"].tobytes()
    assert play_out(other, random.Random(3)) == first
    other.reset()
    assert play_out(other, random.Random(3)) == following
    assert following != first
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before


def test_without_a_seed_games_are_fresh() -> None:
    first, second = condottiere_v1.env(), condottiere_v1.env()
    for env in (first, second):
        env.reset()

    assert play_out(first, random.Random(1)) != play_out(second, random.Random(1))


REFUSALS = [
    (condottiere_v1, 15, "Decision 15 is not legal now: Choose a region now"),
    (condottiere_v1, 34, "Decision 34 is not legal now: Choose a region now"),
    (condottiere_v1, 42, "Decision 42 is not legal now: decisions are numbered from 0 to 41."),
    (condottiere_v1, -1, "Decision -1 is not legal now: decisions are numbered from 0 to 41."),
    (condottiere_v1, 17.5, "A decision is a whole number, not 17.5."),
    (condottiere_v1, "17", "A decision is a whole number, not '17'."),
    (ordonnance_v1, 3, "Decision 3 is not legal now: "),
    (ordonnance_v1, 10**30, "decisions are numbered from 0 to 159."),
    (ordonnance_v1, 160, "decisions are numbered from 0 to 159."),
]


@pytest.mark.parametrize(("module", "decision", "reason"), REFUSALS)
def test_an_illegal_decision_is_refused_with_its_reason_and_changes_nothing(
    module: ModuleType, decision: int, reason: str
) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    before = env._table.position, env.last()[0]["observation"].tobytes(), env.agent_selection

    with pytest.raises(ValueError, match=reason):
        env.step(decision)

    assert (env._table.position, env.last()[0]["observation"].tobytes(), env.agent_selection) == before
    play_out(env, random.Random(1))
    assert not env.agents


def test_refusals_speak_of_the_whole_action() -> None:
    """The Pope may not go to a region with a marker: that is said when the Bishop has been played already."""
    table = table_for("condottiere", condottiere_v1.raw_env()._table.options, "7")
    dice = random.Random(7)
    while not (table.is_midway and table.said == (9,) and any(seat.regions for seat in table.view(None).seats)):
        mask = np.flatnonzero(table.observe(table.seat or 0)["action_mask"])
        table.decide(9 if 9 in mask else int(dice.choice(mask)))
    taken = next(seat.regions[0] for seat in table.view(None).seats if seat.regions)

    with pytest.raises(ValueError, match=f"{taken.value}|marker"):
        table.decide(17 + taken.number)
    with pytest.raises(ValueError, match="is not legal now: Play a card or pass now"):
        table.decide(15)

    table.decide(34)
    assert not table.is_midway


def test_none_is_no_decision_of_an_agent_that_plays() -> None:
    env = condottiere_v1.raw_env()
    env.reset(seed=1)

    with pytest.raises(ValueError, match="is still playing"):
        env.step(None)


@pytest.mark.parametrize("module", [condottiere_v1, ordonnance_v1])
def test_a_game_is_broken_off_after_so_many_decisions(module: ModuleType) -> None:
    env, dice = module.env(cap=12), random.Random(1)
    env.reset(seed=1)
    for _ in range(11):
        env.step(int(dice.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        assert not any(env.truncations.values())

    env.step(int(dice.choice(np.flatnonzero(env.last()[0]["action_mask"]))))

    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    seen, rewards = play_out(env, dice)
    assert len(seen) == len(env.possible_agents)
    assert not any(rewards.values())


def test_the_table_is_drawn_as_text_without_secrets() -> None:
    env = condottiere_v1.env(players=3, render_mode="ansi")
    env.reset(seed=2)

    text = env.render()

    assert text.startswith("Choose")
    assert text.count("10 cards") == 3
    assert "hand" not in text
    assert condottiere_v1.raw_env().render() is None


def test_wrong_words_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no render mode human"):
        condottiere_v1.env(render_mode="human")
    with pytest.raises(ValueError, match="2 to 6 players, not 7"):
        condottiere_v1.env(players=7)
    with pytest.raises(ValueError, match="There is no deck square"):
        ordonnance_v1.env(deck="square")
    with pytest.raises(ValueError, match="at least one decision"):
        ordonnance_v1.env(cap=0)


def test_a_copy_goes_its_own_way() -> None:
    env = condottiere_v1.env()
    env.reset(seed=4)
    copied = copy.deepcopy(env)

    seen = play_out(env, random.Random(1))

    assert copied.agents
    assert play_out(copied, random.Random(1)) == seen
