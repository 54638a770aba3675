"""Recorded games told move by move."""

from pathlib import Path

import msgspec
import pytest

from condotta.kernel.record import Move, Record, dumps, open_record
from tests.cli.desk import AUTO, condotta, refused, said


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game with hidden cards."""
    file = tmp_path_factory.mktemp("replay") / "game.jsonl"
    said(
        "play",
        "--players",
        "3",
        "--hidden-cards",
        "--seed",
        "r",
        "--save",
        str(file),
        typed=f"auto\nshow 1 to 1\n{AUTO}",
    )
    return file


def moves(file: Path) -> list[Move]:
    return [entry for entry in open_record(file).entries if isinstance(entry, Move)]


def test_every_move_is_told_with_number_player_and_notation(game: Path) -> None:
    text = said("replay", str(game), "--open")

    for move in moves(game):
        name = open_record(game).header.seats[move.seat]
        assert f"{move.move:>4}  {name}  {move.action}\n" in text
    assert "Won by " in text


def test_a_spectator_sees_no_hidden_card(game: Path) -> None:
    text = said("replay", str(game))

    hidden = [move for move in moves(game) if move.action in ("play 1", "play 10", "play drummer")]
    assert hidden
    for move in hidden:
        assert f"{move.move:>4}  {open_record(game).header.seats[move.seat]}  play (face down)\n" in text
    assert "is dealt 10 cards:" not in text
    assert "Sforza: " not in text.splitlines()[1]


def test_a_seat_sees_its_own_cards_only(game: Path) -> None:
    text = said("replay", str(game), "--seat", "0")

    assert text.splitlines()[1].startswith("Sforza: ")
    assert not text.splitlines()[2].startswith("Malatesta: ")
    assert "Malatesta  play (face down)" in text
    assert "Sforza  play (face down)" not in text


def test_a_step_shows_the_board_after_a_move(game: Path) -> None:
    text = said("replay", str(game), "--step", "3")

    assert "   3  " in text
    assert "   4  " not in text
    assert "Battle for" in text
    assert "not over" not in text
    assert refused("replay", str(game), "--step", "9999").endswith("there is no move 9999.")


def test_step_zero_is_the_opening(game: Path) -> None:
    assert "chooses the next region" in said("replay", str(game), "--step", "0", "--seat", "1")


@pytest.mark.parametrize("language", ["it", "pl", "ru"])
def test_it_is_told_in_every_language(game: Path, language: str) -> None:
    text = said("replay", str(game), "--language", language)

    assert len(text.splitlines()) > len(moves(game))
    assert "wins the battle" not in text


def test_an_unfinished_record_says_so(game: Path, tmp_path: Path) -> None:
    record, file = open_record(game), tmp_path / "cut.jsonl"
    file.write_text(dumps(Record(record.header, record.entries[:5])), encoding="utf-8")

    assert "The record ends here; the game is not over." in said("replay", str(file))


def test_seats_are_checked(game: Path) -> None:
    assert refused("replay", str(game), "--seat", "3") == "There is no seat 3; seats are numbered from 0 to 2."


def test_damage_is_named_with_its_line(game: Path, tmp_path: Path) -> None:
    lines, file = game.read_text(encoding="utf-8").splitlines(keepends=True), tmp_path / "bad.jsonl"
    damages = {
        "line 4: the hash does not fit": [*lines[:3], lines[3].replace("action", "axtion"), *lines[4:]],
        "line 1: the hash does not fit": lines[1:],
        "line 3: this is not a JSON object": [*lines[:2], "{\n", *lines[2:]],
        f"line {len(lines)}: the file breaks off": [*lines[:-1], lines[-1][:-10]],
        "line 1: the file": [],
    }
    for reason, damaged in damages.items():
        file.write_text("".join(damaged), encoding="utf-8")

        assert refused("replay", str(file)).startswith(f"{file} is damaged, {reason}")


def test_an_edited_record_is_refused_before_a_word_is_told(game: Path, tmp_path: Path) -> None:
    record, file = open_record(game), tmp_path / "edited.jsonl"
    cheated = Move(2, moves(game)[1].seat, "attack Roma")
    file.write_text(dumps(Record(record.header, (record.entries[0], cheated))), encoding="utf-8")

    assert "line 3: the rules refuse this" in refused("replay", str(file))
    assert condotta("replay", str(file)).stdout == ""


def test_a_file_cannot_command_the_terminal(game: Path, tmp_path: Path) -> None:
    record, file = open_record(game), tmp_path / "names.jsonl"
    header = msgspec.structs.replace(record.header, seats=("\x1b[31mred", "[bold]b", "c"))
    file.write_text(dumps(Record(header, record.entries[:4])), encoding="utf-8")

    told = said("replay", str(file))

    assert "\x1b" not in told
    assert "[bold]b" in told
