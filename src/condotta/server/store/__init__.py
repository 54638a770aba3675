"""The store: logs of tables and all else that must last, in SQLite or PostgreSQL."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from condotta.server.store.log import Append, Fresh, Kept, Listing, Member, Outrun, Repeated, Turn, Unavailable, Unfit
from condotta.server.store.store import Store

__all__ = [
    "Append",
    "Fresh",
    "Kept",
    "Listing",
    "Member",
    "Outrun",
    "Repeated",
    "Store",
    "Turn",
    "Unavailable",
    "Unfit",
    "hold",
    "open_store",
]


def hold(url: str) -> AbstractContextManager[object]:
    """Hold a database for the processes of one server, where only one may serve; Unfit if another does."""
    if not url.startswith("sqlite:///"):
        return nullcontext()
    from condotta.server.store.sqlite import locked

    return locked(Path(url.removeprefix("sqlite:///")))


async def open_store(url: str, *, serving: bool = True, gate: Path | None = None) -> Store:
    """Open the database at `sqlite:///path` or `postgresql://...`, migrated; Unfit says why it cannot be.

    Only one server at a time may serve from an SQLite file. The processes of one that has several pass a `gate`, a file
    of theirs, one at a time when they write; the first of them holds the database. `serving=False` is for brief work
    beside it, which neither makes nor migrates a database.
    """
    if url.startswith("sqlite:///"):
        from condotta.server.store.sqlite import SqliteStore

        return await SqliteStore.open(url.removeprefix("sqlite:///"), serving, gate)
    if url.startswith(("postgresql://", "postgres://")):
        from condotta.server.store.postgres import PostgresStore

        return await PostgresStore.open(url, serving)
    raise Unfit("A database is named as sqlite:///path or as postgresql://user:password@host/name.")
