"""The memory of a server: when rubbish is searched for, and what goes back to the system."""

import gc
from pathlib import Path

import pytest
from litestar import Litestar

from condotta.server.rubbish import _give_back, begin, end

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


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells what a process takes")
def test_what_is_free_goes_back_to_the_system() -> None:
    used = [bytes(600) for _ in range(200_000)]
    kept = used[::1000]  # these lie among the others, so that the C library gives little back by itself
    most = resident()
    del used
    _give_back()

    assert len(kept) == 200
    assert resident() < most - 50_000
