"""The store in one SQLite file: a thread that writes, and one that reads without waiting for it."""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Self, TypeVar

from sqlalchemy import Connection, StaticPool, create_engine, event

from condotta.server.store.batch import prepare
from condotta.server.store.carrying import TOO_MUCH, Carrier
from condotta.server.store.log import Append, Kept, Unfit
from condotta.server.store.migrating import check_schema
from condotta.server.store.versions import made_fit
from condotta.server.store.writer import Writer

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds to wait for another process that writes."""
PAGES = 512
"""KiB of the file that each connection keeps in memory, at most; the system keeps all of it anyway, if it has room."""
SYNCHRONOUS = ("off", "normal", "full", "extra")


class SqliteStore:
    """Logs and all else in a file; see `Store`."""

    def __init__(self, path: Path, lock: IO[str] | None, gate: Path | None = None) -> None:
        writing, carrying, reading = _connected(path), _connected(path), _connected(path, query_only=True)
        self.writer, self.reading, self.lock = Writer(writing, gate), reading, lock
        self.carrier = Carrier(carrying, self.writer)
        self.reader = ThreadPoolExecutor(1, "condotta-reader")
        self.engine = create_engine("sqlite://", creator=lambda: writing, poolclass=StaticPool)
        self.library = create_engine("sqlite://", creator=lambda: reading, poolclass=StaticPool)
        event.listen(self.engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        event.listen(self.library, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))

    @classmethod
    async def open(cls, name: str, serving: bool, gate: Path | None = None) -> Self:
        path, lock = Path(name), None
        try:
            if not serving and not path.is_file():
                raise Unfit(f"There is no database {name}.")
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = locked(path) if serving and gate is None else None
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # a new file is for its owner alone
            store = cls(path, lock, gate)
        except (OSError, sqlite3.Error) as error:
            if lock:
                lock.close()
            raise Unfit(f"The database {name} cannot be opened: {error}.") from error
        try:
            await store.run(made_fit if serving else check_schema)
            await store.writer.run(prepare)
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, append: Append) -> None:
        await self.writer.append(append)

    async def entries(self, table: str, after: int = 0) -> list[Kept]:
        asked = 'SELECT number, at, body, key FROM log WHERE "table" = ? AND number > ? ORDER BY number'
        return [Kept(*row) for row in await self._read(asked, table, after)]

    async def keyed(self, table: str, key: str) -> int | None:
        rows = await self._read('SELECT number FROM log WHERE "table" = ? AND key = ?', table, key)
        return rows[0][0] if rows else None

    async def due(self, now: int, limit: int) -> list[str]:
        rows = await self._read("SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?", now, limit)
        return [table for (table,) in rows]

    async def run(self, work: Callable[[Connection], T], *, again: bool = False) -> T:
        def worked(_: sqlite3.Connection) -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self.writer.run(worked)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def worked() -> T:
            with self.library.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.reader, worked)

    async def settings(self) -> dict[str, str]:
        return await self.writer.run(_settings)

    async def close(self) -> None:
        await self.carrier.close()
        await self.writer.close()
        self.reader.shutdown()
        self.reading.close()
        self.writer.connection.close()
        if self.lock:
            self.lock.close()

    async def _read(self, asked: str, *values: object) -> list[Any]:
        def rows() -> list[Any]:
            return self.reading.execute(asked, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self.reader, rows)


def _connected(path: Path, query_only: bool = False) -> sqlite3.Connection:
    """A connection whose transactions are begun by hand, and last when they are committed."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    pragmas = ["journal_mode = WAL", "synchronous = FULL", f"wal_autocheckpoint = {TOO_MUCH}"]
    pragmas += ["foreign_keys = ON", f"query_only = {query_only}", f"cache_size = -{PAGES}"]
    try:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def locked(path: Path) -> IO[str]:
    """A file beside the database that one server holds while it serves; the system lets go of it if that dies."""
    lock = path.with_name(path.name + ".lock").open("a")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        lock.close()
        raise Unfit(
            f"The database {path} is served by another server; stop that, or let it have more processes (--workers)."
        ) from error
    return lock


def _settings(connection: sqlite3.Connection) -> dict[str, str]:
    (journal,) = connection.execute("PRAGMA journal_mode").fetchone()
    (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
    return {
        "database": f"SQLite {sqlite3.sqlite_version}",
        "journal_mode": journal,
        "synchronous": SYNCHRONOUS[synchronous],
    }
