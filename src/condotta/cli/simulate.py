"""`condotta simulate`: many random games, their pace and how they ended."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from condotta.cli.faults import Refused
from condotta.cli.variants import Chosen, advice, options_of, with_variants

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from condotta.cli.tally import Tally
    from condotta.kernel.game import AnyGame

EXAMPLES = """
[bold]Examples[/bold]

  condotta simulate condottiere --players 6 --games 50000
  condotta simulate condottiere --hidden-cards --capturing-regions
  condotta simulate ordonnance --deck flat56 --tiebreak placement
"""


@with_variants
def simulate(
    game: Annotated[str, typer.Argument(help="condottiere or ordonnance.", show_default=False)],
    players: Annotated[
        int | None, typer.Option(help="How many play; 4 in Condottiere, 2 in Ordonnance.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")] = "1",
    *,
    chosen: Chosen,
) -> None:
    """Play random games as fast as this machine can, and show how they ended."""
    from rich.console import Console

    from condotta.cli.games import named

    if games < 1:
        raise Refused(f"At least one game must be played, not {games}.")
    rules = named(game)
    options = options_of(rules, players, chosen)
    console = Console(highlight=False)
    if said := advice(chosen):
        console.print(said)
    _report(console, rules, options, seed, _run(rules, options, seed, games))


def _run(game: "AnyGame", options: object, seed: str, games: int) -> "Tally":
    """Play in chunks of a fixed size, so that the result depends on seed and number only."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from condotta.cli.tally import Tally, chunks

    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    tally = Tally()
    with progress:
        task = progress.add_task("Preparing the rules", total=games)
        game.playouts(options, seed, 1)
        progress.update(task, description="Playing")
        for chunk, size in chunks(seed, games):
            tally.play(game, options, chunk, size)
            progress.advance(task, size)
    return tally


def _report(console: "Console", game: "AnyGame", options: Any, seed: str, tally: "Tally") -> None:
    console.print(_headline(game, options, seed).append(f": {tally.games:,} random game{'s' * (tally.games != 1)}"))
    console.print(
        f"{tally.games_per_second:,.0f} games a second, {tally.decisions_per_second:,.0f} decisions a second, "
        f"{tally.decisions / tally.games:.1f} decisions a game\n"
    )
    console.print(tally.victories(options.players))
    console.print()
    console.print(tally.endings())


def _headline(game: "AnyGame", options: Any, seed: str) -> "Text":
    """What is played, with all that is not as usual."""
    import msgspec
    from rich.text import Text

    from condotta.unusual import unusual

    told = unusual(game, msgspec.to_builtins(options))
    return Text.assemble((game.name.capitalize(), "bold"), f", {options.players} players{told}, seed {seed}")
