"""uvicorn's protocols, a little changed: for many sockets that are quiet most of the time, and for rude clients."""

import struct
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from condotta.server.inbox import Flag, Inbox
from condotta.server.limits import Allowance, Bucket

SAY = "condotta.say"
"""The extension of ASGI by which a socket says something at once."""
ENDLESS = "condotta.endless"
"""What a request is marked with whose answer has no end of its own."""
WHOLE_TEXT = 0x81
"""How a frame begins that is a whole text."""
TOGETHER = 4
"""Messages that go out together, at most."""
PARTING = 20.0
"""Seconds that a client has to fetch the rest when his socket is closed."""
HEADERS = 1 << 16
"""Bytes of a request beside its body, at most; those that come with its first one are not counted."""
MOUTHFUL = 4096
"""Bytes of a client that are read before it is asked whether he says too much."""
CHATTER = Allowance(100, 1 / 20)
"""Frames of one socket that are no message: pings, answers to pings, and pieces of messages."""
TOO_MUCH = 1008
UNFIT = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Http(HttpToolsProtocol):
    """uvicorn's HTTP, which bounds what comes beside a body, and waits for no endless answer when the server stops.

    It lets go of its parser for a socket too: they hold each other and would wait to be found.
    """

    beside = 0

    def data_received(self, data: bytes) -> None:
        self.beside += len(data)
        super().data_received(data)
        if self.beside > HEADERS and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.beside = 0

    def on_body(self, body: bytes) -> None:
        self.beside -= len(body)
        super().on_body(body)

    def shutdown(self) -> None:
        super().shutdown()
        if self.cycle is not None and ENDLESS in self.cycle.scope:
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.beside = 0
        del self.parser


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket, over which messages go without a task for each: at a table one move means several.

    What is said in one turn of the event loop goes out together at its end: a player's answer with what he is told.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.said: list[bytes] = []
        self.pong = b""
        self.chatter = Bucket(CHATTER, self.loop.time())
        self.parting: TimerHandle | None = None
        self.queue: Any = Inbox()
        self.writable: Any = Flag()
        self.writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.parting is not None:
            self.parting.cancel()
        # What would hold itself, and with it this line, until it is found.
        forget_where(self.conn.handshake_exc)
        forget_where(self.conn.parser_exc)
        del self.conn.parser

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), MOUTHFUL):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + MOUTHFUL])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._decline()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._extensions[SAY] = self.say

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._extensions.pop(SAY, None)  # through which this line holds itself
        if not self.disconnected:
            self._part()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._part()

    def shutdown(self) -> None:
        """The server stops; who is leaving already need not be told."""
        self._utter()
        if self.transport.is_closing():
            self.stop_keepalive()
        else:
            super().shutdown()

    def handle_ping(self) -> None:
        """Answer a ping; if the client reads nothing now, the latest one later: he may send as many as he likes."""
        self._count_frame()
        if self.conn.close_rcvd is not None:
            return  # the answer goes out with that to the close
        answers = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(answers))
        elif answers:
            self.pong = answers[-1]

    def handle_pong(self, event: Frame) -> None:
        self._count_frame()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_frame()
        super().handle_cont(event)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.pong and not self.transport.is_closing():
            self.transport.write(self.pong)
        self.pong = b""

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

    def _decline(self) -> None:
        """This is no beginning of a socket; the library has an answer, or has none."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or UNFIT)
        self.transport.close()
        self._part()

    def _count_frame(self) -> None:
        """Let one more frame come that is no message; who sends too many is sent away."""
        if not self.chatter.take(self.loop.time()) and self.conn.state is State.OPEN:
            self.conn.fail(TOO_MUCH, "too many frames")
            self.handle_parser_exception()
            self._part()

    def _part(self) -> None:
        """Closing waits until the client has fetched everything: who reads no more would stay for ever."""
        if self.parting is None:
            self.parting = self.loop.call_later(PARTING, self.transport.abort)


def forget_where(fault: BaseException | None) -> None:
    """Let go of the frames in which a fault was found."""
    while fault is not None:
        fault.__traceback__ = None
        fault = fault.__cause__ or fault.__context__


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
