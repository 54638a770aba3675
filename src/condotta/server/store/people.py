"""People in the database, recognised by a session or a token for programs. Only hashes of both are kept."""

import hashlib
import secrets

import msgspec
from sqlalchemy import Connection, Table, insert, select, update

from condotta.server.people.names import NameRefused, cleaned, compared
from condotta.server.store.schema import logins, people, tokens
from condotta.server.store.store import Store


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    kind: str
    language: str | None = None


async def welcome_guest(store: Store, name: str, at: int) -> tuple[Person, str]:
    """A guest with this name, and the secret of his session; NameRefused if somebody has it."""
    shown = cleaned(name)
    person = Person(secrets.token_urlsafe(8), shown, "guest")
    secret = secrets.token_urlsafe(32)

    def written(connection: Connection) -> None:
        key = compared(shown) or person.id
        if connection.execute(select(people.c.id).where(people.c.name_key == key)).first():
            raise NameRefused("name.taken")
        connection.execute(
            insert(people).values(id=person.id, name=shown, name_key=key, kind="guest", created=at, seen=at)
        )
        begin_session(connection, person.id, secret, at)

    await store.run(written)
    return person, secret


def begin_session(connection: Connection, person: str, secret: str, at: int) -> None:
    """Keep the hash of a session's secret."""
    values = {"id": secrets.token_urlsafe(8), "person": person, "token_hash": _hash(secret), "created": at, "seen": at}
    connection.execute(insert(logins).values(**values))


async def person_of_session(store: Store, secret: str, at: int) -> Person | None:
    """Who has this session."""
    return await _found(store, logins, secret)


async def person_of_token(store: Store, secret: str, at: int) -> Person | None:
    """Whose program has this token."""

    def used(connection: Connection) -> None:
        connection.execute(update(tokens).where(tokens.c.token_hash == _hash(secret)).values(used=at))

    person = await _found(store, tokens, secret)
    if person is not None:
        await store.run(used)
    return person


async def _found(store: Store, kept: Table, secret: str) -> Person | None:
    asked = (
        select(people.c.id, people.c.name, people.c.kind, people.c.language)
        .join(kept, kept.c.person == people.c.id)
        .where(kept.c.token_hash == _hash(secret), people.c.banned.is_(False), people.c.deleted.is_(False))
    )

    def found(connection: Connection) -> Person | None:
        row = connection.execute(asked).first()
        return None if row is None else Person(*row)

    return await store.run(found)


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
