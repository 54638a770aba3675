"""Entries about chairs, settings and seats: who sits where, and for what."""

from typing import Any

import msgspec

from condotta.condottiere.match import Match
from condotta.server.table import entries as log
from condotta.server.table.book import Book
from condotta.server.table.settings import COLOURS, Settings
from condotta.server.table.standing import ARCHIVED, GATHERING, Chair, Now, Standing


def opened(table: Standing, entry: log.TableOpened, now: Now) -> None:
    """Somebody is the host of a table with these settings."""
    table.host = entry.person
    _arrange(table, entry.settings)


def settings_changed(table: Standing, entry: log.SettingsChanged, now: Now) -> None:
    """A match begins anew with other settings, and so do its deals."""
    table.book = Book()
    _arrange(table, entry.settings)


def _arrange(table: Standing, settings: Settings) -> None:
    """As many chairs as the game needs; who sits on one stays there."""
    table.settings = settings
    table.match = None if settings.target is None else Match(settings.chosen, settings.target)
    free = [colour for colour in COLOURS if colour not in {chair.colour for chair in table.chairs}]
    while len(table.chairs) < settings.players:
        table.chairs.append(Chair(free.pop(0)))
    del table.chairs[settings.players :]


def sat(table: Standing, entry: log.Sat, now: Now) -> None:
    """A person is on a chair, and what was offered to its seat before is none of his."""
    chair = Chair(table.chairs[entry.seat].colour, entry.person, entry.name)
    chair.account, chair.guest = entry.account, entry.guest
    chair.since, chair.first = table.number, table.streams.next_of_all
    table.chairs[entry.seat] = chair
    table.book.forget(entry.seat)


def renamed(table: Standing, entry: log.Renamed, now: Now) -> None:
    """A person is called otherwise; a guest of his keeps his own name."""
    table.host_gone |= entry.person == table.host and not entry.name
    for seat in table.seats_of(entry.person):
        if not (table.chairs[seat].guest and entry.name):
            table.chairs[seat].name = entry.name


def emptied(table: Standing, entry: Any, now: Now) -> None:
    """A chair is free; who sits down there has agreed to nothing yet."""
    person = table.chairs[entry.seat].person
    if table.vote is not None:
        agreed = tuple(seat for seat in table.vote.agreed if seat != entry.seat)
        table.vote = msgspec.structs.replace(table.vote, agreed=agreed)
    table.chairs[entry.seat] = Chair(table.chairs[entry.seat].colour)
    table.host_gone |= person is not None and person == table.host and not table.seats_of(person)


def bot_seated(table: Standing, entry: log.BotSeated, now: Now) -> None:
    """A bot is on a chair."""
    table.chairs[entry.seat] = Chair(table.chairs[entry.seat].colour, bot=entry.bot)
    table.book.forget(entry.seat)


def coloured(table: Standing, entry: log.ColourChosen, now: Now) -> None:
    """Who had the colour gets the one that is given up."""
    for chair in table.chairs:
        if chair.colour == entry.colour:
            chair.colour = table.chairs[entry.seat].colour
    table.chairs[entry.seat].colour = entry.colour


def host_changed(table: Standing, entry: log.HostChanged, now: Now) -> None:
    """Another person is the host, or the same again."""
    table.host, table.host_gone = entry.person, False


def committed(table: Standing, entry: log.Committed, now: Now) -> None:
    """The server is bound to a secret, to which nobody has added yet."""
    table.commitment = entry.commitment
    for chair in table.chairs:
        chair.seal = ""


def contributed(table: Standing, entry: log.Contributed, now: Now) -> None:
    """A seat has added to the next shuffle."""
    table.chairs[entry.seat].seal = entry.seal


def swapped(table: Standing, entry: log.SeatsSwapped, now: Now) -> None:
    """Who comes to another seat has nothing to do with what was said and offered there; his colour he keeps. The chair
    of a former player is free, but in a rated match.
    """
    chairs = [table.chairs[seat] for seat in entry.seats]
    table.chairs = [Chair(chair.colour) if chair.former and not table.keeps_chairs else chair for chair in chairs]
    for place, chair in enumerate(table.chairs):
        if entry.seats[place] != place:
            chair.since, chair.first = table.number, table.streams.next_of_all
    if entry.seats != tuple(range(len(entry.seats))):
        table.book = Book()
    if table.match is None or table.match.winners:
        for chair in table.chairs:  # who stays sitting is there
            chair.away = ""
    if table.match is not None and table.match.winners:
        table.match = Match(table.match.options, table.match.target)
    for chair in table.chairs:  # what was added to the last shuffle is not for the next
        chair.seal = ""
    table.phase, table.playing, table.commitment = GATHERING, None, ""


def archived(table: Standing, entry: log.Archived, now: Now) -> None:
    """Nothing happens at the table any more."""
    table.phase = ARCHIVED
