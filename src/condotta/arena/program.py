"""An external program as a bot: started when it is first asked, and again after a breakdown."""

from collections.abc import Iterable, Sequence
from time import monotonic
from typing import Any

from condotta.arena.faults import Fault, Kind
from condotta.arena.protocol import READY, Hello, Over, action_of, garbage, line, question
from condotta.arena.running import GRACE, Running, end
from condotta.kernel.game import AnyGame, Outcome

BREAKDOWNS = 3
"""So often a program may break down in one game, and in so many games on end without one answer."""
STARTING = 5.0
"""Seconds that a program has more for its first answer after it was started."""
MAKING = 120.0
"""Seconds that a Python object has before that, until its module is imported and it is made for the first time."""


class Program:
    """One seat's external program over many games; it is started again after a breakdown."""

    def __init__(self, command: Sequence[str], game: AnyGame, *, announced: bool = False) -> None:
        """One that is announced says by a first line that it is ready."""
        self.command, self.game, self.announced = command, game, announced
        self.running: Running | None = None
        self.hello: Hello
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
            if fault.kind in (Kind.ILLEGAL, Kind.RAISED):
                self.barren = 0
            else:
                self._break_down()
            raise
        self.barren = 0
        return answer

    def over(self, outcome: Outcome) -> None:
        if self.running:
            self.running.tell(line(Over(outcome)))

    def _asked(self, view: Any, legal: Sequence[Any]) -> Any:
        limit = self.hello.limit if self.running else self.hello.limit + STARTING
        running = self.running or self.start()
        if (words := running.unasked()) is not None:
            raise garbage(words, "before it was asked")
        deadline = monotonic() + limit
        running.tell(line(question(self.game, self.number, view, legal)))
        answer = running.answer(deadline)
        if answer is None:
            raise Fault(Kind.SLOW, f"It did not answer within {limit:g} second{'s' if limit != 1 else ''}.")
        if not answer.endswith(b"\n"):
            raise self._unfinished(running, answer)
        return action_of(answer, self.game, legal)

    def start(self) -> Running:
        """Start the program for the game that begins; or Fault. A Python object is made then."""
        try:
            self.running = Running(self.command)
        except OSError as error:
            raise Fault(Kind.ENDED, f"It could not be started: {error.strerror}.") from error
        self.running.tell(line(self.hello))
        if self.announced:
            self._await(self.running)
        return self.running

    def _await(self, running: Running) -> None:
        said = running.answer(monotonic() + MAKING)
        if said is None:
            raise Fault(Kind.SLOW, f"It was not made within {MAKING:g} seconds.")
        if not said:
            raise self._unfinished(running, said)
        if said != line(READY):
            action_of(said, self.game, ())

    def _unfinished(self, running: Running, answer: bytes) -> Fault:
        if answer:
            return garbage(answer)
        words = running.last_words()
        return Fault(Kind.ENDED, f"It ended without an answer{f', saying: {words}' if words else '.'}")

    def _break_down(self) -> None:
        self.breakdowns += 1
        self.barren += 1
        if self.running:
            end([self.running])
        self.running = None


def close(programs: Iterable[Program]) -> None:
    """Let programs go, all at once."""
    end([program.running for program in programs if program.running], GRACE)
