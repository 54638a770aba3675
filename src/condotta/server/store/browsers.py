"""Browsers in which somebody wants to hear of his turns when the page is closed. Each belongs to a session, and goes
with it: who is logged out, banned or deleted is called nowhere.
"""

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from condotta.server.store.people import Person
from condotta.server.store.schema import browsers, logins, people
from condotta.server.store.store import Store

MOST = 10
"""Browsers of a person; the oldest goes."""


class Browser(msgspec.Struct, frozen=True):
    """Where a browser can be reached, the keys for which messages are sealed, and the language of sentences."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Reached(msgspec.Struct, frozen=True):
    """A browser that is called, without what would be needed for it; `current` is the one that asks."""

    created: int
    language: str
    current: bool = False


async def keep_browser(store: Store, person: Person, browser: Browser, at: int) -> bool:
    """Call somebody in this browser from now on, in which he has this session; False if that is over."""
    same = (browsers.c.login == person.login) | (browsers.c.endpoint == browser.endpoint)
    his = select(browsers.c.login).where(browsers.c.person == person.id)
    lives = select(logins.c.id).where(logins.c.id == person.login)

    def written(connection: Connection) -> bool:
        if connection.execute(lives).first() is None:
            return False
        connection.execute(delete(browsers).where(same))
        for (old,) in connection.execute(his.order_by(browsers.c.created.desc()).offset(MOST - 1)).all():
            connection.execute(delete(browsers).where(browsers.c.login == old))
        values = msgspec.structs.asdict(browser) | {"login": person.login, "person": person.id, "created": at}
        connection.execute(insert(browsers).values(**values))
        return True

    try:
        return await store.run(written)
    except IntegrityError:  # another window of this browser said so at the same moment
        return True


async def browsers_of(store: Store, person: str) -> list[Browser]:
    """Where somebody is called."""
    asked = (
        select(browsers.c.endpoint, browsers.c.p256dh, browsers.c.auth, browsers.c.language)
        .join(people, people.c.id == browsers.c.person)
        .where(browsers.c.person == person, people.c.banned.is_(False), people.c.deleted.is_(False))
        .order_by(browsers.c.created)
    )
    return await store.run(lambda connection: [Browser(*row) for row in connection.execute(asked)])


async def reached(store: Store, person: Person) -> list[Reached]:
    """In which browsers somebody is called, the oldest first."""
    asked = select(browsers.c.created, browsers.c.language, browsers.c.login).where(browsers.c.person == person.id)

    def found(connection: Connection) -> list[Reached]:
        rows = connection.execute(asked.order_by(browsers.c.created, browsers.c.login))
        return [Reached(at, language, login == person.login) for at, language, login in rows]

    return await store.run(found)


async def call_no_more(store: Store, person: Person, *, everywhere: bool = False) -> None:
    """Do not call somebody any more: here, or everywhere."""
    his = browsers.c.person == person.id
    ended = delete(browsers).where(his if everywhere else his & (browsers.c.login == person.login))
    await store.run(lambda connection: connection.execute(ended).rowcount)


async def forget_browser(store: Store, endpoint: str) -> None:
    """There is nobody any more who could be reached there."""
    ended = delete(browsers).where(browsers.c.endpoint == endpoint)
    await store.run(lambda connection: connection.execute(ended).rowcount)
