"""An evening at the terminal: one game, a resumed one or a match, from the greeting to the farewell."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.text import Text

from condotta.cli.boards import board_of
from condotta.cli.faults import Refused
from condotta.cli.games import named
from condotta.cli.preparing import prepare
from condotta.cli.returning import seated_again
from condotta.cli.saving import damaged, new_file, new_files, numbered_file, open_record
from condotta.cli.seating import Seating, new_seating, people_named
from condotta.cli.session import Left, Session
from condotta.cli.table import Table
from condotta.cli.terminal import Terminal
from condotta.cli.variants import Chosen, advice, options_of
from condotta.cli.words import Words
from condotta.kernel.chance import derived
from condotta.kernel.game import AnyGame
from condotta.kernel.record import Damaged, Ended, Record, header_for

INTERRUPTED = 130
NOBODY = Seating((), (), {})


class Wishes(NamedTuple):
    """How somebody wants to play."""

    language: str
    seat: int | None
    bots: str | None
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
        return evening.spend(evening.prepare, lambda: evening.match(options, wishes, files))
    file = new_file(wishes.save) if wishes.save else None
    header = header_for(game, options, wishes.seed, seating.names, played_by=seating.played_by)
    return evening.spend(evening.prepare, lambda: evening.game_at(Table(game, header, file)))


def resume(file: Path, game_name: str | None, wishes: Wishes) -> int:
    """Go on with a saved game, which is the one that was named if one was; the exit code."""
    words, kept = Words(wishes.language), open_record(file)
    game, people = named(kept.header.game), people_named(wishes.hotseat)
    if game_name not in (None, game.name):
        raise Refused(f"The game in {file} is {game.name.capitalize()}, not {game_name}; leave that name out.")
    if kept.entries and isinstance(kept.entries[-1], Ended):  # before anybody is asked where he sits
        raise _over(file)
    evening = Evening(words, game)

    def seat() -> None:
        evening.seating = seated_again(
            evening.terminal, words, game, kept.header, seat=wishes.seat, people=people, bots=wishes.bots
        )

    def go_on() -> None:
        header = msgspec.structs.replace(kept.header, played_by=evening.seating.played_by)
        evening.game_at(_resumed(game, msgspec.structs.replace(kept, header=header), file))

    return evening.spend(seat, evening.prepare, go_on)


def _resumed(game: AnyGame, kept: Record, file: Path) -> Table:
    """The table of a saved game that is not over; or Refused."""
    try:
        table = Table.resumed(game, kept, file)
    except Damaged as damage:
        raise damaged(file, damage) from damage
    if table.outcome:
        raise _over(file)
    return table


def _over(file: Path) -> Refused:
    return Refused(f"The game in {file} is over; condotta replay {file} shows it.")


class Evening:
    """A terminal, and the people and bots around it."""

    def __init__(self, words: Words, game: AnyGame, seating: Seating = NOBODY) -> None:
        self.terminal, self.words, self.game, self.seating = Terminal(), words, game, seating
        self.table: Table | None = None

    def spend(self, *parts: Callable[[], None]) -> int:
        """One part after the other, until the end or until somebody leaves; the exit code."""
        try:
            for part in parts:
                part()
        except (Left, EOFError):
            self._farewell()
        except KeyboardInterrupt:
            self._farewell()
            return INTERRUPTED
        return 0

    def prepare(self) -> None:
        """Let the rules and bots be compiled, if they must."""
        prepare(self.game, self.words, self.terminal.console, bots=True)

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
            seed, seating = derived(wishes.seed, str(number)), self.seating
            header = header_for(self.game, options, seed, seating.names, opening, seating.played_by)
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
