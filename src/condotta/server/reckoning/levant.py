"""Ordonnance reckoned up: who leads each territory, over whom, and what decides it. `ordonnance:army.compare`"""

from collections.abc import Iterator, Sequence

import msgspec

from condotta.kernel.game import Seat
from condotta.ordonnance.icons import ICONS, LETTERS
from condotta.ordonnance.territories import ARMY
from condotta.ordonnance.view import ArmyView, View

FIRST = 0


class Lead(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a complete army leads its territory: the best of the other complete ones, and where they first differ.

    `size` is of how many cards the units are that decide (4 is a regiment); 0 if the armies are alike and the leading
    one was there first. `icon` is the senior one of two that differ; None where the number of units decides.
    """

    leader: Seat
    rival: Seat | None = None
    size: int | None = None
    icon: str | None = None


class Levant(msgspec.Struct, frozen=True, tag_field="game", tag="ordonnance"):
    """The lead in each territory, in their order; None where no army is complete."""

    leads: tuple[Lead | None, ...]


def levant_of(view: View) -> Levant:
    """A view of Ordonnance reckoned up."""
    return Levant(tuple(_lead(view, at, leader) for at, leader in enumerate(view.leaders)))


def _lead(view: View, at: int, leader: Seat | None) -> Lead | None:
    if leader is None:
        return None
    armies = [seat.armies[at] for seat in view.seats]
    rivals = [seat for seat, army in enumerate(armies) if seat != leader and len(army.cards) == ARMY]
    if not rivals:
        return Lead(leader)
    rival = max(rivals, key=lambda seat: rank(armies[seat]))
    return Lead(leader, rival, *difference(armies[leader], armies[rival]))


def rank(army: ArmyView) -> tuple[tuple[int, ...], int]:
    """Complete armies in the order of their worth: the higher one wins. `ordonnance:army.first-complete`"""
    worth = tuple(part for size in range(ARMY, 0, -1) for part in (_number(army.counts, size), _icons(army, size)))
    return worth, -(army.completed or 0)


def difference(army: ArmyView, other: ArmyView) -> tuple[int, str | None]:
    """The size of the units that decide between two armies, and the icon if they are as many."""
    for size, number, foreign in _numbers(army, other):
        if size > 1 and number != foreign:
            return size, None
        apart = _icons(army, size) ^ _icons(other, size)
        if apart:
            return size, LETTERS[apart.bit_length() - 1]
    return FIRST, None


def _numbers(army: ArmyView, other: ArmyView) -> Iterator[tuple[int, int, int]]:
    for size in range(ARMY, 0, -1):
        yield size, _number(army.counts, size), _number(other.counts, size)


def _number(counts: Sequence[int], size: int) -> int:
    """How many units of a size there are; of single icons only their rank counts."""
    return counts.count(size) if size > 1 else 0


def _icons(army: ArmyView, size: int) -> int:
    """The icons of the units of a size as a set whose highest bit is the flag."""
    return sum(1 << icon for icon in range(ICONS) if army.counts[icon] == size)
