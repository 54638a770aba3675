"""Compiling: where the code is kept, starting twice at once, and no call that would crash."""

import ast
import importlib
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import condotta.condottiere
import condotta.kernel
import condotta.ordonnance
from condotta.kernel import compiled

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


PACKAGES = (condotta.kernel, condotta.condottiere, condotta.ordonnance)
MODULES = [
    importlib.import_module(f"{package.__name__}.{found.name}")
    for package in PACKAGES
    for found in pkgutil.iter_modules(package.__path__)
]


def calls_outside_rules(module: ModuleType, source: str) -> Iterator[str]:
    """Calls of rules, which have no wrapper for Python, from functions that are not compiled themselves."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and decorated(node):
            continue
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                function = getattr(module, call.func.id, None)
                options = getattr(function, "targetoptions", {})
                if options.get("no_cpython_wrapper"):
                    yield f"{module.__name__}:{call.lineno} calls {call.func.id}"


def decorated(function: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id in ("rule", "entry") for mark in function.decorator_list)


@pytest.mark.skipif(not compiled.COMPILED, reason="plain functions can be called from anywhere")
@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_python_calls_no_rule_that_would_crash(module: ModuleType) -> None:
    assert module.__file__
    assert not list(calls_outside_rules(module, Path(module.__file__).read_text("utf-8")))


@pytest.mark.skipif(not compiled.COMPILED, reason="plain functions can be called from anywhere")
def test_such_a_call_is_found() -> None:
    from condotta.condottiere import flow

    assert list(calls_outside_rules(flow, "def careless(state):\n    return legal(state)\n"))
