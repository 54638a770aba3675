"""How fast the server is: one server process, and this process as all its players, on loopback.

    python bench/server.py [--seconds 15] [--saturated 60] [--paced 300] [--database URL]
    python bench/server.py --bots [--paced 100]

Every move is committed durably before anybody is told of it; the settings are read back and printed. Measured are the
moves a second when every player answers at once, and the time from a player's action until the last player at the
table has it, at tables that make one move a second each. The disk's own fsync is timed in the same run.

With --bots only the latter, twice: while no bot thinks, and while every bot worker has more to do than it can.
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4


class Heard(msgspec.Struct):
    """As much of a message as a player needs who plays without thinking."""

    type: str
    move: int | None = None
    legal: list[msgspec.Raw] | None = None
    news: list[dict[str, Any]] | None = None
    code: str | None = None


decode = msgspec.json.Decoder(Heard).decode


class Bench:
    """All players of all tables, and what they measure."""

    def __init__(self, address: str, pace: float | None) -> None:
        self.address, self.pace = address, pace
        self.moves = 0
        self.latencies: list[float] = []
        self.sent: dict[tuple[str, int], list[float]] = {}
        self.dice = random.Random(1)
        self.running = True
        self.refused = 0

    async def table(self, client: httpx.AsyncClient, number: int) -> None:
        """Set a table up, let four players sit down, and play until the bench ends."""
        cookies = [await self.guest(f"p{number} {seat} {time.time_ns() % 10**9}") for seat in range(PLAYERS)]
        settings = {"game": "condottiere", "options": {"players": PLAYERS}, "public": False, "pause": 600_000}
        name = await self.post("/api/tables", cookies[0], settings)
        for seat, cookie in enumerate(cookies):
            await self.ask(name["table"], cookie, f"sit{seat}", {"do": "sit"})
        players = [asyncio.create_task(self.player(name["table"], cookie)) for cookie in cookies]
        await asyncio.sleep(0.2)
        await self.ask(name["table"], cookies[0], "start", {"do": "start"})
        self.players.extend(players)

    players: list[asyncio.Task[None]]

    async def player(self, table: str, cookie: str) -> None:
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        headers = {"Cookie": f"condotta={cookie}"}
        async with connect(address, additional_headers=headers, compression=None, max_queue=None) as line:
            await line.send('{"type":"hello","protocol":1}')
            while self.running:
                heard = decode(await line.recv())
                self.hear(table, heard)
                if heard.legal:
                    await self.answer(line, table, heard)

    def hear(self, table: str, heard: Heard) -> None:
        if heard.type == "refused":
            self.refused += 1
        if heard.type != "told" or heard.move is None:
            return
        waiting = self.sent.get((table, heard.move))
        if waiting is None:
            return
        waiting.append(0.0)
        if len(waiting) == PLAYERS + 1:
            self.moves += 1
            self.latencies.append(time.perf_counter() - waiting[0])
            del self.sent[table, heard.move]

    async def answer(self, line: ClientConnection, table: str, heard: Heard) -> None:
        assert heard.legal
        if self.pace is not None:
            await asyncio.sleep(self.pace * self.dice.uniform(0.5, 1.5))
        move = (heard.move or 0) + 1
        action = self.dice.choice(heard.legal)
        self.sent[table, move] = [time.perf_counter()]
        text = b'{"type":"ask","id":"%d","command":{"do":"act","move":%d,"action":%s}}' % (move, move, bytes(action))
        await line.send(text.decode())

    async def guest(self, name: str) -> str:
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            (await client.post("/api/guests", json={"name": name[:24]})).raise_for_status()
            return client.cookies["condotta"]

    async def post(self, path: str, cookie: str, body: Any) -> Any:
        async with httpx.AsyncClient(base_url=self.address, timeout=60, cookies={"condotta": cookie}) as client:
            answer = await client.post(path, json=body)
            answer.raise_for_status()
            return answer.json()

    async def ask(self, table: str, cookie: str, ident: str, command: dict[str, Any]) -> Any:
        return await self.post(f"/api/tables/{table}/ask", cookie, {"id": ident, "command": command})


async def busy_bots(address: str, tables: int) -> None:
    """Games of masters among themselves, without any pace: more than the workers can do."""
    bench = Bench(address, None)
    host = await bench.guest(f"host {time.time_ns() % 10**9}")
    for _ in range(tables):
        settings = {"game": "condottiere", "options": {"players": PLAYERS}, "public": False, "pace": 0}
        table = (await bench.post("/api/tables", host, settings))["table"]
        for seat in range(PLAYERS):
            await bench.ask(table, host, f"bot{seat}", {"do": "seat_bot", "bot": "master"})
        await bench.ask(table, host, "start", {"do": "start"})


async def measure(address: str, tables: int, pace: float | None, seconds: float) -> tuple[float, list[float]]:
    """Moves a second, and the time each took to reach the last player."""
    bench = Bench(address, pace)
    bench.players = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for number in range(0, tables, 10):
            await asyncio.gather(*(bench.table(client, each) for each in range(number, min(tables, number + 10))))
        await asyncio.sleep(2)
        bench.moves, began = 0, time.perf_counter()
        bench.latencies.clear()
        await asyncio.sleep(seconds)
        rate, latencies = bench.moves / (time.perf_counter() - began), list(bench.latencies)
    bench.running = False
    for player in bench.players:
        player.cancel()
    failed = [one for one in await asyncio.gather(*bench.players, return_exceptions=True) if isinstance(one, Exception)]
    if failed or bench.refused:
        print(f"  {len(failed)} players failed ({failed[:1]}), {bench.refused} actions were refused")
    return rate, latencies


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


@contextmanager
def server(database: str, *options: str) -> Iterator[str]:
    """A server process, ready."""
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
        yield address
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
        with server(f"sqlite:///{folder}/bots{busy}.db") as address:
            asyncio.run(busy_bots(address, busy))
            rate, latencies = asyncio.run(measure(address, tables, 1.0, seconds))
        about = f"{busy} games of masters beside them" if busy else "no bot thinks"
        print(f"{tables} tables of {PLAYERS}, {rate:,.0f} moves/s, {about}: {milliseconds(latencies)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--saturated", type=int, default=60, help="tables at which everybody answers at once")
    parser.add_argument("--paced", type=int, default=300, help="tables with one move a second")
    parser.add_argument("--bots", action="store_true", help="what busy bots cost the people")
    parser.add_argument("--database")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if asked.bots:
            compare_bots(folder, asked.paced, asked.seconds)
            return
        database = asked.database or f"sqlite:///{folder}/bench.db"
        print(f"fsync of this disk: {milliseconds(fsync_times(Path(folder)))}")
        with server(database) as address:
            rate, _ = asyncio.run(measure(address, asked.saturated, None, asked.seconds))
            print(f"{asked.saturated} tables of {PLAYERS}, everybody answers at once: {rate:,.0f} durable moves/s")
        with server(database.replace("bench.db", "paced.db")) as address:
            rate, latencies = asyncio.run(measure(address, asked.paced, 1.0, asked.seconds))
            print(
                f"{asked.paced} tables of {PLAYERS}, {rate:,.0f} moves/s: {milliseconds(latencies)} to the last player"
            )


if __name__ == "__main__":
    main()
