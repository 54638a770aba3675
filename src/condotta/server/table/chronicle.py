"""One game of a table with all its steps, to be told again; and how much of it somebody may see."""

import msgspec

from condotta.kernel.game import IllegalMove, Seat
from condotta.server.table import entries as log
from condotta.server.table.finished import Finished, Sitter
from condotta.server.table.rendering import Taken
from condotta.server.table.table import Table

STEPS = (
    log.GameStarted,
    log.Moved,
    log.Shown,
    log.TakenBack,
    log.StandInSent,
    log.SeatTakenBack,
    log.Paused,
    log.WentOn,
    log.ServerAway,
    log.GameOver,
)
"""The entries that a game consists of. Talk, offers and answers given beforehand stay with those they were for."""


class Chronicle:
    """A game, from its start as far as it has come; `table` has just taken the start."""

    def __init__(self, table: Table, started: log.GameStarted) -> None:
        self.name, self.settings, self.host = table.name, table.settings, table.host
        self.started, self.seals = started, table.seals
        self.sitters = tuple(Sitter(chair.person, chair.name, chair.bot) for chair in table.chairs)
        self.colours = tuple(chair.colour for chair in table.chairs)
        self.steps: list[Taken] = []
        self.finished: Finished | None = None

    def add(self, taken: Taken) -> None:
        if isinstance(taken.entry, STEPS):
            self.steps.append(taken)

    @property
    def players(self) -> int:
        return len(self.sitters)

    @property
    def began(self) -> int:
        """When it started."""
        return self.steps[0].at

    def seats_of(self, person: str | None) -> list[Seat]:
        return [seat for seat, sitter in enumerate(self.sitters) if person is not None and sitter.person == person]


class Sight(msgspec.Struct, frozen=True):
    """What somebody may see of a game: what his own seats saw, or, if it is `open`, all; nothing from after `until`."""

    own: tuple[Seat, ...]
    open: bool
    until: int


def sight(game: Chronicle, person: str | None, now: int) -> Sight:
    """How much of a game somebody may see now; IllegalMove if nothing."""
    own, finished = tuple(game.seats_of(person)), game.finished
    if not own and not game.settings.spectators and (person is None or person != game.host):
        raise IllegalMove("table.closed")
    delay = 0 if own else 1000 * game.settings.delay
    return Sight(own, finished is not None and finished.ended + delay <= now, now - delay)
