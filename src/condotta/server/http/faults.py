"""Everything that goes wrong over HTTP: one JSON object with a stable code and a sentence, and nothing from inside."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import ExceptionHandlersMap, Scope

from condotta.kernel.game import AnyGame, IllegalMove
from condotta.kernel.language import LANGUAGES
from condotta.server import metrics, refusing
from condotta.server.annals import NoSuchGame
from condotta.server.limits import TooOften
from condotta.server.people.names import NameRefused
from condotta.server.store import Unavailable
from condotta.server.tables_in_use import NoSuchTable
from condotta.server.wire import Refused

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
said = logging.getLogger(__name__)

CODES = {
    400: "request.form",
    401: "person.unknown",
    404: "request.unknown",
    405: "request.method",
    413: "request.large",
    415: "request.media",
}


class Denied(Exception):
    """What was asked cannot be had; the code says why."""

    def __init__(self, status: int, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.status, self.code, self.arguments = status, code, arguments


def language_of(connection: AnyConnection, preferred: str | None = None) -> str:
    """The language for sentences: the person's own, else what the browser asks for, else English."""
    wished = [preferred] if preferred else []
    wished += [part.strip()[:2] for part in connection.headers.get("accept-language", "")[:200].split(",")]
    return next((language for language in wished if language in LANGUAGES), "en")


def answered(request: AnyConnection, status: int, refusal: IllegalMove, **headers: str) -> Response[Refused]:
    """The answer to what is refused; at a table in the words of its game."""
    body = refusing.refused("", refusal, language_of(request), _rules(request))
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def _rules(request: AnyConnection) -> AnyGame | None:
    """The game of the table that a request is about, if it came as far as that."""
    name = (request.scope.get("path_params") or {}).get("name")
    return request.app.state.house.desk.rules(str(name)) if name else None


def refused(request: AnyRequest, refusal: IllegalMove) -> Response[Refused]:
    """409: the table does not allow it, and why."""
    return answered(request, 409, refusal)


def name_refused(request: AnyRequest, refusal: NameRefused) -> Response[Refused]:
    return answered(request, 409, IllegalMove(refusal.code))


def no_such_table(request: AnyRequest, error: NoSuchTable) -> Response[Refused]:
    return answered(request, 404, IllegalMove("table.unknown"))


def no_such_game(request: AnyRequest, error: NoSuchGame) -> Response[Refused]:
    return answered(request, 404, IllegalMove("game.unknown"))


def denied(request: AnyRequest, error: Denied) -> Response[Refused]:
    return answered(request, error.status, IllegalMove(error.code, **error.arguments))


def too_often(request: AnyRequest, error: TooOften) -> Response[Refused]:
    wait = max(1, round(error.wait))
    answer = answered(request, 429, IllegalMove("request.often", seconds=wait))
    answer.headers["retry-after"] = str(wait)
    return answer


def unavailable(request: AnyRequest, error: Unavailable) -> Response[Refused]:
    return answered(request, 503, IllegalMove("server.busy"))


def http_fault(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    """What the framework found wrong with a request, told by its status; of a wrong form also where it is wrong."""
    code = CODES.get(error.status_code, "request.form" if error.status_code < 500 else "server.fault")
    answer = answered(request, error.status_code, IllegalMove(code, **_places(error)))
    answer.headers.update(error.headers or {})
    return answer


def unreadable(request: AnyRequest, error: Exception) -> Response[Refused]:
    """400: a body that is no text, or is nested deeper than anybody reads."""
    said.warning("A request could not be read: %s", type(error).__name__)
    return answered(request, 400, IllegalMove("request.form"))


def fault(request: AnyRequest, error: Exception) -> Response[Refused]:
    """500: our own mistake. It is noted, and the client learns nothing of it."""
    return answered(request, 500, IllegalMove("server.fault"))


def _places(error: HTTPException) -> dict[str, str | int]:
    """What a form lacks, in the words of who checks it; it tells of the form only, not of what we keep."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = "; ".join(
        f"{one.get('key', '')} {one.get('message', '')}".strip() for one in extra if isinstance(one, dict)
    )
    return {"reason": places} if error.status_code == 400 and places else {}


HANDLERS: ExceptionHandlersMap = {
    IllegalMove: refused,
    NameRefused: name_refused,
    NoSuchTable: no_such_table,
    NoSuchGame: no_such_game,
    Denied: denied,
    TooOften: too_often,
    Unavailable: unavailable,
    HTTPException: http_fault,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    Exception: fault,
}

HUNG_UP = "client disconnected prematurely"
"""What Litestar says of a client who goes before he has sent his whole request."""
OURS = (Exception, HTTPException, Unavailable)
ANSWERED = tuple(kind for kind in HANDLERS if isinstance(kind, type) and kind not in OURS)
"""What a client did wrong, or what is simply so."""


async def note_fault(error: Exception, scope: Scope) -> None:
    """Count and log what should not have happened; without the address, which names a table."""
    if isinstance(error, (WebSocketException, *ANSWERED)):
        return
    if isinstance(error, HTTPException) and (error.status_code < 500 or error.detail == HUNG_UP):
        return
    metrics.failed(str(scope.get("route_handler") or scope["type"]), error)
