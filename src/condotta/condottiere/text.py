"""Sentences about Condottiere for people: what happened, what is asked, and why an action is refused.

The sentences themselves are Fluent messages; here they get their words, in the form that a sentence needs.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any

from condotta.condottiere.cards import Card
from condotta.condottiere.events import Event
from condotta.condottiere.italy import Region
from condotta.condottiere.view import Phase
from condotta.kernel.game import IllegalMove
from condotta.kernel.language import in_form, knows, listed, say

Words = dict[str, str | int]

ONE_SEAT = frozenset({"seat", "defender", "winner", "taken_from"})
NAMED = {card.value: f"card-{card.value}" for card in Card} | {place.value: f"region-{place.value}" for place in Region}
"""The message of each name that notation knows."""


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
    return say(language, NAMED[card.value])


def region_name(region: Region, language: str) -> str:
    return say(language, NAMED[region.value])


def _message(kind: str, name: str) -> str:
    return f"{kind}-{name}".replace(".", "-").replace("_", "-")


def _localised(field: str, value: str | int, language: str) -> str | int:
    """An argument of a refusal: names in the reader's language, all else as it is."""
    message = NAMED.get(str(value)) if field in ("card", "region", "name") else None
    return say(language, message) if message else value


def _words(field: str, value: Any, language: str, names: Sequence[str]) -> Words:
    """What one field of an event gives to the sentence; `has_` says whether there is anything in it."""
    if value is None:
        return {field: "", f"has_{field}": "no"}
    if isinstance(value, tuple):
        return _several(field, value, language, names)
    return {field: _one(field, value, language, names), f"has_{field}": "yes"}


def _one(field: str, value: Any, language: str, names: Sequence[str]) -> str | int:
    match value:
        case Card():
            return in_form(language, NAMED[value.value], "article", "accusative")
        case Region():
            return in_form(language, NAMED[value.value], "accusative")
        case Enum():
            return str(value.value)
        case bool():
            return "yes" if value else "no"
        case int():
            return names[value] if field in ONE_SEAT else value
        case _:
            raise TypeError(f"{field} of an event is {value!r}.")


def _several(field: str, values: tuple[Any, ...], language: str, names: Sequence[str]) -> Words:
    """The strength of each seat, cards, or seats; and how many they are."""
    if field == "strengths":
        told = ", ".join(f"{name} {strength}" for name, strength in zip(names, values, strict=True))
        return {field: told, "strongest": max(values)}
    if field == "cards":
        cards = [in_form(language, NAMED[card.value], "accusative") for card in values]
        return {field: listed(language, cards), "count": len(cards), "has_cards": "yes"}
    return {field: listed(language, [names[seat] for seat in values]), f"{field}_count": len(values)}
