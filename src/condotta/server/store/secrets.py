"""Secrets of games: what chance is made from. They lie in their own table, which is read here and nowhere else."""

import msgspec
from sqlalchemy import Connection, Update, bindparam, insert, select, update

from condotta.server.store.schema import secrets


class Secret(msgspec.Struct, frozen=True):
    """The server's secret bytes for one game of a table, and what the players added to them (JSON)."""

    secret: bytes
    contributions: bytes
    ended: bool

    def __repr__(self) -> str:
        """Nothing that a log or a traceback could tell."""
        return "Secret(...)"


# Made once: every game asks for these several times, and to put a statement together takes as long as to execute it.
_HERE = (secrets.c.table == bindparam("of"), secrets.c.number == bindparam("game"))
_FOUND = select(secrets.c.secret, secrets.c.contributions, secrets.c.ended).where(*_HERE)
_TO_CHANGE = _FOUND.with_for_update()
_KEPT = insert(secrets)
_ADDED = update(secrets).where(*_HERE).values(contributions=bindparam("added"))
_ENDED = update(secrets).where(*_HERE).values(ended=True)


def keep_secret(connection: Connection, table: str, number: int, secret: bytes) -> None:
    """Put down the secret of a table's game, before anybody adds to it."""
    connection.execute(_KEPT, {"table": table, "number": number, "secret": secret, "contributions": b"[]"})


def contribute(connection: Connection, table: str, number: int, contributions: bytes) -> None:
    """Put down what the players added."""
    _change(connection, _ADDED, table, number, added=contributions)


def reveal(connection: Connection, table: str, number: int) -> None:
    """Mark that the game has ended, so that its secret may be told."""
    _change(connection, _ENDED, table, number)


def secret_of(connection: Connection, table: str, number: int, *, to_change: bool = False) -> Secret | None:
    """The secret of a table's game: the only reader of these rows. To change one, others must wait meanwhile."""
    row = connection.execute(_TO_CHANGE if to_change else _FOUND, {"of": table, "game": number}).one_or_none()
    return None if row is None else Secret(*row)


def _change(connection: Connection, change: Update, table: str, number: int, **values: object) -> None:
    if connection.execute(change, {"of": table, "game": number, **values}).rowcount != 1:
        raise LookupError(f"Table {table} has no secret for its game {number}.")
