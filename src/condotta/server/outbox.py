"""Messages on their way to one client. Who does not fetch them is let go, and may come back for the rest."""

import asyncio
from collections import deque
from collections.abc import Callable

from condotta.server.wire import TOO_SLOW

OUTBOX = 256
"""How many messages may wait for a slow client."""


class Outbox:
    """Messages in their order, then the code with which to close; `full` is called when a client is let go."""

    def __init__(self, room: int = OUTBOX, full: Callable[[], None] = lambda: None) -> None:
        self.room, self.full = room, full
        self.waiting: deque[list[bytes]] = deque()
        self.code: int | None = None
        self.filled = asyncio.Event()

    def send(self, message: bytes) -> None:
        """One message more."""
        self.begin([message])

    def begin(self, messages: list[bytes]) -> None:
        """Several messages at once, that take the place of one."""
        if self.code is not None:
            return
        if len(self.waiting) >= self.room:
            # All of them: of messages without gaps a client has some of the first, never some and later ones.
            self.waiting.clear()
            self.code = TOO_SLOW
            self.full()
        else:
            self.waiting.append(messages)
        self.filled.set()

    def end(self, code: int) -> None:
        """Nothing more after what is there."""
        if self.code is None:
            self.code = code
        self.filled.set()

    async def next(self) -> list[bytes] | int:
        """The next messages; or the code, if there will be none."""
        while not self.waiting:
            if self.code is not None:
                return self.code
            self.filled.clear()
            await self.filled.wait()
        return self.waiting.popleft()
