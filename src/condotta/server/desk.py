"""The desk: commands come in, are decided one at a time for each table, and carried out once.

A command is answered, and everybody told, only after its entries are committed.
"""

import secrets
from contextlib import nullcontext

from condotta.kernel.game import IllegalMove
from condotta.server import metrics
from condotta.server.hot import Hot
from condotta.server.opening import Opening, arranged
from condotta.server.people.names import LONGEST_TRY
from condotta.server.refusing import counted_as
from condotta.server.store import Outrun, Repeated
from condotta.server.store.neighbours import is_blocked, who_blocked
from condotta.server.store.parting import is_gone
from condotta.server.store.people import is_of_another
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.deciding import decide
from condotta.server.table.decision import Asker, Decision, seat_of
from condotta.server.table.parting import gone, renamed
from condotta.server.table.printing import printed
from condotta.server.table.settings import Settings
from condotta.server.table.standing import GATHERING
from condotta.server.table.table import Table
from condotta.server.tables_in_use import ENTRIES
from condotta.server.wire import Done
from condotta.server.writing import MOST_TRIES, Written

SHUFFLING = (ask.Contribute, ask.Start)
"""Commands for which the server must be bound to its secret."""
IN_PRIVATE = (ask.Say, ask.MakeOffer)
"""Commands by which people are addressed, some or, in talk, all."""


class Desk(Written):
    """The tables of this process, and all that people ask of them."""

    async def open_table(self, asker: Asker, settings: Settings, opening: Opening | None = None) -> str:
        """Set a table up, with all that was asked for at once; IllegalMove if it cannot be."""
        opening = opening or Opening()
        entries, name = arranged(asker, settings, opening), self.names()
        with self.alone.begins(name, asker.person) if opening.start and not opening.sit else nullcontext():
            hot = self._hot(name)
            async with hot.lock:
                hot.table = Table(name)
                await self._write(hot, Decision(entries), f"{asker.person}:opened")
                await self._commit_secret(hot)
            if opening.start:
                await self.carry_out(name, asker, "opening", ask.Start())
        return name

    async def carry_out(self, name: str, asker: Asker, ident: str, command: ask.Command) -> Done:
        """Carry a command out, once for each id; IllegalMove if it is refused."""
        try:
            return await self._carry_out(name, asker, ident, command)
        except IllegalMove as refusal:
            metrics.REFUSALS.labels(counted_as(refusal, self.rules(name))).inc()
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

    async def rename(self, name: str, person: str, new: str, *, anyway: bool = False) -> None:
        """Let a table know what somebody there is called now; without a name he was deleted."""
        key = f"{person}:renamed:{secrets.token_urlsafe(8)}"
        hot = self._hot(name)
        await self.settled(hot, lambda table: renamed(table, person, new, anyway=anyway), key)

    async def _attempt(self, hot: Hot, table: Table, asker: Asker, ident: str, command: ask.Command) -> Done:
        key = f"{asker.person}:{_game_of(table, command)}:{ident}"
        if isinstance(command, ask.Say) and await self._said_in_last_game(hot, asker, ident, printed(command.text)):
            return Done(ident)
        try:
            decision = await self._decided(table, asker, command)
        except IllegalMove as refusal:
            if done := await self._done_before(hot, asker, ident, command, key):
                return done
            await self._make_way(hot, table, refusal)
            raise
        if isinstance(command, SHUFFLING) and not table.commitment:
            await self._commit_secret(hot)
        if isinstance(command, ask.Contribute):
            await self.chance.add(hot.name, table.games + 1, seat_of(table, asker), command.random)
        alone = isinstance(command, ask.Start) and not table.present
        try:
            with self.alone.begins(hot.name, asker.person) if alone else nullcontext():
                await self._write(hot, decision, key)
        except Repeated as repeated:
            await self._catch_up(hot)
            return await self._first_answer(hot, ident, repeated.number)
        if isinstance(command, (ask.Rematch, ask.Sit)):
            await self._commit_next(hot)
        return Done(ident, command.move if isinstance(command, ask.Act) else None)

    async def _decided(self, table: Table, asker: Asker, command: ask.Command) -> Decision:
        """What a command leads to; IllegalMove also for what the table itself does not know."""
        if isinstance(command, ask.Sit):
            await self._admit(table, asker, command)
        decision = decide(table, asker, command)
        if isinstance(command, IN_PRIVATE):
            await self._spare(table, asker, command)
        return decision

    async def _done_before(self, hot: Hot, asker: Asker, ident: str, command: ask.Command, key: str) -> Done | None:
        """The answer to what is refused now but was carried out before; a move perhaps in the game before."""
        first = await self._carried_out(hot, key)
        if first is not None:
            return await self._first_answer(hot, ident, first)
        return await self._in_last_game(hot, asker, ident, command) if isinstance(command, ask.Act) else None

    async def _make_way(self, hot: Hot, table: Table, refusal: IllegalMove) -> None:
        """Clear away what a command was refused for, if it is the server's to do; Outrun if it may be asked again."""
        if refusal.code == "start.absent":  # nobody can add to a shuffle to which the server is not bound
            await self._commit_next(hot)
        if refusal.code == "host.only":
            await self._relieve_host(hot, table)

    async def _relieve_host(self, hot: Hot, table: Table) -> None:
        """Let another be the host if the one there is cannot come back; Outrun if there is another then."""
        host = table.host
        if host and table.heir_of(host) and await is_gone(self.store, host):
            decision = gone(table, host)
            assert decision is not None
            await self._write(hot, decision)
            raise Outrun

    async def _admit(self, table: Table, asker: Asker, command: ask.Sit) -> None:
        """Refuse a chair for what the table itself does not know."""
        if table.host and await is_blocked(self.store, table.host, asker.person):
            raise IllegalMove("seat.blocked")
        named = table.settings.hotseat and 0 < len(command.name) <= LONGEST_TRY
        if named and await is_of_another(self.store, command.name, asker.person):
            raise IllegalMove("name.taken")

    async def _spare(self, table: Table, asker: Asker, command: ask.Say | ask.MakeOffer) -> None:
        """Refuse private words and offers to who has blocked the one they come from."""
        people = {seat: table.chairs[seat].person for seat in sorted(set(command.to))}
        blocking = await who_blocked(self.store, {person for person in people.values() if person}, asker.person)
        for seat, person in people.items():
            if person in blocking:
                raise IllegalMove("talk.blocked", seat=seat, chair=seat + 1)

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

    async def _in_last_game(self, hot: Hot, asker: Asker, ident: str, command: ask.Act) -> Done | None:
        """The answer to a move that was made in the game before, after which others went on to the next."""
        assert hot.table is not None
        for game in (hot.table.games - 1, hot.table.games):
            first = await self.store.keyed(hot.name, f"{asker.person}:{game}:{ident}")
            if first is not None and (answer := await self._first_answer(hot, ident, first)).move == command.move:
                return answer
        return None

    async def _said_in_last_game(self, hot: Hot, asker: Asker, ident: str, text: str) -> bool:
        """Whether these words were said in the game before under the same id; its seats may be others' by now."""
        assert hot.table is not None
        game = hot.table.games - (hot.table.phase != GATHERING)
        first = await self.store.keyed(hot.name, f"{asker.person}:{game}:{ident}") if game else None
        entry = None if first is None else await self._entry(hot, first)
        return isinstance(entry, log.Said) and entry.text == text

    async def _entry(self, hot: Hot, number: int) -> log.Entry:
        """An entry of a table's log."""
        entry: log.Entry = ENTRIES.decode((await self.store.entries(hot.name, number - 1))[0].body)
        return entry

    async def _first_answer(self, hot: Hot, ident: str, number: int) -> Done:
        """What was answered when a command was carried out."""
        entry = await self._entry(hot, number)
        return Done(ident, entry.move if isinstance(entry, log.Moved) else None)


def _game_of(table: Table, command: ask.Command) -> int:
    """The game that a command belongs to, before it is carried out and after: the next one while a table gathers."""
    gathers = table.phase == GATHERING and not isinstance(command, ask.Rematch)
    return table.games + 1 if gathers else table.games
