"""Following a table: all that is needed to begin, or exactly what was missed; then what happens."""

from condotta.kernel.game import IllegalMove, Seat, Viewer
from condotta.server.hot import Hot, Watcher
from condotta.server.sight import Since
from condotta.server.table.card import TableCard
from condotta.server.tables_in_use import TablesInUse
from condotta.server.wire import Resumed, Told, encode

MOST_READINGS = 5
"""How often the log is read for somebody who has missed much, while more happens than can be told from memory."""


class Watched(TablesInUse):
    """Tables that people follow."""

    async def watch(self, name: str, watcher: Watcher, have: int | None = None, stream: str | None = None) -> None:
        """Let somebody follow a table: first all he needs to begin, or exactly what he missed; then what happens.

        What he has counts only if it is of the stream that he sees now.
        """
        missed: list[Told] = []
        for _ in range(MOST_READINGS):
            async with (hot := self._hot(name)).lock:
                since = await self._let_in(hot, watcher)
                here = have if stream in (None, since.stream) else None
                beginning = self._beginning(hot, watcher, here, missed)
                if beginning is not None:
                    watcher.stream, watcher.n = since.stream, hot.sight(watcher.viewer).n(watcher.viewer)
                    watcher.begin(beginning)
                    hot.watchers.add(watcher)
                    return
                viewer, last = watcher.viewer, hot.sight(watcher.viewer).n(watcher.viewer)
            # Nobody at the table waits for who has missed much.
            missed = await self._told_between(name, viewer, since.entry, here or 0, last)
            stream = since.stream
        raise IllegalMove("table.busy")

    async def page(self, name: str, person: str | None, seat: Seat | None, after: int, most: int) -> list[Told]:
        """A page of the log as somebody may see it: the messages after this number; IllegalMove if he may not."""
        reader = Watcher(person, seat, lambda message: None)
        async with (hot := self._hot(name)).lock:
            since = await self._let_in(hot, reader)
            if not hot.may_read(reader):
                raise IllegalMove("table.closed")
            last = min(after + most, hot.sight(reader.viewer).n(reader.viewer))
        return await self._told_between(name, reader.viewer, since.entry, after, last)

    async def card(self, name: str, person: str | None) -> TableCard:
        """A table as somebody may see it who does not play: later, where spectators are behind."""
        hot = self._hot(name)
        async with hot.lock:
            await self._up_to_date(hot)
            return hot.card(person)

    def leave(self, name: str, watcher: Watcher) -> None:
        hot = self.hot.get(name)
        if hot is not None:
            hot.watchers.discard(watcher)

    async def _let_in(self, hot: Hot, watcher: Watcher) -> Since:
        """Find the seat through which somebody sees a table, and since when; IllegalMove if he may not see it."""
        table = await self._up_to_date(hot)
        if watcher.seat is not None and watcher.seat not in table.seats_of(watcher.person or ""):
            raise IllegalMove("seat.other", seat=watcher.seat, chair=watcher.seat + 1)
        watcher.viewer = hot.viewer_of(watcher)
        if not hot.may_watch(watcher):
            raise IllegalMove("table.closed")
        return hot.since(watcher.viewer)

    def _beginning(self, hot: Hot, watcher: Watcher, have: int | None, missed: list[Told]) -> list[bytes] | None:
        """The messages with which somebody begins who has the first so many, and beside them what he missed as far as
        that has been read; None if more of it must be read.
        """
        viewer, may_read = watcher.viewer, hot.may_read(watcher)
        sight, since = hot.sight(viewer), hot.since(viewer)
        if not may_read or have is None or not 0 <= have <= sight.n(viewer):
            return [encode(hot.snapshot(viewer, self.now(), with_game_before=may_read))]
        rest = sight.rest(viewer, missed[-1].n if missed else have, since.entry)
        return None if rest is None else [encode(Resumed(have)), *map(encode, missed), *map(encode, rest)]

    async def _told_between(self, name: str, viewer: Viewer, since: int, after: int, last: int) -> list[Told]:
        """The messages of a viewer after this number until that, told again from the whole log."""
        told: list[Told] = []
        async with self.readers.turn():
            async for _, taken in self.history(name):
                number = taken.n(viewer, since)
                if number > last:
                    break
                one = taken.told(viewer, since) if number > after else None
                if one is not None:
                    told.append(one)
        return told
