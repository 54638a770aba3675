"""uvicorn's connections, a little changed: for rude clients, for several processes, and for answers without an end."""

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from condotta.server.wings import Wings

ENDLESS = "condotta.endless"
"""What a request is marked with whose answer has no end of its own."""
HEADERS = 1 << 16
"""Bytes of a request beside its body, at most; those that come with its first one are not counted."""
PATIENCE = 30.0
"""Seconds that a client has to say all that he asks, and in which he fetches something of what waits for him."""
MOUTHFUL = 1 << 14
"""Bytes of what waits for a client that he fetches in that time at least."""


class Http(HttpToolsProtocol):
    """uvicorn's HTTP, which bounds what comes beside a body, and waits for no endless answer when the server stops.

    It waits for nobody for ever who does not finish what he asks, or does not fetch what he is answered. It lets go of
    its parser for a socket too: they hold each other and would wait to be found.
    """

    beside = 0
    asking: TimerHandle | None = None
    fetching: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait_for_the_rest()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._wait_no_more()

    def data_received(self, data: bytes) -> None:
        self.beside += len(data)
        super().data_received(data)
        if self.beside > HEADERS and not self.transport.is_closing():
            self.send_400_response("The headers are too long.")
        if self._is_asking:
            self._wait_for_the_rest()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.beside = 0

    def on_body(self, body: bytes) -> None:
        self.beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_for_him_to_fetch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait_for_him_to_fetch()

    def shutdown(self) -> None:
        super().shutdown()
        if self.cycle is not None and ENDLESS in self.cycle.scope:
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        if self._handed_over():
            return
        super().handle_websocket_upgrade()
        self.beside = 0
        del self.parser

    @property
    def _is_asking(self) -> bool:
        """Whether a request has begun, or might have, and is not there as a whole."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _wait_for_the_rest(self) -> None:
        if self.asking is None:
            self.asking = self.loop.call_later(PATIENCE, self.transport.abort)

    def _wait_for_him_to_fetch(self) -> None:
        if self.fetching is None:
            self._look_what_waits(float("inf"))

    def _look_what_waits(self, before: float) -> None:
        """Give up who has fetched next to nothing of what waited for him."""
        self.fetching, waits = None, self.transport.get_write_buffer_size()
        if waits and waits > before - MOUTHFUL:
            self.transport.abort()
        elif waits:
            self.fetching = self.loop.call_later(PATIENCE, self._look_what_waits, waits)

    def _wait_no_more(self) -> None:
        for timer in (self.asking, self.fetching):
            if timer is not None:
                timer.cancel()
        self.asking = self.fetching = None

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
