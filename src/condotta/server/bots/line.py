"""The line in which questions wait for a worker: first those for which people wait, and each in his turn.

Who has many tables waits for them in a line of his own: of each line one question is taken, then one of the next.
"""

import asyncio
from collections import deque
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Place(msgspec.Struct, frozen=True):
    """Where a question waits: in whose line, and whether a person waits for the answer."""

    whose: str = ""
    awaited: bool = True


ANYWHERE = Place()


class Line(Generic[T]):
    """Workers that are free, or else those who wait for one."""

    def __init__(self) -> None:
        self.idle: deque[T] = deque()
        self.lines: dict[bool, dict[str, deque[asyncio.Future[T]]]] = {True: {}, False: {}}

    async def get(self, place: Place) -> T:
        """A worker, as soon as one is free. Who gives up lets the next have it."""
        if self.idle:
            return self.idle.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.lines[place.awaited].setdefault(place.whose, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, worker: T) -> None:
        """A worker is free: for who comes next, if anybody waits."""
        turn = self._next()
        if turn is None:
            self.idle.append(worker)
        else:
            turn.set_result(worker)

    def _next(self) -> asyncio.Future[T] | None:
        """Who comes next. His line is behind the others then, and of what he has given up nothing is left."""
        for lines in (self.lines[True], self.lines[False]):
            while lines:
                whose = next(iter(lines))
                line = lines.pop(whose)
                turn = line.popleft()
                if line:
                    lines[whose] = line
                if not turn.done():
                    return turn
        return None
