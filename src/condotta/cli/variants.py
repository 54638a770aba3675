"""The options of the two games on the command line, and the options of a game that they mean."""

import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from condotta.cli.faults import Refused

if TYPE_CHECKING:
    from condotta.kernel.game import AnyGame

CONDOTTIERE = {
    "draw_after_battle": "Draw cards after each battle, no rounds.",
    "points": "A match of several games for points (simulate, arena: single games).",
    "bigger_kingdoms": "A kingdom needs one more adjacent region.",
    "capturing_regions": "Regions of others may be attacked.",
    "hidden_cards": "Some cards are laid face down.",
    "pope_off_contested": "The Pope may not go to the contested region.",
    "choose_after_deal": "Choose the next region after hands are discarded and dealt.",
    "bonus_for_any_group": "For points: five for every large enough group.",
}
ORDONNANCE = {
    "deck": "pyramid56, flat56, or a JSON file with a table of copies.",
    "tiebreak": "A shared lead: share it, or let placement decide.",
}
Chosen = dict[str, Any]
"""What was said of the options above; what was left out is not in it."""


def with_variants(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of both games; it gets those that were chosen as `chosen`."""

    @wraps(command)
    def extended(**given: Any) -> None:
        chosen = {name: given.pop(name) for name in (*CONDOTTIERE, *ORDONNANCE)}
        command(**given, chosen={name: value for name, value in chosen.items() if value})

    own = [one for one in inspect.signature(command, eval_str=True).parameters.values() if one.name != "chosen"]
    signature = inspect.Signature([*own, *_flags(), *_texts()])
    extended.__signature__ = signature  # type: ignore[attr-defined]
    extended.__annotations__ = {name: one.annotation for name, one in signature.parameters.items()}
    return extended


def options_of(game: "AnyGame", players: int | None, chosen: Chosen) -> Any:
    """The options of a game, or Refused."""
    foreign = ORDONNANCE if game.name == "condottiere" else CONDOTTIERE
    for name in chosen:
        if name in foreign:
            raise Refused(f"{_spelt(name)} is no option of {game.name.capitalize()}.")
    try:
        told = chosen | ({"deck": _deck(chosen["deck"])} if "deck" in chosen else {})
        return game.options_type(**told | ({} if players is None else {"players": players}))
    except ValueError as error:
        raise Refused(str(error)) from error


def advice(chosen: Chosen) -> str | None:
    """What the rulebook advises about this choice. `condottiere:points.no-capture`"""
    from condotta.catalogue import UNWISE

    if any(chosen.get(one) and chosen.get(other) for one, other in UNWISE["condottiere"]):
        return "The rulebook advises against combining Playing for Points with Capturing Regions."
    return None


def _deck(name: str) -> Any:
    """A preset or, from a file, a deck of one's own."""
    from condotta.ordonnance.decks import COPIES_BY_ICONS, Deck, read_deck

    if name in COPIES_BY_ICONS:
        return Deck(name)
    try:
        return read_deck(Path(name).read_text(encoding="utf-8"))
    except OSError as error:
        presets = " and ".join(COPIES_BY_ICONS)
        raise Refused(
            f"There is no deck {name}: the presets are {presets}, and as a file: {error.strerror}."
        ) from error
    except UnicodeDecodeError as error:
        raise Refused(f"The deck file {name} is not a text file.") from error
    except ValueError as error:
        raise Refused(f"The deck file {name} is refused: {error}") from error


def _flags() -> list[inspect.Parameter]:
    return [
        _parameter(
            name,
            Annotated[bool, typer.Option(_spelt(name), help=text, rich_help_panel="Condottiere", metavar=" ")],
            False,
        )
        for name, text in CONDOTTIERE.items()
    ]


def _texts() -> list[inspect.Parameter]:
    metavars = {"deck": "NAME|FILE", "tiebreak": "share|placement"}
    return [
        _parameter(
            name,
            Annotated[
                str | None,
                typer.Option(
                    _spelt(name), help=text, rich_help_panel="Ordonnance", metavar=metavars[name], show_default=False
                ),
            ],
            None,
        )
        for name, text in ORDONNANCE.items()
    ]


def _parameter(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _spelt(name: str) -> str:
    return "--" + name.replace("_", "-")
