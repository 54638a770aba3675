"""The store in PostgreSQL, for any number of processes."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Self, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from condotta.server.store.log import Append, Away, Kept, Outrun, Repeated, Turn, Unavailable, Unfit, gap
from condotta.server.store.migrating import check_schema
from condotta.server.store.statements import (
    COUNT,
    DUE,
    ENTRIES,
    KEYED,
    LAST,
    LIST,
    TURN,
    count_values,
    list_values,
    turn_values,
)
from condotta.server.store.versions import made_fit

T = TypeVar("T")

CONNECTIONS = 8
"""How many appends of one process are under way at once; PostgreSQL commits together what comes together."""
PATIENCE = 20.0
"""Seconds for which a database that does not answer is asked again."""
ANSWER = 5.0
"""Seconds to wait for one answer."""
PAUSE = 0.05
STUCK = 60_000
"""Milliseconds after which a transaction in which a process does nothing is ended: it stands still, or its machine is
gone, and others wait for what it holds.
"""
DURABLE = {"synchronous_commit": "on", "application_name": "condotta"}

LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what asyncpg says of a connection that was cut in some states
    asyncpg.OperatorInterventionError,  # shutting down, or not up yet
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
)
"""After these it is not known what became of a statement, or it is worth asking again."""


PASSING = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)
"""What it says itself when it cannot answer: it shuts down, recovers, has too many guests, or has lost patience."""
AWAY = (OSError, TimeoutError, asyncpg.OperatorInterventionError, asyncpg.TooManyConnectionsError)
"""What is said of a database that may answer a little later."""


class PostgresStore:
    """Logs over a small pool of asyncpg, all else over SQLAlchemy; see `Store`."""

    def __init__(self, pool: Any, engine: AsyncEngine) -> None:
        self.pool, self.engine = pool, engine
        self.library = engine.execution_options(postgresql_readonly=True)

    @classmethod
    async def open(cls, url: str, serving: bool) -> Self:
        def connect() -> Any:
            patience = {"idle_in_transaction_session_timeout": str(STUCK)}
            return asyncpg.connect(url, timeout=ANSWER, server_settings=DURABLE | patience)

        engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True)
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                reset=_as_it_is,
                timeout=ANSWER,
                command_timeout=ANSWER,
                server_settings=DURABLE,
            )
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            kind = Away if isinstance(error, AWAY) else Unfit
            raise kind(f"The PostgreSQL database cannot be opened: {str(error) or 'no answer'}.") from error
        store = cls(pool, engine)
        try:
            await store.run(made_fit if serving else check_schema)
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, append: Append) -> None:
        """As in `Store`; if an answer is lost, the log tells whether the append was committed."""
        in_doubt = False

        async def attempt() -> None:
            nonlocal in_doubt
            try:
                await self._write(append)
            except LOST:
                in_doubt = True
                raise
            except (Outrun, Repeated):
                if not (in_doubt and await self._is_written(append)):
                    raise

        await self._insist(attempt)

    async def entries(self, table: str, after: int = 0) -> list[Kept]:
        return [Kept(*row) for row in await self._insist(lambda: self._rows(ENTRIES, table, after))]

    async def keyed(self, table: str, key: str) -> int | None:
        return await self._insist(lambda: self._value(KEYED, table, key))

    async def due(self, now: int, limit: int) -> list[str]:
        return [table for (table,) in await self._insist(lambda: self._rows(DUE, now, limit))]

    async def run(self, work: Callable[[Connection], T], *, again: bool = False) -> T:
        """As in `Store`; Unavailable if the database went away and it is not known whether the work was done."""
        return await (self._insist(lambda: self._run(self.engine, work)) if again else self._run(self.engine, work))

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._insist(lambda: self._run(self.library, work))

    async def _run(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as error:
            if error.connection_invalidated or isinstance(getattr(error.orig, "__cause__", None), PASSING):
                raise Unavailable("PostgreSQL went away in the middle of a transaction.") from error
            raise
        except LOST as error:
            raise Unavailable(f"PostgreSQL does not answer: {error}.") from error

    async def settings(self) -> dict[str, str]:
        names = ("fsync", "synchronous_commit", "full_page_writes", "server_version")
        asked = "SELECT " + ", ".join(f"current_setting('{name}')" for name in names)
        *read, version = (await self._insist(lambda: self._rows(asked)))[0]
        return {"database": f"PostgreSQL {version}", **dict(zip(names, read, strict=False))}

    async def close(self) -> None:
        await self.pool.close()
        await self.engine.dispose()

    async def _write(self, append: Append) -> None:
        """One statement, and so one transaction: it takes the numbers only if they follow the last."""
        try:
            if append.listing is None:
                written = await self._value(COUNT, *count_values(append))
            elif isinstance(append.listing, Turn):
                written = await self._value(TURN, *turn_values(append, append.listing))
            else:
                written = await self._value(LIST, *list_values(append, append.listing))
        except asyncpg.UniqueViolationError:
            written = 0
        if not written:
            raise await self._refusal(append)

    async def _refusal(self, append: Append) -> Exception:
        """Why the log did not take an append."""
        for key in append.keys:
            if number := await self._value(KEYED, append.table, key):
                return Repeated(number)
        last = await self._value(LAST, append.table) or 0
        return Outrun() if append.first <= last else gap(append, last)

    async def _is_written(self, append: Append) -> bool:
        """Whether these very entries lie in the log."""
        rows = await self._rows(ENTRIES, append.table, append.first - 1)
        return [Kept(*row) for row in rows[: len(append.entries)]] == append.as_kept()

    async def _value(self, statement: str, *values: Any) -> Any:
        rows = await self._rows(statement, *values)
        return rows[0][0] if rows else None

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        """The answer to one statement; a connection that failed is not used again."""
        async with self.pool.acquire() as connection:
            try:
                return await connection.fetch(statement, *values)
            except LOST:
                connection.terminate()
                raise

    async def _insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask again while the database is away, for so long."""
        until, pause = monotonic() + PATIENCE, PAUSE
        while True:
            try:
                return await ask()
            except (*LOST, Unavailable) as error:
                if self.pool.is_closing():
                    raise
                if monotonic() + pause > until:
                    raise Unavailable(f"PostgreSQL did not answer for {PATIENCE:.0f} seconds.") from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)


async def _as_it_is(_: object) -> None:
    """Nothing needs a reset after single statements, and the pool's own would cost another question each time."""
