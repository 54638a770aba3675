"""Condottiere reckoned up: what victory takes, kingdoms and how far they are, and strengths term by term."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from condotta.condottiere.cards import PRINTED, Card
from condotta.condottiere.italy import BORDERS, Region
from condotta.condottiere.options import Options
from condotta.condottiere.view import SeatView, View

Realm = tuple[Region, ...]


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
    lying = {card for seat in view.seats for card in seat.line}
    winter, favoured = Card.WINTER in lying, _favoured(lying)
    open_to = _free(view)
    return War(
        regions=view.options.regions_to_win,
        adjacent=view.options.adjacent_to_win,
        seats=tuple(
            Banner(kingdoms(seat.regions), _sum(seat, winter, favoured), _wins_with(seat, open_to, view.options))
            for seat in view.seats
        ),
        winter=winter,
        favoured=favoured,
    )


def _favoured(lying: set[Card]) -> Card | None:
    """The kind that a Spring in play adds three to. `condottiere:spring.adds-three`"""
    mercenaries = [card for card in lying if card.is_mercenary]
    return max(mercenaries, key=lambda card: card.kind) if mercenaries and Card.SPRING in lying else None


def _sum(seat: SeatView, winter: bool, favoured: Card | None) -> tuple[Part, ...]:
    """A strength term by term, in the order in which it is counted. `condottiere:strength.order`"""
    parts = [Part(card, seat.line.count(card), 1 if winter else int(PRINTED[card.kind])) for card in _armed(seat.line)]
    doubled = sum(part.times * part.each for part in parts)
    if Card.DRUMMER in seat.line and doubled:
        parts.append(Part(Card.DRUMMER, 1, doubled))
    if favoured in seat.line:
        parts.append(Part(Card.SPRING, seat.line.count(favoured), 3))
    added = ((Card.COURTESAN, 1), (Card.HEROINE, 10))
    return (*parts, *(Part(card, seat.line.count(card), each) for card, each in added if card in seat.line))


def _armed(line: Sequence[Card]) -> list[Card]:
    """The kinds of Mercenaries in a line, the highest first."""
    return sorted({card for card in line if card.is_mercenary}, key=lambda card: card.kind, reverse=True)


def _free(view: View) -> Realm | None:
    """The regions without a marker; None where marked ones are fought for too. `condottiere:capture.target`"""
    if view.options.capturing_regions:
        return None
    held = {region for seat in view.seats for region in seat.regions}
    return tuple(region for region in Region if region not in held)


def _wins_with(seat: SeatView, free: Realm | None, options: Options) -> Realm:
    wanted = winning(seat.regions, options.regions_to_win, options.adjacent_to_win)
    return wanted if free is None else tuple(region for region in wanted if region in free)


@lru_cache(maxsize=4096)
def winning(realm: Realm, regions: int, adjacent: int) -> Realm:
    """The regions each of which would complete this realm. `condottiere:win.total` `condottiere:win.adjacent`"""
    others = (region for region in Region if region not in realm)
    return tuple(
        region
        for region in others
        if len(realm) + 1 >= regions or any(len(one) >= adjacent for one in kingdoms((*realm, region)) if region in one)
    )


@lru_cache(maxsize=4096)
def kingdoms(realm: Realm) -> tuple[Realm, ...]:
    """The connected groups of a realm, the largest first."""
    left, groups = set(realm), []
    for region in realm:
        if region in left:
            group = _around(region, left)
            left -= group
            groups.append(tuple(one for one in Region if one in group))
    return tuple(sorted(groups, key=len, reverse=True))


def _around(region: Region, realm: set[Region]) -> set[Region]:
    """The regions of a realm that hang together with this one."""
    group, edge = {region}, {region}
    while edge:
        near = {other for pair in BORDERS for other in pair if edge.intersection(pair)}
        edge = (near & realm) - group
        group |= edge
    return group
