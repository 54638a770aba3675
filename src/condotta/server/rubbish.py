"""Memory that nobody uses any more, so that nobody at a table waits for it.

Moves and requests leave no rubbish (objects that only hold each other), games and sockets only a little. So
Python does not search for it by itself: everything is looked through once in a while, which takes some tenths of a
second, and the new objects when there are very many of them. What is there at the start is mostly the compiler.

What idle tables have left free goes back to the system every minute; the C library would keep it.
"""

import asyncio
import ctypes
import gc
from contextlib import suppress

from litestar import Litestar

MANY = 3_000_000
"""New objects, less those that are gone, that are looked through even so: some hundred megabytes."""
MINUTE, THOROUGHLY = 60, 10
"""Seconds from one look at it to the next, and how many of them until everything is looked through."""


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
    minutes = 0
    while True:
        await asyncio.sleep(MINUTE)
        minutes += 1
        if minutes % THOROUGHLY == 0:
            gc.unfreeze()
        if minutes % THOROUGHLY == 0 or gc.get_count()[0] >= MANY:
            gc.collect()
            gc.freeze()
        await asyncio.to_thread(_give_back)


def _give_back() -> None:
    with suppress(AttributeError, OSError):  # only the GNU C library can be told
        ctypes.CDLL(None).malloc_trim(0)
