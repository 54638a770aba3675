"""The judgement of a game as it is shown: a row for every move, then its turning points and mistakes in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from condotta.cli.houses import COLOURS, coloured, printable
from condotta.cli.words import Words
from condotta.kernel.game import AnyGame, Seat

if TYPE_CHECKING:
    from condotta.bots.analysis import Judged

NARROWEST = 5
"""So many letters of a name are left where there are many seats."""
BESIDE = 9
"""What number, marks and gaps take of a row."""


class Judgement:
    """Shows what an analysis found."""

    def __init__(self, game: AnyGame, names: Sequence[str], words: Words) -> None:
        self.game, self.names, self.words = game, tuple(map(printable, names)), words
        self.console = Console(highlight=False)

    def show(self, moves: Sequence["Judged"]) -> None:
        """The table of all moves, and below it what stands out."""
        if not moves:
            self.console.print(self.words("analysis-empty"))
            return
        self.console.print(Text(self.words("analysis-title", game=self.game.name.capitalize()), "bold"))
        self.console.print(self._table(moves))
        self.console.print(Text(self.words("analysis-legend"), "dim"))
        self.show_turning_points(moves)
        mistakes = [(move.number, self._mistake(move)) for move in moves if move.is_mistake]
        self._list(self.words("mistakes", count=len(mistakes)), mistakes)

    def show_turning_points(self, moves: Sequence["Judged"]) -> None:
        """Where the game turned: by decisions, and by the cards."""
        turns = [
            (move.number, self._turn("turn", move, seat, move.before, move.decided))
            for move in moves
            if (seat := move.turned) is not None
        ]
        lucky = [
            (move.number, self._turn("turn-of-luck", move, seat, move.decided, move.after))
            for move in moves
            if (seat := move.turned_by_luck) is not None
        ]
        self._list(self.words("turning-points", count=len(turns)), turns)
        self._list(self.words("turns-of-luck", count=len(lucky)), lucky)

    def _table(self, moves: Sequence["Judged"]) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
        table.add_column(self.words("head-number"), justify="right", style="dim", no_wrap=True)
        table.add_column(self.words("head-move"), overflow="fold")
        for seat, heading in enumerate(self._headings(moves)):
            table.add_column(Text(heading, COLOURS[seat]), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        for move in moves:
            table.add_row(str(move.number), self._moved(move), *map(_hundredths, move.after), marks(move))
        return table

    def _headings(self, moves: Sequence["Judged"]) -> list[str]:
        """The names of the seats, cut to the room there is; with their numbers if they are then the same."""
        room = self.console.width - BESIDE - max(cell_len(self._moved(move).plain) for move in moves)
        width = max(NARROWEST, room // len(self.names) - 1)
        cut = [_cut(name, width) for name in self.names]
        if len(set(cut)) == len(cut):
            return cut
        return [_cut(f"{seat} {name}", width) for seat, name in enumerate(self.names)]

    def _list(self, heading: str, sentences: Sequence[tuple[int, str]]) -> None:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="dim")
        for number, sentence in sentences:
            grid.add_row(str(number), coloured(sentence, self.names))
        self.console.print(Text(heading, "bold"))
        if sentences:
            self.console.print(Padding(grid, (0, 0, 0, 2)))

    def _moved(self, move: "Judged") -> Text:
        return Text(self.names[move.seat], COLOURS[move.seat]).append(f" {self.game.write(move.action)}", "default")

    def _turn(self, message: str, move: "Judged", seat: Seat, before: Sequence[float], after: Sequence[float]) -> str:
        """Whose chance changed most, from what to what."""
        told = {"other": self.names[seat], "before": percent(before[seat]), "after": percent(after[seat])}
        return self.words(message, **self._who(move), **told)

    def _mistake(self, move: "Judged") -> str:
        verdict = move.verdict
        assert verdict is not None
        told = {"better": self.game.write(verdict.best), "chance": percent(verdict.best_chance)}
        return self.words("mistake", **self._who(move), **told, instead=percent(verdict.chance))

    def _who(self, move: "Judged") -> dict[str, str]:
        return {"name": self.names[move.seat], "action": self.game.write(move.action)}


def percent(chance: float) -> str:
    return f"{_hundredths(chance)} %"


def marks(move: "Judged") -> str:
    """! where the move turned the game, ~ where the cards did, ? where something better was passed over."""
    return "!" * (move.turned is not None) + "~" * (move.turned_by_luck is not None) + "?" * move.is_mistake


def _hundredths(chance: float) -> str:
    return f"{100 * chance:.0f}"


def _cut(name: str, width: int) -> str:
    return name if cell_len(name) <= width else set_cell_size(name, width).rstrip()
