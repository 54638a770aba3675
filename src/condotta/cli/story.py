"""A recorded game as a story: each move with its number, its player, its notation and what came of it."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from condotta.cli.boards import board_of
from condotta.cli.faults import Refused
from condotta.cli.houses import COLOURS, printable, told
from condotta.cli.preparing import prepare
from condotta.cli.words import Words
from condotta.kernel.course import open_events
from condotta.kernel.game import AnyGame, Turn, Viewer
from condotta.kernel.record import Move, Record
from condotta.kernel.replay import Played, begin, replay


class Story:
    """A record, told to a viewer; with `everything` as the one who knows most of each event saw it."""

    def __init__(self, game: AnyGame, kept: Record, words: Words, viewer: Viewer, *, everything: bool = False) -> None:
        self.game, self.record, self.words = game, kept, words
        self.viewer, self.everything = viewer, everything
        self.names = tuple(map(printable, kept.header.seats))
        self.board = board_of(game.name, words, self.names)
        self.console = Console(highlight=False)

    def tell(self, last: int | None = None) -> None:
        """The whole game or up to a move, then the board or the outcome; Damaged if the record breaks the rules."""
        prepare(self.game, self.words, Console(stderr=True))
        position = begin(self.game, self.record.header)
        told = self._until(list(replay(self.game, self.record)), last)
        self._heading(position)
        for played in told:
            self._entry(played)
            position = played.turn.position
        self._ending(position, stopped=last is not None)

    def _until(self, game: list[Played], last: int | None) -> list[Played]:
        """The entries up to a move, with the showings after it."""
        moves = sum(isinstance(played.entry, Move) for played in game)
        if last is None:
            return game
        if last > moves:
            raise Refused(f"This game has {moves} moves; there is no move {last}.")
        after = (at for at, played in enumerate(game) if isinstance(played.entry, Move) and played.entry.move > last)
        return game[: next(after, len(game))]

    def _heading(self, position: Any) -> None:
        names = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.names))
        self.console.print(Text(f"{self.game.name.capitalize()}: ", "bold").append(names, "not bold"))
        self._hands(position)

    def _entry(self, played: Played) -> None:
        events = self._events(played.turn)
        if isinstance(played.entry, Move):
            move = played.entry
            notation = self.board.notation(self.game.read(move.action), events)
            number = Text(f"{move.move:>4}  ", "dim").append(self.names[move.seat], f"not dim {COLOURS[move.seat]}")
            self.console.print(number.append(f"  {notation}", "not dim not bold default"))
        sentences = [self.game.tell(event, self.words.language, self.names) for event in events]
        self.console.print(told(sentences, self.names, indent=6))

    def _events(self, turn: Turn[Any, Any]) -> Sequence[Any]:
        return open_events(turn, len(self.names)) if self.everything else turn.events(self.viewer)

    def _ending(self, position: Any, *, stopped: bool) -> None:
        outcome = self.game.outcome(position)
        self.console.print()
        if stopped or outcome is None:
            self._hands(position)
            self.console.print(self.board.table(self.game.view(position, self.viewer)))
        if outcome is None:
            self.console.print("" if stopped else self.words("unfinished"))
            return
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True))
        self.console.print(Rule(self.words("title-over")))
        self.console.print(Text(self.words("outcome", names=winners, scores=scores), "bold"))

    def _hands(self, position: Any) -> None:
        """The hands that the reader may see."""
        for seat in self._open_seats():
            hand = self.board.hand(self.game.view(position, seat))
            self.console.print(Text.assemble((f"{self.names[seat]}: ", COLOURS[seat]), hand))

    def _open_seats(self) -> Sequence[int]:
        if self.everything:
            return range(len(self.names))
        return () if self.viewer is None else (self.viewer,)
