"""The statements of PostgreSQL by which entries are written and read.

An append is one statement. It changes the row of its table only if that counts as many entries as the append
follows; the row is the lock on which appends of other processes wait, and when they go on, the count has changed.
"""

from typing import Any

from condotta.server.store.log import Append, Listing, Turn

ENTRIES = 'SELECT number, at, body, key FROM log WHERE "table" = $1 AND number > $2 ORDER BY number'
KEYED = 'SELECT number FROM log WHERE "table" = $1 AND key = $2'
LAST = "SELECT entries FROM tables WHERE id = $1"
DUE = "SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2"

WRITTEN = """
written AS (
    INSERT INTO log ("table", number, at, body, key)
    SELECT $1, $2::int + place, $3, body, key
    FROM counted, unnest($4::bytea[], $5::text[]) WITH ORDINALITY AS entry (body, key, place)
    RETURNING number
)
"""

COUNT = f"""
WITH counted AS (
    UPDATE tables SET entries = $2::int + cardinality($4::bytea[]), updated = $3
    WHERE id = $1 AND entries = $2::int
    RETURNING id
), {WRITTEN}
SELECT count(*) FROM written
"""

TURN = f"""
WITH counted AS (
    UPDATE tables SET entries = $2::int + cardinality($4::bytea[]), updated = $3, wake = $6, to_move = $7
    WHERE id = $1 AND entries = $2::int
    RETURNING id
), {WRITTEN}
SELECT count(*) FROM written
"""

LIST = f"""
WITH counted AS (
    INSERT INTO tables (id, entries, created, updated, public, phase, game, players, wake, to_move, card)
    SELECT $1, $2::int + cardinality($4::bytea[]), $3, $3, $6, $7, $8, $9, $10, $11, $12
    WHERE $2::int = 0 OR EXISTS (SELECT FROM tables WHERE id = $1)
    ON CONFLICT (id) DO UPDATE SET
        entries = excluded.entries, updated = excluded.updated, public = excluded.public, phase = excluded.phase,
        game = excluded.game, players = excluded.players, wake = excluded.wake, to_move = excluded.to_move,
        card = excluded.card
    WHERE tables.entries = $2::int
    RETURNING id
), {WRITTEN}, left_seats AS (
    DELETE FROM members WHERE "table" = (SELECT id FROM counted) AND seat <> ALL ($13::int[])
), seated AS (
    INSERT INTO members ("table", seat, person)
    SELECT id, member.seat, member.person
    FROM counted, unnest($13::int[], $14::text[]) AS member (seat, person)
    ON CONFLICT ("table", seat) DO UPDATE SET person = excluded.person
    WHERE members.person IS DISTINCT FROM excluded.person
)
SELECT count(*) FROM written
"""


def count_values(append: Append) -> tuple[Any, ...]:
    """The values of COUNT."""
    bodies = [entry.body for entry in append.entries]
    return append.table, append.first - 1, append.at, bodies, [entry.key for entry in append.entries]


def turn_values(append: Append, new: Turn) -> tuple[Any, ...]:
    """The values of TURN."""
    return (*count_values(append), new.wake, new.to_move)


def list_values(append: Append, new: Listing) -> tuple[Any, ...]:
    """The values of LIST."""
    columns = (new.public, new.phase, new.game, new.players, new.turn.wake, new.turn.to_move, new.card)
    seats = [member.seat for member in new.members]
    return (*count_values(append), *columns, seats, [member.person for member in new.members])
