"""Messages for people, in four languages, from one set of Fluent files."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it", "pl", "ru")
LOCALES = Path(__file__).parent.parent / "locales"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    messages = FluentBundle([language], use_isolating=False)
    for source in sorted((LOCALES / language).glob("*.ftl")):
        messages.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return messages


def knows(language: str, message: str) -> bool:
    return bundle(language).has_message(message)


def say(language: str, message: str, **arguments: str | int) -> str:
    """A message in a language. An unknown message or a missing argument is a defect: KeyError."""
    pattern = bundle(language).get_message(message).value if knows(language, message) else None
    if pattern is None:
        raise KeyError(f"{language} has no message {message}")
    text, errors = bundle(language).format_pattern(pattern, arguments)
    if errors:
        raise KeyError(f"{message} in {language}: {errors[0]}")
    return str(text)


def listed(language: str, words: Sequence[str]) -> str:
    """Words in a row, as in "6, 6 and Winter"."""
    *others, last = words or [""]
    return say(language, "list-and", first=", ".join(others), last=last) if others else last


def in_form(language: str, message: str, *forms: str) -> str:
    """The first of these forms that a name has in this language; else its plain form."""
    attributes = bundle(language).get_message(message).attributes
    for form in forms:
        if form in attributes:
            return str(bundle(language).format_pattern(attributes[form])[0])
    return say(language, message)
