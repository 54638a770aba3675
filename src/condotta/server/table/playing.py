"""A game as it is played at a table: its position, the moves so far, and the clocks."""

from collections.abc import Sequence
from typing import Any

from condotta.kernel.game import AnyGame, Outcome, Seat
from condotta.server.table.book import Page
from condotta.server.table.settings import HOUR, Clock, Correspondence, Live
from condotta.server.table.taking_back import Held, held_after, restored

JITTER = 400
"""By how many milliseconds, at most, a bot's pace varies; never by what it holds."""


class Playing:
    """The game at hand. `began` is when it started, `since` when the present turn did.

    `left` is what each live clock still has. `dice` is the seed of the bots: it follows from the game's own, which it
    does not tell.
    """

    def __init__(self, number: int, rules: AnyGame, position: Any, clock: Clock, at: int, dice: str) -> None:
        self.number, self.rules, self.position, self.clock = number, rules, position, clock
        self.players = rules.options(position).players
        self.mover: Seat | None = rules.mover(position)
        self.moves, self.dice = 0, dice
        self.began = self.since = at
        self.left = [clock.base] * self.players if isinstance(clock, Live) else None
        self.held: tuple[Held, ...] = ()
        self.beforehand: dict[Seat, tuple[int, str]] = {}
        self.paused = False

    def move(self, turn: Any, seen: Sequence[Any], page: Page, at: int) -> None:
        """The mover has moved: what it led to, what a spectator saw of it, and the page of deals before it."""
        seat = self.mover
        assert seat is not None
        self._spend(seat, at)
        if self.left is not None and isinstance(self.clock, Live):
            self.left[seat] += self.clock.increment
        self.moves += 1
        self.held = held_after(self.held, seat, self.moves, self.position, page, seen)
        self._go_on(turn.position, at)

    def take_back(self, at: int, now: int) -> Page:
        """Back to before the held move at this place; the page of deals of that time."""
        held = self.held[at]
        self.held = self.held[:at]
        self.moves = held.move - 1
        self._go_on(restored(self.rules, held, self.players), now)
        return held.page

    def show(self, turn: Any) -> None:
        """Cards were shown; nothing from before can be taken back."""
        self.position = turn.position
        self.held = ()

    def pause(self, at: int) -> None:
        if self.mover is not None:
            self._spend(self.mover, at)
        self.paused = True

    def go_on(self, at: int) -> None:
        self.paused, self.since = False, at

    def grant(self, seat: Seat, left: int | None, at: int) -> None:
        """A player is back: his clock has at least this much, and his turn begins now."""
        if self.left is not None and left is not None:
            self.left[seat] = max(self.left[seat], left)
        if seat == self.mover:
            self.since = at

    @property
    def deadline(self) -> int | None:
        """When the mover's time runs out."""
        if self.mover is None or self.paused:
            return None
        if self.left is not None:
            return self.since + max(0, self.left[self.mover])
        if isinstance(self.clock, Correspondence):
            return self.since + self.clock.hours * HOUR
        return None

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.position) if self.mover is None else None

    @property
    def asks_beforehand(self) -> bool:
        """Whether this is the question after a battle, which a table does not wait for without end."""
        return bool(self.rules.view(self.position, None).phase.value == "discard")

    @property
    def battle(self) -> int:
        """The number of the battle that is fought, or of the one that has just been; 0 in a game without battles."""
        view = self.rules.view(self.position, None)
        if not hasattr(view, "battles"):
            return 0
        return int(view.battles) + (view.phase.value in ("choose", "battle"))

    def _spend(self, seat: Seat, at: int) -> None:
        if self.left is not None and not self.paused:
            self.left[seat] -= max(0, at - self.since)

    def _go_on(self, position: Any, at: int) -> None:
        self.position, self.mover, self.since = position, self.rules.mover(position), at
