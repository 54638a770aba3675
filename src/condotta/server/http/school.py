"""Learning over HTTP: why something cannot be done, sums of lines and armies, courses of play, and the rules."""

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from condotta import rulebook
from condotta.catalogue import game_named
from condotta.kernel.game import Seat
from condotta.server.http.asking import AnyRequest, asker_of, house_of, person
from condotta.server.http.faults import language_of
from condotta.server.school.armies import Armies, Standing, compared
from condotta.server.school.courses import TRIED, Course, Reached, followed
from condotta.server.school.reasons import Reason, reason
from condotta.server.school.sums import Comparison, Lines, counted
from condotta.server.store.people import Person
from condotta.server.table.commands import Act
from condotta.server.table.deciding import decide

Game = Annotated[Literal["condottiere", "ordonnance"], "A game."]
Tongue = Annotated[
    Literal["en", "it", "pl", "ru"] | None,
    QueryParameter(name="language", description="In which language; else as the browser wishes."),
]


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that one's seat might want to do now, as objects or in notation; the seat only for who has several."""

    actions: Annotated[list[Any], TRIED]
    seat: Seat | None = None


class ClauseCard(msgspec.Struct, frozen=True):
    """A clause of the rules: its text is Markdown; `language` is the one it is told in."""

    id: str
    title: str
    section: str
    text: str
    language: str


class SchoolController(Controller):
    """Learning."""

    path = "/api"
    tags = ("school",)

    @post("/tables/{name:str}/reasons", dependencies={"asker": Provide(person)}, status_code=200)
    async def reasons(
        self, request: AnyRequest, asker: NamedDependency[Person], name: FromPath[str], data: JSONBody[Tried]
    ) -> tuple[Reason, ...]:
        """Why one's seat may not do these things now. Nothing is done, and nobody else hears of it."""
        table = (await house_of(request).desk.latest(name)).table
        assert table is not None
        who, language, rules = asker_of(asker, data.seat), language_of(request), table.settings.rules
        move = 1 if table.playing is None else table.playing.moves + 1
        acts = [Act(move, action) for action in data.actions]
        return tuple(reason(rules, language, partial(decide, table, who, act)) for act in acts)

    @post("/rules/condottiere/strengths", status_code=200)
    async def strengths(self, data: JSONBody[Lines]) -> Comparison:
        """What battle lines of Condottiere come to, term by term, and which of them wins."""
        return counted(data)

    @post("/rules/ordonnance/armies", status_code=200)
    async def armies(self, data: JSONBody[Armies]) -> Standing:
        """What armies of Ordonnance in one territory are called, and which of them leads."""
        return compared(data)

    @post("/rules/{game:str}/course", status_code=200)
    async def course(self, request: AnyRequest, game: FromPath[Game], data: JSONBody[Course]) -> Reached:
        """Play on from a position laid out by hand; nothing is kept."""
        return followed(game_named(game), data, language_of(request))

    @get("/rules/{game:str}")
    async def rules(self, request: AnyRequest, game: FromPath[Game], language: Tongue = None) -> tuple[ClauseCard, ...]:
        """The rules of a game, clause by clause."""
        told = rulebook.clauses(game, language or language_of(request))
        return tuple(ClauseCard(*one) for one in told)
