"""Which rules the running games are played by: a game is only ever gone on with by the rules it was begun with."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, LargeBinary, func, select

from condotta.catalogue import GAMES, game_named
from condotta.server.store.log import Unfit
from condotta.server.store.migrating import migrate
from condotta.server.store.schema import log, tables

STARTED = b'{"entry":"game_started"'
"""How the entry of a game that starts begins."""
MOST_NAMED = 10


class _Started(msgspec.Struct):
    rules: int


def made_fit(connection: Connection) -> None:
    """Migrate a database; Unfit, and nothing is changed, if a game is running whose rules this version does not have.

    On SQLite the caller's transaction must be exclusive.
    """
    migrate(connection)
    check_rules(connection)


def check_rules(connection: Connection) -> None:
    """Unfit, with the games by name, if one is running whose rules this version does not have."""
    unknown = sorted(_unknown(connection))
    if unknown:
        named = ", ".join(unknown[:MOST_NAMED]) + (", ..." if len(unknown) > MOST_NAMED else "")
        raise Unfit(
            f"{len(unknown)} running games need rules that this version of Condotta does not have: {named}; "
            "start the version that they were begun with."
        )


def _unknown(connection: Connection) -> Iterator[str]:
    """Tables with a running game of other rules, each with what it needs."""
    for table, (game, rules) in _running(connection).items():
        if game not in GAMES or game_named(game).version != rules:
            yield f"{table} ({game}, rules version {rules})"


def _running(connection: Connection) -> dict[str, tuple[str, int]]:
    """Of every table that plays, its game and the version of the rules it was last begun with."""
    begins = func.substr(log.c.body, 1, len(STARTED), type_=LargeBinary)
    asked = (
        select(tables.c.id, tables.c.game, log.c.body)
        .join(log, log.c.table == tables.c.id)
        .where(tables.c.phase == "playing", begins == STARTED)
        .order_by(log.c.table, log.c.number)
    )
    rows = connection.execute(asked)
    return {table: (game, msgspec.json.decode(body, type=_Started).rules) for table, game, body in rows}
