"""Whom somebody does not want to meet, and what he reports."""

import secrets
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from condotta.server.store.schema import blocks, people, reports, tables
from condotta.server.store.store import Store

MOST_BLOCKED = 1000


class Blocked(msgspec.Struct, frozen=True):
    """Somebody who is blocked, since when."""

    person: str
    name: str
    at: int


class Report(msgspec.Struct, frozen=True):
    """What somebody reports of another, for those who run the server."""

    id: str
    person: str
    name: str
    other: str
    other_name: str
    table: str | None
    reason: str
    at: int
    settled: int | None = None


async def block(store: Store, person: str, other: str, at: int) -> bool:
    """Block somebody; False if there is no such person, or too many are blocked."""

    def written(connection: Connection) -> bool:
        mine = select(func.count()).select_from(blocks).where(blocks.c.person == person)
        if not _is_here(connection, other) or connection.execute(mine).scalar_one() >= MOST_BLOCKED:
            return False
        connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other))
        connection.execute(insert(blocks).values(person=person, other=other, at=at))
        return True

    return await store.run(written)


async def unblock(store: Store, person: str, other: str) -> bool:
    """Let somebody be met again; False if he was not blocked."""
    ended = delete(blocks).where(blocks.c.person == person, blocks.c.other == other)
    return bool(await store.run(lambda connection: connection.execute(ended).rowcount))


async def blocked_by(store: Store, person: str) -> list[Blocked]:
    """Whom somebody has blocked, the latest first."""
    asked = select(blocks.c.other, people.c.name, blocks.c.at).join(people, people.c.id == blocks.c.other)
    asked = asked.where(blocks.c.person == person).order_by(blocks.c.at.desc(), blocks.c.other)

    def found(connection: Connection) -> list[Blocked]:
        return [Blocked(*row) for row in connection.execute(asked)]

    return await store.run(found)


async def is_blocked(store: Store, person: str, other: str) -> bool:
    """Whether one has blocked the other."""
    asked = select(blocks.c.at).where(blocks.c.person == person, blocks.c.other == other)
    return await store.run(lambda connection: connection.execute(asked).first() is not None, again=True)


async def who_blocked(store: Store, people_: Collection[str], other: str) -> set[str]:
    """Those of some people who have blocked another."""
    if not people_:
        return set()
    asked = select(blocks.c.person).where(blocks.c.person.in_(people_), blocks.c.other == other)
    return await store.read(lambda connection: set(connection.scalars(asked)))


async def report(store: Store, person: str, other: str, reason: str, table: str | None, at: int) -> str | None:
    """Keep a report; its id, or None if there is no such person or table."""
    ident = secrets.token_urlsafe(8)

    def written(connection: Connection) -> str | None:
        known = table is None or connection.execute(select(tables.c.id).where(tables.c.id == table)).first()
        if not known or not _is_here(connection, other):
            return None
        values = {"id": ident, "person": person, "other": other, "table": table, "reason": reason, "at": at}
        connection.execute(insert(reports).values(**values))
        return ident

    return await store.run(written)


async def open_reports(store: Store, *, even_settled: bool = False) -> list[Report]:
    """What was reported and nobody has settled yet, the oldest first."""
    who, whom = people.alias("who"), people.alias("whom")
    asked = (
        select(
            *(reports.c.id, reports.c.person, who.c.name, reports.c.other, whom.c.name),
            *(reports.c.table, reports.c.reason, reports.c.at, reports.c.settled),
        )
        .join(who, who.c.id == reports.c.person)
        .join(whom, whom.c.id == reports.c.other)
        .order_by(reports.c.at, reports.c.id)
    )
    if not even_settled:
        asked = asked.where(reports.c.settled.is_(None))

    def found(connection: Connection) -> list[Report]:
        return [Report(*row) for row in connection.execute(asked)]

    return await store.run(found)


async def settle_report(store: Store, ident: str, at: int) -> bool:
    """Mark a report as settled; False if there is none."""
    settled = update(reports).where(reports.c.id == ident, reports.c.settled.is_(None)).values(settled=at)
    return bool(await store.run(lambda connection: connection.execute(settled).rowcount))


def _is_here(connection: Connection, person: str) -> bool:
    known = select(people.c.id).where(people.c.id == person, people.c.deleted.is_(False))
    return connection.execute(known).first() is not None
