"""The bus over NATS, between any number of processes."""

import asyncio
import logging
from typing import Self
from urllib.parse import unquote, urlsplit

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg

from condotta.server.bus.bus import End, Heard, Unreachable, Unwelcome

log = logging.getLogger(__name__)

PATIENCE = 5
"""Seconds to wait for the broker at the start; later the client tries for ever."""
ANSWER = 5
"""Seconds to wait for the broker's answer."""
ROOM = 1 << 20
"""Bytes that may wait to be sent: half of what the client keeps, for when that is full it waits for the broker."""
GONE = (
    nats.errors.OutboundBufferLimitError,
    nats.errors.ConnectionClosedError,
    nats.errors.ConnectionDrainingError,
    nats.errors.ConnectionReconnectingError,
    nats.errors.FlushTimeoutError,
)
"""What the client raises while there is no broker."""


class NatsBus:
    """One connection to the broker, which the client mends and on which it subscribes again; see `Bus`."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @classmethod
    async def open(cls, url: str) -> Self:
        client, refused = Client(), asyncio.Event()

        async def failed(error: Exception) -> None:
            if _is_refusal(error):
                refused.set()
            await _failed(error)

        user, password = _credentials(url)
        connecting = client.connect(
            url,
            name="condotta",
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            error_cb=failed,
            user=user,
            password=password,
        )
        try:
            await asyncio.wait_for(connecting, PATIENCE)
        except (OSError, ValueError, TimeoutError, nats.errors.Error) as error:
            await client.close()
            if refused.is_set() or _is_refusal(error):
                raise Unwelcome(f"The NATS broker at {_named(url)} refuses this user or password.") from error
            raise Unreachable(f"There is no NATS broker at {_named(url)}.") from error
        return cls(client)

    async def publish(self, subject: str, message: bytes) -> None:
        """Send word; while the broker is away it is kept as long as there is room, then dropped."""
        if self.client.pending_data_size > ROOM:
            return
        try:
            await self.client.publish(subject, message)
        except GONE:
            log.debug("A message on %s was dropped.", subject)

    async def subscribe(self, subject: str, heard: Heard, queue: str | None = None) -> End:
        async def told(message: Msg) -> None:
            heard(message.data)

        listening = await self.client.subscribe(subject, queue or "", told)
        await self._flushed()

        async def end() -> None:
            try:
                await listening.unsubscribe()
            except (*GONE, nats.errors.BadSubscriptionError):
                log.debug("The subscription to %s had ended.", subject)

        return end

    async def check(self) -> None:
        if not self.client.is_connected:  # then a flush returns as if all were well
            raise Unreachable("The NATS broker cannot be reached.")
        try:
            await self.client.flush(ANSWER)
        except (OSError, TimeoutError, nats.errors.Error) as error:
            raise Unreachable("The NATS broker does not answer.") from error

    async def close(self) -> None:
        await self._flushed()
        await self.client.close()

    async def _flushed(self) -> None:
        """Wait until the broker knows what was sent, if it is there."""
        if self.client.is_connected:
            try:
                await self.client.flush(ANSWER)
            except (OSError, TimeoutError, nats.errors.Error):
                log.debug("The broker went away.")


def _credentials(url: str) -> tuple[str, str] | tuple[None, None]:
    """User and password, decoded; the client would send them as they stand in the address."""
    parts = urlsplit(url)
    return (unquote(parts.username or ""), unquote(parts.password)) if parts.password else (None, None)


def _named(url: str) -> str:
    """The address without a password."""
    return urlsplit(url).netloc.rpartition("@")[2] or "this address"


async def _failed(error: Exception) -> None:
    log.warning("NATS: %s", str(error) or type(error).__name__, exc_info=None if _of_nats(error) else error)


def _is_refusal(error: Exception) -> bool:
    """Whether the broker refuses user or password; after that the client may also hear that the line was cut."""
    return "authorization" in str(error).lower()


def _of_nats(error: Exception) -> bool:
    return isinstance(error, (nats.errors.Error, OSError, TimeoutError))
