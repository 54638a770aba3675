"""Sentences for people: why something was refused, in their language."""

from condotta.kernel.game import IllegalMove
from condotta.kernel.language import knows, say


def explained(refusal: IllegalMove, language: str) -> str:
    """Why a table refused; refusals of the rules are explained by the game."""
    message = f"refused-{refusal.code}".replace(".", "-").replace("_", "-")
    if not knows(language, message):
        return say(language, "refused-unknown", code=refusal.code)
    return say(language, message, **refusal.arguments)
