"""A table over its socket: everything that happens, and one's own turns. A lost connection is taken up again.

Commands that were not answered are sent again with the same ids, so that each counts once and none is lost.
"""

import json
import time
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from condotta.client.known import Known, Message

PROTOCOL = 1
PATIENCE = 180.0
"""Seconds for which a server that cannot be reached is tried again: an update may take as long."""
MOST_REFUSALS = 3
"""How often a turn comes again whose answers are refused."""
FOR_GOOD = (4000, 4001, 4003, 4004)
"""Codes with which a server ends a conversation that would fail again."""


class Closed(Exception):
    """The table cannot be followed (any more); the text says why."""


class Answered(Exception):
    """The server refused something; the text says why, `code` is stable."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status, self.code = status, code


class Turn:
    """One's own turn: the view, and the actions that are legal. `play` answers it; `refused` is why it came again."""

    def __init__(self, table: "Table", refused: Message | None) -> None:
        self.table, self.refused = table, refused
        self.move, self.view, self.legal = table.known.move + 1, table.known.view, table.known.legal

    def play(self, action: Any) -> None:
        """Do this: one of the legal actions, or any action in notation."""
        self.table.answer = self.table.ask("act", move=self.move, action=action)


class Table:
    """A table that a program follows and plays at; `known` is all that it knows of it."""

    def __init__(self, address: str, name: str, credentials: Mapping[str, str], seat: int | None = None) -> None:
        self.name, self.seat, self.known = name, seat, Known()
        self.answer: str | None = None
        self._address = address.replace("http", "ws", 1) + f"/api/tables/{name}/socket"
        self._credentials = dict(credentials)
        self._connection = ExitStack()
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, Message] = {}
        self._put_by: deque[Message] = deque()
        self._fault = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._socket = None
        self._connection.close()

    @property
    def card(self) -> dict[str, Any]:
        """What everybody sees of the table: settings, chairs, phase, outcome."""
        return self.known.card

    @property
    def view(self) -> dict[str, Any]:
        """What one may know of the game."""
        return self.known.view

    def ask(self, do: str, **fields: Any) -> str:
        """Ask something of the table; the id of the command, which its answer will have."""
        ident = uuid4().hex
        self._unanswered[ident] = {"type": "ask", "id": ident, "command": {"do": do} | fields}
        if self._socket is not None:
            self._send(self._socket, self._unanswered[ident])
        return ident

    def do(self, do: str, **fields: Any) -> Message:
        """Ask something of the table and wait for the answer; Answered if it is refused, or not understood."""
        ident = self.ask(do, **fields)
        while True:
            message = self._next()
            if message["type"] == "faulty":
                self._unanswered.pop(ident, None)
                raise Answered(400, "message.faulty", message["sentence"])
            if message.get("id") != ident:
                self._put_by.append(message)
            elif message["type"] == "refused":
                raise Answered(409, message["code"], message["sentence"])
            else:
                return message

    def messages(self) -> Iterator[Message]:
        """All that the table says, in order; each message has been taken into what is known before."""
        while True:
            message = self._put_by.popleft() if self._put_by else self._next()
            yield message
            if any(one.get("entry") == "archived" for one in message.get("news", ())):
                return

    def turns(self) -> Iterator[Turn]:
        """One's own turns, until the game is over. A turn that was not answered, or refused, comes again."""
        messages, refused, refusals = self.messages(), None, 0
        while self.card.get("phase") not in ("over", "archived"):
            if self.known.asked and self.answer is None:
                yield Turn(self, refused)
            message = next(messages)
            refused = message if message["type"] == "refused" else None
            refusals = refusals + 1 if refused else refusals * (message["type"] not in ("told", "snapshot"))
            if refused and refusals >= MOST_REFUSALS:
                raise Answered(409, refused["code"], refused["sentence"])

    def _next(self) -> Message:
        """The next message; over a new connection, if the old one broke."""
        pause, until = 0.1, 0.0
        while True:
            try:
                message: Message = json.loads(self._connected().recv())
            except (ConnectionClosed, OSError, InvalidHandshake) as error:
                self._lost(error)
                until = until or time.monotonic() + PATIENCE
                if time.monotonic() > until:
                    raise Closed("The server cannot be reached.") from error
                time.sleep(pause)
                pause = min(5.0, 2 * pause)
            else:
                self._take(message)
                return message

    def _take(self, message: Message) -> None:
        """Take a message in: a turn is answered until something new is asked, or its answer was refused."""
        kind = message["type"]
        if kind in ("done", "refused"):
            self._unanswered.pop(message["id"], None)
        self._fault = message["sentence"] if kind == "faulty" else self._fault
        asked_anew = self.known.take(message) and not (kind == "snapshot" and self.answer in self._unanswered)
        if asked_anew or (kind == "refused" and message["id"] == self.answer):
            self.answer = None

    def _lost(self, error: Exception) -> None:
        received = getattr(error, "rcvd", None)
        self.close()
        if received is not None and received.code in FOR_GOOD:
            raise Closed(self._fault or f"The server closed the table ({received.code}).") from error

    def _connected(self) -> ClientConnection:
        """A connection on which the server knows what is known here, and what was asked and not answered."""
        if self._socket is None:
            self._connection.close()
            connecting = connect(self._address, additional_headers=self._credentials, max_size=None)
            socket = self._connection.enter_context(connecting)
            hello = {"type": "hello", "protocol": PROTOCOL, "seat": self.seat}
            self._send(socket, hello | {"have": self.known.n, "stream": self.known.stream})
            for message in self._unanswered.values():
                self._send(socket, message)
            self._socket = socket
        return self._socket

    def _send(self, socket: ClientConnection, message: Message) -> None:
        try:
            socket.send(json.dumps(message))
        except ConnectionClosed:
            self._socket = None  # it is sent again over the next connection
