"""Taking leave: a person is deleted, or his name is taken out of everything that is kept.

Talk and moves stay in the logs of tables, under a random id that belongs to nobody any more: others played those games.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from condotta.server.store.accounts import shut_out
from condotta.server.store.people import free_key
from condotta.server.store.schema import blocks, log, logins, members, people, reports, standings, tables, tokens
from condotta.server.store.store import Store

UNUSED = 90 * 24 * 3_600_000
"""Milliseconds after which a guest who has played nothing is forgotten."""
AT_ONCE = 500


async def delete_person(store: Store, person: str) -> None:
    """Forget who somebody was, in one transaction; his games stay, without his name."""

    def written(connection: Connection) -> None:
        blank = {"name": "", "name_key": f"~{person}", "password_hash": None, "recovery_hash": None, "language": None}
        connection.execute(update(people).where(people.c.id == person).values(**blank, kind="guest", deleted=True))
        shut_out(connection, person)
        connection.execute(delete(blocks).where(or_(blocks.c.person == person, blocks.c.other == person)))
        _write_name(connection, person, "")

    await store.run(written)


async def rename_everywhere(store: Store, person: str, name: str) -> None:
    """Another name for somebody, also in all that is kept of the past; NameRefused if it is taken."""

    def written(connection: Connection) -> None:
        key = free_key(connection, name, person)
        connection.execute(update(people).where(people.c.id == person).values(name=name, name_key=key))
        _write_name(connection, person, name)

    await store.run(written)


async def take_name_out(store: Store, person: str) -> None:
    """Take a name out of the logs once more, after what was on its way has been written."""
    await store.run(lambda connection: _write_name(connection, person, ""))


async def forsaken_seats(store: Store) -> list[tuple[str, str]]:
    """Tables that still list somebody who is deleted, and whom."""
    asked = select(members.c.table, members.c.person).join(people, people.c.id == members.c.person)
    asked = asked.where(people.c.deleted.is_(True)).distinct().limit(100)

    def found(connection: Connection) -> list[tuple[str, str]]:
        return [(table, person) for table, person in connection.execute(asked)]

    return await store.run(found)


async def names_of(store: Store, persons: Iterable[str]) -> dict[str, str]:
    """What these people are called now; "" for who is deleted."""
    wanted, names = list(persons), dict[str, str]()
    for first in range(0, len(wanted), AT_ONCE):
        asked = select(people.c.id, people.c.name).where(people.c.id.in_(wanted[first : first + AT_ONCE]))
        names |= await store.run(lambda connection, asked=asked: _pairs(connection, asked))  # type: ignore[misc]
    return names


async def forget_unused_guests(store: Store, at: int) -> int:
    """Forget guests who have not come for a long time and have no games; how many."""
    unused = select(people.c.id).where(
        people.c.kind == "guest",
        people.c.deleted.is_(False),
        people.c.banned.is_(False),
        people.c.seen < at - UNUSED,
        people.c.id.not_in(select(members.c.person)),
        people.c.id.not_in(select(standings.c.person).where(standings.c.person.is_not(None))),
        people.c.id.not_in(select(reports.c.person)),
        people.c.id.not_in(select(reports.c.other)),
    )

    def written(connection: Connection) -> int:
        going = list(connection.scalars(unused.limit(AT_ONCE)))
        for kept in (logins, tokens):
            connection.execute(delete(kept).where(kept.c.person.in_(going)))
        connection.execute(delete(blocks).where(or_(blocks.c.person.in_(going), blocks.c.other.in_(going))))
        return connection.execute(delete(people).where(people.c.id.in_(going))).rowcount if going else 0

    return await store.run(written)


def _pairs(connection: Connection, asked: Any) -> dict[str, str]:
    return {row[0]: row[1] for row in connection.execute(asked)}


def _write_name(connection: Connection, person: str, name: str) -> None:
    """Write this name wherever the logs and cards of tables have one of this person.

    What he did is found by the keys of commands, which begin with his id.
    """
    mine = log.c.key.startswith(f"{person}:", autoescape=True)
    for table, number, body in connection.execute(select(log.c.table, log.c.number, log.c.body).where(mine)).all():
        new = _with_name(body, person, name)
        if new is not None:
            at = (log.c.table == table) & (log.c.number == number)
            connection.execute(update(log).where(at).values(body=new))
    seated = select(members.c.table).where(members.c.person == person)
    for table, card in connection.execute(select(tables.c.id, tables.c.card).where(tables.c.id.in_(seated))).all():
        new = msgspec.json.encode(_card_with_name(msgspec.json.decode(card), person, name))
        connection.execute(update(tables).where(tables.c.id == table).values(card=new))


def _with_name(body: bytes, person: str, name: str) -> bytes | None:
    """An entry with another name; None if it has none of this person."""
    if b'"name"' not in body:
        return None
    entry = msgspec.json.decode(body)
    if entry.get("person") != person or entry.get("name", name) == name:
        return None
    return msgspec.json.encode(entry | {"name": name})


def _card_with_name(card: Any, person: str, name: str) -> Any:
    for chair in card["chairs"]:
        if chair["person"] == person:
            chair["name"] = name
    return card
