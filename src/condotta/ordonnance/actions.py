"""Actions of players, and the numbers of the decisions that they are.

There is one kind of action, to lay a card in a territory. Its number is five times the card's kind plus the number
of the territory: 5 to 159. Numbers are never given a new meaning within a rules version.
"""

import msgspec

from condotta.ordonnance.icons import BY_KIND, KINDS, Card
from condotta.ordonnance.territories import BY_NUMBER, TERRITORIES, Territory

DECISIONS = KINDS * TERRITORIES


class Place(msgspec.Struct, frozen=True, tag_field="do", tag="place"):
    """Lay a card from one's hand in one of one's own territories."""

    card: Card
    territory: Territory


Action = Place


ACTIONS: dict[int, Action] = {
    kind * TERRITORIES + at: Place(card, territory)
    for kind, card in BY_KIND.items()
    for at, territory in enumerate(BY_NUMBER)
}
"""Every action that can be written down, legal or not, by its number."""


def number(action: Action) -> int:
    """The number of the decision that an action is."""
    return action.card.kind * TERRITORIES + action.territory.number
