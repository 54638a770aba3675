"""What people and programs ask of a table: the same commands over HTTP and over the socket."""

from typing import Annotated, Any

import msgspec

from condotta.kernel.game import Seat
from condotta.server.deals.terms import GameEnds, Moment, Term
from condotta.server.table.settings import Settings

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""Of a move or a battle."""


class Command(msgspec.Struct, frozen=True, tag_field="do"):
    """Something asked of a table."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free chair: this one, or any. At one screen each of several people has a name of his own."""

    seat: Seat | None = None
    name: str = ""


class Stand(Command, frozen=True, tag="stand"):
    """Leave one's chair. In a running game a stand-in takes over, and one may come back."""


class Return(Command, frozen=True, tag="return"):
    """Play for one's seat again."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on a chair: this one, or any free one."""

    bot: str
    seat: Seat | None = None


class DismissBot(Command, frozen=True, tag="dismiss_bot"):
    seat: Seat


class Unseat(Command, frozen=True, tag="unseat"):
    """The host frees the chair of a person, before a game."""

    seat: Seat


class ChooseColour(Command, frozen=True, tag="choose_colour"):
    colour: str


class ChangeSettings(Command, frozen=True, tag="change_settings"):
    """The host changes what the table is for; only before a game."""

    settings: Settings


class Contribute(Command, frozen=True, tag="contribute"):
    """Add 16 bytes of one's own, in hexadecimal digits, to the next shuffle."""

    random: str


class Start(Command, frozen=True, tag="start"):
    """The host starts the game."""


class Act(Command, frozen=True, tag="act"):
    """An action, as a value or in notation, that answers the question of this move number."""

    move: Number
    action: Any


class AnswerBeforehand(Command, frozen=True, tag="answer_beforehand"):
    """Answer the question after this battle before it is asked."""

    battle: Number
    action: Any


class Say(Command, frozen=True, tag="say"):
    """Talk to all, or to these seats."""

    text: str
    to: tuple[Seat, ...] = ()


class Show(Command, frozen=True, tag="show"):
    """Show cards of one's hand to these seats."""

    to: tuple[Seat, ...]
    cards: tuple[str, ...] = ()
    face_down: bool = False


class MakeOffer(Command, frozen=True, tag="offer"):
    """Offer these seats something until a moment: words, promises of the parties, or both."""

    to: tuple[Seat, ...]
    until: Moment = GameEnds()
    text: str = ""
    terms: tuple[Term, ...] = ()


class AnswerOffer(Command, frozen=True, tag="answer_offer"):
    """Accept an offer that was made to one's seat, or decline it."""

    offer: str
    accept: bool


class WithdrawOffer(Command, frozen=True, tag="withdraw_offer"):
    """Take back an offer of one's own before all have accepted it."""

    offer: str


class CallVote(Command, frozen=True, tag="call_vote"):
    """Ask the others: pause, go_on, end, take_back, or replace (the seat it is about, or the host who has none)."""

    what: str
    about: Seat | None = None


class CastVote(Command, frozen=True, tag="cast_vote"):
    yes: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Another game at this table: with the seats moved on by one or, in a match, as they are."""


AnyCommand = (
    Sit
    | Stand
    | Return
    | SeatBot
    | DismissBot
    | Unseat
    | ChooseColour
    | ChangeSettings
    | Contribute
    | Start
    | Act
    | AnswerBeforehand
    | Say
    | Show
    | MakeOffer
    | AnswerOffer
    | WithdrawOffer
    | CallVote
    | CastVote
    | Rematch
)
