"""Sentences for people: why something was refused, in their language."""

from condotta.kernel.game import AnyGame, IllegalMove
from condotta.kernel.language import knows, say

LARGEST = 2**53
"""Numbers that every reader of JSON understands."""
LONGEST = 500


def told(refusal: IllegalMove) -> dict[str, str | int]:
    """The arguments of a refusal as they can be sent: what came from outside may be of any size."""
    return {name: _bounded(value) for name, value in refusal.arguments.items()}


def _bounded(value: str | int) -> str | int:
    if isinstance(value, str):
        return value[:LONGEST]
    return value if -LARGEST <= value <= LARGEST else (LARGEST if value > 0 else -LARGEST)


def explained(refusal: IllegalMove, language: str, rules: AnyGame | None = None) -> str:
    """Why a table refused; where the game is known it names its cards and places in this language."""
    refusal = IllegalMove(refusal.code, **told(refusal))
    unknown = say(language, "refused-unknown", code=refusal.code)
    if rules is not None and (sentence := rules.explain(refusal, language)) != unknown:
        return sentence
    message = f"refused-{refusal.code}".replace(".", "-").replace("_", "-")
    if not knows(language, message):
        return unknown
    return say(language, message, **refusal.arguments)
