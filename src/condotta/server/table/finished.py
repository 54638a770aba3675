"""A game that is over, as far as the table remembers it: what is kept of it for statistics and ratings."""

import msgspec

from condotta.kernel.game import Outcome, Seat
from condotta.server.table.adding import Seals


class Sitter(msgspec.Struct, frozen=True):
    """Who had a seat in a game; `left` says that a stand-in played for him at the end, `guest` that the name is
    somebody's with whom the person shares his screen.
    """

    person: str | None
    name: str
    bot: str | None
    left: bool = False
    guest: bool = False


class Finished(msgspec.Struct, frozen=True):
    """A game of a table that is over; without an outcome it was broken off.

    `announced` says that it was to be rated; `delay` is how many milliseconds spectators are behind.
    """

    number: int
    game: str
    began: int
    ended: int
    announced: bool
    delay: int
    sitters: tuple[Sitter, ...]
    outcome: Outcome | None
    seals: Seals = ()

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats whose players were not there at the end."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.left)
