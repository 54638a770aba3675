"""How many durable appends a second the store takes, from one process.

    python bench/store.py [--seconds 2] [--database URL ...]

Each table appends one move at a time, with its listing and four members, and waits until it is committed. Without
`--database` it measures an SQLite file in a temporary folder and a PostgreSQL of its own. CPU is what this process
spends on an append, threads included; PostgreSQL's own is not in it.
"""

import argparse
import asyncio
import tempfile
import time
from itertools import count

from rich.console import Console
from rich.table import Table

from condotta.server.store import Append, Fresh, Listing, Member, Store, Turn, open_store
from tests.server.real import Postgres

TABLES = (1, 10, 100, 300)
BODY = b'{"kind":"acted","seat":1,"action":{"kind":"play","card":"mercenary_10"},"took":1234}'.ljust(250)
CARD = b'{"host":"Anna","names":["Anna","Bruno","Clara","Dora"]}'.ljust(300)
START = 1_700_000_000_000


def move(table: str, number: int) -> Append:
    at = START + 1000 * number
    members = tuple(Member(f"{table}-{seat}", seat) for seat in range(4))
    listing = Listing(True, "playing", "condottiere", 4, Turn(at + 30_000, number % 4), CARD, members)
    return Append(table, number, at, (Fresh(BODY, f"{number % 4}:{number}"),), listing)


async def play(store: Store, table: str, until: float, waits: list[float]) -> None:
    for number in count(1):
        before = time.perf_counter()
        if before > until:
            return
        await store.append(move(table, number))
        waits.append(time.perf_counter() - before)


async def measure(store: Store, tables: int, seconds: float) -> tuple[float, float, float, float]:
    """Appends a second, milliseconds at the median and at 99 %, and microseconds of CPU an append."""
    waits: list[float] = []
    begun, spent = time.perf_counter(), time.process_time()
    name = f"{tables}-{begun}"
    await asyncio.gather(*(play(store, f"{name}-{i}", begun + seconds, waits) for i in range(tables)))
    elapsed, spent = time.perf_counter() - begun, time.process_time() - spent
    waits.sort()
    p50, p99 = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    return len(waits) / elapsed, p50, p99, 1e6 * spent / len(waits)


async def show(url: str, seconds: float, console: Console) -> None:
    store = await open_store(url)
    settings = ", ".join(f"{name} {value}" for name, value in (await store.settings()).items())
    shown = Table("tables", "appends/s", "p50 ms", "p99 ms", "CPU us", title=settings)
    for tables in TABLES:
        rate, p50, p99, spent = await measure(store, tables, seconds)
        shown.add_row(str(tables), f"{rate:,.0f}", f"{p50:.1f}", f"{p99:.1f}", f"{spent:.0f}")
    await store.close()
    console.print(shown)


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable appends a second.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--database", action="append")
    chosen = parser.parse_args()
    console = Console()
    if chosen.database:
        for url in chosen.database:
            asyncio.run(show(url, chosen.seconds, console))
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(show(f"sqlite:///{folder}/condotta.db", chosen.seconds, console))
    with Postgres() as server:
        asyncio.run(show(server.url("postgres"), chosen.seconds, console))


if __name__ == "__main__":
    main()
