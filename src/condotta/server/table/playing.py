"""A game as it is played at a table: its position, the moves so far, and the clocks."""

from collections.abc import Sequence
from typing import Any

from condotta.kernel.game import AnyGame, Seat
from condotta.server.table.book import Page
from condotta.server.table.settings import HOUR, Clock, Correspondence, Live
from condotta.server.table.taking_back import Held, held_after, restored, with_seen

JITTER = 400
"""By how many milliseconds, at most, a bot's pace varies; never by what it holds."""


class Playing:
    """The game at hand. `began` is when it started, `since` when the present turn did.

    `left` is what each live clock still has, `spent` what the present turn has taken before `since`. `dice` is the
    seed of the bots: it follows from the game's own, which it does not tell. `renewed` is how many moves there were
    when a turn was last begun anew for who came back after his time had run out.
    """

    def __init__(self, number: int, rules: AnyGame, position: Any, clock: Clock, at: int, dice: str) -> None:
        self.number, self.rules, self.position, self.clock = number, rules, position, clock
        self.players = rules.options(position).players
        self.mover: Seat | None = rules.mover(position)
        self.moves, self.dice = 0, dice
        self.began = self.since = at
        self.left = [clock.base] * self.players if isinstance(clock, Live) else None
        self.spent = 0
        self.held: tuple[Held, ...] = ()
        self.beforehand: dict[Seat, tuple[int, str]] = {}
        self.paused = False
        self.renewed: int | None = None

    def move(self, turn: Any, seen: Sequence[Any], page: Page, at: int, *, timed: bool = True) -> None:
        """The mover has moved: what it led to, what a spectator saw of it, and the page of deals before it.

        A stand-in's moves are not `timed`: the clock of its player stands still.
        """
        seat = self.mover
        assert seat is not None
        bonus = self.clock.increment if timed and isinstance(self.clock, Live) else 0
        if timed:
            self._spend(at)
            self._grant(seat, bonus)
        self.moves += 1
        self.held = held_after(self.held, seat, self.moves, self.position, page, seen, bonus)
        self._go_on(turn.position, at)

    def take_back(self, at: int, now: int) -> Page:
        """Back to before the held move at this place; the page of deals of that time.

        The time that was taken stays taken; what the moves had brought to the clocks is gone.
        """
        held = self.held[at]
        self._spend(now)
        seat, spent = self.mover, self.spent
        for undone in self.held[at:]:
            self._grant(undone.seat, -undone.bonus)
        self.held = tuple(with_seen(earlier, held) for earlier in self.held[:at])
        self.moves = held.move - 1
        self._go_on(restored(self.rules, held, self.players), now)
        self.spent = spent if self.mover == seat else 0
        return held.page

    def show(self, turn: Any) -> None:
        """Cards were shown; nothing from before can be taken back."""
        self.position = turn.position
        self.held = ()

    def pause(self, at: int) -> None:
        self._spend(at)
        self.paused = True

    def go_on(self, at: int) -> None:
        self.paused, self.since = False, at

    def excuse(self, since: int, until: int) -> None:
        """The server was away for this time, which nobody has taken."""
        self.since += max(0, until - max(since, self.since))

    def leave(self, seat: Seat, at: int) -> None:
        """A player is gone: what he has taken for his turn is counted, and the stand-in's begins now."""
        if seat == self.mover:
            self._spend(at)
            self.since = at

    def come_back(self, seat: Seat, least: int | None, at: int, *, anew: bool) -> None:
        """A player is back, and his clock goes on; it has at least this much, and the turn is `anew` after a flag.

        Else his clock ran while he was away in his own turn, in which nobody moved for him.
        """
        if self.left is not None and least is not None:
            self.left[seat] = max(self.left[seat], least)
        if seat == self.mover:
            if not anew:
                self._spend(at)
            self.since, self.spent = at, 0 if anew else self.spent
            self.renewed = self.moves if anew else self.renewed

    @property
    def deadline(self) -> int | None:
        """When the mover's time runs out."""
        if self.mover is None or self.paused:
            return None
        if self.left is not None:
            return self.since + max(0, self.left[self.mover])
        if isinstance(self.clock, Correspondence):
            return self.since + max(0, self.clock.hours * HOUR - self.spent)
        return None

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

    def _grant(self, seat: Seat, bonus: int) -> None:
        if self.left is not None:
            self.left[seat] += bonus

    def _spend(self, at: int) -> None:
        """Count what the mover has taken since his time last began to run."""
        if self.mover is None or self.paused:
            return
        taken = max(0, at - self.since)
        self.spent += taken
        if self.left is not None:
            self.left[self.mover] -= taken

    def _go_on(self, position: Any, at: int) -> None:
        self.position, self.mover, self.since, self.spent = position, self.rules.mover(position), at, 0
