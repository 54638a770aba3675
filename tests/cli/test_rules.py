"""The rules in words: parsing, listing, one clause, searching."""

from pathlib import Path

import pytest

from condotta import rulebook
from condotta.rulebook import BOOKS, Clause, clauses, near
from tests.clauses import clauses as headings
from tests.cli.desk import refused, said


def test_every_heading_is_a_clause() -> None:
    assert {f"{book}:{one.id}" for book in BOOKS for one in clauses(book)} == headings()


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_has_title_section_and_text(book: str) -> None:
    assert all(one.title and one.section and one.text and "\n#" not in one.text for one in clauses(book))


def test_a_clause_reaches_to_the_next_heading() -> None:
    assert clauses("ordonnance")[0] == Clause(
        "players.count", "Number of players", "Players", "Two to four people can play."
    )


def test_without_arguments_it_lists_both_games() -> None:
    text = said("rules")

    assert all(one.id in text for book in BOOKS for one in clauses(book))
    assert "Concluding a battle, in this order" in text


def test_a_game_lists_its_own_clauses() -> None:
    text = said("rules", "ordonnance")

    assert "army.first-complete" in text
    assert "bishop.pope" not in text


@pytest.mark.parametrize("words", [("bishop.pope",), ("condottiere:bishop.pope",), ("Condottiere", "Bishop.Pope")])
def test_a_clause_is_printed(words: tuple[str, ...]) -> None:
    text = said("rules", *words)

    assert "The Favor of the Pope  condottiere:bishop.pope" in text
    assert "any region without a marker" in text


def test_a_clause_of_both_games_is_printed_twice() -> None:
    text = said("rules", "players.count")

    assert "condottiere:players.count" in text
    assert "ordonnance:players.count" in text


def test_a_word_searches_ids_and_titles() -> None:
    text = said("rules", "scarecrow")

    assert "scarecrow.retrieves" in text
    assert "hidden.scarecrow" in text
    assert "bishop.pope" not in text


def test_an_unknown_clause_is_refused_with_near_ones() -> None:
    assert "perhaps condottiere:bishop.pope" in refused("rules", "bishop.poppe")
    assert near("condottiere", "bishop.poppe")[0] == "bishop.pope"


def test_an_installed_package_has_its_own_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ordonnance.md").write_text("# Title\n\n## Part\n\nPreface.\n\n### `one.clause` One\n\nText.\n")
    monkeypatch.setattr(rulebook, "_SHELVES", (tmp_path / "nowhere", tmp_path))
    rulebook.clauses.cache_clear()
    try:
        assert rulebook.clauses("ordonnance") == [Clause("one.clause", "One", "Part", "Text.")]
        assert refused("rules", "condottiere") == "The rules of condottiere are missing from this installation."
    finally:
        rulebook.clauses.cache_clear()
