"""Servers as processes of their own, which can be killed at any moment, and people who play there over the network."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from condotta.client.known import apply_changes
from tests.server.real import free_port

PATIENCE = 180.0
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
NAMES = count(1)


class Served:
    """`condotta serve`, on one port for all its lives."""

    def __init__(self, database: str, nats: str | None = None, workers: int = 1) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [
            sys.executable,
            "-m",
            "condotta",
            "serve",
            "--database",
            database,
            "--port",
            str(self.port),
            "--generous",
        ]
        self.command += ["--nats", nats] if nats else []
        self.command += ["--workers", str(workers)] if workers > 1 else []
        self.process: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Self:
        self.start()
        await self.ready()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )

    async def ready(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=self.address, timeout=10) as client:
            while True:
                assert self.process is not None
                assert self.process.poll() is None, "the server ended by itself"
                assert time.monotonic() < until, "the server does not answer"
                try:
                    (await client.get("/api/tables")).raise_for_status()
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
                else:
                    return

    def kill(self) -> None:
        """End the process and all that it has started, at once."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None

    def wings(self) -> list[int]:
        """The processes that serve, if there are several."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(one) for one in children if b"spawn_main" in _command_of(one)]

    async def post(self, path: str, body: Any, cookie: str | None = None) -> httpx.Response:
        cookies = {"condotta": cookie} if cookie else None
        async with httpx.AsyncClient(base_url=self.address, timeout=60, cookies=cookies) as client:
            return await client.post(path, json=body)

    async def guest(self) -> str:
        """The session of a new guest."""
        answer = await self.post("/api/guests", {"name": f"guest {next(NAMES)} {os.getpid()}"})
        answer.raise_for_status()
        return str(answer.cookies["condotta"])

    async def table(self, host: str, **settings: Any) -> str:
        answer = await self.post("/api/tables", {"game": "condottiere", "pause": 600_000} | settings, host)
        answer.raise_for_status()
        return str(answer.json()["table"])

    async def ask(self, table: str, cookie: str, ident: str, do: str, **fields: Any) -> dict[str, Any]:
        """Ask over HTTP; what was answered, whether done or refused."""
        body = {"id": ident.replace(" ", "-"), "command": {"do": do} | fields}
        answer = await self.post(f"/api/tables/{table}/ask", body, cookie)
        assert answer.status_code in (200, 409), answer.text
        told: dict[str, Any] = answer.json()
        return told

    async def snapshot(self, table: str, cookie: str | None) -> dict[str, Any]:
        """What somebody is told who comes without having anything."""
        async with line_to(self.address, table, cookie) as line:
            await line.send('{"type":"hello","protocol":1}')
            told: dict[str, Any] = msgspec.json.decode(await line.recv())
            return told


def line_to(address: str, table: str, cookie: str | None) -> connect:
    headers = {"Cookie": f"condotta={cookie}"} if cookie else None
    at = address.replace("http", "ws") + f"/api/tables/{table}/socket"
    return connect(at, additional_headers=headers, compression=None, max_size=None, open_timeout=20, close_timeout=1)


class Follower:
    """Somebody at a table who comes back whenever the line breaks, and checks every number he is told."""

    def __init__(self, address: str, table: str, cookie: str | None) -> None:
        self.address, self.table, self.cookie = address, table, cookie
        self.have: int | None = None
        self.you: int | None = None
        self.stream: str | None = None
        self.view: dict[str, Any] | None = None
        self.card: dict[str, Any] = {}
        self.legal: list[Any] | None = None
        self.move = 0
        self.told: dict[int, bytes] = {}
        self.snapshots = self.resumed = 0
        self.refused: list[dict[str, Any]] = []
        self.enough = False

    async def follow(self) -> None:
        while not self.enough:
            with suppress(*GONE):
                async with line_to(self.address, self.table, self.cookie) as line:
                    await self.converse(line)
            await asyncio.sleep(0.05)

    async def converse(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "protocol": 1, "have": self.have, "stream": self.stream}
        await line.send(msgspec.json.encode(hello).decode())
        await self.greeted(line)
        while True:
            text = await line.recv()
            self.take(text.encode() if isinstance(text, str) else text)
            await self.answer(line)

    async def greeted(self, line: ClientConnection) -> None:
        """Nothing is left to be asked again."""

    async def answer(self, line: ClientConnection) -> None:
        """Nothing: one who only looks on."""

    def take(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        match message["type"]:
            case "snapshot":
                self._begin(message)
            case "resumed":
                assert message["n"] == self.have
                self.resumed += 1
            case "told":
                self._told(message, text)
            case "refused":
                self.refused.append(message)
            case kind:
                assert kind in ("done", "pong"), message

    def state(self) -> dict[str, Any]:
        """What he knows now, to be compared with a fresh snapshot."""
        return {
            "n": self.have,
            "you": self.you,
            "view": self.view,
            "table": self.card,
            "legal": self.legal,
            "move": self.move,
        }

    def _begin(self, message: dict[str, Any]) -> None:
        self.snapshots += 1
        self.have, self.you, self.view = message["n"], message["you"], message["view"]
        self.stream = message["stream"]
        self.card, self.legal, self.move = message["table"], message["legal"], message["move"]

    def _told(self, message: dict[str, Any], text: bytes) -> None:
        assert self.have is not None
        assert message["n"] == self.have + 1, (message["n"], self.have)
        self.have = message["n"]
        self.told[self.have] = text
        self.card = message.get("table", self.card)
        entries = {one["entry"] for one in message.get("news", ())}
        if entries & {"game_started", "seats_swapped"}:
            self.view, self.move, self.legal = None, 0, None
        if "changed" in message:
            self.view = self.view or {}
            apply_changes(self.view, message["changed"])
            self.legal = message.get("legal")
        self.move = message.get("move", self.move)


class Player(Follower):
    """Plays by chance, game after game. What has no answer yet is asked again, with the same id.

    A busy server (its database has been away for long) is asked again as well.
    """

    def __init__(self, address: str, table: str, cookie: str, seed: str, host: bool) -> None:
        super().__init__(address, table, cookie)
        self.dice, self.host = random.Random(seed), host
        self.done: dict[str, dict[str, Any]] = {}
        self.asked: dict[str, dict[str, Any]] = {}
        self.waiting: str | None = None
        self.resting = self.put_off = False

    async def greeted(self, line: ClientConnection) -> None:
        if self.waiting is not None:
            await line.send(self._message())

    async def answer(self, line: ClientConnection) -> None:
        if self.put_off and self.waiting is not None:
            await asyncio.sleep(0.5)
            await line.send(self._message())
        self.put_off = False
        if self.waiting is not None or self.resting:
            return
        command = self._wish()
        if command is None:
            return
        await asyncio.sleep(self.dice.uniform(0, 0.02))
        self.waiting = f"{self.cookie[:4] if self.cookie else ''}{len(self.asked)}"
        self.asked[self.waiting] = command
        await line.send(self._message())

    def take(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "refused" and message["code"] == "server.busy":
            self.put_off = True
            return
        super().take(text)
        if message["type"] == "done":
            self.done[message["id"]] = message
        if message["type"] in ("done", "refused") and message["id"] == self.waiting:
            self.waiting = None

    def _wish(self) -> dict[str, Any] | None:
        """What he would like to do now, if anything."""
        phase = self.card.get("phase")
        if self.legal:
            return {"do": "act", "move": self.move + 1, "action": self.dice.choice(self.legal)}
        if self.host and phase == "over":
            return {"do": "rematch"}
        if self.host and phase == "gathering":
            return {"do": "start"}
        if phase == "playing" and self.dice.random() < 0.05:
            return {"do": "say", "text": "psst", "to": [self.dice.randrange(2)]}
        return None

    def _message(self) -> str:
        assert self.waiting is not None
        ask = {"type": "ask", "id": self.waiting, "command": self.asked[self.waiting]}
        return msgspec.json.encode(ask).decode()


async def same_as_fresh(served: Served, one: Follower) -> None:
    """Somebody knows what he would be told if he came now, and was refused nothing."""
    fresh = await served.snapshot(one.table, one.cookie)
    await until(lambda: one.have is not None and one.have >= fresh["n"])
    while one.have != fresh["n"]:  # something happened meanwhile, by itself
        fresh = await served.snapshot(one.table, one.cookie)
    assert one.state() == {name: fresh[name] for name in one.state()}, (one.have, one.state(), fresh)
    assert not one.refused, one.refused


async def until(reached: Callable[[], bool]) -> None:
    last = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < last, "nothing happens any more"
        await asyncio.sleep(0.05)


def _command_of(process: str) -> bytes:
    """The words that started a process; none of one that has ended meanwhile."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""
