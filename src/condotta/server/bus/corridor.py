"""The bus between the processes of one server on one machine."""

from condotta.server.bus.memory import MemoryBus
from condotta.server.wings import Wings


class CorridorBus(MemoryBus):
    """Tells the listeners here and in all other wings; of a queue only those here. See `Bus`."""

    def __init__(self, wings: Wings) -> None:
        super().__init__()
        self.wings = wings
        wings.heard = self.tell

    async def publish(self, subject: str, message: bytes) -> None:
        self.tell(subject, message)
        if subject not in self.queues:
            self.wings.say(subject, message)
