"""What a line to a client waits with: as much of asyncio's queue and event as it needs, for there are many lines."""

from asyncio import Future, get_running_loop
from typing import Any


class Inbox:
    """What a client said and nobody has heard yet: as much of `asyncio.Queue` as a line needs, and far smaller."""

    __slots__ = ("arrived", "waiting")

    def __init__(self) -> None:
        self.waiting: list[Any] = []
        self.arrived = Flag()

    def put_nowait(self, message: Any) -> None:
        self.waiting.append(message)
        self.arrived.set()

    def empty(self) -> bool:
        return not self.waiting

    async def get(self) -> Any:
        """The first of what was said, or the next that is. One listens at a time."""
        while not self.waiting:
            self.arrived.clear()
            await self.arrived.wait()
        return self.waiting.pop(0)


class Flag:
    """Up or down: as much of `asyncio.Event` as a line needs, and far smaller."""

    __slots__ = ("up", "waiters")

    def __init__(self) -> None:
        self.up = False
        self.waiters: tuple[Future[None], ...] = ()

    def is_set(self) -> bool:
        return self.up

    def set(self) -> None:
        self.up = True
        waiters, self.waiters = self.waiters, ()
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        self.up = False

    async def wait(self) -> None:
        """Until it goes up, if only for a moment."""
        if not self.up:
            waiter = get_running_loop().create_future()
            self.waiters += (waiter,)
            try:
                await waiter
            finally:  # also for one who waits no longer
                self.waiters = tuple(one for one in self.waiters if one is not waiter)
