"""Condottiere reckoned up: what victory takes, kingdoms and how far they are, and strengths term by term."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from condotta.condottiere.cards import PRINTED, Card
from condotta.condottiere.italy import BORDERS, BY_NUMBER, Region
from condotta.condottiere.options import Options
from condotta.condottiere.view import View

BESIDE = {
    region: frozenset(other for pair in BORDERS if region in pair for other in pair if other is not region)
    for region in BY_NUMBER
}
"""The neighbours of each region."""
Realm = tuple[Region, ...]
Line = tuple[Card, ...]


class Part(msgspec.Struct, frozen=True):
    """A part of a strength: a card, how many of them count, and what each of them adds."""

    card: Card
    times: int
    each: int


class Banner(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: its connected groups of regions, the largest first; its strength as a sum; what would win it the game."""

    kingdoms: tuple[Realm, ...] = ()
    sum: tuple[Part, ...] = ()
    wins_with: Realm = ()


class War(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="game", tag="condottiere"):
    """The regions victory takes, in all or side by side; the season; and what each seat has."""

    regions: int
    adjacent: int
    seats: tuple[Banner, ...]
    winter: bool = False
    favoured: Card | None = None


def war_of(view: View) -> War:
    """A view of Condottiere reckoned up."""
    lines, realms = tuple([seat.line for seat in view.seats]), tuple([seat.regions for seat in view.seats])
    return _war(lines, realms, view.options, view.ending is not None)


@lru_cache(maxsize=1024)
def _war(lines: tuple[Line, ...], realms: tuple[Realm, ...], options: Options, over: bool) -> War:
    season = _season(lines)
    return War(
        options.regions_to_win,
        options.adjacent_to_win,
        tuple(
            [
                Banner(groups, _sum(line, season), wins_with)
                for line, (groups, wins_with) in zip(lines, _realms(realms, options, over=over), strict=True)
            ]
        ),
        season.winter,
        season.favoured,
    )


class Season(NamedTuple):
    """Whether it is winter, and which kind Spring favours."""

    winter: bool
    favoured: Card | None


def _season(lines: tuple[Line, ...]) -> Season:
    lying = set[Card]().union(*lines)
    return Season(Card.WINTER in lying, _favoured(lying) if Card.SPRING in lying else None)


def _favoured(lying: set[Card]) -> Card | None:
    """The kind that a Spring in play adds three to. `condottiere:spring.adds-three`"""
    return max((card for card in lying if card.is_mercenary), key=lambda card: card.kind, default=None)


@lru_cache(maxsize=512)
def _sum(line: Line, season: Season) -> tuple[Part, ...]:
    """A strength term by term, in the order in which it is counted. `condottiere:strength.order`"""
    parts = [Part(card, line.count(card), 1 if season.winter else int(PRINTED[card.kind])) for card in _armed(line)]
    doubled = sum(part.times * part.each for part in parts)
    if Card.DRUMMER in line and doubled:
        parts.append(Part(Card.DRUMMER, 1, doubled))
    if season.favoured in line:
        parts.append(Part(Card.SPRING, line.count(season.favoured), 3))
    added = ((Card.COURTESAN, 1), (Card.HEROINE, 10))
    return (*parts, *(Part(card, line.count(card), each) for card, each in added if card in line))


def _armed(line: Sequence[Card]) -> list[Card]:
    """The kinds of Mercenaries in a line, the highest first."""
    return sorted({card for card in line if card.is_mercenary}, key=lambda card: card.kind, reverse=True)


@lru_cache(maxsize=512)
def _realms(realms: tuple[Realm, ...], options: Options, *, over: bool) -> tuple[tuple[tuple[Realm, ...], Realm], ...]:
    """The kingdoms of each seat, and what would win it the game: the same for all moves of a battle."""
    targets = () if over else _targets(realms, options)
    return tuple((kingdoms(realm), _wins_with(realm, targets, options)) for realm in realms)


def _targets(realms: tuple[Realm, ...], options: Options) -> Realm:
    """What may be fought for: all, where marked regions may be; else the free ones. `condottiere:capture.target`"""
    held = set() if options.capturing_regions else {region for realm in realms for region in realm}
    return tuple(region for region in BY_NUMBER if region not in held)


def _wins_with(realm: Realm, targets: Realm, options: Options) -> Realm:
    """Which of the regions that may be fought for would win the game."""
    wanted = winning(realm, options.regions_to_win, options.adjacent_to_win)
    return tuple(region for region in wanted if region in targets)


@lru_cache(maxsize=512)
def winning(realm: Realm, regions: int, adjacent: int) -> Realm:
    """The regions each of which would complete this realm. `condottiere:win.total` `condottiere:win.adjacent`"""
    others = (region for region in BY_NUMBER if region not in realm)
    return tuple(
        region
        for region in others
        if len(realm) + 1 >= regions or any(len(one) >= adjacent for one in kingdoms((*realm, region)) if region in one)
    )


@lru_cache(maxsize=512)
def kingdoms(realm: Realm) -> tuple[Realm, ...]:
    """The connected groups of a realm, the largest first."""
    left, groups = set(realm), []
    for region in realm:
        if region in left:
            group = around(region, left)
            left -= group
            groups.append(tuple(one for one in BY_NUMBER if one in group))
    return tuple(sorted(groups, key=len, reverse=True))


def around(region: Region, realm: set[Region]) -> set[Region]:
    """The regions of a realm that hang together with this one. `condottiere:win.adjacent`"""
    group, edge = {region}, {region}
    while edge:
        edge = (set[Region]().union(*(BESIDE[one] for one in edge)) & realm) - group
        group |= edge
    return group
