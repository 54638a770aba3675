"""The terminal's own words: the same messages in every language, and none without use."""

import re
from enum import StrEnum
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from condotta import cli
from condotta.cli.words import Words
from condotta.kernel import verification
from condotta.kernel.language import LANGUAGES, LOCALES

SOURCES = "".join(file.read_text(encoding="utf-8") for file in Path(cli.__file__).parent.rglob("*.py"))
FORMED = (
    "head-",
    "help-",
    "form-",
    "score-",
    "mark-",
    "map-",
    "army-",
    "choose-",
    "hidden-",
    "wins",
    "shares",
    "pope-",
    "hint-",
    "check-",
    "verdict-",
    "because-",
)
"""Messages whose names are put together in the code."""


def messages(language: str) -> dict[str, set[str]]:
    """Each message with the arguments that it takes."""
    parsed = FluentParser().parse((LOCALES / language / "terminal.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name.removeprefix("terminal-")] = set(
                re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
            )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_arguments(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_message_is_used() -> None:
    assert [
        name
        for name in messages("en")
        if not re.search(rf"""['"]{name}['"]""", SOURCES) and not name.startswith(FORMED)
    ] == []


def test_an_unknown_message_is_a_defect() -> None:
    with pytest.raises(LookupError):
        Words("en")("no-such-message")


def test_a_missing_argument_is_a_defect() -> None:
    with pytest.raises(KeyError):
        Words("en")("you-are")


@pytest.mark.parametrize(
    ("first", "codes"),
    [("check-", verification.Subject), ("verdict-", verification.Verdict), ("because-", verification.Reason)],
)
def test_everything_that_a_verification_finds_has_its_words(first: str, codes: type[StrEnum]) -> None:
    assert {name.removeprefix(first) for name in messages("en") if name.startswith(first)} == set(codes)
