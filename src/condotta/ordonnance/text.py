"""Sentences about Ordonnance for people: what happened, what is asked, and why an action is refused.

The sentences themselves are Fluent messages; here they get their words, in the form that a sentence needs.
"""

from collections.abc import Sequence
from typing import Any

from condotta.kernel.game import IllegalMove
from condotta.kernel.language import in_form, knows, listed, say
from condotta.ordonnance.events import Event
from condotta.ordonnance.icons import LETTERS, Card
from condotta.ordonnance.territories import ARMY, Territory
from condotta.ordonnance.view import Ending, Phase

Words = dict[str, str | int]

ICON_NAMES = ("spear", "bow", "swords", "helmet", "flag")
ARMY_NAMES = ("single", "company", "battalion", "regiment")
"""What one, two, three and four of an icon are called."""


def tell(event: Event, language: str, names: Sequence[str]) -> str:
    """A sentence that tells an event; `names` are those of the seats."""
    words: Words = {}
    for field in event.__struct_fields__:
        words |= _words(field, getattr(event, field), language, names)
    return say(language, _message("event", str(event.__struct_config__.tag)), **words)


def explain(refusal: IllegalMove, language: str) -> str:
    """A sentence that says why an action was refused; a plain one for a code that has none of its own."""
    message = _message("refused", refusal.code)
    if not knows(language, message):
        return say(language, "refused-unknown", code=refusal.code)
    words = {field: _localised(field, value, language) for field, value in refusal.arguments.items()}
    return say(language, message, **words)


def phase_text(phase: Phase, language: str) -> str:
    """What the seat to move is asked, or what happens by itself."""
    return say(language, _message("phase", phase.value))


def card_name(card: Card, language: str) -> str:
    """The icons of a card in rising rank, as in "spear, bow and flag"."""
    return listed(language, [icon_name(LETTERS.index(letter), language) for letter in card.value])


def icon_name(icon: int, language: str) -> str:
    return say(language, f"icon-{ICON_NAMES[icon]}")


def territory_name(territory: Territory, language: str) -> str:
    return say(language, f"territory-{territory.value}")


def army_name(count: int, language: str) -> str:
    """What so many cards with the same icon are called. `ordonnance:army.counts`"""
    return say(language, f"army-{ARMY_NAMES[count - 1]}")


def formation_name(count: int, icon: int, language: str) -> str:
    """So many cards with this icon, as in "battalion of flags"."""
    name = f"icon-{ICON_NAMES[icon]}"
    if count == 1:
        return in_form(language, name, "single")
    return say(language, "formation", army=army_name(count, language), icons=in_form(language, name, "plural"))


def formations_text(counts: Sequence[int], language: str) -> str:
    """The companies, battalions and regiments of an army, strongest first; nothing if there are none."""
    formed = [(count, icon) for icon, count in enumerate(counts) if 1 < count <= ARMY]
    return ", ".join(formation_name(count, icon, language) for count, icon in sorted(formed, reverse=True))


def _message(kind: str, name: str) -> str:
    return f"ordonnance-{kind}-{name}".replace(".", "-").replace("_", "-")


def _localised(field: str, value: str | int, language: str) -> str | int:
    """An argument of a refusal: names in the reader's language, all else as it is."""
    if field == "card":
        return card_name(Card(value), language)
    return territory_name(Territory(value), language) if field == "territory" else value


def _words(field: str, value: Any, language: str, names: Sequence[str]) -> Words:
    """What one field of an event gives to the sentence; `has_` says whether there is anything in it."""
    match field:
        case "seat" | "winners":
            seats = value if isinstance(value, tuple) else (value,)
            return {field: listed(language, [names[seat] for seat in seats])}
        case "card":
            return {field: _taken(value, language) if value else "", "has_card": "yes" if value else "no"}
        case "territory":
            name = f"territory-{value.value}"
            return {field: in_form(language, name, "accusative"), "territory_in": in_form(language, name, "in")}
        case "counts":
            formations = formations_text(value, language)
            return {"formations": formations, "has_formations": "yes" if formations else "no"}
        case "scores":
            return {field: ", ".join(f"{name} {score}" for name, score in zip(names, value, strict=True))}
        case _:
            return {field: value.value if isinstance(value, Ending) else value}


def _taken(card: Card, language: str) -> str:
    """A card as the object of a verb, drawn or placed."""
    icons = [f"icon-{ICON_NAMES[LETTERS.index(letter)]}" for letter in card.value]
    return listed(language, [in_form(language, icon, "accusative") for icon in icons])
