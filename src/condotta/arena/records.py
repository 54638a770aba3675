"""Records of a tournament's games: a folder with a file for each, named by its deal and by who sat where."""

import re
from collections.abc import Iterable
from pathlib import Path

from condotta.arena.bout import Played
from condotta.arena.ledger import Foreign
from condotta.arena.schedule import Bout, deal_seed
from condotta.arena.tournament import Tournament
from condotta.kernel.record import Ended, Header, Move, Record, dumps, header_for, told_apart

LONGEST_LABEL = 24
"""Letters of a bot's name in the name of a file, so that those of six seats find room."""


class Records:
    """A folder of records. A record is written when its game is finished, all of it or nothing."""

    def __init__(self, tournament: Tournament, folder: Path) -> None:
        """Use this folder, which is made if need be; OSError if that cannot be."""
        self.tournament, self.folder = tournament, folder
        self.labels = _labels([entrant.name for entrant in tournament.entrants])
        folder.mkdir(exist_ok=True)

    def file(self, game: Bout | Played) -> Path:
        seating = "-".join(self.labels[entrant] for entrant in game.seats)
        return self.folder / f"deal-{game.deal:04}-{seating}.jsonl"

    def check(self, games: Iterable[Bout]) -> None:
        """Foreign if a file of one of these games holds something else, which would be lost."""
        there = set(self.folder.iterdir())
        for bout in games:
            file = self.file(bout)
            if file in there and not self._is_of(file, bout):
                raise Foreign(f"{file} is not of this tournament; choose another folder for the records.")

    def keep(self, played: Played) -> None:
        """Write the record of a finished game."""
        file = self.file(played)
        half = file.with_name(file.name + ".part")
        half.write_text(dumps(self.record(played)), encoding="utf-8")
        half.replace(file)

    def record(self, played: Played) -> Record:
        moves = [Move(number, seat, action) for number, (seat, action) in enumerate(played.moves, start=1)]
        return Record(self._header(played), (*moves, Ended(played.outcome)))

    def lacking(self, games: Iterable[Played]) -> int:
        """How many of these games have no record."""
        there = set(self.folder.iterdir())
        return sum(self.file(played) not in there for played in games)

    def _is_of(self, file: Path, bout: Bout) -> bool:
        with file.open("rb") as lines:
            return lines.readline() == dumps(Record(self._header(bout))).encode()

    def _header(self, game: Bout | Played) -> Header:
        seed = deal_seed(self.tournament, game.deal)
        return header_for(self.tournament.rules, self.tournament.settings, seed, self._names(game.seats))

    def _names(self, seats: tuple[int, ...]) -> tuple[str, ...]:
        """Who sat at each seat; a bot that sat at several has their numbers after its name."""
        return told_apart([self.tournament.entrants[entrant].name for entrant in seats])


def _labels(names: list[str]) -> list[str]:
    """Names that any file system takes, all different, without the dash that stands between them."""
    labels: list[str] = []
    for name in names:
        label = re.sub(r"[^a-z0-9.]+", "_", name.lower())[:LONGEST_LABEL].strip("_.") or "bot"
        while label in labels:
            label += "_"
        labels.append(label)
    return labels
