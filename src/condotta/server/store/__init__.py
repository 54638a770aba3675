"""The store: logs of tables and all else that must last, in SQLite or PostgreSQL."""

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
    "open_store",
]


async def open_store(url: str, *, serving: bool = True) -> Store:
    """Open the database at `sqlite:///path` or `postgresql://...`, migrated; Unfit says why it cannot be.

    Only one process at a time may serve from an SQLite file; `serving=False` is for brief work beside it, which neither
    makes nor migrates a database.
    """
    if url.startswith("sqlite:///"):
        from condotta.server.store.sqlite import SqliteStore

        return await SqliteStore.open(url.removeprefix("sqlite:///"), serving)
    if url.startswith(("postgresql://", "postgres://")):
        from condotta.server.store.postgres import PostgresStore

        return await PostgresStore.open(url, serving)
    raise Unfit("A database is named as sqlite:///path or as postgresql://user:password@host/name.")
