"""Actions of players, and the numbers of the single decisions that they are made of.

A number names a thing (a card, a region, a way to pass); the phase says what is asked about it. Numbers are
never given a new meaning within a rules version.
"""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

from condotta.condottiere.cards import BY_KIND, KINDS, Card
from condotta.condottiere.italy import BY_NUMBER, REGIONS, Region

CARD = 0  # 15 kinds: play it, fetch it, keep it
PASS = CARD + KINDS
PASS_REVEALING = PASS + 1
REGION = PASS_REVEALING + 1  # 17 regions: attack it, put the Pope there
OFF_BOARD = REGION + REGIONS
NOTHING = OFF_BOARD + 1  # fetch nothing; keep no more
KEEP_HAND = NOTHING + 1
DISCARD_HAND = KEEP_HAND + 1
DRAW_NONE = DISCARD_HAND + 1  # and one, two, three
DECISIONS = DRAW_NONE + 4


class Attack(msgspec.Struct, frozen=True, tag_field="do", tag="attack"):
    """Place the token: the next battle is for this region."""

    region: Region


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play", omit_defaults=True):
    """Play a card. A Bishop says where the Pope goes, None is off the board; a Scarecrow what it takes, if anything."""

    card: Card
    pope: Region | UnsetType | None = UNSET
    take: Card | None = None


class Pass(msgspec.Struct, frozen=True, tag_field="do", tag="pass", omit_defaults=True):
    """Pass; `reveal` turns one's face-down card up."""

    reveal: bool = False


class KeepHand(msgspec.Struct, frozen=True, tag_field="do", tag="keep_hand"):
    """After a battle: keep the whole hand."""


class DiscardHand(msgspec.Struct, frozen=True, tag_field="do", tag="discard_hand"):
    """After a battle: discard the whole hand."""


class Keep(msgspec.Struct, frozen=True, tag_field="do", tag="keep"):
    """At a round's end: keep up to two cards, in card order."""

    cards: tuple[Card, ...] = ()


class Draw(msgspec.Struct, frozen=True, tag_field="do", tag="draw"):
    """After a battle: draw up to three cards."""

    count: int


Action = Attack | Play | Pass | KeepHand | DiscardHand | Keep | Draw


def numbers(action: Action) -> list[int]:
    """The single decisions that an action names; to take or keep nothing more is left unsaid."""
    match action:
        case Attack(region):
            return [REGION + region.number]
        case Play(card, pope, take):
            spelt = [CARD + card.kind]
            if pope is not UNSET:
                spelt.append(REGION + pope.number if pope else OFF_BOARD)
            if take is not None:
                spelt.append(CARD + take.kind)
            return spelt
        case Pass(reveal):
            return [PASS_REVEALING if reveal else PASS]
        case KeepHand():
            return [KEEP_HAND]
        case DiscardHand():
            return [DISCARD_HAND]
        case Keep(cards):
            return [CARD + card.kind for card in cards] or [NOTHING]
        case Draw(count):
            return [DRAW_NONE + count]


def action_of(decisions: Sequence[int], *, keeping: bool) -> Action:
    """The action that these decisions spell; ValueError if they spell none.

    A card is kept at a round's end and played at any other time, so one must say which. Later decisions may be left
    unsaid, as `numbers` leaves them.
    """
    first, *more = decisions
    if keeping and all(_names_card(number) or number == NOTHING for number in decisions):
        return Keep(tuple(BY_KIND[number - CARD] for number in decisions if number != NOTHING))
    if _names_card(first):
        return _play(BY_KIND[first - CARD], more)
    if REGION <= first < OFF_BOARD:
        return Attack(BY_NUMBER[first - REGION])
    if DRAW_NONE <= first < DECISIONS:
        return Draw(first - DRAW_NONE)
    if first not in WITHOUT_OBJECT:
        raise ValueError(f"The decisions {list(decisions)} spell no action.")
    return WITHOUT_OBJECT[first]


WITHOUT_OBJECT: dict[int, Action] = {
    PASS: Pass(),
    PASS_REVEALING: Pass(reveal=True),
    KEEP_HAND: KeepHand(),
    DISCARD_HAND: DiscardHand(),
}


def _play(card: Card, more: Sequence[int]) -> Play:
    """A card is played; one further decision may tell the Pope's place or the card it takes back."""
    further = more[0] if more else NOTHING
    if further == NOTHING:
        return Play(card)
    if further == OFF_BOARD:
        return Play(card, pope=None)
    if REGION <= further < OFF_BOARD:
        return Play(card, pope=BY_NUMBER[further - REGION])
    if _names_card(further):
        return Play(card, take=BY_KIND[further - CARD])
    raise ValueError(f"{card.value} is not played with decision {further}.")


def _names_card(number: int) -> bool:
    return CARD <= number < CARD + KINDS
