"""Why something cannot be done: the rules' own refusal, its sentence, and the clause to read about it."""

from collections.abc import Callable
from typing import Any

import msgspec

from condotta.kernel.game import AnyGame, IllegalMove
from condotta.server.refusing import clause_of
from condotta.server.sentences import explained, told


class Reason(msgspec.Struct, frozen=True):
    """Whether something may be done and, if not, why: a stable code, a sentence, and the clause that says it."""

    allowed: bool
    code: str = ""
    clause: str | None = None
    sentence: str = ""
    arguments: dict[str, str | int] = {}


def reason(rules: AnyGame, language: str, attempt: Callable[[], Any]) -> Reason:
    """Why an attempt is refused, if it is. It must leave nothing behind when it is not."""
    try:
        attempt()
    except IllegalMove as refusal:
        sentence = explained(refusal, language, rules)
        return Reason(
            allowed=False,
            code=refusal.code,
            clause=clause_of(rules.name, refusal),
            sentence=sentence,
            arguments=told(refusal),
        )
    return Reason(allowed=True)
