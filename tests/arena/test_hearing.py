"""What a program says: line by line, and what it said before it was asked."""

import os
import threading
from collections.abc import Iterator
from time import monotonic

import pytest

from condotta.arena.hearing import KEPT_LINES, POLLING, Hearing
from condotta.arena.protocol import LONGEST_LINE

PATIENCE = 30.0


class Mouth:
    """The other end of a pipe that is heard."""

    def __init__(self) -> None:
        ear, self.pipe = os.pipe()
        self.hearing = Hearing(os.fdopen(ear, "rb"))
        self.thread = threading.Thread(target=self.hearing.listen, daemon=True)

    def say(self, words: bytes) -> None:
        while words:
            words = words[os.write(self.pipe, words) :]

    def close(self) -> None:
        os.close(self.pipe)
        if not self.thread.ident:
            self.thread.start()
        self.thread.join(PATIENCE)

    def next_line(self) -> bytes | None:
        return self.hearing.next_line(monotonic() + PATIENCE)


@pytest.fixture
def mouth() -> Iterator[Mouth]:
    mouth = Mouth()
    yield mouth
    if not mouth.hearing.finished:
        mouth.close()


@pytest.mark.skipif(not POLLING, reason="a pipe cannot be asked whether it has something to read")
@pytest.mark.parametrize("words", [b"0\n", b"0\n1\n", b"0"])
def test_what_was_said_before_is_found_though_the_thread_has_not_heard_it(mouth: Mouth, words: bytes) -> None:
    assert mouth.hearing.unasked() is None

    mouth.say(words)

    assert mouth.hearing.unasked() == words[:2]


def test_a_second_line_at_once_with_the_first_is_found_when_the_first_is_taken(mouth: Mouth) -> None:
    mouth.thread.start()
    for _ in range(200):
        mouth.say(b"0\n1\n")

        assert mouth.next_line() == b"0\n"
        assert mouth.hearing.unasked() == b"1\n"
        assert mouth.next_line() == b"1\n"


def test_lines_come_in_their_order_however_they_are_cut(mouth: Mouth) -> None:
    mouth.thread.start()
    for part in (b"fir", b"st\nsec", b"ond\n", b"rest"):
        mouth.say(part)
    mouth.close()

    assert [mouth.next_line() for _ in range(4)] == [b"first\n", b"second\n", b"rest", b""]


def test_a_line_that_is_too_long_has_no_end(mouth: Mouth) -> None:
    mouth.thread.start()
    mouth.say(b"0" * LONGEST_LINE + b"\n")

    assert not (mouth.next_line() or b"").endswith(b"\n")


def test_of_too_many_lines_the_latest_are_kept(mouth: Mouth) -> None:
    mouth.thread.start()
    for number in range(10 * KEPT_LINES):
        mouth.say(b"%d\n" % number)
    mouth.close()

    assert len(mouth.hearing.lines) == KEPT_LINES
    assert mouth.next_line() == b"%d\n" % (9 * KEPT_LINES)
