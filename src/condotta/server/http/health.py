"""Whether the server lives, and whether it can serve: for whoever watches over it."""

import asyncio
from collections.abc import Awaitable

import msgspec
from litestar import Controller, Response, get

from condotta.server.http.asking import AnyRequest, house_of

PATIENCE = 2.0
"""Seconds within which database and bus must answer."""


class Health(msgspec.Struct, frozen=True):
    """The process lives."""

    alive: bool = True


class Readiness(msgspec.Struct, frozen=True):
    """What answers; rules and bots are compiled before a server listens at all."""

    database: bool
    bus: bool
    rules: bool = True


class HealthController(Controller):
    """Health."""

    path = "/api"
    tags = ("health",)

    @get("/health", sync_to_thread=False)
    def health(self) -> Health:
        """The process lives and answers."""
        return Health()

    @get("/ready")
    async def ready(self, request: AnyRequest) -> Response[Readiness]:
        """200 if database and bus answer, else 503."""
        house = house_of(request)
        database, bus = await asyncio.gather(_in_time(house.store.settings()), _in_time(house.bus.check()))
        return Response(Readiness(database, bus), status_code=200 if database and bus else 503)


async def _in_time(asked: Awaitable[object]) -> bool:
    """Whether something answers soon, and well."""
    try:
        await asyncio.wait_for(asked, PATIENCE)
    except Exception:
        return False
    return True
