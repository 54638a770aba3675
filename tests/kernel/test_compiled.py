"""Compiling: where the code is kept, starting twice at once, and no call that would crash."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from condotta.condottiere.state import STATE, left_of
from condotta.kernel import compiled
from condotta.kernel.compiled import allot

START = """
from condotta.catalogue import game_named
game = game_named("ordonnance")
print(game.playouts(game.options_type(), "seed", 3).decisions)
from condotta.kernel.compiled import CACHE
print(CACHE)
"""


def run(home: Path, **environment: str) -> subprocess.Popen[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "NUMBA_", "CONDOTTA_"))}
    return subprocess.Popen(
        [sys.executable, "-c", START],
        env=clean | {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_two_processes_that_start_at_once_both_work_and_leave_a_cache_that_works(tmp_path: Path) -> None:
    first, second = run(tmp_path), run(tmp_path)
    told = [process.communicate(timeout=300) for process in (first, second)]

    third = run(tmp_path).communicate(timeout=300)

    assert [out for out, _ in told] == [third[0]] * 2, told
    assert third[0].startswith("120\n")
    assert list((tmp_path / "cache" / "condotta").rglob("*.nbi"))


def test_the_folder_is_named_by_bounds_checks_too(tmp_path: Path) -> None:
    plain = run(tmp_path, NUMBA_DISABLE_JIT="0").communicate(timeout=300)[0].splitlines()[-1]
    checked = run(tmp_path, NUMBA_BOUNDSCHECK="1").communicate(timeout=300)[0].splitlines()[-1]

    assert plain != checked


def test_an_unwritable_folder_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be")

    out, errors = run(tmp_path, TMPDIR=str(tmp_path)).communicate(timeout=300)

    assert out.startswith("120\n"), errors
    assert str(tmp_path / "cache") not in out


@pytest.mark.skipif(not compiled.COMPILED, reason="a plain function can be called from anywhere")
def test_a_rule_called_from_python_is_refused_and_does_not_crash() -> None:
    with pytest.raises(TypeError, match="left_of is a rule"):
        left_of(allot(STATE)[0], 0)
