"""Python's search for rubbish (objects that only hold each other), so that nobody at a table waits for it.

A move leaves no such rubbish; requests and closed connections leave a little. So Python does not search by itself:
the new objects are looked through when there are very many of them, and everything once in a while. That takes some
tenths of a second each time; what is there when the server starts is mostly the compiler.
"""

import asyncio
import gc

from litestar import Litestar

MANY = 500_000
"""New objects, less those that are gone, that are looked through at once: some tens of megabytes."""
OFTEN, THOROUGHLY = 5, 600
"""Seconds from one look at how many there are to the next, and from one search through everything to the next."""


async def begin(app: Litestar) -> None:
    """From now on Python searches only when it is told to."""
    gc.disable()
    gc.collect()
    gc.freeze()
    app.state.rubbish = asyncio.create_task(_search())


async def end(app: Litestar) -> None:
    app.state.rubbish.cancel()
    gc.unfreeze()
    gc.enable()


async def _search() -> None:
    rounds = 0
    while True:
        await asyncio.sleep(OFTEN)
        rounds += 1
        if rounds * OFTEN >= THOROUGHLY:
            gc.unfreeze()
            rounds = 0
        elif gc.get_count()[0] < MANY:
            continue
        gc.collect()
        gc.freeze()
