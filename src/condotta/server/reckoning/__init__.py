"""What the rules make of what lies open on a table, for who shows it: nobody needs to know the rules to draw a seal.

All here is made from a public view alone, so that it tells nobody more than he sees.
"""

from functools import lru_cache

from condotta.condottiere.view import View as CondottiereView
from condotta.ordonnance.view import View as OrdonnanceView
from condotta.server.reckoning.levant import Levant, levant_of
from condotta.server.reckoning.war import War, war_of

Reckoning = War | Levant


@lru_cache(maxsize=256)
def reckoned(view: CondottiereView | OrdonnanceView) -> Reckoning:
    """A public view reckoned up; the last ones are kept, since all at a table are told the same."""
    return war_of(view) if isinstance(view, CondottiereView) else levant_of(view)
