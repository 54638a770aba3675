"""Deciding about commands: from the table and who asks, the entries to be written, or a refusal. Nothing changes here.

A refusal is an `IllegalMove` with a stable code; it goes to its sender alone.
"""

from collections.abc import Callable
from typing import Any

from condotta.kernel.game import IllegalMove
from condotta.server.table import acting, company, gathering
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.standing import ARCHIVED
from condotta.server.table.table import Table
from condotta.server.table.voting import here


def decide(table: Table, asker: Asker, command: ask.Command) -> Decision:
    """What a command leads to, or IllegalMove with the reason."""
    if table.phase == ARCHIVED:
        raise IllegalMove("table.archived")
    made = _DECIDING[type(command)](table, asker, command)
    if isinstance(made, Decision):
        return made
    said = isinstance(command, (ask.CastVote, ask.Start)) or any(isinstance(entry, log.VoteEnded) for entry in made)
    return Decision((*made, *([] if said else here(table, asker.person, made))))


_DECIDING: dict[type, Callable[[Table, Asker, Any], Any]] = {
    ask.Sit: gathering.sit,
    ask.Stand: company.stand,
    ask.Return: company.come_back,
    ask.SeatBot: gathering.seat_bot,
    ask.DismissBot: gathering.dismiss_bot,
    ask.Unseat: gathering.unseat,
    ask.ChooseColour: gathering.choose_colour,
    ask.ChangeSettings: gathering.change_settings,
    ask.Contribute: gathering.contribute,
    ask.Start: gathering.start,
    ask.Act: acting.act,
    ask.AnswerBeforehand: acting.answer_beforehand,
    ask.Say: company.say,
    ask.Show: acting.show,
    ask.MakeOffer: company.deal,
    ask.AnswerOffer: company.deal,
    ask.WithdrawOffer: company.deal,
    ask.CallVote: company.call_vote,
    ask.CastVote: company.cast_vote,
    ask.Rematch: company.rematch,
}
