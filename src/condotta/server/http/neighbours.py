"""Blocking and reporting people over HTTP."""

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from condotta.server.http.asking import AnyRequest, himself, house_of, limits_of, plain
from condotta.server.http.faults import Denied
from condotta.server.store import neighbours
from condotta.server.store.neighbours import Blocked
from condotta.server.store.people import Person
from condotta.server.table.printing import printed

LONGEST_REASON = 1000


class Complaint(msgspec.Struct, frozen=True):
    """Whom one reports, why, and at which table it was."""

    person: str
    reason: str
    table: str | None = None


class Filed(msgspec.Struct, frozen=True):
    """The id of a report."""

    report: str


class NeighboursController(Controller):
    """Blocks and reports."""

    path = "/api"
    tags = ("people",)
    dependencies = {"asker": Provide(himself)}  # noqa: RUF012

    @get("/blocks")
    async def blocks(self, request: AnyRequest, asker: NamedDependency[Person]) -> list[Blocked]:
        """Whom one has blocked; their talk is not to be shown."""
        return await neighbours.blocked_by(house_of(request).store, asker.id)

    @put("/blocks/{person:str}", status_code=204)
    async def block(self, request: AnyRequest, asker: NamedDependency[Person], person: FromPath[str]) -> None:
        """Block somebody: he cannot sit down at tables of which one is the host, nor talk to one in private or make one
        offers.
        """
        house = house_of(request)
        if person == asker.id:
            raise Denied(409, "person.self")
        if not await neighbours.block(house.store, asker.id, plain(person), house.now()):
            raise Denied(404, "person.none")

    @delete("/blocks/{person:str}", status_code=204)
    async def unblock(self, request: AnyRequest, asker: NamedDependency[Person], person: FromPath[str]) -> None:
        """Block somebody no more."""
        if not await neighbours.unblock(house_of(request).store, asker.id, plain(person)):
            raise Denied(404, "person.none")

    @post("/reports")
    async def report(self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[Complaint]) -> Filed:
        """Report somebody to those who run the server."""
        limits_of(request).spend("reports", asker.id)
        reason = printed(data.reason)
        if not 1 <= len(reason) <= LONGEST_REASON:
            raise Denied(409, "report.reason", most=LONGEST_REASON)
        house, table = house_of(request), None if data.table is None else plain(data.table)
        filed = await neighbours.report(house.store, asker.id, plain(data.person), reason, table, house.now())
        if filed is None:
            raise Denied(404, "person.none")
        return Filed(filed)
