"""Games that are over, in the database: put down once, however often they are told; ratings, lists and reviews."""

import asyncio

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select, update

from condotta.kernel.game import Outcome
from condotta.rating import NEWCOMER, learned
from condotta.server.store import Store, open_store
from condotta.server.store.games import keep_game
from condotta.server.store.parting import delete_person, rename_everywhere
from condotta.server.store.reviews import advance_review, claim_review, keep_review, review_of
from condotta.server.store.schema import games, people, rating_changes, standings, tables
from condotta.server.store.statistics import GameCard, best, career, former, games_of
from condotta.server.table.finished import Finished, Sitter
from tests.server.appends import BASE, append

pytestmark = pytest.mark.anyio
PEOPLE = ("anna", "bruno", "carla")


LATER = BASE + 10**9


async def invite(store: Store, kind: str = "account") -> None:
    rows = [{"id": p, "name": p.title(), "name_key": p, "kind": kind, "created": BASE, "seen": BASE} for p in PEOPLE]
    await store.run(lambda connection: connection.execute(insert(people), rows).rowcount)
    for table in ("t", "u"):
        await store.append(append(table, 1))


def finished(
    number: int = 1,
    winner: int = 0,
    left: tuple[int, ...] = (),
    announced: bool = True,
    over: bool = True,
    delay: int = 0,
) -> Finished:
    sitters = tuple(Sitter(person, person.title(), None, seat in left) for seat, person in enumerate(PEOPLE))
    scores = tuple(5 if seat == winner else 3 - seat for seat in range(3))
    outcome = Outcome((winner,), "total", scores) if over else None
    at = BASE + 1000 * number
    return Finished(number, "condottiere", at - 500, at, announced, delay, sitters, outcome)


async def counts(store: Store) -> tuple[int, int, int]:
    def counted(connection: Connection) -> tuple[int, int, int]:
        of_games, of_standings, of_changes = (
            connection.scalars(select(func.count()).select_from(one)).one()
            for one in (games, standings, rating_changes)
        )
        return of_games, of_standings, of_changes

    return await store.run(counted)


async def strengths(store: Store) -> dict[str, float]:
    return {one.person: one.mu for one in await best(store, "condottiere", 3, 0, 10, now=LATER)}


async def test_a_game_is_put_down_once_however_often_it_is_told(store: Store) -> None:
    await invite(store)

    await asyncio.gather(*(keep_game(store, "t", finished()) for _ in range(5)))

    assert await counts(store) == (1, 3, 3)
    expected = learned([NEWCOMER] * 3, [1, 2, 3])
    assert await strengths(store) == pytest.approx(dict(zip(PEOPLE, (one.mu for one in expected), strict=True)))
    assert [one.games for one in await best(store, "condottiere", 3, 0, 10, now=LATER)] == [1, 1, 1]


async def test_processes_that_put_down_games_of_the_same_people_at_once_lose_none(database: str) -> None:
    first = await open_store(database)
    other = await open_store(database, serving=False)
    await invite(first)

    await asyncio.gather(
        *(
            keep_game(store, table, finished(number, number % 3))
            for number in range(1, 7)
            for table in ("t", "u")
            for store in (first, other)
        )
    )

    assert await counts(first) == (12, 36, 36)
    assert [one.games for one in await best(first, "condottiere", 3, 0, 10, now=LATER)] == [12, 12, 12]
    await first.close()
    await other.close()


async def test_who_left_is_rated_last_but_stands_where_his_seat_came_in(store: Store) -> None:
    await invite(store)

    await keep_game(store, "t", finished(winner=0, left=(0,)))

    after = await strengths(store)
    assert after["bruno"] > after["carla"] > after["anna"]
    (card,) = await games_of(store, "anna", 0, 10)
    assert [(one.place, one.won, one.left) for one in card.places] == [
        (1, True, True),
        (2, False, False),
        (3, False, False),
    ]
    one = await career(store, "anna", now=LATER)
    assert one is not None
    assert (one.played, one.won) == (1, 0)


@pytest.mark.parametrize("why", ["not announced", "broken off", "a guest", "a bot", "one person twice"])
async def test_what_is_not_rated_changes_no_rating(store: Store, why: str) -> None:
    await invite(store, "guest" if why == "a guest" else "account")
    game = finished(announced=why != "not announced", over=why != "broken off")
    if why in ("a bot", "one person twice"):
        other = Sitter(None, "", "captain") if why == "a bot" else game.sitters[0]
        game = Finished(1, game.game, 0, BASE, True, 0, (*game.sitters[:2], other), game.outcome)

    await keep_game(store, "t", game)

    assert await counts(store) == (1, 3, 0)
    (card,) = await games_of(store, "anna", 0, 10)
    assert not card.rated
    assert card.ending == (None if why == "broken off" else "total")
    assert any(one.won for one in card.places) == (why != "broken off")


async def test_who_deletes_his_account_in_a_rated_game_spoils_it_for_nobody(store: Store) -> None:
    await invite(store)
    gone = update(people).where(people.c.id == "carla").values(kind="guest", deleted=True)
    await store.run(lambda connection: connection.execute(gone).rowcount)

    await keep_game(store, "t", finished(left=(2,)))

    assert (await games_of(store, "anna", 0, 10))[0].rated
    assert (await strengths(store))["anna"] > NEWCOMER.mu


async def test_a_page_of_ratings_tells_nothing_of_a_game_that_is_shown_later(store: Store) -> None:
    await invite(store)
    await keep_game(store, "t", finished(1, winner=0))
    await keep_game(store, "t", finished(2, winner=1, delay=10**8))
    await keep_game(store, "t", finished(3, winner=1, delay=10**8))
    now = BASE + 5_000

    whole = await best(store, "condottiere", 3, 0, 10, now=now)
    pages = [one for at in range(3) for one in await best(store, "condottiere", 3, at, 1, now=now)]

    assert tuple(pages) == whole
    assert whole[0].person == "anna"


async def test_a_career_tells_games_by_kind_and_the_course_of_ratings(store: Store) -> None:
    await invite(store)
    for number in range(1, 4):
        await keep_game(store, "t", finished(number, winner=number % 2))
    await keep_game(store, "t", finished(4, over=False))

    anna = await career(store, "anna", now=LATER)

    assert anna is not None
    assert (anna.name, anna.kind, anna.played, anna.won) == ("Anna", "account", 3, 1)
    assert [(one.game, one.players, one.played, one.won) for one in anna.tallies] == [("condottiere", 3, 3, 1)]
    assert [one.at for one in anna.course] == [BASE + 1000, BASE + 2000, BASE + 3000]
    assert anna.course[-1].mu == anna.ratings[0].mu
    assert anna.ratings[0].sure == pytest.approx(anna.ratings[0].mu - 3 * anna.ratings[0].sigma)
    assert await career(store, "nobody", now=LATER) is None


async def test_games_come_in_pages_and_strangers_see_those_at_public_tables_in_their_time(store: Store) -> None:
    await invite(store)
    for number in range(1, 6):
        await keep_game(store, "t", finished(number))
    await keep_game(store, "u", finished(6))
    await store.run(
        lambda connection: connection.execute(update(tables).where(tables.c.id == "u").values(public=False)).rowcount
    )

    def numbers(cards: tuple[GameCard, ...]) -> list[int]:
        return [card.number for card in cards]

    assert numbers(await games_of(store, "anna", 0, 2)) == [6, 5]
    assert numbers(await games_of(store, "anna", 4, 5)) == [2, 1]
    assert numbers(await games_of(store, "anna", 0, 9, now=BASE + 9000)) == [5, 4, 3, 2, 1]
    assert numbers(await games_of(store, "anna", 0, 9, now=BASE + 2500)) == [2, 1]
    assert await games_of(store, "nobody", 0, 9) == ()


async def test_at_one_screen_games_are_listed_with_the_names_that_were_used_there(store: Store) -> None:
    await invite(store)
    host, other = Sitter("anna", "Anna", None), Sitter("anna", "Uncle Bob", None, guest=True)
    at_one_screen = msgspec.structs.replace(
        finished(announced=False), sitters=(host, other, Sitter(None, "", "recruit"))
    )
    bare = update(tables).values(card=b'{"chairs":[]}')
    await store.run(lambda connection: connection.execute(bare).rowcount)
    await keep_game(store, "t", at_one_screen)
    await rename_everywhere(store, "anna", "Annabella")

    (card,) = await games_of(store, "anna", 0, 9)

    assert [(one.person, one.name) for one in card.places] == [
        ("anna", "Annabella"),
        ("anna", "Uncle Bob"),
        (None, None),
    ]
    await delete_person(store, "anna")
    (card,) = await games_of(store, "anna", 0, 9)
    assert [one.name for one in card.places] == [None, None, None]
    await keep_game(store, "u", at_one_screen)  # it was over, but not put down
    assert "Uncle Bob" not in str(await store.run(lambda connection: connection.execute(select(standings)).all()))


async def test_who_is_gone_has_no_name_and_is_not_among_the_best(store: Store) -> None:
    await invite(store)
    await keep_game(store, "t", finished())
    gone = update(people).where(people.c.id == "anna").values(deleted=True)
    await store.run(lambda connection: connection.execute(gone).rowcount)

    (card,) = await games_of(store, "bruno", 0, 9)

    assert [one.name for one in card.places] == [None, "Bruno", "Carla"]
    assert set(await strengths(store)) == {"bruno", "carla"}
    assert await former(store, {"anna", "bruno"}) == {"anna"}


async def test_a_review_is_made_by_one_and_taken_over_only_from_who_is_not_heard_of(store: Store) -> None:
    await invite(store)
    await keep_game(store, "t", finished())

    claims = await asyncio.gather(*(claim_review(store, "t", 1, 40, 1000, 500) for _ in range(4)))

    assert sorted(claims) == [False, False, False, True]
    await advance_review(store, "t", 1, 7, 1400)
    assert not await claim_review(store, "t", 1, 40, 1800, 500)
    assert await claim_review(store, "t", 1, 40, 1901, 500)
    await keep_review(store, "t", 1, 40, b"{}", 2000)
    assert not await claim_review(store, "t", 1, 40, 9000, 500)
    review = await review_of(store, "t", 1)
    assert review is not None
    assert (review.judged, review.body) == (40, b"{}")
    assert await review_of(store, "t", 2) is None


async def test_what_spectators_see_later_is_told_by_no_count_and_no_rating_before(store: Store) -> None:
    await invite(store)
    await keep_game(store, "t", finished(1, winner=1))
    before = await career(store, "anna", now=LATER), await best(store, "condottiere", 3, 0, 10, now=LATER)
    await keep_game(store, "t", finished(2, delay=60_000))
    opened = BASE + 2000 + 60_000

    assert (
        await career(store, "anna", now=opened - 1),
        await best(store, "condottiere", 3, 0, 10, now=opened - 1),
    ) == before
    anna = await career(store, "anna", now=opened)
    assert anna is not None
    assert (anna.played, anna.won, len(anna.course), anna.ratings[0].games) == (2, 1, 2, 2)


async def test_who_has_only_games_that_spectators_have_not_seen_is_not_among_the_best(store: Store) -> None:
    await invite(store)
    await keep_game(store, "t", finished(1, delay=60_000))

    assert await best(store, "condottiere", 3, 0, 10, now=BASE + 1000) == ()
    assert len(await best(store, "condottiere", 3, 0, 10, now=LATER)) == 3
