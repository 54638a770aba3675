"""The people as those who run the server see them: found, banned, and let in again."""

import msgspec
from sqlalchemy import Connection, func, or_, select, update

from condotta.server.people.names import compared
from condotta.server.store.accounts import shut_out
from condotta.server.store.schema import members, people
from condotta.server.store.store import Store


class Registered(msgspec.Struct, frozen=True):
    """Somebody, as he is kept."""

    id: str
    name: str
    kind: str
    created: int
    seen: int
    banned: bool
    tables: int


async def search(store: Store, sought: str = "", limit: int = 50) -> list[Registered]:
    """People whose name contains this, or who have this id; the latest seen first."""
    seats = select(func.count()).select_from(members).where(members.c.person == people.c.id).scalar_subquery()
    kept = people.c
    asked = select(kept.id, kept.name, kept.kind, kept.created, kept.seen, kept.banned, seats)
    asked = asked.where(kept.deleted.is_(False)).order_by(kept.seen.desc(), kept.id).limit(limit)
    if sought:
        key = compared(sought)
        alike = kept.name_key.contains(key, autoescape=True) if key else kept.name.contains(sought, autoescape=True)
        asked = asked.where(or_(kept.id == sought, alike))

    def found(connection: Connection) -> list[Registered]:
        return [Registered(*row) for row in connection.execute(asked)]

    return await store.run(found)


async def person_called(store: Store, named: str) -> Registered | None:
    """The person with this id, or else with this name."""
    found = await search(store, named, limit=1000)
    by_id = [one for one in found if one.id == named]
    by_name = [one for one in found if compared(one.name) == compared(named)]
    return next(iter([*by_id, *by_name]), None)


async def ban(store: Store, person: str) -> None:
    """Let somebody in no more; his sessions and tokens end."""

    def written(connection: Connection) -> None:
        connection.execute(update(people).where(people.c.id == person).values(banned=True))
        shut_out(connection, person)

    await store.run(written)


async def unban(store: Store, person: str) -> None:
    """Let somebody in again, with his password."""
    free = update(people).where(people.c.id == person).values(banned=False)
    await store.run(lambda connection: connection.execute(free).rowcount)
