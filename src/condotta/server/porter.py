"""The porter: goes round and sees that who was logged out leaves, that names are right, and that the forgotten go.

The database is what counts: what another process or `condotta admin` changes is found here within a round.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from contextlib import suppress

from condotta.server.desk import Desk
from condotta.server.metrics import failed
from condotta.server.store import Unavailable
from condotta.server.store.credentials import end_old_logins, logins_of, still_valid, tokens_of
from condotta.server.store.lobby import seated_at
from condotta.server.store.parting import (
    delete_person,
    forget_unused_guests,
    forsaken_seats,
    names_of,
    seats_of_the_gone,
    take_name_out,
)
from condotta.server.table.parting import gone, renamed
from condotta.server.table.table import Table
from condotta.server.tables_in_use import NoSuchTable
from condotta.server.trying import tried
from condotta.server.visits import Visits

ROUND = 10.0
"""Seconds between two rounds."""
HOUR = 3_600_000
said = logging.getLogger(__name__)


class Porter:
    """Looks after people in one process."""

    def __init__(self, desk: Desk, visits: Visits) -> None:
        self.desk, self.visits = desk, visits
        self.swept = 0
        self.seen_off: set[tuple[str, str]] = set()
        self.found_gone: set[tuple[str, str]] = set()
        self.looked_up_to = ""

    async def go_round(self) -> None:
        """Again and again, whatever happens."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look()
            except Unavailable:
                said.warning("The database does not answer; the porter comes again.")
            except Exception as error:
                failed("the porter's round", error)

    async def look(self) -> None:
        """One round."""
        await self.see_out()
        await self.correct_names()
        await self._part_all()
        await self.take_names_out()
        await self.see_off_the_rest()
        now = self.desk.now()
        if now - self.swept >= HOUR:
            self.swept = now
            await end_old_logins(self.desk.store, now)
            await forget_unused_guests(self.desk.store, now)

    async def see_out(self) -> None:
        """Who came with a session or token that counts no more must leave."""
        present = self.visits.credentials
        self.visits.end(present - await still_valid(self.desk.store, present))

    async def correct_names(self, only: str | None = None) -> None:
        """Let the tables in memory call people, or this one, by the names they have now."""
        here = self._people_here() if only is None else {only}
        names = await names_of(self.desk.store, here)
        self.visits.call(names)
        for name, hot in tuple(self.desk.hot.items()):
            for person in _people_at(hot.table) & names.keys():
                if hot.table is not None and renamed(hot.table, person, names[person]) is not None:
                    await self._try(self.desk.rename(name, person, names[person]))

    async def delete(self, person: str) -> None:
        """Forget somebody, and let the tables know at which he sat."""
        await delete_person(self.desk.store, person)
        self.visits.end_person(person)
        await self.correct_names(person)
        await self._part_all()
        await take_name_out(self.desk.store, person)
        self.visits.parted.discard(person)

    async def take_names_out(self) -> None:
        """Who was deleted elsewhere while he was here may have said something since, under the name that he had."""
        parted = self.visits.parted.copy()
        for person, name in (await names_of(self.desk.store, parted)).items():
            if not name:
                await take_name_out(self.desk.store, person)
        self.visits.parted -= parted

    async def see_off(self, person: str) -> None:
        """A guest has logged out and cannot come back, unless by a token: bots stand in for him."""
        store = self.desk.store
        if await logins_of(store, person, None) or await tokens_of(store, person):
            return
        for name in await seated_at(store, person):
            with suppress(Unavailable):  # then the next round sees to it
                await self._see_off(name, person)

    async def see_off_the_rest(self) -> None:
        """Guests who have logged out and still sit somewhere: a table was away, or they had just sat down.

        Each round looks at the next tables; a house with very many takes several rounds for all.
        """
        left, self.looked_up_to = await seats_of_the_gone(self.desk.store, self.looked_up_to)
        self.found_gone.update(left)
        for name, person in set(left) - self.seen_off:
            if await self._try(self._see_off(name, person)):
                self.seen_off.add((name, person))
        if not self.looked_up_to:
            self.seen_off &= self.found_gone
            self.found_gone.clear()

    async def _see_off(self, name: str, person: str) -> None:
        with suppress(NoSuchTable):
            key = f"{person}:gone:{secrets.token_urlsafe(8)}"
            await self.desk.settled(await self.desk.table(name), lambda table: gone(table, person), key)

    async def _part_all(self) -> None:
        """Let the tables know that somebody is deleted who is still listed there."""
        for table, person in await forsaken_seats(self.desk.store):
            await self._try(self._part(table, person))

    async def _part(self, table: str, person: str) -> None:
        with suppress(NoSuchTable):
            await self.desk.rename(table, person, "", anyway=True)

    async def _try(self, work: Awaitable[None]) -> bool:
        """See to one table: if that cannot be read, the others can. While the database is away, none can."""
        return await tried("the porter at a table", work, but=Unavailable)

    def _people_here(self) -> set[str]:
        seated = {person for hot in self.desk.hot.values() for person in _people_at(hot.table)}
        return seated | {person for person in self.visits.people if person is not None}


def _people_at(table: Table | None) -> set[str]:
    """Who sits at a table or is its host."""
    if table is None:
        return set()
    return {person for person in (table.host, *(chair.person for chair in table.chairs)) if person is not None}
