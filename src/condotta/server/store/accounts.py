"""Accounts in the database: a guest becomes one, logs in, changes his password, and recovers it with a code."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from condotta.server.people.names import compared
from condotta.server.store.people import Person, begin_session
from condotta.server.store.schema import logins, people, tokens
from condotta.server.store.store import Store


class Locked(msgspec.Struct, frozen=True):
    """An account as one who wants in finds it."""

    id: str
    name: str
    language: str | None
    banned: bool
    password_hash: str | None
    recovery_hash: str | None

    def opened(self, login: str) -> Person:
        return Person(self.id, self.name, "account", self.language, login)


async def account_named(store: Store, name: str) -> Locked | None:
    """The account with this name."""
    return await _locked(store, people.c.name_key == compared(name[:200]))


async def account_of(store: Store, person: str) -> Locked | None:
    """The account of this person; None for a guest."""
    return await _locked(store, people.c.id == person)


async def _locked(store: Store, which: Any) -> Locked | None:
    kept = people.c
    asked = select(kept.id, kept.name, kept.language, kept.banned, kept.password_hash, kept.recovery_hash)
    asked = asked.where(which, kept.kind == "account", kept.deleted.is_(False))

    def found(connection: Connection) -> Locked | None:
        row = connection.execute(asked).first()
        return None if row is None else Locked(*row)

    return await store.run(found)


async def become_account(
    store: Store, guest: Person, password_hash: str, recovery_hash: str, at: int, agent: str
) -> tuple[Person, str] | None:
    """Let a guest be an account, with all that he has; his sessions end and a new one begins. None if he is one."""

    def written(connection: Connection) -> tuple[Person, str] | None:
        new = {"kind": "account", "password_hash": password_hash, "recovery_hash": recovery_hash}
        mine = (people.c.id == guest.id) & (people.c.kind == "guest")
        if not connection.execute(update(people).where(mine).values(**new)).rowcount:
            return None
        connection.execute(delete(logins).where(logins.c.person == guest.id))
        login, secret = begin_session(connection, guest.id, at, agent)
        return Person(guest.id, guest.name, "account", guest.language, login), secret

    return await store.run(written)


async def log_in(store: Store, account: Locked, at: int, agent: str) -> tuple[Person, str]:
    """A session for somebody who has shown his password."""

    def written(connection: Connection) -> tuple[Person, str]:
        login, secret = begin_session(connection, account.id, at, agent)
        connection.execute(update(people).where(people.c.id == account.id).values(seen=at))
        return account.opened(login), secret

    return await store.run(written)


async def change_password(store: Store, person: Person, password_hash: str) -> None:
    """A new password; all sessions end but the one that asks."""

    def written(connection: Connection) -> None:
        connection.execute(update(people).where(people.c.id == person.id).values(password_hash=password_hash))
        connection.execute(delete(logins).where(logins.c.person == person.id, logins.c.id != person.login))

    await store.run(written)


async def recover(
    store: Store, account: Locked, password_hash: str, recovery_hash: str, at: int, agent: str
) -> tuple[Person, str] | None:
    """A new password and a new code for the old code, which counts once; all sessions and tokens end."""

    def written(connection: Connection) -> tuple[Person, str] | None:
        mine = (people.c.id == account.id) & (people.c.recovery_hash == account.recovery_hash)
        new = {"password_hash": password_hash, "recovery_hash": recovery_hash, "seen": at}
        if not connection.execute(update(people).where(mine).values(**new)).rowcount:
            return None
        shut_out(connection, account.id)
        login, secret = begin_session(connection, account.id, at, agent)
        return account.opened(login), secret

    return await store.run(written)


async def reset(store: Store, person: str, recovery_hash: str) -> bool:
    """Take password, sessions and tokens from an account, and give it a new recovery code; False for a guest."""

    def written(connection: Connection) -> bool:
        mine = (people.c.id == person) & (people.c.kind == "account") & people.c.deleted.is_(False)
        new = {"password_hash": None, "recovery_hash": recovery_hash}
        changed = connection.execute(update(people).where(mine).values(**new)).rowcount
        if changed:
            shut_out(connection, person)
        return bool(changed)

    return await store.run(written)


def shut_out(connection: Connection, person: str) -> None:
    """End all sessions and tokens of somebody."""
    connection.execute(delete(logins).where(logins.c.person == person))
    connection.execute(delete(tokens).where(tokens.c.person == person))
