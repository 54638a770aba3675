"""The server's pulse: when one of its processes was last there, and when none of them was."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from condotta.server.store.schema import outages, pulse
from condotta.server.store.store import Store

MISSED = 6_000
"""Milliseconds without a beat after which the server was away."""
COMING_BACK = 3_000
"""Milliseconds that clients have to come back when it is there again."""
REMEMBERED = 60 * 24 * 3_600_000
"""Milliseconds for which it is remembered; longer than the longest decision by letter."""

LAST = select(pulse.c.at).with_for_update()
BEATEN = update(pulse).values(at=bindparam("now"))
KNOWN = select(outages.c.since, outages.c.until).order_by(outages.c.since)
"""Statements that are made anew again and again leave rubbish."""


class Outage(msgspec.Struct, frozen=True):
    """From when to when no process of the server was there."""

    since: int
    until: int


async def beat(store: Store, now: Callable[[], int], returned: Callable[[], bool]) -> tuple[Outage, ...]:
    """Tell that a process is there; when none was, the oldest first.

    A process that has `returned`, or has just come, looks whether all others were away too. Both are asked when the
    database has answered, which may be late.
    """

    def beaten(connection: Connection) -> tuple[Outage, ...]:
        last = connection.execute(LAST).scalar_one()
        at = now()
        if returned() and last and at - last > MISSED:
            connection.execute(delete(outages).where(outages.c.until < at - REMEMBERED))
            connection.execute(insert(outages).values(since=last, until=at + COMING_BACK))
        if at > last:
            connection.execute(BEATEN, {"now": at})
        return tuple(Outage(*row) for row in connection.execute(KNOWN))

    return await store.run(beaten, again=True)
