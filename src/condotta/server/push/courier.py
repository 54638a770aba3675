"""The courier: brings sealed messages to push services. It follows nobody elsewhere, reads nothing of an answer but its
number, and waits for none long.
"""

import asyncio
from collections.abc import Callable, Iterable
from enum import StrEnum

import httpx

from condotta.server.push.identity import Identity
from condotta.server.push.sealing import seal
from condotta.server.push.services import service_of
from condotta.server.store.browsers import Browser

PATIENCE = 10.0
"""Seconds for all of it: to find, to reach, to send and to be answered."""
GONE = (404, 410)
PASSING = (408, 425, 429)


class How(StrEnum):
    """How it went: brought; the browser is no more; not now; or refused for good."""

    SENT = "sent"
    GONE = "gone"
    LATER = "later"
    REFUSED = "refused"


class Courier:
    """Speaks to push services in the name of this server; `now` is in milliseconds, `added` as an operator told."""

    def __init__(self, identity: Identity, now: Callable[[], int], added: Iterable[str] = ()) -> None:
        self.identity, self.now, self.added = identity, now, tuple(added)
        # Nothing of the surroundings counts: neither proxies nor passwords of hosts.
        self.client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False)

    async def bring(self, browser: Browser, text: bytes, seconds: int, topic: str) -> How:
        """Bring a text, which counts for so many seconds and takes the place of an older one of its topic."""
        service = service_of(browser.endpoint, self.added)
        if service is None:  # an operator has taken it from the list
            return How.REFUSED
        headers = {
            "authorization": self.identity.authorization(service, self.now() // 1000),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(seconds),
            "topic": topic,
            "urgency": "normal",
        }
        sealed = seal(text, browser.p256dh, browser.auth)
        try:
            async with (
                asyncio.timeout(PATIENCE),
                self.client.stream("POST", browser.endpoint, content=sealed, headers=headers) as answer,
            ):
                return _how(answer.status_code)
        except (httpx.HTTPError, OSError):
            return How.LATER

    async def close(self) -> None:
        await self.client.aclose()


def _how(status: int) -> How:
    if 200 <= status < 300:
        return How.SENT
    if status in GONE:
        return How.GONE
    return How.LATER if status >= 500 or status in PASSING else How.REFUSED
