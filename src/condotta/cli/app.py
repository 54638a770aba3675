"""The application: its commands, its help and its version. Games are loaded inside the commands only."""

import sys
from typing import Annotated

import typer

from condotta import __version__
from condotta.cli import admin, analyse, arena, backup, play, replay, rules, serve, simulate, verify
from condotta.cli.faults import Commands

EXAMPLES = """
[bold]Examples[/bold]

  condotta play                            you against three bots
  condotta play --hotseat "Anna,Bruno"     two people at one screen
  condotta play ordonnance --players 2     the other game
  condotta rules bishop.pope               one rule in words
  condotta simulate condottiere            many random games
  condotta analyse evening.jsonl           where a recorded game turned
  condotta arena condottiere --bots captain,random    a tournament of bots
  condotta verify evening.jsonl            whether a record is in order
"""

app = typer.Typer(
    cls=Commands,
    name="condotta",
    epilog=EXAMPLES,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog=analyse.EXAMPLES)(analyse.analyse)
app.command(epilog=play.EXAMPLES)(play.play)
app.command(epilog=replay.EXAMPLES)(replay.replay)
app.command(epilog=rules.EXAMPLES)(rules.rules)
app.command(epilog=simulate.EXAMPLES)(simulate.simulate)
app.command(epilog=arena.EXAMPLES)(arena.arena)
app.command(epilog=serve.EXAMPLES)(serve.serve)
app.command(epilog=backup.EXAMPLES)(backup.backup)
app.command(epilog=verify.EXAMPLES)(verify.verify)
app.add_typer(admin.app, name="admin")


@app.callback(invoke_without_command=True)
def condotta(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.", metavar=" ")] = False,
) -> None:
    """Play Condottiere and Ordonnance in the terminal, replay games, look up the rules.

    An unofficial implementation of the two tabletop games. Each command has its own help: condotta play --help.
    """
    if version:
        typer.echo(f"condotta {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The entry point of `condotta`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="condotta")
