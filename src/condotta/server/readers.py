"""Readers: who asks for what takes a whole log to tell waits for his turn, so that nobody at a table waits for him."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

from condotta.server.bots.line import Line, Place
from condotta.server.limits import TooOften

ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""Where who asks now comes from, as it is counted."""
AT_ONCE = 2
"""Logs that are read at a time: between pieces of each the moves of all tables come first."""
MOST_WAITING = 40
"""Readers of one address who may wait."""
LATER = 2.0
"""Seconds after which who was one too many may ask again."""


class Readers:
    """Lets a few read at a time: of each address one, then one of the next. `most` may wait of one; None for any."""

    def __init__(self, most: int | None = MOST_WAITING) -> None:
        self.most = most
        self.line = Line[None]()
        self.waiting = Counter[str]()
        for _ in range(AT_ONCE):
            self.line.put(None)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """While it is one's turn to read; TooOften if too many of the same address wait already."""
        address = ADDRESS.get()
        if self.most is not None and self.waiting[address] >= self.most:
            raise TooOften(LATER)
        self.waiting[address] += 1
        try:
            await self.line.get(Place(address))
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
        try:
            await asyncio.sleep(0)  # else all who ask together would be answered before anybody else is
            yield
        finally:
            self.line.put(None)
