"""The notation of actions: one English spelling each, as records keep it.

    place SBF Jerusalem

Reading takes any case, the icons in any order, and a territory's number or its name in every language there is.
"""

from collections.abc import Iterable
from functools import cache

from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES, say
from condotta.ordonnance.actions import Action, Place
from condotta.ordonnance.decks import card_of
from condotta.ordonnance.icons import Card
from condotta.ordonnance.territories import Territory


def write(action: Action) -> str:
    """The notation of an action."""
    return f"place {action.card.value} {action.territory.value}"


def read(text: str) -> Action:
    """The action of a notation, or IllegalMove."""
    match text.casefold().split():
        case ["place", card, *territory] if territory:
            return Place(card_named(card), territory_named(" ".join(territory)))
        case _:
            raise IllegalMove("notation.unknown", text=text.strip()[:60])


def card_named(name: str) -> Card:
    """The card with these icons, or IllegalMove."""
    try:
        return card_of(name)
    except ValueError as error:
        raise IllegalMove("notation.no-card", name=name[:40]) from error


def territory_named(name: str) -> Territory:
    """The territory of this number, or of this name in any language; or IllegalMove."""
    territory = _territories().get(name.casefold())
    if territory is None:
        raise IllegalMove("notation.no-territory", name=name[:40])
    return territory


def cards_named(names: str) -> tuple[Card, ...]:
    """Cards written in a row, as in "SBF S S"."""
    return tuple(map(card_named, names.split()))


def written(cards: Iterable[Card]) -> str:
    """Cards in a row."""
    return " ".join(card.value for card in cards)


@cache
def _territories() -> dict[str, Territory]:
    local = {
        say(language, f"territory-{territory.value}").casefold(): territory
        for language in LANGUAGES
        for territory in Territory
    }
    numbers = {str(territory.number + 1): territory for territory in Territory}
    return local | numbers | {territory.value.casefold(): territory for territory in Territory}
