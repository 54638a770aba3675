"""The memory of a server: when rubbish is searched for, and what goes back to the system."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from litestar import Litestar

from condotta.server import rubbish
from condotta.server.rubbish import GIVE_BACK, MINUTE, begin, end, pause_after
from condotta.server.store import open_store
from condotta.server.store.credentials import still_valid
from condotta.server.store.lobby import lengths
from condotta.server.store.parting import forsaken_seats, names_of, seats_of_the_gone
from condotta.server.store.pulse import beat

pytestmark = pytest.mark.anyio


def resident() -> int:
    """Kilobytes of this process."""
    (line,) = [one for one in Path("/proc/self/status").read_text().splitlines() if one.startswith("VmRSS:")]
    return int(line.split()[1])


async def test_python_searches_only_when_told_to_and_by_itself_again_when_the_server_has_ended() -> None:
    app = Litestar([])
    await begin(app)
    serving = gc.isenabled(), gc.get_freeze_count() > 0
    await end(app)

    assert serving == (False, True)
    assert (gc.isenabled(), gc.get_freeze_count()) == (True, 0)
    assert app.state.rubbish.cancelling()


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


async def test_rubbish_that_came_since_the_start_is_found_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rubbish, "MINUTE", 0.01)
    monkeypatch.setattr(rubbish, "SELDOM", 0)
    app = Litestar([])
    await begin(app)
    try:
        for _ in range(2):
            forgotten = Ring()
            trace = weakref.ref(forgotten)
            await asyncio.sleep(0.05)  # it has lived through a search
            held = trace() is forgotten
            del forgotten
            async with asyncio.timeout(30):
                while trace() is not None:
                    await asyncio.sleep(0.01)

            assert held
    finally:
        await end(app)


@pytest.mark.parametrize(("took", "pause"), [(0.0, MINUTE), (0.05, MINUTE), (0.5, 500.0)])
def test_a_search_takes_a_thousandth_of_the_time_at_most(took: float, pause: float) -> None:
    assert pause_after(took) == pause


@pytest.mark.skipif(GIVE_BACK is None, reason="only the GNU C library gives back when told")
def test_what_is_free_goes_back_to_the_system() -> None:
    used = [bytes(600) for _ in range(200_000)]
    kept = used[::1000]  # these lie among the others, so that the C library gives little back by itself
    most = resident()
    del used
    assert GIVE_BACK is not None
    GIVE_BACK(0)

    assert len(kept) == 200
    assert resident() < most - 50_000


async def test_what_the_database_is_asked_again_and_again_leaves_no_rubbish(tmp_path: Path) -> None:
    store, names = await open_store(f"sqlite:///{tmp_path / 'rubbish.db'}"), [f"name {number}" for number in range(500)]

    async def ask() -> None:
        await lengths(store, names)
        await still_valid(store, names)
        await names_of(store, names)
        await seats_of_the_gone(store)
        await forsaken_seats(store)
        await beat(store, lambda: 1, lambda: False)

    await ask()
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            await ask()
        assert gc.collect() == 0
    finally:
        gc.enable()
        await store.close()
