"""All players of all tables of a server, in one process and as cheaply as can be, so that the server is measured.

Everybody plays at random, without thinking; the host of a table lets one game follow the other.
"""

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PLAYERS = 4
NEXT = {"over": "rematch", "gathering": "start"}
"""What a host asks for at a table in this phase."""


class Phase(msgspec.Struct):
    """Whether a table gathers, plays, or is at the end of a game."""

    phase: str


class Heard(msgspec.Struct):
    """As much of a message as a player needs who plays without thinking."""

    type: str
    move: int | None = None
    legal: list[msgspec.Raw] | None = None
    table: Phase | None = None


decode = msgspec.json.Decoder(Heard).decode


class Crowd:
    """The players, and what they measure: the moves that everybody at a table has, and how long each took for that.

    With a `pace` a player waits for about so many seconds before he moves; `resting` players do not move at all.
    """

    def __init__(self, address: str, pace: float | None) -> None:
        self.address, self.pace = address, pace
        self.moves = self.refused = 0
        self.resting = False
        self.latencies: list[float] = []
        self.sent: dict[tuple[str, int], list[float]] = {}
        self.dice = random.Random(1)
        self.lines: list[WSTransport] = []
        self.chairs: list[tuple[str, str]] = []
        # The server closes a connection that was quiet for five seconds, perhaps just when it is used again.
        self.client = httpx.AsyncClient(base_url=address, timeout=60, limits=httpx.Limits(keepalive_expiry=2))

    async def gather(self, tables: int, more: int = 0) -> None:
        """Set tables up, let four players sit down at each, and begin; with so many sockets more that only listen."""
        for number in range(0, tables, 10):
            await asyncio.gather(*(self._table(each, more) for each in range(number, min(tables, number + 10))))

    async def snapshots(self) -> list[int]:
        """The bytes that every player would be told who came back now."""
        returned = [Returned() for _ in self.chairs]
        for one, chair in zip(returned, self.chairs, strict=True):
            await self._join(*chair, one)
        return [await one.bytes for one in returned]

    async def leave(self) -> None:
        for line in self.lines:
            line.disconnect()
        await self.client.aclose()

    async def _table(self, number: int, more: int) -> None:
        names = [f"p{number} {seat} {time.time_ns() % 10**9}" for seat in range(PLAYERS)]
        cookies = [await self.guest(name) for name in names]
        settings = {"game": "condottiere", "options": {"players": PLAYERS}, "public": False, "pause": 600_000}
        table = await self.open_table(cookies[0], settings)
        for cookie in cookies:
            await self.ask(table, cookie, {"do": "sit"})
        for place in range(more):
            await self._join(table, cookies[place % PLAYERS], Listener())
        for seat, cookie in enumerate(cookies):
            await self._join(table, cookie, Player(self, table, is_host=seat == 0))
            self.chairs.append((table, cookie))
        await self.ask(table, cookies[0], {"do": "start"})

    async def _join(self, table: str, cookie: str, listener: WSListener) -> None:
        """One socket more at a table."""
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        line, _ = await ws_connect(lambda: listener, address, extra_headers={"Cookie": f"condotta={cookie}"})
        self.lines.append(line)

    def hear(self, table: str, move: int) -> None:
        """One player more has heard of a move."""
        waiting = self.sent.get((table, move))
        if waiting is None:
            return
        waiting.append(0.0)
        if len(waiting) == PLAYERS + 1:
            self.moves += 1
            self.latencies.append(time.perf_counter() - waiting[0])
            del self.sent[table, move]

    async def guest(self, name: str) -> str:
        """A new guest's cookie; the client keeps none."""
        answer = await self.client.post("/api/guests", json={"name": name[:24]})
        answer.raise_for_status()
        self.client.cookies.clear()
        return answer.cookies["condotta"]

    async def open_table(self, cookie: str, settings: dict[str, Any]) -> str:
        return str((await self._post("/api/tables", cookie, settings))["table"])

    async def ask(self, table: str, cookie: str, command: dict[str, Any]) -> None:
        await self._post(f"/api/tables/{table}/ask", cookie, {"id": str(time.time_ns()), "command": command})

    async def _post(self, path: str, cookie: str, body: Any) -> Any:
        answer = await self.client.post(path, json=body, headers={"Cookie": f"condotta={cookie}"})
        answer.raise_for_status()
        return answer.json()


class Listener(WSListener):
    """Somebody who says hello, and then nothing."""

    def on_ws_connected(self, line: WSTransport) -> None:
        line.send(WSMsgType.TEXT, b'{"type":"hello","protocol":1}')


class Returned(Listener):
    """Somebody who comes back to his table, and sees how much he is told at first."""

    def __init__(self) -> None:
        self.bytes: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def on_ws_frame(self, line: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and not self.bytes.done():
            self.bytes.set_result(len(frame.get_payload_as_bytes()))


class Player(Listener):
    """One player at one table."""

    def __init__(self, crowd: Crowd, table: str, is_host: bool) -> None:
        self.crowd, self.table, self.is_host = crowd, table, is_host
        self.phase = "gathering"

    def on_ws_frame(self, line: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = decode(frame.get_payload_as_memoryview())
        self.crowd.refused += heard.type == "refused"
        if heard.type == "told" and heard.move is not None:
            self.crowd.hear(self.table, heard.move)
        if heard.legal and not self.crowd.resting:
            self._answer(line, heard.move or 0, bytes(self.crowd.dice.choice(heard.legal)))
        if self.is_host and heard.table is not None and heard.table.phase != self.phase:
            self.phase = heard.table.phase
            if self.phase in NEXT:
                self._send(line, b'{"do":"%s"}' % NEXT[self.phase].encode())

    def _answer(self, line: WSTransport, moves: int, action: bytes) -> None:
        if self.crowd.pace is None:
            self._move(line, moves + 1, action)
        else:
            wait = self.crowd.pace * self.crowd.dice.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self._move, line, moves + 1, action)

    def _move(self, line: WSTransport, move: int, action: bytes) -> None:
        self.crowd.sent[self.table, move] = [time.perf_counter()]
        self._send(line, b'{"do":"act","move":%d,"action":%s}' % (move, action))

    def _send(self, line: WSTransport, command: bytes) -> None:
        line.send(WSMsgType.TEXT, b'{"type":"ask","id":"%d","command":%s}' % (time.time_ns(), command))
