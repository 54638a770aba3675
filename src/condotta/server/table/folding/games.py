"""Entries about a game: its start, what is done in it, who plays for whom, and its end."""

from typing import Any

import msgspec

from condotta.condottiere.match import after_game
from condotta.kernel.chance import derived
from condotta.kernel.game import Outcome
from condotta.server.deals.scene import scene_of
from condotta.server.table import entries as log
from condotta.server.table.finished import Finished, Sitter
from condotta.server.table.playing import Playing
from condotta.server.table.standing import FLAGGED, OVER, PLAYING, Chair, Now, Standing


def started(table: Standing, entry: log.GameStarted, now: Now) -> None:
    """A game begins, with the cards that follow from its seed."""
    if now.seed is None:
        raise ValueError("A game cannot start without its seed.")
    rules, settings = table.settings.rules, table.settings
    if entry.setup is not None:
        position = rules.set_up(msgspec.convert(entry.setup, rules.setup_type), now.seed)
    else:
        opening = None if entry.opening is None else msgspec.convert(entry.opening, rules.opening_type)
        position = rules.start(settings.chosen, now.seed, opening)
    table.seals = table.added
    table.complete = not any(chair.stand_in for chair in table.chairs)
    for chair in table.chairs:
        chair.helped = False
    table.playing = Playing(entry.game, rules, position, settings.clock, now.at, derived(now.seed, "bots"))
    table.book.open(scene_of(rules.view(position, None)))
    table.games, table.phase, table.outcome, table.vote = entry.game, PLAYING, None, None


def moved(table: Standing, entry: log.Moved, now: Now) -> Any:
    """The mover has acted."""
    playing = table.playing
    assert playing is not None
    turn = now.turn or playing.rules.apply(playing.position, playing.rules.read(entry.action))
    seen = turn.events(None)
    chair, by_stand_in = table.chairs[entry.seat], entry.by == "stand_in"
    chair.helped |= by_stand_in
    playing.move(turn, seen, table.book.page, now.at, timed=not by_stand_in)
    table.book.witness(seen)
    return turn


def shown(table: Standing, entry: log.Shown, now: Now) -> Any:
    """A seat has shown cards."""
    playing = table.playing
    assert playing is not None
    turn = now.turn or playing.rules.show(playing.position, entry.showing)
    playing.show(turn)
    table.book.witness(turn.events(None))
    return turn


def answered(table: Standing, entry: log.AnsweredBeforehand, now: Now) -> None:
    """A seat has answered before it is asked."""
    assert table.playing is not None
    table.playing.beforehand[entry.seat] = (entry.battle, entry.action)


def taken_back(table: Standing, entry: log.TakenBack, now: Now) -> None:
    """A seat has its latest move back."""
    place = table.takeable(entry.seat)
    assert table.playing is not None
    assert place is not None
    table.book.turn_back(table.playing.take_back(place, now.at))


def server_away(table: Standing, entry: log.ServerAway, now: Now) -> None:
    """Nobody's time ran while the server was away, nor that of a vote, before a game too."""
    table.excused = entry.until
    if table.playing is not None:
        table.playing.excuse(entry.since, entry.until)
    vote, began = table.vote, table.vote_began
    if vote is not None and vote.until is not None and began is not None:
        lost = max(0, entry.until - max(entry.since, began))
        table.vote = msgspec.structs.replace(vote, until=vote.until + lost)


def over(table: Standing, entry: log.GameOver, now: Now) -> None:
    """The game has ended, or was broken off."""
    table.phase, table.outcome, table.vote = OVER, entry.outcome, None
    playing = table.playing
    if entry.outcome is None:
        table.book.break_off()
    if playing is not None:
        table.unsettled = (*table.unsettled, _finished(table, playing, entry.outcome, now.at))
    if playing is not None and entry.outcome is not None and table.match is not None:
        table.match = after_game(table.match, playing.position)


def _finished(table: Standing, playing: Playing, outcome: Outcome | None, at: int) -> Finished:
    """The game that has just ended. The final battle that decides a match is no game to be rated, nor one to which
    somebody did not come.
    """
    settings, match = table.settings, table.match
    return Finished(
        number=playing.number,
        game=settings.game,
        began=playing.began,
        ended=at,
        announced=settings.rated and table.complete and not (match is not None and match.opening.finalists),
        delay=1000 * settings.delay,
        sitters=tuple(Sitter(one.person, one.name, one.bot, _has_left(table, one), one.guest) for one in table.chairs),
        outcome=outcome,
        seals=table.seals,
    )


def _has_left(table: Standing, chair: Chair) -> bool:
    """Whether somebody has left the game; from a rated one also who let a bot move for him and came back."""
    return chair.stand_in or (table.settings.rated and chair.helped)


def revealed(table: Standing, entry: log.Revealed, now: Now) -> None:
    """What is revealed is for those who check; the table plays on without it."""
    table.unsettled = tuple(one for one in table.unsettled if one.number != entry.game)


def stood_in(table: Standing, entry: log.StandInSent, now: Now) -> None:
    """A bot plays for a person, whose clock stands still."""
    table.chairs[entry.seat].away = entry.why
    if table.playing is not None:
        table.playing.leave(entry.seat, now.at)


def seat_taken_back(table: Standing, entry: log.SeatTakenBack, now: Now) -> None:
    """A person plays for himself again."""
    chair = table.chairs[entry.seat]
    flagged, chair.away = chair.away == FLAGGED, ""
    if table.playing is not None:
        table.playing.come_back(entry.seat, entry.left, now.at, anew=flagged)
