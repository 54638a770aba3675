"""What every game shows in a terminal, and the questions it asks."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from condotta.cli.words import Words


class Choice(NamedTuple):
    """One answer: the number to type, what it says, and the action it means or the question it leads to."""

    number: int
    label: str
    answer: Any


class Question(NamedTuple):
    """What somebody is asked. `begin` is the notation that an answer in words continues."""

    text: str
    begin: str
    choices: tuple[Choice, ...]


class Board(Protocol):
    """A game as one language shows it to the people at its seats."""

    names: tuple[str, ...]
    clause: str
    """A clause of the rules, for an example."""
    shows_cards: bool
    """Whether cards of a hand may be shown to others."""

    def table(self, view: Any, here: Sequence[int] = ()) -> RenderableType:
        """The open things: what lies before each seat, and where the game stands. `here` are the viewer's seats."""

    def hand(self, view: Any) -> str:
        """The viewer's own cards."""

    def map(self, view: Any) -> RenderableType:
        """The map, or what comes next to it."""

    def question(self, view: Any, legal: Sequence[Any]) -> Question:
        """What the viewer is asked now, with every legal action among the answers."""

    def goes_without_saying(self, view: Any, legal: Sequence[Any]) -> bool:
        """Whether the only legal action is a formality that nobody wants to be asked about."""

    def notation(self, action: Any, seen: Sequence[Any]) -> str:
        """The notation of an action, as far as a viewer may know it who saw these events come of it."""

    def examples(self) -> Sequence[tuple[str, str]]:
        """Notations, each with what it means."""


def numbered(labels: Iterable[tuple[str, Any]], start: int = 1) -> tuple[Choice, ...]:
    """Choices numbered in a row."""
    return tuple(Choice(number, label, answer) for number, (label, answer) in enumerate(labels, start=start))


def board_of(game: str, words: Words, names: tuple[str, ...]) -> Board:
    """The board of a game."""
    if game == "condottiere":
        from condotta.cli.boards.condottiere import CondottiereBoard

        return CondottiereBoard(words, names)
    from condotta.cli.boards.ordonnance import OrdonnanceBoard

    return OrdonnanceBoard(words, names)
