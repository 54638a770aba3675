"""Strengths of battle lines set by hand, as sums that can be followed; every number comes from the rules."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Literal

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

Laid = Literal["1", "2", "3", "4", "5", "6", "10", "courtesan", "drummer", "heroine"]
"""The kinds that stay in a line and count there."""
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
    turn = CONDOTTIERE.apply(_battle(asked.lines, asked.season), Pass())
    events = turn.events(None)
    concluded = next(event for event in events if isinstance(event, BattleConcluded))
    token = next((event.seat for event in events if isinstance(event, TokenTaken)), 0)
    sums = [Sum(strength, _terms(asked, seat)) for seat, strength in enumerate(concluded.strengths)]
    return Comparison(tuple(sums), concluded.winner, token)


def _check_copies(asked: Lines) -> None:
    for name, count in Counter(card for line in asked.lines for card in line).items():
        most = COPIES[Card(name).kind]
        if count > most:
            raise IllegalMove("cards.many", card=name, most=most)


def _terms(asked: Lines, seat: Seat) -> tuple[Term, ...]:
    """The terms of a line, in card order; a Drummer shows in those of his Mercenaries."""
    counts = Counter(asked.lines[seat])
    kinds = sorted(counts.keys() - {"drummer"}, key=lambda name: Card(name).kind)
    return tuple(_term(asked, seat, kind, counts[kind]) for kind in kinds)


def _term(asked: Lines, seat: Seat, kind: Laid, count: int) -> Term:
    """What one such card counts by itself, with its Drummer, and beside everything else that lies there."""
    alone: tuple[Laid, ...] = (kind,)
    drummed: tuple[Laid, ...] = (kind, "drummer") if "drummer" in asked.lines[seat] else alone
    frost: Season | None = "winter" if asked.season == "winter" else None
    others = Counter(card for line in asked.lines for card in line) - Counter(drummed)
    base, doubled = _strength(alone, (), frost), _strength(drummed, (), frost)
    each = _strength(drummed, tuple(sorted(others.elements())), asked.season)
    return Term(kind, count, base, doubled // base, each - doubled, count * each)


@lru_cache(maxsize=4096)
def _strength(line: tuple[Laid, ...], beside: tuple[Laid, ...], season: Season | None) -> int:
    """What a line counts beside another one."""
    position = _battle((line, beside), season)
    return CONDOTTIERE.view(position, None).seats[0].strength


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
