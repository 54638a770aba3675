"""Dealing again what a viewer has not seen, for search: uniform over all that agrees with what he knows.

He knows his own hand and what lies in the territories, and nothing of the rest but how many cards each hand has.
"""

from typing import Any

from condotta.kernel.compiled import State, rule
from condotta.kernel.dice import roll
from condotta.ordonnance.state import put_in_hand, take_from_pile


@rule
def deal_unseen(state: State, sizes: Any, dice: Any) -> None:
    """Fill each hand up to its size from a pile in which all unseen cards lie. The dice are the sampler's own."""
    for seat in range(state.seats):
        for _ in range(sizes[seat]):
            put_in_hand(state, seat, take_from_pile(state, roll(dice, state.pile_size)))
