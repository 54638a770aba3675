"""People over HTTP: be a guest, see and change who one is, take everything along, and leave for good."""

from typing import Any, TypeVar

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from condotta.kernel.language import LANGUAGES
from condotta.server.http.asking import (
    COOKIE,
    AnyRequest,
    address_of,
    agent_of,
    himself,
    house_of,
    limits_of,
    person,
)
from condotta.server.http.faults import Denied
from condotta.server.people.passwords import fits
from condotta.server.store.accounts import account_of
from condotta.server.store.export import everything_about
from condotta.server.store.people import Person, rename, speak, welcome_guest

T = TypeVar("T")
YEAR = 365 * 24 * 3600


class Guest(msgspec.Struct, frozen=True):
    """The name that a guest would like."""

    name: str


class Change(msgspec.Struct, frozen=True):
    """What one would like to change: the name, or the language of sentences (en, it, pl, ru; "" for the browser's)."""

    name: str | None = None
    language: str | None = None


class Farewell(msgspec.Struct, frozen=True):
    """Who has an account shows with the password that he means it."""

    password: str = ""


class PeopleController(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @post("/guests")
    async def be_guest(self, request: AnyRequest, data: JSONBody[Guest]) -> Response[Person]:
        """Play at once under a name; the session is a cookie."""
        limits_of(request).spend("guests", address_of(request))
        house = house_of(request)
        guest, secret = await welcome_guest(house.store, data.name, house.now(), agent_of(request))
        return with_session(request, guest, secret)

    @get("/me", dependencies={"asker": Provide(person)})
    async def me(self, asker: NamedDependency[Person]) -> Person:
        """Who one is."""
        return asker

    @patch("/me", dependencies={"asker": Provide(himself)})
    async def change(self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[Change]) -> Person:
        """Take another name, or prefer a language; tables at which one sits learn the name at once."""
        house = house_of(request)
        if data.language and data.language not in LANGUAGES:
            raise Denied(409, "language.unknown", languages=", ".join(LANGUAGES))
        if data.name is not None:
            limits_of(request).spend("guests", address_of(request))
            name = await rename(house.store, asker.id, data.name)
            await house.porter.correct_names(asker.id)
            asker = msgspec.structs.replace(asker, name=name)
        if data.language is not None:
            await speak(house.store, asker.id, data.language or None)
            asker = msgspec.structs.replace(asker, language=data.language or None)
        return asker

    @get("/me/export", dependencies={"asker": Provide(himself)})
    async def export(self, request: AnyRequest, asker: NamedDependency[Person]) -> dict[str, Any]:
        """Everything that is kept about oneself."""
        limits_of(request).spend("exports", asker.id)
        return await everything_about(house_of(request).store, asker.id)

    @post("/me/deletion", dependencies={"asker": Provide(himself)}, status_code=204)
    async def delete(
        self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[Farewell]
    ) -> Response[None]:
        """Be forgotten: the name is free, games stay without it. It cannot be undone."""
        house = house_of(request)
        await show_password(request, asker, data.password)
        await house.porter.delete(asker.id)
        return without_session()


async def show_password(request: AnyRequest, asker: Person, password: str) -> None:
    """Let who has an account prove that it is he."""
    if asker.kind != "account":
        return
    limits_of(request).spend("passwords", address_of(request))
    account = await account_of(house_of(request).store, asker.id)
    if not await fits(account.password_hash if account else None, password):
        raise Denied(403, "password.wrong")


def with_session(request: AnyRequest, body: T, secret: str) -> Response[T]:
    """An answer that brings the cookie of a session: for this site and no script, and over TLS if that is there."""
    secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=secret, httponly=True, samesite="lax", secure=secure, max_age=YEAR)
    return Response(body, status_code=201, cookies=[cookie])


def without_session() -> Response[None]:
    """An answer that takes the cookie away."""
    gone = Cookie(COOKIE, value="", httponly=True, samesite="lax", max_age=0)
    return Response(None, status_code=204, cookies=[gone])
