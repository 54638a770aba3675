"""`condotta serve`: tables over the network."""

from enum import StrEnum
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from condotta.cli.faults import Refused, RefusedForNow

EXAMPLES = """
[bold]Examples[/bold]

  condotta serve --open                    for this machine, and go there
  condotta serve --host 0.0.0.0            for the network, behind TLS
  condotta serve --database postgresql://condotta@db/condotta \\
    --nats nats://broker:4222 --workers 4
"""
MISSING = "The server needs the extra server: pip install 'condotta[server]'"


class Level(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


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
        int,
        typer.Option(
            help="Server processes; with PostgreSQL more than one need NATS.", envvar="CONDOTTA_WORKERS", min=1
        ),
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
    bot_workers: Annotated[
        int,
        typer.Option(
            help="Processes in which bots think, for each server process; 0: they think elsewhere.",
            envvar="CONDOTTA_BOT_WORKERS",
            min=0,
            max=256,
        ),
    ] = 1,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            help="Serve metrics for Prometheus at this port of 127.0.0.1; further processes take the next ones.",
            envvar="CONDOTTA_METRICS_PORT",
            min=1,
            max=65535,
            show_default=False,
        ),
    ] = None,
    push_key: Annotated[
        Path | None,
        typer.Option(
            help="The file of the key by which browsers are told of turns when the page is closed; made if missing.",
            envvar="CONDOTTA_PUSH_KEY",
            show_default=False,
        ),
    ] = None,
    push_contact: Annotated[
        str | None,
        typer.Option(
            help="How push services reach you, as mailto:you@example.org; with --push-key.",
            envvar="CONDOTTA_PUSH_CONTACT",
            show_default=False,
        ),
    ] = None,
    push_service: Annotated[
        list[str] | None,
        typer.Option(
            help="One more push service, as https://push.example.org; can be repeated.",
            envvar="CONDOTTA_PUSH_SERVICES",
            show_default=False,
        ),
    ] = None,
    log_level: Annotated[Level, typer.Option(help="How much is logged.", envvar="CONDOTTA_LOG_LEVEL")] = Level.INFO,
    open_: Annotated[
        bool, typer.Option("--open", help="Open the browser when the server is ready.", envvar="CONDOTTA_OPEN")
    ] = False,
    only_prepare: Annotated[
        bool, typer.Option("--prepare", help="Compile rules and bots, and leave: before a new version is started.")
    ] = False,
) -> None:
    """Serve tables to people, bots and programs over the network."""
    if find_spec("litestar") is None or find_spec("sqlalchemy") is None:
        raise Refused(MISSING)
    from condotta.server.bus import Unreachable
    from condotta.server.house import Wishes
    from condotta.server.logs import set_up_logs
    from condotta.server.preparing import must_compile
    from condotta.server.serving import CannotListen, compile_all, listening, prepare, run
    from condotta.server.store import Unfit

    chosen = database or default_database()
    if workers > 1 and nats is None and chosen.startswith("postgres"):
        raise Refused("Several processes on PostgreSQL need NATS (--nats) between them")
    if not bot_workers and nats is None:
        raise Refused("Bots can think elsewhere (--bot-workers 0) only if NATS (--nats) takes their turns there")
    if (push_key is None) != (push_contact is None):
        raise Refused("Word to who has closed the page needs both a key (--push-key) and a contact (--push-contact)")
    wishes = Wishes(
        database=chosen,
        nats=nats,
        host=host,
        port=port,
        bot_workers=bot_workers,
        public=_site(public),
        behind_proxy=behind_proxy,
        generous=generous,
        key=str(key) if key else None,
        workers=workers,
        metrics_port=metrics_port,
        log_level=log_level.value,
        push_key=str(push_key) if push_key else None,
        push_contact=_contact(push_contact),
        push_services=_services(push_service or []),
    )
    set_up_logs(wishes.log_level)
    if only_prepare:
        compile_all()
        typer.echo("Rules and bots are compiled.")
        return
    try:
        with listening(host, port) as here:
            _check_metrics_port(metrics_port)
            if must_compile():
                typer.echo("Compiling the rules and the bots, once; this takes a minute or two ...")
            prepare(wishes)
            _announce(host, port, chosen)
            if open_:
                _open_browser(host, port)
            started = run(wishes, here)
    except (CannotListen, Unfit, Unreachable, ValueError, OSError) as error:
        raise (RefusedForNow if getattr(error, "passing", False) else Refused)(str(error)) from error
    if not started:  # what would keep it from starting for good was looked for before
        raise RefusedForNow("The server could not start; the log above says why")


def _check_metrics_port(port: int | None) -> None:
    from condotta.server.serving import listening

    if port is not None:
        listening("127.0.0.1", port).close()


def _announce(host: str, port: int, database: str) -> None:
    from condotta.server.http.page import page_folder

    shown = _without_password(database)
    typer.echo(f"Condotta listens at http://{_in_address(host)}:{port} (database {shown}). Ctrl+C ends it.")
    if page_folder() is None:
        typer.echo("There is no page for browsers here: it has not been built.")
    if not _loopback(host):
        typer.echo("Others can reach this address without encryption: put TLS in front of it, as in docs/hosting.md.")


def _open_browser(host: str, port: int) -> None:
    """As soon as the server answers."""
    import threading

    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    threading.Thread(target=_go_there, args=(f"http://{_in_address(here)}:{port}",), daemon=True).start()


def _go_there(address: str) -> None:
    import time
    import webbrowser
    from urllib.error import URLError
    from urllib.request import urlopen

    while True:
        try:
            with urlopen(f"{address}/api/health", timeout=60):
                break
        except (URLError, OSError):
            time.sleep(0.2)
    webbrowser.open(address)


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


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


def _contact(contact: str | None) -> str | None:
    """How those who run the server are reached, as push services want it."""
    if contact is not None and not contact.startswith(("mailto:", "https://")):
        raise Refused("The contact for push services is written as mailto:you@example.org or https://example.org")
    return contact


def _services(origins: list[str]) -> tuple[str, ...]:
    from condotta.server.push.services import named

    try:
        return tuple(map(named, origins))
    except ValueError as error:
        raise Refused(str(error)) from error


def _loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _without_password(url: str) -> str:
    head, at, tail = url.rpartition("@")
    return f"{head.rpartition(':')[0]}:...@{tail}" if at and head.count(":") > 1 else url
