"""What a searching bot thought about a decision: each option's chance to win, and what may follow it."""

from typing import Any

import msgspec

from condotta.kernel.game import Seat


class Reply(msgspec.Struct, frozen=True):
    """One step of a line: what a seat does."""

    seat: Seat
    action: Any


class Option(msgspec.Struct, frozen=True):
    """Something the seat may do: its estimated chance to win the game, by how many playouts, and the likeliest line."""

    action: Any
    chance: float
    playouts: int
    line: tuple[Reply, ...] = ()


class Thoughts(msgspec.Struct, frozen=True):
    """The options of a decision, the chosen one first, the others from the best to the worst."""

    options: tuple[Option, ...]

    @property
    def choice(self) -> Any:
        return self.options[0].action

    @property
    def chance(self) -> float:
        """The chance to win with the chosen option."""
        return self.options[0].chance
