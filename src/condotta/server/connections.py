"""uvicorn's connections, a little changed: for rude clients, for several processes, and for answers without an end."""

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from condotta.server.wings import Wings

ENDLESS = "condotta.endless"
"""What a request is marked with whose answer has no end of its own."""
HEADERS = 1 << 16
"""Bytes of a request beside its body, at most; those that come with its first one are not counted."""


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
        if self._handed_over():
            return
        super().handle_websocket_upgrade()
        self.beside = 0
        del self.parser

    def _handed_over(self) -> bool:
        """Whether another process of this server goes on with this socket, since its table is at home there."""
        wings: Wings | None = vars(self.server_state).get("wings")
        if wings is None:
            return False
        fields = b"".join(name + b": " + value + b"\r\n" for name, value in self.scope["headers"])
        request = self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1\r\n" + fields + b"\r\n"
        if not wings.hand_over(request, self.transport.get_extra_info("socket").fileno()):
            return False
        self.transport.abort()  # the other process has the socket, and it stays open
        return True


class TakenOver(Http):
    """A connection that another process of this server took in, with the request it began with."""

    request = b""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.data_received(self.request)
