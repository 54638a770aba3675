"""The bus: word between processes, in memory where there is one only, between those of one machine, or over NATS."""

from condotta.server.bus.bus import Bus, End, Heard, Unreachable
from condotta.server.wings import Wings

__all__ = ["Bus", "End", "Heard", "Unreachable", "open_bus"]


async def open_bus(url: str | None, wings: Wings | None = None) -> Bus:
    """The bus of one process, of the `wings` of a house, or of all that use the broker at `nats://host:port`;
    Unreachable if that is not there.
    """
    if url is None and wings is not None:
        from condotta.server.bus.corridor import CorridorBus

        return CorridorBus(wings)
    if url is None:
        from condotta.server.bus.memory import MemoryBus

        return MemoryBus()
    from condotta.server.bus.nats import NatsBus

    return await NatsBus.open(url)
