"""uvicorn's protocols, a little changed for many sockets that are quiet most of the time."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

SAY = "condotta.say"
"""The extension of ASGI by which a socket says something at once."""
PARTING = 20.0
"""Seconds that a client has to fetch the rest when his socket is closed."""


class Http(HttpToolsProtocol):
    """uvicorn's HTTP, which lets go of its parser for a socket too: they hold each other and would wait to be found."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser


class Line(WebSocketsSansIOProtocol):
    """uvicorn's socket, over which messages go without a task for each: at a table one move means several."""

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
        """Send a text now; False if it cannot go yet, or nothing can any more."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(message)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    @property
    def _extensions(self) -> Any:
        return self.scope["extensions"]

    def _part(self) -> None:
        """Closing waits until the client has fetched everything: who reads no more would stay for ever."""
        self.loop.call_later(PARTING, self.transport.abort)


def sayer(scope: Any) -> Callable[[bytes], bool]:
    """How to say something at once over this connection; elsewhere than on such a line nothing can be."""
    say: Callable[[bytes], bool] | None = (scope.get("extensions") or {}).get(SAY)
    return say or (lambda message: False)
