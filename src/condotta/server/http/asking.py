"""Who asks: found by cookie or token."""

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from condotta.kernel.game import IllegalMove, Seat
from condotta.server.house import House
from condotta.server.http.faults import AnyConnection, AnyRequest, Denied
from condotta.server.limits import Limits, TooOften, neighbourhood
from condotta.server.store.people import Person, person_of_session, person_of_token
from condotta.server.table.commands import Act, Command, Say
from condotta.server.table.decision import Asker

COOKIE = "condotta"
ANY = -1
OneSeat = Annotated[int, QueryParameter(ge=ANY, le=5, description="For which of several seats one asks; -1 for any.")]

__all__ = ["AnyConnection", "AnyRequest"]


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


def limits_of(connection: AnyConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def address_of(connection: AnyConnection) -> str:
    """Where somebody comes from, as it is counted."""
    client = connection.scope.get("client")
    return neighbourhood(client[0]) if client else ""


def agent_of(connection: AnyConnection) -> str:
    return connection.headers.get("user-agent", "")


def seat_or_none(seat: int) -> Seat | None:
    return None if seat == ANY else seat


def asker_of(person: Person, seat: Seat | None = None) -> Asker:
    """Somebody as a table knows him."""
    return Asker(person.id, person.name, seat, person.account)


def hear(connection: AnyConnection, person: Person, command: Command) -> None:
    """Let somebody ask once more; IllegalMove if he asks, or talks, too much. Moves are bounded by turns."""
    if isinstance(command, Act):
        return
    what = "talk" if isinstance(command, Say) else "asks"
    try:
        limits_of(connection).spend(what, person.id)
    except TooOften as error:
        raise IllegalMove(f"{what}.often", seconds=max(1, round(error.wait))) from error


async def person_or_nobody(connection: AnyConnection) -> Person | None:
    """Who this is, if anybody we know. Who shows a token that counts no more is told so: he counts on being known."""
    house = house_of(connection)
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        found = await person_of_token(house.store, header.removeprefix("Bearer "), house.now())
        if found is None:
            raise Denied(401, "person.unknown")
        return found
    cookie = connection.cookies.get(COOKIE)
    return await person_of_session(house.store, cookie, house.now()) if cookie else None


async def person(request: AnyRequest) -> Person:
    """Who asks, or the answer that nobody does."""
    found = await person_or_nobody(request)
    if found is None:
        raise Denied(401, "person.unknown")
    return found


async def himself(request: AnyRequest) -> Person:
    """Who asks, if it is a person: a program cannot change whose it is, nor make more of its kind."""
    found = await person(request)
    if found.program:
        raise Denied(403, "person.program")
    return found


def plain(ident: str) -> str:
    """An id from outside, as a database can be asked for it."""
    return ident[:100].replace("\0", "")
