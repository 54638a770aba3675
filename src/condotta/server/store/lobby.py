"""Tables as they are listed: in the lobby, and for those who sit at them."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from condotta.server.store.schema import members, tables
from condotta.server.store.store import Store
from condotta.server.table.card import TableCard

MOST = 100


async def lobby(store: Store) -> list[TableCard]:
    """Public tables that gather or play, the newest first."""
    return await _cards(store, tables.c.public.is_(True) & tables.c.phase.in_(("gathering", "playing")))


async def tables_of(store: Store, person: str) -> list[TableCard]:
    """The tables at which somebody sits, the newest first."""
    return await _cards(store, tables.c.id.in_(select(members.c.table).where(members.c.person == person)))


async def _cards(store: Store, which: ColumnElement[bool]) -> list[TableCard]:
    asked = select(tables.c.card).where(which).order_by(tables.c.created.desc()).limit(MOST)

    def found(connection: Connection) -> list[Any]:
        return [card for (card,) in connection.execute(asked)]

    return [msgspec.json.decode(card, type=TableCard) for card in await store.run(found)]
