"""What can be promised, so that the events everybody sees tell whether it was kept; and until when.

What keeps and breaks each promise is said in `judge`, and for people in docs/deals.md.
"""

import msgspec

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.kernel.game import Seat

MOST_BATTLES = 20
"""The longest time that can be counted in battles."""


class Promise(msgspec.Struct, frozen=True, tag_field="promise", omit_defaults=True):
    """Something that `seat` promises."""

    seat: Seat


class Holding(msgspec.Struct, frozen=True):
    """A condition: this seat controls this region."""

    seat: Seat
    region: Region


class PassNow(Promise, frozen=True, tag="pass"):
    """To lay no more cards in this battle."""


class NoCard(Promise, frozen=True, tag="no_card"):
    """To lay no card of this kind in this battle."""

    card: Card


class NoAttack(Promise, frozen=True, tag="no_attack"):
    """Not to choose this region, or not while the condition holds."""

    region: Region
    provided: Holding | None = None


class Spare(Promise, frozen=True, tag="spare"):
    """Not to choose a region that another seat controls."""

    other: Seat


class AttackNext(Promise, frozen=True, tag="attack_next"):
    """To choose this region when next choosing one, if it may be chosen then."""

    region: Region


class PopeOn(Promise, frozen=True, tag="pope_on"):
    """To place the Pope in this region, or off the board, with a Bishop."""

    region: Region | None


class PopeNotOn(Promise, frozen=True, tag="pope_not_on"):
    """Not to place the Pope in this region."""

    region: Region


Term = PassNow | NoCard | NoAttack | Spare | AttackNext | PopeOn | PopeNotOn

OF_THIS_BATTLE = (PassNow, NoCard)
"""Promises that end with the battle, however long the offer lasts."""

OF_THE_MAP = (NoAttack, Spare, AttackNext, PopeOn, PopeNotOn)
"""Promises about regions and the Pope, for which nobody fights any more in a final battle."""


class Until(msgspec.Struct, frozen=True, tag_field="until"):
    """A moment that everybody sees come; the end of the game is the end of every other one too."""


class Battles(Until, frozen=True, tag="battles"):
    """The end of this battle or, between two, of the next; with a count, of as many battles."""

    count: int = 1


class RoundEnds(Until, frozen=True, tag="round"):
    """The next deal."""


class TokenPasses(Until, frozen=True, tag="token"):
    """The token goes to another seat."""


class GameEnds(Until, frozen=True, tag="game"):
    """The end of the game."""


Moment = Battles | RoundEnds | TokenPasses | GameEnds
