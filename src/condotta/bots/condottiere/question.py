"""A decision that is searched: the position as its seat sees it, and what the playouts have told so far."""

from collections.abc import Sequence
from typing import Any

from condotta.bots.condottiere import brain
from condotta.bots.condottiere.lessons import blank_notes
from condotta.bots.condottiere.lines import likeliest_line, new_book
from condotta.bots.condottiere.search import PLAYOUTS
from condotta.bots.condottiere.spelling import Decided
from condotta.condottiere.actions import DECISIONS
from condotta.condottiere.cards import counts
from condotta.condottiere.position import Opened
from condotta.condottiere.sample import unseen
from condotta.condottiere.state import SEATS, STATE
from condotta.condottiere.view import View
from condotta.kernel.compiled import dump, load, row


class Question:
    """Asks which decision wins most often; `manner` is how to play out: in what company, by what whims, to what end."""

    def __init__(self, view: View, board: Opened, manner: Sequence[int], dice: Any) -> None:
        seats = [*view.seats, *[None] * (SEATS - len(view.seats))]
        self._asked = [*(seat.hand_size if seat else 0 for seat in seats), view.viewer or 0, 0, *manner]
        self._known = row([counts(seat.known) if seat else [0] * 16 for seat in seats])
        self._unseen, self._dice = row(unseen(view)), dice
        self._states = load(STATE, 2 * dump(STATE, board.rows))
        self._tally, self._book, self._notes = row([0.0] * 2 * DECISIONS, float), new_book(), blank_notes()

    def play_out(self, times: int) -> None:
        """So many playouts more."""
        asked = row(self._asked)
        asked[PLAYOUTS] = times
        brain.play_out(self._states, asked, self._known, self._unseen, self._dice, self._tally, self._book, self._notes)

    def playouts(self, decision: int) -> int:
        """How often a decision was tried."""
        return int(self._tally[2 * decision])

    def chance(self, decision: int) -> float:
        """How often it won, between 0 and 1."""
        return float(self._tally[2 * decision + 1]) / max(1, self.playouts(decision))

    def line(self, decision: int) -> list[Decided]:
        """What most often followed, the decision itself first."""
        return likeliest_line(self._book, decision)

    @property
    def tried(self) -> list[int]:
        """The decisions, the one most often tried first: it is the one to take."""
        tried = [decision for decision in range(DECISIONS) if self.playouts(decision)]
        return sorted(tried, key=lambda decision: (-self.playouts(decision), -self.chance(decision)))
