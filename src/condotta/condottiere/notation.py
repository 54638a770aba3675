"""The notation of actions: one English spelling each, as records keep it.

    attack Milano · play 10 · play bishop pope Roma · play bishop pope off · play scarecrow take 6
    pass · pass reveal · keep · discard · keep 10 heroine · keep nothing · draw 2

Reading takes any case, and the names of cards and regions in every language there is.
"""

from functools import cache

from msgspec import UNSET

from condotta.condottiere.actions import Action, Attack, DiscardHand, Draw, Keep, KeepHand, Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES, say


def write(action: Action) -> str:
    """The notation of an action."""
    match action:
        case Attack(region):
            return f"attack {region.value}"
        case Play(card, pope, take):
            place = "" if pope is UNSET else f" pope {pope.value}" if pope else " pope off"
            return f"play {card.value}{place}{f' take {take.value}' if take else ''}"
        case Pass(reveal):
            return "pass reveal" if reveal else "pass"
        case KeepHand():
            return "keep"
        case DiscardHand():
            return "discard"
        case Keep(cards):
            return " ".join(["keep", *(card.value for card in cards)]) if cards else "keep nothing"
        case Draw(count):
            return f"draw {count}"


def read(text: str) -> Action:
    """The action of a notation, or IllegalMove."""
    match text.casefold().split():
        case ["attack", *place] if place:
            return Attack(region_named(" ".join(place)))
        case ["play", *what] if what:
            return _read_play(what)
        case ["pass"]:
            return Pass()
        case ["pass", "reveal"]:
            return Pass(reveal=True)
        case ["keep"]:
            return KeepHand()
        case ["discard"]:
            return DiscardHand()
        case ["keep", "nothing"]:
            return Keep()
        case ["keep", *cards]:
            return Keep(tuple(sorted(map(card_named, cards), key=lambda card: card.kind)))
        case ["draw", count] if count in ("0", "1", "2", "3"):
            return Draw(int(count))
        case _:
            raise IllegalMove("notation.unknown", text=text.strip()[:60])


def _read_play(what: list[str]) -> Play:
    match what:
        case [card, "pope", *place] if place:
            return Play(card_named(card), pope=_pope_place(" ".join(place)))
        case [card, "take", fetched]:
            return Play(card_named(card), take=card_named(fetched))
        case _:
            return Play(card_named(" ".join(what)))


def _pope_place(name: str) -> Region | None:
    return None if name == "off" else region_named(name)


def card_named(name: str) -> Card:
    """The card of this name in any language, or IllegalMove."""
    card = _cards().get(name.casefold())
    if card is None:
        raise IllegalMove("notation.no-card", name=name[:40])
    return card


def region_named(name: str) -> Region:
    """The region of this name in any language, or IllegalMove."""
    region = _regions().get(name.casefold())
    if region is None:
        raise IllegalMove("notation.no-region", name=name[:40])
    return region


def cards_named(names: str) -> tuple[Card, ...]:
    """Cards written in a row, as in "10 10 winter"."""
    return tuple(map(card_named, names.split()))


def written(cards: tuple[Card, ...]) -> str:
    """Cards in a row."""
    return " ".join(card.value for card in cards)


@cache
def _cards() -> dict[str, Card]:
    local = {say(language, f"card-{card.value}").casefold(): card for language in LANGUAGES for card in Card}
    return local | {card.value: card for card in Card}


@cache
def _regions() -> dict[str, Region]:
    local = {say(language, f"region-{region.value}").casefold(): region for language in LANGUAGES for region in Region}
    return local | {region.value.casefold(): region for region in Region}
