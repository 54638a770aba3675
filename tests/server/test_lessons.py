"""The lessons of the page, played from their scripts by the rules: every expected, scripted and refused action."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from condotta.catalogue import game_named
from condotta.kernel.language import LANGUAGES, knows, say
from condotta.server.school.courses import Course, Reached, followed

FOLDER = Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons"
CHAPTERS = [
    pytest.param(lesson["game"], chapter, id=f"{lesson['game']} {chapter['id']}")
    for lesson in (json.loads(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.json")))
    for chapter in lesson["chapters"]
]
every_chapter = pytest.mark.parametrize(("game", "chapter"), CHAPTERS)


def reached(game: str, chapter: dict[str, Any], actions: list[Any], *tried: Any) -> Reached:
    return followed(game_named(game), Course(chapter["setup"], tuple(actions), chapter["seed"], tried=tried), "en")


def fits(action: dict[str, Any], pattern: dict[str, Any]) -> bool:
    """Whether an action is what a step asks for; a star stands for anything that is there."""
    return all(action.get(field) == value or (value == "*" and action.get(field)) for field, value in pattern.items())


def legal(here: Reached) -> list[dict[str, Any]]:
    """What may be done, as the page reads it."""
    return list(msgspec.json.decode(msgspec.json.encode(here.legal)))


def played(game: str, chapter: dict[str, Any]) -> Reached:
    """A chapter played to its end as it asks."""
    actions: list[Any] = []
    for step in chapter["steps"]:
        here = reached(game, chapter, actions)
        if "do" in step:
            assert here.mover == 0
            actions.append(next(one for one in legal(here) if any(fits(one, wish) for wish in step["do"])))
        elif "let" in step:
            assert here.mover == 1
            actions.append(step["let"])
    return reached(game, chapter, actions)


@every_chapter
def test_a_chapter_can_be_played_as_it_asks(game: str, chapter: dict[str, Any]) -> None:
    end = played(game, chapter)

    events = [event.__struct_config__.tag for step in end.steps for event in step.events]
    assert events
    if game == "condottiere" and chapter["id"] != "courtesan":
        concluded = next(event for step in end.steps for event in step.events if hasattr(event, "strengths"))
        assert concluded.winner == 0


@every_chapter
def test_what_a_chapter_lets_one_try_is_refused_for_its_reason(game: str, chapter: dict[str, Any]) -> None:
    actions: list[Any] = []
    for step in chapter["steps"]:
        here = reached(game, chapter, actions)
        if "do" in step:
            actions.append(next(one for one in legal(here) if any(fits(one, wish) for wish in step["do"])))
        elif "let" in step:
            actions.append(step["let"])
        elif "try" in step and game == "condottiere":
            (told,) = reached(game, chapter, actions, {"do": "attack", "region": here.view.pope.value}).reasons
            assert told.code == step["code"]
        elif "try" in step:
            tries = [step["try"] | {"card": card.value} for card in here.view.hand]
            assert {one.code for one in reached(game, chapter, actions, *tries).reasons} == {step["code"]}


@pytest.mark.parametrize("language", LANGUAGES)
@every_chapter
def test_a_chapter_has_its_words(game: str, chapter: dict[str, Any], language: str) -> None:
    name = f"learn-{game}-{chapter['id']}"
    spoken = [step for step in chapter["steps"] if "let" not in step]

    assert say(language, f"{name}-title")
    assert all(say(language, f"{name}-{number}") for number in range(1, len(spoken) + 1))
    assert not knows(language, f"{name}-{len(spoken) + 1}")
    for number, step in enumerate(spoken, 1):
        if "do" in step and knows(language, f"{name}-{number}-wrong"):
            assert say(language, f"{name}-{number}-wrong", choice="pass")


def test_the_last_chapters_end_with_a_game_won() -> None:
    for game in ("condottiere", "ordonnance"):
        chapter = next(one.values[1] for one in CHAPTERS if one.values[0] == game and one.values[1]["id"] == "victory")
        assert played(game, chapter).view.winners == (0,)
