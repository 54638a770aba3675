"""Without the extra: one sentence where it is needed, and the rest works."""

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None; "


@pytest.mark.parametrize(
    "wanted",
    ["import condotta.learn.condottiere_v1", "from condotta.learn import AgainstBots"],
)
def test_a_missing_extra_is_named_in_one_sentence(wanted: str) -> None:
    done = subprocess.run([sys.executable, "-c", HIDE + wanted], capture_output=True, text=True, check=False)

    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith("The learning environments need the extra learn: pip install 'condotta[learn]'.")


def test_self_play_needs_no_extra() -> None:
    play = "from condotta.learn import SelfPlay; play = SelfPlay('ordonnance', 2); results = play.results(); "
    play += "play.begin(results); print(results.masks.any())"

    done = subprocess.run([sys.executable, "-c", HIDE + play], capture_output=True, text=True, check=True)

    assert done.stdout == "True\n"
