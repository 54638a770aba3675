"""An external program as a bot: started when it is first asked, ended for good whatever it does.

Three threads keep its pipes moving, so that neither a program that does not read, nor one that floods its output
or its complaints, can stop the arena.
"""

import contextlib
import os
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from queue import SimpleQueue
from time import monotonic
from typing import IO, Any

from condotta.arena.faults import Fault, Kind
from condotta.arena.protocol import LONGEST_LINE, Hello, Over, action_of, garbage, line, question
from condotta.kernel.game import AnyGame, Outcome

GRACE = 0.5
"""Seconds in which a program may end by itself when it is no longer needed."""
BREAKDOWNS = 3
"""So often a program may break down in one game, and in so many games on end without one answer."""
STARTING = 5.0
"""Seconds that a program has more for its first answer after it was started."""
KEPT_LINES = 64


class Running:
    """A started process: lines go in, lines come out."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        # A session of its own: the interrupt of the arena is not for it, and its children end with it.
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        self.answers: deque[bytes] = deque(maxlen=KEPT_LINES)
        self.complaints: deque[bytes] = deque(maxlen=1)
        self.heard, self.finished = threading.Condition(), False
        self.orders: SimpleQueue[bytes | None] = SimpleQueue()
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._hear, self._note)]
        for thread in self.threads:
            thread.start()

    def tell(self, words: bytes) -> None:
        self.orders.put(words)

    def answer(self, deadline: float) -> bytes | None:
        """Its next line; an empty one if it has closed its output, None if the time is over."""
        with self.heard:
            self.heard.wait_for(lambda: self.answers or self.finished, max(0.0, deadline - monotonic()))
            return self.answers.popleft() if self.answers else b"" if self.finished else None

    def last_words(self) -> str:
        """The end of what it wrote to its standard error."""
        self.threads[2].join(GRACE)
        return self.complaints[0].decode("utf-8", errors="replace").strip() if self.complaints else ""

    def stop(self, grace: float = 0.0) -> None:
        """End the process with its children, and the threads with their pipes."""
        self.orders.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            if grace:
                self.process.wait(grace)
        _kill(self.process)
        self.process.wait()
        for thread in self.threads:
            thread.join(GRACE)

    def _write(self) -> None:
        with contextlib.suppress(OSError), _open(self.process.stdin) as pipe:
            while (words := self.orders.get()) is not None:
                pipe.write(words)
                pipe.flush()

    def _hear(self) -> None:
        with contextlib.suppress(OSError), _open(self.process.stdout) as pipe:
            while words := pipe.readline(LONGEST_LINE):
                with self.heard:
                    self.answers.append(words)
                    self.heard.notify()
        with self.heard:
            self.finished = True
            self.heard.notify()

    def _note(self) -> None:
        with contextlib.suppress(OSError), _open(self.process.stderr) as pipe:
            while words := pipe.readline(LONGEST_LINE):
                if words.strip():
                    self.complaints.append(words)


class Program:
    """One seat's external program over many games; it is started again after a breakdown."""

    def __init__(self, command: Sequence[str], game: AnyGame, limit: float) -> None:
        self.command, self.game, self.limit = command, game, limit
        self.running: Running | None = None
        self.hello: Hello | None = None
        self.number = self.breakdowns = self.barren = 0

    def begin(self, hello: Hello) -> None:
        """A new game: its breakdowns are counted anew."""
        self.hello, self.number, self.breakdowns = hello, 0, 0
        if self.running:
            self.running.tell(line(hello))

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Ask the program; or Fault. After a breakdown the program is ended, and begun anew when asked again."""
        if self.breakdowns >= BREAKDOWNS or self.barren >= BREAKDOWNS * BREAKDOWNS:
            raise Fault(Kind.DISMISSED, "It had broken down too often to be asked again.")
        self.number += 1
        try:
            answer = self._asked(view, legal)
        except Fault as fault:
            if fault.kind is Kind.ILLEGAL:
                self.barren = 0
            else:
                self._break_down()
            raise
        self.barren = 0
        return answer

    def over(self, outcome: Outcome) -> None:
        if self.running:
            self.running.tell(line(Over(outcome)))

    def close(self) -> None:
        if self.running:
            self.running.stop(GRACE)
        self.running = None

    def _asked(self, view: Any, legal: Sequence[Any]) -> Any:
        limit = self.limit if self.running else self.limit + STARTING
        running = self.running or self._started()
        if running.answers:
            raise garbage(running.answers[0], "before it was asked")
        deadline = monotonic() + limit
        running.tell(line(question(self.game, self.number, view, legal)))
        answer = running.answer(deadline)
        if answer is None:
            raise Fault(Kind.SLOW, f"It did not answer within {limit:g} seconds.")
        if not answer.endswith(b"\n"):
            raise self._unfinished(running, answer)
        return action_of(answer, self.game, legal)

    def _started(self) -> Running:
        try:
            self.running = Running(self.command)
        except OSError as error:
            raise Fault(Kind.ENDED, f"It could not be started: {error.strerror}.") from error
        if self.hello:
            self.running.tell(line(self.hello))
        return self.running

    def _unfinished(self, running: Running, answer: bytes) -> Fault:
        if answer:
            return garbage(answer)
        words = running.last_words()
        return Fault(Kind.ENDED, f"It ended without an answer{f', saying: {words}' if words else '.'}")

    def _break_down(self) -> None:
        self.breakdowns += 1
        self.barren += 1
        if self.running:
            self.running.stop()
        self.running = None


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a process and, where the system knows sessions, all that it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise OSError("There is no pipe.")
    return pipe
