"""A rule of thumb for Ordonnance: lay each card where the army there stays closest to regiments."""

from collections.abc import Sequence

import msgspec

from condotta.bots.bot import dice_for
from condotta.ordonnance.actions import Action
from condotta.ordonnance.icons import LETTERS
from condotta.ordonnance.view import ArmyView, View

PROMISE = (0, 1, 4, 12, 40)
"""What an icon promises that all of so many cards show; four are a regiment."""


class SimpleOrdonnance(msgspec.Struct, frozen=True):
    """Takes the greatest gain at once."""

    seed: str

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        dice = dice_for(self.seed, view)
        armies = view.seats[view.viewer or 0].armies
        return max(legal, key=lambda place: (_gain(armies[place.territory.number], place.card.value), dice.random()))


def _gain(army: ArmyView, icons: str) -> float:
    """What the army promises with this card, less what it promises without, less the card's worth elsewhere."""
    counts = [count + (letter in icons) for count, letter in zip(army.counts, LETTERS, strict=True)]
    gained = _promise(len(army.cards) + 1, counts) - _promise(len(army.cards), list(army.counts))
    return gained - len(icons)


def _promise(cards: int, counts: list[int]) -> float:
    """Icons that every card shows may become regiments; the others count little. Senior icons count more."""
    return sum(
        (PROMISE[count] if count == cards else count) * (1 + rank / 10) for rank, count in enumerate(counts) if count
    )
