"""Whether something must be compiled is known before, so that whoever waits can be told."""

from pathlib import Path

import pytest

from condotta.kernel import compiled
from condotta.server.bots.thinking import prepare_bots
from condotta.server.preparing import must_compile, prepare_rules

pytestmark = pytest.mark.skipif(not compiled.COMPILED or compiled.CACHE is None, reason="nothing is kept here")


def test_what_was_prepared_need_not_be_compiled_again() -> None:
    prepare_rules()
    prepare_bots()

    assert not must_compile()


def test_as_long_as_one_door_is_missing_something_must_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(compiled, "CACHE", tmp_path)
    asked = [must_compile()]

    for game in ("condottiere", "ordonnance"):
        (tmp_path / f"{game}_0").mkdir()
        for door in ("engine", "brain"):
            (tmp_path / f"{game}_0" / f"{door}.door-1.py311.1.nbc").touch()
            asked.append(must_compile())

    assert asked == [True, True, True, True, False]
