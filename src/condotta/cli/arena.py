"""`condotta arena`: tournaments of bots, with a ledger, tables, JSON and a page."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from condotta.cli.faults import Refused
from condotta.cli.variants import Chosen, advice, options_of, with_variants

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from condotta.arena import Results, Tournament
    from condotta.arena.crew import Crew
    from condotta.arena.playing import Session

EXAMPLES = """
[bold]Examples[/bold]

  condotta arena condottiere --bots captain,recruit,random --deals 50
  condotta arena condottiere --bots master,captain --lineups challenger
  condotta arena ordonnance --bots captain --bots "mine=cmd:python my_bot.py"
  condotta arena condottiere --bots captain,random --save a.jsonl
  condotta arena condottiere --bots captain,random --report a.html
  condotta arena condottiere --bots captain,random --deals 1 --records games
"""
NEEDED = {"arena": ("openskill", "matplotlib"), "cluster": ("ray",)}


@with_variants
def arena(
    game: Annotated[str, typer.Argument(help="condottiere or ordonnance.", show_default=False)],
    bots: Annotated[
        list[str],
        typer.Option(
            help="Bots with commas, or this option several times: captain, master:200ms, NAME=cmd:PROGRAM.",
            show_default=False,
        ),
    ],
    players: Annotated[
        int | None, typer.Option(help="How many play; 4 in Condottiere, 2 in Ordonnance.", show_default=False)
    ] = None,
    deals: Annotated[int, typer.Option(help="How many deals; each is played in all rotations of the seats.")] = 100,
    lineups: Annotated[
        str, typer.Option(help="Who sits together: mixed, lone or challenger.", metavar="SCHEME")
    ] = "mixed",
    seed: Annotated[str, typer.Option(help="Any text; the same seed gives the same games.")] = "1",
    limit: Annotated[float, typer.Option(help="Seconds for a decision.")] = 10.0,
    jobs: Annotated[int | None, typer.Option(help="How many processes; all cores.", show_default=False)] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep finished games here, and go on from here.", show_default=False)
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Write a record of each game into this folder.", metavar="FOLDER", show_default=False),
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write the results as JSON.", show_default=False)] = None,
    report: Annotated[Path | None, typer.Option(help="Write the results as a page.", show_default=False)] = None,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on the Ray cluster at this address; local starts one.", show_default=False),
    ] = None,
    *,
    chosen: Chosen,
) -> None:
    """Let bots play a tournament, and show who won how much.

    Every deal is played in all rotations of the seats, so that good cards and good seats favour nobody.
    """
    from rich.console import Console

    _extras("arena", *(["cluster"] if ray else []))
    tournament = _tournament(game, players, chosen, bots, lineups, seed, limit)
    if deals < 1:
        raise Refused(f"At least one deal must be played, not {deals}.")
    if jobs is not None and jobs < 1:
        raise Refused(f"At least one process is needed, not {jobs}.")
    _check_files(save, json, report)
    _check_folder(records)
    console = Console(highlight=False)
    if said := advice(chosen):
        console.print(said)
    with _session(tournament, deals, save, records) as session:
        finished = _play(session, jobs, ray)
        results = session.results()
    if results.games:
        _publish(console, results, json, report)
    if lacking := session.unrecorded():
        console.print(f"There is no record of {_counted(lacking, 'game')} finished earlier, without --records.")
    if not finished:
        console.print(_farewell(session, results))
        raise typer.Exit(130)


def _extras(*names: str) -> None:
    for name in names:
        missing = [module for module in NEEDED[name] if find_spec(module) is None]
        if missing:
            what = "ratings and plots" if name == "arena" else "a Ray cluster"
            raise Refused(f"For {what}, condotta arena needs {' and '.join(missing)}: pip install 'condotta[{name}]'.")


def _tournament(
    game: str, players: int | None, chosen: Chosen, bots: list[str], lineups: str, seed: str, limit: float
) -> "Tournament":
    import msgspec

    from condotta.arena import Tournament
    from condotta.cli.games import named

    rules = named(game)
    options = msgspec.structs.asdict(options_of(rules, players, chosen))
    try:
        return Tournament.of(rules.name, bots, seed=seed, scheme=lineups, limit=limit, **options)
    except ValueError as error:
        raise Refused(str(error)) from error


def _check_files(*named: Path | None) -> None:
    """Refused if one of these files cannot be written, or two are the same: one would destroy the other."""
    files = [file.absolute() for file in named if file is not None]
    if len({file.resolve() for file in files}) < len(files):
        raise Refused("--save, --json and --report need files of their own.")
    for file in files:
        if file.is_dir() or not file.parent.is_dir():
            why = "it is a folder" if file.is_dir() else f"there is no folder {file.parent}"
            raise Refused(f"{file} cannot be written: {why}.")
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise Refused(f"{file} cannot be written: it is not open to you.")


def _check_folder(records: Path | None) -> None:
    """Refused if records cannot be written into this folder, or it cannot be made."""
    if records is None:
        return
    if records.exists() and not records.is_dir():
        raise Refused(f"Records need a folder of their own, and {records} is a file.")
    if not records.is_dir() and not records.absolute().parent.is_dir():
        raise Refused(f"{records} cannot be made: there is no folder {records.absolute().parent}.")
    if not os.access(records if records.is_dir() else records.absolute().parent, os.W_OK):
        raise Refused(f"{records} cannot be written: it is not open to you.")


def _session(tournament: "Tournament", deals: int, save: Path | None, records: Path | None) -> "Session":
    from condotta.arena.ledger import Foreign
    from condotta.arena.playing import Session

    try:
        return Session(tournament, deals, save, records)
    except Foreign as error:
        raise Refused(str(error)) from error
    except OSError as error:
        raise Refused(f"{error.filename or save} cannot be opened: {error.strerror}.") from error


def _play(session: "Session", jobs: int | None, ray: str | None) -> bool:
    """Play what is missing; False if somebody interrupted it."""
    from condotta.arena.crew import cores
    from condotta.arena.worker import CrewLost

    wanted = len(session.missing())
    if not wanted:
        return True
    try:
        with _crew(session.tournament, min(jobs or cores(), wanted), ray) as crew:
            _prepare(crew, ray)
            with _progress() as progress:
                _watch(progress, session, crew, wanted)
    except KeyboardInterrupt:
        return False
    except CrewLost as loss:
        kept = "the same command goes on from there" if session.ledger else "without --save nothing is kept"
        raise Refused(f"{loss} Finished so far: {_counted(len(session.done), 'game')}; {kept}.") from loss
    except OSError as error:
        raise Refused(f"The tournament had to stop: {error.strerror or error}.") from error
    return True


def _crew(tournament: "Tournament", jobs: int, ray: str | None) -> "Crew":
    from condotta.arena.crew import crew_of

    if ray is None:
        return crew_of(tournament, jobs)
    from condotta.arena.cluster import Cluster, Unreachable

    try:
        return Cluster(tournament, ray, jobs)
    except Unreachable as error:
        raise Refused(str(error)) from error


def _prepare(crew: "Crew", ray: str | None) -> None:
    """Get the crew ready, and say meanwhile why nothing is played yet."""
    from rich.console import Console

    waiting = "Waiting for a worker of the cluster, which prepares" if ray else "Preparing"
    with Console(stderr=True).status(f"{waiting} the bots; compiling them, once, takes about a minute …"):
        crew.prepare()


def _farewell(session: "Session", results: "Results") -> str:
    """What is kept after an interruption."""
    games, deals = _counted(len(session.done), "game"), _counted(results.deals, "finished deal")
    kept = " The same command goes on from here." if session.ledger else ""
    return f"Stopped after {games}. Counted: {deals}.{kept}"


def _counted(number: int, thing: str) -> str:
    from condotta.arena.tables import counted

    return counted(number, thing)


def _progress() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _watch(progress: "Progress", session: "Session", crew: "Crew", wanted: int) -> None:
    """Play, and tell how far it is and how many faults there were."""
    task = progress.add_task("Starting", total=wanted)
    faults = 0
    for played in session.play(crew):
        faults += sum(fault.count for report in played.reports for fault in report.faults)
        progress.update(task, advance=1, description=f"Playing, {faults:,} faults" if faults else "Playing")


def _publish(console: "Console", results: "Results", json: Path | None, report: Path | None) -> None:
    """Print the tables and write the files."""
    import msgspec

    from condotta.arena.page import page
    from condotta.arena.tables import shown

    console.print(shown(results))
    if json:
        _write(json, msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
    if report:
        _write(report, page(results).encode())


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise Refused(f"{file} cannot be written: {error.strerror}.") from error
