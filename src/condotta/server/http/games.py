"""Games over HTTP: one's own, records, replays and reviews of single ones."""

from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter

from condotta.kernel.game import IllegalMove
from condotta.kernel.record import dumps
from condotta.server.annals import NoSuchGame
from condotta.server.house import House
from condotta.server.http.asking import AnyRequest, house_of, person, person_or_nobody
from condotta.server.http.paging import First, Limit
from condotta.server.reviewing import ReviewCard
from condotta.server.signing import public_key_pem, sign
from condotta.server.store.people import Person
from condotta.server.store.reviews import review_of
from condotta.server.store.statistics import GameCard, games_of
from condotta.server.table.card import ChairCard
from condotta.server.table.chronicle import Chronicle, Sight, sight
from condotta.server.table.replaying import Frame, frames, lens_of, steps_seen

LINES = "application/jsonl"
OWN = "own"
Eyes = Annotated[
    str,
    QueryParameter(
        name="viewer", pattern="^([0-5]|open|public|own)$", description="A seat, `open`, `public`, or one's `own` eyes."
    ),
]


class Replay(msgspec.Struct, frozen=True):
    """Some frames of a game; `total` is how many there are by now, `chairs` who sat there when it began.

    `reviewed` says that a review of the game is there, or being made.
    """

    game: str
    seats: tuple[str, ...]
    chairs: tuple[ChairCard, ...]
    viewer: int | str | None
    over: bool
    reviewed: bool
    total: int
    frames: tuple[Frame, ...]


class GamesController(Controller):
    """Games."""

    path = "/api"
    tags = ("games",)

    @get("/key", media_type=MediaType.TEXT)
    async def key(self, request: AnyRequest) -> str:
        """The public key, in PEM, of the signature under every record from here."""
        return public_key_pem(house_of(request).key)

    @get("/games", dependencies={"asker": Provide(person)})
    async def mine(
        self, request: AnyRequest, asker: NamedDependency[Person], first: First = 0, limit: Limit = 20
    ) -> tuple[GameCard, ...]:
        """One's own games that are over, the latest first."""
        return await games_of(house_of(request).store, asker.id, first, limit)

    @get("/games/{table:str}/{number:int}/record", media_type=LINES)
    async def record(self, request: AnyRequest, table: FromPath[str], number: FromPath[int]) -> Response[str]:
        """The signed record of a game that is over, as JSON lines."""
        house = house_of(request)
        game = await _open_game(request, house, table, number)
        signed = sign(dumps(await house.annals.record(game)), house.key)
        kept_as = {"Content-Disposition": f'attachment; filename="{game.settings.game}-{table}-{number}.jsonl"'}
        return Response(signed, media_type=LINES, headers=kept_as)

    @get("/games/{table:str}/{number:int}/replay")
    async def replay(
        self,
        request: AnyRequest,
        table: FromPath[str],
        number: FromPath[int],
        viewer: Eyes = OWN,
        first: First = 0,
        limit: Limit = 50,
    ) -> Replay:
        """The steps of a game: through one's own eyes; when it is over, through anybody's or with all cards open."""
        house = house_of(request)
        game, seen = await _seen(request, house, table, number)
        lens, steps = lens_of(None if viewer == OWN else viewer, game, seen), steps_seen(game, seen)
        async with house.desk.readers.turn():
            told = frames(game, steps, lens, first, limit)
        names, chairs = await house.annals.names(game), await house.annals.chairs(game)
        reviewed = seen.open and await review_of(house.store, table, number) is not None
        return Replay(game.settings.game, names, chairs, lens, seen.open, reviewed, len(steps), told)

    @post("/games/{table:str}/{number:int}/review", dependencies={"asker": Provide(person)}, status_code=202)
    async def begin_review(
        self, request: AnyRequest, asker: NamedDependency[Person], table: FromPath[str], number: FromPath[int]
    ) -> ReviewCard:
        """Have a game reviewed that is over; once asked for, it goes on by itself."""
        house = house_of(request)
        game = await _open_game(request, house, table, number)
        await house.reviews.begin(table, number, await house.annals.record(game))
        return await _review(house, game)

    @get("/games/{table:str}/{number:int}/review")
    async def review(self, request: AnyRequest, table: FromPath[str], number: FromPath[int]) -> ReviewCard:
        """How far the review of a game is and, when it is done, all that was found."""
        house = house_of(request)
        return await _review(house, await _open_game(request, house, table, number))


async def _seen(request: AnyRequest, house: House, table: str, number: int) -> tuple[Chronicle, Sight]:
    """A game, and what the asker may see of it."""
    asker = await person_or_nobody(request)
    game = await house.annals.chronicle(table, number)
    seen = sight(game, asker.id if asker else None, house.now())
    if game.began > seen.until:  # for him it has not begun
        raise NoSuchGame(table, number)
    return game, seen


async def _open_game(request: AnyRequest, house: House, table: str, number: int) -> Chronicle:
    """A game of which the asker may see everything; IllegalMove if he may not yet."""
    game, seen = await _seen(request, house, table, number)
    if not seen.open:
        raise IllegalMove("game.running")
    return game


async def _review(house: House, game: Chronicle) -> ReviewCard:
    card = await house.reviews.card(game.name, game.started.game, await house.annals.names(game))
    if card is None:
        raise IllegalMove("review.none")
    return card
