"""People in the database, recognised by a session or a token for programs. Only hashes of both are kept."""

import hashlib
import secrets
from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from condotta.server.people.names import NameRefused, cleaned, compared
from condotta.server.store.schema import logins, people, tokens
from condotta.server.store.store import Store

T = TypeVar("T")
YEAR = 365 * 24 * 3_600_000
"""Milliseconds after which a session that nobody used is over."""
SELDOM = 300_000
"""Milliseconds within which it is not written again that somebody was here."""
MOST_LOGINS = 20
LONGEST_AGENT = 200


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here; `login` names his session, and `program` says that a program came with his token."""

    id: str
    name: str
    kind: str
    language: str | None = None
    login: str | None = None
    program: bool = False

    @property
    def account(self) -> bool:
        """Whether this is a person himself, with an account."""
        return self.kind == "account" and not self.program


async def welcome_guest(store: Store, name: str, at: int, agent: str = "") -> tuple[Person, str]:
    """A guest with this name, and the secret of his session; NameRefused if somebody has it."""
    shown = cleaned(name)
    ident = secrets.token_urlsafe(8)

    def written(connection: Connection) -> tuple[Person, str]:
        key = free_key(connection, shown, ident)
        values = {"id": ident, "name": shown, "name_key": key, "kind": "guest", "created": at, "seen": at}
        connection.execute(insert(people).values(**values))
        login, secret = begin_session(connection, ident, at, agent)
        return Person(ident, shown, "guest", login=login), secret

    return await _unless_taken(store, written)


async def rename(store: Store, person: str, name: str) -> str:
    """Give somebody another name; NameRefused if somebody else has it."""
    shown = cleaned(name)

    def written(connection: Connection) -> str:
        key = free_key(connection, shown, person)
        connection.execute(update(people).where(people.c.id == person).values(name=shown, name_key=key))
        return shown

    return await _unless_taken(store, written)


async def speak(store: Store, person: str, language: str | None) -> None:
    """Keep the language that somebody prefers."""
    await store.run(
        lambda connection: (
            connection.execute(update(people).where(people.c.id == person).values(language=language)).rowcount
        )
    )


async def is_of_another(store: Store, name: str, person: str) -> bool:
    """Whether this is the name of somebody else who has an account."""
    asked = select(people.c.id).where(people.c.name_key == compared(name), people.c.id != person)
    asked = asked.where(people.c.kind == "account", people.c.deleted.is_(False))
    return await store.run(lambda connection: connection.execute(asked).first() is not None, again=True)


def free_key(connection: Connection, shown: str, person: str) -> str:
    """The name as it is compared; NameRefused if it belongs to somebody else."""
    key = compared(shown)
    if connection.execute(select(people.c.id).where(people.c.name_key == key, people.c.id != person)).first():
        raise NameRefused("name.taken")
    return key


def begin_session(connection: Connection, person: str, at: int, agent: str = "") -> tuple[str, str]:
    """A new session: its id, and its secret, of which the hash is kept. The oldest ends if there are too many."""
    ident, secret = secrets.token_urlsafe(8), secrets.token_urlsafe(32)
    latest = select(logins.c.id).where(logins.c.person == person).order_by(logins.c.seen.desc())
    for (old,) in connection.execute(latest.offset(MOST_LOGINS - 1)).all():
        connection.execute(logins.delete().where(logins.c.id == old))
    values = {"person": person, "token_hash": hash_of(secret), "created": at, "seen": at}
    connection.execute(insert(logins).values(id=ident, agent=shortened(agent), **values))
    return ident, secret


async def person_of_session(store: Store, secret: str, at: int) -> Person | None:
    """Who has this session."""
    asked = (
        select(people.c.id, people.c.name, people.c.kind, people.c.language, logins.c.id, logins.c.seen)
        .join(logins, logins.c.person == people.c.id)
        .where(logins.c.token_hash == hash_of(secret), logins.c.seen > at - YEAR)
        .where(people.c.banned.is_(False), people.c.deleted.is_(False))
    )

    def found(connection: Connection) -> Person | None:
        row = connection.execute(asked).first()
        if row is None:
            return None
        if at - row[5] > SELDOM:
            connection.execute(update(logins).where(logins.c.id == row[4]).values(seen=at))
            connection.execute(update(people).where(people.c.id == row[0]).values(seen=at))
        return Person(*row[:5])

    return await store.run(found)


async def person_of_token(store: Store, secret: str, at: int) -> Person | None:
    """Whose program has this token."""
    asked = (
        select(people.c.id, people.c.name, people.c.kind, people.c.language, tokens.c.id, tokens.c.used)
        .join(tokens, tokens.c.person == people.c.id)
        .where(tokens.c.token_hash == hash_of(secret))
        .where(people.c.banned.is_(False), people.c.deleted.is_(False))
    )

    def found(connection: Connection) -> Person | None:
        row = connection.execute(asked).first()
        if row is None:
            return None
        if at - (row[5] or 0) > SELDOM:
            connection.execute(update(tokens).where(tokens.c.id == row[4]).values(used=at))
            connection.execute(update(people).where(people.c.id == row[0]).values(seen=at))
        return Person(*row[:5], program=True)

    return await store.run(found)


def hash_of(secret: str) -> bytes:
    """What is kept of a secret of 256 random bits, which nobody can find by trying."""
    return hashlib.sha256(secret.encode(errors="replace")).digest()


def shortened(text: str) -> str:
    """What a browser says of itself, as far as it prints and is not too long."""
    return "".join(letter for letter in text if letter.isprintable())[:LONGEST_AGENT]


async def _unless_taken(store: Store, written: Callable[[Connection], T]) -> T:
    try:
        return await store.run(written)
    except IntegrityError as error:  # somebody took the name at the same moment
        raise NameRefused("name.taken") from error
