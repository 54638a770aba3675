"""`condotta replay`: a recorded game, told move by move."""

from pathlib import Path
from typing import Annotated

import typer

from condotta.cli.faults import Refused

EXAMPLES = """
[bold]Examples[/bold]

  condotta replay evening.jsonl              what everybody at the table saw
  condotta replay evening.jsonl --seat 2     what the player at seat 2 saw
  condotta replay evening.jsonl --open       everything, all hands open
  condotta replay evening.jsonl --step 20    up to move 20, and the board then
"""


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as condotta play --save writes it.", show_default=False)],
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it.", show_default=False)] = None,
    open_: Annotated[bool, typer.Option("--open", help="Tell everything, also what was hidden.", metavar=" ")] = False,
    step: Annotated[
        int | None, typer.Option(help="Stop after this move and show the board.", show_default=False)
    ] = None,
    language: Annotated[str, typer.Option(help="en, it, pl or ru.")] = "en",
) -> None:
    """Tell a recorded game move by move, as a spectator saw it unless you ask for more."""
    from condotta.cli.games import named
    from condotta.cli.saving import damaged, open_record
    from condotta.cli.seating import checked_seat
    from condotta.cli.story import Story
    from condotta.cli.words import Words
    from condotta.kernel.record import Damaged

    if open_ and seat is not None:
        raise Refused("--open tells everything; leave --seat out.")
    if step is not None and step < 0:
        raise Refused(f"Moves are numbered from 1; there is no move {step}.")
    words, record = Words(language), open_record(file)
    if seat is not None:
        checked_seat(seat, len(record.header.seats))
    try:
        Story(named(record.header.game), record, words, seat, everything=open_).tell(step)
    except Damaged as damage:
        raise damaged(file, damage) from damage
