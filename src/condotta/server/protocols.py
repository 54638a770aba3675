"""uvicorn's protocols, a little changed for many sockets that are quiet most of the time."""

import struct
from asyncio import Future, get_running_loop
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

SAY = "condotta.say"
"""The extension of ASGI by which a socket says something at once."""
WHOLE_TEXT = 0x81
"""How a frame begins that is a whole text."""
TOGETHER = 4
"""Messages that go out together, at most."""
PARTING = 20.0
"""Seconds that a client has to fetch the rest when his socket is closed."""


class Http(HttpToolsProtocol):
    """uvicorn's HTTP, which lets go of its parser for a socket too: they hold each other and would wait to be found."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser


class Inbox:
    """What a client said and nobody has heard yet: as much of `asyncio.Queue` as a line needs, and far smaller."""

    __slots__ = ("arrived", "waiting")

    def __init__(self) -> None:
        self.waiting: list[Any] = []
        self.arrived = Flag()

    def put_nowait(self, message: Any) -> None:
        self.waiting.append(message)
        self.arrived.set()

    def empty(self) -> bool:
        return not self.waiting

    async def get(self) -> Any:
        """The first of what was said, or the next that is. One listens at a time."""
        while not self.waiting:
            self.arrived.clear()
            await self.arrived.wait()
        return self.waiting.pop(0)


class Flag:
    """Up or down: as much of `asyncio.Event` as a line needs, and far smaller."""

    __slots__ = ("up", "waiters")

    def __init__(self) -> None:
        self.up = False
        self.waiters: tuple[Future[None], ...] = ()

    def is_set(self) -> bool:
        return self.up

    def set(self) -> None:
        self.up = True
        waiters, self.waiters = self.waiters, ()
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        self.up = False

    async def wait(self) -> None:
        """Until it goes up, if only for a moment."""
        if not self.up:
            waiter = get_running_loop().create_future()
            self.waiters += (waiter,)
            await waiter


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket, over which messages go without a task for each: at a table one move means several.

    What is said in one turn of the event loop goes out together at its end: a player's answer with what he is told.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.said: list[bytes] = []
        self.queue: Any = Inbox()
        self.writable: Any = Flag()
        self.writable.set()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._extensions[SAY] = self.say

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._extensions.pop(SAY, None)  # through which this line holds itself
        if self.transport.get_write_buffer_size():
            self._part()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._part()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client reads no answers: they would wait for him, as many as he likes."""
        answer = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(answer)

    def say(self, message: bytes) -> bool:
        """Send a text at once; False if it cannot go yet, or nothing can any more."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        if not self.said:
            self.loop.call_soon(self._utter)
        self.said += (opening(len(message)), message)
        if len(self.said) >= 2 * TOGETHER:  # so that a client who does not read is noticed
            self._utter()
        return True

    async def send(self, message: Any) -> None:
        """Send what comes by way of ASGI, after all that was said before it."""
        self._utter()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()  # there are many lines, and nobody asks for these again
            self.response.headers.clear()

    def _utter(self) -> None:
        said, self.said = self.said, []
        if said and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    @property
    def _extensions(self) -> Any:
        return self.scope["extensions"]

    def _part(self) -> None:
        """Closing waits until the client has fetched everything: who reads no more would stay for ever."""
        self.loop.call_later(PARTING, self.transport.abort)


def opening(length: int) -> bytes:
    """The bytes before a text of this length, as a server sends it: whole, and not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    return (
        struct.pack("!BBH", WHOLE_TEXT, 126, length)
        if length < 1 << 16
        else struct.pack("!BBQ", WHOLE_TEXT, 127, length)
    )


def sayer(scope: Any) -> Callable[[bytes], bool]:
    """How to say something at once over this connection; elsewhere than on such a line nothing can be."""
    say: Callable[[bytes], bool] | None = (scope.get("extensions") or {}).get(SAY)
    return say or (lambda message: False)
