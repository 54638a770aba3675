"""The judgement of a game as it is shown: a row for every move, then its turning points and mistakes in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from condotta.cli.houses import COLOURS, printable
from condotta.cli.words import Words
from condotta.kernel.game import AnyGame

if TYPE_CHECKING:
    from condotta.bots.analysis import Judged


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
        self.console.print(self._table(moves))
        turns, mistakes = [move for move in moves if move.turns], [move for move in moves if move.better]
        self.console.print(Text(self.words("turning-points", count=len(turns)), "bold"))
        for move in sorted(turns, key=lambda move: move.number):
            self.console.print(Text("  ").append(self._turn(move)))
        self.console.print(Text(self.words("mistakes", count=len(mistakes)), "bold"))
        for move in mistakes:
            self.console.print(Text("  ").append(self._mistake(move)))

    def _table(self, moves: Sequence["Judged"]) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="bold")
        table.add_column("", justify="right", style="dim")
        table.add_column("")
        for seat, name in enumerate(self.names):
            table.add_column(Text(name, COLOURS[seat]), justify="right")
        table.add_column("")
        for move in moves:
            table.add_row(str(move.number), self._moved(move), *map(percent, move.after), marks(move))
        return table

    def _moved(self, move: "Judged") -> Text:
        return Text(self.names[move.seat], COLOURS[move.seat]).append(f" {self.game.write(move.action)}", "default")

    def _turn(self, move: "Judged") -> str:
        """Whose chance changed most, from what to what."""
        most = max(range(len(self.names)), key=lambda seat: abs(move.after[seat] - move.before[seat]))
        told = {"before": percent(move.before[most]), "after": percent(move.after[most])}
        return self.words("turn", **self._who(move), other=self.names[most], **told)

    def _mistake(self, move: "Judged") -> str:
        better = move.better
        assert better is not None
        assert move.chance is not None
        told = {"better": self.game.write(better.action), "chance": percent(better.chance)}
        return self.words("mistake", **self._who(move), **told, instead=percent(move.chance))

    def _who(self, move: "Judged") -> dict[str, str]:
        return {"number": str(move.number), "name": self.names[move.seat], "action": self.game.write(move.action)}


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def marks(move: "Judged") -> str:
    """! where the game turned, ? where something better was passed over."""
    return "!" * move.turns + "?" * (move.better is not None)
