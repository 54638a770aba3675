"""The choices that players make before a game."""

from typing import Literal

import msgspec

from condotta.ordonnance.decks import PLAYER_COUNTS, PYRAMID, Deck, too_few

PLACEMENT = 1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """Players, the deck with its table, and what decides between leaders. `ordonnance:players.count`"""

    players: int = 2
    deck: Deck = PYRAMID
    tiebreak: Literal["share", "placement"] = "share"

    def __post_init__(self) -> None:
        if self.players not in PLAYER_COUNTS:
            raise ValueError(f"Ordonnance is for 2 to 4 players, not {self.players}.")
        if self.tiebreak not in ("share", "placement"):
            raise ValueError(f"A shared lead is shared or decided by placement, not by {self.tiebreak}.")
        if not self.deck.suffices(self.players):
            raise ValueError(too_few(self.deck, self.players))

    @property
    def flags(self) -> int:
        """The options as the bit set that the rules read."""
        return PLACEMENT if self.tiebreak == "placement" else 0

    @property
    def copies(self) -> list[int]:
        """How many cards of each kind this game uses."""
        return self.deck.copies(self.players)
