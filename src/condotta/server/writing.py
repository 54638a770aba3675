"""The logs of the tables as they are written from here: entries are committed first, and only then told."""

from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

import msgspec

from condotta.server import metrics
from condotta.server.hot import Hot
from condotta.server.listing import listing_of, turn_of
from condotta.server.store import Append, Fresh, Outrun, Repeated, Unavailable
from condotta.server.store.pulse import Outage
from condotta.server.table import entries as log
from condotta.server.table.awaited import Awaited, awaited
from condotta.server.table.card import TableCard
from condotta.server.table.decision import Decision
from condotta.server.table.standing import GATHERING, PLAYING
from condotta.server.table.table import Table
from condotta.server.table.timing import runs
from condotta.server.tables_in_use import CHANGED
from condotta.server.watching import Watched

MOST_TRIES = 20


class Written(Watched):
    """Tables to whose logs this process writes.

    `outages` are the times at which the server was not there.
    """

    outages: tuple[Outage, ...] = ()

    async def settled(self, hot: Hot, made: Callable[[Table], Decision | None], key: str | None = None) -> None:
        """Write what happens by itself, if it still does; and if others were faster, what does then."""
        async with hot.lock:
            for _ in range(MOST_TRIES):
                decision = made(await self._loaded(hot))
                try:
                    if decision is not None:
                        await self._write(hot, decision, key)
                    return
                except Repeated:
                    await self._catch_up(hot)
                    return
                except Outrun:
                    await self._catch_up(hot)

    async def give_time_back(self) -> None:
        """The server was away: let nobody's time have run at the tables that are in use."""
        for hot in tuple(self.hot.values()):
            async with hot.lock:
                if hot.table is not None:
                    await self._excuse(hot)

    async def _catch_up(self, hot: Hot) -> None:
        await super()._catch_up(hot)
        await self._excuse(hot)

    async def _excuse(self, hot: Hot) -> None:
        """Give back what clocks and votes have lost while the server was away; another process may do the same."""
        for outage in self.outages:
            table = hot.table
            if table is None or outage.until <= table.excused:
                continue
            if runs(table, outage.until):
                try:
                    decision = Decision((log.ServerAway(outage.since, outage.until),))
                    await self._write(hot, decision, f"away:{table.games}:{outage.since}")
                except (Outrun, Repeated):
                    await super()._catch_up(hot)

    async def _write(self, hot: Hot, decision: Decision, key: str | None = None) -> None:
        """Let entries happen, commit them, and only then tell them. If they cannot be committed, read the log anew."""
        table = hot.table
        assert table is not None
        at, first, waited_for, turn = self.now(), table.number + 1, _waits_for(table), awaited(table)
        try:
            taken = [await self._take(hot, first + place, at, *one) for place, one in enumerate(decision.steps)]
            fresh = [
                Fresh(msgspec.json.encode(entry), None if place else key)
                for place, entry in enumerate(decision.entries)
            ]
            behind = bool(table.settings.delay)  # what the lobby shows follows later, with some other entry
            whole = behind or any(one.card is not None for one in taken)
            columns = listing_of(table, self._seen(hot, at)) if whole else turn_of(table)
            began = perf_counter()
            await self.store.append(Append(hot.name, first, at, tuple(fresh), columns))
        except BaseException:
            hot.forget()
            raise
        moves = [type(entry) for entry in decision.entries].count(log.Moved)
        metrics.committed(len(fresh), moves, perf_counter() - began)
        await self._publish(hot, taken)
        word = " ".join([self.origin, hot.name, *sorted({waited_for, _waits_for(table)} - {""})])
        await self.bus.publish(CHANGED, word.encode())
        self.waker(hot, True)
        self._tell_turn(hot, turn, key)

    def _tell_turn(self, hot: Hot, before: Awaited | None, key: str | None) -> None:
        """Let it be known here that a turn by correspondence has begun, and through whom: his id begins the key."""
        now = None if hot.table is None else awaited(hot.table)
        if now is not None and (before is None or before.which != now.which):
            self.turned(hot, now, None if key is None else key.partition(":")[0])

    def _seen(self, hot: Hot, at: int) -> TableCard | None:
        """What the lobby shows of a table from now on; None if that is the table as it is."""
        assert hot.table is not None
        cards = [one.taken.card for one in hot.waiting if one.at <= at and one.taken.card is not None]
        behind = any(one.at > at for one in hot.waiting)
        return (cards[-1] if cards else hot.gallery.card) if behind else None

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
            with suppress(Outrun, Unavailable):  # another process has, or the start of the game will see to it
                await self._commit_secret(hot)


def _waits_for(table: Table) -> str:
    """The person whose turn it is."""
    playing = table.playing
    if playing is None or playing.mover is None or playing.paused or table.phase != PLAYING:
        return ""
    return table.chairs[playing.mover].person or ""
