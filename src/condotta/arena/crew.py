"""Who plays the games: this process alone, or a crew of processes that each take the next game."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.util import Finalize
from types import TracebackType
from typing import Any, Protocol, Self

import msgspec

from condotta.arena.bout import Played
from condotta.arena.company import Company
from condotta.arena.schedule import Bout
from condotta.arena.tournament import Tournament

PATIENCE = 5.0
"""Seconds in which a worker may put its things away before it is ended."""


class CrewLost(Exception):
    """A worker ended in the middle of a game; the sentence says which game."""


class Crew(Protocol):
    """Plays games in any order; entered once, it may play several times."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def play(self, games: Iterable[Bout]) -> Iterator[Played]:
        """Play these games; each is given back as soon as it is finished."""


class Alone:
    """Plays everything in this process."""

    def __init__(self, tournament: Tournament) -> None:
        self.company, self.warm = Company(tournament), False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.company.close()

    def play(self, games: Iterable[Bout]) -> Iterator[Played]:
        for bout in games:
            if not self.warm:
                self.company.warm_up()
                self.warm = True
            yield self.company.play(bout)


class Worker:
    """One process of a crew, seen from outside."""

    def __init__(self, tournament: Tournament) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=work, args=(far, msgspec.json.encode(tournament)), daemon=False)
        with undisturbed():
            self.process.start()
        far.close()
        self.bout: Bout | None = None

    def take(self, bout: Bout) -> None:
        self.bout = bout
        self.line.send_bytes(msgspec.msgpack.encode(bout))

    def finished(self) -> Played:
        """The game that it was playing; or CrewLost."""
        try:
            raw = self.line.recv_bytes()
        except (EOFError, OSError) as error:
            self.process.join(PATIENCE)
            raise CrewLost(f"A worker ended with code {self.process.exitcode} in {_told(self.bout)}.") from error
        self.bout = None
        return msgspec.msgpack.decode(raw, type=Played)

    def dismiss(self) -> None:
        self.line.close()
        if self.bout is not None:
            self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()


class Processes:
    """A crew of processes on this machine. Each keeps its bots, programs and compiled code."""

    def __init__(self, tournament: Tournament, jobs: int) -> None:
        self.tournament, self.jobs = tournament, jobs
        self.workers: list[Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.dismiss()
        self.workers.clear()

    def play(self, games: Iterable[Bout]) -> Iterator[Played]:
        waiting = iter(games)
        busy = list(self._sent(waiting))
        while busy:
            ready = wait([worker.line for worker in busy])
            for worker in [one for one in busy if one.line in ready]:
                played = worker.finished()
                if (bout := next(waiting, None)) is not None:
                    worker.take(bout)
                else:
                    busy.remove(worker)
                yield played

    def _sent(self, waiting: Iterator[Bout]) -> Iterator[Worker]:
        """Give each worker a first game; hire no more workers than there are games."""
        for at in range(self.jobs):
            bout = next(waiting, None)
            if bout is None:
                return
            if not self.workers:
                # Compiled once here and kept on disk, instead of by all workers at the same time.
                Company(self.tournament).warm_up()
            if at == len(self.workers):
                self.workers.append(Worker(self.tournament))
            self.workers[at].take(bout)
            yield self.workers[at]


def work(line: "Connection[Any, Any]", raw: bytes) -> None:
    """The life of a worker: games in, finished games out, until nobody is there any more."""
    signal.signal(signal.SIGTERM, _stop)
    company = Company(msgspec.json.decode(raw, type=Tournament))
    Finalize(None, company.close, exitpriority=1)
    try:
        company.warm_up()
        while True:
            bout = msgspec.msgpack.decode(line.recv_bytes(), type=Bout)
            line.send_bytes(msgspec.msgpack.encode(company.play(bout)))
    except (EOFError, OSError, Stopped):
        return
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)


class Stopped(BaseException):
    """A worker is let go. No Exception and no SystemExit, which are taken for faults of a bot."""


def _stop(*_: object) -> None:
    raise Stopped


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes started meanwhile ignore interrupts: these are for the arena, which then lets its workers go."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, known)


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew_of(tournament: Tournament, jobs: int) -> Crew:
    """Processes on this machine, or this one alone if one is enough."""
    return Alone(tournament) if jobs <= 1 else Processes(tournament, jobs)


def _told(bout: Bout | None) -> str:
    return "no game" if bout is None else f"deal {bout.deal}, lineup {bout.lineup}, rotation {bout.rotation}"
