"""Strengths of battle lines set by hand, as sums that can be followed; every number comes from the rules."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal, get_args

import msgspec

from condotta.condottiere.actions import Pass
from condotta.condottiere.cards import COPIES, Card
from condotta.condottiere.events import BattleConcluded, TokenTaken
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Phase
from condotta.kernel.game import IllegalMove, Seat
from condotta.server.reckoning.war import Part, war_of

Laid = Literal["1", "2", "3", "4", "5", "6", "10", "courtesan", "drummer", "heroine"]
"""The kinds that stay in a line and count there."""
LAID: dict[Card, Laid] = {Card(name): name for name in get_args(Laid) if name != "drummer"}
"""Those that are terms of their own."""
Season = Literal["winter", "spring"]
LINES = msgspec.Meta(min_length=2, max_length=6)


class Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two to six battle lines, and the season that is in play."""

    lines: Annotated[list[list[Laid]], LINES]
    season: Season | None = None


class Term(msgspec.Struct, frozen=True):
    """Cards of one kind in a line: each counts `base`, times `times`, and `plus` more; all together `value`."""

    card: Laid
    count: int
    base: int
    times: int
    plus: int
    value: int


class Sum(msgspec.Struct, frozen=True):
    """The strength of a line, term by term."""

    strength: int
    terms: tuple[Term, ...]


class Comparison(msgspec.Struct, frozen=True):
    """What lines come to: which of them wins, if any, and who then has the token that the first line's player had."""

    lines: tuple[Sum, ...]
    winner: Seat | None
    token: Seat


def counted(asked: Lines) -> Comparison:
    """What these lines come to if the battle ends now; IllegalMove if there are not so many cards."""
    _check_copies(asked)
    position = _battle(asked.lines, asked.season)
    events = CONDOTTIERE.apply(position, Pass()).events(None)
    concluded = next(event for event in events if isinstance(event, BattleConcluded))
    token = next((event.seat for event in events if isinstance(event, TokenTaken)), 0)
    war = war_of(CONDOTTIERE.view(position, None))
    terms = [_terms(banner.sum, war.favoured) for banner in war.seats]
    return Comparison(tuple(map(Sum, concluded.strengths, terms)), concluded.winner, token)


def _check_copies(asked: Lines) -> None:
    for name, count in Counter(card for line in asked.lines for card in line).items():
        most = COPIES[Card(name).kind]
        if count > most:
            raise IllegalMove("cards.many", card=name, most=most)


def _terms(parts: Sequence[Part], favoured: Card | None) -> tuple[Term, ...]:
    """The terms of a line, in card order; a Drummer and a Spring show in those of the Mercenaries they raise."""
    each = {part.card: part.each for part in parts}
    times = 2 if Card.DRUMMER in each else 1
    spring = {favoured: each.get(Card.SPRING, 0)}
    shown = sorted((part for part in parts if part.card in LAID), key=lambda part: part.card.kind)
    return tuple(_term(part, times if part.card.is_mercenary else 1, spring.get(part.card, 0)) for part in shown)


def _term(part: Part, times: int, plus: int) -> Term:
    value = part.times * (part.each * times + plus)
    return Term(LAID[part.card], part.times, part.each, times, plus, value)


def _battle(lines: Sequence[Sequence[Laid]], season: Season | None) -> Position:
    """A battle in which only the first seat has not passed yet; a Surrender in hand lets it be asked."""
    rows = [" ".join(line) for line in lines]
    rows[0] = f"{rows[0]} {season or ''}".strip()
    setup = Setup(
        options=Options(players=len(rows)),
        hands=("surrender", *[""] * (len(rows) - 1)),
        phase=Phase.BATTLE,
        turn=0,
        lines=tuple(rows),
        region=Region.ROMA,
        out=tuple(range(1, len(rows))),
        card_played=True,
    )
    return CONDOTTIERE.set_up(setup, "")
