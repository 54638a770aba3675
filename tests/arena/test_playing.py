"""Tournaments: reproducible by seed, whoever plays them and however often they are interrupted."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from condotta.arena import play
from condotta.arena.crew import Alone
from condotta.arena.playing import Session
from tests.arena.company import small, untimed
from tests.cli.desk import SOURCES

THREE = ("captain", "random", "recruit")


def test_one_process_and_two_give_the_same_results_and_records(tmp_path: Path) -> None:
    tournament = small(*THREE, seed="7")

    alone = play(tournament, 3, jobs=1, records=tmp_path / "one")

    assert untimed(play(tournament, 3, jobs=2, records=tmp_path / "two")) == untimed(alone)
    one, two = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("one", "two"))
    assert one == two
    assert untimed(play(small(*THREE, seed="8"), 3, jobs=1)) != untimed(alone)


def test_a_python_object_plays_as_the_same_bot_of_the_house_would(tmp_path: Path) -> None:
    for folder, spec in (("own", "py:tests.arena.company:chance"), ("house", "random")):
        play(small("captain", f"x={spec}"), 2, records=tmp_path / folder)

    own, house = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("own", "house"))
    assert own == house


def test_shares_of_all_bots_make_one_victory_a_game() -> None:
    results = play(small(*THREE, players=4), 2)

    assert results.games == 2 * 3 * 4
    assert sum(one.victories for one in results.standings) == pytest.approx(results.games)
    assert sum(one.seats for one in results.standings) == 4 * results.games
    assert results.par == 1 / 4
    assert all(one.times.decisions > 0 and not one.faults for one in results.standings)


def test_a_better_bot_wins_more_and_is_rated_higher() -> None:
    captain, chance = play(small("captain", "random"), 12).standings

    assert captain.share.low > 0.5 > chance.share.high
    assert captain.rating is not None
    assert chance.rating is not None
    assert captain.rating.mu > chance.rating.mu


def test_head_to_head_of_two_sums_up_to_one() -> None:
    one, other = play(small("captain", "random", players=4), 2).versus

    assert one.share.value + other.share.value == pytest.approx(1)
    assert (one.games, one.one, one.other) == (other.games, other.other, other.one)


def test_the_same_bot_takes_part_twice() -> None:
    results = play(small("captain", "captain"), 2)

    assert [one.name for one in results.standings] == ["captain", "captain (2)"]


def test_a_tournament_goes_on_from_its_ledger_and_can_be_made_longer(tmp_path: Path) -> None:
    tournament, ledger, watched = small(*THREE), tmp_path / "ledger.jsonl", list[object]()
    play(tournament, 2, save=ledger)

    longer = play(tournament, 4, save=ledger, watch=watched.append)

    assert len(watched) == longer.games // 2 == 12
    assert untimed(longer) == untimed(play(tournament, 4))
    assert play(tournament, 4, save=ledger, watch=watched.append) == longer
    assert len(watched) == 12


def test_only_finished_deals_are_counted() -> None:
    session = Session(small(*THREE), 3)
    with Alone(session.tournament) as crew:
        list(session.play(crew))

    session.done = [played for played in session.done if played.key != (1, 2, 0)]

    assert session.results().deals == 2
    assert [bout.key for bout in session.missing()] == [(1, 2, 0)]


def test_an_interrupted_tournament_keeps_what_is_finished_and_goes_on(tmp_path: Path) -> None:
    ledger, told = tmp_path / "ledger.jsonl", tmp_path / "told.json"
    words = ["arena", "ordonnance", "--bots", "captain,random", "--seed", "7", "--save", str(ledger)]
    command = [sys.executable, "-m", "condotta", *words]
    settings = os.environ | {"PYTHONPATH": str(SOURCES)}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*command, "--jobs", "2", "--deals", "5000"],
        stdout=pipe,
        stderr=pipe,
        text=True,
        env=settings,
        start_new_session=True,
    ) as first:
        _wait_for_lines(ledger, 6)
        os.killpg(first.pid, signal.SIGINT)  # as a terminal does: to the workers too
        told_first, complaints = first.communicate(timeout=60)
    kept = ledger.read_bytes().count(b"\n") - 1
    deals = kept // 2 + 2

    subprocess.run(
        [*command, "--deals", str(deals), "--json", str(told)], env=settings, check=True, capture_output=True
    )

    assert (first.returncode, complaints) == (130, "")
    assert f"Stopped after {kept} games" in told_first
    assert ledger.read_bytes().count(b"\n") - 1 == 2 * deals
    assert untimed(told.read_bytes()) == untimed(play(small("captain", "random", seed="7"), deals))


DROPPED = """
import os, signal, time
from condotta.arena.worker import Stopped, heed_stops

class PutAway:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)

heed_stops()
try:
    PutAway()
    time.sleep(30)
except Stopped:
    print("stopped")
"""


def test_a_worker_stops_even_if_it_was_told_so_while_an_object_was_put_away() -> None:
    told = subprocess.run([sys.executable, "-c", DROPPED], capture_output=True, text=True, timeout=60, check=False)
    assert (told.stdout, told.stderr) == ("stopped\n", "")


def _wait_for_lines(file: Path, lines: int) -> None:
    for _ in range(1200):
        if file.exists() and file.read_bytes().count(b"\n") >= lines:
            return
        time.sleep(0.05)
    raise AssertionError("the tournament did not get going")
