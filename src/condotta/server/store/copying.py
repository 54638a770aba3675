"""A safe copy of an SQLite database, also while it is served: everything up to one moment, in one file."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

PATIENCE = 30.0


class CannotCopy(Exception):
    """No copy was made; the sentence says why."""


def copy_database(database: Path, target: Path) -> int:
    """Copy the database to a new file that only its owner may read; its size. What is there is never overwritten."""
    unfinished = target.with_name(target.name + ".part")
    try:
        if not database.is_file():
            raise CannotCopy(f"There is no database {database}.")
        if target.exists():
            raise CannotCopy(f"{target} exists already; name a new file.")
    except OSError as error:
        raise CannotCopy(f"{error.filename} cannot be looked at: {error.strerror}.") from error
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as error:
        raise CannotCopy(f"{unfinished} is there: a copy is being made or was broken off; if so, delete it.") from error
    except OSError as error:
        raise CannotCopy(f"{unfinished} cannot be written: {error.strerror}.") from error
    try:
        _fill(database, unfinished)
        os.link(unfinished, target)  # unlike a rename, this never replaces a file
    except (OSError, sqlite3.Error) as error:
        raise CannotCopy(f"{database} cannot be copied to {target}: {error}.") from error
    finally:
        unfinished.unlink()
    return target.stat().st_size


def _fill(database: Path, copy: Path) -> None:
    """One statement, and so one moment; then the copy is checked and brought to the disk."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", timeout=PATIENCE, uri=True)) as source:
        source.execute("VACUUM INTO ?", (str(copy),))
    with closing(sqlite3.connect(copy)) as made:
        (verdict,) = made.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    with copy.open("rb") as file:
        os.fsync(file.fileno())
