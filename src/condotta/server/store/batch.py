"""One transaction of SQLite with the appends of many tables.

Most appends are a move: they are written all together, by a few statements for as many as there are. Each statement
that Python executes lets the other threads run, and waits until it may go on itself: that costs more than the writing.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from condotta.server.store.log import Append, Listing, Outrun, Repeated, Turn, gap

LAST = "SELECT entries FROM tables WHERE id = ?"
KEYED = 'SELECT number FROM log WHERE "table" = ? AND key = ?'
ENTRY = 'INSERT INTO log ("table", number, at, body, key) VALUES (?, ?, ?, ?, ?)'
OPENED = """
INSERT INTO tables (entries, updated, wake, to_move, public, phase, game, players, card, id, created)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
LISTED = """
UPDATE tables
SET entries = ?, updated = ?, wake = ?, to_move = ?, public = ?, phase = ?, game = ?, players = ?, card = ?
WHERE id = ? AND entries = ?
"""
TURNED = "UPDATE tables SET entries = ?, updated = ?, wake = ?, to_move = ? WHERE id = ? AND entries = ?"
COUNTED = "UPDATE tables SET entries = ?, updated = ? WHERE id = ? AND entries = ?"
MOVES_AT_ONCE = """
CREATE TEMP VIEW moves AS SELECT NULL AS turns, NULL AS entries;
CREATE TEMP TRIGGER moved INSTEAD OF INSERT ON moves BEGIN
    UPDATE tables SET entries = new_.entries, updated = new_.updated, wake = new_.wake, to_move = new_.to_move
    FROM (
        SELECT
            json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS before,
            json_extract(value, '$[2]') AS entries, json_extract(value, '$[3]') AS updated,
            json_extract(value, '$[4]') AS wake, json_extract(value, '$[5]') AS to_move
        FROM json_each(NEW.turns)
    ) AS new_ WHERE tables.id = new_.id AND tables.entries = new_.before;
    SELECT RAISE(ABORT, 'one of these turns is out of place') WHERE changes() <> json_array_length(NEW.turns);
    INSERT INTO log ("table", number, at, body, key)
    SELECT
        json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        CAST(json_extract(value, '$[3]') AS BLOB), json_extract(value, '$[4]')
    FROM json_each(NEW.entries);
END;
"""
MOVED = "INSERT INTO moves (turns, entries) VALUES (?, ?)"
MEMBERS = 'SELECT seat, person FROM members WHERE "table" = ?'
SEATED = 'INSERT OR REPLACE INTO members ("table", seat, person) VALUES (?, ?, ?)'
LEFT = 'DELETE FROM members WHERE "table" = ? AND seat = ?'


def prepare(connection: sqlite3.Connection) -> None:
    """Teach a connection to write moves at once."""
    connection.executescript(MOVES_AT_ONCE)


def write(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Exception | None]:
    """Commit all that can be; for each append what refused it.

    What is refused by the log leaves no trace in the transaction. Anything else that goes wrong undoes all of it, and
    then each append is tried alone, so that none suffers for another.
    """
    with suppress(Exception):  # whatever it is, it is found again below
        return _committed(connection, appends, Turn)
    try:
        return _committed(connection, appends)
    except Exception as error:
        if len(appends) == 1:
            return [error]
    return [refusal for append in appends for refusal in write(connection, [append])]


def _committed(
    connection: sqlite3.Connection, appends: Sequence[Append], together: type | tuple[()] = ()
) -> list[Exception | None]:
    """One transaction: those of this kind all together, and the others one by one."""
    moves = [append for append in appends if isinstance(append.listing, together)]
    if len(moves) == len(appends):
        _write_all(connection, moves)  # which is a transaction by itself
        return [None] * len(appends)
    connection.execute("BEGIN IMMEDIATE")
    try:
        if moves:
            _write_all(connection, moves)
        answers = [None if isinstance(one.listing, together) else _write(connection, one) for one in appends]
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return answers


def _write_all(connection: sqlite3.Connection, moves: Sequence[Append]) -> None:
    """Write appends that bring a turn. IntegrityError if one is out of place, or has a key that is there."""
    turns, entries = list[tuple[object, ...]](), list[tuple[object, ...]]()
    for append in moves:
        turn, table, at = append.listing, append.table, append.at
        assert isinstance(turn, Turn)
        turns.append((table, append.first - 1, append.last, at, turn.wake, turn.to_move))
        for number, entry in enumerate(append.entries, append.first):
            entries.append((table, number, at, entry.body.decode(), entry.key))
    # Many, though it is one: then Python asks for no number of a row, for which the other threads would run once more.
    connection.executemany(MOVED, [(_json(turns), _json(entries))])


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()


def _write(connection: sqlite3.Connection, append: Append) -> Exception | None:
    """Write one append, or tell why the log does not take it."""
    for key in append.keys:
        if found := connection.execute(KEYED, (append.table, key)).fetchone():
            return Repeated(found[0])
    if not _counted(connection, append):
        return _misplaced(connection, append)
    if isinstance(append.listing, Listing):
        _seat(connection, append.table, append.listing)
    connection.executemany(ENTRY, [(append.table, one.number, one.at, one.body, one.key) for one in append.as_kept()])
    return None


def _counted(connection: sqlite3.Connection, append: Append) -> bool:
    """Whether the numbers of this append follow the last of its table; if so, they are taken."""
    new, before = append.listing, append.first - 1
    columns, place = (append.last, append.at), (append.table, before)
    if new is None:
        done = connection.execute(COUNTED, columns + place)
    elif isinstance(new, Turn):
        done = connection.execute(TURNED, (*columns, new.wake, new.to_move, *place))
    else:
        listed = (new.turn.wake, new.turn.to_move, new.public, new.phase, new.game, new.players, new.card)
        place = (append.table, before or append.at)
        done = connection.execute(LISTED if before else OPENED, columns + listed + place)
    return done.rowcount == 1


def _misplaced(connection: sqlite3.Connection, append: Append) -> Exception:
    row = connection.execute(LAST, (append.table,)).fetchone()
    last = row[0] if row else 0
    return Outrun() if append.first <= last else gap(append, last)


def _seat(connection: sqlite3.Connection, table: str, new: Listing) -> None:
    """Write only who changed."""
    before = dict(connection.execute(MEMBERS, (table,)).fetchall())
    after = {member.seat: member.person for member in new.members}
    for seat in before.keys() - after.keys():
        connection.execute(LEFT, (table, seat))
    for seat, person in after.items():
        if before.get(seat) != person:
            connection.execute(SEATED, (table, seat, person))
