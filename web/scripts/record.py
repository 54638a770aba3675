"""Record a whole game as one client hears it, for the page's tests.

python web/scripts/record.py http://127.0.0.1:8400 condottiere 3 web/tests/fixtures/condottiere.json

Beside the messages of the socket there are some {"type": "check", "snapshot": ...}: what a second client is told that
comes at that moment, so that a test can compare it with what the messages so far add up to.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

CHECK_EVERY = 15
HELLO = {"type": "hello", "protocol": 1, "language": "en"}


class Recorder:
    """A guest who opens a table, plays without much thought, and writes everything down."""

    def __init__(self, address: str) -> None:
        self.address, self.jar = address, CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.heard: list[dict[str, Any]] = []
        self.checked = 0

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = Request(self.address + path, json.dumps(body).encode(), {"content-type": "application/json"})
        return json.load(self.opener.open(request))

    @contextmanager
    def socket(self, table: str) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.jar)
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        with connect(address, additional_headers={"Cookie": cookie}) as opened:
            opened.send(json.dumps(HELLO))
            yield opened

    def record(self, game: str, players: int) -> None:
        self.post("/api/guests", {"name": f"Recorder {uuid4().hex[:6]}"})
        settings = {"game": game, "options": {"players": players}, "pace": 0, "pause": 1000, "seed": "page"}
        table = self.post("/api/tables", settings)["table"]
        with self.socket(table) as socket:
            self.ask(socket, do="sit", seat=0)
            for _ in range(players - 1):
                self.ask(socket, do="seat_bot", bot="recruit")
            self.ask(socket, do="start")
            self.play(socket, table)

    def ask(self, socket: ClientConnection, **command: Any) -> None:
        socket.send(json.dumps({"type": "ask", "id": uuid4().hex, "command": command}))

    def play(self, socket: ClientConnection, table: str) -> None:
        move = 0
        while True:
            message = json.loads(socket.recv(timeout=60))
            self.heard.append(message)
            if any(one["entry"] == "game_over" for one in message.get("news", ())):
                self.check(socket, table)
                return
            move = message.get("move", move) if message["type"] == "told" else move
            if legal := message.get("legal"):
                if move >= self.checked + CHECK_EVERY:
                    self.checked = move
                    self.check(socket, table)
                self.ask(socket, do="act", move=move + 1, action=legal[move % len(legal)])

    def check(self, socket: ClientConnection, table: str) -> None:
        """What a newcomer is told, after all that the snapshot contains has been heard here too."""
        with self.socket(table) as second:
            snapshot = json.loads(second.recv(timeout=60))
        while self.heard[-1].get("n", 0) < snapshot["n"]:
            self.heard.append(json.loads(socket.recv(timeout=60)))
        self.heard.append({"type": "check", "snapshot": snapshot})


if __name__ == "__main__":
    server, chosen, count, file = sys.argv[1:]
    recorder = Recorder(server)
    recorder.record(chosen, int(count))
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in recorder.heard)
    Path(file).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
