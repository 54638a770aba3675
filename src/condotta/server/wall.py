"""The outer wall: what every request and every socket must pass, and what every answer carries.

It stands around the whole application, so that no route can be forgotten.
"""

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from condotta.kernel.game import IllegalMove
from condotta.server.http.asking import address_of
from condotta.server.http.faults import AnyConnection, answered, too_often
from condotta.server.limits import Limits, TooOften
from condotta.server.readers import ADDRESS

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
FOREIGN = 4403
POLICY = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'"
)
CARRIED = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
STRICT = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT = (b"cache-control", b"no-store")


class Outside(msgspec.Struct, frozen=True):
    """How the world reaches the server: its public address, if told, and whether a proxy stands in front of it."""

    public: str | None = None
    behind_proxy: bool = False


class Wall:
    """Lets in what comes from our own page or from a program, not too often, and in JSON."""

    def __init__(self, app: ASGIApp, outside: Outside, limits: Limits) -> None:
        self.app, self.outside, self.limits = app, outside, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.outside.behind_proxy:
            believe_proxy(scope)
        ADDRESS.set(address_of(Request(scope, receive, send)))
        if scope["type"] == ScopeType.WEBSOCKET:
            if self._is_foreign(Request(scope, receive, send)):
                await _shut(receive, send)
            else:
                await self.app(scope, receive, send)
            return
        answer = self._objection(Request(scope, receive, send))
        await (answer if answer is not None else self.app)(scope, receive, _carrying(scope, send))

    def _objection(self, request: Any) -> ASGIApp | None:
        """Why a request is not let in, as an answer."""
        answer: Response[Any] | None = None
        try:
            self.limits.spend("requests", address_of(request))
        except TooOften as error:
            answer = too_often(request, error)
        if answer is None and request.method not in SAFE:
            if self._is_foreign(request):
                answer = answered(request, 403, IllegalMove("request.origin"))
            elif _has_body(request) and not _is_json(request):
                answer = answered(request, 415, IllegalMove("request.media"))
        return None if answer is None else answer.to_asgi_response(app=None, request=request)

    def _is_foreign(self, connection: AnyConnection) -> bool:
        """Whether a browser says that another site's page asks. Programs say nothing of the kind."""
        if connection.headers.get("sec-fetch-site") == "cross-site":
            return True
        origin = connection.headers.get("origin")
        return origin is not None and not self._is_ours(origin, connection.headers.get("host", ""))

    def _is_ours(self, origin: str, host: str) -> bool:
        if self.outside.public is not None:
            return origin.casefold() == self.outside.public.casefold().rstrip("/")
        try:
            site = urlsplit(origin)
        except ValueError:
            return False
        return site.scheme in ("http", "https") and site.netloc.casefold() == host.casefold()


def believe_proxy(scope: Scope) -> None:
    """Take the client's address and scheme from what the proxy in front adds; what clients claim comes before it."""
    told = {name: value.decode("latin-1") for name, value in scope["headers"]}
    scheme = told.get(b"x-forwarded-proto", "").rpartition(",")[2].strip()
    if scheme in ("http", "https"):
        secure = scheme == "https"
        scope["scheme"] = scheme if scope["type"] == ScopeType.HTTP else ("wss" if secure else "ws")
    address = told.get(b"x-forwarded-for", "").rpartition(",")[2].strip()
    if address:
        scope["client"] = (address, 0)


def _has_body(request: Any) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


def _is_json(request: Any) -> bool:
    media = request.headers.get("content-type", "").partition(";")[0].strip().casefold()
    return bool(media == "application/json")


def _carrying(scope: Scope, send: Send) -> Send:
    """Sends answers with the headers that all of them carry."""
    extra = dict(CARRIED)
    if scope.get("scheme") == "https":
        extra |= [STRICT]
    if str(scope["path"]).lstrip("/").startswith("api"):  # slashes before it do not count
        extra |= [NOT_KEPT]

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            there = {name.lower() for name, _ in headers}
            message["headers"] = headers + [pair for pair in extra.items() if pair[0] not in there]
        await send(message)

    return sent


async def _shut(receive: Receive, send: Send) -> None:
    """Refuse a socket before it is open."""
    await receive()
    await send({"type": "websocket.close", "code": FOREIGN, "reason": "another site's page"})
