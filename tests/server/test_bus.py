"""What every bus does, in memory and over NATS."""

import asyncio
import signal
from collections.abc import Callable

import pytest

from condotta.server.bus import Bus, Unreachable, open_bus
from tests.server.real import Nats, free_port

pytestmark = pytest.mark.anyio


async def until(so: Callable[[], bool]) -> None:
    """Wait until it is so; a bus that never gets there fails the test."""
    async with asyncio.timeout(30):
        while not so():
            await asyncio.sleep(0.01)


async def passes(bus: Bus, word: bytes, heard: list[bytes]) -> None:
    """Say it until it is heard: on the way to a broker that comes or goes a message may be lost."""
    async with asyncio.timeout(60):
        while word not in heard:
            await bus.publish("a", word)
            await asyncio.sleep(0.05)


async def test_every_listener_of_a_subject_hears_each_message_in_order(bus: Bus) -> None:
    first: list[bytes] = []
    second: list[bytes] = []
    others: list[bytes] = []
    await bus.subscribe("table.a", first.append)
    await bus.subscribe("table.a", second.append)
    await bus.subscribe("table.b", others.append)

    for number in range(100):
        await bus.publish("table.a", b"%d" % number)
    await bus.publish("table.b", b"end")

    await until(lambda: len(first) == len(second) == 100 and others == [b"end"])
    assert first == second == [b"%d" % number for number in range(100)]


async def test_one_of_a_queue_hears_a_message_and_others_beside_it_too(bus: Bus) -> None:
    shared: list[tuple[int, bytes]] = []
    alone: list[bytes] = []
    for listener in range(3):
        await bus.subscribe("turns", lambda message, who=listener: shared.append((who, message)), queue="bots")
    await bus.subscribe("turns", lambda message: alone.append(message), queue="another")

    for number in range(60):
        await bus.publish("turns", b"%d" % number)

    await until(lambda: len(shared) >= 60 and len(alone) >= 60)
    await asyncio.sleep(0.05)
    assert sorted(message for _, message in shared) == sorted(alone) == sorted(b"%d" % number for number in range(60))
    assert {who for who, _ in shared} == {0, 1, 2}


async def test_who_has_ended_hears_no_more(bus: Bus) -> None:
    heard: list[bytes] = []
    after: list[bytes] = []
    end = await bus.subscribe("a", heard.append)
    await bus.publish("a", b"1")
    await until(lambda: heard == [b"1"])

    await end()
    await end()
    await bus.subscribe("a", after.append)
    await bus.publish("a", b"2")

    await until(lambda: after == [b"2"])
    assert heard == [b"1"]


async def test_a_listener_that_fails_disturbs_no_other(bus: Bus) -> None:
    heard: list[bytes] = []

    def fails(_: bytes) -> None:
        raise RuntimeError

    await bus.subscribe("a", fails)
    await bus.subscribe("a", heard.append)

    await bus.publish("a", b"1")
    await bus.publish("a", b"2")

    await until(lambda: heard == [b"1", b"2"])


async def test_word_passes_between_processes_again_after_the_broker_was_restarted() -> None:
    heard: list[bytes] = []
    with Nats() as broker:
        here, there = await open_bus(broker.url), await open_bus(broker.url)
        await there.subscribe("a", heard.append)
        await passes(here, b"before", heard)

        broker.stop()
        for _ in range(30_000):  # more than the client keeps
            await here.publish("a", b"x" * 100)
        ending = await there.subscribe("b", heard.append)
        broker.start()

        await passes(here, b"after", heard)
        heard.clear()
        await here.publish("b", b"once")
        await until(lambda: b"once" in heard)
        await asyncio.sleep(0.05)
        assert heard.count(b"once") == 1
        await ending()
        await here.close()
        await there.close()


async def test_a_bus_can_be_closed_while_the_broker_is_away() -> None:
    with Nats() as broker:
        bus = await open_bus(broker.url)
        end = await bus.subscribe("a", lambda _: None)
        broker.stop()
        await bus.publish("a", b"1")

        await end()
        await bus.close()
        await bus.publish("a", b"2")


async def test_a_broker_that_is_not_there_is_named_without_its_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.bus.nats.PATIENCE", 0.5)
    address = f"127.0.0.1:{free_port()}"

    with pytest.raises(Unreachable, match=f"There is no NATS broker at {address}."):
        await open_bus(f"nats://user:secret@{address}")


async def test_a_broker_that_is_gone_is_noticed() -> None:
    with Nats() as broker:
        bus = await open_bus(broker.url)
        await bus.check()
        broker.stop(signal.SIGKILL)
        async with asyncio.timeout(30):
            while True:
                try:
                    await bus.check()
                except Unreachable:
                    break
                await asyncio.sleep(0.05)
        await bus.close()


async def test_a_broker_that_refuses_the_password_says_so() -> None:
    class Guarded(Nats):
        def command(self) -> list[str]:
            return [*super().command(), "--user", "anna", "--pass", "rig:t"]

    with Guarded() as broker:
        with pytest.raises(Unreachable, match="refuses this user or password") as refused:
            await open_bus(broker.url.replace("//", "//anna:wrong@"))
        assert not refused.value.passing
        assert "wrong" not in str(refused.value)
        await (await open_bus(broker.url.replace("//", "//anna:rig%3At@"))).close()
