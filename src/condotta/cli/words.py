"""The words of the terminal itself, in the four languages: prompts, headings, help."""

from condotta.cli.faults import Refused
from condotta.kernel.language import LANGUAGES, say


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refused(f"There is no language {language}; there are {', '.join(LANGUAGES)}.")
        self.language = language

    def __call__(self, message: str, **arguments: str | int) -> str:
        """A message of this language."""
        return say(self.language, f"terminal-{message}", **arguments)
