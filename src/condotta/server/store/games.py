"""Games that are over, in the database: put down once, with the standings of the seats and, if rated, new ratings."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update

from condotta.rating import NEWCOMER, Strength, learned, ranks
from condotta.server.store.inserting import insert_new
from condotta.server.store.schema import games, people, rating_changes, ratings, standings
from condotta.server.store.store import Store
from condotta.server.table.finished import Finished


async def keep_game(store: Store, table: str, finished: Finished) -> None:
    """Put a game down, its standings and what they do to ratings, all in one transaction; once, if told again."""

    def kept(connection: Connection) -> None:
        accounts = _kinds(connection, finished)
        rated = _counts(finished, accounts)
        if _is_new(connection, table, finished, rated):
            _place(connection, table, finished, accounts)
            if rated:
                _rate(connection, table, finished)

    await store.run(kept)


def _kinds(connection: Connection, finished: Finished) -> dict[str, str]:
    """Which of the players are known here, and whether as guests or by an account."""
    seated = [sitter.person for sitter in finished.sitters if sitter.person is not None]
    asked = select(people.c.id, people.c.kind, people.c.deleted).where(people.c.id.in_(seated))
    # Who was deleted since had an account, if he sat at a rated table: nobody else may sit down there.
    return {row.id: "account" if row.deleted and finished.announced else row.kind for row in connection.execute(asked)}


def _counts(finished: Finished, kinds: dict[str, str]) -> bool:
    """Whether a game is rated: announced so, played to its end, and each seat another person's account."""
    seated = {sitter.person for sitter in finished.sitters if kinds.get(sitter.person or "") == "account"}
    return finished.announced and finished.outcome is not None and len(seated) == len(finished.sitters)


def _is_new(connection: Connection, table: str, finished: Finished, rated: bool) -> bool:
    """Put the game itself down; False if it is there already."""
    outcome = finished.outcome
    row = {
        "table": table,
        "number": finished.number,
        "game": finished.game,
        "players": len(finished.sitters),
        "rated": rated,
        "started": finished.began,
        "ended": finished.ended,
        "open_from": finished.ended + finished.delay,
        "ending": None if outcome is None else outcome.ending,
    }
    return connection.execute(insert_new(connection, games).values(row).returning(games.c.number)).first() is not None


def _place(connection: Connection, table: str, finished: Finished, known: dict[str, str]) -> None:
    outcome = finished.outcome
    places: Sequence[int | None] = [None] * len(finished.sitters) if outcome is None else ranks(outcome)
    gone = set(connection.scalars(select(people.c.id).where(people.c.id.in_(known), people.c.deleted.is_(True))))
    rows = [
        {
            "table": table,
            "number": finished.number,
            "seat": seat,
            "person": sitter.person if sitter.person in known else None,
            "bot": sitter.bot,
            "place": place,
            "won": outcome is not None and seat in outcome.winners,
            "left": sitter.left,
            "name": sitter.name if sitter.guest and sitter.person not in gone else None,
        }
        for seat, (sitter, place) in enumerate(zip(finished.sitters, places, strict=True))
    ]
    connection.execute(insert(standings), rows)


def _rate(connection: Connection, table: str, finished: Finished) -> None:
    """Learn from a game what its players are worth; who left is rated last."""
    assert finished.outcome is not None
    who = [str(sitter.person) for sitter in finished.sitters]
    kind = {"game": finished.game, "players": len(who)}
    before = _strengths(connection, who, kind)
    after = learned([before[person] for person in who], ranks(finished.outcome, finished.left))
    for person, strength in zip(who, after, strict=True):
        new = {"mu": strength.mu, "sigma": strength.sigma}
        own = (ratings.c.person == person, ratings.c.game == finished.game, ratings.c.players == len(who))
        connection.execute(update(ratings).where(*own).values(games=ratings.c.games + 1, **new))
        row = {"person": person, "table": table, "number": finished.number, "at": finished.ended}
        connection.execute(insert(rating_changes).values(**row, **kind, **new))


def _strengths(connection: Connection, who: Sequence[str], kind: dict[str, Any]) -> dict[str, Strength]:
    """What the players are worth so far. Their rows are held till the end; in one order, so that nobody is stuck."""
    for person in sorted(who):
        fresh = {"person": person, "mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma, "games": 0}
        connection.execute(insert_new(connection, ratings).values(**fresh, **kind))
    asked = (
        select(ratings.c.person, ratings.c.mu, ratings.c.sigma)
        .where(ratings.c.person.in_(who), ratings.c.game == kind["game"], ratings.c.players == kind["players"])
        .order_by(ratings.c.person)
        .with_for_update()
    )
    return {person: Strength(mu, sigma) for person, mu, sigma in connection.execute(asked)}
