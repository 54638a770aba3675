"""`condotta admin`: the people of a server, for who runs it. It works on the database, beside a running server."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from condotta.cli.faults import Refused
from condotta.cli.serve import MISSING, default_database

if TYPE_CHECKING:
    from condotta.server.store import Store
    from condotta.server.store.registry import Registered

EXAMPLES = """
[bold]Examples[/bold]

  condotta admin people anna               who has a name like this
  condotta admin ban "Anna B"              shut somebody out, by name or id
  condotta admin reset "Anna B"            a new code for who lost all
  condotta admin reports                   what people have reported

A running server notices within ten seconds.
"""

app = typer.Typer(help="List, ban, rename, reset and delete the people of a server.", epilog=EXAMPLES)
Database = Annotated[
    str | None,
    typer.Option(help="The server's database.", envvar="CONDOTTA_DATABASE", show_default=False),
]
Who = Annotated[str, typer.Argument(help="A name or an id.", show_default=False)]


@app.command()
def people(
    sought: Annotated[str, typer.Argument(help="Part of a name, or an id.", show_default=False)] = "",
    database: Database = None,
) -> None:
    """List people, the latest seen first."""
    from condotta.server.store.registry import search

    found: list[Registered] = _with_store(database, lambda store: search(store, sought))
    rows = [
        (one.id, one.name, one.kind, _day(one.created), _day(one.seen), str(one.tables), "banned" if one.banned else "")
        for one in found
    ]
    _show(("id", "name", "kind", "since", "seen", "tables", ""), rows)


@app.command()
def ban(who: Who, database: Database = None) -> None:
    """Shut somebody out: sessions and tokens end, and nobody can log in."""
    from condotta.server.store.registry import ban

    person = _for_person(database, who, lambda store, one: ban(store, one.id))
    typer.echo(f"{person.name} is banned.")


@app.command()
def unban(who: Who, database: Database = None) -> None:
    """Let somebody in again."""
    from condotta.server.store.registry import unban

    person = _for_person(database, who, lambda store, one: unban(store, one.id))
    if person.kind == "guest":
        typer.echo(f"{person.name} is banned no more; but a guest cannot come back: delete him to free the name.")
    else:
        typer.echo(f"{person.name} may log in again.")


@app.command()
def rename(who: Who, name: Annotated[str, typer.Argument(help="The new name.")], database: Database = None) -> None:
    """Give somebody another name, in past games and talk too."""
    from condotta.server.people.names import NameRefused, cleaned
    from condotta.server.store.parting import rename_everywhere

    try:
        shown = cleaned(name)
        person = _for_person(database, who, lambda store, one: rename_everywhere(store, one.id, shown))
    except NameRefused as refusal:
        raise Refused(_sentence(refusal.code)) from refusal
    typer.echo(f"{person.name} is called {shown} now.")


@app.command()
def reset(who: Who, database: Database = None) -> None:
    """Take an account's password, sessions and tokens, and print a new recovery code for its owner."""
    from condotta.server.people.passwords import code_hash, new_code
    from condotta.server.store.accounts import reset

    code = new_code()

    async def done(store: "Store", one: "Registered") -> None:
        if not await reset(store, one.id, code_hash(code)):
            raise Refused(f"{one.name} is a guest, and has no password to be reset")

    person = _for_person(database, who, done)
    typer.echo(f"{person.name} can choose a new password with the recovery code {code}")


@app.command()
def delete(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
) -> None:
    """Delete somebody for good; games stay, without the name."""
    from condotta.server.store.parting import delete_person

    if not yes and not typer.confirm(f"Delete {who} for good?"):
        raise typer.Abort
    person = _for_person(database, who, lambda store, one: delete_person(store, one.id))
    typer.echo(f"{person.name} is deleted.")


@app.command()
def reports(
    every: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    settle: Annotated[str | None, typer.Option(help="Mark the report of this id as settled.")] = None,
    database: Database = None,
) -> None:
    """List what people have reported, the oldest first."""
    from condotta.server.store.neighbours import open_reports, settle_report

    if settle is not None:
        ident = settle
        if not _with_store(database, lambda store: settle_report(store, ident, _now())):
            raise Refused(f"There is no open report {ident}")
        typer.echo(f"The report {ident} is settled.")
        return
    found = _with_store(database, lambda store: open_reports(store, even_settled=every))
    rows = [(one.id, _day(one.at), one.name, one.other_name, one.table or "", one.reason) for one in found]
    _show(("id", "on", "by", "about", "table", "reason"), rows)


def _with_store(database: str | None, work: Callable[["Store"], Awaitable[Any]]) -> Any:
    """Open the database beside a server, do the work, and close it."""
    if find_spec("sqlalchemy") is None or find_spec("argon2") is None:
        raise Refused(MISSING)
    from condotta.server.store import Unavailable, Unfit, open_store

    async def done() -> Any:
        store = await open_store(database or default_database(), serving=False)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(done())
    except (Unfit, Unavailable) as error:
        raise Refused(str(error)) from error


def _for_person(
    database: str | None, who: str, work: Callable[["Store", "Registered"], Awaitable[None]]
) -> "Registered":
    """Do something with one person; who it was."""
    from condotta.server.store.registry import person_called

    async def done(store: "Store") -> "Registered":
        person = await person_called(store, who)
        if person is None:
            raise Refused(f"There is nobody called {who}")
        await work(store, person)
        return person

    found: Registered = _with_store(database, done)
    return found


def _show(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    table = Table(*heads, box=None)
    for row in rows:
        table.add_row(*row)
    Console(soft_wrap=True, markup=False).print(table if rows else "Nobody and nothing.")


def _sentence(code: str) -> str:
    from condotta.kernel.game import IllegalMove
    from condotta.server.sentences import explained

    return explained(IllegalMove(code), "en")


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")


def _now() -> int:
    return time.time_ns() // 1_000_000
