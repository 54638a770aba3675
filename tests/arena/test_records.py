"""Records of a tournament's games: they replay to the end that was counted, whoever played them."""

from pathlib import Path

import pytest

from condotta.arena import Tournament, play
from condotta.arena.crew import Alone
from condotta.arena.ledger import Foreign
from condotta.arena.playing import Session
from condotta.arena.records import Records
from condotta.arena.schedule import bouts
from condotta.kernel.record import open_record
from condotta.kernel.replay import final_position
from tests.arena.company import small
from tests.cli.desk import condotta, refused, said

ONE = ("arena", "ordonnance", "--bots", "captain,random", "--deals", "1", "--jobs", "1")
TOURNAMENTS = {
    "ordonnance": small("captain", "random", players=3),
    "condottiere": Tournament.of("condottiere", ["recruit", "random"], players=2, hidden_cards=True),
    "with faults": small("captain", "x=py:tests.arena.company:Raiser"),
}


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_every_record_replays_to_the_outcome_that_was_counted(name: str, tmp_path: Path) -> None:
    tournament = TOURNAMENTS[name]
    session = Session(tournament, 1, records=tmp_path / "games")
    with Alone(tournament) as crew:
        list(session.play(crew))
    assert session.records

    for played in session.done:
        record = open_record(session.records.file(played))
        assert tournament.rules.outcome(final_position(tournament.rules, record)) == played.outcome
        assert len(record.entries) > 20
    assert len(list((tmp_path / "games").iterdir())) == len(session.done) > 1
    assert session.unrecorded() == 0


def test_moves_are_kept_in_the_records_alone(tmp_path: Path) -> None:
    session = Session(small("captain", "random"), 1, tmp_path / "ledger.jsonl", tmp_path / "games")
    with session, Alone(session.tournament) as crew:
        assert not any(played.moves for played in session.play(crew))

    assert not any(played.moves for played in session.done)
    assert b"place" not in (tmp_path / "ledger.jsonl").read_bytes()


def test_a_record_is_named_by_deal_and_seating(tmp_path: Path) -> None:
    records = Records(small("a b=captain", "A-B!=random", "../..=recruit", players=4), tmp_path)

    first, *others = (bout for deal in (0, 12) for bout in bouts(records.tournament, deal))

    parts = records.file(first).name.removesuffix(".jsonl").split("-")
    assert sorted(set(parts)) == [
        "0000",
        "a_b",
        "a_b_",
        "bot",
        "deal",
    ]
    assert records.file(others[-1]).name.startswith("deal-0012-")
    assert len({records.file(bout) for bout in (first, *others)}) == 1 + len(others)


def test_a_bot_at_several_seats_has_their_numbers(tmp_path: Path) -> None:
    play(small("captain", "random", players=3), 1, records=tmp_path)

    names = {seat for file in tmp_path.iterdir() for seat in open_record(file).header.seats}

    assert names == {"captain", "random"} | {f"{name} #{seat}" for name in ("captain", "random") for seat in range(3)}


def test_records_of_another_tournament_are_not_lost(tmp_path: Path) -> None:
    play(small("captain", "random"), 1, records=tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}

    with pytest.raises(Foreign, match=r"deal-0000-.*jsonl is not of this tournament; choose another folder"):
        play(small("captain", "random", seed="2"), 1, records=tmp_path)

    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before
    play(small("captain", "random"), 1, records=tmp_path)
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_written_record_can_be_replayed_and_analysed_by_command(tmp_path: Path) -> None:
    said(*ONE, "--records", str(tmp_path / "games"))
    first = sorted((tmp_path / "games").iterdir())[0]

    assert "Won by " in said("replay", str(first), "--open")
    assert "captain" in condotta("analyse", str(first), "--playouts", "1").stdout


def test_games_that_were_finished_without_records_are_told(tmp_path: Path) -> None:
    words = (*ONE, "--save", str(tmp_path / "ledger.jsonl"))
    said(*words)

    text = said(*words, "--deals", "2", "--records", str(tmp_path / "games"))

    assert "There is no record of 2 games finished earlier, without --records." in text
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_a_folder_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("a letter")

    assert refused(*ONE, "--records", str(file)) == f"Records need a folder of their own, and {file} is a file."
    assert f"there is no folder {tmp_path / 'no'}." in refused(*ONE, "--records", str(tmp_path / "no" / "games"))
