"""`condotta play`: a person, or several at one screen, against bots."""

from pathlib import Path
from typing import Annotated

import typer

from condotta.cli.faults import Refused
from condotta.cli.variants import Chosen, with_variants

EXAMPLES = """
[bold]Examples[/bold]

  condotta play                               you against three bots
  condotta play --players 6 --seat 2 --hidden-cards
  condotta play --hotseat "Anna,Bruno" --save evening.jsonl
  condotta play --resume evening.jsonl        the same people, the same bots
  condotta play --points --target 30          a match of several games
  condotta play ordonnance --bots master
  condotta play --bots recruit,captain,strategist

At the prompt, type the number of a choice or an action in words; ? lists all
that may be typed.
"""


@with_variants
def play(
    game: Annotated[
        str | None,
        typer.Argument(help="condottiere or ordonnance; condottiere if you do not say.", show_default=False),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play; 4 in Condottiere, 2 in Ordonnance.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Your seat, from 0 on; 0 if you do not say.", show_default=False)
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="recruit, captain, strategist, master or random; or one for each other seat, with commas between. "
            "recruit if you do not say.",
            show_default=False,
        ),
    ] = None,
    hotseat: Annotated[
        str | None,
        typer.Option(help='People at this one screen: "Anna,Bruno". Bots fill the rest.', show_default=False),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Any text; the same seed deals the same cards.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the record in this new file, move by move.", show_default=False)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the unfinished game of this file.", show_default=False)
    ] = None,
    language: Annotated[str, typer.Option(help="en, it, pl or ru.")] = "en",
    target: Annotated[
        int | None,
        typer.Option(help="With --points: the points that end the match; 20 if you do not say.", show_default=False),
    ] = None,
    *,
    chosen: Chosen,
) -> None:
    """Play in this terminal against bots, or with friends at one screen."""
    from condotta.cli import evening

    if target is not None and not chosen.get("points"):
        raise Refused("--target belongs to a match for points; add --points.")
    if target is not None and target < 1:
        raise Refused(f"The target of a match is at least one point, not {target}.")
    if resume and (chosen or players is not None or seed or save):
        raise Refused("--resume takes players, seed, variants and file from the saved game; leave those options out.")
    wishes = evening.Wishes(language, seat, bots, hotseat, seed or evening.any_seed(), save, target)
    if resume:
        raise typer.Exit(evening.resume(resume, game, wishes))
    raise typer.Exit(evening.begin(game or "condottiere", players, chosen, wishes))
