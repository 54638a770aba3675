"""`condotta rules`: sections and clauses of the rulebooks, one clause, or a search."""

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from condotta.cli.faults import Refused

if TYPE_CHECKING:
    from rich.console import RenderableType

    from condotta.rulebook import Clause

Found = list[tuple[str, "Clause"]]
"""Clauses, each with the name of its game."""

WIDEST_ID = 28

EXAMPLES = """
[bold]Examples[/bold]

  condotta rules                        all sections and clauses
  condotta rules condottiere            those of one game
  condotta rules bishop.pope            one clause
  condotta rules ordonnance:win.tie     one clause of one game
  condotta rules scarecrow              clauses with this word
"""


def rules(
    game: Annotated[
        str | None, typer.Argument(help="condottiere or ordonnance; may be left out.", show_default=False)
    ] = None,
    clause: Annotated[
        str | None, typer.Argument(help="A clause, such as bishop.pope, or a word to search.", show_default=False)
    ] = None,
) -> None:
    """Look up the rules: list them, print one clause, or search ids and titles."""
    from rich.console import Console

    games, sought = _meant(game, clause)
    console = Console(highlight=False)
    for part in look_up(games, sought) if sought else [_contents(name) for name in games]:
        console.print(part)
        console.print()


def look_up(games: list[str], sought: str) -> "list[RenderableType]":
    """The clauses of this id in these games, or those that have the word; Refused if there are none."""
    from condotta import rulebook

    for name in games:
        _book(name)
    exact: Found = [(name, one) for name in games if (one := rulebook.clause(name, sought))]
    if exact:
        return [_whole(name, one) for name, one in exact]
    found: Found = [(name, one) for name in games for one in rulebook.search(name, sought)]
    if not found:
        near = [f"{name}:{id_}" for name in games for id_ in rulebook.near(name, sought)][:4]
        hint = f"; perhaps {' or '.join(near)}" if near else "; condotta rules lists them all"
        raise Refused(f"No clause is called {sought}, and none has it in its title{hint}.")
    return [_listed(f"Clauses with “{sought}”", found, with_game=True)]


def _meant(game: str | None, clause: str | None) -> tuple[list[str], str | None]:
    """Which games are meant and what is sought in them; a single word may be either."""
    from condotta.rulebook import BOOKS

    if clause is None and game is not None and game.casefold() not in BOOKS:
        book, _, rest = game.rpartition(":")
        game, clause = book or None, rest
    if game is None:
        return list(BOOKS), clause
    if game.casefold() not in BOOKS:
        raise Refused(f"There is no game called {game}; there are {' and '.join(BOOKS)}.")
    return [game.casefold()], clause.rpartition(":")[2] if clause else None


def _book(game: str) -> "list[Clause]":
    """The clauses of a game; Refused if their text is missing."""
    from condotta.rulebook import clauses

    try:
        return clauses(game)
    except FileNotFoundError as error:
        raise Refused(str(error)) from error


def _contents(game: str) -> "RenderableType":
    return _listed(game.capitalize(), [(game, one) for one in _book(game)], with_game=False)


def _listed(title: str, found: Found, *, with_game: bool) -> "RenderableType":
    """Ids and titles under the headings of their sections."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    parts: list[RenderableType] = [Text(title, "bold")]
    for (game, section), clauses in groupby(found, lambda one: (one[0], one[1].section)):
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, min_width=WIDEST_ID)
        for _, one in clauses:
            table.add_row(Text(f"  {one.id}"), Text(one.title))
        parts += ["", Text(f"{game.capitalize()}: {section}" if with_game else section, "italic"), table]
    return Group(*parts)


def _whole(game: str, clause: "Clause") -> "RenderableType":
    from rich.console import Group
    from rich.markdown import Markdown
    from rich.text import Text

    heading = Text.assemble((clause.title, "bold"), "  ", (f"{game}:{clause.id}", "dim"))
    return Group(heading, Text(clause.section, "italic"), "", Markdown(clause.text))
