"""The house: all that one server process needs, opened and closed together."""

import time
from collections.abc import Callable

import msgspec

from condotta.server.bots.pool import BotPool
from condotta.server.bus import Bus, open_bus
from condotta.server.desk import CHANGED, Desk
from condotta.server.preparing import prepare_rules
from condotta.server.store import Store, open_store
from condotta.server.wakeful import Wakeful


class Wishes(msgspec.Struct, frozen=True):
    """What `condotta serve` was told."""

    database: str
    nats: str | None = None
    host: str = "127.0.0.1"
    port: int = 8400
    bot_workers: int = 1


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class House:
    """Store, bus, desk and bots of one process."""

    def __init__(self, store: Store, bus: Bus, bots: BotPool, now: Callable[[], int]) -> None:
        self.store, self.bus, self.bots, self.now = store, bus, bots, now
        self.desk = Desk(store, bus, now)
        self.wakeful = Wakeful(self.desk, bots)

    @classmethod
    async def open(cls, wishes: Wishes, now: Callable[[], int] = wall_clock) -> "House":
        """A house that is ready: its database migrated, rules and bots compiled."""
        store, bus = await open_store(wishes.database), await open_bus(wishes.nats)
        house = cls(store, bus, BotPool(wishes.bot_workers), now)
        prepare_rules()
        await house.bots.prepare()
        await bus.subscribe(CHANGED, house._heard)
        house.wakeful.begin()
        return house

    async def close(self) -> None:
        await self.wakeful.stop()
        self.bots.close()
        await self.bus.close()
        await self.store.close()

    def _heard(self, message: bytes) -> None:
        origin, table = message.decode().split(" ")
        if origin != self.desk.origin:
            self.wakeful.do(self.desk.heard(table))
