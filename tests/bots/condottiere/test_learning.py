"""Learning the master's judgement, on a few games."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from condotta.bots.condottiere import brain
from condotta.bots.condottiere.judgement import WEIGHTS, learned_weights
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


def test_games_teach_who_wins_them(learning: ModuleType, tmp_path: Path) -> None:
    seen, became = learning.sample("captain", 12, 5)
    weights = learning.first_weights(np.random.default_rng(0))
    before = learning.surprise(weights, seen, became)

    learning.learn(weights, seen, became, epochs=60, pace=0.01)

    assert learning.surprise(weights, seen, became) < 0.8 * before
    learning.write(tmp_path / "learned.json", weights)
    read = learning.read(tmp_path / "learned.json")
    assert all(np.allclose(one, other, atol=1e-4) for one, other in zip(read, weights, strict=True))


def test_what_is_learned_is_what_the_compiled_bots_compute(learning: ModuleType) -> None:
    position = CONDOTTIERE.start(Options(players=2), "learned")
    weights = learning.parts(np.array(learned_weights()))

    _, chances = learning.forward(weights, learning.inputs(position)[None])

    assert len(learned_weights()) == WEIGHTS
    assert brain.judged(position).chances == pytest.approx(chances[0])
