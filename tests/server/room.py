"""A table without a server: commands are decided and taken at once, at moments that the test chooses."""

from typing import Any

import msgspec

from condotta.kernel.chance import derived
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.deciding import decide
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.rendering import Taken, take
from condotta.server.table.settings import Settings, checked
from condotta.server.table.table import Table


class Room:
    """One table, its whole log, and all that was told of it."""

    def __init__(self, **settings: Any) -> None:
        self.table, self.at = Table("room"), 1_000_000
        self.log: list[tuple[int, int, log.Entry]] = []
        self.taken: list[Taken] = []
        self.write(Decision((log.TableOpened("anna", checked(Settings(**{"game": "condottiere"} | settings))),)))

    def do(self, person: str, command: ask.Command, seat: int | None = None) -> list[log.Entry]:
        """Let a person ask something; IllegalMove if it is refused."""
        decision = decide(self.table, Asker(person, person.title(), seat), command)
        self.write(decision)
        return list(decision.entries)

    def write(self, decision: Decision) -> None:
        """Let entries have happened, written as they would lie in the log."""
        for entry, turn in decision.steps:
            number = self.table.number + 1
            written = msgspec.json.decode(msgspec.json.encode(entry), type=log.AnyEntry)
            assert written == entry
            self.log.append((number, self.at, written))
            self.taken.append(take(self.table, number, self.at, entry, self.seed_of(entry), turn))

    def seed_of(self, entry: log.Entry) -> str | None:
        return derived("room", str(entry.game)) if isinstance(entry, log.GameStarted) else None

    def again(self) -> Table:
        """The table as another process would fold it from the log."""
        table = Table("room")
        for number, at, entry in self.log:
            table.take(number, at, entry, self.seed_of(entry))
        return table

    @property
    def playing(self) -> Any:
        return self.table.playing

    def legal(self) -> list[Any]:
        view = self.playing.rules.view(self.playing.position, self.playing.mover)
        return list(self.playing.rules.legal(view))

    def act(self, action: Any = None) -> list[log.Entry]:
        """Let the mover do this, or the last of what he may do."""
        seat = self.playing.mover
        chosen = self.legal()[-1] if action is None else action
        person = self.table.chairs[seat].person
        assert person is not None
        return self.do(person, ask.Act(self.playing.moves + 1, msgspec.to_builtins(chosen)), seat)


def seated(*people: str, **settings: Any) -> Room:
    """A room in which these people sit, and play."""
    options = {"players": len(people)} | settings.pop("options", {})
    room = Room(options=options, **settings)
    for person in people:
        room.do(person, ask.Sit())
    room.do(people[0], ask.Start())
    return room
