"""Deciding about commands: from the table and who asks, the entries to be written, or a refusal. Nothing changes here.

A refusal is an `IllegalMove` with a stable code; it goes to its sender alone.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import msgspec

from condotta.bots import BOTS
from condotta.catalogue import game_named
from condotta.kernel.game import IllegalMove, Seat, Showing
from condotta.server.people.names import NameRefused, cleaned, compared
from condotta.server.table import commands as ask
from condotta.server.table import dealing, voting
from condotta.server.table import entries as log
from condotta.server.table.adding import sealed
from condotta.server.table.settings import COLOURS, checked
from condotta.server.table.table import ARCHIVED, GATHERING, OVER, PLAYING, Table
from condotta.server.table.timing import granted

LONGEST_TEXT = 500


class Asker(msgspec.Struct, frozen=True):
    """Who asks, and for which of his seats if he holds several; `account` if he is known by more than a name."""

    person: str
    name: str
    seat: Seat | None = None
    account: bool = False


class Decision(msgspec.Struct, frozen=True):
    """The entries to be written; for a move or a showing also what it leads to."""

    entries: tuple[log.Entry, ...]
    turn: Any = None

    @property
    def steps(self) -> list[tuple[log.Entry, Any]]:
        """Each entry with what it leads to, as far as that is known: the first may be a move."""
        return [(entry, None if place else self.turn) for place, entry in enumerate(self.entries)]


def decide(table: Table, asker: Asker, command: ask.Command) -> Decision:
    """What a command leads to, or IllegalMove with the reason."""
    if table.phase == ARCHIVED:
        raise IllegalMove("table.archived")
    made = _DECIDING[type(command)](table, asker, command)
    return made if isinstance(made, Decision) else Decision(tuple(made))


def seat_of(table: Table, asker: Asker) -> Seat:
    """The seat that the asker speaks for."""
    seats = table.seats_of(asker.person)
    if not seats:
        raise IllegalMove("seat.none")
    if asker.seat is None:
        if len(seats) > 1:
            raise IllegalMove("seat.which")
        return seats[0]
    if asker.seat not in seats:
        raise IllegalMove("seat.other", seat=asker.seat)
    return asker.seat


def action_of(table: Table, written: Any) -> Any:
    """The action of a value or a notation."""
    assert table.playing is not None
    rules = table.playing.rules
    try:
        return rules.read(written) if isinstance(written, str) else _form(rules.name)({"action": written}).action
    except (msgspec.DecodeError, RecursionError) as error:
        raise IllegalMove("action.form") from error


@cache
def _form(game: str) -> Callable[[Any], Any]:
    """How an action is made from plain values: of a struct msgspec remembers what it knows, not of a union."""
    return partial(msgspec.convert, type=msgspec.defstruct("Form", [("action", game_named(game).action_type)]))


def _sit(table: Table, asker: Asker, command: ask.Sit) -> list[log.Entry]:
    _gathering(table)
    if table.seats_of(asker.person) and not table.settings.hotseat:
        raise IllegalMove("seat.already")
    if table.settings.rated and not asker.account:
        raise IllegalMove("seat.account")
    seat = _free_chair(table, command.seat)
    if table.settings.hotseat and command.name:
        return [log.Sat(seat, asker.person, _own_name(table, command.name), asker.account, guest=True)]
    return [log.Sat(seat, asker.person, asker.name, asker.account)]


def _own_name(table: Table, wanted: str) -> str:
    """The name of one of several people at a screen; at this table nobody else may be called so."""
    try:
        name = cleaned(wanted)
    except NameRefused as refusal:
        raise IllegalMove(refusal.code) from refusal
    if compared(name) in {compared(chair.name) for chair in table.chairs if chair.name}:
        raise IllegalMove("name.taken")
    return name


def _stand(table: Table, asker: Asker, command: ask.Stand) -> list[log.Entry]:
    seat = seat_of(table, asker)
    if table.phase == PLAYING:
        if table.chairs[seat].stand_in:
            raise IllegalMove("seat.stood_in")
        return [log.StandInSent(seat, "left")]
    left = [chair.person for chair in table.chairs if chair.person not in (None, asker.person)]
    heir = [log.HostChanged(left[0])] if table.host == asker.person and left and left[0] else []
    return [log.Stood(seat), *heir]


def _return(table: Table, asker: Asker, command: ask.Return) -> list[log.Entry]:
    seat = seat_of(table, asker)
    _playing(table)
    if not table.chairs[seat].stand_in:
        raise IllegalMove("seat.present")
    return [log.SeatTakenBack(seat, granted(table, seat))]


def _seat_bot(table: Table, asker: Asker, command: ask.SeatBot) -> list[log.Entry]:
    _gathering(table)
    _host(table, asker)
    if command.bot not in BOTS:
        raise IllegalMove("bot.unknown", bots=", ".join(BOTS))
    if table.settings.rated:
        raise IllegalMove("bot.rated")
    return [log.BotSeated(_free_chair(table, command.seat), command.bot)]


def _dismiss_bot(table: Table, asker: Asker, command: ask.DismissBot) -> list[log.Entry]:
    _gathering(table)
    _host(table, asker)
    if not 0 <= command.seat < len(table.chairs) or table.chairs[command.seat].bot is None:
        raise IllegalMove("bot.none", seat=command.seat)
    return [log.BotDismissed(command.seat)]


def _choose_colour(table: Table, asker: Asker, command: ask.ChooseColour) -> list[log.Entry]:
    _gathering(table)
    seat = seat_of(table, asker)
    if command.colour not in COLOURS:
        raise IllegalMove("colour.unknown", colours=", ".join(COLOURS))
    owner = [chair for chair in table.chairs if chair.colour == command.colour and chair.person is not None]
    if owner and owner[0].person != asker.person:
        raise IllegalMove("colour.taken")
    return [log.ColourChosen(seat, command.colour)]


def _change_settings(table: Table, asker: Asker, command: ask.ChangeSettings) -> list[log.Entry]:
    _gathering(table)
    _host(table, asker)
    try:
        settings = checked(command.settings.after(table.settings))
    except ValueError as error:
        raise IllegalMove("settings.wrong", reason=str(error)) from error
    if any(chair.taken for chair in table.chairs[settings.players :]):
        raise IllegalMove("settings.seated", players=settings.players)
    if settings.rated and any(chair.taken and not chair.account for chair in table.chairs):
        raise IllegalMove("settings.accounts")
    return [log.SettingsChanged(settings)]


def _contribute(table: Table, asker: Asker, command: ask.Contribute) -> list[log.Entry]:
    _gathering(table)
    seat = seat_of(table, asker)
    if table.chairs[seat].contributed:
        raise IllegalMove("contribution.made")
    if len(command.random) != 32 or set(command.random) - set("0123456789abcdef"):
        raise IllegalMove("contribution.form")
    return [log.Contributed(seat, sealed(command.random))]


def _start(table: Table, asker: Asker, command: ask.Start) -> list[log.Entry]:
    _gathering(table)
    _host(table, asker)
    if not all(chair.taken for chair in table.chairs):
        raise IllegalMove("start.empty", free=sum(not chair.taken for chair in table.chairs))
    settings = table.settings
    opening = msgspec.to_builtins(table.match.opening) if table.match is not None and table.match.games else None
    return [log.GameStarted(table.games + 1, settings.rules.version, settings.seed is None, opening)]


def _act(table: Table, asker: Asker, command: ask.Act) -> Decision:
    seat = seat_of(table, asker)
    playing = _playing(table)
    if playing.mover != seat:
        raise IllegalMove("turn.other")
    if command.move != playing.moves + 1:
        raise IllegalMove("move.stale", move=playing.moves + 1)
    if table.chairs[seat].stand_in:
        raise IllegalMove("seat.stood_in")
    return moved(table, action_of(table, command.action), "player")


def moved(table: Table, action: Any, by: str) -> Decision:
    """The mover does this; the game may be over then."""
    playing = _playing(table)
    assert playing.mover is not None
    rules = playing.rules
    turn = rules.apply(playing.position, action)
    move = log.Moved(playing.moves + 1, playing.mover, rules.write(action), by)
    if rules.mover(turn.position) is not None:
        return Decision((move,), turn)
    return Decision((move, log.GameOver(playing.number, rules.outcome(turn.position))), turn)


def _answer_beforehand(table: Table, asker: Asker, command: ask.AnswerBeforehand) -> list[log.Entry]:
    seat = seat_of(table, asker)
    playing = _playing(table)
    if command.battle != playing.battle:
        raise IllegalMove("battle.stale", battle=playing.battle)
    action = playing.rules.write(action_of(table, command.action))
    if action not in ("keep", "discard"):
        raise IllegalMove("answer.form")
    return [log.AnsweredBeforehand(seat, command.battle, action)]


def _say(table: Table, asker: Asker, command: ask.Say) -> list[log.Entry]:
    seats = table.seats_of(asker.person)
    seat = seat_of(table, asker) if seats else None
    text = "".join(letter if letter.isprintable() else " " for letter in command.text).strip()
    if not text or len(text) > LONGEST_TEXT:
        raise IllegalMove("text.length", most=LONGEST_TEXT)
    to = tuple(sorted({other for other in command.to if other != seat}))
    if to and (seat is None or any(not 0 <= other < len(table.chairs) for other in to)):
        raise IllegalMove("seat.unknown")
    if seat is None and not table.settings.spectators:
        raise IllegalMove("seat.none")
    name = table.chairs[seat].name if seat is not None and table.chairs[seat].guest else asker.name
    return [log.Said(asker.person, name, text, seat, to, aside=seat is None and table.phase == PLAYING)]


def _show(table: Table, asker: Asker, command: ask.Show) -> Decision:
    seat = seat_of(table, asker)
    playing = _playing(table)
    showing = Showing(seat, command.to, command.cards, command.face_down)
    return Decision((log.Shown(showing),), playing.rules.show(playing.position, showing))


def _deal(table: Table, asker: Asker, command: dealing.Dealing) -> list[log.Entry]:
    seat = seat_of(table, asker)
    _playing(table, even_paused=True)
    if table.chairs[seat].stand_in:
        raise IllegalMove("seat.stood_in")
    return [dealing.decided(table, seat, command)]


def _call_vote(table: Table, asker: Asker, command: ask.CallVote) -> list[log.Entry]:
    seat = seat_of(table, asker)
    _playing(table, even_paused=True)
    return voting.called(table, seat, command.what, command.about)


def _cast_vote(table: Table, asker: Asker, command: ask.CastVote) -> list[log.Entry]:
    seat = seat_of(table, asker)
    return voting.cast(table, seat, command.yes)


def _rematch(table: Table, asker: Asker, command: ask.Rematch) -> list[log.Entry]:
    seat_of(table, asker)
    if table.phase != OVER:
        raise IllegalMove("game.running")
    chairs = range(len(table.chairs))
    going_on = table.match is not None and not table.match.winners
    return [log.SeatsSwapped(tuple(chairs) if going_on else (*chairs[1:], chairs[0]))]


def _gathering(table: Table) -> None:
    if table.phase != GATHERING:
        raise IllegalMove("game.running" if table.phase == PLAYING else "game.over")


def _playing(table: Table, *, even_paused: bool = False) -> Any:
    """The running game."""
    if table.phase != PLAYING or table.playing is None:
        raise IllegalMove("game.none" if table.phase == GATHERING else "game.over")
    if table.playing.paused and not even_paused:
        raise IllegalMove("game.paused")
    return table.playing


def _host(table: Table, asker: Asker) -> None:
    if asker.person != table.host:
        raise IllegalMove("host.only")


def _free_chair(table: Table, wanted: Seat | None) -> Seat:
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
    if wanted is not None and not 0 <= wanted < len(table.chairs):
        raise IllegalMove("seat.unknown")
    if not free or (wanted is not None and wanted not in free):
        raise IllegalMove("seat.taken")
    return free[0] if wanted is None else wanted


_DECIDING: dict[type, Callable[[Table, Asker, Any], Any]] = {
    ask.Sit: _sit,
    ask.Stand: _stand,
    ask.Return: _return,
    ask.SeatBot: _seat_bot,
    ask.DismissBot: _dismiss_bot,
    ask.ChooseColour: _choose_colour,
    ask.ChangeSettings: _change_settings,
    ask.Contribute: _contribute,
    ask.Start: _start,
    ask.Act: _act,
    ask.AnswerBeforehand: _answer_beforehand,
    ask.Say: _say,
    ask.Show: _show,
    ask.MakeOffer: _deal,
    ask.AnswerOffer: _deal,
    ask.WithdrawOffer: _deal,
    ask.CallVote: _call_vote,
    ask.CastVote: _cast_vote,
    ask.Rematch: _rematch,
}
