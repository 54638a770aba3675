"""Errands: what is done beside the play, by a few at a time, and of which only so much may wait."""

import asyncio
from collections.abc import Awaitable, Callable

from condotta.server import metrics

Errand = Callable[[], Awaitable[None]]
MOST = 1000
"""Errands that may wait; more are dropped."""
RUNNERS = 8


class Errands:
    """Errands of this process."""

    def __init__(self, most: int = MOST) -> None:
        self.most, self.count = most, 0
        self.waiting: asyncio.Queue[Errand] = asyncio.Queue()
        self.runners: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.runners = [asyncio.get_running_loop().create_task(self._run()) for _ in range(RUNNERS)]

    def add(self, errand: Errand, after: float = 0.0) -> bool:
        """Let something be done soon, or after so many seconds; False if too much waits already."""
        if self.count >= self.most:
            return False
        self.count += 1
        if after:
            asyncio.get_running_loop().call_later(after, self.waiting.put_nowait, errand)
        else:
            self.waiting.put_nowait(errand)
        return True

    async def close(self) -> None:
        """What has not been done is left undone."""
        for runner in self.runners:
            runner.cancel()
        await asyncio.gather(*self.runners, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            errand = await self.waiting.get()
            try:
                await errand()
            except Exception as error:
                metrics.failed("an errand", error)
            finally:
                self.count -= 1
