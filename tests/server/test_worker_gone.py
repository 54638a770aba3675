"""A worker that is gone before it is asked, on the event loop that the server has."""

import asyncio
import os
import signal

import pytest

from condotta.server.bots.pool import BotPool
from tests.server.test_bot_workers import a_view

uvloop = pytest.importorskip("uvloop")


async def chosen_after_a_death() -> tuple[str, str, int]:
    """What a bot does before and after its only worker dies unasked, and how many workers there are in the end."""
    view, pool = a_view(), BotPool(1, 10.0)
    before = await pool.choose("condottiere", "captain", view, "dice")
    (worker,) = pool.workers
    os.kill(worker.process.pid, signal.SIGKILL)
    await worker.process.wait()
    await asyncio.sleep(0.1)  # the loop closes its end of the pipes
    after = await pool.choose("condottiere", "captain", view, "dice")
    workers = len(pool.workers)
    await pool.close()
    return before, after, workers


def test_a_worker_that_died_unasked_is_replaced_too() -> None:
    before, after, workers = uvloop.run(chosen_after_a_death())

    assert (after, workers) == (before, 1)
