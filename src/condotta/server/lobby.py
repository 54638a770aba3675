"""The live lobby: all public tables, then each that was opened, has changed, or is gone."""

import asyncio

from condotta.server.desk import Desk
from condotta.server.outbox import Outbox
from condotta.server.store.lobby import OPEN, list_anew, listed, lobby
from condotta.server.table.card import TableCard
from condotta.server.tables_in_use import NoSuchTable
from condotta.server.wire import Listed, LobbyList, Unlisted, encode

PACE = 0.1
"""Seconds in which changes are gathered before they are told."""


class Lobby:
    """Who looks at the lobby from this process, and what they have been told."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lock = asyncio.Lock()
        self.watchers: set[Outbox] = set()
        self.told: set[str] = set()
        self.changed: set[str] = set()

    async def cards(self, first: int = 0) -> list[TableCard]:
        """A page of the public tables as everybody may see them, from this place on."""
        return await self._current(await lobby(self.desk.store, first))

    async def watch(self, outbox: Outbox) -> None:
        """Tell somebody what there is, and from now on what changes."""
        async with self.lock:
            cards = await self.cards()
            self.told |= {card.table for card in cards}
            outbox.send(encode(LobbyList(tuple(cards))))
            self.watchers.add(outbox)

    def leave(self, outbox: Outbox) -> None:
        self.watchers.discard(outbox)
        if not self.watchers:
            self.told.clear()

    def heard(self, table: str) -> bool:
        """A table is to be listed anew; returns whether somebody must be told soon who will not be told anyway."""
        if not self.watchers and not self.lock.locked():
            return False
        waiting = bool(self.changed)
        self.changed.add(table)
        return not waiting

    async def tell(self) -> None:
        """Tell all who look on what has changed."""
        await asyncio.sleep(PACE)
        async with self.lock:
            names, self.changed = self.changed, set()
            cards = await self._current(await listed(self.desk.store, names))
            gone = (names & self.told) - {card.table for card in cards}
            self.told = (self.told | {card.table for card in cards}) - gone
            for message in [*map(Listed, cards), *map(Unlisted, sorted(gone))]:
                for outbox in tuple(self.watchers):
                    outbox.send(encode(message))

    async def _current(self, cards: list[TableCard]) -> list[TableCard]:
        """Of tables whose spectators are behind, what these see now: it may have changed since it was written."""
        now = [await self._seen(card) if card.settings.delay else card for card in cards]
        return [card for card in now if card.phase in OPEN]

    async def _seen(self, card: TableCard) -> TableCard:
        try:
            seen = await self.desk.card(card.table, None)
        except NoSuchTable:
            return card
        if seen != card:
            await list_anew(self.desk.store, card, seen)
        return seen
