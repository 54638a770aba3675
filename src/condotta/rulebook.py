"""The rules in words: the clauses of docs/rules, found by their ids, in the languages they are written in."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NamedTuple

BOOKS = ("condottiere", "ordonnance")
FIRST = "en"
"""The language in which the rules are whole; others tell them more briefly."""
_PACKAGE = Path(__file__).parent
_SHELVES = (_PACKAGE / "rulebook_text", _PACKAGE.parent.parent / "docs" / "rules")
"""Where the texts lie: in an installed package, and beside the sources."""

_CLAUSE = re.compile(r"### `(?P<id>[^`]+)` *(?P<title>.*)")
_SECTION = re.compile(r"## (?P<title>.*)")


class Clause(NamedTuple):
    """One rule: its id, its title, the section it stands in, and its text in Markdown, in a language."""

    id: str
    title: str
    section: str
    text: str
    language: str = FIRST


@cache
def clauses(game: str, language: str = FIRST) -> list[Clause]:
    """All clauses of a game, in the order of its rulebook; those that a language lacks are in the first one."""
    whole = list(_parsed(_text_of(game)))
    if language == FIRST:
        return whole
    told = {one.id: one._replace(language=language) for one in _parsed(_text_of(game, language))}
    return [told.get(one.id, one) for one in whole]


def clause(game: str, clause_id: str) -> Clause | None:
    """The clause of this id, if there is one."""
    return next((one for one in clauses(game) if one.id == clause_id.casefold()), None)


def search(game: str, word: str) -> list[Clause]:
    """The clauses with a word in their id or title that begins like this."""
    sought = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    return [one for one in clauses(game) if sought.search(one.id) or sought.search(one.title)]


def near(game: str, clause_id: str) -> list[str]:
    """Ids that look like this one."""
    return get_close_matches(clause_id.casefold(), [one.id for one in clauses(game)], cutoff=0.6)


def _text_of(game: str, language: str = FIRST) -> str:
    for shelf in _SHELVES:
        book = (shelf if language == FIRST else shelf / language) / f"{game}.md"
        if book.is_file():
            return book.read_text(encoding="utf-8")
    if language != FIRST:
        return ""
    raise FileNotFoundError(f"The rules of {game} are missing from this installation.")


def _parsed(book: str) -> Iterator[Clause]:
    """Clauses reach from their heading to the next one; what stands before the first of a section is its preface."""
    section, heading, text = "", None, list[str]()
    for line in [*book.splitlines(), "## "]:
        title, begun = _SECTION.fullmatch(line), _CLAUSE.fullmatch(line)
        if not title and not begun:
            text.append(line)
            continue
        if heading:
            yield Clause(heading["id"], heading["title"], section, "\n".join(text).strip())
        section, heading, text = title["title"] if title else section, begun, []
