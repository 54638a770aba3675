"""What is left to do when a game is over is done once, by whichever process comes to it."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from condotta.kernel.game import Outcome
from condotta.server import aftermath
from condotta.server.aftermath import settle
from condotta.server.bus.memory import MemoryBus
from condotta.server.desk import Desk
from condotta.server.store import Store
from condotta.server.store.games import keep_game
from condotta.server.store.people import welcome_guest
from condotta.server.store.schema import people
from condotta.server.store.statistics import best, games_of
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.finished import Finished
from condotta.server.table.settings import Live, Settings
from condotta.server.tables_in_use import ENTRIES
from condotta.server.wakeful import Wakeful

pytestmark = pytest.mark.anyio
NOW = 1_700_000_000_000


class NoBots:
    """Nobody to think: no bot sits at these tables."""

    async def choose(self, game: str, bot: str, view: Any, seed: str, *_: Any) -> str:
        raise AssertionError


class Evening:
    """A desk whose process can die at any moment: what it has not written is lost."""

    def __init__(self, store: Store) -> None:
        self.store, self.now = store, NOW
        self.restart()

    def restart(self) -> None:
        self.desk = Desk(self.store, MemoryBus(), lambda: self.now)

    async def begin(self, *names: str) -> str:
        """A rated table at which these people play; each has an account."""
        self.askers = []
        for name in names:
            person, _ = await welcome_guest(self.store, name, self.now)
            self.askers.append(Asker(person.id, name, account=True))
        await self.store.run(lambda connection: connection.execute(update(people).values(kind="account")).rowcount)
        settings = Settings("ordonnance", {"players": len(names)}, rated=True, clock=Live(600_000))
        table = await self.desk.open_table(self.askers[0], settings)
        for asker in self.askers:
            await self.desk.carry_out(table, asker, "sit", ask.Sit())
        await self.start(table)
        return table

    async def start(self, table: str) -> None:
        """Everybody is there, and the host begins."""
        for asker in self.askers:
            await self.desk.carry_out(table, asker, "contribute", ask.Contribute("0" * 32))
        await self.desk.carry_out(table, self.askers[0], "start", ask.Start())

    async def end(self, table: str, winner: int | None) -> None:
        """The game ends here; nothing sees to it yet."""
        hot = await self.desk.table(table)
        assert hot.table is not None
        scores = tuple(int(seat == winner) for seat in range(len(self.askers)))
        outcome = None if winner is None else Outcome((winner,), "territories", scores)
        over = log.GameOver(hot.table.games, outcome)
        await self.desk.settled(hot, lambda _: Decision((over,)))

    async def see_to_it(self, table: str) -> None:
        """As the server does when it has slept: what is due is woken, and done."""
        wakeful = Wakeful(self.desk, NoBots())
        for name in await self.store.due(self.now, 10):
            await wakeful.wake(name)
        await asyncio.gather(*wakeful.tasks)

    async def revealed(self, table: str) -> list[int]:
        kept = [ENTRIES.decode(one.body) for one in await self.store.entries(table)]
        return [one.game for one in kept if isinstance(one, log.Revealed)]


async def test_a_game_whose_server_died_at_its_end_is_put_down_by_the_next_that_sweeps(store: Store) -> None:
    evening = Evening(store)
    table = await evening.begin("Anna", "Bruno")
    await evening.end(table, 1)
    evening.restart()
    assert await store.due(NOW, 10) == [table]

    await evening.see_to_it(table)

    (card,) = await games_of(store, evening.askers[0].person, 0, 9)
    assert [(one.name, one.won) for one in card.places] == [("Anna", False), ("Bruno", True)]
    assert card.rated
    assert await evening.revealed(table) == [1]
    assert await store.due(NOW, 10) == []


async def test_a_server_that_dies_between_standings_and_revelation_rates_nobody_twice(store: Store) -> None:
    evening = Evening(store)
    table = await evening.begin("Anna", "Bruno")
    await evening.end(table, 0)
    hot = await evening.desk.table(table)
    assert hot.table is not None
    await keep_game(store, table, hot.table.unsettled[0])
    before = await best(store, "ordonnance", 2, 0, 9, now=1 << 62)
    evening.restart()

    await evening.see_to_it(table)
    await settle(evening.desk, await evening.desk.table(table))

    assert await best(store, "ordonnance", 2, 0, 9, now=1 << 62) == before
    assert await evening.revealed(table) == [1]


async def test_a_game_is_put_down_although_the_next_one_has_begun(store: Store) -> None:
    evening = Evening(store)
    table = await evening.begin("Anna", "Bruno")
    await evening.end(table, 0)
    await evening.desk.carry_out(table, evening.askers[0], "again", ask.Rematch())
    await evening.start(table)
    evening.restart()

    await evening.see_to_it(table)

    (card,) = await games_of(store, evening.askers[0].person, 0, 9)
    assert (card.number, [one.name for one in card.places if one.won]) == (1, ["Anna"])
    assert await evening.revealed(table) == [1]
    await evening.end(table, None)
    await settle(evening.desk, await evening.desk.table(table))
    assert [one.ending for one in await games_of(store, evening.askers[0].person, 0, 9)] == [None, "territories"]
    assert await evening.revealed(table) == [1, 2]


async def test_who_was_away_at_the_end_is_rated_last(store: Store) -> None:
    evening = Evening(store)
    table = await evening.begin("Anna", "Bruno")
    await evening.desk.carry_out(table, evening.askers[0], "leave", ask.Stand())
    await evening.end(table, 0)

    await settle(evening.desk, await evening.desk.table(table))

    assert [one.name for one in await best(store, "ordonnance", 2, 0, 9, now=1 << 62)] == ["Bruno", "Anna"]


async def test_a_game_is_put_down_once_whatever_happens_at_its_table_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, kept = Evening(store), list[str]()

    async def counted(store: Store, table: str, finished: Finished) -> None:
        kept.append(table)
        await keep_game(store, table, finished)

    monkeypatch.setattr(aftermath, "keep_game", counted)
    table = await evening.begin("Anna", "Bruno")
    wakeful = Wakeful(evening.desk, NoBots())
    await evening.end(table, 0)
    await evening.desk.carry_out(table, evening.askers[0], "again", ask.Rematch())
    await evening.desk.carry_out(table, evening.askers[1], "well", ask.Say("well played"))
    while wakeful.tasks:
        await asyncio.gather(*wakeful.tasks)

    assert kept == [table]
    assert await evening.revealed(table) == [1]
    assert not wakeful.settling


async def test_a_game_is_put_down_at_once_although_another_process_writes_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(store)
    table = await evening.begin("Anna", "Bruno")
    wakeful, elsewhere = Wakeful(evening.desk, NoBots()), Desk(store, MemoryBus(), lambda: NOW)

    async def meanwhile(store: Store, name: str, finished: Finished) -> None:
        await keep_game(store, name, finished)
        await elsewhere.carry_out(name, evening.askers[1], "elsewhere", ask.Say("well played"))

    monkeypatch.setattr(aftermath, "keep_game", meanwhile)
    await evening.end(table, 0)
    while wakeful.tasks:
        await asyncio.gather(*wakeful.tasks)

    assert await evening.revealed(table) == [1]
