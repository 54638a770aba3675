"""The output of a program, line by line: a thread hears it, and who asks can tell what was said before the question."""

import contextlib
import os
import select
import threading
from collections import deque
from time import monotonic
from typing import IO

from condotta.arena.protocol import LONGEST_LINE

KEPT_LINES = 64
AT_ONCE = 1 << 16
"""Bytes that are read at once: all that a pipe holds."""
POLLING = hasattr(select, "poll")
"""Whether the system can say that a pipe has something to read. Windows cannot."""


class Hearing:
    """A pipe that is read to its end. Lines are kept until they are taken, the latest of them if there are too many.

    The pipe is read under the lock, by the thread or by who asks: nothing is on its way between pipe and lines.
    """

    def __init__(self, pipe: IO[bytes]) -> None:
        self.pipe = pipe
        self.lines: deque[bytes] = deque(maxlen=KEPT_LINES)
        self.begun, self.finished = b"", False
        self.heard = threading.Condition()
        if POLLING:
            os.set_blocking(pipe.fileno(), False)

    def listen(self) -> None:
        """Hear all there is until the output is closed: the work of a thread."""
        while not self.finished:
            if POLLING:
                self._wait()
                with self.heard:
                    self._read()
            else:
                words = os.read(self.pipe.fileno(), AT_ONCE)
                with self.heard:
                    self._take(words)
        self.pipe.close()

    def unasked(self) -> bytes | None:
        """What has been said and not been taken, if anything has; on Windows, as far as the thread has heard it."""
        with self.heard:
            if POLLING and not self.finished:
                self._read()
            return self.lines[0] if self.lines else self.begun or None

    def next_line(self, deadline: float) -> bytes | None:
        """The next line; an empty one if the output is closed, None if the time is over."""
        with self.heard:
            self.heard.wait_for(lambda: self.lines or self.finished, max(0.0, deadline - monotonic()))
            return self.lines.popleft() if self.lines else b"" if self.finished else None

    def _wait(self) -> None:
        """Wait until there is something to read, or the output is closed."""
        poll = select.poll()
        poll.register(self.pipe.fileno(), select.POLLIN)
        poll.poll()

    def _read(self) -> None:
        """Read what there is now: nothing, if the other one was quicker."""
        with contextlib.suppress(BlockingIOError):
            self._take(os.read(self.pipe.fileno(), AT_ONCE))

    def _take(self, words: bytes) -> None:
        """Cut what was read into lines, one that is too long without its end; the output is closed if none was."""
        *whole, self.begun = (self.begun + words).split(b"\n")
        self.lines.extend((line + b"\n")[:LONGEST_LINE] for line in whole)
        if len(self.begun) >= LONGEST_LINE or (self.begun and not words):
            self.lines.append(self.begun)
            self.begun = b""
        self.finished = not words
        self.heard.notify()
