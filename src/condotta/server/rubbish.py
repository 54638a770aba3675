"""Memory that nobody uses any more, so that nobody at a table waits for it.

Moves and requests leave no rubbish (objects that only hold each other); games and tables that are forgotten leave some.
So Python does not search for it by itself: what has come since the start is looked through every minute, or more
seldom, if that takes long. What is there at the start is mostly the compiler, and is not looked at.

What idle tables have left free goes back to the system every minute; the C library would keep it.
"""

import asyncio
import ctypes
import gc
from collections.abc import Callable
from contextlib import suppress
from time import thread_time

from litestar import Litestar

MINUTE, SELDOM = 60.0, 1000
"""Seconds from one search to the next, or this many times as long as the search took: it takes a thousandth at most."""


def _c_library() -> Callable[[int], int] | None:
    """What gives free memory back; None if this is not the GNU C library, the only one that can be told."""
    with suppress(AttributeError, OSError, TypeError):
        return ctypes.CDLL(None).malloc_trim
    return None


GIVE_BACK = _c_library()


async def begin(app: Litestar) -> None:
    """From now on Python searches only when it is told to."""
    gc.disable()
    gc.collect()
    gc.freeze()
    app.state.rubbish = asyncio.create_task(_look_after_it())


async def end(app: Litestar) -> None:
    """The application stops, or could not start."""
    if task := app.state.get("rubbish"):
        task.cancel()
    gc.unfreeze()
    gc.enable()


async def _look_after_it() -> None:
    pause = MINUTE
    while True:
        await asyncio.sleep(MINUTE)
        pause -= MINUTE
        if pause <= 0:
            pause = pause_after(_search())
        if GIVE_BACK is not None:
            await asyncio.to_thread(GIVE_BACK, 0)


def pause_after(took: float) -> float:
    """Seconds until the next search, after one that took so long."""
    return max(MINUTE, SELDOM * took)


def _search() -> float:
    """Look through all that has come since the start; the seconds that it took, without those that others had."""
    began = thread_time()
    gc.collect()
    return thread_time() - began
