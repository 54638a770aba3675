"""A refusal as it is sent: a stable code, a sentence, and the clause of the rules to read about it."""

from functools import cache

from condotta import rulebook
from condotta.kernel.game import AnyGame, IllegalMove
from condotta.server.sentences import explained, told
from condotta.server.wire import Refused

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


OPEN_TO_ALL = ("game.over", "turn.over", "turn.other", "turn.question", "turn.spectator")
"""Reasons for which the rules refuse something that follow from what everybody sees."""
BY_THE_RULES = "rules"


def refused(ident: str, refusal: IllegalMove, language: str, rules: AnyGame | None) -> Refused:
    """The answer to a command of this id; without a game there are no rules to read."""
    clause = None if rules is None else clause_of(rules.name, refusal)
    return Refused(ident, refusal.code, explained(refusal, language, rules), told(refusal), clause)


def clause_of(game: str, refusal: IllegalMove) -> str | None:
    """The clause to read about a refusal, if it is one of the rules and not of the table."""
    if refusal.code == "turn.question":
        return ASKED.get(str(refusal.arguments.get("asked")))
    clause = CLAUSES[game].get(refusal.code, refusal.code)
    return clause if clause in _ids(game) else None


def counted_as(refusal: IllegalMove, rules: AnyGame | None) -> str:
    """As what a refusal is counted: by its code, unless that may tell what the asker holds."""
    held = rules is not None and refusal.code not in OPEN_TO_ALL and clause_of(rules.name, refusal) is not None
    return BY_THE_RULES if held or refusal.code == "card.not-held" else refusal.code


@cache
def _ids(game: str) -> frozenset[str]:
    return frozenset(one.id for one in rulebook.clauses(game))
