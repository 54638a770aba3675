"""What people have played and how well: games they have been in, counts, and ratings with their course."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Integer, and_, case, cast, func, not_, select, tuple_

from condotta.rating import Strength
from condotta.server.store.schema import games, people, rating_changes, ratings, standings, tables
from condotta.server.store.store import Store

COURSE = 1000
"""How many of the latest changes of somebody's ratings are told."""


class Place(msgspec.Struct, frozen=True):
    """A seat of a game that is over: a person (without a name, if he is gone), or a bot; and where it came in.

    At one screen the name is that of who played there.
    """

    seat: int
    person: str | None
    name: str | None
    bot: str | None
    place: int | None
    won: bool
    left: bool


class GameCard(msgspec.Struct, frozen=True):
    """A game that is over; without an ending it was broken off."""

    table: str
    number: int
    game: str
    players: int
    rated: bool
    started: int
    ended: int
    ending: str | None
    places: tuple[Place, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """How many games of one kind somebody has played to their end, and won."""

    game: str
    players: int
    played: int
    won: int


class Rating(msgspec.Struct, frozen=True):
    """Somebody's rating in one kind of game; `sure` is what he is at least, almost certainly."""

    person: str
    name: str | None
    game: str
    players: int
    mu: float
    sigma: float
    sure: float
    games: int


class Change(msgspec.Struct, frozen=True):
    """A rating after a game."""

    game: str
    players: int
    at: int
    mu: float
    sigma: float


class Career(msgspec.Struct, frozen=True):
    """What somebody has played here, and how well; his latest games at public tables are listed apart."""

    person: str
    name: str | None
    kind: str
    played: int
    won: int
    tallies: tuple[Tally, ...]
    ratings: tuple[Rating, ...]
    course: tuple[Change, ...]


async def games_of(
    store: Store, person: str, first: int, limit: int, *, now: int | None = None
) -> tuple[GameCard, ...]:
    """Games that somebody was in, the latest first; with a moment, only those that everybody may see by then."""
    which = standings.c.person == person
    if now is not None:
        which = and_(which, tables.c.public.is_(True), games.c.open_from <= now)

    def found(connection: Connection) -> tuple[GameCard, ...]:
        asked = select(*_card_columns()).select_from(games.join(standings).join(tables)).where(which).distinct()
        latest = asked.order_by(games.c.ended.desc(), games.c.table, games.c.number.desc())
        return _with_places(
            connection, [GameCard(*row) for row in connection.execute(latest.offset(first).limit(limit))]
        )

    return await store.run(found)


async def career(store: Store, person: str, *, now: int) -> Career | None:
    """What somebody has played here, as far as everybody may see it by now; None if there is nobody of this id."""

    def found(connection: Connection) -> Career | None:
        who = connection.execute(select(_shown_name(), people.c.kind).where(people.c.id == person)).first()
        if who is None:
            return None
        tallies = _tallies(connection, person, now)
        played, won = sum(one.played for one in tallies), sum(one.won for one in tallies)
        own = _ratings(connection, ratings.c.person == person, now)
        return Career(person, who[0], who[1], played, won, tallies, own, _course(connection, person, now))

    return await store.run(found)


async def best(store: Store, game: str, players: int, first: int, limit: int, *, now: int) -> tuple[Rating, ...]:
    """The ratings in one kind of game, the surest first, as far as everybody may see them by now."""
    which = and_(ratings.c.game == game, ratings.c.players == players, not_(people.c.deleted), not_(people.c.banned))
    return await store.run(lambda connection: _ratings(connection, which, now, first, limit))


async def former(store: Store, who: set[str]) -> set[str]:
    """Those of these people who are gone."""
    asked = select(people.c.id).where(people.c.id.in_(who), people.c.deleted.is_(True))
    return await store.run(lambda connection: set(connection.scalars(asked)))


def _tallies(connection: Connection, person: str, now: int) -> tuple[Tally, ...]:
    """Who left before the end has played, but not won; a game at one screen counts once, whoever of those there won."""
    won = func.max(cast(and_(standings.c.won, not_(standings.c.left)), Integer)).label("won")
    each = (
        select(games.c.game, games.c.players, won)
        .select_from(games.join(standings))
        .where(standings.c.person == person, games.c.ending.is_not(None), games.c.open_from <= now)
        .group_by(games.c.table, games.c.number, games.c.game, games.c.players)
        .subquery()
    )
    asked = (
        select(each.c.game, each.c.players, func.count(), func.sum(each.c.won))
        .group_by(each.c.game, each.c.players)
        .order_by(each.c.game, each.c.players)
    )
    return tuple(Tally(game, players, played, int(wins)) for game, players, played, wins in connection.execute(asked))


def _ratings(
    connection: Connection, which: ColumnElement[bool], now: int, first: int = 0, limit: int = COURSE
) -> tuple[Rating, ...]:
    """Ratings as they are; but as they were, where a game has changed them that not everybody may have seen yet."""
    row = ratings.c
    asked = (
        select(row.person, _shown_name(), row.game, row.players, row.mu, row.sigma, row.games)
        .select_from(ratings.join(people))
        .where(which)
        .order_by((row.mu - 3 * row.sigma).desc(), row.person, row.game, row.players)
    )
    covered = _covered(connection, now)
    if not covered:
        return tuple(_rating(tuple(one)) for one in connection.execute(asked.offset(first).limit(limit)))
    # All of them, then the page: else it would tell by their order what is covered.
    found = [_rating(tuple(one)) for one in connection.execute(asked)]
    seen = [_as_seen(connection, one, covered.get((one.person, one.game, one.players), 0), now) for one in found]
    return tuple(sorted((one for one in seen if one is not None), key=lambda one: -one.sure))[first : first + limit]


def _covered(connection: Connection, now: int) -> dict[tuple[str, str, int], int]:
    """Whose ratings games have changed that not everybody may have seen, and how many."""
    row = rating_changes.c
    asked = select(row.person, row.game, row.players, func.count()).select_from(rating_changes.join(games))
    counted = asked.where(games.c.open_from > now).group_by(row.person, row.game, row.players)
    return {(person, game, players): count for person, game, players, count in connection.execute(counted)}


def _as_seen(connection: Connection, rating: Rating, covered: int, now: int) -> Rating | None:
    """A rating without the latest games, so many of them; None if it has no others."""
    if not covered:
        return rating
    own = and_(rating_changes.c.game == rating.game, rating_changes.c.players == rating.players)
    *_, latest = (None, *_course(connection, rating.person, now, own))
    if latest is None:
        return None
    sure = Strength(latest.mu, latest.sigma).sure
    return msgspec.structs.replace(rating, mu=latest.mu, sigma=latest.sigma, sure=sure, games=rating.games - covered)


def _rating(row: Sequence[Any]) -> Rating:
    person, name, game, players, mu, sigma, count = row
    return Rating(person, name, game, players, mu, sigma, Strength(mu, sigma).sure, count)


def _course(connection: Connection, person: str, now: int, *which: ColumnElement[bool]) -> tuple[Change, ...]:
    """The latest changes that everybody may see by now, the oldest of them first."""
    row = rating_changes.c
    asked = select(row.game, row.players, row.at, row.mu, row.sigma).select_from(rating_changes.join(games))
    asked = asked.where(row.person == person, games.c.open_from <= now, *which)
    latest = asked.order_by(row.at.desc(), row.table, row.number.desc()).limit(COURSE)
    return tuple(Change(*one) for one in reversed(connection.execute(latest).all()))


def _with_places(connection: Connection, cards: list[GameCard]) -> tuple[GameCard, ...]:
    """The games with all who were in them."""
    row = standings.c
    asked = (
        select(row.table, row.number, row.seat, row.person, _name_then(), row.bot, row.place, row.won, row.left)
        .select_from(standings.outerjoin(people))
        .where(tuple_(row.table, row.number).in_([(card.table, card.number) for card in cards]))
        .order_by(row.seat)
    )
    places: dict[tuple[str, int], list[Place]] = {(card.table, card.number): [] for card in cards}
    for table, number, *place in connection.execute(asked):
        places[table, number].append(Place(*place))
    return tuple(msgspec.structs.replace(card, places=tuple(places[card.table, card.number])) for card in cards)


def _card_columns() -> list[Any]:
    names = ("table", "number", "game", "players", "rated", "started", "ended", "ending")
    return [games.c[name] for name in names]


def _name_then() -> ColumnElement[str | None]:
    """The name of who played, or none if the person is gone to whom the seat belonged."""
    return case((people.c.deleted, None), else_=func.coalesce(standings.c.name, people.c.name))


def _shown_name() -> ColumnElement[str | None]:
    """Somebody's name, or none if he is gone."""
    return case((people.c.deleted, None), else_=people.c.name)
