"""`condotta serve`: tables over the network."""

from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from condotta.cli.faults import Refused

EXAMPLES = """
[bold]Examples[/bold]

  condotta serve                           for this machine, at http://127.0.0.1:8400
  condotta serve --host 0.0.0.0            for the network, behind something that adds TLS
  condotta serve --database postgresql://condotta@db/condotta --nats nats://broker:4222 --workers 4
"""
MISSING = "The server needs the extra server: pip install 'condotta[server]'"


def serve(
    database: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///PATH or postgresql://...; a file in your data folder.",
            envvar="CONDOTTA_DATABASE",
            show_default=False,
        ),
    ] = None,
    nats: Annotated[
        str | None,
        typer.Option(help="The broker between several processes.", envvar="CONDOTTA_NATS", show_default=False),
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen at.", envvar="CONDOTTA_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", envvar="CONDOTTA_PORT", min=1, max=65535)] = 8400,
    workers: Annotated[
        int, typer.Option(help="Server processes; more than one need PostgreSQL and NATS.", envvar="CONDOTTA_WORKERS")
    ] = 1,
    key: Annotated[
        Path | None,
        typer.Option(
            help="The file of the key that signs records, the same for all processes; beside the database.",
            envvar="CONDOTTA_KEY",
            show_default=False,
        ),
    ] = None,
    public: Annotated[
        str | None,
        typer.Option(
            help="The address that browsers show, as https://play.example.org; only its pages may ask.",
            envvar="CONDOTTA_PUBLIC",
            show_default=False,
        ),
    ] = None,
    behind_proxy: Annotated[
        bool,
        typer.Option(
            "--behind-proxy",
            help="Believe X-Forwarded-For and X-Forwarded-Proto: only where one proxy adds them to every request.",
            envvar="CONDOTTA_BEHIND_PROXY",
        ),
    ] = False,
    generous: Annotated[bool, typer.Option("--generous", hidden=True, envvar="CONDOTTA_GENEROUS")] = False,
) -> None:
    """Serve tables to people, bots and programs over the network."""
    if find_spec("litestar") is None or find_spec("sqlalchemy") is None:
        raise Refused(MISSING)
    from condotta.server.bus import Unreachable
    from condotta.server.house import Wishes
    from condotta.server.serving import prepare, run
    from condotta.server.store import Unfit

    chosen = database or default_database()
    if workers < 1:
        raise Refused("A server has at least one process")
    if workers > 1 and (nats is None or not chosen.startswith("postgres")):
        raise Refused("More than one process need PostgreSQL (--database) and NATS (--nats) between them")
    wishes = Wishes(
        database=chosen,
        nats=nats,
        host=host,
        port=port,
        key=str(key) if key else None,
        public=_site(public),
        behind_proxy=behind_proxy,
        generous=generous,
    )
    typer.echo("Preparing the rules ...")
    try:
        prepare(wishes)
    except (Unfit, Unreachable, ValueError, OSError) as error:
        raise Refused(str(error)) from error
    typer.echo(f"Condotta listens at http://{host}:{port} (database {_without_password(chosen)}). Ctrl+C ends it.")
    if not _loopback(host):
        typer.echo("Others can reach this address without encryption: put TLS in front of it, as in docs/hosting.md.")
    run(wishes, workers)


def default_database() -> str:
    """The file in the user's data folder."""
    from platformdirs import user_data_path

    return f"sqlite:///{user_data_path('condotta', ensure_exists=True) / 'condotta.db'}"


def _site(public: str | None) -> str | None:
    """The public address as browsers spell an origin: scheme, host and port."""
    if public is None:
        return None
    site = urlsplit(public)
    if site.scheme not in ("http", "https") or not site.netloc or site.path.strip("/") or site.query:
        raise Refused("The public address is written as https://play.example.org, without a path")
    return f"{site.scheme}://{site.netloc}"


def _loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _without_password(url: str) -> str:
    head, at, tail = url.rpartition("@")
    return f"{head.rpartition(':')[0]}:...@{tail}" if at and head.count(":") > 1 else url
