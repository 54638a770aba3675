"""One transaction of SQLite with the appends of many tables."""

import sqlite3
from collections.abc import Sequence

from condotta.server.store.log import Append, Listing, Outrun, Repeated, gap

LAST = "SELECT entries FROM tables WHERE id = ?"
KEYED = 'SELECT number FROM log WHERE "table" = ? AND key = ?'
ENTRY = 'INSERT INTO log ("table", number, at, body, key) VALUES (?, ?, ?, ?, ?)'
OPENED = """
INSERT INTO tables (entries, updated, public, phase, game, players, wake, card, id, created)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
LISTED = """
UPDATE tables SET entries = ?, updated = ?, public = ?, phase = ?, game = ?, players = ?, wake = ?, card = ?
WHERE id = ? AND entries = ?
"""
COUNTED = "UPDATE tables SET entries = ?, updated = ? WHERE id = ? AND entries = ?"
MEMBERS = 'SELECT person, seat, to_move FROM members WHERE "table" = ?'
SEATED = 'INSERT OR REPLACE INTO members ("table", person, seat, to_move) VALUES (?, ?, ?, ?)'
LEFT = 'DELETE FROM members WHERE "table" = ? AND seat = ?'


def write(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Exception | None]:
    """Commit all that can be; for each append what refused it.

    What is refused by the log leaves no trace in the transaction. Anything else that goes wrong undoes all of it, and
    then each append is tried alone, so that none suffers for another.
    """
    try:
        return _committed(connection, appends)
    except Exception as error:
        if len(appends) == 1:
            return [error]
    return [refusal for append in appends for refusal in write(connection, [append])]


def _committed(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Exception | None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        answers = [_write(connection, append) for append in appends]
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return answers


def _write(connection: sqlite3.Connection, append: Append) -> Exception | None:
    """Write one append, or tell why the log does not take it."""
    for key in append.keys:
        if found := connection.execute(KEYED, (append.table, key)).fetchone():
            return Repeated(found[0])
    if not _counted(connection, append):
        return _misplaced(connection, append)
    if append.listing:
        _seat(connection, append.table, append.listing)
    connection.executemany(ENTRY, [(append.table, one.number, one.at, one.body, one.key) for one in append.as_kept()])
    return None


def _counted(connection: sqlite3.Connection, append: Append) -> bool:
    """Whether the numbers of this append follow the last of its table; if so, they are taken."""
    new, before = append.listing, append.first - 1
    if new is None:
        done = connection.execute(COUNTED, (append.last, append.at, append.table, before))
    else:
        columns = (append.last, append.at, new.public, new.phase, new.game, new.players, new.wake, new.card)
        end = (append.table, before if before else append.at)
        done = connection.execute(LISTED if before else OPENED, columns + end)
    return done.rowcount == 1


def _misplaced(connection: sqlite3.Connection, append: Append) -> Exception:
    row = connection.execute(LAST, (append.table,)).fetchone()
    last = row[0] if row else 0
    return Outrun() if append.first <= last else gap(append, last)


def _seat(connection: sqlite3.Connection, table: str, new: Listing) -> None:
    """Write only who changed: mostly whose turn it is."""
    before = {seat: (person, bool(to_move)) for person, seat, to_move in connection.execute(MEMBERS, (table,))}
    after = {member.seat: (member.person, member.to_move) for member in new.members}
    for seat in before.keys() - after.keys():
        connection.execute(LEFT, (table, seat))
    for seat, (person, to_move) in after.items():
        if before.get(seat) != (person, to_move):
            connection.execute(SEATED, (table, person, seat, to_move))
