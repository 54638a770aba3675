"""The bus within one process."""

import asyncio
import logging
from collections import defaultdict
from itertools import count

from condotta.server.bus.bus import End, Heard

log = logging.getLogger(__name__)


class MemoryBus:
    """Calls the listeners soon after, from the event loop; see `Bus`."""

    def __init__(self) -> None:
        self.numbers = count()
        self.listeners: dict[str, dict[int, Heard]] = defaultdict(dict)
        self.queues: dict[str, dict[str, dict[int, Heard]]] = defaultdict(lambda: defaultdict(dict))

    async def publish(self, subject: str, message: bytes) -> None:
        self.tell(subject, message)

    def tell(self, subject: str, message: bytes) -> None:
        """Let the listeners of this process know, and one of each queue."""
        loop = asyncio.get_running_loop()
        for heard in list(self.listeners.get(subject, {}).values()):
            loop.call_soon(_tell, heard, message)
        for queue in self.queues.get(subject, {}).values():
            if queue:
                loop.call_soon(_tell, _next_of(queue), message)

    async def subscribe(self, subject: str, heard: Heard, queue: str | None = None) -> End:
        number = next(self.numbers)
        group = self.listeners[subject] if queue is None else self.queues[subject][queue]
        group[number] = heard

        async def end() -> None:
            group.pop(number, None)
            self._forget(subject, queue)

        return end

    async def check(self) -> None:
        """Memory is always there."""

    async def close(self) -> None:
        self.listeners.clear()
        self.queues.clear()

    def _forget(self, subject: str, queue: str | None) -> None:
        """Keep nothing of a subject to which nobody listens."""
        if queue is not None and not self.queues[subject][queue]:
            del self.queues[subject][queue]
        if not self.queues[subject]:
            del self.queues[subject]
        if not self.listeners[subject]:
            del self.listeners[subject]


def _next_of(queue: dict[int, Heard]) -> Heard:
    """Whose turn it is: the first goes to the end."""
    number = next(iter(queue))
    heard = queue[number] = queue.pop(number)
    return heard


def _tell(heard: Heard, message: bytes) -> None:
    try:
        heard(message)
    except Exception:
        log.exception("A listener of the bus failed.")
