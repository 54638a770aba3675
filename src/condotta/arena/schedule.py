"""The games of a tournament in their fixed order: deal by deal, in each every lineup, in each every rotation."""

from collections.abc import Iterator

import msgspec

from condotta.arena.lineups import seatings
from condotta.arena.tournament import Tournament
from condotta.kernel.chance import derived

Key = tuple[int, int, int]
"""Which game of a tournament: deal, lineup, rotation."""


class Bout(msgspec.Struct, frozen=True):
    """One game to be played: who sits at each seat, and what its chance comes from."""

    deal: int
    lineup: int
    rotation: int
    seats: tuple[int, ...]
    seed: str
    """Of the game: the same for all games of a deal."""
    bot_seeds: tuple[str, ...]

    @property
    def key(self) -> Key:
        return self.deal, self.lineup, self.rotation


def schedule(tournament: Tournament, deals: range) -> Iterator[Bout]:
    """The games of these deals, in order."""
    for deal in deals:
        yield from bouts(tournament, deal)


def deal_seed(tournament: Tournament, deal: int) -> str:
    """What the chance of all games of a deal comes from."""
    return derived(tournament.seed, f"deal {deal}")


def bouts(tournament: Tournament, deal: int) -> Iterator[Bout]:
    """All games of one deal."""
    seed = deal_seed(tournament, deal)
    for number, lineup in enumerate(tournament.lineups):
        for rotation, seats in enumerate(seatings(lineup, f"{seed}/{number}")):
            game = derived(tournament.seed, f"deal {deal} lineup {number} rotation {rotation}")
            bot_seeds = tuple(derived(game, f"bot {seat}") for seat in range(len(seats)))
            yield Bout(deal, number, rotation, seats, seed, bot_seeds)
