"""Why something cannot be done: the rules' own refusal, its sentence, and the clause to read about it."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from condotta import rulebook
from condotta.kernel.game import AnyGame, IllegalMove
from condotta.server.sentences import explained, told

ASKED = {
    "choose": "region.choice",
    "battle": "turn.play-or-pass",
    "fetch": "scarecrow.retrieves",
    "pope": "bishop.pope",
    "discard": "hand.discard",
    "keep": "round.keep",
    "draw": "draw.up-to-three",
}
"""The clause about what a seat is asked in Condottiere."""

CLAUSES = {
    "condottiere": {
        "turn.spectator": "view.public",
        "turn.over": "win.check",
        "game.over": "win.check",
        "turn.other": "battle.order",
        "card.not-held": "turn.play-or-pass",
        "bishop.only": "bishop.pope",
        "scarecrow.only": "scarecrow.retrieves",
        "show.nobody": "deals.show",
        "show.nothing": "deals.show",
        "show.face-down": "deals.show",
    },
    "ordonnance": {
        "turn.spectator": "view.public",
        "turn.over": "end.all-full",
        "game.over": "end.all-full",
        "turn.other": "first.lot",
        "card.not-held": "turn.place",
        "show.none": "view.private",
    },
}
"""Where to read about a refusal whose code is no clause of its own."""


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


def clause_of(game: str, refusal: IllegalMove) -> str | None:
    """The clause to read about a refusal, if it is one of the rules and not of the table."""
    if refusal.code == "turn.question":
        return ASKED.get(str(refusal.arguments.get("asked")))
    clause = CLAUSES[game].get(refusal.code, refusal.code)
    return clause if clause in _ids(game) else None


@cache
def _ids(game: str) -> frozenset[str]:
    return frozenset(one.id for one in rulebook.clauses(game))
