"""The bus: word between processes, in memory where there is one only, or over NATS."""

from condotta.server.bus.bus import Bus, End, Heard, Unreachable

__all__ = ["Bus", "End", "Heard", "Unreachable", "open_bus"]


async def open_bus(url: str | None) -> Bus:
    """The bus of one process, or of all that use the broker at `nats://host:port`; Unreachable if it is not there."""
    if url is None:
        from condotta.server.bus.memory import MemoryBus

        return MemoryBus()
    from condotta.server.bus.nats import NatsBus

    return await NatsBus.open(url)
