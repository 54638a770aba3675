"""What a table does by itself: the moves of its bots, and all that nobody needs to think about."""

from condotta.kernel.game import IllegalMove, Seat
from condotta.server.dealing_bots import bot_answer, true_to_word, with_offer
from condotta.server.table import entries as log
from condotta.server.table.acting import KEEP, moved
from condotta.server.table.decision import Decision
from condotta.server.table.standing import FLAGGED
from condotta.server.table.table import Table
from condotta.server.table.timing import all_due
from condotta.server.table.voting import silent, without

Turn = tuple[int, int, int]
"""A game, how many moves it had, and since when it is a bot's turn: another one if moves were taken back."""

LYING = 10_000
"""Milliseconds after which a bot's turn that nobody took is worth a word."""


def bot_turn(table: Table) -> Turn:
    """Which game it is, how many moves have been made, and since when the next is awaited."""
    playing = table.playing
    return (0, 0, 0) if playing is None else (playing.number, playing.moves, playing.since)


def left_lying(table: Table, now: int) -> bool:
    """Whether a bot should have moved long ago."""
    return any(happens.what == "bot" and happens.at < now - LYING for happens in all_due(table))


def is_given_up(table: Table) -> bool:
    """Whether nothing else happens by itself but that the table is archived."""
    return {happens.what for happens in all_due(table)} == {"archive"}


def bot_move(table: Table, seat: Seat, turn: Turn, action: str) -> Decision | None:
    """The bot's move, if it is still its turn."""
    playing = table.playing
    if playing is None or not any(one.what == "bot" and one.seat == seat for one in all_due(table)):
        return None
    if bot_turn(table) != turn:
        return None
    chosen = true_to_word(table, seat, playing.rules.read(action))
    return with_offer(table, seat, moved(table, chosen, "bot" if table.chairs[seat].bot else "stand_in"))


def by_itself(table: Table, now: int) -> Decision | None:
    """What is due at this moment and needs no thinking, if anything."""
    happens, playing = next((one for one in all_due(table) if one.what != "bot"), None), table.playing
    if happens is None or happens.at > now:
        return None
    if happens.what == "archive":
        return Decision((log.Archived(),))
    if happens.what == "silence":
        return Decision(tuple(silent(table)))
    assert playing is not None
    if happens.what == "clock":
        return Decision((log.StandInSent(happens.seat, FLAGGED), *without(table, [happens.seat])))
    if happens.what == "pause":
        return moved(table, playing.rules.read(KEEP), "pause")
    if happens.what == "beforehand":
        return _answered(table, playing.beforehand[happens.seat][1])
    if happens.what == "answer":
        return bot_answer(table, happens)
    return None


def _answered(table: Table, answer: str) -> Decision:
    """What a seat answered beforehand. Who may not discard after all keeps his hand, as if he had said so."""
    assert table.playing is not None
    rules = table.playing.rules
    try:
        return moved(table, rules.read(answer), "player")
    except IllegalMove:
        return moved(table, rules.read(KEEP), "player")
