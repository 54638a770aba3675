"""People over HTTP: be a guest, and see who one is."""

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from condotta.server.http.asking import COOKIE, AnyRequest, house_of, person
from condotta.server.store.people import Person, welcome_guest

YEAR = 365 * 24 * 3600


class Guest(msgspec.Struct, frozen=True):
    """The name that a guest would like."""

    name: str


class PeopleController(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @post("/guests")
    async def be_guest(self, request: AnyRequest, data: JSONBody[Guest]) -> Response[Person]:
        """Play at once under a name; the session is a cookie."""
        house = house_of(request)
        guest, secret = await welcome_guest(house.store, data.name, house.now())
        secure = request.url.scheme == "https"
        cookie = Cookie(COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=YEAR)
        return Response(guest, status_code=201, cookies=[cookie])

    @get("/me", dependencies={"asker": Provide(person)})
    async def me(self, asker: NamedDependency[Person]) -> Person:
        """Who one is."""
        return asker
