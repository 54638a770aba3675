"""Recorded games analysed: a row for every move, then what stands out."""

from pathlib import Path

import pytest

from condotta.kernel.record import Move, open_record
from tests.cli.desk import condotta, refused

GAME = Path(__file__).parent.parent / "records" / "condottiere-2.jsonl"


@pytest.fixture(scope="module")
def told() -> str:
    result = condotta("analyse", str(GAME), "--playouts", "10")
    assert result.exit_code == 0, result.output
    return result.stdout


def test_every_move_has_a_row_with_the_chances_of_all(told: str) -> None:
    rows = told.splitlines()
    record = open_record(GAME)

    assert all(name in rows[0] for name in record.header.seats)
    for move in (entry for entry in record.entries if isinstance(entry, Move)):
        row = rows[move.move].split()
        assert row[0] == str(move.move)
        assert row[1] == record.header.seats[move.seat]
        assert row.count("%") == 2


def test_turning_points_and_mistakes_are_told_below(told: str) -> None:
    rows = told.splitlines()
    turned = [row.split()[0] for row in rows if row.rstrip().endswith(("!", "!?"))]
    below = rows[next(at for at, row in enumerate(rows) if "turning point" in row) :]

    assert turned
    assert [row.split()[0] for row in below if " goes from " in row] == turned


def test_it_speaks_the_language_that_is_asked_for(told: str) -> None:
    result = condotta("analyse", str(GAME), "--playouts", "1", "--language", "it")

    assert "svolt" in result.stdout


def test_nothing_to_play_out_is_refused() -> None:
    assert "At least one game" in refused("analyse", str(GAME), "--playouts", "0")


@pytest.mark.parametrize("command", ["analyse", "replay"])
def test_a_ledger_is_told_from_a_record(command: str, tmp_path: Path) -> None:
    ledger = tmp_path / "friday.jsonl"
    ledger.write_text('{"arena":1,"condotta":"0.1.0","rules":1}\n')

    assert refused(command, str(ledger)) == (
        f"{ledger} is the ledger of a tournament, not the record of a game: condotta arena --save goes on with it, "
        "and condotta arena --records FOLDER writes a record of each game."
    )


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refused("analyse", str(tmp_path / "none.jsonl"))
