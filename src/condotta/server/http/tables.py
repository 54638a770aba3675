"""Tables over HTTP: the lobby, setting one up, and asking something of one."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from condotta.kernel.game import Seat
from condotta.server.http.asking import (
    ANY,
    AnyRequest,
    OneSeat,
    asker_of,
    hear,
    house_of,
    limits_of,
    person,
    person_or_nobody,
    seat_or_none,
)
from condotta.server.http.paging import First
from condotta.server.opening import Opening
from condotta.server.store.lobby import tables_of
from condotta.server.store.people import Person
from condotta.server.table.book import OfferCard
from condotta.server.table.card import TableCard
from condotta.server.table.commands import AnyCommand
from condotta.server.table.decision import seat_of
from condotta.server.table.settings import Settings
from condotta.server.wire import CommandId, Done, Told

LONGEST_PAGE = 100


class Asked(msgspec.Struct, frozen=True):
    """A command to a table; with the same id it counts once. `seat` says for which of several seats one asks."""

    id: CommandId
    command: AnyCommand
    seat: Seat | None = None


class Wanted(Settings, frozen=True, forbid_unknown_fields=True):
    """The settings of a new table; and, to play at once, whether to sit down, which bots to seat, and to start."""

    sit: bool = False
    bots: tuple[str, ...] = ()
    start: bool = False


class Named(msgspec.Struct, frozen=True):
    """The name of a new table."""

    table: str


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = {"asker": Provide(person)}  # noqa: RUF012

    @get()
    async def open_tables(self, request: AnyRequest, first: First = 0) -> list[TableCard]:
        """Public tables that gather or play, at most a hundred: first those at which people sit, the newest first."""
        return await house_of(request).lobby.cards(first)

    @get("/mine")
    async def mine(self, request: AnyRequest, asker: NamedDependency[Person], first: First = 0) -> list[TableCard]:
        """The tables at which one sits, at most a hundred: first those that gather or play, the newest first."""
        house = house_of(request)
        cards = await tables_of(house.store, asker.id, first)
        return [await house.desk.card(card.table, asker.id) if card.settings.delay else card for card in cards]

    @post()
    async def open_table(self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[Wanted]) -> Named:
        """Set a table up; one is its host, and sits there if one asked for it."""
        limits_of(request).spend("tables", asker.id)
        settings = Settings(**{name: getattr(data, name) for name in Settings.__struct_fields__})
        opening = Opening(data.sit, data.bots, data.start)
        return Named(await house_of(request).desk.open_table(asker_of(asker), settings, opening))

    @get("/{name:str}")
    async def one(self, request: AnyRequest, name: FromPath[str]) -> TableCard:
        """A table as one may see it: later than those who sit there, if spectators are behind."""
        asker = await person_or_nobody(request)
        return await house_of(request).desk.card(name, asker.id if asker else None)

    @get("/{name:str}/log")
    async def log(
        self,
        request: AnyRequest,
        name: FromPath[str],
        after: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
        most: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = LONGEST_PAGE,
        seat: OneSeat = ANY,
    ) -> list[Told]:
        """A page of a table's log as one may see it: the messages after a number."""
        asker = await person_or_nobody(request)
        return await house_of(request).desk.page(name, asker.id if asker else None, seat_or_none(seat), after, most)

    @get("/{name:str}/offers")
    async def offers(
        self,
        request: AnyRequest,
        asker: NamedDependency[Person],
        name: FromPath[str],
        seat: OneSeat = ANY,
    ) -> tuple[OfferCard, ...]:
        """The offers that one's seat made or was made, oldest first, and what became of them."""
        table = (await house_of(request).desk.latest(name)).table
        assert table is not None
        return table.book.offers(seat_of(table, asker_of(asker, seat_or_none(seat))))

    @post("/{name:str}/ask", status_code=200)
    async def ask(
        self, request: AnyRequest, asker: NamedDependency[Person], name: FromPath[str], data: JSONBody[Asked]
    ) -> Done:
        """Ask something of a table."""
        hear(request, asker, data.command)
        return await house_of(request).desk.carry_out(name, asker_of(asker, data.seat), data.id, data.command)
