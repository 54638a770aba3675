"""A game that goes on at this terminal: its position, its record and what each viewer has not read yet."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from condotta.cli.houses import printable
from condotta.kernel import record
from condotta.kernel.game import AnyGame, Outcome, Seat, Showing, Turn, Viewer
from condotta.kernel.record import Ended, Entry, Header, Move, Record, Shown
from condotta.kernel.replay import begin, replay


class Table:
    """One game, move by move."""

    def __init__(self, game: AnyGame, header: Header, file: Path | None = None) -> None:
        self.game, self.header, self.file = game, header, file
        self.position = begin(game, header)
        self.entries: list[Entry] = []
        self._turns: list[Turn[Any, Any]] = []
        self._read: dict[Viewer, int] = {}
        self._old = 0

    @classmethod
    def resumed(cls, game: AnyGame, kept: Record, file: Path) -> "Table":
        """The table at the end of an unfinished record."""
        table = cls(game, kept.header, file)
        for played in replay(game, kept):
            table._enter(played.entry, played.turn)
        table._old = len(table._turns)
        return table

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(printable, self.header.seats))

    @property
    def moves(self) -> int:
        return sum(isinstance(entry, Move) for entry in self.entries)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    @property
    def mover(self) -> Seat | None:
        return self.game.mover(self.position)

    def view(self, viewer: Viewer) -> Any:
        return self.game.view(self.position, viewer)

    def act(self, action: Any) -> None:
        """Let the mover do this; or IllegalMove."""
        seat = self.mover
        turn = self.game.apply(self.position, action)
        if seat is not None:
            self._enter(Move(self.moves + 1, seat, self.game.write(action)), turn)
        if outcome := self.outcome:
            self.entries.append(Ended(outcome))

    def show(self, showing: Showing) -> None:
        """Let a seat show cards; or IllegalMove."""
        self._enter(Shown(showing), self.game.show(self.position, showing))

    def news(self, viewer: Viewer, language: str, since: Seat | None = None) -> list[str]:
        """What happened that a viewer has not read yet, or since another one read; he has then read it."""
        first = self._read.get(viewer if since is None else since, self._old)
        self._read[viewer] = len(self._turns)
        return self._told(self._turns[first:], viewer, language)

    def log(self, viewer: Viewer, language: str) -> list[str]:
        """All that a viewer saw."""
        return self._told(self._turns, viewer, language)

    def save(self) -> None:
        """Write the record to its file, all of it or nothing; OSError if that fails."""
        if self.file:
            half = self.file.with_name(self.file.name + ".part")
            record.save(Record(self.header, tuple(self.entries)), half)
            half.replace(self.file)

    def _enter(self, entry: Entry, turn: Turn[Any, Any]) -> None:
        self.entries.append(entry)
        self._turns.append(turn)
        self.position = turn.position

    def _told(self, turns: Sequence[Turn[Any, Any]], viewer: Viewer, language: str) -> list[str]:
        return [self.game.tell(event, language, self.names) for turn in turns for event in turn.events(viewer)]
