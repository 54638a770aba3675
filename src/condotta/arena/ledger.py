"""The ledger of a tournament: a file of JSON lines, first what is played, then each finished game.

Lines are only ever added. The number of deals is not in it, so a finished tournament can be made longer.
"""

from pathlib import Path
from typing import IO, Any, Literal

import msgspec

from condotta import __version__
from condotta.arena.bout import Played
from condotta.arena.locks import lock
from condotta.arena.schedule import Key, bouts
from condotta.arena.tournament import Tournament

FORMAT: Literal[1] = 1
START = b'{"arena":'


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines the games."""

    arena: Literal[1]
    condotta: str
    rules: int
    tournament: Tournament


class Foreign(Exception):
    """A file that cannot be gone on with; the sentence says why."""


class Ledger:
    """An open ledger: what is in it, and a place to write down what is played next."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open a ledger or begin one; Foreign if it is in use, belongs to another tournament or is damaged."""
        self.path, self.tournament = path, tournament
        self._scheduled: dict[int, dict[Key, tuple[int, ...]]] = {}
        self.file: IO[bytes] = path.open("ab")
        try:
            self.played = self._begun(Header(FORMAT, __version__, tournament.rules.version, tournament))
        except BaseException:
            self.file.close()
            raise

    def close(self) -> None:
        self.file.close()

    def add(self, played: Played) -> None:
        self._append(played)

    def _begun(self, header: Header) -> list[Played]:
        """What is in the file, which is ours alone from now on; an empty one gets its header."""
        if not lock(self.file):
            raise Foreign(f"{self.path} is in use by a tournament that is being played; wait, or choose another name.")
        whole = self._whole_lines()
        if not whole:
            self._append(header)
        return self._read(whole, header) if whole else []

    def _append(self, entry: Header | Played) -> None:
        self.file.write(msgspec.json.encode(entry) + b"\n")
        self.file.flush()

    def _whole_lines(self) -> list[bytes]:
        """The lines; a last one that was torn off is cut away."""
        raw = self.path.read_bytes()
        if not (raw.startswith(START) or START.startswith(raw)):
            raise Foreign(f"{self.path} is no ledger of a tournament; choose another name.")
        whole = raw[: raw.rfind(b"\n") + 1]
        if len(whole) < len(raw):
            self.file.truncate(len(whole))
        return whole.split(b"\n")[:-1]

    def _read(self, lines: list[bytes], header: Header) -> list[Played]:
        self._compare(lines[0], header)
        games: dict[Key, Played] = {}
        for number, line in enumerate(lines[1:], start=2):
            played = self._game(number, line)
            games.setdefault(played.key, played)
        return list(games.values())

    def _compare(self, line: bytes, header: Header) -> None:
        try:
            theirs = msgspec.json.decode(line)
            difference = _difference(theirs | theirs["tournament"], _flat(header))
        except (msgspec.DecodeError, AttributeError, KeyError, TypeError) as error:
            raise Foreign(f"{self.path} is damaged, line 1: this is no header of a tournament.") from error
        if difference:
            raise Foreign(f"{self.path} holds another tournament: {difference}.")

    def _game(self, number: int, line: bytes) -> Played:
        try:
            played = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Foreign(f"{self.path} is damaged, line {number}: {error}.") from error
        if not self._fits(played):
            raise Foreign(f"{self.path} is damaged, line {number}: this game is not of this tournament.")
        return played

    def _fits(self, played: Played) -> bool:
        """Whether the schedule has this game, and its outcome can be one."""
        if played.deal not in self._scheduled:
            self._scheduled[played.deal] = {bout.key: bout.seats for bout in bouts(self.tournament, played.deal)}
        players, winners = self.tournament.players, played.outcome.winners
        return (
            self._scheduled[played.deal].get(played.key) == played.seats
            and len(played.outcome.scores) == len(played.reports) == players
            and bool(winners)
            and len(set(winners) & set(range(players))) == len(winners)
        )


def _flat(header: Header) -> dict[str, Any]:
    body: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(header))
    return body | body["tournament"]


def _difference(theirs: dict[str, Any], ours: dict[str, Any]) -> str | None:
    """The first field that differs, in words."""
    names = {
        "arena": "its format",
        "condotta": "the version of condotta",
        "game": "the game",
        "rules": "the version of the rules",
        "entrants": "the list of bots",
        "options": "the choice of options",
        "seed": "the seed",
        "scheme": "the scheme of lineups",
        "limit": "the limit",
    }
    for field, words in names.items():
        if theirs[field] != ours[field]:
            return f"{words} there is {_told(field, theirs, ours)}, not {_told(field, ours, theirs)}"
    return None


def _told(field: str, ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """One side of a difference: of options only those that differ."""
    value = ours[field]
    if field == "entrants":
        return ", ".join(one["name"] if one["name"] == one["spec"] else f"{one['name']}={one['spec']}" for one in value)
    if field == "options":
        return ", ".join(f"{name}={told}" for name, told in value.items() if theirs[field].get(name) != told) or "none"
    return str(value)
