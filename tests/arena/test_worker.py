"""Workers and programs that are let go: all at once, and for good."""

import os
import signal
import sys
from pathlib import Path

import pytest

from condotta.arena import worker as room
from condotta.arena.crew import Processes
from condotta.arena.playing import Session
from condotta.arena.running import Running, end
from condotta.arena.schedule import bouts
from condotta.arena.worker import CrewLost, Worker, dismiss
from tests.arena.company import small

TOGETHER = """
import sys, time
from pathlib import Path
mine, *all_ = map(Path, sys.argv[1:])
sys.stdin.read()
mine.with_suffix(".told").touch()
while not all(one.with_suffix(".told").exists() for one in all_):
    time.sleep(0.01)
mine.touch()
"""
"""Told to leave, it waits until all others are told too."""


def test_a_worker_that_dies_is_reported_with_its_game_and_nothing_finished_is_lost(tmp_path: Path) -> None:
    tournament, ledger = small("captain", "random"), tmp_path / "ledger.jsonl"
    with Session(tournament, 200, ledger) as session, Processes(tournament, 2) as crew:
        playing = session.play(crew)
        next(playing)
        workers = list(crew.workers)
        workers[0].process.kill()

        with pytest.raises(CrewLost, match=r"A worker ended with code -9 in deal \d+"):
            list(playing)

    assert not any(worker.process.is_alive() for worker in workers)
    assert ledger.read_bytes().count(b"\n") == 1 + len(session.done)


def test_a_game_cannot_be_given_to_a_worker_that_is_gone() -> None:
    tournament = small("captain", "random")
    worker = Worker(tournament)
    worker.process.kill()
    worker.process.join()

    with pytest.raises(CrewLost, match="A worker ended with code -9 in deal 0, lineup 0, rotation 0"):
        worker.take(next(bouts(tournament, 0)))

    dismiss([worker])


def test_workers_that_do_not_react_are_ended_after_one_time_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "PATIENCE", 0.3)
    workers = [Worker(small("captain", "random")) for _ in range(2)]
    for worker in workers:
        assert worker.process.pid
        os.kill(worker.process.pid, signal.SIGSTOP)

    dismiss(workers)

    assert [worker.process.exitcode for worker in workers] == [-signal.SIGKILL] * 2


def test_programs_are_told_to_leave_all_at_once(tmp_path: Path) -> None:
    files = [str(tmp_path / str(number)) for number in range(3)]
    programs = [Running([sys.executable, "-I", "-S", "-c", TOGETHER, file, *files]) for file in files]

    end(programs, grace=60.0)

    assert all(Path(file).exists() for file in files)
    assert [program.process.returncode for program in programs] == [0, 0, 0]


def test_a_program_that_stays_is_killed() -> None:
    program = Running([sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"])

    end([program], grace=0.1)

    assert program.process.returncode == -signal.SIGKILL
    assert not any(thread.is_alive() for thread in program.threads)
