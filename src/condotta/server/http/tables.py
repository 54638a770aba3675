"""Tables over HTTP: the lobby, setting one up, and asking something of one."""

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from condotta.kernel.game import Seat
from condotta.server.http.asking import AnyRequest, asker_of, house_of, limits_of, person
from condotta.server.store.lobby import lobby, tables_of
from condotta.server.store.people import Person
from condotta.server.table.book import OfferCard
from condotta.server.table.card import TableCard, card_of
from condotta.server.table.commands import AnyCommand
from condotta.server.table.deciding import Asker, seat_of
from condotta.server.table.settings import Settings
from condotta.server.wire import CommandId, Done


class Asked(msgspec.Struct, frozen=True):
    """A command to a table; with the same id it counts once. `seat` says for which of several seats one asks."""

    id: CommandId
    command: AnyCommand
    seat: Seat | None = None


class Named(msgspec.Struct, frozen=True):
    """The name of a new table."""

    table: str


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = {"asker": Provide(person)}  # noqa: RUF012

    @get()
    async def open_tables(self, request: AnyRequest) -> list[TableCard]:
        """Public tables that gather or play, the newest first."""
        return await lobby(house_of(request).store)

    @get("/mine")
    async def mine(self, request: AnyRequest, asker: NamedDependency[Person]) -> list[TableCard]:
        """The tables at which one sits."""
        return await tables_of(house_of(request).store, asker.id)

    @post()
    async def open_table(self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[Settings]) -> Named:
        """Set a table up; one is its host then, but sits nowhere yet."""
        limits_of(request).spend("tables", asker.id)
        return Named(await house_of(request).desk.open_table(asker_of(asker), data))

    @get("/{name:str}")
    async def one(self, request: AnyRequest, name: FromPath[str]) -> TableCard:
        """A table as everybody sees it."""
        hot = await house_of(request).desk.table(name)
        assert hot.table is not None
        return card_of(hot.table)

    @get("/{name:str}/offers")
    async def offers(
        self, request: AnyRequest, asker: Person, name: str, seat: Seat | None = None
    ) -> tuple[OfferCard, ...]:
        """The offers that one's seat made or was made, oldest first, and what became of them."""
        table = (await house_of(request).desk.table(name)).table
        assert table is not None
        return table.book.offers(seat_of(table, Asker(asker.id, asker.name, seat)))

    @post("/{name:str}/ask", status_code=200)
    async def ask(
        self, request: AnyRequest, asker: NamedDependency[Person], name: FromPath[str], data: JSONBody[Asked]
    ) -> Done:
        """Ask something of a table."""
        return await house_of(request).desk.carry_out(name, asker_of(asker, data.seat), data.id, data.command)
