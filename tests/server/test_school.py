"""Learning over HTTP: reasons, sums, armies, courses from positions laid out by hand, and the rules themselves."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from condotta import rulebook
from condotta.condottiere.cards import COPIES, Card
from condotta.condottiere.italy import BORDERS, Region
from condotta.condottiere.text import region_name
from condotta.kernel.language import LANGUAGES
from condotta.ordonnance.decks import CARDS_EACH
from condotta.ordonnance.icons import BY_KIND
from condotta.server.refusing import ASKED, CLAUSES
from condotta.server.school.armies import TABLE, Armies, compared
from condotta.server.school.courses import MOST_ACTIONS, MOST_TRIED
from condotta.server.school.sums import Laid, Lines, counted
from tests.clauses import clause
from tests.server.club import Club, ask, did, opened

pytestmark = pytest.mark.anyio

START = {"options": {"players": 2}, "hands": ["6 4 3", "5 2"], "phase": "choose", "turn": 0}
BOOKS = Path(__file__).parents[2] / "docs" / "rules"
RULING = {"en": "Ruling", "it": "Decisione", "pl": "Rozstrzygnięcie", "ru": "Решение"}


@pytest.fixture(scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with opened(f"sqlite:///{tmp_path_factory.mktemp('school')}/condotta.db") as club:
        yield club


async def asked(club: Club, path: str, body: Any, **headers: str) -> httpx.Response:
    return await club.browser(**headers).post(f"/api/rules/{path}", json=body)


# Why something cannot be done.


async def playing(club: Club, name: str) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    anna, bruno = await club.guest(f"{name} Anna"), await club.guest(f"{name} Bruno")
    table = await club.table(anna, bruno, seed="school")
    await did(ask(anna, table, "start"))
    return anna, bruno, table


async def reasons(browser: httpx.AsyncClient, table: str, *actions: Any) -> Any:
    return await did(browser.post(f"/api/tables/{table}/reasons", json={"actions": actions}))


async def test_a_seat_is_told_why_it_may_not_act_and_nothing_happens(club: Club) -> None:
    players = await playing(club, "Why")
    table = players[2]
    views = [await did(one.get(f"/api/tables/{table}/log")) for one in players[:2]]
    first = next(seat for seat in (0, 1) if any(told.get("legal") for told in views[seat]))

    mover = await reasons(players[first], table, {"do": "attack", "region": "Milano"}, "pass", {"do": "dance"})
    (other,) = await reasons(players[1 - first], table, "attack Milano")

    assert mover[0]["allowed"]
    assert (mover[1]["code"], mover[1]["clause"]) == ("turn.question", "region.choice")
    assert (mover[2]["code"], mover[2]["clause"]) == ("action.form", None)
    assert (other["code"], other["clause"]) == ("turn.other", "battle.order")
    assert other["sentence"].endswith(".")
    assert [await did(one.get(f"/api/tables/{table}/log")) for one in players[:2]] == views


async def test_only_who_sits_there_is_given_reasons(club: Club) -> None:
    anna, _, table = await playing(club, "Sitting")
    stranger = await club.guest("Stranger")

    (told,) = await reasons(stranger, table, "pass")
    nobody = await club.browser().post(f"/api/tables/{table}/reasons", json={"actions": ["pass"]})
    many = await anna.post(f"/api/tables/{table}/reasons", json={"actions": ["pass"] * (MOST_TRIED + 1)})

    assert told["code"] == "seat.none"
    assert nobody.status_code == 401
    assert many.status_code == 400


async def test_a_table_that_gathers_says_that_nothing_is_played(club: Club) -> None:
    anna = await club.guest("Waiting Anna")

    (told,) = await reasons(anna, await club.table(anna), "pass")

    assert (told["code"], told["clause"]) == ("game.none", None)


def test_every_clause_to_which_a_refusal_sends_is_in_the_rules() -> None:
    for game, named in CLAUSES.items():
        ids = {one.id for one in rulebook.clauses(game)}
        assert set(named.values()) <= ids
    assert set(ASKED.values()) <= {one.id for one in rulebook.clauses("condottiere")}


# Sums of battle lines.


@clause("condottiere:strength.examples")
@pytest.mark.parametrize(
    ("lines", "season", "strengths"),
    [
        (["10 10 5 4", ""], None, [29, 0]),
        (["10 10 5 4", ""], "winter", [4, 0]),
        (["5 5 2", "heroine 4 1"], "spring", [18, 15]),
        (["2 4 drummer", "3"], "spring", [15, 3]),
        (["4 drummer", "6"], "spring", [8, 9]),
        (["10 5 6 drummer", ""], "winter", [6, 0]),
    ],
)
async def test_lines_come_to_what_the_rulebook_says(
    club: Club, lines: list[str], season: str | None, strengths: list[int]
) -> None:
    answer = await asked(club, "condottiere/strengths", {"lines": [line.split() for line in lines], "season": season})

    assert [line["strength"] for line in answer.json()["lines"]] == strengths


async def test_a_sum_shows_winter_drummer_and_spring_apart(club: Club) -> None:
    lines = {"lines": [["2", "4", "4", "drummer"], ["courtesan", "heroine"]], "season": "spring"}

    sums = (await asked(club, "condottiere/strengths", lines)).json()

    assert sums["lines"][0]["terms"] == [
        {"card": "2", "count": 1, "base": 2, "times": 2, "plus": 0, "value": 4},
        {"card": "4", "count": 2, "base": 4, "times": 2, "plus": 3, "value": 22},
    ]
    assert [term["value"] for term in sums["lines"][1]["terms"]] == [1, 10]
    assert (sums["winner"], sums["token"]) == (0, 1)


def test_the_terms_of_any_lines_add_up_to_what_the_rules_say() -> None:
    dice = random.Random(7)
    for _ in range(60):
        deck = [name for name in get_args(Laid) for _ in range(COPIES[Card(name).kind])]
        dice.shuffle(deck)
        lines = tuple(tuple(deck.pop() for _ in range(dice.randrange(9))) for _ in range(dice.randint(2, 6)))
        sums = counted(Lines(lines, dice.choice([None, "winter", "spring"])))

        strengths = [line.strength for line in sums.lines]
        assert [sum(term.value for term in line.terms) for line in sums.lines] == strengths
        assert all(term.value == term.count * (term.base * term.times + term.plus) for term in sums.lines[0].terms)
        alone = strengths.count(max(strengths)) == 1 and max(strengths) > 0
        assert sums.winner == (strengths.index(max(strengths)) if alone else None)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"lines": [["6"] * 9, []]}, 409, "cards.many"),
        ({"lines": [["6"]]}, 400, "request.form"),
        ({"lines": [["6"]] * 7}, 400, "request.form"),
        ({"lines": [["6"], ["bishop"]]}, 400, "request.form"),
        ({"lines": [["6"], ["7"]]}, 400, "request.form"),
        ({"lines": [["1"] * 31, []]}, 409, "cards.many"),
        ({"lines": [["6"], []], "season": "autumn"}, 400, "request.form"),
        ({"lines": [["6"], []], "colour": "red"}, 400, "request.form"),
        ({}, 400, "request.form"),
    ],
    ids=range(9),
)
async def test_lines_that_cannot_be_are_refused(club: Club, body: Any, status: int, code: str) -> None:
    answer = await asked(club, "condottiere/strengths", body)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


# Armies.


@clause("ordonnance:army.examples")
async def test_armies_have_their_names_and_the_best_leads(club: Club) -> None:
    armies = {"armies": [["F", "F", "F", "F"], ["SB", "SB", "SBW", "SBH"], ["S", "SH"]]}

    standing = (await asked(club, "ordonnance/armies", armies)).json()

    assert standing["leader"] == 1
    assert [army["rank"] for army in standing["armies"]] == [2, 1, None]
    assert standing["armies"][1]["formations"][0] == {"icon": "bow", "size": 4}
    assert standing["decisive"] == {"by": "number", "size": 4, "icon": None}


async def test_of_identical_armies_the_first_complete_one_leads(club: Club) -> None:
    standing = (
        await asked(club, "ordonnance/armies", {"armies": [["S", "S", "B", "B"], ["SB", "SB", "F", "F"]]})
    ).json()
    same = (await asked(club, "ordonnance/armies", {"armies": [["S", "S", "B", "B"], ["S", "B", "S", "B"]]})).json()

    assert (standing["leader"], standing["decisive"]) == (1, {"by": "number", "size": 2, "icon": None})
    assert (same["leader"], same["decisive"]["by"]) == (0, "first")


def test_what_decides_between_armies_agrees_with_the_rules() -> None:
    dice = random.Random(11)
    met = set()
    for _ in range(150):
        deck = [card for kind, card in BY_KIND.items() for _ in range(TABLE.copies[kind]) if len(card.value) < 4]
        dice.shuffle(deck)
        best, other = [tuple(deck.pop() for _ in range(4)) for _ in range(2)]
        standing = compared(Armies((best, other)))
        assert standing.leader is not None
        assert standing.armies[standing.leader].rank == 1
        assert standing.decisive is not None
        winner, loser = (standing.armies[at].counts for at in (standing.leader, 1 - standing.leader))
        size = standing.decisive.size or 0
        met.add(standing.decisive.by)
        if standing.decisive.by == "number":
            assert winner.count(size) > loser.count(size)
        elif standing.decisive.icon is not None:
            at = ("spear", "bow", "swords", "helmet", "flag").index(standing.decisive.icon)
            assert (winner[at], loser[at] == size) == (size, False)
    assert met >= {"number", "rank"}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"armies": [["SBWHF"] * 3]}, 409, "cards.many"),
        ({"armies": [["S"] * 5]}, 409, "army.long"),
        ({"armies": []}, 400, "request.form"),
        ({"armies": [["S"]] * 5}, 400, "request.form"),
        ({"armies": [["X"]]}, 400, "request.form"),
        ({"armies": [["BS"]]}, 400, "request.form"),
    ],
    ids=range(6),
)
async def test_armies_that_cannot_be_are_refused(club: Club, body: Any, status: int, code: str) -> None:
    answer = await asked(club, "ordonnance/armies", body)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


# Courses.


async def test_a_course_leads_from_a_position_by_the_rules(club: Club) -> None:
    course = {"setup": START, "actions": ["attack Milano", {"do": "play", "card": "6"}], "after": 1}

    reached = (await asked(club, "condottiere/course", course)).json()

    assert [step["events"][0]["event"] for step in reached["steps"]] == ["card_played"]
    assert reached["steps"][-1]["view"] == reached["view"]
    assert (reached["mover"], reached["legal"]) == (1, [])
    assert reached["view"]["hand"] == ["3", "4"]


async def test_the_same_course_leads_to_the_same_place(club: Club) -> None:
    ending = {"options": {"players": 2}, "hands": ["10 heroine 1", ""], "phase": "keep", "turn": 0, "battles": 1}
    course = {"setup": ending | {"region": "Roma"}, "actions": ["keep 10 heroine"], "seed": "lesson"}

    once, again = [(await asked(club, "condottiere/course", course)).json() for _ in range(2)]
    other = (await asked(club, "condottiere/course", course | {"seed": "another"})).json()

    assert once == again
    assert once["view"]["hand"] != other["view"]["hand"]


async def test_a_course_says_why_not_in_the_readers_language(club: Club) -> None:
    course = {"setup": START | {"pope": "Milano"}, "tried": ["attack Milano", "attack Roma", {"do": "pass"}]}

    told = (await asked(club, "condottiere/course", course, **{"Accept-Language": "pl"})).json()["reasons"]

    assert (told[0]["code"], told[0]["clause"]) == ("region.choice", "region.choice")
    assert told[0]["sentence"] == "Mediolan cieszy się łaską papieża; wybierz inny region."
    assert [one["allowed"] for one in told] == [False, True, False]


@pytest.mark.parametrize(
    ("game", "body", "status", "code"),
    [
        ("condottiere", {"setup": START, "actions": ["pass"]}, 409, "turn.question"),
        ("condottiere", {"setup": START, "actions": [{"do": "fly"}]}, 409, "action.form"),
        ("condottiere", {"setup": START, "actions": [7]}, 409, "action.form"),
        ("condottiere", {"setup": START, "viewer": 3}, 409, "position.wrong"),
        ("condottiere", {"setup": START | {"hands": ["10 " * 9, ""]}}, 409, "position.wrong"),
        ("condottiere", {"setup": {}}, 409, "position.wrong"),
        ("condottiere", {"setup": START | {"key": [1, 2]}}, 409, "position.wrong"),
        ("ordonnance", {"setup": {"options": {"players": 2}, "hands": ["S", "S"], "turn": 0}}, 409, "position.wrong"),
        ("condottiere", {"setup": START, "actions": ["pass"] * (MOST_ACTIONS + 1)}, 400, "request.form"),
        ("condottiere", {"setup": START, "seed": "x" * 65}, 400, "request.form"),
        ("condottiere", {"setup": START, "viewer": -1}, 400, "request.form"),
        ("condottiere", {"actions": []}, 400, "request.form"),
        ("chess", {"setup": START}, 400, "request.form"),
    ],
    ids=range(13),
)
async def test_a_course_that_cannot_be_is_refused(club: Club, game: str, body: Any, status: int, code: str) -> None:
    answer = await asked(club, f"{game}/course", body)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["sentence"].endswith(".")


def test_a_whole_game_fits_into_a_course() -> None:
    assert CARDS_EACH * 4 <= MOST_ACTIONS


# The rules in words.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", rulebook.BOOKS)
async def test_every_clause_is_told_in_every_language(club: Club, game: str, language: str) -> None:
    told = await did(club.browser().get(f"/api/rules/{game}?language={language}"))

    assert [one["id"] for one in told] == [one.id for one in rulebook.clauses(game)]
    assert all(one["title"] and one["section"] and one["text"] for one in told)
    assert {one["language"] for one in told} == {language}


@pytest.mark.parametrize("book", sorted(BOOKS.glob("*/*.md")), ids=lambda book: f"{book.parent.name} {book.stem}")
def test_a_translated_rulebook_has_the_clauses_of_the_first_one_in_its_order(book: Path) -> None:
    ids = [line.split("`")[1] for line in book.read_text("utf-8").splitlines() if line.startswith("### ")]

    assert ids == [one.id for one in rulebook.clauses(book.stem)]


@pytest.mark.parametrize("language", RULING)
@pytest.mark.parametrize("game", rulebook.BOOKS)
def test_a_ruling_is_marked_in_every_language(game: str, language: str) -> None:
    for first, told in zip(rulebook.clauses(game), rulebook.clauses(game, language), strict=True):
        assert (f"**{RULING['en']}:**" in first.text) == (f"**{RULING[language]}:**" in told.text), told.id


@pytest.mark.parametrize("language", RULING)
def test_all_borders_are_listed_in_every_language(language: str) -> None:
    (told,) = (one for one in rulebook.clauses("condottiere", language) if one.id == "map.borders")
    listed = [border for line in told.text.splitlines() if line.startswith("- ") for border in line[2:].split(", ")]

    # The English text has the names as they are written in notation.
    spelt = {region: region.value if language == "en" else region_name(region, language) for region in Region}
    assert sorted(listed) == sorted("-".join(spelt[region] for region in border) for border in BORDERS)


async def test_the_rules_come_in_the_language_of_the_browser(club: Club) -> None:
    (first, *_) = await did(club.browser(**{"Accept-Language": "ru,en"}).get("/api/rules/ordonnance"))
    wrong = await club.browser().get("/api/rules/ordonnance?language=xx")

    assert first["language"] == "ru"
    assert wrong.status_code == 400


def test_a_reason_can_be_read_back_by_programs() -> None:
    written = msgspec.json.encode(compared(Armies(((), ()))))

    assert msgspec.json.decode(written)["leader"] is None
