"""The server's pulse: while none of its processes is there nobody's time runs, and nobody is said to have left."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from condotta.server.bus import open_bus
from condotta.server.desk import Desk
from condotta.server.house import House, Wishes
from condotta.server.pulse import Pulse
from condotta.server.store import Store, open_store
from condotta.server.store.pulse import COMING_BACK
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.playing import Playing
from condotta.server.table.settings import MINUTE, Live, Settings
from condotta.server.table.timing import runs
from condotta.server.tables_in_use import ENTRIES
from tests.server.room import seated

pytestmark = pytest.mark.anyio

ANNA, BRUNO = Asker("anna", "Anna"), Asker("bruno", "Bruno")


class Wall:
    """A clock that the test moves."""

    at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


@asynccontextmanager
async def house(database: str, wall: Wall) -> AsyncIterator[House]:
    """One life of the server."""
    opened = await House.open(Wishes(database, bot_workers=0), wall)
    try:
        yield opened
    finally:
        await opened.close()


async def started(desk: Desk, base: int) -> str:
    table = await desk.open_table(ANNA, Settings("condottiere", {"players": 2}, clock=Live(base)))
    for asker in (ANNA, BRUNO):
        await desk.carry_out(table, asker, "sit", ask.Sit())
    await desk.carry_out(table, ANNA, "start", ask.Start())
    return table


async def game(desk: Desk, table: str) -> Playing:
    playing = (await desk.latest(table)).table
    assert playing is not None
    assert playing.playing is not None
    return playing.playing


async def written(store: Store, table: str) -> list[log.Entry]:
    return [ENTRIES.decode(one.body) for one in await store.entries(table)]


async def test_nobodys_clock_runs_while_the_server_is_away(sqlite_url: str) -> None:
    wall = Wall()
    async with house(sqlite_url, wall) as first:
        table = await started(first.desk, 20_000)
        wall.at += 5_000

    wall.at += 3_600_000
    async with house(sqlite_url, wall) as second:
        playing = await game(second.desk, table)
        await second.wakeful.wake(table)

        assert playing.deadline == wall.at + COMING_BACK + 15_000
        assert (await game(second.desk, table)).left == [20_000, 20_000]
        entries = await written(second.store, table)
    assert [type(one) for one in entries].count(log.ServerAway) == 1
    assert log.StandInSent not in [type(one) for one in entries]


async def test_a_clock_runs_as_long_as_one_process_is_there(store: Store) -> None:
    wall = Wall()
    desks = [Desk(store, await open_bus(None), wall) for _ in range(2)]
    pulses = [Pulse(desk) for desk in desks]
    await pulses[0].beat()
    table = await started(desks[0], 20_000)
    deadline = (await game(desks[0], table)).deadline

    wall.at += 12_000
    await pulses[0].beat()
    await pulses[1].beat()

    assert desks[1].outages == ()
    assert (await game(desks[1], table)).deadline == deadline


async def test_of_two_processes_that_come_back_one_gives_the_time_back(store: Store) -> None:
    wall = Wall()
    before = Desk(store, await open_bus(None), wall)
    await Pulse(before).beat()
    table = await started(before, 20_000)

    wall.at += 60_000
    desks = [Desk(store, await open_bus(None), wall) for _ in range(2)]
    for desk in desks:
        await Pulse(desk).beat()
        await desk.table(table)

    assert [(await game(desk, table)).deadline for desk in desks] == 2 * [wall.at + COMING_BACK + 20_000]
    assert [type(one) for one in await written(store, table)].count(log.ServerAway) == 1


async def test_time_that_a_database_was_away_is_given_back_before_anybody_has_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    desk = Desk(store, await open_bus(None), wall)
    pulse = Pulse(desk)
    await pulse.beat()
    table = await started(desk, 20_000)

    wall.at += 60_000  # in which no beat came through
    monkeypatch.setattr("condotta.server.pulse._running", lambda: 1e9)
    await pulse.look()

    assert (await game(desk, table)).deadline == wall.at + COMING_BACK + 20_000


async def test_time_in_which_a_database_kept_a_beat_waiting_is_given_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall, running = Wall(), [1000.0]
    monkeypatch.setattr("condotta.server.pulse._running", lambda: running[0])
    store = await open_store(postgres_url)
    desk = Desk(store, await open_bus(None), wall)
    pulse = Pulse(desk)
    await pulse.beat()
    table = await started(desk, 20_000)

    async with holding_the_pulse(postgres_url) as held:
        late = asyncio.create_task(pulse.beat())
        await held.wait_for_another()
        wall.at += 12_000
        running[0] += 12
    await late
    await pulse.look()

    assert (await game(desk, table)).deadline == wall.at + COMING_BACK + 20_000
    assert [type(one) for one in await written(store, table)].count(log.ServerAway) == 1
    await store.close()


class Holding:
    """A database that lets nobody else touch the pulse."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def wait_for_another(self) -> None:
        """Wait until somebody else waits for it."""
        while not await self.connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)


@asynccontextmanager
async def holding_the_pulse(database: str) -> AsyncIterator[Holding]:
    connection = await asyncpg.connect(database)
    async with connection.transaction():
        await connection.execute("SELECT at FROM pulse FOR UPDATE")
        yield Holding(connection)
    await connection.close()


def test_what_has_begun_after_the_server_was_back_is_given_nothing() -> None:
    room = seated("anna", "bruno", clock=Live(20_000))

    assert runs(room.table, room.at + 1)
    assert not runs(room.table, room.at)
    room.do("anna", ask.CallVote("pause"))
    room.do("bruno", ask.CastVote(True))
    assert not runs(room.table, room.at + 1)


def test_who_is_asked_whether_he_is_there_has_his_time_too_if_the_server_was_away() -> None:
    room = seated("anna", "bruno", "carla")
    room.do("anna", ask.CallVote("replace", 1))
    vote = room.table.vote
    assert vote is not None
    assert vote.until is not None
    assert runs(room.table, room.at + 1)

    room.write(Decision((log.ServerAway(room.at + 1_000, room.at + 61_000),)))

    after = room.table.vote
    assert after is not None
    assert after.until == vote.until + 60_000


def test_a_vote_that_was_called_when_the_server_was_back_lasts_as_long_as_any() -> None:
    room = seated("anna", "bruno")
    for person, command in (("anna", ask.CallVote("pause")), ("bruno", ask.CastVote(True))):
        room.do(person, command)
    back = room.at = room.at + 3_600_000
    room.do("anna", ask.CallVote("go_on"))

    room.write(Decision((log.ServerAway(back - 3_000_000, back + COMING_BACK),)))

    assert room.table.vote is not None
    assert room.table.vote.until == back + COMING_BACK + 10 * MINUTE


async def test_who_is_asked_before_a_game_whether_he_is_there_has_his_time_too(sqlite_url: str) -> None:
    wall = Wall()
    async with house(sqlite_url, wall) as first:
        table = await first.desk.open_table(ANNA, Settings("condottiere", {"players": 2}))
        for asker in (ANNA, BRUNO):
            await first.desk.carry_out(table, asker, "sit", ask.Sit())
        await first.desk.carry_out(table, ANNA, "call", ask.CallVote("replace", 1))
        wall.at += MINUTE

    wall.at += 3_600_000
    async with house(sqlite_url, wall) as second:
        await second.wakeful.wake(table)
        hot = await second.desk.latest(table)

        assert hot.table is not None
        assert hot.table.vote is not None
        assert hot.table.vote.until == wall.at + COMING_BACK + MINUTE
        assert hot.table.seats_of("bruno") == [1]
        entries = await written(second.store, table)
    assert [type(one) for one in entries].count(log.ServerAway) == 1
