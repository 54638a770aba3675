"""A tournament: all that determines its games, apart from how many of them are played."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from condotta.arena.entrants import Entrant, check, entrants
from condotta.arena.lineups import SCHEMES, Lineup, Scheme, lineups
from condotta.catalogue import game_named
from condotta.kernel.game import AnyGame

LIMIT, LONGEST = 10.0, 86_400
"""Seconds for a decision, unless it is said otherwise; and the most that can be said."""


class Tournament(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A game with its options, those who take part, and the seed that all chance comes from."""

    game: str
    entrants: tuple[Entrant, ...]
    options: dict[str, Any]
    seed: str = "1"
    scheme: Scheme = "mixed"
    limit: float = LIMIT

    @classmethod
    def of(
        cls,
        game: str,
        bots: str | Sequence[str],
        *,
        seed: str = "1",
        scheme: str = "mixed",
        limit: float = LIMIT,
        **options: Any,
    ) -> "Tournament":
        """From what one would type: `of("condottiere", ["captain", "random"], players=4)`; or ValueError."""
        rules = game_named(game)
        told = msgspec.to_builtins(rules.options_type(**options))
        return cls(game, entrants(bots), told, seed, scheme, limit).checked()  # type: ignore[arg-type]

    def checked(self) -> "Tournament":
        """This tournament, or ValueError with the sentence why it cannot be played."""
        if self.scheme not in SCHEMES:
            raise ValueError(f"There are no lineups called {self.scheme}; there are {', '.join(SCHEMES)}.")
        if not self.limit > 0:
            raise ValueError(f"A decision needs some time, not {self.limit:g} seconds.")
        if self.limit > LONGEST:
            raise ValueError(f"Nobody waits {self.limit:g} seconds for a decision; {LONGEST:,} are the most.")
        if any("\ud800" <= letter <= "\udfff" for letter in self.seed):
            raise ValueError("The seed is no text: some of its bytes are no UTF-8.")
        for entrant in self.entrants:
            check(entrant, self.rules)
        _ = self.lineups
        return self

    @cached_property
    def rules(self) -> AnyGame:
        return game_named(self.game)

    @cached_property
    def settings(self) -> Any:
        """The options as the game knows them."""
        return msgspec.convert(self.options, self.rules.options_type)

    @property
    def players(self) -> int:
        players: int = self.settings.players
        return players

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        return lineups(self.scheme, len(self.entrants), self.players)
