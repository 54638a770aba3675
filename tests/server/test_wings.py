"""The processes of one server: sockets go to the home of their table, and word to everybody."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from condotta.server import wings
from condotta.server.bus.corridor import CorridorBus
from condotta.server.desk import Desk
from condotta.server.opening import Opening
from condotta.server.store import open_store
from condotta.server.table.decision import Asker
from condotta.server.table.settings import Settings
from condotta.server.wakeful import Wakeful
from condotta.server.wings import Wings
from tests.server.lives import Player, Served, until

pytestmark = pytest.mark.anyio


class Taken(asyncio.Protocol):
    """A socket that a wing goes on with: it answers with what it was told to begin with."""

    def __init__(self, request: bytes) -> None:
        self.request = request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.data_received(self.request)

    def data_received(self, data: bytes) -> None:
        assert isinstance(self.transport, asyncio.Transport)
        self.transport.write(b"heard " + data)


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[tuple[Wings, Wings]]:
    both = Wings(tmp_path, 2), Wings(tmp_path, 2)
    for one in both:
        one.begin(Taken)
    yield both
    for one in both:
        if not one.lock.closed:
            one.end()


def home_of(table: str) -> int:
    """Where a table is at home if there are two wings."""
    return next(number for number in wings.homes_of(table.encode(), 4) if number < 2)


def request_of(pair: tuple[Wings, Wings], home: int) -> bytes:
    """A request for the socket of a table that is at home in this wing."""
    names = (f"table{number}" for number in range(100))
    name = next(name for name in names if home_of(name) == home)
    return b"GET /api/tables/%s/socket?x=1 HTTP/1.1\r\nhost: a\r\n\r\n" % name.encode()


async def test_a_socket_is_handed_to_the_home_of_its_table_and_goes_on_there(pair: tuple[Wings, Wings]) -> None:
    client, served = socket.socketpair()
    request = request_of(pair, 1)

    assert pair[0].hand_over(request, served.fileno())
    served.close()  # this process is done with it

    client.setblocking(False)
    async with asyncio.timeout(10):
        assert await asyncio.get_running_loop().sock_recv(client, 1000) == b"heard " + request
        await asyncio.get_running_loop().sock_sendall(client, b"more")
        assert await asyncio.get_running_loop().sock_recv(client, 1000) == b"heard more"
    client.close()
    await asyncio.sleep(0.05)  # until the other end has noticed


async def test_a_socket_stays_that_is_at_home_or_of_no_table_or_whose_home_is_gone(pair: tuple[Wings, Wings]) -> None:
    client, served = socket.socketpair()

    assert not pair[0].hand_over(request_of(pair, 0), served.fileno())
    assert not pair[0].hand_over(b"GET /api/lobby/socket HTTP/1.1\r\n\r\n", served.fileno())
    assert not pair[0].hand_over(request_of(pair, 1) + b"x" * wings.LARGEST, served.fileno())
    pair[1].end()
    assert not pair[0].hand_over(request_of(pair, 1), served.fileno())

    client.close()
    served.close()


async def test_word_goes_to_all_wings_and_of_a_queue_stays_here(pair: tuple[Wings, Wings]) -> None:
    buses = [CorridorBus(one) for one in pair]
    heard: list[list[bytes]] = [[], []]
    for bus, here in zip(buses, heard, strict=True):
        await bus.subscribe("a", here.append)
        await bus.subscribe("b", here.append, "q")

    for number in range(2000):  # more than there is room for at once
        await buses[0].publish("a", b"%d" % number)
    await buses[0].publish("b", b"bots")

    await until(lambda: sum(map(len, heard)) >= 4001)
    expected = [b"%d" % number for number in range(2000)]
    assert heard == [[*expected, b"bots"], expected]


async def test_a_wing_that_died_is_followed_by_one_of_the_same_number(
    pair: tuple[Wings, Wings], tmp_path: Path
) -> None:
    heard: list[str] = []
    pair[1].heard = lambda subject, message: heard.append(subject)
    pair[0].say("before", b"")
    await until(lambda: heard == ["before"])
    pair[1].end()  # its files stay, as after a crash

    new = Wings(tmp_path, 2)
    new.begin(Taken)
    new.heard = lambda subject, message: heard.append(subject)
    pair[0].say("again", b"")

    await until(lambda: heard == ["before", "again"])
    spare = Wings(tmp_path, 2)
    assert (new.number, spare.number) == (1, 2)
    new.end()
    spare.end()


async def test_a_wing_that_hears_nothing_does_not_fill_the_memory_of_others(pair: tuple[Wings, Wings]) -> None:
    assert pair[1].here is not None
    asyncio.get_running_loop().remove_reader(pair[1].here)

    for _ in range(3 * wings.MOST):
        pair[0].say("a", b"word")
    await asyncio.sleep(0.1)

    assert all(len(way.words) <= wings.MOST for way in pair[0].ways.values())


class Busy:
    """Bots whose workers are all busy; they count how often they were asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, *_: object) -> str:
        self.asked += 1
        await asyncio.sleep(3600)
        return ""


async def test_a_late_turn_of_a_bot_is_the_homes_until_that_leaves_it_lying(
    pair: tuple[Wings, Wings], tmp_path: Path
) -> None:
    at = 1_000_000
    store, bots = await open_store(f"sqlite:///{tmp_path}/x.db"), (Busy(), Busy())
    desks = [Desk(store, CorridorBus(wing), lambda: at) for wing in pair]
    wakeful = [Wakeful(desk, busy, shared=True) for desk, busy in zip(desks, bots, strict=True)]
    for one, wing in zip(wakeful, pair, strict=True):
        one.is_home = wing.is_home
        await one.take_jobs()
    desks[0].names = lambda: next(f"table{number}" for number in range(100) if home_of(f"table{number}") == 0)
    settings = Settings("condottiere", options={"players": 2}, pace=0)
    table = await desks[0].open_table(Asker("anna", "Anna"), settings, Opening(bots=("captain",) * 2, start=True))
    await until(lambda: bots[0].asked == 1)

    at += 5_000
    await wakeful[1].wake(table)
    await asyncio.sleep(0.1)
    assert bots[1].asked == 0

    at += 10_000
    await wakeful[1].wake(table)
    await until(lambda: bots[1].asked == 1)

    for one in wakeful:
        await one.stop()
    await store.close()


async def test_a_table_is_at_home_in_one_wing_of_those_that_are_there(pair: tuple[Wings, Wings]) -> None:
    tables = [f"table{number}" for number in range(20)]

    assert all(pair[0].is_home(table) != pair[1].is_home(table) for table in tables)
    pair[1].end()
    assert all(pair[0].is_home(table) for table in tables)


async def test_everybody_plays_on_whichever_process_he_comes_to(tmp_path: Path) -> None:
    async with Served(f"sqlite:///{tmp_path}/wings.db", workers=2) as served:
        players: list[Player] = []
        for game in range(6):
            guests = [await served.guest() for _ in range(3)]
            table = await served.table(guests[0], options={"players": 3})
            for place, guest in enumerate(guests):
                await served.ask(table, guest, f"sit {place}", "sit")
                players.append(Player(served.address, table, guest, f"{game} {place}", place == 0))
        following = [asyncio.create_task(one.follow()) for one in players]

        await until(lambda: all((one.move or 0) > 20 for one in players))

        at = {wing: _sockets(wing) for wing in served.wings()}
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
    assert sum(at.values()) >= len(players)
    homes = [home_of(one.table) for one in players]
    assert sorted(at.values()) == sorted([homes.count(0), homes.count(1)]), "everybody is at the home of his table"


def _sockets(process: int) -> int:
    """How many connections of clients a process has."""
    inodes = set(_inodes(process))
    lines = Path(f"/proc/{process}/net/tcp").read_text().splitlines()[1:]
    return sum(line.split()[3] == "01" and line.split()[9] in inodes for line in lines)


def _inodes(process: int) -> Iterator[str]:
    for one in Path(f"/proc/{process}/fd").iterdir():
        try:
            target = str(one.readlink())
        except OSError:
            continue
        if target.startswith("socket:["):
            yield target[8:-1]
