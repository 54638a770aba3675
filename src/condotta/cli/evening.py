"""An evening at the terminal: one game, a resumed one or a match, from the greeting to the farewell."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from condotta.cli.boards import board_of
from condotta.cli.faults import Refused
from condotta.cli.games import named
from condotta.cli.houses import printable
from condotta.cli.preparing import prepare
from condotta.cli.saving import damaged, new_file, new_files, numbered_file, open_record
from condotta.cli.seating import Seating, new_seating, old_seating, people_named
from condotta.cli.session import Left, Session
from condotta.cli.table import Table
from condotta.cli.terminal import Terminal
from condotta.cli.variants import Chosen, advice, options_of
from condotta.cli.words import Words
from condotta.kernel.chance import derived
from condotta.kernel.game import AnyGame
from condotta.kernel.record import Damaged, Record, header_for

INTERRUPTED = 130


class Wishes(NamedTuple):
    """How somebody wants to play."""

    language: str
    seat: int | None
    bots: str
    hotseat: str | None
    seed: str
    save: Path | None
    target: int | None


def any_seed() -> str:
    return secrets.token_hex(32)


def begin(game_name: str, players: int | None, chosen: Chosen, wishes: Wishes) -> int:
    """Play a new game, or with points a match; the exit code."""
    words, game, people = Words(wishes.language), named(game_name), people_named(wishes.hotseat)
    options = options_of(game, players, chosen)
    if players is None and len(people) > options.players:
        options = options_of(game, len(people), chosen)
    seating = new_seating(game, options.players, wishes.seat, people, wishes.bots, wishes.seed)
    evening = Evening(words, game, seating)
    if said := advice(chosen):
        evening.terminal.show(said)
    if chosen.get("points"):
        files = new_files(wishes.save) if wishes.save else None
        return evening.spend(lambda: evening.match(options, wishes, files))
    file = new_file(wishes.save) if wishes.save else None
    header = header_for(game, options, wishes.seed, seating.names)
    return evening.spend(lambda: evening.game_at(Table(game, header, file)))


def resume(file: Path, wishes: Wishes) -> int:
    """Go on with a saved game; the exit code."""
    words, kept = Words(wishes.language), open_record(file)
    game, people = named(kept.header.game), people_named(wishes.hotseat)
    names = tuple(map(printable, kept.header.seats))
    seating = old_seating(game, names, wishes.seat, people, wishes.bots, kept.header.seed)
    evening = Evening(words, game, seating)
    return evening.spend(lambda: evening.game_at(_resumed(game, kept, file)))


def _resumed(game: AnyGame, kept: Record, file: Path) -> Table:
    """The table of a saved game that is not over; or Refused."""
    try:
        table = Table.resumed(game, kept, file)
    except Damaged as damage:
        raise damaged(file, damage) from damage
    if table.outcome:
        raise Refused(f"The game in {file} is over; condotta replay {file} shows it.")
    return table


class Evening:
    """A terminal, and the people and bots around it."""

    def __init__(self, words: Words, game: AnyGame, seating: Seating) -> None:
        self.terminal, self.words, self.game, self.seating = Terminal(), words, game, seating
        self.table: Table | None = None

    def spend(self, play: Callable[[], None]) -> int:
        """Play until the end or until somebody leaves; the exit code."""
        try:
            prepare(self.game, self.words, self.terminal.console, bots=True)
            play()
        except (Left, EOFError):
            self._farewell()
        except KeyboardInterrupt:
            self._farewell()
            return INTERRUPTED
        return 0

    def game_at(self, table: Table) -> None:
        """One game, to its end."""
        self.table = table
        board = board_of(self.game.name, self.words, table.names)
        session = Session(self.terminal, self.words, table, board, self.seating.bots)
        self._greet(session)
        session.save()
        session.play()

    def match(self, options: Any, wishes: Wishes, files: Path | None) -> None:
        """Games for points, until somebody has won the match. `condottiere:points.end`"""
        from condotta.cli.standing import standing
        from condotta.condottiere.match import TARGET, Match, after_game

        match = Match(options, wishes.target or TARGET)
        while not match.winners:
            number = match.games + 1
            file = numbered_file(files, number) if files else None
            opening = match.opening if match.games else None
            header = header_for(self.game, options, derived(wishes.seed, str(number)), self.seating.names, opening)
            table = Table(self.game, header, file)
            self.game_at(table)
            match = after_game(match, table.position)
            self.terminal.show("", standing(self.words, match, self.seating.names))
            if not match.winners:
                self.terminal.ask(self.words("next-game"))

    def _greet(self, session: Session) -> None:
        """A word to the one person; several are greeted by handing the screen over."""
        if len(session.people) > 1:
            return
        greeting = self.words("greeting", game=self.game.name.capitalize(), players=len(self.seating.names))
        self.terminal.show(Text(greeting, "bold"))
        self.terminal.show(self.words("you-are", name=self.seating.names[session.people[0]]))

    def _farewell(self) -> None:
        """Say where the game is, or how to keep the next one."""
        if self.table and self.table.file:
            self.terminal.show("", self.words("left-saved", file=str(self.table.file)))
        elif self.table and self.table.moves:
            self.terminal.show("", self.words("left-unsaved"))
        else:
            self.terminal.show("", self.words("left"))
