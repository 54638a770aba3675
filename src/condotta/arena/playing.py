"""Playing a tournament: what is not yet played, by a crew, each game kept as soon as it is finished."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self

import msgspec

from condotta.arena.bout import Played
from condotta.arena.crew import Crew, crew_of
from condotta.arena.ledger import Ledger
from condotta.arena.records import Records
from condotta.arena.results import Results, results
from condotta.arena.schedule import Bout, schedule
from condotta.arena.tournament import Tournament


class Session:
    """A tournament of so many deals, what is played of it, and the ledger and the records it is kept in, if any."""

    def __init__(
        self, tournament: Tournament, deals: int, save: Path | None = None, records: Path | None = None
    ) -> None:
        """Go on with what the ledger holds; `Foreign` if it, or the folder of records, is of something else."""
        self.tournament, self.deals = tournament, deals
        self.records = Records(tournament, records) if records else None
        if self.records:
            self.records.check(schedule(tournament, range(deals)))
        self.ledger = Ledger(save, tournament) if save else None
        self.done: list[Played] = self.ledger.played if self.ledger else []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.ledger:
            self.ledger.close()

    def missing(self) -> list[Bout]:
        """The games that are not played yet."""
        known = {played.key for played in self.done}
        return [bout for bout in schedule(self.tournament, range(self.deals)) if bout.key not in known]

    def play(self, crew: Crew) -> Iterator[Played]:
        """Play what is missing; each game is kept, then given back without its moves."""
        for played in crew.play(self.missing()):
            # The record first: what is in the ledger is not played again.
            if self.records:
                self.records.keep(played)
            counted = msgspec.structs.replace(played, moves=())
            if self.ledger:
                self.ledger.add(counted)
            self.done.append(counted)
            yield counted

    def unrecorded(self) -> int:
        """How many finished games have no record, though there is a folder for them."""
        return self.records.lacking(one for one in self.done if one.deal < self.deals) if self.records else 0

    def results(self, *, rated: bool = True) -> Results:
        """The results so far."""
        return results(self.tournament, [one for one in self.done if one.deal < self.deals], rated=rated)


def play(
    tournament: Tournament,
    deals: int = 100,
    *,
    jobs: int = 1,
    save: Path | None = None,
    records: Path | None = None,
    watch: Callable[[Played], object] = lambda _: None,
    rated: bool = True,
) -> Results:
    """Play a tournament, going on with the ledger `save` if there is one, and count its results.

    Records of the games are written into the folder `records`.
    With more than one job the script that calls this needs `if __name__ == "__main__":` around it.
    """
    with Session(tournament, deals, save, records) as session:
        if session.missing():
            with crew_of(tournament, jobs) as crew:
                for played in session.play(crew):
                    watch(played)
        return session.results(rated=rated)
