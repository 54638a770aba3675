"""Deciding about a table that gathers: chairs, bots, colours, settings, and the start of a game.

Who has no say is told so first: whether a game runs is for spectators to see, who may be behind.
"""

import msgspec

from condotta.bots import BOTS
from condotta.kernel.game import IllegalMove, Seat
from condotta.server.people.names import NameRefused, cleaned, compared
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.adding import sealed
from condotta.server.table.decision import Asker, host_only, seat_of, while_gathering
from condotta.server.table.settings import COLOURS, Wrong, checked
from condotta.server.table.standing import VOTED, Chair
from condotta.server.table.table import Table
from condotta.server.table.voting import got_up


def sit(table: Table, asker: Asker, command: ask.Sit) -> list[log.Entry]:
    """Somebody takes a free chair, or another one; at one screen also for others. If the host has left, he is the host.

    In a game no chair is free: who is told so learns no more than spectators see, who may be behind.
    """
    own = [] if table.settings.hotseat else table.seats_of(asker.person)
    if own and command.seat in (None, *own):
        raise IllegalMove("seat.already")
    if own and table.in_match:
        raise IllegalMove("seat.match")
    if table.settings.rated and not asker.account:
        raise IllegalMove("seat.account")
    seat = _free_chair(table, command.seat)
    while_gathering(table)
    guest = table.settings.hotseat and bool(command.name)
    name = _own_name(table, command.name) if guest else asker.name
    hosts = table.host_gone or (bool(own) and table.host == asker.person)
    entries: list[log.Entry] = [*map(log.Stood, own), log.Sat(seat, asker.person, name, asker.account, guest=guest)]
    return [*entries, *([log.HostChanged(asker.person)] if hosts else []), *_ended_by_moving(table, own)]


def _ended_by_moving(table: Table, own: list[Seat]) -> list[log.Entry]:
    """Who moves to another chair has not gone: the vote that he called, or that was about him, ends."""
    vote = table.vote
    return [log.VoteEnded(vote.what, False)] if vote is not None and vote.seat in own else []


def _own_name(table: Table, wanted: str) -> str:
    """The name of one of several people at a screen; at this table nobody else may be called so."""
    try:
        name = cleaned(wanted)
    except NameRefused as refusal:
        raise IllegalMove(refusal.code) from refusal
    if compared(name) in {compared(chair.name) for chair in table.chairs if chair.name}:
        raise IllegalMove("name.taken")
    return name


def seat_bot(table: Table, asker: Asker, command: ask.SeatBot) -> list[log.Entry]:
    """The host puts a bot on a chair."""
    host_only(table, asker)
    while_gathering(table)
    if command.bot not in BOTS:
        raise IllegalMove("bot.unknown", bots=", ".join(BOTS))
    if table.settings.rated:
        raise IllegalMove("bot.rated")
    return [log.BotSeated(_free_chair(table, command.seat), command.bot)]


def dismiss_bot(table: Table, asker: Asker, command: ask.DismissBot) -> list[log.Entry]:
    """The host sends a bot away."""
    host_only(table, asker)
    while_gathering(table)
    if not 0 <= command.seat < len(table.chairs) or table.chairs[command.seat].bot is None:
        raise IllegalMove("bot.none", seat=command.seat, chair=command.seat + 1)
    return [log.BotDismissed(command.seat)]


def unseat(table: Table, asker: Asker, command: ask.Unseat) -> list[log.Entry]:
    """The host frees the chair of a person; in the middle of a match only a vote can, since its points are his."""
    host_only(table, asker)
    while_gathering(table)
    if command.seat not in table.people:
        raise IllegalMove("seat.empty", chair=command.seat + 1)
    if table.in_match:
        raise IllegalMove("unseat.match")
    return freed(table, command.seat)


def freed(table: Table, seat: Seat) -> list[log.Entry]:
    """Somebody gets up, or is made to; if the host has no chair then, another is the host."""
    return [log.Stood(seat), *handed_on(table, seat), *got_up(table, [seat])]


def handed_on(table: Table, seat: Seat) -> list[log.Entry]:
    """Another is the host when the host leaves his last chair."""
    person = table.chairs[seat].person
    heir = table.heir_of(person or "")
    leaves = table.host == person and table.seats_of(person or "") == [seat]
    return [log.HostChanged(heir)] if leaves and heir else []


def choose_colour(table: Table, asker: Asker, command: ask.ChooseColour) -> list[log.Entry]:
    """Somebody plays with another colour."""
    seat = seat_of(table, asker)
    while_gathering(table)
    if command.colour not in COLOURS:
        raise IllegalMove("colour.unknown", colours=", ".join(COLOURS))
    owner = [chair for chair in table.chairs if chair.colour == command.colour and chair.person is not None]
    if owner and owner[0].person != asker.person:
        raise IllegalMove("colour.taken")
    return [log.ColourChosen(seat, command.colour)]


def change_settings(table: Table, asker: Asker, command: ask.ChangeSettings) -> list[log.Entry]:
    """The host changes what the table plays."""
    host_only(table, asker)
    while_gathering(table)
    try:
        settings = checked(command.settings.after(table.settings))
    except Wrong as wrong:
        raise IllegalMove("settings.wrong", **wrong.arguments) from wrong
    people = [chair.person for chair in table.chairs if chair.person is not None]
    if any(chair.taken for chair in table.chairs[settings.players :]):
        raise IllegalMove("settings.seated", players=settings.players)
    if not settings.hotseat and (len(set(people)) < len(people) or any(chair.guest for chair in table.chairs)):
        raise IllegalMove("settings.hotseat")
    if settings.rated and any(chair.taken and not _has_account(chair, asker) for chair in table.chairs):
        raise IllegalMove("settings.accounts")
    if settings.rated and not table.settings.rated and set(people) - {asker.person}:
        raise IllegalMove("settings.rated")
    if table.in_match:
        raise IllegalMove("settings.match")
    return [log.SettingsChanged(settings)]


def _has_account(chair: Chair, asker: Asker) -> bool:
    """Whether who sits there is known by more than a name. Who asks may have become so since he sat down."""
    return chair.account or (chair.person == asker.person and asker.account)


def contribute(table: Table, asker: Asker, command: ask.Contribute) -> list[log.Entry]:
    """A seat adds to the shuffle of the next game. At a rated table that says that its person is there, no program."""
    seat = seat_of(table, asker)
    while_gathering(table)
    if table.settings.rated and not asker.account:
        raise IllegalMove("person.program")
    if table.chairs[seat].contributed:
        raise IllegalMove("contribution.made")
    if len(command.random) != 32 or set(command.random) - set("0123456789abcdef"):
        raise IllegalMove("contribution.form")
    return [log.Contributed(seat, sealed(command.random))]


def start(table: Table, asker: Asker, command: ask.Start) -> list[log.Entry]:
    """The host begins the game, when every chair is taken; a rated one only when everybody is there. Between the games
    of a rated match he can hold nobody up: then whoever sits there may.
    """
    if not (table.awaits_everybody and table.seats_of(asker.person)):
        host_only(table, asker)
    while_gathering(table)
    if not all(chair.taken for chair in table.chairs):
        raise IllegalMove("start.empty", free=sum(not chair.taken for chair in table.chairs))
    if table.settings.rated and not _all_there(table):
        raise IllegalMove("start.absent")
    settings = table.settings
    opening = msgspec.to_builtins(table.match.opening) if table.match is not None and table.match.games else None
    return [log.GameStarted(table.games + 1, settings.rules.version, settings.seed is None, opening)]


def _all_there(table: Table) -> bool:
    """Whether everybody has come to this game; but who got up, was deleted, or was asked in vain whether he is there
    is not waited for.
    """
    came = (chair.away == VOTED or chair.former or chair.has_come for chair in table.chairs)
    return bool(table.commitment) and all(came)


def _free_chair(table: Table, wanted: Seat | None) -> Seat:
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
    if wanted is not None and not 0 <= wanted < len(table.chairs):
        raise IllegalMove("seat.unknown")
    if not free or (wanted is not None and wanted not in free):
        raise IllegalMove("seat.taken")
    return free[0] if wanted is None else wanted
