"""`condotta backup`: a safe copy of a server's database, also while it runs."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from condotta.cli.faults import Refused
from condotta.cli.serve import MISSING, default_database

EXAMPLES = """
[bold]Examples[/bold]

  condotta backup /var/backups/condotta-2026-05-01.db
  condotta backup copy.db --database sqlite:////var/lib/condotta/condotta.db
"""
SQLITE = "sqlite:///"


def backup(
    file: Annotated[Path, typer.Argument(help="The new file; it holds the secrets of running games, so guard it.")],
    database: Annotated[
        str | None,
        typer.Option(
            help="The database as `serve` was told; a file in your data folder.",
            envvar="CONDOTTA_DATABASE",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Copy a server's SQLite database to a new file, while it is served or not."""
    if find_spec("sqlalchemy") is None:
        raise Refused(MISSING)
    from condotta.server.store.copying import CannotCopy, copy_database

    chosen = database or default_database()
    if not chosen.startswith(SQLITE):
        raise Refused("This copies SQLite databases; copy PostgreSQL with pg_dump")
    try:
        size = copy_database(Path(chosen.removeprefix(SQLITE)), file)
    except CannotCopy as error:
        raise Refused(str(error)) from error
    typer.echo(f"{file}: {size:,} bytes, checked.")
