"""Secrets of games: what chance is made from. They lie in their own table, which is read here and nowhere else."""

import msgspec
from sqlalchemy import Connection, insert, select, update

from condotta.server.store.schema import secrets


class Secret(msgspec.Struct, frozen=True):
    """The server's secret bytes for one game of a table, and what the players added to them (JSON)."""

    secret: bytes
    contributions: bytes
    ended: bool

    def __repr__(self) -> str:
        """Nothing that a log or a traceback could tell."""
        return "Secret(...)"


def keep_secret(connection: Connection, table: str, number: int, secret: bytes) -> None:
    """Put down the secret of a table's game, before anybody adds to it."""
    connection.execute(insert(secrets).values(table=table, number=number, secret=secret, contributions=b"[]"))


def contribute(connection: Connection, table: str, number: int, contributions: bytes) -> None:
    """Put down what the players added."""
    _change(connection, table, number, contributions=contributions)


def reveal(connection: Connection, table: str, number: int) -> None:
    """Mark that the game has ended, so that its secret may be told."""
    _change(connection, table, number, ended=True)


def secret_of(connection: Connection, table: str, number: int, *, to_change: bool = False) -> Secret | None:
    """The secret of a table's game: the only reader of these rows. To change one, others must wait meanwhile."""
    found = select(secrets.c.secret, secrets.c.contributions, secrets.c.ended).where(
        secrets.c.table == table, secrets.c.number == number
    )
    row = connection.execute(found.with_for_update() if to_change else found).one_or_none()
    return None if row is None else Secret(*row)


def _change(connection: Connection, table: str, number: int, **values: object) -> None:
    changed = update(secrets).where(secrets.c.table == table, secrets.c.number == number).values(**values)
    if connection.execute(changed).rowcount != 1:
        raise LookupError(f"Table {table} has no secret for its game {number}.")
