"""What an opponent is likely to hold: more poor cards than chance would deal, since the good ones are laid first.

In games of strategists it was counted how often a card that one player has not seen is in the hand of the other. Once
he has laid six cards, the odds of a single spear, bow or sword are almost twice those of any card, and of a card with
many icons half of them; before the first card there is nothing to be told. `bench/hands.py` counts it again.
"""

from typing import Any

from condotta.kernel.compiled import State, rule, table
from condotta.kernel.dice import roll
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.state import put_in_hand
from condotta.ordonnance.territories import TERRITORIES

EVEN = 100
ODDS = table(
    (
        *(100, 178, 198, 103, 190, 110, 123, 93, 121, 73, 79, 63, 68, 62, 50, 60),
        *(83, 55, 65, 51, 69, 59, 66, 62, 56, 50, 49, 60, 53, 43, 42, 50),
    )
)
"""For each kind, in hundredths: how much likelier than others a card is to be kept in the hand."""
SETTLED = 6
"""After so many cards of a player that holds in full; it grows evenly until then."""


@rule
def deal_likely(state: State, sizes: Any, dice: Any) -> None:
    """Fill each hand up to its size from a pile in which all unseen cards lie, with what is likely to be kept."""
    for seat in range(state.seats):
        laid = 0
        for territory in range(TERRITORIES):
            laid += state.cards[seat][territory]
        for _ in range(sizes[seat]):
            kind = likely_kind(state, min(laid, SETTLED), dice)
            state.pile[kind] -= 1
            state.pile_size -= 1
            put_in_hand(state, seat, kind)


@rule
def likely_kind(state: State, force: int, dice: Any) -> int:
    """A card of the pile by lot, as likely as it is kept after so many cards."""
    total = 0
    for kind in range(KINDS):
        total += state.pile[kind] * odds_of(kind, force)
    lot, kind = roll(dice, total), 0
    while lot >= state.pile[kind] * odds_of(kind, force):
        lot -= state.pile[kind] * odds_of(kind, force)
        kind += 1
    return kind


@rule
def odds_of(kind: int, force: int) -> int:
    return EVEN * SETTLED + (ODDS[kind] - EVEN) * force
