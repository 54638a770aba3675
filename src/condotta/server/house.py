"""The house: all that one server process needs, opened and closed together."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import structlog
from platformdirs import user_data_path

from condotta.server import metrics
from condotta.server.alone import MOST
from condotta.server.annals import Annals
from condotta.server.bots.pool import BotPool
from condotta.server.bus import Bus, End, open_bus
from condotta.server.desk import Desk
from condotta.server.hints import Hints
from condotta.server.lobby import Lobby
from condotta.server.porter import Porter
from condotta.server.preparing import prepare_rules
from condotta.server.pulse import Pulse
from condotta.server.push.calls import Calls
from condotta.server.push.courier import Courier
from condotta.server.push.identity import Identity, load_or_make_identity
from condotta.server.reviewing import Reviews
from condotta.server.signing import SigningKey, load_or_make_key
from condotta.server.store import Store, Unavailable, open_store
from condotta.server.tables_in_use import CHANGED, LISTED
from condotta.server.turns import Turns
from condotta.server.visits import Visits
from condotta.server.wakeful import Wakeful
from condotta.server.wings import SPARE, Wings

log = structlog.get_logger(__name__)

SQLITE = "sqlite:///"
KEY = "server-key.pem"
GATE = "writing"


class Wishes(msgspec.Struct, frozen=True):
    """What `condotta serve` was told.

    `public` is the address by which browsers know the server, `behind_proxy` says that what a proxy tells of its
    clients is to be believed, `generous` lifts the limits, for benches and tests, and in the folder `wings` the
    processes of this server meet. Only with `push_key` and `push_contact` word is sent to who has closed the page;
    `push_services` are origins that count as push services besides those known.
    """

    database: str
    nats: str | None = None
    host: str = "127.0.0.1"
    port: int = 8400
    bot_workers: int = 1
    public: str | None = None
    behind_proxy: bool = False
    generous: bool = False
    key: str | None = None
    workers: int = 1
    metrics_port: int | None = None
    wings: str | None = None
    log_level: str = "info"
    push_key: str | None = None
    push_contact: str | None = None
    push_services: tuple[str, ...] = ()

    @property
    def key_file(self) -> Path:
        """The file of the key that signs records: as told, else beside the database or in the user's data folder."""
        if self.key is not None:
            return Path(self.key)
        if self.database.startswith(SQLITE):
            return Path(self.database.removeprefix(SQLITE)).with_name(KEY)
        return user_data_path("condotta") / KEY

    def identity(self) -> Identity | None:
        """By what push services know this server; None if it sends no word to them."""
        if self.push_key is None or self.push_contact is None:
            return None
        return load_or_make_identity(Path(self.push_key), self.push_contact)


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class House:
    """Store, bus, desk and bots of one process."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bots: BotPool,
        key: SigningKey,
        now: Callable[[], int],
        generous: bool = False,
        *,
        shared_bots: bool = False,
        wings: Wings | None = None,
    ) -> None:
        self.store, self.bus, self.bots, self.key, self.now = store, bus, bots, key, now
        self.desk = Desk(store, bus, now)
        self.desk.alone.most = None if generous else MOST
        self.desk.readers.most = None if generous else self.desk.readers.most
        self.wakeful = Wakeful(self.desk, bots, shared=shared_bots)
        if wings is not None:
            self.wakeful.is_home = wings.is_home
        self.annals = Annals(self.desk)
        self.hints = Hints(bots)
        self.reviews = Reviews(store, bots, now, self.wakeful.do)
        self.visits = Visits(generous=generous)
        self.porter = Porter(self.desk, self.visits)
        self.pulse = Pulse(self.desk)
        self.wakeful.look_at_the_clock = self.pulse.look
        self.desk.later = lambda hot: self.wakeful.do(self.desk.uncover(hot))
        self.lobby, self.turns = Lobby(self.desk), Turns(store)
        self.calls: Calls | None = None
        self.end_metrics: Callable[[], None] = lambda: None
        self.ends: list[End] = []

    @classmethod
    async def open(cls, wishes: Wishes, now: Callable[[], int] = wall_clock, wings: Wings | None = None) -> "House":
        """A house that is ready: its database migrated, the rules loaded. Bots' workers load theirs meanwhile."""
        store = await open_store(wishes.database, gate=None if wishes.wings is None else Path(wishes.wings) / GATE)
        bus = await open_bus(wishes.nats, wings)
        key, shared = load_or_make_key(wishes.key_file), wishes.nats is not None or wings is not None
        bots = BotPool(wishes.bot_workers)
        house = cls(store, bus, bots, key, now, wishes.generous, shared_bots=shared, wings=wings)
        house._call(wishes)
        prepare_rules()
        house.ends += [await bus.subscribe(CHANGED, house._heard), await bus.subscribe(LISTED, house._listed)]
        if wishes.bot_workers:  # without any, one is started for the first bot that is to move
            house.wakeful.do(house.bots.prepare())
            if shared:
                house.ends.append(await house.wakeful.take_jobs())
        await house.pulse.beat()
        house.wakeful.do(house.pulse.go_on())
        house.wakeful.begin()
        house.wakeful.do(house.porter.go_round())
        house.wakeful.do(house.lobby.go_round())
        house._measure(wishes)
        log.info("open", bot_workers=wishes.bot_workers, **await store.settings())
        return house

    async def close(self) -> None:
        self.end_metrics()
        for end in self.ends:  # what is heard from now on is for others
            await end()
        if self.calls is not None:
            await self.calls.close()
        await self.wakeful.stop()
        with suppress(Unavailable):
            await self.pulse.beat()
        await self.bots.close()
        await self.bus.close()
        await self.store.close()
        log.info("closed")

    def _call(self, wishes: Wishes) -> None:
        identity = wishes.identity()
        if identity is not None:
            self.calls = Calls(self.desk, Courier(identity, self.now, wishes.push_services))
            self.calls.begin()

    def _measure(self, wishes: Wishes) -> None:
        metrics.TABLES.set_function(lambda: len(self.desk.hot))
        if wishes.metrics_port is not None:
            ports = SPARE * wishes.workers if wishes.workers > 1 else 1  # at a change of processes the new come first
            self.end_metrics = metrics.serve_metrics(wishes.metrics_port, ports)

    def _heard(self, message: bytes) -> None:
        origin, table, *waited_for = message.decode().split(" ")
        self.turns.heard(waited_for)
        if origin != self.desk.origin and table in self.desk.hot:
            self.wakeful.do(self.desk.heard(table))

    def _listed(self, message: bytes) -> None:
        if self.lobby.heard(message.decode()):
            self.wakeful.do(self.lobby.tell())
