"""The choices that players make before a game: its variants and options."""

from functools import lru_cache

import msgspec

DRAW_AFTER_BATTLE = 1
POINTS = 2
BIGGER_KINGDOMS = 4
CAPTURING_REGIONS = 8
HIDDEN_CARDS = 16
POPE_OFF_CONTESTED = 32
CHOOSE_AFTER_DEAL = 64
BONUS_FOR_ANY_GROUP = 128


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """Players, the five variants and the three options of a game of Condottiere."""

    players: int = 4
    draw_after_battle: bool = False
    points: bool = False
    bigger_kingdoms: bool = False
    capturing_regions: bool = False
    hidden_cards: bool = False
    pope_off_contested: bool = False
    choose_after_deal: bool = False
    bonus_for_any_group: bool = False

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 6:
            raise ValueError(f"Condottiere is for 2 to 6 players, not {self.players}.")

    @property
    def flags(self) -> int:
        """The variants and options as the bit set that the rules read."""
        return sum(1 << at for at, name in enumerate(FLAGS) if getattr(self, name))

    @property
    def regions_to_win(self) -> int:
        """`condottiere:win.total`"""
        return 6 if self.players < 4 else 5

    @property
    def adjacent_to_win(self) -> int:
        """`condottiere:win.adjacent` `condottiere:bigger.adjacent`"""
        return (4 if self.players < 4 else 3) + self.bigger_kingdoms


VARIANTS = ("draw_after_battle", "points", "bigger_kingdoms", "capturing_regions", "hidden_cards")
FLAGS = (*VARIANTS, "pope_off_contested", "choose_after_deal", "bonus_for_any_group")


@lru_cache(maxsize=1024)
def options_of(players: int, flags: int) -> Options:
    """The options that these flags mean."""
    return Options(players, *(bool(flags >> at & 1) for at in range(len(FLAGS))))
