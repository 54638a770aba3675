"""The courses of a race between options: how far each option is played on, and when one has lost."""

from typing import NamedTuple

from condotta.ordonnance.decks import CARDS_EACH
from condotta.ordonnance.state import SEATS


class Course(NamedTuple):
    """How a race is run."""

    decisions: int
    """For how many decisions an option is played on."""
    first: int
    """After how many of them it is judged for the first time."""
    every: int
    """It is judged again after so many more; and where the playout ends."""
    clearly: int
    """By how many tenths of a standard deviation an option is behind the leader when it leaves the race."""
    likely: bool
    """Whether hands are imagined as opponents are likely to keep them, or else evenly."""
    afield: bool
    """Whether duels are played out on a field (see `duel`): the same play in less time, with other cards drawn."""
    veterans: int
    """How many decisions veterans take there before captains play on, as everywhere."""


SHORT = Course(decisions=10, first=6, every=2, clearly=14, likely=False, afield=False, veterans=0)
"""For few playouts; found by trial in play."""
LONG = Course(decisions=CARDS_EACH * SEATS, first=14, every=4, clearly=30, likely=True, afield=True, veterans=14)
"""To the end of the game, for playouts so many that luck evens out and no good option need be lost."""
