"""The names and colours of the seats."""

from collections.abc import Iterable

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

HOUSES = {
    "condottiere": ("Sforza", "Malatesta", "Colleoni", "Montefeltro", "Hawkwood", "Bracceschi"),
    "ordonnance": ("Lusignan", "Ibelin", "Courtenay", "Toulouse"),
}
COLOURS = ("bold red", "bold green", "bold cyan", "bold yellow", "bold bright_black", "bold magenta")


def houses(game: str, players: int) -> tuple[str, ...]:
    """The houses of the seats of a game."""
    return HOUSES[game][:players]


def printable(text: str) -> str:
    """A text from a file, without what could command a terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def banner(seat: int, names: tuple[str, ...]) -> Text:
    """A seat's number and name in its colour."""
    return Text(f"{seat} {names[seat]}", COLOURS[seat])


def coloured(sentence: str, names: tuple[str, ...]) -> Text:
    """A sentence with the names of the seats in their colours."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        text.highlight_words([name], COLOURS[seat])
    return text


def told(sentences: Iterable[str], names: tuple[str, ...], indent: int = 0) -> Padding:
    """Sentences one below the other, each after a dot."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for sentence in sentences:
        grid.add_row("·", coloured(sentence, names))
    return Padding(grid, (0, 0, 0, indent))
