"""What a finished game is worth to each seat: a zero-sum share of the victory."""

from typing import Any

from condotta.kernel.compiled import bits, rule


@rule
def pay(rewards: Any, winners: int, seats: int) -> None:
    """1 for a sole winner; each loser pays the same, together 1, and winners share it. Nothing while nobody has won."""
    for seat in range(len(rewards)):
        rewards[seat] = 0.0
    if winners:
        share = (seats / bits(winners) - 1.0) / (seats - 1.0)
        for seat in range(seats):
            rewards[seat] = share if winners >> seat & 1 else -1.0 / (seats - 1.0)
