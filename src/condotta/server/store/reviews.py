"""Reviews of games, in the database: each is made once, however many ask for it."""

import msgspec
from sqlalchemy import Connection, select, update

from condotta.server.store.inserting import insert_new
from condotta.server.store.schema import reviews
from condotta.server.store.store import Store


class Review(msgspec.Struct, frozen=True):
    """How far a review is, when that was told last, and what was found (JSON) when it is done."""

    moves: int
    judged: int
    at: int
    body: bytes | None


async def review_of(store: Store, table: str, number: int) -> Review | None:
    """The review of a game, if anybody has asked for one."""
    return await store.run(lambda connection: _found(connection, table, number))


async def claim_review(store: Store, table: str, number: int, moves: int, now: int, patience: int) -> bool:
    """Whether the review of a game is to be made here: nobody has begun it, or who did has not been heard of since."""

    def claimed(connection: Connection) -> bool:
        row = {"table": table, "number": number, "moves": moves, "judged": 0, "at": now}
        fresh = insert_new(connection, reviews).values(row).returning(reviews.c.number)
        if connection.execute(fresh).first() is not None:
            return True
        known = _found(connection, table, number, hold=True)
        if known is None or known.body is not None or known.at + patience > now:
            return False
        _change(connection, table, number, judged=0, at=now)
        return True

    return await store.run(claimed)


async def advance_review(store: Store, table: str, number: int, judged: int, now: int) -> None:
    """So many moves are judged."""
    await store.run(lambda connection: _change(connection, table, number, judged=judged, at=now))


async def keep_review(store: Store, table: str, number: int, moves: int, body: bytes, now: int) -> None:
    """A review is done."""
    await store.run(lambda connection: _change(connection, table, number, judged=moves, at=now, body=body))


def _found(connection: Connection, table: str, number: int, *, hold: bool = False) -> Review | None:
    row = reviews.c
    asked = select(row.moves, row.judged, row.at, row.body).where(row.table == table, row.number == number)
    found = connection.execute(asked.with_for_update() if hold else asked).first()
    return None if found is None else Review(*found)


def _change(connection: Connection, table: str, number: int, **values: object) -> None:
    connection.execute(update(reviews).where(reviews.c.table == table, reviews.c.number == number).values(**values))
