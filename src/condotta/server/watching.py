"""Following a table: all that is needed to begin, or exactly what was missed; then what happens."""

from condotta.kernel.game import IllegalMove, Seat, Viewer
from condotta.server.hot import Hot, Watcher
from condotta.server.sight import stream_of
from condotta.server.table.card import TableCard
from condotta.server.tables_in_use import TablesInUse
from condotta.server.wire import Resumed, Told, encode


class Watched(TablesInUse):
    """Tables that people follow."""

    async def watch(self, name: str, watcher: Watcher, have: int | None = None, stream: str | None = None) -> None:
        """Let somebody follow a table: first all he needs to begin, or exactly what he missed; then what happens.

        What he has counts only if it is of the stream that he sees now.
        """
        hot = self._hot(name)
        async with hot.lock:
            table = await self._up_to_date(hot)
            if watcher.seat is not None and watcher.seat not in table.seats_of(watcher.person or ""):
                raise IllegalMove("seat.other", seat=watcher.seat)
            watcher.viewer = hot.viewer_of(watcher)
            if not hot.may_watch(watcher):
                raise IllegalMove("table.closed")
            watcher.stream = stream_of(watcher.viewer, hot.since(watcher.viewer))
            have = have if stream in (None, watcher.stream) else None
            watcher.begin(await self._beginning(hot, watcher, have))
            hot.watchers.add(watcher)

    async def page(self, name: str, person: str | None, seat: Seat | None, after: int, most: int) -> list[Told]:
        """A page of the log as somebody may see it: the messages after this number."""
        hot = self._hot(name)
        reader = Watcher(person, seat, lambda message: None)
        async with hot.lock:
            table = await self._up_to_date(hot)
            if seat is not None and seat not in table.seats_of(person or ""):
                raise IllegalMove("seat.other", seat=seat)
            reader.viewer = hot.viewer_of(reader)
            if not hot.may_watch(reader):
                raise IllegalMove("table.closed")
            last = min(after + most, hot.sight(reader.viewer).n(reader.viewer))
            return await self._told_between(hot, reader.viewer, after, last)

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

    async def _beginning(self, hot: Hot, watcher: Watcher, have: int | None) -> list[bytes]:
        """The messages with which somebody begins."""
        viewer = watcher.viewer
        sight = hot.sight(viewer)
        rest = None if have is None else sight.rest(viewer, have, hot.since(viewer))
        if rest is None and have is not None and 0 <= have <= sight.n(viewer):
            rest = await self._told_between(hot, viewer, have, sight.n(viewer))
        watcher.n = sight.n(viewer)
        if rest is None:
            return [encode(hot.snapshot(viewer, self.now()))]
        return [encode(Resumed(have or 0)), *map(encode, rest)]

    async def _told_between(self, hot: Hot, viewer: Viewer, after: int, last: int) -> list[Told]:
        """The messages of a viewer after this number until that, told again from the whole log."""
        told: list[Told] = []
        async for _, taken in self.history(hot.name):
            number = taken.numbers.number(viewer)
            if number > last:
                break
            one = hot.told(taken, viewer) if number > after else None
            if one is not None:
                told.append(one)
        return told
