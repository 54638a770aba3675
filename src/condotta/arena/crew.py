"""Who plays the games: this process alone, or a crew of processes that each take the next game."""

import os
from collections.abc import Iterable, Iterator
from contextlib import closing
from multiprocessing.connection import wait
from types import TracebackType
from typing import Protocol, Self

from condotta.arena.bout import Played
from condotta.arena.company import Company
from condotta.arena.schedule import Bout
from condotta.arena.tournament import Tournament
from condotta.arena.worker import Worker, dismiss


class Crew(Protocol):
    """Plays games in any order; entered once, it may play several times."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def prepare(self) -> None:
        """Get ready for the first game, which may take a minute where bots are compiled; `play` does it otherwise."""

    def play(self, games: Iterable[Bout]) -> Iterator[Played]:
        """Play these games; each is given back as soon as it is finished. CrewLost if somebody is lost over it."""


class Alone:
    """Plays everything in this process."""

    def __init__(self, tournament: Tournament) -> None:
        self.company, self.ready = Company(tournament), False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.company.close()

    def prepare(self) -> None:
        if not self.ready:
            self.company.warm_up()
        self.ready = True

    def play(self, games: Iterable[Bout]) -> Iterator[Played]:
        for bout in games:
            self.prepare()
            yield self.company.play(bout)


class Processes:
    """A crew of processes on this machine. Each keeps its bots, programs and compiled code."""

    def __init__(self, tournament: Tournament, jobs: int) -> None:
        self.tournament, self.jobs, self.ready = tournament, jobs, False
        self.workers: list[Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        dismiss(self.workers)
        self.workers.clear()

    def prepare(self) -> None:
        """Compile once here, to be kept on disk, instead of in all workers at the same time."""
        if not self.ready:
            with closing(Company(self.tournament)) as company:
                company.warm_up()
        self.ready = True

    def play(self, games: Iterable[Bout]) -> Iterator[Played]:
        waiting = iter(games)
        busy = list(self._sent(waiting))
        while busy:
            ready = wait([worker.line for worker in busy])
            for worker in [one for one in busy if one.line in ready]:
                # Given back first: it is kept even if the worker is lost over the next game.
                yield worker.finished()
                if (bout := next(waiting, None)) is not None:
                    worker.take(bout)
                else:
                    busy.remove(worker)

    def _sent(self, waiting: Iterator[Bout]) -> Iterator[Worker]:
        """Give each worker a first game; hire no more workers than there are games."""
        for at in range(self.jobs):
            bout = next(waiting, None)
            if bout is None:
                return
            self.prepare()
            if at == len(self.workers):
                self.workers.append(Worker(self.tournament))
            self.workers[at].take(bout)
            yield self.workers[at]


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew_of(tournament: Tournament, jobs: int) -> Crew:
    """Processes on this machine, or this one alone if one is enough."""
    return Alone(tournament) if jobs <= 1 else Processes(tournament, jobs)
