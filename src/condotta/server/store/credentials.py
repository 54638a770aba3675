"""Sessions and tokens in the database: listed, ended, and still there or not."""

import secrets
from collections.abc import Iterable
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from condotta.server.store.among import any_of, filled_up
from condotta.server.store.people import YEAR, hash_of
from condotta.server.store.schema import logins, people, tokens
from condotta.server.store.store import Store

MOST_TOKENS = 20
AT_ONCE = 500
"""How many are looked up with one question."""
VALID = tuple(
    select(kept.c.id)
    .join(people, people.c.id == kept.c.person)
    .where(any_of(kept.c.id, "ids"), people.c.banned.is_(False), people.c.deleted.is_(False))
    for kept in (logins, tokens)
)


class Login(msgspec.Struct, frozen=True):
    """A session: the browser it is for, when it began and when it was last used; `current` is the one that asks."""

    id: str
    agent: str | None
    created: int
    seen: int
    current: bool = False


class Token(msgspec.Struct, frozen=True):
    """A token for programs, without its secret."""

    id: str
    label: str
    created: int
    used: int | None = None


async def logins_of(store: Store, person: str, current: str | None) -> list[Login]:
    """The sessions of somebody, the latest used first."""
    asked = select(logins.c.id, logins.c.agent, logins.c.created, logins.c.seen).where(logins.c.person == person)

    def found(connection: Connection) -> list[Login]:
        rows = connection.execute(asked.order_by(logins.c.seen.desc(), logins.c.id))
        return [Login(*row, current=row[0] == current) for row in rows]

    return await store.run(found)


async def end_login(store: Store, person: str, login: str) -> bool:
    """End one session; False if there is none."""
    ended = delete(logins).where(logins.c.person == person, logins.c.id == login)
    return bool(await store.run(lambda connection: connection.execute(ended).rowcount))


async def end_logins(store: Store, person: str) -> None:
    """End all sessions of somebody."""
    ended = delete(logins).where(logins.c.person == person)
    await store.run(lambda connection: connection.execute(ended).rowcount)


async def end_old_logins(store: Store, at: int) -> int:
    """End sessions that nobody has used for a year; how many."""
    ended = delete(logins).where(logins.c.seen <= at - YEAR)
    return await store.run(lambda connection: connection.execute(ended).rowcount)


async def new_token(store: Store, person: str, label: str, at: int) -> tuple[Token, str] | None:
    """A token and its secret, of which only the hash is kept; None if there are too many."""
    token, secret = Token(secrets.token_urlsafe(8), label, at), secrets.token_urlsafe(32)
    count = select(func.count()).select_from(tokens).where(tokens.c.person == person)

    def written(connection: Connection) -> tuple[Token, str] | None:
        if connection.execute(count).scalar_one() >= MOST_TOKENS:
            return None
        values = {"id": token.id, "person": person, "label": label, "token_hash": hash_of(secret), "created": at}
        connection.execute(insert(tokens).values(**values))
        return token, secret

    return await store.run(written)


async def tokens_of(store: Store, person: str) -> list[Token]:
    """The tokens of somebody, the oldest first."""
    asked = select(tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.used).where(tokens.c.person == person)

    def found(connection: Connection) -> list[Token]:
        return [Token(*row) for row in connection.execute(asked.order_by(tokens.c.created, tokens.c.id))]

    return await store.run(found)


async def revoke_token(store: Store, person: str, token: str) -> bool:
    """Let a token count no more; False if there is none."""
    ended = delete(tokens).where(tokens.c.person == person, tokens.c.id == token)
    return bool(await store.run(lambda connection: connection.execute(ended).rowcount))


async def still_valid(store: Store, credentials: Iterable[str]) -> set[str]:
    """Which of these sessions and tokens (by their ids) still let anybody in."""
    valid: set[str] = set()
    wanted = list(credentials)
    for first in range(0, len(wanted), AT_ONCE):
        some = wanted[first : first + AT_ONCE]
        valid |= await store.read(partial(_valid, credentials=some))
    return valid


def _valid(connection: Connection, credentials: list[str]) -> set[str]:
    valid: set[str] = set()
    for asked in VALID:
        valid |= set(connection.scalars(asked, {"ids": filled_up(credentials)}))
    return valid
