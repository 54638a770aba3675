"""How fast the server is, and what it takes: a server, and this process as all its players, on loopback.

    python -m bench.server [--seconds 15] [--saturated 60] [--paced 300] [--idle 100] [--database URL] [--workers 1]
    python -m bench.server --load
    python -m bench.server --memory
    python -m bench.server --bots [--paced 100]

Every move is committed durably before anybody is told of it; the settings are read back and printed. Measured are the
moves a second when every player answers at once, and the time from a player's action until the last player at the
table has it, at tables that make one move a second each; and how large the snapshots are that these players would get
if they came back. The disk's own fsync is timed in the same run, and so is a plain loop of Python, before and after:
machines and their hours differ, and one core is what limits the server. What other machines on the same hardware took
of the cores is told too: a move waits while they do.

Then what an open socket takes, and what an idle table does beside those of its players, all of them after 150 moves and
five minutes without one. That takes 40 minutes. --load leaves it out, --memory measures nothing else.

With --bots only tables with one move a second, twice: while no bot thinks, and while every bot worker has more to do
than it can.
"""

import argparse
import asyncio
import gc
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import httpx
import uvloop

from bench.crowd import PLAYERS, Crowd

WARMING = 3
"""Seconds that everybody plays before it counts."""
MOVES, IDLE = 150, 330
"""Moves that are made at a table, and seconds that it then rests."""
ROUNDS = 3
"""How often tables are filled and left idle before it counts, and then again."""


async def busy_bots(address: str, tables: int) -> None:
    """Games of masters among themselves, without any pace: more than the workers can do."""
    crowd = Crowd(address, None)
    host = await crowd.guest(f"host {time.time_ns() % 10**9}")
    for _ in range(tables):
        settings = {"game": "condottiere", "options": {"players": PLAYERS}, "public": False, "pace": 0}
        table = await crowd.open_table(host, settings)
        for _ in range(PLAYERS):
            await crowd.ask(table, host, {"do": "seat_bot", "bot": "master"})
        await crowd.ask(table, host, {"do": "start"})
    await crowd.leave()


async def memory(address: str, process: int, tables: int, sockets: int) -> float:
    """Bytes for each table with this many sockets, after 150 moves and five idle minutes.

    Python gives memory back late that the games took while they were played, and uses it again for others; and what is
    remembered for speed, up to a bound, fills up. So many tables were idle before, and stay so, while as many are
    weighed.
    """
    crowds = [await _idle(address, tables, sockets) for _ in range(ROUNDS)]
    before = await _resident(process)
    crowds += [await _idle(address, tables, sockets) for _ in range(ROUNDS)]
    taken = await _resident(process) - before
    for crowd in crowds:
        await crowd.leave()
    return taken / (ROUNDS * tables)


async def _idle(address: str, tables: int, sockets: int) -> Crowd:
    """People at tables at which they have not moved for a while."""
    crowd = Crowd(address, None)
    await crowd.gather(tables, sockets - PLAYERS)
    while crowd.moves < MOVES * tables:
        await asyncio.sleep(0.1)
    crowd.resting = True
    await asyncio.sleep(IDLE)
    return crowd


async def _resident(process: int) -> int:
    """The memory of a process in bytes, a little later."""
    await asyncio.sleep(WARMING)
    (line,) = [one for one in Path(f"/proc/{process}/status").read_text().splitlines() if one.startswith("VmRSS:")]
    return int(line.split()[1]) * 1024


class Measured(NamedTuple):
    """Moves a second, the time each took to reach the last player, the share of the cores that was not ours, and the
    bytes of the snapshots in the end."""

    rate: float
    latencies: list[float]
    stolen: float
    snapshots: list[int]


async def measure(address: str, tables: int, pace: float | None, seconds: float) -> Measured:
    crowd = Crowd(address, pace)
    await crowd.gather(tables)
    gc.collect()
    gc.disable()  # the players' own pauses are not the server's
    await asyncio.sleep(WARMING)
    crowd.moves, began, stolen = 0, time.perf_counter(), stolen_time()
    crowd.latencies.clear()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    share = (stolen_time() - stolen) / took / (os.cpu_count() or 1)
    rate, latencies = crowd.moves / took, list(crowd.latencies)
    measured = Measured(rate, latencies, share, await crowd.snapshots() if pace else [])
    await crowd.leave()
    gc.enable()
    if crowd.refused:
        print(f"  {crowd.refused} actions were refused")
    return measured


def stolen_time() -> float:
    """Seconds that this machine's cores have been given to others while somebody here wanted them; 0 if untold."""
    with suppress(OSError, IndexError, ValueError):
        return int(Path("/proc/stat").read_text().split()[8]) / os.sysconf("SC_CLK_TCK")
    return 0.0


def fsync_times(folder: Path, count: int = 300) -> list[float]:
    """How long this disk takes for one small durable write."""
    times = []
    with (folder / "fsync").open("wb") as file:
        for _ in range(count):
            began = time.perf_counter()
            file.write(b"x" * 512)
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return times


def turns_a_second(turns: int = 5_000_000) -> float:
    """How fast this machine is just now: the turns of a loop in which Python does next to nothing."""
    began, count = time.perf_counter(), 0
    for turn in range(turns):
        count += turn
    return turns / (time.perf_counter() - began)


@contextmanager
def server(database: str, *options: str) -> Iterator[tuple[str, int]]:
    """A server process, ready: its address and its number."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "condotta", "serve", "--database", database, "--port", str(port), "--generous"),
            *options,
        ],
        stdout=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(20)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(3000):
        if process.poll() is not None:
            raise RuntimeError("the server ended at once")
        try:
            if httpx.get(f"{address}/api/ready", timeout=5).is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    raise RuntimeError("the server does not answer")


def milliseconds(times: list[float]) -> str:
    cuts = quantiles(times, n=100)
    return f"p50 {1000 * cuts[49]:.2f} ms, p99 {1000 * cuts[98]:.2f} ms"


def compare_bots(folder: str, tables: int, seconds: float) -> None:
    """The same tables twice: while no bot thinks, and while all workers are busy."""
    for busy in (0, 8):
        with server(f"sqlite:///{folder}/bots{busy}.db") as (address, _):
            uvloop.run(busy_bots(address, busy))
            rate, latencies, _, _ = uvloop.run(measure(address, tables, 1.0, seconds))
        about = f"{busy} games of masters beside them" if busy else "no bot thinks"
        print(f"{tables} tables of {PLAYERS}, {rate:,.0f} moves/s, {about}: {milliseconds(latencies)}", flush=True)


def weigh(folder: str, tables: int) -> None:
    """What sockets and idle tables take: as many sockets at one table, and four at each of as many tables.

    The sockets of both have lived the same life: they have heard 150 moves, and then only that they are still there.
    """
    sockets = PLAYERS * tables
    with server(f"sqlite:///{folder}/one.db") as one, server(f"sqlite:///{folder}/many.db") as many:
        crowded, table = uvloop.run(_both(memory(*one, 1, sockets), memory(*many, tables, PLAYERS)))
    socket_ = (crowded - table) / (sockets - PLAYERS)
    beside = table - PLAYERS * socket_
    print(f"{sockets} sockets at a table: {socket_ / 1024:.1f} KiB each")
    print(f"{tables} idle tables of {PLAYERS}: {table / 1000:.1f} kB each with its sockets, {beside / 1000:.1f} beside")


async def _both(one: Awaitable[float], other: Awaitable[float]) -> tuple[float, float]:
    return await asyncio.gather(one, other)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--saturated", type=int, default=60, help="tables at which everybody answers at once")
    parser.add_argument("--paced", type=int, default=300, help="tables with one move a second")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--load", action="store_true", help="only how fast it is")
    only.add_argument("--memory", action="store_true", help="only what sockets and idle tables take")
    only.add_argument("--bots", action="store_true", help="only what busy bots cost the people")
    parser.add_argument("--idle", type=int, default=100, help="tables that are idle")
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, help="processes that serve under load; one a core unless told")
    asked = parser.parse_args()
    # What a server compiles leaves it with much free memory, in which later sockets would take none.
    subprocess.run([sys.executable, "-m", "condotta", "serve", "--prepare"], check=True)
    with tempfile.TemporaryDirectory() as folder:
        if asked.bots:
            compare_bots(folder, asked.paced, asked.seconds)
            return
        if not asked.memory:
            load(folder, asked)
        if not asked.load:
            weigh(folder, asked.idle)


def load(folder: str, asked: argparse.Namespace) -> None:
    """Moves a second at saturation, and the time that a move takes at tables which are played at leisure."""
    database = asked.database or f"sqlite:///{folder}/bench.db"
    print(f"fsync of this disk: {milliseconds(fsync_times(Path(folder)))}")
    processes = asked.workers or os.cpu_count() or 1
    print(f"{processes} processes serve")
    workers = ("--workers", str(processes))
    with server(database, *workers) as (address, _):
        before = turns_a_second()
        rate, _, stolen, _ = uvloop.run(measure(address, asked.saturated, None, asked.seconds))
        speed = (before + turns_a_second()) / 2
        print(
            f"{asked.saturated} tables of {PLAYERS}, everybody answers at once: {rate:,.0f} durable moves/s, "
            f"one in {speed / rate:,.0f} turns of a loop ({speed / 1e6:.1f} million a second); "
            f"{stolen:.1%} of the cores stolen",
            flush=True,
        )
    with server(database.replace("bench.db", "paced.db"), *workers) as (address, _):
        rate, latencies, stolen, snapshots = uvloop.run(measure(address, asked.paced, 1.0, asked.seconds))
        print(
            f"{asked.paced} tables of {PLAYERS}, {rate:,.0f} moves/s: {milliseconds(latencies)} "
            f"to the last player; {stolen:.1%} of the cores stolen"
        )
        print(f"a snapshot for each player: {median(snapshots):,.0f} bytes, at most {max(snapshots):,}", flush=True)


if __name__ == "__main__":
    main()
