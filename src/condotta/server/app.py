"""The Litestar application of one server process."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from condotta.server.bus import Unreachable
from condotta.server.house import House, Wishes, wall_clock
from condotta.server.http.accounts import AccountsController
from condotta.server.http.catalogue import CatalogueController
from condotta.server.http.faults import HANDLERS, note_fault
from condotta.server.http.games import GamesController
from condotta.server.http.health import HealthController
from condotta.server.http.looking import LookingController
from condotta.server.http.neighbours import NeighboursController
from condotta.server.http.openapi import RENDERED, VERSION, with_refusals
from condotta.server.http.page import page_faults, page_routes
from condotta.server.http.people import PeopleController
from condotta.server.http.push import PushController
from condotta.server.http.school import SchoolController
from condotta.server.http.statistics import StatisticsController
from condotta.server.http.streaming import StreamsController
from condotta.server.http.tables import TablesController
from condotta.server.http.tokens import TokensController
from condotta.server.limits import Limits
from condotta.server.metrics import PortTaken
from condotta.server.socket import lobby_socket, table_socket
from condotta.server.store import Unfit
from condotta.server.wall import Outside, Wall
from condotta.server.wings import Wings

log = structlog.get_logger(__name__)

LARGEST_BODY = 65_536
CONTROLLERS = (
    HealthController,
    CatalogueController,
    TablesController,
    PeopleController,
    AccountsController,
    TokensController,
    PushController,
    NeighboursController,
    GamesController,
    StatisticsController,
    LookingController,
    StreamsController,
    SchoolController,
)


def make_app(wishes: Wishes, now: Callable[[], int] = wall_clock, wings: Wings | None = None) -> Litestar:
    """The application within its wall; opened and closed with its house."""

    @asynccontextmanager
    async def housed(app: Litestar) -> AsyncIterator[None]:
        try:
            app.state.house = await House.open(wishes, now, wings)
        except (Unfit, Unreachable, PortTaken) as error:
            log.error("cannot open", why=str(error))
            raise
        try:
            yield
        finally:
            await app.state.house.close()

    app = Litestar(
        route_handlers=[*CONTROLLERS, table_socket, lobby_socket, *page_routes()],
        lifespan=[housed],
        exception_handlers={**HANDLERS, **page_faults()},
        after_exception=[note_fault],
        openapi_config=OpenAPIConfig("Condotta", VERSION, path="/api/docs", render_plugins=RENDERED),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
    )
    app.state.wings = wings
    app.state.limits = Limits(generous=wishes.generous)
    app.asgi_handler = Wall(app.asgi_handler, Outside(wishes.public, wishes.behind_proxy), app.state.limits)
    with_refusals(app.openapi_schema)
    return app
