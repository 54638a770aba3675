"""Learning what the master knows, on a few games."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from condotta.bots.condottiere import brain, instinct
from condotta.bots.condottiere.lessons import learned_weights, lessons
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options

SCRIPT = Path(__file__).parents[3] / "bench" / "judgement.py"


@pytest.fixture(scope="module")
def learning() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learning", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_games_teach_who_wins_them_and_how_they_are_fought(learning: ModuleType) -> None:
    told = learning.searched(3, learning.Round(8, 4, learning.MIXED), learned_weights(4), "few")
    dice = np.random.default_rng(0)
    judging, fighting = learning.first_judgement(dice), learning.first_instinct(dice)
    before = learning.judgement_surprise(judging, told.seen, told.became)
    untaught = learning.instinct_surprise(fighting, told.sights, told.fought)

    learning.learn(learning.judgement_slopes, judging, told.seen, told.became, 60, 0.01)
    learning.learn(learning.instinct_slopes, fighting, told.sights, told.fought, 30, 0.01)

    assert learning.judgement_surprise(judging, told.seen, told.became) < 0.8 * before
    assert learning.instinct_surprise(fighting, told.sights, told.fought) < 0.8 * untaught


def test_the_games_are_the_same_each_time_and_somebody_wins_each(learning: ModuleType) -> None:
    plan = learning.Round(4, 4, learning.MIXED)

    once, again = (learning.searched(4, plan, learned_weights(4), "same") for _ in range(2))

    assert np.array_equal(once.sights, again.sights)
    assert np.array_equal(once.seen, again.seen)
    assert np.allclose(once.became.sum(1), 1)
    assert once.won.sum() == pytest.approx(4)


def test_what_is_learned_is_added_to_the_file(learning: ModuleType, tmp_path: Path) -> None:
    file, lesson = tmp_path / "learned.json", np.array(learned_weights(4))

    learning.write(file, 4, lesson)
    learning.write(file, 2, 0 * lesson)

    assert list(learning.read(file).weights) == [2, 4]
    assert np.allclose(np.array(learning.read(file).weights[4]) / learning.UNIT, lesson, atol=1e-4)


@pytest.mark.parametrize("players", lessons().weights)
def test_what_is_learned_is_what_the_compiled_bots_compute(learning: ModuleType, players: int) -> None:
    judged = brain.judged(CONDOTTIERE.start(Options(players=players), "learned"))
    flat = np.array(learned_weights(players))
    parts, at = [], 0
    for one in learning.first_judgement(np.random.default_rng(0)):
        parts.append(flat[at : at + one.size].reshape(one.shape))
        at += one.size

    chances = learning.judged(parts, np.array([judged.seats]))[-1][0]

    assert len(flat) == instinct.WEIGHTS
    assert judged.chances == pytest.approx(chances)
