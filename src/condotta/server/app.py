"""The Litestar application of one server process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from condotta import __version__
from condotta.kernel.game import IllegalMove
from condotta.server.annals import NoSuchGame
from condotta.server.desk import NoSuchTable
from condotta.server.house import House, Wishes
from condotta.server.http.asking import name_refused, no_such_game, no_such_table, refused
from condotta.server.http.games import GamesController
from condotta.server.http.looking import LookingController
from condotta.server.http.people import PeopleController
from condotta.server.http.statistics import StatisticsController
from condotta.server.http.tables import TablesController
from condotta.server.people.names import NameRefused
from condotta.server.socket import table_socket

LARGEST_BODY = 65_536


def make_app(wishes: Wishes) -> Litestar:
    """The application; opened and closed with its house."""

    @asynccontextmanager
    async def housed(app: Litestar) -> AsyncIterator[None]:
        app.state.house = await House.open(wishes)
        try:
            yield
        finally:
            await app.state.house.close()

    return Litestar(
        route_handlers=[
            TablesController,
            PeopleController,
            GamesController,
            StatisticsController,
            LookingController,
            table_socket,
        ],
        lifespan=[housed],
        exception_handlers={
            IllegalMove: refused,
            NoSuchTable: no_such_table,
            NoSuchGame: no_such_game,
            NameRefused: name_refused,
        },
        openapi_config=OpenAPIConfig("Condotta", __version__, path="/api/docs"),
        request_max_body_size=LARGEST_BODY,
    )
