"""The tables that this process uses. State here is a cache of the log, which others write too."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from condotta.kernel.game import AnyGame
from condotta.server.alone import Alone
from condotta.server.bus import Bus
from condotta.server.hot import Hot
from condotta.server.readers import Readers
from condotta.server.store import Store
from condotta.server.store.chance import Chance
from condotta.server.store.lobby import lengths
from condotta.server.table import entries as log
from condotta.server.table.awaited import Awaited
from condotta.server.table.rendering import QUIET, Taken, take
from condotta.server.table.table import Table

ENTRIES = msgspec.json.Decoder(log.AnyEntry)
NAME = re.compile("[A-Za-z0-9_-]{1,40}")
"""What a table can be called; nothing else is looked for."""
CHANGED = "condotta.tables"
"""The bus tells here which process wrote to which table, and for whom the table waited before and waits now."""
LISTED = "condotta.lobby"
"""The bus tells here which public table is to be listed anew."""


class NoSuchTable(LookupError):
    """There is no table of this name."""


class TablesInUse:
    """All tables of this process. `waker` is told of every table that has changed, and whether it changed here, to see
    to what is due.

    `later` is told of a table when its spectators may see more, and `turned` when an entry from here begins a turn by
    correspondence, and who wrote it; `names` gives tables their names.
    """

    def __init__(self, store: Store, bus: Bus, now: Callable[[], int]) -> None:
        self.store, self.bus, self.now = store, bus, now
        self.chance = Chance(store)
        self.hot: dict[str, Hot] = {}
        self.alone, self.readers = Alone(self.hot), Readers()
        self.waker: Callable[[Hot, bool], None] = lambda hot, here: None
        self.later: Callable[[Hot], object] = lambda hot: None
        self.turned: Callable[[Hot, Awaited, str | None], None] = lambda hot, turn, by: None
        self.names: Callable[[], str] = lambda: secrets.token_urlsafe(8)
        self.origin = secrets.token_urlsafe(6)

    async def table(self, name: str) -> Hot:
        """A table, loaded."""
        hot = self._hot(name)
        async with hot.lock:
            await self._loaded(hot)
        return hot

    async def latest(self, name: str) -> Hot:
        """A table as the log has it now, whatever this process has heard of."""
        hot = self._hot(name)
        async with hot.lock:
            await self._catch_up(hot)
        return hot

    async def heard(self, name: str) -> None:
        """Another process has written to a table; one that nobody needs here is read when somebody does."""
        hot = self.hot.get(name)
        if hot is None:
            return
        if not hot.watchers and hot.thought is None:
            hot.behind = True
            return
        async with hot.lock:
            await self._catch_up(hot)

    async def hear_missed(self) -> None:
        """Catch up with tables that somebody watches here and of which word was lost."""
        watched = [name for name, hot in self.hot.items() if hot.watchers]
        for name, length in (await lengths(self.store, watched)).items():
            hot = self.hot.get(name)
            if hot is not None and hot.published < length:
                await self.heard(name)

    def rules(self, name: str) -> AnyGame | None:
        """The game of a table that is in use."""
        hot = self.hot.get(name)
        return None if hot is None or hot.table is None else hot.table.settings.rules

    def cool(self, before: int) -> None:
        """Forget tables that nothing has happened at for a while; who watches stays."""
        for name, hot in tuple(self.hot.items()):
            if hot.touched >= before or hot.lock.locked() or hot.waiting:
                continue
            if hot.table is not None:
                hot.forget()
            if not hot.watchers:
                del self.hot[name]

    async def uncover(self, hot: Hot) -> None:
        """Show spectators what they may see by now."""
        async with hot.lock:
            await self._loaded(hot)
            await self._shown(hot, hot.show(self.now()))

    async def history(self, name: str) -> AsyncIterator[tuple[Table, Taken]]:
        """Everything that happened at a table, from its first entry, in a fold of its own; NoSuchTable if nothing."""
        table, kept = Table(name), await self.store.entries(name)
        if not kept:
            raise NoSuchTable(name)
        for place, one in enumerate(kept):
            entry = ENTRIES.decode(one.body)
            seed = await self.seed(table, entry)
            yield table, take(table, one.number, one.at, entry, seed)
            if place % 20 == 19:  # others want to play meanwhile
                await asyncio.sleep(0)

    async def seed(self, table: Table, entry: log.Entry) -> str | None:
        """The seed of a game that starts with this entry."""
        if not isinstance(entry, log.GameStarted):
            return None
        return await self.chance.seed(table.name, table.settings, entry.game, table.added)

    def _hot(self, name: str) -> Hot:
        hot = self.hot.get(name)
        if hot is None and not NAME.fullmatch(name):
            raise NoSuchTable(name)
        if hot is None:
            hot = self.hot[name] = Hot(name)
        hot.touched = self.now()
        return hot

    async def _loaded(self, hot: Hot) -> Table:
        """The table as the log has it; NoSuchTable if there is none."""
        if hot.table is None or hot.behind:
            await self._catch_up(hot)
        assert hot.table is not None
        return hot.table

    async def _up_to_date(self, hot: Hot) -> Table:
        """The table with all that others have written by now; word of it may still be on its way."""
        await self._catch_up(hot)
        assert hot.table is not None
        return hot.table

    async def _catch_up(self, hot: Hot) -> None:
        """Take what is written and not yet known here, and tell it. Half a log is never kept."""
        known, hot.behind = 0 if hot.table is None else hot.table.number, False
        try:
            kept = await self.store.entries(hot.name, known)
        except BaseException:
            hot.behind = True
            raise
        if not kept and not known:
            self.hot.pop(hot.name, None)
            raise NoSuchTable(hot.name)
        if hot.table is None:
            hot.table = Table(hot.name)
        try:
            taken = [await self._take(hot, one.number, one.at, ENTRIES.decode(one.body)) for one in kept]
        except BaseException:
            hot.forget()
            raise
        await self._publish(hot, taken, renew=known > 0)
        if taken:
            self.waker(hot, False)

    async def _take(self, hot: Hot, number: int, at: int, entry: log.Entry, turn: Any = None) -> Taken:
        """Let one entry have happened."""
        table = hot.table
        assert table is not None
        seed = await self.seed(table, entry) if isinstance(entry, log.GameStarted) else None
        hot.touched = self.now()
        return hot.take(number, at, entry, seed, turn)

    async def _publish(self, hot: Hot, taken: list[Taken], *, renew: bool = True) -> None:
        """Tell what is committed, and the lobby what it may show; later what spectators may not see yet.

        After somebody was called otherwise everything is read anew, if it was not read just now: of who is deleted the
        old name is told no more, and nobody knows it but what was made before.
        """
        shown = hot.publish(taken, self.now())
        await self._shown(hot, shown)
        if renew and log.Renamed in [type(one.entry) for one in taken]:
            hot.forget()
            await self._catch_up(hot)

    async def _shown(self, hot: Hot, shown: list[Taken]) -> None:
        if not all(isinstance(one.entry, QUIET) for one in shown):
            await self.bus.publish(LISTED, hot.name.encode())
        if hot.curtain is not None:
            hot.curtain.cancel()
        hot.curtain = None
        if hot.waiting:
            loop, delay = asyncio.get_running_loop(), max(0, hot.waiting[0].at - self.now()) / 1000
            hot.curtain = loop.call_later(delay + 0.001, self.later, hot)
