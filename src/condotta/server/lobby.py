"""The live lobby: all public tables, then each that was opened, has changed, or is gone."""

import asyncio
from collections.abc import Collection

from condotta.server.desk import Desk
from condotta.server.outbox import Outbox
from condotta.server.store.lobby import OPEN, list_anew, listed, lobby
from condotta.server.table.card import TableCard
from condotta.server.tables_in_use import NoSuchTable
from condotta.server.trying import tried
from condotta.server.wire import Listed, LobbyList, Unlisted, encode

PACE = 0.1
"""Seconds in which changes are gathered before they are told."""
ROUND = 15.0
"""Seconds after which it is asked what there is, although no word came: it may have been lost."""


class Lobby:
    """Who looks at the lobby from this process, and what all of them have been told."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lock = asyncio.Lock()
        self.watchers: set[Outbox] = set()
        self.told: dict[str, TableCard] = {}
        self.changed: set[str] = set()

    async def cards(self, first: int = 0) -> list[TableCard]:
        """A page of the public tables as everybody may see them, from this place on."""
        return await self._current(await lobby(self.desk.store, first))

    async def watch(self, outbox: Outbox) -> None:
        """Tell somebody what there is, and from now on what changes."""
        async with self.lock:
            cards = await self.cards()
            self._tell(cards)
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
            try:
                cards = await self._current(await listed(self.desk.store, names))
            except BaseException:
                self.changed |= names  # the next round tells of them
                raise
            self._tell(cards, names & self.told.keys() - {card.table for card in cards})

    async def go_round(self) -> None:
        """Again and again: tell what no word came of."""
        while True:
            await asyncio.sleep(ROUND)
            if self.watchers:
                await tried("the lobby's round", self.look_again())

    async def look_again(self) -> None:
        """Tell what has changed among the tables that are listed first, and those that were told of."""
        self.changed |= {card.table for card in await lobby(self.desk.store)} | self.told.keys()
        await self.tell()

    def _tell(self, cards: list[TableCard], gone: Collection[str] = ()) -> None:
        """Let those who look on know what is new to them."""
        news = [card for card in cards if self.told.get(card.table) != card]
        self.told.update({card.table: card for card in news})
        for name in gone:
            del self.told[name]
        messages = [encode(message) for message in (*map(Listed, news), *map(Unlisted, sorted(gone)))]
        for outbox in tuple(self.watchers) if messages else ():
            outbox.begin(messages)

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
