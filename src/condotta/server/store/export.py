"""Everything that is kept about a person, for himself. Hashes of secrets are left out: they would help a thief only."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, Table, select

from condotta.server.store.parting import entries_about, tables_known_by
from condotta.server.store.schema import (
    blocks,
    browsers,
    games,
    log,
    logins,
    members,
    people,
    rating_changes,
    ratings,
    reports,
    standings,
    tokens,
)
from condotta.server.store.store import Store

SECRET = ("password_hash", "recovery_hash", "token_hash", "name_key")


async def everything_about(store: Store, person: str) -> dict[str, Any]:
    """All rows that are about a person, by their table, and what he did at tables, by theirs.

    Reports of others about him are left out, to protect those who report; of the browsers in which he is called only
    since when that is, for who has their addresses could call him.
    """

    def found(connection: Connection) -> dict[str, Any]:
        return {
            "person": _rows(connection, _open(people).where(people.c.id == person)),
            "logins": _rows(connection, _open(logins).where(logins.c.person == person)),
            "tokens": _rows(connection, _open(tokens).where(tokens.c.person == person)),
            "browsers": _rows(connection, select(browsers.c.created).where(browsers.c.person == person)),
            "blocks": _rows(connection, _open(blocks).where(blocks.c.person == person)),
            "reports": _rows(connection, _open(reports).where(reports.c.person == person)),
            "seats": _rows(connection, _open(members).where(members.c.person == person)),
            "games": _rows(connection, _games(person)),
            "ratings": _rows(connection, _open(ratings).where(ratings.c.person == person)),
            "rating_changes": _rows(connection, _open(rating_changes).where(rating_changes.c.person == person)),
            "log": _own_entries(connection, person),
        }

    return await store.run(found)


def _open(kept: Table) -> Select[Any]:
    return select(*(column for column in kept.c if column.name not in SECRET))


def _games(person: str) -> Select[Any]:
    game = (games.c.table == standings.c.table) & (games.c.number == standings.c.number)
    shown = (games.c.game, games.c.players, games.c.rated, games.c.started, games.c.ended)
    return select(standings, *shown).join(games, game).where(standings.c.person == person)


def _rows(connection: Connection, asked: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(asked).mappings()]


def _own_entries(connection: Connection, person: str) -> list[dict[str, Any]]:
    """What he asked of tables and was carried out; his own commands, so that nothing is told that he did not know.

    Without the numbers of entries, whose gaps would tell that others did something unseen.
    """
    mine = log.c.key.startswith(f"{person}:", autoescape=True)
    found: list[dict[str, Any]] = []
    for table in tables_known_by(connection, person):
        own = {number for number, _ in entries_about(connection, table, person)}
        asked = select(log.c.at, log.c.body).where(log.c.table == table, mine | log.c.number.in_(own))
        rows = connection.execute(asked.order_by(log.c.number))
        found += [{"table": table, "at": at, "entry": msgspec.json.decode(body)} for at, body in rows]
    return found
