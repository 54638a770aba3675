"""The ladder of bots, on pairings of its own."""

import importlib.util
import io
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console

LADDER = Path(__file__).parent.parent.parent / "bench" / "ladder.py"


@pytest.fixture(scope="module")
def ladder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder", LADDER)
    assert spec
    assert spec.loader
    module = sys.modules["ladder"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def said(ladder: Any, pairings: list[Any], state: Path) -> tuple[bool, str]:
    console = Console(file=io.StringIO(), width=200)
    cleared = ladder.climb_all(pairings, ladder.State(state), 1, console)
    return cleared, console.file.getvalue()  # type: ignore[attr-defined]


def test_a_pairing_ends_when_it_is_decided_and_goes_on_if_it_was_torn(ladder: Any, tmp_path: Path) -> None:
    state, pairing = tmp_path / "state.jsonl", ladder.Pairing("ordonnance", 2, "captain", "random", 0.65)

    cleared, text = said(ladder, [pairing], state)
    lines = state.read_bytes()

    assert cleared
    assert "bar 65%, 40 games: cleared" in text
    assert said(ladder, [pairing], state) == (cleared, text)
    assert state.read_bytes() == lines

    state.write_bytes(lines[:-200])
    assert said(ladder, [pairing], state) == (cleared, text)
    assert state.read_bytes().count(b"\n") == 40


def test_a_missed_bar_and_an_unknown_bot_are_no_success(ladder: Any, tmp_path: Path) -> None:
    missed = ladder.Pairing("ordonnance", 2, "random", "captain", 0.5)
    unknown = ladder.Pairing("ordonnance", 2, "captain", "nobody", 0.5)

    cleared, text = said(ladder, [missed, unknown], tmp_path / "state.jsonl")

    assert not cleared
    assert "missed" in text
    assert "cannot be played: There is no bot called nobody" in text


def test_a_budget_is_measured_once(ladder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "PACE", {"strategist": 0.001})
    state = ladder.State(tmp_path / "state.jsonl")
    pairing, console = ladder.Pairing("ordonnance", 2, "strategist", "captain", 0.5), Console(file=io.StringIO())

    first = ladder.budgeted("strategist", pairing, state, console)

    assert 1 <= int(first.removeprefix("strategist:")) <= ladder.MOST_PLAYOUTS
    assert ladder.budgeted("strategist", pairing, ladder.State(tmp_path / "state.jsonl"), console) == first
    assert console.file.getvalue().count("playouts") == 1  # type: ignore[attr-defined]
    assert ladder.budgeted("flat:1000", pairing, state, console) == "flat:1000"
