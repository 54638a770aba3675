"""The tally of random games: pace, victories of each seat, endings."""

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.table import Table

from condotta.kernel.game import AnyGame

CHUNK = 250
"""Games between two looks at the progress bar, each chunk with a seed of its own."""

ENDINGS = {
    "total": "enough regions",
    "kingdom": "a kingdom of adjacent regions",
    "exhausted": "no free region left, most regions",
    "guard": "endless, most regions",
    "final_battle": "a final battle",
    "territories": "most territories",
    "placement": "a shared lead, decided by placement",
    "shared": "a shared lead",
}


def chunks(seed: str, games: int) -> Iterator[tuple[str, int]]:
    """The seed and the size of each chunk."""
    for number, done in enumerate(range(0, games, CHUNK)):
        yield f"{seed}/{number}", min(CHUNK, games - done)


class Tally:
    """What has been counted so far."""

    def __init__(self) -> None:
        self.decisions, self.seconds = 0, 0.0
        self.wins: Counter[tuple[int, ...]] = Counter()
        self.ended: Counter[str] = Counter()

    def play(self, game: AnyGame, options: Any, seed: str, games: int) -> None:
        """Play a chunk, and count it."""
        began = time.perf_counter()
        played = game.playouts(options, seed, games)
        self.seconds += time.perf_counter() - began
        self.decisions += played.decisions
        self.wins.update(winners for winners, _ in played.results)
        self.ended.update(ending for _, ending in played.results)

    @property
    def games(self) -> int:
        return self.wins.total()

    @property
    def games_per_second(self) -> float:
        return self.games / max(self.seconds, 1e-9)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / max(self.seconds, 1e-9)

    def victories(self, players: int) -> Table:
        """Victories of each seat alone, and those that were shared."""
        table = _table("Victories", "seat")
        for seat in range(players):
            self._row(table, f"seat {seat}", self.wins[(seat,)])
        self._row(table, "shared", sum(count for winners, count in self.wins.items() if len(winners) > 1))
        return table

    def endings(self) -> Table:
        """How games ended, the commonest first."""
        table = _table("Endings", "won by")
        for ending, count in sorted(self.ended.items(), key=lambda one: (-one[1], one[0])):
            self._row(table, ENDINGS.get(ending, ending), count)
        return table

    def _row(self, table: Table, name: str, count: int) -> None:
        table.add_row(name, f"{count:,}", f"{count / self.games:.1%}")


def _table(title: str, first: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(first)
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    return table
