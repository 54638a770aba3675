"""Statistics over HTTP: what people have played and how well, and who is best."""

from typing import Annotated, Literal

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from condotta.server.http.asking import AnyRequest, house_of, person_or_nobody
from condotta.server.http.paging import First, Limit
from condotta.server.store.statistics import Career, GameCard, Rating, best, career, games_of

Name = Annotated[Literal["condottiere", "ordonnance"], QueryParameter(name="game", description="A game.")]
Count = Annotated[int, QueryParameter(name="players", ge=2, le=6)]


class StatisticsController(Controller):
    """Statistics."""

    path = "/api"
    tags = ("statistics",)

    @get("/people/{person:str}")
    async def career(self, request: AnyRequest, person: FromPath[str]) -> Career:
        """What somebody has played here, and how well."""
        house = house_of(request)
        found = await career(house.store, person, now=house.now())
        if found is None:
            raise NotFoundException("There is nobody of this id.")
        return found

    @get("/people/{person:str}/games")
    async def games(
        self, request: AnyRequest, person: FromPath[str], first: First = 0, limit: Limit = 20
    ) -> tuple[GameCard, ...]:
        """Somebody's latest games: those at public tables, and all of them to himself."""
        house, asker = house_of(request), await person_or_nobody(request)
        own = asker is not None and asker.id == person
        return await games_of(house.store, person, first, limit, now=None if own else house.now())

    @get("/ratings")
    async def best(
        self, request: AnyRequest, game: Name, players: Count, first: First = 0, limit: Limit = 50
    ) -> tuple[Rating, ...]:
        """The best players of a game for so many, by what each is at least worth."""
        house = house_of(request)
        return await best(house.store, game, players, first, limit, now=house.now())
