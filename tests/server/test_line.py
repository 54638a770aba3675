"""Who thinks next: bots for which people wait come first, and nobody's many tables hold up another's."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from condotta.kernel.game import IllegalMove
from condotta.server.bots.line import Line, Place
from condotta.server.bus import open_bus
from condotta.server.desk import Desk
from condotta.server.opening import Opening
from condotta.server.store import open_store
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.settings import Settings
from condotta.server.wakeful import Wakeful
from tests.server.club import did, opened
from tests.server.desks import Ear

pytestmark = pytest.mark.anyio

ANNA = Asker("anna", "Anna")
BOTS = ("captain", "captain")
TWO = Settings("condottiere", {"players": 2}, pace=0)


async def served(*places: Place) -> list[int]:
    """In which order those are served who wait in these places for the only worker."""
    line: Line[str] = Line()
    order: list[int] = []

    async def wait(number: int, place: Place) -> None:
        worker = await line.get(place)
        order.append(number)
        line.put(worker)

    waiting = [asyncio.create_task(wait(number, place)) for number, place in enumerate(places)]
    await asyncio.sleep(0)
    line.put("worker")
    await asyncio.gather(*waiting)
    return order


async def test_those_for_whom_people_wait_come_first() -> None:
    alone, awaited = Place("anna", awaited=False), Place("bruno")

    assert await served(alone, alone, awaited, alone, awaited) == [2, 4, 0, 1, 3]


async def test_who_has_many_tables_comes_once_for_each_time_of_another() -> None:
    anna, bruno, carla = Place("anna"), Place("bruno"), Place("carla")

    assert await served(anna, anna, anna, anna, bruno, bruno, carla) == [0, 4, 6, 1, 5, 2, 3]


async def test_who_gives_up_leaves_his_turn_to_the_next_and_no_worker_is_lost() -> None:
    line: Line[str] = Line()
    first, second = (asyncio.create_task(line.get(Place(name))) for name in ("anna", "bruno"))
    await asyncio.sleep(0)
    line.put("worker")
    first.cancel()

    assert await second == "worker"
    third = asyncio.create_task(line.get(Place("carla")))
    await asyncio.sleep(0)
    third.cancel()
    await asyncio.sleep(0)
    line.put("worker")
    assert await line.get(Place("dora")) == "worker"


class Asked:
    """Bots that keep in which place they were asked, and never answer."""

    def __init__(self) -> None:
        self.places: list[Place] = []

    async def choose(self, game: str, bot: str, view: Any, seed: str, promises: Any = (), place: Any = None) -> str:
        self.places.append(place)
        return await asyncio.Future()


@pytest.fixture
async def desk(sqlite_url: str) -> AsyncIterator[Desk]:
    store = await open_store(sqlite_url)
    yield Desk(store, await open_bus(None), lambda: 1_000_000)
    await store.close()


async def test_a_bot_is_awaited_where_a_person_sits_or_watches(desk: Desk) -> None:
    bots = Asked()
    wakeful = Wakeful(desk, bots)
    name = await desk.open_table(ANNA, TWO, Opening(bots=BOTS, start=True))
    await asyncio.sleep(0.05)
    assert bots.places == [Place("anna", awaited=False)]

    other = await desk.open_table(ANNA, TWO, Opening(bots=BOTS))
    await desk.watch(other, Ear(), None, None)
    await desk.carry_out(other, ANNA, "start", ask.Start())
    await asyncio.sleep(0.05)

    assert bots.places[1:] == [Place("anna", awaited=True)]
    assert name != other
    await wakeful.stop()


async def test_one_person_lets_a_bounded_number_of_games_of_bots_alone_be_played(desk: Desk) -> None:
    most = desk.alone.most
    assert most is not None
    alone = Opening(bots=BOTS, start=True)
    begun = await asyncio.gather(*(desk.open_table(ANNA, TWO, alone) for _ in range(most + 8)), return_exceptions=True)

    tables = [one for one in begun if isinstance(one, str)]
    refusals = [one for one in begun if isinstance(one, IllegalMove)]
    assert (len(tables), {one.code for one in refusals}) == (most, {"bots.alone"})
    assert len(desk.hot) == most  # who is refused has opened nothing
    gathering = await desk.open_table(ANNA, TWO, Opening(bots=BOTS))
    with pytest.raises(IllegalMove):
        await desk.carry_out(gathering, ANNA, "start", ask.Start())

    await desk.open_table(ANNA, TWO, Opening(sit=True, bots=BOTS[:1], start=True))
    await desk.open_table(Asker("bruno", "Bruno"), TWO, alone)
    await desk.settled(desk.hot[tables[0]], lambda table: Decision((log.GameOver(1, None),)))
    await desk.carry_out(gathering, ANNA, "again", ask.Start())


async def test_a_generous_server_lets_bots_play_alone_as_often_as_one_likes(sqlite_url: str) -> None:
    wanted = {"game": "condottiere", "options": {"players": 2}, "pace": 10_000, "bots": BOTS, "start": True}
    async with opened(sqlite_url, generous=True) as club:
        anna = await club.guest("Anna")
        for _ in range(6):
            await did(anna.post("/api/tables", json=wanted))
