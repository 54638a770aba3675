"""Recorded games analysed: a row for every move, then what stands out; and the same for other programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from condotta.bots.analysis import Judged
from condotta.cli.houses import houses
from condotta.cli.judgement import Judgement
from condotta.cli.words import Words
from condotta.condottiere.actions import Attack, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.kernel.language import LANGUAGES
from condotta.kernel.record import Move, Record, open_record, save
from tests.bots.test_analysis import given_away
from tests.cli.desk import condotta, refused

RECORDS = Path(__file__).parent.parent / "records"
GAME = RECORDS / "condottiere-2.jsonl"
LONG_NAMES = tuple(f"ABCDEFGHIJKLMNO{seat}" for seat in range(6))
"""As long as names may be, and the same at their beginnings."""


def analysed(*words: str) -> str:
    result = condotta("analyse", str(GAME), *words)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture(scope="module")
def told() -> str:
    return analysed("--playouts", "10")


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(analysed("--playouts", "10", "--json"))
    return found


def test_every_move_has_a_row_with_the_chances_of_all(told: str) -> None:
    _, heading, *rows = told.splitlines()
    record = open_record(GAME)

    assert heading.split() == ["No.", "Move", *record.header.seats]
    for move in (entry for entry in record.entries if isinstance(entry, Move)):
        number, name, *rest = rows[move.move - 1].split()
        assert (number, name) == (str(move.move), record.header.seats[move.seat])
        assert sum(int(word) for word in rest[len(move.action.split()) :][:2]) in (99, 100, 101)


def test_turning_points_and_mistakes_are_told_below(tmp_path: Path) -> None:
    file = tmp_path / "given-away.jsonl"
    save(given_away(), file)

    _, _, row, _, *below = condotta("analyse", str(file), "--playouts", "100").stdout.splitlines()

    assert row.split() == ["1", "Anna", "pass", "0", "100", "!?"]
    turned, turn, lucky, mistaken, mistake = below
    assert (turned, lucky) == ("One move turned the game (!)", "No cards turned the game (~)")
    assert mistaken == "One clear mistake (?), by what the player could know"
    assert turn.startswith("  1 Anna: pass. ")
    assert mistake.startswith("  1 Anna: pass (0 %); better was play")


def test_the_turning_points_can_be_had_alone(told: str, found: dict[str, Any]) -> None:
    alone = analysed("--playouts", "10", "--turning-points").splitlines()
    moves = json.loads(analysed("--playouts", "10", "--turning-points", "--json"))["moves"]

    assert alone == [row for row in told.splitlines() if row in alone]
    assert not any("mistake" in row for row in alone)
    assert moves == [move for move in found["moves"] if move["turning_point"] or move["turn_of_luck"]]


def test_other_programs_are_told_everything(found: dict[str, Any]) -> None:
    record = open_record(GAME)
    played = [entry for entry in record.entries if isinstance(entry, Move)]

    assert (found["game"], found["seats"], found["playouts"]) == ("condottiere", list(record.header.seats), 10)
    assert [(move["number"], move["seat"], move["action"]) for move in found["moves"]] == [
        (move.move, move.seat, move.action) for move in played
    ]
    for move in found["moves"]:
        assert all(sum(move[when]) == pytest.approx(1, abs=0.001) for when in ("before", "decided", "after"))
        assert not move["mistake"] or move["verdict"]["loss"] > 0.1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("names", "headings"),
    [
        (houses("condottiere", 6), ("Sforz", "Malat", "Colle", "Monte", "Hawkw", "Bracc")),
        (LONG_NAMES, ("0 ABC", "1 ABC", "2 ABC", "3 ABC", "4 ABC", "5 ABC")),
    ],
    ids=["houses", "long"],
)
def test_six_players_fit_into_eighty_columns(
    language: str,
    names: tuple[str, ...],
    headings: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    even, first, second = (1 / 6,) * 6, (1.0, 0, 0, 0, 0, 0), (0, 1.0, 0, 0, 0, 0)
    moves = [
        Judged(1, 0, Attack(Region.SPOLETO), even, even, even, 500, None),
        Judged(100, 3, Play(Card.BISHOP, pope=Region.SPOLETO), even, first, first, 500, None),
        Judged(101, 5, Play(Card.SCARECROW, take=Card.TEN), first, first, second, 500, None),
    ]

    Judgement(CONDOTTIERE, names, Words(language)).show(moves)

    shown = capsys.readouterr().out.splitlines()
    assert max(map(len, shown)) <= 80
    assert any(row.startswith("100 ") and row.rstrip().endswith("!") for row in shown)
    assert any(row.startswith("101 ") and row.rstrip().endswith("~") for row in shown)
    assert all(heading in shown[1] for heading in headings)


def test_it_speaks_the_language_that_is_asked_for() -> None:
    assert "Nessun errore evidente" in analysed("--playouts", "1", "--language", "it")


def test_a_record_without_moves_has_nothing_to_judge(tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    save(Record(open_record(GAME).header), file)

    for wish in ([], ["--turning-points"]):
        result = condotta("analyse", str(file), *wish)
        assert "no moves yet" in result.stdout
    assert json.loads(condotta("analyse", str(file), "--json").stdout)["moves"] == []


def test_nothing_to_play_out_is_refused() -> None:
    assert "At least one game" in refused("analyse", str(GAME), "--playouts", "0")
    assert "At most 1,000,000,000 games" in refused("analyse", str(GAME), "--playouts", "9" * 20)


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
