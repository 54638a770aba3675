"""The thread that writes to SQLite: it takes all appends that wait and commits them together."""

import asyncio
import fcntl
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, TypeVar

from condotta.server.store.batch import write
from condotta.server.store.log import Append

T = TypeVar("T")
MOST = 500
"""How many appends go into one transaction, so that none waits for too many others."""

Answer = asyncio.Future[Any]
Answered = tuple[Answer, Any, BaseException | None]
Work = Callable[[sqlite3.Connection], Any]


class Writer:
    """One connection that writes, in a thread of its own; `commits` is how often it has.

    Where several processes write, each passes the `gate` when its turn has come.
    """

    def __init__(self, connection: sqlite3.Connection, gate: Path | None = None) -> None:
        self.connection, self.commits, self.ended = connection, 0, False
        self.gate = None if gate is None else gate.open("a")
        self.loop = asyncio.get_running_loop()
        self.waiting: SimpleQueue[tuple[Append | Work | None, Answer]] = SimpleQueue()
        self.thread = Thread(target=self._serve, name="condotta-writer", daemon=True)
        self.thread.start()

    def append(self, append: Append) -> asyncio.Future[None]:
        return self._ask(append)

    def run(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Let the thread do some work on its connection, between two transactions."""
        return self._ask(work)

    async def close(self) -> None:
        """Do what still waits, then end the thread."""
        last = self._ask(None)
        self.ended = True
        await last
        await asyncio.to_thread(self.thread.join)
        if self.gate is not None:
            self.gate.close()

    def _ask(self, wish: Append | Work | None) -> Answer:
        if self.ended:
            raise sqlite3.ProgrammingError("The database is closed.")
        answer: Answer = self.loop.create_future()
        self.waiting.put((wish, answer))
        return answer

    def _serve(self) -> None:
        """Appends first, and people hear of them at once; then one other work, before which nobody waits for two."""
        later: deque[tuple[Work | None, Answer]] = deque()
        while True:
            wishes = self._taken(wait=not later)
            appends = [(wish, answer) for wish, answer in wishes if isinstance(wish, Append)]
            later.extend((wish, answer) for wish, answer in wishes if not isinstance(wish, Append))
            if appends:
                self._tell(self._append_all(appends))
            if later:
                work, answer = later.popleft()
                self._tell([self._done(work, answer)])
                if work is None:
                    return

    def _taken(self, *, wait: bool) -> list[tuple[Append | Work | None, Answer]]:
        """What waits; if nothing does and there is time, the next that comes."""
        wishes: list[tuple[Append | Work | None, Answer]] = []
        try:
            while len(wishes) < MOST:
                wishes.append(self.waiting.get(wait and not wishes))
        except Empty:
            pass
        return wishes

    def _tell(self, answered: list[Answered]) -> None:
        self.loop.call_soon_threadsafe(_tell, answered)

    def _append_all(self, appends: list[tuple[Append, Answer]]) -> list[Answered]:
        self.commits += 1
        refusals: list[Exception | None]
        try:
            with self._through_the_gate():
                refusals = write(self.connection, [append for append, _ in appends])
        except OSError as error:  # of the gate; this thread must go on
            refusals = [error] * len(appends)
        return [(answer, None, refusal) for (_, answer), refusal in zip(appends, refusals, strict=True)]

    def _done(self, work: Work | None, answer: Answer) -> Answered:
        try:
            with self._through_the_gate():
                return answer, None if work is None else work(self.connection), None
        except Exception as error:
            return answer, None, error

    def _through_the_gate(self) -> AbstractContextManager[None]:
        return nullcontext() if self.gate is None else _alone(self.gate)


@contextmanager
def _alone(gate: IO[str]) -> Iterator[None]:
    """While no other process writes: SQLite itself would look again and again whether it may."""
    fcntl.flock(gate, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.flock(gate, fcntl.LOCK_UN)


def _tell(answered: list[Answered]) -> None:
    for answer, value, error in answered:
        if answer.done():  # who asked has gone
            continue
        if error is None:
            answer.set_result(value)
        else:
            answer.set_exception(error)
