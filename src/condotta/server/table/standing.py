"""How a table stands: its chairs, its game, its deals and votes; all that its log has led to."""

from typing import Any

import msgspec

from condotta.condottiere.match import Match
from condotta.kernel.game import Outcome, Seat
from condotta.server.table.adding import Seals
from condotta.server.table.book import Book
from condotta.server.table.finished import Finished
from condotta.server.table.playing import Playing
from condotta.server.table.settings import Settings
from condotta.server.table.streams import Streams
from condotta.server.table.taking_back import latest_of

GATHERING, PLAYING, OVER, ARCHIVED = "gathering", "playing", "over", "archived"
LEFT, FLAGGED, VOTED = "left", "clock", "vote"
"""Why a bot stands in for somebody: he got up, his time ran out, or the others voted for it.

Between the games of a rated match who gets up has answered that question himself.
"""


class Chair(msgspec.Struct):
    """A place at the table: empty, a person's, or a bot's; `guest` says that the name is somebody's with whom the
    person shares his screen.

    `away` says why a bot plays for the person, if one does; `helped` that one moved for him in this game.
    `since` is the entry with which he came; in his stream, which is named by that, it has the number `first`.
    """

    colour: str
    person: str | None = None
    name: str = ""
    bot: str | None = None
    away: str = ""
    seal: str = ""
    since: int = 0
    first: int = 0
    account: bool = False
    guest: bool = False
    helped: bool = False

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for its person."""
        return bool(self.away)

    @property
    def former(self) -> bool:
        """Whether its person has been deleted; the seat keeps his games."""
        return self.person is not None and not self.name

    @property
    def contributed(self) -> bool:
        """Whether this seat has added to the next shuffle."""
        return bool(self.seal)

    @property
    def has_come(self) -> bool:
        """Whether its person is there for the next game: he has added to its shuffle, and no bot plays for him."""
        return self.contributed and not self.stand_in

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def by_itself(self) -> bool:
        """Whether a bot decides here now."""
        return self.bot is not None or self.stand_in


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to all people at the table, and who has agreed.

    A seat that is to be replaced has until this moment to say that it is there; a game goes on then at the latest.
    """

    seat: Seat
    what: str
    about: Seat | None
    agreed: tuple[Seat, ...]
    until: int | None = None


class Now(msgspec.Struct, frozen=True):
    """The moment of an entry, and what is known beside it: the seed of a game, what a move led to."""

    at: int
    seed: str | None
    turn: Any


class Standing:
    """How a table stands; only its log changes that.

    `unsettled` are the games that are over but whose shuffle is not revealed: they may not be put down yet.
    `complete` says that nobody was stood in for when the game began; else it is not rated. `excused` is until when the
    server was away, for the last time that this counted.
    `known_due` is what was found to happen by itself after the entry of this number.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        self.latest = 0
        self.settings = Settings("condottiere")
        self.host: str | None = None
        self.host_gone = False
        self.chairs: list[Chair] = []
        self.phase = GATHERING
        self.playing: Playing | None = None
        self.book = Book()
        self.games = 0
        self.commitment = ""
        self.unsettled: tuple[Finished, ...] = ()
        self.seals: Seals = ()
        self.vote: Vote | None = None
        self.match: Match | None = None
        self.complete = True
        self.excused = 0
        self.outcome: Outcome | None = None
        self.streams = Streams()
        self.known_due: tuple[int, list[Any]] = -1, []

    @property
    def people(self) -> list[Seat]:
        """The seats of persons, present or stood in for."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.former]

    @property
    def present(self) -> list[Seat]:
        """The seats of persons who play for themselves."""
        return [seat for seat in self.people if not self.chairs[seat].stand_in]

    @property
    def in_match(self) -> bool:
        """Whether a match for points is under way: a game of it was played, and nobody has won it."""
        return self.match is not None and self.match.games > 0 and not self.match.winners

    @property
    def awaits_everybody(self) -> bool:
        """Whether a rated match is to go on: then who comes to its next game counts, and not who says that he will."""
        return self.phase == GATHERING and self.keeps_chairs

    @property
    def keeps_chairs(self) -> bool:
        """Whether this is between two games of a rated match, where no bot could be seated for who gets up."""
        return self.phase in (GATHERING, OVER) and self.settings.rated and self.in_match

    @property
    def added(self) -> Seals:
        """What has been added to the next shuffle by now."""
        return tuple((seat, chair.seal) for seat, chair in enumerate(self.chairs) if chair.seal)

    def heir_of(self, person: str) -> str | None:
        """Who is the host when this one is no more: the next at the table."""
        others = (chair.person for chair in self.chairs if chair.person not in (None, person) and not chair.former)
        return next(others, None)

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def is_open_to(self, person: str | None) -> bool:
        """Whether somebody may see the games played here: anybody, unless the table has no spectators; then who sits
        here, and the host.
        """
        belongs = person is not None and (person == self.host or bool(self.seats_of(person)))
        return self.settings.spectators or belongs

    def lasts(self, what: str) -> int | None:
        """Milliseconds after which a vote is carried by itself, if it ever is."""
        if what == "go_on":
            return self.settings.longest_wait
        return self.settings.silence if what == "replace" else None

    @property
    def vote_began(self) -> int | None:
        """Since when the time of an open vote runs, if it has any."""
        vote = self.vote
        lasts = None if vote is None else self.lasts(vote.what)
        return None if vote is None or vote.until is None or lasts is None else vote.until - lasts

    def takeable(self, seat: Seat) -> int | None:
        """Where the latest move of this seat is that can be taken back."""
        return None if self.playing is None else latest_of(self.playing.held, seat)
