"""A table over HTTP, for who wants to know more of it: its earlier log, and hints."""

from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from condotta.kernel.game import IllegalMove
from condotta.server.hints import Hint
from condotta.server.hot import Watcher
from condotta.server.http.asking import (
    ANY,
    AnyRequest,
    OneSeat,
    asker_of,
    house_of,
    person,
    person_or_nobody,
    seat_or_none,
)
from condotta.server.http.paging import Limit
from condotta.server.store.people import Person
from condotta.server.table.choices import written_choices
from condotta.server.table.decision import Asker
from condotta.server.wire import Told

Before = Annotated[
    int, QueryParameter(name="before", ge=0, le=2**31, description="A number of one's own stream; 0 for its end.")
]


class LookingController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{name:str}/earlier")
    async def earlier(
        self, request: AnyRequest, name: FromPath[str], before: Before = 0, limit: Limit = 50, seat: OneSeat = ANY
    ) -> list[Told]:
        """Messages of one's own stream from before a number, the latest of them, in their order."""
        house, asker = house_of(request), await person_or_nobody(request)
        hot = await house.desk.latest(name)
        watcher = Watcher(asker.id if asker else None, seat_or_none(seat), lambda message: None)
        viewer = hot.viewer_of(watcher)
        if seat not in (ANY, viewer):
            raise IllegalMove("seat.other", seat=seat, chair=seat + 1)
        watcher.viewer = viewer
        if not hot.may_read(watcher):
            raise IllegalMove("table.closed")
        return await house.annals.earlier(name, viewer, before or None, limit)

    @get("/{name:str}/hint", dependencies={"asker": Provide(person)})
    async def hint(
        self, request: AnyRequest, asker: NamedDependency[Person], name: FromPath[str], seat: OneSeat = ANY
    ) -> Hint:
        """What a bot would think in one's place; only at tables that announce hints, and when it is one's turn."""
        house = house_of(request)
        hot = await house.desk.latest(name)
        assert hot.table is not None
        return await house.hints.hint(hot.table, Asker(asker.id, asker.name, seat_or_none(seat)))

    @get("/{name:str}/choices", dependencies={"asker": Provide(person)})
    async def choices(
        self, request: AnyRequest, asker: NamedDependency[Person], name: FromPath[str], seat: OneSeat = ANY
    ) -> list[str]:
        """What one may do now, each action as it is written; nothing if it is not one's turn."""
        hot = await house_of(request).desk.latest(name)
        assert hot.table is not None
        return written_choices(hot.table, asker_of(asker, seat_or_none(seat)))
