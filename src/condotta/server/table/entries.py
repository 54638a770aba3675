"""The entries of a table's log. What a table is now follows from them, in their order, and from nothing else."""

from typing import Any

from condotta.kernel.game import Outcome, Seat, Showing
from condotta.server.deals.offers import OfferAnswered, OfferMade, OfferWithdrawn
from condotta.server.entry import Entry as Entry
from condotta.server.table.settings import Settings


class TableOpened(Entry, frozen=True, tag="table_opened"):
    """Somebody set the table up and is its host."""

    person: str
    settings: Settings


class SettingsChanged(Entry, frozen=True, tag="settings_changed"):
    settings: Settings


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a free chair; `guest` says that the name is somebody's with whom he shares his screen."""

    seat: Seat
    person: str
    name: str
    account: bool = False
    guest: bool = False


class Renamed(Entry, frozen=True, tag="renamed"):
    """A person at the table has another name; none if he was deleted, and his seat is a former player's."""

    person: str
    name: str


class Stood(Entry, frozen=True, tag="stood"):
    seat: Seat


class BotSeated(Entry, frozen=True, tag="bot_seated"):
    seat: Seat
    bot: str


class BotDismissed(Entry, frozen=True, tag="bot_dismissed"):
    seat: Seat


class ColourChosen(Entry, frozen=True, tag="colour_chosen"):
    seat: Seat
    colour: str


class HostChanged(Entry, frozen=True, tag="host_changed"):
    person: str


class Committed(Entry, frozen=True, tag="committed"):
    """The server has bound itself to a secret for the game of this number, before anybody adds his own."""

    game: int
    commitment: str


class Contributed(Entry, frozen=True, tag="contributed"):
    """A seat added to the shuffle of the next game; what, is told at the end, and fits this seal."""

    seat: Seat
    seal: str


class GameStarted(Entry, frozen=True, tag="game_started"):
    """A game of the table began; its cards follow from a secret that is no part of the log."""

    game: int
    rules: int
    fair: bool
    opening: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None


class Moved(Entry, frozen=True, tag="moved"):
    """An action in notation, by the mover. `by` says who decided: the player, a bot, a stand-in, or the pause."""

    move: int
    seat: Seat
    action: str
    by: str = "player"


class Shown(Entry, frozen=True, tag="shown"):
    showing: Showing


class AnsweredBeforehand(Entry, frozen=True, tag="answered_beforehand"):
    """A seat's answer to the question after this battle, given before it is asked. Nobody else sees it."""

    seat: Seat
    battle: int
    action: str


class TakenBack(Entry, frozen=True, tag="taken_back"):
    """A seat's latest actions were taken back, with the consent of the others; the next move has this number."""

    seat: Seat
    move: int


class Said(Entry, frozen=True, tag="said"):
    """Talk: to all, or to chosen seats. A spectator has no seat, and while a game runs speaks to spectators only."""

    person: str
    name: str
    text: str
    seat: Seat | None = None
    to: tuple[Seat, ...] = ()
    aside: bool = False


class StandInSent(Entry, frozen=True, tag="stand_in_sent"):
    """A bot plays for a seat until its player comes back: he left, his clock ran out, or the others asked for it."""

    seat: Seat
    why: str


class SeatTakenBack(Entry, frozen=True, tag="seat_taken_back"):
    """A player plays for his seat again; his clock has at least this many milliseconds."""

    seat: Seat
    left: int | None = None


class VoteCalled(Entry, frozen=True, tag="vote_called"):
    """A seat asks the others: to pause, to go on, to replace a seat by a bot, to end the game, or to take back."""

    seat: Seat
    what: str
    about: Seat | None = None


class Voted(Entry, frozen=True, tag="voted"):
    seat: Seat
    yes: bool


class VoteEnded(Entry, frozen=True, tag="vote_ended"):
    """All have voted, or one said no."""

    what: str
    carried: bool


class Paused(Entry, frozen=True, tag="paused"):
    """The clocks stand still and nobody moves."""


class WentOn(Entry, frozen=True, tag="went_on"):
    pass


class ServerAway(Entry, frozen=True, tag="server_away"):
    """The server was not there from one moment to another, during which nobody's time ran."""

    since: int
    until: int


class GameOver(Entry, frozen=True, tag="game_over"):
    """The game of this number is over; without an outcome it was broken off."""

    game: int
    outcome: Outcome | None


class Revealed(Entry, frozen=True, tag="revealed"):
    """What the shuffle of a finished game was made of, for anybody to check."""

    game: int
    secret: str
    contributions: tuple[tuple[Seat, str], ...]


class SeatsSwapped(Entry, frozen=True, tag="seats_swapped"):
    """For another game the players change seats: the one at each place was at this seat before."""

    seats: tuple[Seat, ...]


class Archived(Entry, frozen=True, tag="archived"):
    """Nobody is left; the table is kept, but not played on."""


AnyEntry = (
    TableOpened
    | SettingsChanged
    | Sat
    | Renamed
    | Stood
    | BotSeated
    | BotDismissed
    | ColourChosen
    | HostChanged
    | Committed
    | Contributed
    | GameStarted
    | Moved
    | Shown
    | AnsweredBeforehand
    | TakenBack
    | Said
    | OfferMade
    | OfferAnswered
    | OfferWithdrawn
    | StandInSent
    | SeatTakenBack
    | VoteCalled
    | Voted
    | VoteEnded
    | Paused
    | WentOn
    | ServerAway
    | GameOver
    | Revealed
    | SeatsSwapped
    | Archived
)
