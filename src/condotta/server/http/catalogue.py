"""What can be chosen for a table: the games with their options as the rules have them, the bots, the colours."""

from typing import Any

import msgspec
from litestar import Controller, get

from condotta.bots import BOTS
from condotta.catalogue import GAMES, UNWISE, game_named
from condotta.condottiere.options import VARIANTS
from condotta.ordonnance.decks import PRESETS, Deck
from condotta.server.http.asking import AnyRequest, house_of
from condotta.server.table.settings import COLOURS


class Choice(msgspec.Struct, frozen=True):
    """An option of a game: a switch without `values`, else one of them; `usual` is what it is if nobody chooses.

    The presets among decks are named; `variant` says that the rulebook presents it as a variant of the game.
    """

    name: str
    usual: bool | str
    values: tuple[str, ...] = ()
    variant: bool = False


class GameChoices(msgspec.Struct, frozen=True):
    """A game, how many can play it, and its options; `points` says that matches for points can be played.

    `unwise` are pairs of options that the rulebook advises not to combine.
    """

    game: str
    players: tuple[int, ...]
    usual_players: int
    options: tuple[Choice, ...]
    points: bool
    unwise: tuple[tuple[str, str], ...] = ()


class Choices(msgspec.Struct, frozen=True):
    """All that can be chosen for a table. `push` says whether word reaches people who have closed the page.

    `push_key` is the key by which browsers then know this server (`applicationServerKey`).
    """

    games: tuple[GameChoices, ...]
    bots: tuple[str, ...]
    colours: tuple[str, ...]
    push: bool = False
    push_key: str | None = None


class CatalogueController(Controller):
    """What can be chosen."""

    path = "/api/catalogue"
    tags = ("tables",)

    @get(sync_to_thread=False)
    def all(self, request: AnyRequest) -> Choices:
        """The games with their options, the bots and the colours."""
        calls = house_of(request).calls
        key = None if calls is None else calls.courier.identity.public
        return Choices(tuple(map(choices_of, GAMES)), BOTS, COLOURS, key is not None, key)


def choices_of(name: str) -> GameChoices:
    """The options of a game, read off their type."""
    rules = game_named(name)
    usual = rules.options_type()
    fields: Any = msgspec.structs.fields(rules.options_type)
    options = tuple(_choice(field, getattr(usual, field.name)) for field in fields if field.name != "players")
    points = any(option.name == "points" for option in options)
    return GameChoices(name, tuple(rules.player_counts), usual.players, options, points, UNWISE.get(name, ()))


def _choice(field: Any, usual: Any) -> Choice:
    if isinstance(usual, Deck):
        return Choice(field.name, usual.name, tuple(deck.name for deck in PRESETS))
    values = getattr(field.type, "__args__", ()) if isinstance(usual, str) else ()
    return Choice(field.name, usual, values, field.name in VARIANTS)
