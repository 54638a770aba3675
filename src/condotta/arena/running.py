"""A started program: lines go in, lines come out, and it is ended for good whatever it does.

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
from typing import IO

from condotta.arena.hearing import Hearing
from condotta.arena.protocol import LONGEST_LINE

GRACE = 0.5
"""Seconds in which programs may end by themselves when they are no longer needed."""


class Running:
    """A process with its pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        # A session of its own: the interrupt of the arena is not for it, and its children end with it.
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        self.answers = Hearing(_open(self.process.stdout))
        self.complaints: deque[bytes] = deque(maxlen=1)
        self.orders: SimpleQueue[bytes | None] = SimpleQueue()
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._hear, self._note)]
        for thread in self.threads:
            thread.start()

    def tell(self, words: bytes) -> None:
        self.orders.put(words)

    def answer(self, deadline: float) -> bytes | None:
        """Its next line; an empty one if it has closed its output, None if the time is over."""
        return self.answers.next_line(deadline)

    def unasked(self) -> bytes | None:
        """What it has said already, if it has: asked before a question, what is no answer to it."""
        return self.answers.unasked()

    def last_words(self) -> str:
        """The end of what it wrote to its standard error."""
        self.threads[2].join(GRACE)
        return self.complaints[0].decode("utf-8", errors="replace").strip() if self.complaints else ""

    def leave(self) -> None:
        """Close its input, once it has read what it was told."""
        self.orders.put(None)

    def wait(self, deadline: float) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(max(0.0, deadline - monotonic()))

    def kill(self) -> None:
        """End the process and, where the system knows sessions, all that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def join(self, deadline: float) -> None:
        """Wait for the killed process and for the threads at its pipes."""
        self.process.wait()
        for thread in self.threads:
            thread.join(max(0.0, deadline - monotonic()))

    def _write(self) -> None:
        with contextlib.suppress(OSError), _open(self.process.stdin) as pipe:
            while (words := self.orders.get()) is not None:
                pipe.write(words)
                pipe.flush()

    def _hear(self) -> None:
        with contextlib.suppress(OSError):
            self.answers.listen()

    def _note(self) -> None:
        with contextlib.suppress(OSError), _open(self.process.stderr) as pipe:
            while words := pipe.readline(LONGEST_LINE):
                if words.strip():
                    self.complaints.append(words)


def end(programs: Sequence[Running], grace: float = 0.0) -> None:
    """End programs: all are told at once, have one grace together, and are then killed with their children."""
    for one in programs:
        one.leave()
    deadline = monotonic() + grace
    for one in programs:
        one.wait(deadline)
    for one in programs:
        one.kill()
    deadline = monotonic() + GRACE
    for one in programs:
        one.join(deadline)


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise OSError("There is no pipe.")
    return pipe
