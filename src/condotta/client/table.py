"""A table over its socket: everything that happens, and one's own turns. A lost connection is taken up again."""

import json
import time
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

PROTOCOL = 1
MOST_TRIES = 8
FOR_GOOD = range(4000, 4100)
"""Codes with which a server ends a conversation that would fail again."""


class Closed(Exception):
    """The table cannot be followed (any more); the text says why."""


class Turn:
    """One's own turn: the view, and the actions that are legal. `play` answers it, once."""

    def __init__(self, table: "Table", move: int, view: dict[str, Any], legal: list[Any]) -> None:
        self.table, self.move, self.view, self.legal = table, move, view, legal

    def play(self, action: Any) -> None:
        """Do this: one of the legal actions, or any action in notation."""
        self.table.ask("act", move=self.move, action=action)


class Table:
    """A table that a program follows. `view` is what it knows of the game, `card` of the table."""

    def __init__(self, address: str, name: str, credentials: Mapping[str, str], seat: int | None = None) -> None:
        self.name, self.seat = name, seat
        self._address = address.replace("http", "ws", 1) + f"/api/tables/{name}/socket"
        self._credentials = dict(credentials)
        self._socket: ClientConnection | None = None
        self._have: int | None = None
        self._answered = 0
        self.view: dict[str, Any] = {}
        self.card: dict[str, Any] = {}
        self.you: int | None = None
        self.legal: list[Any] = []
        self.move = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def ask(self, do: str, **fields: Any) -> str:
        """Ask something of the table; the id of the command, which its answer will have."""
        ident = uuid4().hex
        self._send({"type": "ask", "id": ident, "command": {"do": do} | fields})
        return ident

    def messages(self) -> Iterator[dict[str, Any]]:
        """All that the table says, in order; each message has been taken into view, card and legal before."""
        while True:
            message = self._next()
            self._take(message)
            yield message
            if any(one.get("entry") == "archived" for one in message.get("news", ())):
                return

    def turns(self) -> Iterator[Turn]:
        """One's own turns, until the game is over. A turn that was not answered, or refused, comes again."""
        for message in self.messages():
            if self.card.get("phase") == "over":
                return
            refused = message["type"] == "refused"
            if self.legal and (refused or self._answered < self.move + 1):
                self._answered = self.move + 1
                yield Turn(self, self.move + 1, self.view, self.legal)

    def _next(self) -> dict[str, Any]:
        """The next message; over a new connection, if the old one broke."""
        for attempt in range(MOST_TRIES):
            try:
                message: dict[str, Any] = json.loads(self._connected().recv())
            except (ConnectionClosed, OSError, InvalidHandshake) as error:
                self._lost(error, attempt)
            else:
                return message
        raise Closed("The server cannot be reached.")

    def _lost(self, error: Exception, attempt: int) -> None:
        received = getattr(error, "rcvd", None)
        self._socket = None
        if received is not None and received.code in FOR_GOOD and received.code != 4008:
            raise Closed(received.reason or f"The server closed the table ({received.code}).") from error
        time.sleep(min(5.0, 0.1 * 2**attempt))

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._socket = connect(self._address, additional_headers=self._credentials, max_size=None)
            hello = {"type": "hello", "protocol": PROTOCOL, "seat": self.seat, "have": self._have}
            self._socket.send(json.dumps(hello))
            self._answered = 0  # an answer may have been lost on the way
        return self._socket

    def _send(self, message: dict[str, Any]) -> None:
        try:
            self._connected().send(json.dumps(message))
        except (ConnectionClosed, OSError, InvalidHandshake):
            self._socket = None  # the turn comes again after the next message

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.view, self.card, self.you = message["view"] or {}, message["table"], message["you"]
            self.move, self.legal, self._have = message["move"], message["legal"] or [], message["n"]
        elif message["type"] == "told":
            self._told(message)

    def _told(self, message: dict[str, Any]) -> None:
        self._have = message["n"]
        self.card = message.get("table", self.card)
        changed = message.get("changed")
        if changed is not None:
            self.legal = message.get("legal", [])
            _apply(self.view, changed)
        started = any(one["entry"] == "game_started" for one in message.get("news", ()))
        self.move = message.get("move", 0 if started else self.move)


def _apply(view: dict[str, Any], changed: dict[str, Any]) -> None:
    """Take the changed fields into the view; of the seats those that are named."""
    seats = changed.get("seats")
    view.update({name: value for name, value in changed.items() if name != "seats" or isinstance(value, list)})
    if isinstance(seats, dict):
        for seat, value in seats.items():
            view["seats"][int(seat)] = value
