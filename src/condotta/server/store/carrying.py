"""Carrying what was committed from SQLite's log over into its file, beside the thread that writes.

Left to itself SQLite does so within the commit that makes the log long enough, and every move of that moment waits.
"""

import asyncio
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from condotta.server.store.writer import Writer

EVERY = 0.5
"""Seconds between two looks."""
ENOUGH = 100
"""Commits that are worth the way."""
TOO_MUCH = 16_384
"""Pages of log after which a commit carries them over after all."""
faults = logging.getLogger(__name__)


class Carrier:
    """Sees to it that the log stays short: the bulk is carried over by a connection of its own.

    What was written meanwhile is little; the writer carries that over itself, so that for a moment nothing is left, and
    the log can begin again at its beginning.
    """

    def __init__(self, connection: sqlite3.Connection, writer: Writer) -> None:
        self.connection, self.writer, self.carried = connection, writer, 0
        self.hands = ThreadPoolExecutor(1, "condotta-carrier")
        self.task = asyncio.create_task(self._carry())

    async def close(self) -> None:
        """End it, after what is being carried: SQLite takes the process down if its connection is closed meanwhile."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await asyncio.to_thread(self.hands.shutdown)
        self.connection.close()

    async def _carry(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(EVERY)
            if self.writer.commits - self.carried < ENOUGH:
                continue
            self.carried = self.writer.commits  # at a fault too: it is tried again when as much has come
            try:
                await loop.run_in_executor(self.hands, carry_over, self.connection)
                await self.writer.run(carry_over)
            except sqlite3.Error:
                faults.exception("The log of the database could not be carried over.")


def carry_over(connection: sqlite3.Connection) -> None:
    """Carry over what nobody reads from the log any more, without holding up anybody."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
