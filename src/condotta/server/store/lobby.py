"""Tables as they are listed: in the lobby, for those who sit at them, and for those whom they wait for."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, case, exists, select, update

from condotta.server.store.among import among, any_of, filled_up
from condotta.server.store.schema import members, tables
from condotta.server.store.store import Store
from condotta.server.table.card import TableCard
from condotta.server.table.standing import ARCHIVED

MOST = 100
"""Cards at once."""
OPEN = ("gathering", "playing")
LENGTHS = select(tables.c.id, tables.c.entries).where(any_of(tables.c.id, "names"))


class TurnToMove(msgspec.Struct, frozen=True):
    """A table that waits for somebody, and for which of his seats."""

    table: str
    seat: int
    game: str
    title: str
    players: int


async def lobby(store: Store, first: int = 0) -> list[TableCard]:
    """Public tables that gather or play: those at which people sit, then the others; the newest of each first."""
    inhabited = exists().where(members.c.table == tables.c.id)
    return await _cards(store, _listed(), case((inhabited, 0), else_=1), first=first)


async def listed(store: Store, names: Collection[str]) -> list[TableCard]:
    """Those of these tables that are listed in the lobby, however many."""
    return [
        card for part in _parts(sorted(names)) for card in await _cards(store, _listed() & among(tables.c.id, part))
    ]


async def tables_of(store: Store, person: str, first: int = 0) -> list[TableCard]:
    """The tables at which somebody sits: those that gather or play, then the others; the newest of each first."""
    his = tables.c.id.in_(select(members.c.table).where(members.c.person == person))
    return await _cards(store, his, case((tables.c.phase.in_(OPEN), 0), else_=1), first=first)


async def seated_at(store: Store, person: str) -> list[str]:
    """The names of all tables at which somebody sits and that are not archived, however many."""
    asked = select(members.c.table).join(tables, tables.c.id == members.c.table)
    asked = asked.where(members.c.person == person, tables.c.phase != ARCHIVED).distinct().order_by(members.c.table)
    return await store.read(lambda connection: list(connection.scalars(asked)))


async def turns_of(store: Store, person: str) -> list[TurnToMove]:
    """Where it is somebody's turn."""
    asked = (
        select(members.c.table, members.c.seat, tables.c.card)
        .join(tables, tables.c.id == members.c.table)
        .where(members.c.person == person, members.c.seat == tables.c.to_move)
        .order_by(members.c.table, members.c.seat)
        .limit(MOST)
    )

    def found(connection: Connection) -> list[Any]:
        return [tuple(row) for row in connection.execute(asked)]

    rows = [(table, seat, _decoded(card).settings) for table, seat, card in await store.read(found)]
    return [TurnToMove(table, seat, one.game, one.title, one.players) for table, seat, one in rows]


async def list_anew(store: Store, before: TableCard, after: TableCard) -> None:
    """Let a table be listed as it is seen now, unless it was listed anew meanwhile."""
    changed = (
        update(tables)
        .where(tables.c.id == before.table, tables.c.card == msgspec.json.encode(before))
        .values(phase=after.phase, card=msgspec.json.encode(after))
    )

    def written(connection: Connection) -> None:
        connection.execute(changed)

    await store.run(written)


def _listed() -> ColumnElement[bool]:
    return tables.c.public.is_(True) & tables.c.phase.in_(OPEN)


async def lengths(store: Store, names: list[str]) -> dict[str, int]:
    """How many entries the logs of these tables have."""

    def found(connection: Connection) -> dict[str, int]:
        rows = [row for part in _parts(names) for row in connection.execute(LENGTHS, {"names": filled_up(part)})]
        return {row[0]: row[1] for row in rows}

    return await store.read(found) if names else {}


def _parts(names: list[str]) -> list[list[str]]:
    """As many names as are asked for at once, again and again."""
    return [names[at : at + MOST] for at in range(0, len(names), MOST)]


async def _cards(
    store: Store, which: ColumnElement[bool], *order: ColumnElement[int], first: int = 0
) -> list[TableCard]:
    ordered = select(tables.c.card).where(which).order_by(*order, tables.c.created.desc(), tables.c.id)
    asked = ordered.offset(first).limit(MOST)

    def found(connection: Connection) -> list[Any]:
        return [card for (card,) in connection.execute(asked)]

    return [_decoded(card) for card in await store.read(found)]


def _decoded(card: bytes) -> TableCard:
    """A card as it was written; earlier versions wrote the seed of the table into it."""
    decoded = msgspec.json.decode(card, type=TableCard)
    return msgspec.structs.replace(decoded, settings=decoded.settings.seen)
