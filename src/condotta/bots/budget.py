"""How long a bot may think about a decision: so many playouts, or so much time."""

import re
from collections.abc import Callable
from time import perf_counter

import msgspec

SEARCHING = 0.9
"""The share of a time that goes into playouts."""
AROUND = 0.001
"""Seconds besides, for laying out the view and telling lines, however short the time is."""
FIRST_PLAYOUTS = 16
SLICES = 12
"""A time budget is spent in about so many slices, so that it is overrun by one of them at most."""
AT_ONCE = 10_000
"""Playouts in one slice of a budget of playouts: nobody can stop a bot within a slice."""

LEAST_SECONDS = 0.02
"""In less a search could not keep its time: a few playouts and what is around them already take several ms."""
MOST_PLAYOUTS = 1_000_000_000
MOST_SECONDS = 86_400.0
"""More than anybody waits for; and of playouts as many as can surely be counted."""


class Budget(msgspec.Struct, frozen=True):
    """Playouts, which make a choice reproducible, or seconds; one of the two is zero."""

    playouts: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if (self.playouts > 0) == (self.seconds > 0) or min(self.playouts, self.seconds) < 0:
            raise ValueError("A budget is a number of playouts or a time, and more than nothing.")
        if self.playouts > MOST_PLAYOUTS or self.seconds > MOST_SECONDS:
            most = f"{MOST_PLAYOUTS:,} playouts or {MOST_SECONDS:,.0f} seconds"
            raise ValueError(f"The budget is too large: a decision has {most} at most.")

    @property
    def searching(self) -> "Budget":
        """What is left for playouts when laying out the view and telling lines have had their time."""
        return self if self.playouts else Budget(0, max(self.seconds * SEARCHING - AROUND, self.seconds / 2))

    def part(self, share: float) -> "Budget":
        """A part of this budget, but no part of a playout."""
        return Budget(max(1, round(self.playouts * share))) if self.playouts else Budget(0, self.seconds * share)


def budget_of(text: str) -> Budget:
    """The budget of a text: 2000 playouts, or a time as in 50ms and 0.5s; or ValueError."""
    parts = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)", text)
    if not parts or not float(parts[1] or parts[3]):
        raise ValueError(f"{text} is no budget: say a number of playouts, as in 2000, or a time, as in 50ms.")
    if parts[3]:
        return Budget(int(parts[3]))
    seconds = float(parts[1]) / (1000 if parts[2] == "ms" else 1)
    if seconds < LEAST_SECONDS:
        raise ValueError(f"{text} is too short: a decision has {LEAST_SECONDS * 1000:.0f} ms at least.")
    return Budget(0, seconds)


def spend(budget: Budget, play_out: Callable[[int], None], clock: Callable[[], float] = perf_counter) -> int:
    """Play out as often as the budget allows; how often that was. The clock tells seconds."""
    if budget.playouts:
        for done in range(0, budget.playouts, AT_ONCE):
            play_out(min(AT_ONCE, budget.playouts - done))
        return budget.playouts
    done, next_ = 0, FIRST_PLAYOUTS
    begun = clock()
    while next_:
        play_out(next_)
        done += next_
        next_ = _next_slice(done, clock() - begun, budget.seconds)
    return done


def _next_slice(done: int, spent: float, seconds: float) -> int:
    """How many playouts to add at the pace so far: a slice, or what is left; none if half a slice is not left."""
    left = seconds - spent
    if left < seconds / SLICES / 2:
        return 0
    # A coarse clock may not have moved yet, and tells no pace.
    return max(1, int(done / spent * min(left, seconds / SLICES))) if spent else done
