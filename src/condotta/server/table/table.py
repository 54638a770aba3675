"""The table: what it is now, folded from the entries of its log one after the other."""

from typing import Any

import msgspec

from condotta.condottiere.match import Match, after_game
from condotta.kernel.chance import derived
from condotta.kernel.game import Outcome, Seat
from condotta.server.deals.offers import Entry as DealEntry
from condotta.server.deals.offers import OfferAnswered, OfferMade, OfferWithdrawn
from condotta.server.deals.scene import scene_of
from condotta.server.table import entries as log
from condotta.server.table.adding import Seals
from condotta.server.table.book import Book
from condotta.server.table.finished import Finished, Sitter
from condotta.server.table.playing import Playing
from condotta.server.table.settings import COLOURS, Settings
from condotta.server.table.streams import Streams
from condotta.server.table.taking_back import latest_of

GATHERING, PLAYING, OVER, ARCHIVED = "gathering", "playing", "over", "archived"


class Chair(msgspec.Struct):
    """A place at the table: empty, a person's, or a bot's; `stand_in` says that a bot plays for its person, and
    `guest` that the name is somebody's with whom he shares his screen.
    """

    colour: str
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    seal: str = ""
    since: int = 0
    account: bool = False
    guest: bool = False

    @property
    def former(self) -> bool:
        """Whether its person has been deleted; the seat keeps his games."""
        return self.person is not None and not self.name

    @property
    def contributed(self) -> bool:
        """Whether this seat has added to the next shuffle."""
        return bool(self.seal)

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def by_itself(self) -> bool:
        """Whether a bot decides here now."""
        return self.bot is not None or self.stand_in


class Vote(msgspec.Struct, frozen=True):
    """A question to all people at the table, and who has agreed."""

    seat: Seat
    what: str
    about: Seat | None
    agreed: tuple[Seat, ...]


class Now(msgspec.Struct, frozen=True):
    """The moment of an entry, and what is known beside it: the seed of a game, what a move led to."""

    at: int
    seed: str | None
    turn: Any


class Table:
    """A table. Entries go in through `take`; nothing else changes it.

    `unsettled` are the games that are over but whose shuffle is not revealed: they may not be put down yet.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        self.latest = 0
        self.settings = Settings("condottiere")
        self.host: str | None = None
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
        self.outcome: Outcome | None = None
        self.streams = Streams()

    def take(self, number: int, at: int, entry: log.Entry, seed: str | None = None, turn: Any = None) -> Any:
        """Let an entry have happened. A game needs its seed to start; `turn` saves working out a move again.

        Returns what a move or a showing led to, for those who tell it.
        """
        self.number, self.latest = number, at
        turn = _TAKING[type(entry)](self, entry, Now(at, seed, turn))
        self.streams.count(entry)
        return turn

    @property
    def people(self) -> list[Seat]:
        """The seats of persons, present or stood in for."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.former]

    @property
    def added(self) -> Seals:
        """What has been added to the next shuffle by now."""
        return tuple((seat, chair.seal) for seat, chair in enumerate(self.chairs) if chair.seal)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def takeable(self, seat: Seat) -> int | None:
        """Where the latest move of this seat is that can be taken back."""
        return None if self.playing is None else latest_of(self.playing.held, seat)


def _opened(table: Table, entry: log.TableOpened, now: Now) -> None:
    table.host = entry.person
    _arrange(table, entry.settings)


def _settings_changed(table: Table, entry: log.SettingsChanged, now: Now) -> None:
    """A match begins anew with other settings, and so do its deals."""
    table.book = Book()
    _arrange(table, entry.settings)


def _arrange(table: Table, settings: Settings) -> None:
    """As many chairs as the game needs; who sits on one stays there."""
    table.settings = settings
    table.match = None if settings.target is None else Match(settings.chosen, settings.target)
    free = [colour for colour in COLOURS if colour not in {chair.colour for chair in table.chairs}]
    while len(table.chairs) < settings.players:
        table.chairs.append(Chair(free.pop(0)))
    del table.chairs[settings.players :]


def _sat(table: Table, entry: log.Sat, now: Now) -> None:
    chair = Chair(table.chairs[entry.seat].colour, entry.person, entry.name, since=table.number)
    chair.account, chair.guest = entry.account, entry.guest
    table.chairs[entry.seat] = chair
    table.book.forget(entry.seat)


def _renamed(table: Table, entry: log.Renamed, now: Now) -> None:
    for seat in table.seats_of(entry.person):
        if not (table.chairs[seat].guest and entry.name):
            table.chairs[seat].name = entry.name


def _emptied(table: Table, entry: Any, now: Now) -> None:
    table.chairs[entry.seat] = Chair(table.chairs[entry.seat].colour)


def _bot_seated(table: Table, entry: log.BotSeated, now: Now) -> None:
    table.chairs[entry.seat] = Chair(table.chairs[entry.seat].colour, bot=entry.bot, since=table.number)
    table.book.forget(entry.seat)


def _coloured(table: Table, entry: log.ColourChosen, now: Now) -> None:
    """Who had the colour gets the one that is given up."""
    for chair in table.chairs:
        if chair.colour == entry.colour:
            chair.colour = table.chairs[entry.seat].colour
    table.chairs[entry.seat].colour = entry.colour


def _host_changed(table: Table, entry: log.HostChanged, now: Now) -> None:
    table.host = entry.person


def _committed(table: Table, entry: log.Committed, now: Now) -> None:
    table.commitment = entry.commitment
    for chair in table.chairs:
        chair.seal = ""


def _contributed(table: Table, entry: log.Contributed, now: Now) -> None:
    table.chairs[entry.seat].seal = entry.seal


def _started(table: Table, entry: log.GameStarted, now: Now) -> None:
    if now.seed is None:
        raise ValueError("A game cannot start without its seed.")
    rules, settings = table.settings.rules, table.settings
    if entry.setup is not None:
        position = rules.set_up(msgspec.convert(entry.setup, rules.setup_type), now.seed)
    else:
        opening = None if entry.opening is None else msgspec.convert(entry.opening, rules.opening_type)
        position = rules.start(settings.chosen, now.seed, opening)
    table.seals = table.added
    table.playing = Playing(entry.game, rules, position, settings.clock, now.at, derived(now.seed, "bots"))
    table.book.open(scene_of(rules.view(position, None)))
    table.games, table.phase, table.outcome, table.vote = entry.game, PLAYING, None, None


def _moved(table: Table, entry: log.Moved, now: Now) -> Any:
    playing = table.playing
    assert playing is not None
    turn = now.turn or playing.rules.apply(playing.position, playing.rules.read(entry.action))
    seen = turn.events(None)
    playing.move(turn, seen, table.book.page, now.at)
    table.book.witness(seen)
    return turn


def _shown(table: Table, entry: log.Shown, now: Now) -> Any:
    playing = table.playing
    assert playing is not None
    turn = now.turn or playing.rules.show(playing.position, entry.showing)
    playing.show(turn)
    table.book.witness(turn.events(None))
    return turn


def _answered(table: Table, entry: log.AnsweredBeforehand, now: Now) -> None:
    assert table.playing is not None
    table.playing.beforehand[entry.seat] = (entry.battle, entry.action)


def _taken_back(table: Table, entry: log.TakenBack, now: Now) -> None:
    place = table.takeable(entry.seat)
    assert table.playing is not None
    assert place is not None
    table.book.turn_back(table.playing.take_back(place, now.at))


def _said(table: Table, entry: log.Said, now: Now) -> None:
    """Talk changes nothing."""


def _dealt(table: Table, entry: DealEntry, now: Now) -> None:
    table.book.write(entry, now.at)


def _stood_in(table: Table, entry: log.StandInSent, now: Now) -> None:
    table.chairs[entry.seat].stand_in = True
    if table.playing is not None and table.playing.mover == entry.seat:
        table.playing.since = now.at


def _seat_taken_back(table: Table, entry: log.SeatTakenBack, now: Now) -> None:
    table.chairs[entry.seat].stand_in = False
    if table.playing is not None:
        table.playing.grant(entry.seat, entry.left, now.at)


def _vote_called(table: Table, entry: log.VoteCalled, now: Now) -> None:
    table.vote = Vote(entry.seat, entry.what, entry.about, (entry.seat,))


def _voted(table: Table, entry: log.Voted, now: Now) -> None:
    if table.vote is not None and entry.yes:
        table.vote = msgspec.structs.replace(table.vote, agreed=(*table.vote.agreed, entry.seat))


def _vote_ended(table: Table, entry: log.VoteEnded, now: Now) -> None:
    table.vote = None


def _paused(table: Table, entry: log.Paused, now: Now) -> None:
    assert table.playing is not None
    table.playing.pause(now.at)


def _went_on(table: Table, entry: log.WentOn, now: Now) -> None:
    assert table.playing is not None
    table.playing.go_on(now.at)


def _over(table: Table, entry: log.GameOver, now: Now) -> None:
    table.phase, table.outcome, table.vote = OVER, entry.outcome, None
    playing = table.playing
    if entry.outcome is None:
        table.book.break_off()
    if playing is not None:
        table.unsettled = (*table.unsettled, _finished(table, playing, entry.outcome, now.at))
    if playing is not None and entry.outcome is not None and table.match is not None:
        table.match = after_game(table.match, playing.position)


def _finished(table: Table, playing: Playing, outcome: Outcome | None, at: int) -> Finished:
    """The game that has just ended. The final battle that decides a match is no game to be rated."""
    settings, match = table.settings, table.match
    return Finished(
        number=playing.number,
        game=settings.game,
        began=playing.began,
        ended=at,
        announced=settings.rated and not (match is not None and match.opening.finalists),
        delay=1000 * settings.delay,
        sitters=tuple(Sitter(one.person, one.name, one.bot, one.stand_in) for one in table.chairs),
        outcome=outcome,
        seals=table.seals,
    )


def _revealed(table: Table, entry: log.Revealed, now: Now) -> None:
    """What is revealed is for those who check; the table plays on without it."""
    table.unsettled = tuple(one for one in table.unsettled if one.number != entry.game)


def _swapped(table: Table, entry: log.SeatsSwapped, now: Now) -> None:
    """Who comes to another seat has nothing to do with what was said and offered there."""
    colours = [chair.colour for chair in table.chairs]
    chairs = [table.chairs[seat] for seat in entry.seats]
    table.chairs = [Chair(chair.colour) if chair.former else chair for chair in chairs]
    for place, chair in enumerate(table.chairs):
        chair.colour = colours[place]
        chair.since = chair.since if entry.seats[place] == place else table.number
    if entry.seats != tuple(range(len(entry.seats))):
        table.book = Book()
    if table.match is not None and table.match.winners:
        table.match = Match(table.match.options, table.match.target)
    table.phase, table.playing, table.commitment = GATHERING, None, ""


def _archived(table: Table, entry: log.Archived, now: Now) -> None:
    table.phase = ARCHIVED


_TAKING: dict[type, Any] = {
    log.TableOpened: _opened,
    log.SettingsChanged: _settings_changed,
    log.Sat: _sat,
    log.Renamed: _renamed,
    log.Stood: _emptied,
    log.BotSeated: _bot_seated,
    log.BotDismissed: _emptied,
    log.ColourChosen: _coloured,
    log.HostChanged: _host_changed,
    log.Committed: _committed,
    log.Contributed: _contributed,
    log.GameStarted: _started,
    log.Moved: _moved,
    log.Shown: _shown,
    log.AnsweredBeforehand: _answered,
    log.TakenBack: _taken_back,
    log.Said: _said,
    OfferMade: _dealt,
    OfferAnswered: _dealt,
    OfferWithdrawn: _dealt,
    log.StandInSent: _stood_in,
    log.SeatTakenBack: _seat_taken_back,
    log.VoteCalled: _vote_called,
    log.Voted: _voted,
    log.VoteEnded: _vote_ended,
    log.Paused: _paused,
    log.WentOn: _went_on,
    log.GameOver: _over,
    log.Revealed: _revealed,
    log.SeatsSwapped: _swapped,
    log.Archived: _archived,
}
