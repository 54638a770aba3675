"""The pulse of this process. If no process of the server was there for a while, nobody's clock ran meanwhile.

A database that was away counts too: nothing could be done without it.
"""

import asyncio
import time

from condotta.server.desk import Desk
from condotta.server.metrics import failed
from condotta.server.store import Unavailable
from condotta.server.store.pulse import MISSED, beat

BEAT = 2.0
"""Seconds between two beats."""


class Pulse:
    """Tells again and again that this process is there, and lets the desk know when the server was not."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.felt: float | None = None
        self.lock = asyncio.Lock()

    async def beat(self) -> None:
        """Once, and after what was begun before; Unavailable while the database is away."""
        async with self.lock:
            asked = _running()
            outages = await beat(self.desk.store, self.desk.now, self._was_away)
            self.felt = asked  # a database that was away meanwhile must be seen to have been
        if outages != self.desk.outages:
            self.desk.outages = outages
            await self.desk.give_time_back()

    async def go_on(self) -> None:
        """Again and again, whatever happens."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await asyncio.shield(self.beat())  # what the database has begun is ended, also when the server stops
            except Unavailable:
                continue
            except Exception as error:
                failed("the pulse", error)

    async def look(self) -> None:
        """Before somebody's time is said to have run out: has the server been there?"""
        if self._was_away():
            await self.beat()

    def _was_away(self) -> bool:
        return self.felt is None or 1000 * (_running() - self.felt) > MISSED


def _running() -> float:
    """Seconds that pass while the machine sleeps, too, where the system can tell."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
