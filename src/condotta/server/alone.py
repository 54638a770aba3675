"""Games of bots alone: nobody plays in them, so that one person may let only a few be played at a time."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from condotta.kernel.game import IllegalMove
from condotta.server.hot import Hot
from condotta.server.table.standing import PLAYING
from condotta.server.table.table import Table

MOST = 4


class Alone:
    """The games of bots alone among the tables of this process; without `most` there may be any number."""

    def __init__(self, hot: Mapping[str, Hot], most: int | None = MOST) -> None:
        self.hot, self.most = hot, most
        self.beginning: dict[str, str] = {}

    @contextmanager
    def begins(self, name: str, host: str) -> Iterator[None]:
        """While a game of bots alone begins at this table of a host; IllegalMove if he has too many."""
        if self.most is not None and len(self._of(host) - {name}) >= self.most:
            raise IllegalMove("bots.alone", most=self.most)
        self.beginning[name] = host
        try:
            yield
        finally:
            self.beginning.pop(name, None)

    def _of(self, host: str) -> set[str]:
        """The tables of a host at which bots play alone, or are about to."""
        tables = [hot.table for hot in self.hot.values() if hot.table is not None and hot.table.host == host]
        about_to = {name for name, other in self.beginning.items() if other == host}
        return about_to | {table.name for table in tables if _plays_alone(table)}


def _plays_alone(table: Table) -> bool:
    return table.phase == PLAYING and not table.present
