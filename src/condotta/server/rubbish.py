"""Python's search for rubbish (objects that only hold each other), so that nobody at a table waits for it.

Moves, requests and connections leave no such rubbish, and a game only a little. So Python does not search by itself:
everything is looked through once in a while, which takes some tenths of a second, and the new objects when there are
very many of them. What is there when the server starts is mostly the compiler.
"""

import asyncio
import gc

from litestar import Litestar

MANY = 3_000_000
"""New objects, less those that are gone, that are looked through even so: some hundred megabytes."""
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
