"""The bus: word between the processes of a server.

A message carries ids and numbers only, and is only a hint: who hears it reads the log. One that is lost delays
something until somebody looks again by himself, and one heard twice does nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[bytes], None]
End = Callable[[], Awaitable[None]]


class Unreachable(Exception):
    """There is no broker at this address; the sentence says why, and `passing` whether that may pass."""

    passing = True


class Unwelcome(Unreachable):
    """The broker does not take us."""

    passing = False


class Bus(Protocol):
    """Messages by subject, to all who listen or to one of a group."""

    async def publish(self, subject: str, message: bytes) -> None:
        """Send word to those who listen to this subject; never waits for them, and never fails."""

    async def subscribe(self, subject: str, heard: Heard, queue: str | None = None) -> End:
        """Listen to a subject; returns how to end it. Of those who name the same queue only one hears a message."""

    async def check(self) -> None:
        """Ask whether the broker is there; Unreachable if it does not answer."""

    async def close(self) -> None:
        """Send what was published and hear no more."""
