"""Taking leave: a person is deleted, or his name is taken out of everything that is kept.

Talk and moves stay in the logs of tables, under a random id that belongs to nobody any more: others played those games.
"""

from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, exists, literal, not_, or_, select, update

from condotta.server.store.accounts import shut_out
from condotta.server.store.among import among, any_of, filled_up
from condotta.server.store.people import free_key
from condotta.server.store.schema import blocks, log, logins, members, people, reports, standings, tables, tokens
from condotta.server.store.store import Store
from condotta.server.table.standing import ARCHIVED

UNUSED = 90 * 24 * 3_600_000
"""Milliseconds after which a guest who has played nothing is forgotten."""
AT_ONCE = 500
LOOKED_AT = 1000
"""Tables in use that one look for those who are gone goes through."""


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
    return await store.read(lambda connection: _seats(connection, FORSAKEN))


async def is_gone(store: Store, person: str) -> bool:
    """Whether somebody cannot come back: a guest who has logged out everywhere, or who is deleted."""
    asked = select(people.c.id).where(people.c.id == person, or_(people.c.kind != "guest", _can_come_back(people.c.id)))
    return await store.read(lambda connection: connection.execute(asked).first() is None)


async def seats_of_the_gone(store: Store, after: str = "") -> tuple[list[tuple[str, str]], str]:
    """Where a guest sits who has logged out everywhere and cannot come back, and who that is.

    Only so many of the tables in use are looked at, by their names from the one `after` on. The last of them comes too;
    "" if there are no more. There may be very many: a table stays in use while somebody sits at it.
    """

    def found(connection: Connection) -> tuple[list[tuple[str, str]], str]:
        names = list(connection.scalars(IN_USE, {"after": after}))
        return _seats(connection, GONE_FROM, {"names": filled_up(names)}), names[-1] if len(names) == LOOKED_AT else ""

    return await store.read(found)


def _can_come_back(person: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether somebody is logged in somewhere, or has a token."""
    return exists().where(logins.c.person == person) | exists().where(tokens.c.person == person)


FORSAKEN = (
    select(members.c.table, members.c.person)
    .where(members.c.person.in_(select(people.c.id).where(people.c.deleted.is_(True))))
    .distinct()
    .limit(100)
)
IN_USE = (
    select(tables.c.id)
    # Only a word that is written out has an index.
    .where(tables.c.phase != literal(ARCHIVED, literal_execute=True), tables.c.id > bindparam("after"))
    .order_by(tables.c.id)
    .limit(LOOKED_AT)
)
"""The names of the next tables that are not archived."""
GONE_FROM = (
    select(members.c.table, members.c.person)
    .join(people, people.c.id == members.c.person)
    .where(any_of(members.c.table, "names"), people.c.kind == "guest", people.c.deleted.is_(False))
    .where(not_(_can_come_back(members.c.person)))
    .distinct()
)
"""The seats at these tables of guests who cannot come back."""
NAMES = select(people.c.id, people.c.name).where(any_of(people.c.id, "ids"))


def _seats(connection: Connection, asked: Select[Any], told: dict[str, Any] | None = None) -> list[tuple[str, str]]:
    """Tables and people."""
    return [(table, person) for table, person in connection.execute(asked, told)]


async def names_of(store: Store, persons: Iterable[str]) -> dict[str, str]:
    """What these people are called now; "" for who is deleted."""
    wanted, names = list(persons), dict[str, str]()
    for first in range(0, len(wanted), AT_ONCE):
        names |= await store.read(partial(_names, persons=wanted[first : first + AT_ONCE]))
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
            connection.execute(delete(kept).where(among(kept.c.person, going)))
        connection.execute(delete(blocks).where(or_(among(blocks.c.person, going), among(blocks.c.other, going))))
        return connection.execute(delete(people).where(among(people.c.id, going))).rowcount if going else 0

    return await store.run(written)


def _names(connection: Connection, persons: list[str]) -> dict[str, str]:
    return {row[0]: row[1] for row in connection.execute(NAMES, {"ids": filled_up(persons)})}


def _write_name(connection: Connection, person: str, name: str) -> None:
    """Write this name wherever the logs and cards of tables have one of this person.

    The names of others at his screen stay as they are, unless he is deleted.
    """
    if not name:
        connection.execute(update(standings).where(standings.c.person == person).values(name=None))
    for table in tables_known_by(connection, person):
        rows = entries_about(connection, table, person)
        guests = {entry["name"] for _, entry in rows if entry.get("guest")} if name else set()
        for number, entry in rows:
            if entry.get("name", name) not in {name, *guests}:
                at = (log.c.table == table) & (log.c.number == number)
                connection.execute(update(log).where(at).values(body=msgspec.json.encode(entry | {"name": name})))
        for (card,) in connection.execute(select(tables.c.card).where(tables.c.id == table)).all():
            new = msgspec.json.encode(_card_with_name(msgspec.json.decode(card), person, name, guests))
            connection.execute(update(tables).where(tables.c.id == table).values(card=new))


def tables_known_by(connection: Connection, person: str) -> list[str]:
    """The tables at which somebody sits or has done something: the keys of his commands begin with his id."""
    asked = log.c.key.startswith(f"{person}:", autoescape=True)
    did = set(connection.scalars(select(log.c.table).where(asked).distinct()))
    return sorted(did | set(connection.scalars(select(members.c.table).where(members.c.person == person))))


def entries_about(connection: Connection, table: str, person: str) -> list[tuple[int, dict[str, Any]]]:
    """The entries of a table that name somebody as the one they are about, with their numbers."""
    asked = select(log.c.number, log.c.body).where(log.c.table == table).order_by(log.c.number)
    rows = [(number, body) for number, body in connection.execute(asked) if person.encode() in body]  # a quick look
    entries = [(number, msgspec.json.decode(body)) for number, body in rows]
    return [(number, entry) for number, entry in entries if entry.get("person") == person]


def _card_with_name(card: Any, person: str, name: str, but: set[str]) -> Any:
    for chair in card["chairs"]:
        if chair["person"] == person and chair["name"] not in but:
            chair["name"] = name
    return card
