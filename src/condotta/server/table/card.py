"""What everybody may see of a table beside its game: the settings, who sits where, votes, points."""

import msgspec

from condotta.kernel.game import Outcome, Seat
from condotta.server.table.settings import Settings
from condotta.server.table.standing import Vote
from condotta.server.table.table import Table


class ChairCard(msgspec.Struct, frozen=True):
    """A chair as everybody sees it."""

    colour: str
    person: str | None
    name: str
    bot: str | None
    stand_in: bool
    contributed: bool


class TableCard(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    table: str
    settings: Settings
    host: str | None
    phase: str
    chairs: tuple[ChairCard, ...]
    games: int
    commitment: str
    vote: Vote | None
    points: tuple[int, ...] | None
    match_winners: tuple[Seat, ...]
    outcome: Outcome | None
    paused: bool


def card_of(table: Table) -> TableCard:
    """The table as it is now."""
    match = table.match
    return TableCard(
        table=table.name,
        settings=table.settings.seen,
        host=table.host,
        phase=table.phase,
        chairs=tuple(
            ChairCard(one.colour, one.person, one.name, one.bot, one.stand_in, one.contributed) for one in table.chairs
        ),
        games=table.games,
        commitment=table.commitment,
        vote=table.vote,
        points=None if match is None else match.standing,
        match_winners=() if match is None else match.winners,
        outcome=table.outcome,
        paused=table.playing is not None and table.playing.paused,
    )
