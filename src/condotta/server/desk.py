"""The desk: commands come in, entries are written, and everybody is told. State here is a cache of the log.

For each table one command at a time is decided; it is answered and told only after its entries are committed.
"""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec

from condotta.kernel.game import AnyGame, IllegalMove, Seat, Viewer
from condotta.server import metrics
from condotta.server.bus import Bus
from condotta.server.hot import Hot, Watcher
from condotta.server.listing import columns_of
from condotta.server.opening import Opening, arranged
from condotta.server.sight import stream_of
from condotta.server.store import Append, Fresh, Outrun, Repeated, Store
from condotta.server.store.chance import Chance
from condotta.server.store.lobby import lengths
from condotta.server.store.neighbours import is_blocked
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.card import TableCard
from condotta.server.table.deciding import decide
from condotta.server.table.decision import Asker, Decision, seat_of
from condotta.server.table.parting import renamed
from condotta.server.table.rendering import QUIET, Taken, take
from condotta.server.table.settings import Settings
from condotta.server.table.table import GATHERING, PLAYING, Table
from condotta.server.wire import Done, Resumed, Told, encode

ENTRIES = msgspec.json.Decoder(log.AnyEntry)
MOST_TRIES = 20
NAME = re.compile("[A-Za-z0-9_-]{1,40}")
"""What a table can be called; nothing else is looked for."""
CHANGED = "condotta.tables"
"""The bus tells here which process wrote to which table, and for whom the table waited before and waits now."""
LISTED = "condotta.lobby"
"""The bus tells here which public table is to be listed anew."""


class NoSuchTable(LookupError):
    """There is no table of this name."""


class Desk:
    """All tables of this process. `waker` is told of every table that has changed, and whether it changed here, to see
    to what is due.

    `later` is told of a table when its spectators may see more; `names` gives tables their names.
    """

    def __init__(self, store: Store, bus: Bus, now: Callable[[], int]) -> None:
        self.store, self.bus, self.now = store, bus, now
        self.chance = Chance(store)
        self.hot: dict[str, Hot] = {}
        self.waker: Callable[[Hot, bool], None] = lambda hot, here: None
        self.later: Callable[[Hot], object] = lambda hot: None
        self.names: Callable[[], str] = lambda: secrets.token_urlsafe(8)
        self.origin = secrets.token_urlsafe(6)

    async def open_table(self, asker: Asker, settings: Settings, opening: Opening | None = None) -> str:
        """Set a table up, with all that was asked for at once; IllegalMove if it cannot be."""
        entries = arranged(asker, settings, opening or Opening())
        hot = self._hot(self.names())
        async with hot.lock:
            hot.table = Table(hot.name)
            await self._write(hot, Decision(entries))
            await self._commit_secret(hot)
        if opening is not None and opening.start:
            await self.carry_out(hot.name, asker, "opening", ask.Start())
        return hot.name

    async def carry_out(self, name: str, asker: Asker, ident: str, command: ask.Command) -> Done:
        """Carry a command out, once for each id; IllegalMove if it is refused."""
        try:
            return await self._carry_out(name, asker, ident, command)
        except IllegalMove as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            raise

    async def _carry_out(self, name: str, asker: Asker, ident: str, command: ask.Command) -> Done:
        hot = self._hot(name)
        async with hot.lock:
            for _ in range(MOST_TRIES):
                table = await self._loaded(hot)
                try:
                    return await self._attempt(hot, table, asker, ident, command)
                except Outrun:
                    await self._catch_up(hot)
            raise IllegalMove("table.busy")

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
        """Another process has written to a table; one that nobody needs here is read when somebody does."""
        hot = self.hot.get(name)
        if hot is None or (hot.table is None and not hot.watchers):
            return
        async with hot.lock:
            await self._catch_up(hot)

    async def latest(self, name: str) -> Hot:
        """A table as the log has it now, whatever this process has heard of."""
        hot = self._hot(name)
        async with hot.lock:
            await self._catch_up(hot)
        return hot

    async def hear_missed(self) -> None:
        """Catch up with tables that somebody watches here and of which word was lost."""
        watched = [name for name, hot in self.hot.items() if hot.watchers]
        for name, length in (await lengths(self.store, watched)).items():
            hot = self.hot.get(name)
            if hot is not None and hot.published < length:
                await self.heard(name)

    async def table(self, name: str) -> Hot:
        """A table, loaded."""
        hot = self._hot(name)
        async with hot.lock:
            await self._loaded(hot)
        return hot

    def rules(self, name: str) -> AnyGame | None:
        """The game of a table that is in use."""
        hot = self.hot.get(name)
        return None if hot is None or hot.table is None else hot.table.settings.rules

    def cool(self, before: int) -> None:
        """Forget tables that nothing has happened at for a while; who watches stays."""
        for name, hot in tuple(self.hot.items()):
            if hot.touched >= before or hot.lock.locked() or hot.waiting:
                continue
            hot.forget()
            if not hot.watchers:
                del self.hot[name]

    async def _attempt(self, hot: Hot, table: Table, asker: Asker, ident: str, command: ask.Command) -> Done:
        key = f"{asker.person}:{_game_of(table, command)}:{ident}"
        try:
            if isinstance(command, ask.Sit) and table.host and await is_blocked(self.store, table.host, asker.person):
                raise IllegalMove("seat.blocked")
            decision = decide(table, asker, command)
        except IllegalMove:
            first = await self._carried_out(hot, key)
            if first is None:
                raise
            return await self._first_answer(hot, ident, first)
        if isinstance(command, ask.Contribute | ask.Start) and not table.commitment:
            await self._commit_secret(hot)
        if isinstance(command, ask.Contribute):
            await self.chance.add(hot.name, table.games + 1, seat_of(table, asker), command.random)
        try:
            await self._write(hot, decision, key)
        except Repeated as repeated:
            await self._catch_up(hot)
            return await self._first_answer(hot, ident, repeated.number)
        if isinstance(command, ask.Rematch):
            await self._commit_next(hot)
        return Done(ident, command.move if isinstance(command, ask.Act) else None)

    async def _carried_out(self, hot: Hot, key: str) -> int | None:
        """The entry of what is refused now but was carried out before.

        Outrun if it was refused because others have written what was not known here.
        """
        assert hot.table is not None
        known = hot.table.number
        first = await self.store.keyed(hot.name, key)
        if (await self._up_to_date(hot)).number > known and first is None:
            raise Outrun
        return first

    async def _first_answer(self, hot: Hot, ident: str, number: int) -> Done:
        """What was answered when a command was carried out."""
        entry = ENTRIES.decode((await self.store.entries(hot.name, number - 1))[0].body)
        return Done(ident, entry.move if isinstance(entry, log.Moved) else None)

    async def _write(self, hot: Hot, decision: Decision, key: str | None = None) -> None:
        """Let entries happen, commit them, and only then tell them. If they cannot be committed, read the log anew."""
        table = hot.table
        assert table is not None
        at, first, waited_for = self.now(), table.number + 1, _waits_for(table)
        try:
            taken = [await self._take(hot, first + place, at, *one) for place, one in enumerate(decision.steps)]
            fresh = [
                Fresh(msgspec.json.encode(entry), None if place else key)
                for place, entry in enumerate(decision.entries)
            ]
            changed = any(one.card is not None for one in taken)
            behind = bool(table.settings.delay)  # what the lobby shows follows later, with some other entry
            columns = columns_of(table, self._seen(hot, at), all_of_them=changed or behind)
            began = perf_counter()
            await self.store.append(Append(hot.name, first, at, tuple(fresh), columns))
        except BaseException:
            hot.forget()
            raise
        moves = sum(isinstance(entry, log.Moved) for entry in decision.entries)
        metrics.committed(len(fresh), moves, perf_counter() - began)
        await self._publish(hot, taken)
        word = " ".join([self.origin, hot.name, *sorted({waited_for, _waits_for(table)} - {""})])
        await self.bus.publish(CHANGED, word.encode())
        self.waker(hot, True)

    def _seen(self, hot: Hot, at: int) -> TableCard | None:
        """What the lobby shows of a table from now on; None if that is the table as it is."""
        assert hot.table is not None
        cards = [one.taken.card for one in hot.waiting if one.at <= at and one.taken.card is not None]
        behind = any(one.at > at for one in hot.waiting)
        return (cards[-1] if cards else hot.gallery.card) if behind else None

    async def _publish(self, hot: Hot, taken: list[Taken]) -> None:
        """Tell what is committed, and the lobby what it may show; later what spectators may not see yet."""
        shown = hot.publish(taken, self.now())
        await self._shown(hot, shown)

    async def uncover(self, hot: Hot) -> None:
        """Show spectators what they may see by now."""
        async with hot.lock:
            await self._loaded(hot)
            await self._shown(hot, hot.show(self.now()))

    async def _shown(self, hot: Hot, shown: list[Taken]) -> None:
        if any(not isinstance(one.entry, QUIET) for one in shown):
            await self.bus.publish(LISTED, hot.name.encode())
        if hot.curtain is not None:
            hot.curtain.cancel()
        hot.curtain = None
        if hot.waiting:
            loop, delay = asyncio.get_running_loop(), max(0, hot.waiting[0].at - self.now()) / 1000
            hot.curtain = loop.call_later(delay + 0.001, self.later, hot)

    async def _take(self, hot: Hot, number: int, at: int, entry: log.Entry, turn: Any = None) -> Taken:
        """Let one entry have happened."""
        table = hot.table
        assert table is not None
        seed = await self.seed(table, entry)
        hot.touched = self.now()
        return hot.take(number, at, entry, seed, turn)

    async def _loaded(self, hot: Hot) -> Table:
        """The table as the log has it; NoSuchTable if there is none."""
        if hot.table is None:
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
        known = 0 if hot.table is None else hot.table.number
        kept = await self.store.entries(hot.name, known)
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
        await self._publish(hot, taken)
        if taken:
            self.waker(hot, False)

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
        async for taken in self.history(hot.name):
            number = taken.numbers.number(viewer)
            if number > last:
                break
            one = hot.told(taken, viewer) if number > after else None
            if one is not None:
                told.append(one)
        return told

    async def history(self, name: str) -> AsyncIterator[Taken]:
        """Everything that happened at a table, from its first entry, in a fold of its own."""
        table = Table(name)
        for number, one in enumerate(await self.store.entries(name)):
            entry = ENTRIES.decode(one.body)
            seed = await self.seed(table, entry)
            yield take(table, one.number, one.at, entry, seed)
            if number % 20 == 19:  # others want to play meanwhile
                await asyncio.sleep(0)

    async def seed(self, table: Table, entry: log.Entry) -> str | None:
        """The seed of a game that starts with this entry."""
        if not isinstance(entry, log.GameStarted):
            return None
        return await self.chance.seed(table.name, table.settings, entry.game, table.added)

    async def _commit_secret(self, hot: Hot) -> None:
        """Bind the server to the secret of the next game."""
        assert hot.table is not None
        game = hot.table.games + 1
        commitment = await self.chance.commit(hot.name, game)
        try:
            await self._write(hot, Decision((log.Committed(game, commitment),)), f"committed:{game}")
        except Repeated as error:
            raise Outrun from error

    async def _commit_next(self, hot: Hot) -> None:
        """Bind the server to the secret of the next game, if nobody has yet."""
        if hot.table is not None and hot.table.phase == GATHERING and not hot.table.commitment:
            with suppress(Outrun):  # another process has, or the start of the game will see to it
                await self._commit_secret(hot)

    def _hot(self, name: str) -> Hot:
        hot = self.hot.get(name)
        if hot is None and not NAME.fullmatch(name):
            raise NoSuchTable(name)
        if hot is None:
            hot = self.hot[name] = Hot(name)
        hot.touched = self.now()
        return hot


def _game_of(table: Table, command: ask.Command) -> int:
    """The game that a command belongs to, before it is carried out and after: the next one while a table gathers."""
    gathers = table.phase == GATHERING and not isinstance(command, ask.Rematch)
    return table.games + 1 if gathers else table.games


def _waits_for(table: Table) -> str:
    """The person whose turn it is."""
    playing = table.playing
    if playing is None or playing.mover is None or table.phase != PLAYING:
        return ""
    return table.chairs[playing.mover].person or ""
