"""The server is killed at random moments under load: nothing acknowledged is lost, and everybody ends with the same.

Four kills a database, or as many as CONDOTTA_KILLS says; `make kills` runs 200.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from condotta.server.bus import open_bus
from condotta.server.desk import Desk
from condotta.server.house import wall_clock
from condotta.server.store import Store, open_store
from tests.server.lives import Follower, Player, Served, same_as_fresh, until

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("CONDOTTA_KILLS", "4"))
DURABLE = {"journal_mode": "wal", "synchronous": "full", "fsync": "on", "synchronous_commit": "on"}
GATHERINGS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"game": "condottiere", "options": {"players": 3, "hidden_cards": True}}),
    (2, {"game": "ordonnance", "options": {"players": 2}}),
    (1, {"game": "condottiere", "options": {"players": 2}, "pace": 0}),
)
"""People at each table; the last one plays against a bot."""


class Evening:
    """All tables of a test, with those who play and look on there."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.players: list[Player] = []
        self.lookers: list[Follower] = []

    async def gather(self, seed: str) -> None:
        for people, settings in GATHERINGS:
            guests = [await self.served.guest() for _ in range(people)]
            table = await self.served.table(guests[0], **settings)
            for place, guest in enumerate(guests):
                await self.served.ask(table, guest, f"sit {place}", "sit")
                self.players.append(Player(self.served.address, table, guest, f"{seed}/{table}", place == 0))
            if people < settings["options"]["players"]:
                await self.served.ask(table, guests[0], "bot", "seat_bot", bot="recruit")
            self.lookers.append(Follower(self.served.address, table, None))

    @property
    def everybody(self) -> list[Follower]:
        return [*self.players, *self.lookers]

    async def goes_on(self, *, bots: bool = False) -> None:
        """Wait until more has happened at every table; at the bot's table this means that the bot has moved."""
        following = self.lookers if bots else self.lookers[:-1]
        before = {one.table: one.have or 0 for one in following}
        await until(lambda: all((one.have or 0) > before[one.table] + 3 for one in following))

    async def rest(self) -> None:
        """Let nobody begin anything, and wait for all answers."""
        for player in self.players:
            player.resting = True
        await until(lambda: all(player.waiting is None for player in self.players))


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    await survived(database, 1, killed)


async def test_nothing_acknowledged_is_lost_when_one_of_two_processes_is_killed(tmp_path: Path) -> None:
    await survived(f"sqlite:///{tmp_path}/wings.db", 2, one_killed)


async def survived(database: str, workers: int, kill: Callable[[Served, random.Random], Awaitable[None]]) -> None:
    """An evening with many kills, after which all is there and everybody knows it."""
    dice, began = random.Random(KILLS), time.monotonic()
    async with Served(database, workers=workers) as served:
        evening = Evening(served)
        await evening.gather(str(KILLS))
        following = [asyncio.create_task(one.follow()) for one in evening.everybody]
        for _ in range(KILLS):
            await evening.goes_on()
            await asyncio.sleep(dice.uniform(0, 0.5))
            await kill(served, dice)
        await evening.goes_on(bots=True)
        await evening.rest()
        await same_for_all(evening)
        for task in following:
            task.cancel()
        ended = await asyncio.gather(*following, return_exceptions=True)
        assert [one for one in ended if not isinstance(one, asyncio.CancelledError)] == []
    await nothing_lost(database, evening, began)


async def killed(served: Served, dice: random.Random) -> None:
    """Kill the server and start it again; now and then it is killed once more while it starts."""
    served.kill()
    served.start()
    if dice.random() < 0.2:
        await asyncio.sleep(dice.uniform(0, 3))
        served.kill()
        served.start()
    await served.ready()


async def one_killed(served: Served, dice: random.Random) -> None:
    """Kill each of two processes, or one of them twice, and wait until there are two again."""
    for _ in range(2):
        killed = dice.choice(served.wings())
        os.kill(killed, signal.SIGKILL)
        await until(partial(_is_replaced, served, killed))
        await served.ready()


def _is_replaced(served: Served, killed: int) -> bool:
    wings = served.wings()
    return len(wings) == 2 and killed not in wings


async def same_for_all(evening: Evening) -> None:
    """Everybody knows what somebody is told who comes now, and came back as often as he had to."""
    for one in evening.everybody:
        await same_as_fresh(evening.served, one)
        assert one.snapshots + one.resumed > min(KILLS, 2) or len(evening.served.wings()) == 2


async def nothing_lost(database: str, evening: Evening, began: float) -> None:
    store = await open_store(database)
    settings = await store.settings()
    acknowledged = sum([await in_the_log(store, player) for player in evening.players])
    for looker in evening.lookers:
        assert await folded(store, looker.table) == looker.have
    await store.close()
    moves = sum(len(looker.told) for looker in evening.lookers)
    print(
        f"\n{KILLS} kills under load in {time.monotonic() - began:.0f} s; {acknowledged} commands acknowledged, none "
        f"lost; {moves} messages to lookers-on, {sum(one.resumed for one in evening.everybody)} times taken up again; "
        f"{settings}"
    )
    read_back = {name: value for name, value in settings.items() if name in DURABLE}
    assert read_back
    assert read_back.items() <= DURABLE.items()
    assert acknowledged > 10


async def in_the_log(store: Store, player: Player) -> int:
    """How many commands of a player were acknowledged: each lies in the log once, as what he was told it was."""
    kept = await store.entries(player.table)
    assert [one.number for one in kept] == list(range(1, len(kept) + 1))
    for ident, done in player.done.items():
        (entry,) = [one for one in kept if one.key is not None and one.key.endswith(f":{ident}")]
        command = player.asked[ident]
        if command["do"] == "act":
            assert f'"move":{done["move"]},'.encode() in entry.body
            assert command["move"] == done["move"]
        else:
            assert {"say": b"said", "rematch": b"seats_swapped", "start": b"game_started"}[command["do"]] in entry.body
    return len(player.done)


async def folded(store: Store, table: str) -> int:
    """Read a table from its log, as any process would; the number of the last thing that everybody was told."""
    desk, last = Desk(store, await open_bus(None), wall_clock), None
    async for _, taken in desk.history(table):
        last = taken
    assert last is not None
    assert (await desk.table(table)).table is not None
    return int(last.numbers.number(None))
