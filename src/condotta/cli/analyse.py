"""`condotta analyse`: everybody's chances after every move of a recorded game, and where it turned."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from condotta.cli.faults import Refused

if TYPE_CHECKING:
    from condotta.bots.analysis import Judged
    from condotta.cli.words import Words
    from condotta.kernel.game import AnyGame
    from condotta.kernel.record import Record

EXAMPLES = """
[bold]Examples[/bold]

  condotta analyse evening.jsonl
  condotta analyse evening.jsonl --playouts 5000 --language it
  condotta analyse evening.jsonl --turning-points
  condotta analyse evening.jsonl --json > evening.json

Chances are told with open cards, as nobody at the table could know them. A
game turns where somebody's chance changes by 15 points of a hundred or more:
by a move (!), or by the cards dealt or drawn after it (~). A move is a
mistake (?) if its player, knowing what he knew, had a better one by more than
10 points and by more than three standard errors.
"""


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as condotta play --save writes it.", show_default=False)],
    playouts: Annotated[int, typer.Option(help="How many games are played out for each move.")] = 500,
    turning_points: Annotated[
        bool, typer.Option("--turning-points", help="Only the moves where the game turned.", metavar=" ")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="For other programs: one JSON object.", metavar=" ")] = False,
    language: Annotated[str, typer.Option(help="en, it, pl or ru.")] = "en",
) -> None:
    """Show everybody's chances to win after every move of a game, and mark its turning points and mistakes."""
    from condotta.bots.budget import MOST_PLAYOUTS
    from condotta.bots.dossier import dossier
    from condotta.cli.games import named
    from condotta.cli.judgement import Judgement
    from condotta.cli.saving import damaged, open_record
    from condotta.cli.words import Words
    from condotta.kernel.record import Damaged

    if playouts < 1:
        raise Refused(f"At least one game must be played out for each move, not {playouts}.")
    if playouts > MOST_PLAYOUTS:
        raise Refused(f"At most {MOST_PLAYOUTS:,} games can be played out for each move.")
    words, record = Words(language), open_record(file)
    game, names = named(record.header.game), record.header.seats
    try:
        moves = _judged(game, record, playouts, words)
    except Damaged as damage:
        raise damaged(file, damage) from damage
    if json:
        print(dossier(game, names, playouts, [move for move in moves if move.turns or not turning_points]))
    elif turning_points and moves:
        Judgement(game, names, words).show_turning_points(moves)
    else:
        Judgement(game, names, words).show(moves)


def _judged(game: "AnyGame", record: "Record", playouts: int, words: "Words") -> list["Judged"]:
    """Every move, judged; how far that is, is told on stderr."""
    from rich.console import Console
    from rich.progress import track

    from condotta.bots.analysis import analyse as judge
    from condotta.cli.preparing import prepare
    from condotta.kernel.record import Move

    errors = Console(stderr=True)
    prepare(game, words, errors, bots=True)
    moves = sum(isinstance(entry, Move) for entry in record.entries)
    told = judge(game, record, playouts, "analysis")
    return list(track(told, words("analysing"), moves, console=errors, transient=True))
