"""The desk: commands come in, entries are written, and everybody is told. State here is a cache of the log.

For each table one command at a time is decided; it is answered and told only after its entries are committed.
"""

import asyncio
import re
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from condotta.kernel.game import IllegalMove, Viewer
from condotta.server.bus import Bus
from condotta.server.hot import Hot, Watcher
from condotta.server.listing import columns_of
from condotta.server.store import Append, Fresh, Outrun, Repeated, Store
from condotta.server.store.chance import Chance
from condotta.server.store.neighbours import is_blocked
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.deciding import Asker, Decision, decide, seat_of
from condotta.server.table.parting import renamed
from condotta.server.table.rendering import Taken, take
from condotta.server.table.settings import Settings, checked
from condotta.server.table.table import Table
from condotta.server.wire import Done, Resumed, encode

ENTRIES = msgspec.json.Decoder(log.AnyEntry)
MOST_TRIES = 20
NAME = re.compile("[A-Za-z0-9_-]{1,40}")
"""What a table can be called; nothing else is looked for."""
CHANGED = "condotta.tables"
"""The bus tells here which table has changed, and which process wrote."""


class NoSuchTable(LookupError):
    """There is no table of this name."""


class Desk:
    """All tables of this process. `waker` is told of every table that has changed, to see to what is due."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], int]) -> None:
        self.store, self.bus, self.now = store, bus, now
        self.chance = Chance(store)
        self.hot: dict[str, Hot] = {}
        self.waker: Callable[[Hot], None] = lambda hot: None
        self.origin = secrets.token_urlsafe(6)

    async def open_table(self, asker: Asker, settings: Settings) -> str:
        """Set a table up; IllegalMove says what cannot be."""
        try:
            opened = log.TableOpened(asker.person, checked(settings))
        except ValueError as error:
            raise IllegalMove("settings.wrong", reason=str(error)) from error
        name = secrets.token_urlsafe(8)
        hot = self.hot.setdefault(name, Hot(name))
        async with hot.lock:
            hot.table = Table(name)
            await self._write(hot, Decision((opened,)))
            await self._commit_secret(hot)
        return name

    async def carry_out(self, name: str, asker: Asker, ident: str, command: ask.Command) -> Done:
        """Carry a command out, once for each id; IllegalMove if it is refused."""
        hot = self._hot(name)
        async with hot.lock:
            for _ in range(MOST_TRIES):
                table = await self._loaded(hot)
                try:
                    return await self._attempt(hot, table, asker, ident, command)
                except Outrun:
                    await self._catch_up(hot)
            raise IllegalMove("table.busy")

    async def watch(self, name: str, watcher: Watcher, have: int | None) -> None:
        """Let somebody follow a table: first all he needs to begin, or exactly what he missed; then what happens."""
        hot = self._hot(name)
        async with hot.lock:
            table = await self._loaded(hot)
            watcher.viewer = hot.viewer_of(watcher)
            if watcher.viewer is None and not table.settings.spectators and watcher.person != table.host:
                raise IllegalMove("table.closed")
            await self._begin(hot, watcher, have)
            hot.watchers.add(watcher)

    def leave(self, name: str, watcher: Watcher) -> None:
        hot = self.hot.get(name)
        if hot is not None:
            hot.watchers.discard(watcher)

    async def settled(self, hot: Hot, made: Callable[[Table], Decision | None], key: str | None = None) -> None:
        """Write what happens by itself, if it still does."""
        async with hot.lock:
            table = await self._loaded(hot)
            decision = made(table)
            if decision is None:
                return
            try:
                await self._write(hot, decision, key)
            except (Outrun, Repeated):
                await self._catch_up(hot)

    async def rename(self, name: str, person: str, new: str, *, anyway: bool = False) -> None:
        """Let a table know what somebody there is called now; without a name he was deleted."""
        key = f"{person}:renamed:{secrets.token_urlsafe(8)}"
        hot = self._hot(name)
        await self.settled(hot, lambda table: renamed(table, person, new, anyway=anyway), key)

    async def heard(self, name: str) -> None:
        """Another process has written to a table."""
        hot = self.hot.get(name)
        if hot is None or hot.table is None:
            return
        async with hot.lock:
            await self._catch_up(hot)

    async def table(self, name: str) -> Hot:
        """A table, loaded."""
        hot = self._hot(name)
        async with hot.lock:
            await self._loaded(hot)
        return hot

    def cool(self, before: int) -> None:
        """Forget tables that nothing has happened at for a while; who watches stays."""
        for name, hot in tuple(self.hot.items()):
            if hot.touched >= before or hot.lock.locked():
                continue
            hot.forget()
            if not hot.watchers:
                del self.hot[name]

    async def _attempt(self, hot: Hot, table: Table, asker: Asker, ident: str, command: ask.Command) -> Done:
        seats = table.seats_of(asker.person)
        key = f"{asker.person}:{seat_of(table, asker) if seats else ''}:{ident}"
        try:
            if isinstance(command, ask.Sit) and table.host and await is_blocked(self.store, table.host, asker.person):
                raise IllegalMove("seat.blocked")
            decision = decide(table, asker, command)
        except IllegalMove:
            if await self.store.keyed(hot.name, key) is None:
                raise
            return Done(ident, _move_of(command))
        if isinstance(command, ask.Contribute):
            await self.chance.add(hot.name, table.games + 1, seat_of(table, asker), command.random)
        if isinstance(command, ask.Start) and not table.commitment:
            await self._commit_secret(hot)
        try:
            await self._write(hot, decision, key)
        except Repeated:
            await self._catch_up(hot)
        if isinstance(command, ask.Rematch):
            await self._commit_secret(hot)
        return Done(ident, _move_of(command))

    async def _write(self, hot: Hot, decision: Decision, key: str | None = None) -> None:
        """Let entries happen, commit them, and only then tell them. If they cannot be committed, read the log anew."""
        table = hot.table
        assert table is not None
        at, first = self.now(), table.number + 1
        try:
            taken = [await self._take(hot, first + place, at, *one) for place, one in enumerate(decision.steps)]
            fresh = [
                Fresh(msgspec.json.encode(entry), None if place else key)
                for place, entry in enumerate(decision.entries)
            ]
            columns = columns_of(table, all_of_them=any(one.card is not None for one in taken))
            await self.store.append(Append(hot.name, first, at, tuple(fresh), columns))
        except BaseException:
            hot.forget()
            raise
        hot.publish(taken)
        await self.bus.publish(CHANGED, f"{self.origin} {hot.name}".encode())
        self.waker(hot)

    async def _take(self, hot: Hot, number: int, at: int, entry: log.Entry, turn: Any = None) -> Taken:
        """Let one entry have happened."""
        table = hot.table
        assert table is not None
        seed = await self.chance.seed(table, entry.game) if isinstance(entry, log.GameStarted) else None
        hot.touched = self.now()
        return hot.take(number, at, entry, seed, turn)

    async def _loaded(self, hot: Hot) -> Table:
        """The table as the log has it; NoSuchTable if there is none."""
        if hot.table is None:
            hot.table = Table(hot.name)
            await self._catch_up(hot)
        return hot.table

    async def _catch_up(self, hot: Hot) -> None:
        """Take what is written and not yet known here, and tell it."""
        if hot.table is None:
            hot.table = Table(hot.name)
        kept = await self.store.entries(hot.name, hot.table.number)
        if not kept and not hot.table.number:
            self.hot.pop(hot.name, None)
            raise NoSuchTable(hot.name)
        hot.publish([await self._take(hot, one.number, one.at, ENTRIES.decode(one.body)) for one in kept])
        self.waker(hot)

    async def _begin(self, hot: Hot, watcher: Watcher, have: int | None) -> None:
        rest = None if have is None else hot.rest(watcher.viewer, have)
        if have is not None and rest is None:
            rest = await self._earlier(hot, watcher.viewer, have)
        if rest is None:
            watcher.send(encode(hot.snapshot(watcher.viewer, self.now())))
            return
        watcher.send(encode(Resumed(have or 0)))
        for told in rest:
            watcher.send(encode(told))

    async def _earlier(self, hot: Hot, viewer: Viewer, have: int) -> list[Any] | None:
        """What a viewer missed, told again from the whole log; None if he cannot have had that message."""
        assert hot.table is not None
        if not 0 <= have <= hot.table.streams.number(viewer):
            return None
        told = []
        async for taken in self.history(hot.name):
            one = hot.told(taken, viewer)
            if one is not None and one.n > have:
                told.append(one)
        return told

    async def history(self, name: str) -> Any:
        """Everything that happened at a table, from its first entry, in a fold of its own."""
        table = Table(name)
        for number, one in enumerate(await self.store.entries(name)):
            entry = ENTRIES.decode(one.body)
            seed = await self.chance.seed(table, entry.game) if isinstance(entry, log.GameStarted) else None
            yield take(table, one.number, one.at, entry, seed)
            if number % 20 == 19:  # others want to play meanwhile
                await asyncio.sleep(0)

    async def _commit_secret(self, hot: Hot) -> None:
        """Bind the server to the secret of the next game."""
        assert hot.table is not None
        game = hot.table.games + 1
        commitment = await self.chance.commit(hot.name, game)
        try:
            await self._write(hot, Decision((log.Committed(game, commitment),)), f"committed:{game}")
        except Repeated:  # another process has
            await self._catch_up(hot)

    def _hot(self, name: str) -> Hot:
        if not NAME.fullmatch(name):
            raise NoSuchTable(name)
        return self.hot.setdefault(name, Hot(name))


def _move_of(command: ask.Command) -> int | None:
    return command.move if isinstance(command, ask.Act) else None
