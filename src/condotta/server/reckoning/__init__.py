"""What the rules make of what lies open on a table, for who shows it: nobody needs to know the rules to draw a seal.

All here is made from a public view alone, so that it tells nobody more than he sees.
"""

from collections.abc import Hashable
from functools import lru_cache

from condotta.condottiere.view import View as CondottiereView
from condotta.kernel.game import AnyGame
from condotta.ordonnance.view import View as OrdonnanceView
from condotta.server.reckoning.levant import Levant, levant_of
from condotta.server.reckoning.war import War, war_of

Reckoning = War | Levant


def reckoned(view: CondottiereView | OrdonnanceView) -> Reckoning:
    """A public view reckoned up."""
    return war_of(view) if isinstance(view, CondottiereView) else levant_of(view)


@lru_cache(maxsize=1024)
def reckoned_at(rules: AnyGame, position: Hashable) -> Reckoning:
    """What a spectator sees of a position, reckoned up; the last ones are kept, since each move asks for two."""
    return reckoned(rules.view(position, None))
