"""Messages on their way to one client. Who does not fetch them is let go, and may come back for the rest."""

import asyncio
from collections.abc import Callable

from condotta.server.wire import TOO_SLOW

OUTBOX = 256
"""How many messages may wait for a slow client."""
HEAVY = 1 << 20
"""Bytes of them after which nothing more may come; who begins gets all that he missed, however much that is."""


def never(_message: bytes) -> bool:
    """Nothing can be said at once."""
    return False


def idle() -> None:
    """Nothing is to be done."""


class Outbox:
    """Messages in their order, then the code with which to close; `full` is called when a client is let go.

    `say` sends a message at once, if it can; `woken` is called when something waits to be sent. There are many of these
    and most are empty, so they are small.
    """

    __slots__ = ("code", "full", "room", "say", "waiter", "waiting", "woken")

    def __init__(self, room: int = OUTBOX, full: Callable[[], None] = idle) -> None:
        self.room, self.full = room, full
        self.waiting: list[list[bytes]] = []
        self.code: int | None = None
        self.say: Callable[[bytes], bool] = never
        self.woken: Callable[[], None] = idle
        self.waiter: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """One message more; at once, if nothing is before it."""
        if self.waiting or self.code is not None or not self.say(message):
            self.begin([message])

    def begin(self, messages: list[bytes]) -> None:
        """Several messages at once, that take the place of one."""
        if self.code is not None:
            return
        if len(self.waiting) >= self.room or self._weight > HEAVY:
            # All of them: of messages without gaps a client has some of the first, never some and later ones.
            self.waiting.clear()
            self.code = TOO_SLOW
            self.full()
        else:
            self.waiting.append(messages)
        self._wake()

    def end(self, code: int) -> None:
        """Nothing more after what is there."""
        if self.code is None:
            self.code = code
        self._wake()

    def let_go(self) -> None:
        """Nobody sends from here any more: hold nobody who holds this."""
        self.say, self.woken, self.full = never, idle, idle

    async def next(self) -> list[bytes] | int:
        """The next messages; or the code, if there will be none."""
        while not self.waiting:
            if self.code is not None:
                return self.code
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.waiting.pop(0)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to do, neither to send nor to close."""
        return not self.waiting and self.code is None

    @property
    def _weight(self) -> int:
        return sum(len(message) for messages in self.waiting for message in messages)

    def _wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)
        self.woken()
