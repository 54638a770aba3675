"""The store: the only thing that touches a database."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from condotta.server.store.log import Append, Kept

T = TypeVar("T")


class Store(Protocol):
    """Logs of tables, and everything else through `run` and `read`."""

    async def append(self, append: Append) -> None:
        """Write entries and listing in one transaction; returns only when they are durably committed.

        Repeated if a key is in the log already, else Outrun if the first number is. Of several processes that append
        the same number exactly one succeeds.
        """

    async def entries(self, table: str, after: int = 0) -> list[Kept]:
        """The entries of a table whose numbers are greater, in order."""

    async def keyed(self, table: str, key: str) -> int | None:
        """The number of the entry with this key."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose `wake` has come, the longest waiting first."""

    async def run(self, work: Callable[[Connection], T], *, again: bool = False) -> T:
        """Do some work in one transaction, which is rolled back if it raises; for everything rare.

        `again` says that it may be done twice, so that a database that goes away meanwhile is waited for.
        The work must be brief and touch nothing but its connection: on SQLite it runs in the writer's thread and
        holds up appends, on PostgreSQL it runs in the event loop.
        """

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up, as it was at one moment; what would write is refused.

        On SQLite no append waits for it, but who reads a log may. It may be done twice, and a database that goes away
        meanwhile is waited for.
        """

    async def settings(self) -> dict[str, str]:
        """What makes commits durable, read back from a live connection that writes."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
