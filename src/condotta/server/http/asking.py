"""Who asks: found by cookie or token; and what a refusal looks like over HTTP."""

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException

from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES
from condotta.server.annals import NoSuchGame
from condotta.server.desk import NoSuchTable
from condotta.server.house import House
from condotta.server.people.names import NameRefused
from condotta.server.sentences import explained
from condotta.server.store.people import Person, person_of_session, person_of_token
from condotta.server.wire import Refused

COOKIE = "condotta"
AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def house_of(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house


async def person_or_nobody(connection: AnyConnection) -> Person | None:
    """Who this is, if anybody we know."""
    house = house_of(connection)
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return await person_of_token(house.store, header.removeprefix("Bearer "), house.now())
    cookie = connection.cookies.get(COOKIE)
    return await person_of_session(house.store, cookie, house.now()) if cookie else None


async def person(request: AnyRequest) -> Person:
    """Who asks, or the answer that nobody does."""
    found = await person_or_nobody(request)
    if found is None:
        raise NotAuthorizedException("Say first who you are: POST /api/guests with a name.")
    return found


def language_of(connection: AnyConnection, known: Person | None = None) -> str:
    """The language for sentences: the person's own, else what the browser asks for, else English."""
    wished = [known.language] if known and known.language else []
    wished += [part.strip()[:2] for part in connection.headers.get("accept-language", "").split(",")]
    return next((language for language in wished if language in LANGUAGES), "en")


def refused(request: AnyRequest, refusal: IllegalMove) -> Response[Refused]:
    """409: the table does not allow it, and why."""
    sentence = explained(refusal, language_of(request))
    return Response(Refused("", refusal.code, sentence, refusal.arguments), status_code=409)


def name_refused(request: AnyRequest, refusal: NameRefused) -> Response[Refused]:
    sentence = explained(IllegalMove(refusal.code), language_of(request))
    return Response(Refused("", refusal.code, sentence), status_code=409)


def no_such_game(request: AnyRequest, error: NoSuchGame) -> Response[Refused]:
    sentence = explained(IllegalMove("game.unknown"), language_of(request))
    return Response(Refused("", "game.unknown", sentence), status_code=404)


def no_such_table(request: AnyRequest, error: NoSuchTable) -> Response[Refused]:
    return Response(
        Refused("", "table.unknown", explained(IllegalMove("table.unknown"), language_of(request))), status_code=404
    )
