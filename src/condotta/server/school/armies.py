"""Armies of Ordonnance set by hand: what they are called, and which of them leads; the rules compare them."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from condotta.kernel.game import IllegalMove, Seat
from condotta.ordonnance.icons import LETTERS, Card
from condotta.ordonnance.layout import Layout, lay
from condotta.ordonnance.options import Options
from condotta.ordonnance.territories import ARMY, TERRITORIES
from condotta.ordonnance.view import ArmyView, View
from condotta.ordonnance.vision import view
from condotta.server.reckoning.levant import FIRST, difference, rank

TABLE = Options(players=4)
"""The most cards there are: two sets."""
Icon = Literal["spear", "bow", "swords", "helmet", "flag"]
ICON_NAMES: tuple[Icon, ...] = ("spear", "bow", "swords", "helmet", "flag")
ARMIES = msgspec.Meta(min_length=1, max_length=4)


class Armies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Up to four armies in one territory, in the order in which they were completed."""

    armies: Annotated[list[list[Card]], ARMIES]


class Formation(msgspec.Struct, frozen=True):
    """An icon, and how many cards of the army show it."""

    icon: Icon
    size: int


class Army(msgspec.Struct, frozen=True):
    """An army: its formations, the most senior first, and its rank among those that are complete."""

    counts: tuple[int, ...]
    formations: tuple[Formation, ...]
    complete: bool
    rank: int | None


class Decisive(msgspec.Struct, frozen=True):
    """What made the difference to the next best: the size of a formation; more of them, or the icon of a higher rank.

    For identical armies, that one was complete first: there is no size.
    """

    by: Literal["number", "rank", "first"]
    size: int | None = None
    icon: Icon | None = None


class Standing(msgspec.Struct, frozen=True):
    """Armies side by side; `leader` is the best of the complete ones."""

    armies: tuple[Army, ...]
    leader: Seat | None
    decisive: Decisive | None


def compared(asked: Armies) -> Standing:
    """What these armies are and which leads; IllegalMove if one is too long, or there are not so many cards."""
    if any(len(army) > ARMY for army in asked.armies):
        raise IllegalMove("army.long", most=ARMY)
    _check_copies(asked)
    seen = _laid(asked.armies)
    laid = [seen.seats[seat].armies[0] for seat in range(len(asked.armies))]
    ranked = _ranked(laid)
    armies = tuple(_army(army.counts, ranked.get(seat)) for seat, army in enumerate(laid))
    decisive = _decisive(*[laid[seat] for seat in [*ranked][:2]]) if len(ranked) > 1 else None
    return Standing(armies, seen.leaders[0], decisive)


def _check_copies(asked: Armies) -> None:
    for card, count in Counter(card for army in asked.armies for card in army).items():
        most = TABLE.copies[card.kind]
        if count > most:
            raise IllegalMove("cards.many", card=card.value, most=most)


def _ranked(armies: Sequence[ArmyView]) -> dict[Seat, int]:
    """The places of the complete armies, the best first."""
    complete = [seat for seat, army in enumerate(armies) if len(army.cards) == ARMY]
    best = sorted(complete, key=lambda seat: rank(armies[seat]), reverse=True)
    return {seat: place for place, seat in enumerate(best, 1)}


def _army(counts: tuple[int, ...], rank: int | None) -> Army:
    formed = sorted(((size, icon) for icon, size in enumerate(counts) if size), reverse=True)
    return Army(counts, tuple(Formation(ICON_NAMES[icon], size) for size, icon in formed), rank is not None, rank)


def _laid(armies: Sequence[Sequence[Card]]) -> View:
    """A table with these armies in the first territory and nothing else."""
    lines = [(tuple(army), *[()] * (TERRITORIES - 1)) for army in armies]
    lines += [((),) * TERRITORIES] * (TABLE.players - len(lines))
    completed = tuple((seat, 0) for seat, army in enumerate(armies) if len(army) == ARMY)
    pile = TABLE.copies
    for card in (card for army in armies for card in army):
        pile[card.kind] -= 1
    return view(lay(Layout(TABLE, ((),) * TABLE.players, tuple(lines), completed, pile, 0), "").closed(), None)


def _decisive(better: ArmyView, other: ArmyView) -> Decisive:
    """The first point of `ordonnance:army.compare` at which two armies differ."""
    size, icon = difference(better, other)
    if size == FIRST:
        return Decisive("first")
    return Decisive("number", size) if icon is None else Decisive("rank", size, ICON_NAMES[LETTERS.index(icon)])
