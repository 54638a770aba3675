"""One process of a crew: seen from outside, and what it does inside."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.util import Finalize
from time import monotonic
from typing import Any

import msgspec

from condotta.arena.bout import Played
from condotta.arena.company import Company
from condotta.arena.faults import Stopped
from condotta.arena.schedule import Bout
from condotta.arena.tournament import Tournament

PATIENCE = 5.0
"""Seconds in which workers may put their things away before they are ended."""


class CrewLost(Exception):
    """Those who played are gone, or one of them; the sentence says how, and in which game if that is known."""


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
        """Let it play this game; or CrewLost."""
        self.bout = bout
        try:
            self.line.send_bytes(msgspec.msgpack.encode(bout))
        except OSError as error:
            raise self._lost() from error

    def finished(self) -> Played:
        """The game that it was playing; or CrewLost."""
        try:
            raw = self.line.recv_bytes()
        except (EOFError, OSError) as error:
            raise self._lost() from error
        self.bout = None
        return msgspec.msgpack.decode(raw, type=Played)

    def leave(self) -> None:
        """Ask it to end: at once if it plays, otherwise by hanging up."""
        self.line.close()
        if self.bout is not None:
            self.process.terminate()

    def _lost(self) -> CrewLost:
        self.process.join(PATIENCE)
        return CrewLost(f"A worker ended with code {self.process.exitcode} in {_told(self.bout)}.")


def dismiss(workers: Sequence[Worker]) -> None:
    """Let workers go, all at once; those who are still there after one common time are ended."""
    for worker in workers:
        worker.leave()
    deadline = monotonic() + PATIENCE
    for worker in workers:
        worker.process.join(max(0.0, deadline - monotonic()))
    late = [worker.process for worker in workers if worker.process.exitcode is None]
    for process in late:
        process.kill()
    for process in late:
        process.join()


def work(line: "Connection[Any, Any]", raw: bytes) -> None:
    """The life of a worker: games in, finished games out, until nobody is there any more."""
    heed_stops()
    try:
        company = Company(msgspec.json.decode(raw, type=Tournament))
        Finalize(None, company.close, exitpriority=1)
        company.warm_up()
        while True:
            bout = msgspec.msgpack.decode(line.recv_bytes(), type=Bout)
            line.send_bytes(msgspec.msgpack.encode(company.play(bout)))
    except (EOFError, OSError, Stopped):
        return
    finally:
        with suppress(Stopped):  # who lets a worker go hangs up, and asks him to stop
            signal.signal(signal.SIGTERM, signal.SIG_IGN)


def heed_stops() -> None:
    """Let SIGTERM raise Stopped, wherever the process is."""
    signal.signal(signal.SIGTERM, _stop)
    sys.unraisablehook = _stop_later


def _stop(*_: object) -> None:
    raise Stopped


def _stop_later(dropped: "sys.UnraisableHookArgs") -> None:
    """Python drops what is raised while an object is put away, as compiled code is loaded: then stop a little later."""
    if dropped.exc_type is not Stopped:
        sys.__unraisablehook__(dropped)
        return
    again = threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGTERM))
    again.daemon = True
    again.start()


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


def _told(bout: Bout | None) -> str:
    return "no game" if bout is None else f"deal {bout.deal}, lineup {bout.lineup}, rotation {bout.rotation}"
