"""`condotta analyse`: everybody's chances after every move of a recorded game, and where it turned."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from condotta.cli.faults import Refused

if TYPE_CHECKING:
    from condotta.bots.analysis import Judged

EXAMPLES = """
[bold]Examples[/bold]

  condotta analyse evening.jsonl
  condotta analyse evening.jsonl --playouts 5000 --language it

Chances are told with open cards, as nobody at the table could know them. A move is a mistake (?) if its player,
knowing what he knew, had a clearly better one. A turning point (!) changed somebody's chance by 15 points of a
hundred or more.
"""


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as condotta play --save writes it.", show_default=False)],
    playouts: Annotated[int, typer.Option(help="How many games are played out for each move.")] = 500,
    language: Annotated[str, typer.Option(help="en, it, pl or ru.")] = "en",
) -> None:
    """Show everybody's chances to win after every move of a game, and mark its turning points and mistakes."""
    from rich.console import Console
    from rich.progress import track

    from condotta.bots.analysis import analyse as judge
    from condotta.cli.games import named
    from condotta.cli.judgement import Judgement
    from condotta.cli.preparing import prepare
    from condotta.cli.saving import damaged, open_record
    from condotta.cli.words import Words
    from condotta.kernel.record import Damaged, Move

    if playouts < 1:
        raise Refused(f"At least one game must be played out for each move, not {playouts}.")
    words, record, errors = Words(language), open_record(file), Console(stderr=True)
    game = named(record.header.game)
    prepare(game, words, errors, bots=True)
    moves = sum(isinstance(entry, Move) for entry in record.entries)
    judged: list[Judged] = []
    try:
        for one in track(
            judge(game, record, playouts, "analysis"), words("analysing"), moves, console=errors, transient=True
        ):
            judged.append(one)
    except Damaged as damage:
        raise damaged(file, damage) from damage
    Judgement(game, record.header.seats, words).show(judged)
