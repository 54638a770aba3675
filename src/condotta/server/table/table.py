"""The table: how it stands, folded from the entries of its log one after the other."""

from typing import Any

from condotta.server.deals.offers import OfferAnswered, OfferMade, OfferWithdrawn
from condotta.server.table import entries as log
from condotta.server.table.folding import games, people, seats
from condotta.server.table.standing import Now, Standing


class Table(Standing):
    """A table. Entries go in through `take`; nothing else changes it."""

    def take(self, number: int, at: int, entry: log.Entry, seed: str | None = None, turn: Any = None) -> Any:
        """Let an entry have happened. A game needs its seed to start; `turn` saves working out a move again.

        Returns what a move or a showing led to, for those who tell it.
        """
        self.number, self.latest = number, at
        turn = _TAKING[type(entry)](self, entry, Now(at, seed, turn))
        self.streams.count(entry)
        return turn


_TAKING: dict[type, Any] = {
    log.TableOpened: seats.opened,
    log.SettingsChanged: seats.settings_changed,
    log.Sat: seats.sat,
    log.Renamed: seats.renamed,
    log.Stood: seats.emptied,
    log.BotSeated: seats.bot_seated,
    log.BotDismissed: seats.emptied,
    log.ColourChosen: seats.coloured,
    log.HostChanged: seats.host_changed,
    log.Committed: seats.committed,
    log.Contributed: seats.contributed,
    log.GameStarted: games.started,
    log.Moved: games.moved,
    log.Shown: games.shown,
    log.AnsweredBeforehand: games.answered,
    log.TakenBack: games.taken_back,
    log.Said: people.said,
    OfferMade: people.dealt,
    OfferAnswered: people.dealt,
    OfferWithdrawn: people.dealt,
    log.StandInSent: games.stood_in,
    log.SeatTakenBack: games.seat_taken_back,
    log.VoteCalled: people.vote_called,
    log.Voted: people.voted,
    log.VoteEnded: people.vote_ended,
    log.Paused: people.paused,
    log.WentOn: people.went_on,
    log.ServerAway: games.server_away,
    log.GameOver: games.over,
    log.Revealed: games.revealed,
    log.SeatsSwapped: seats.swapped,
    log.Archived: seats.archived,
}
