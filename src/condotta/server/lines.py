"""uvicorn's sockets, a little changed: for many that are quiet most of the time, and for rude clients."""

import logging
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from condotta.server.frames import is_whole, opening, whole_text
from condotta.server.inbox import Flag, Inbox
from condotta.server.limits import Allowance, Bucket

faults = logging.getLogger(__name__)

SAY = "condotta.say"
"""The extension of ASGI by which a socket says something at once."""
TOGETHER = 4
"""Messages that go out together, at most."""
PARTING = 20.0
"""Seconds that a client has to fetch the rest when his socket is closed."""
MOUTHFUL = 4096
"""Bytes of a client that are read before it is asked whether he says too much."""
HASTE = 4
"""Texts of a client, each in a frame that came alone, that may wait to be heard before nothing more is read of him."""
CROWD = 1000
"""Messages that may wait to be heard, however they came: nobody may say so much in so little time."""
CHATTER = Allowance(100, 1 / 20)
"""Frames of one socket that are no message: pings, answers to pings, and pieces of messages."""
NO_TEXT, TOO_MUCH = 1007, 1008
UNFIT = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket, over which messages go without a task for each: at a table one move means several.

    What is said in one turn of the event loop goes out together at its end: a player's answer with what he is told.
    What a client says in one whole frame that comes alone, as most do, need not go through the library, as long as that
    is `between` two frames; everything else does, and after a frame that came in parts all of it.
    """

    def __init__(self, config: Any, server_state: Any, *arguments: Any, **named: Any) -> None:
        super().__init__(config, server_state, *arguments, **named)
        # One list for all lines of a server, and so of an event loop, on what uvicorn gives all of them.
        self.speaking: list[Line] = vars(server_state).setdefault("speaking", [])
        self.longest = config.ws_max_size
        self.said: list[bytes] = []
        self.between = False
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
        text = whole_text(data) if self._is_listening and len(data) <= self.longest else None
        if text is None:
            self._read(data)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if len(self.queue.waiting) >= HASTE:
                self._wait_for_the_application()

    def _read(self, data: bytes) -> None:
        """Let the library read this."""
        if self.between:
            self.between = is_whole(data)
        for at in range(0, len(data), MOUTHFUL):
            if self.transport.is_closing():
                return
            try:
                super().data_received(data[at : at + MOUTHFUL])
            except (InvalidState, AssertionError):  # the library has lost its way among nonsense
                self.transport.abort()
            if len(self.queue.waiting) > CROWD:
                self._fail("too many messages")
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._decline()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._extensions[SAY] = self.say
            self.between = True  # uvicorn hands the request over alone, whatever came behind it

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

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; what should be a text and is none ends the line without a word in the log."""
        try:
            if self.curr_msg_data_type == "text" and not self.close_sent:
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames.clear()
            self.conn.fail(NO_TEXT, "no UTF-8")
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

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
            self._speak_soon()
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

    def _speak_soon(self) -> None:
        """Let what is said go out at the end of this turn of the loop, with what all the others of this server say."""
        if not self.speaking:
            self.loop.call_soon(utter_all, self.speaking)
        self.speaking.append(self)

    def _utter(self) -> None:
        said, self.said = self.said, []
        if said and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    @property
    def _is_listening(self) -> bool:
        """Whether a frame begins here and a text is for the application: not once either side closes, nor amid pieces
        of another, of which the library then knows the size.
        """
        is_open = self.conn.state is State.OPEN and not self.close_sent
        return self.between and is_open and self.conn.current_size is None

    def _wait_for_the_application(self) -> None:
        """Read no more until it has heard what is there."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

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
        if not self.chatter.take(self.loop.time()):
            self._fail("too many frames")

    def _fail(self, why: str) -> None:
        """Send a client away who says too much."""
        if self.conn.state is State.OPEN:
            self.conn.fail(TOO_MUCH, why)
            self.handle_parser_exception()
            self._part()

    def _part(self) -> None:
        """Closing waits until the client has fetched everything: who reads no more would stay for ever."""
        if self.parting is None:
            self.parting = self.loop.call_later(PARTING, self.transport.abort)


def utter_all(speaking: list[Line]) -> None:
    """Send what was said over these lines; a fault of one must hold up nobody else."""
    lines = speaking.copy()
    speaking.clear()
    for line in lines:
        try:
            line._utter()
        except Exception:
            faults.exception("Something said cannot be sent.")
            line.transport.abort()


def forget_where(fault: BaseException | None) -> None:
    """Let go of the frames in which a fault was found."""
    while fault is not None:
        fault.__traceback__ = None
        fault = fault.__cause__ or fault.__context__


def sayer(scope: Any) -> Callable[[bytes], bool]:
    """How to say something at once over this connection; elsewhere than on such a line nothing can be."""
    say: Callable[[bytes], bool] | None = (scope.get("extensions") or {}).get(SAY)
    return say or (lambda message: False)
