"""How bots deal at a table: they answer offers, make one now and then, and keep their word. docs/deals.md says how."""

from typing import Any

import msgspec

from condotta.kernel.chance import derived
from condotta.kernel.game import IllegalMove, Seat
from condotta.server.deals.offers import Offer, OfferMade
from condotta.server.deals.policy import answer, propose
from condotta.server.deals.refusal import check_offer
from condotta.server.deals.word import faithful
from condotta.server.table.dealing import answered, offer_id
from condotta.server.table.decision import Decision
from condotta.server.table.table import Table
from condotta.server.table.timing import Due


def bot_answer(table: Table, happens: Due) -> Decision | None:
    """What a bot answers to an offer, from what its seat knows now."""
    playing, deal, bot = table.playing, table.book.ledger.deal(happens.offer), table.chairs[happens.seat].bot
    if playing is None or deal is None or bot is None:
        return None
    view = playing.rules.view(playing.position, happens.seat)
    return Decision((answered(table, answer(bot, view, table.book.ledger, deal.offer)),))


def true_to_word(table: Table, seat: Seat, wished: Any) -> Any:
    """What a bot does that would like to do this, and has perhaps promised something while it was thinking."""
    promises, playing = table.book.ledger.promises_of(seat), table.playing
    if not promises or playing is None:
        return wished
    view = playing.rules.view(playing.position, seat)
    return faithful((wished,), playing.rules.legal(view), promises, view)


def with_offer(table: Table, seat: Seat, move: Decision) -> Decision:
    """A bot's move, and the offer that it makes right after it, if any."""
    if table.chairs[seat].bot is None or len(move.entries) > 1:
        return move
    offer = _proposal(table, seat, move.turn)
    return move if offer is None else msgspec.structs.replace(move, entries=(*move.entries, OfferMade(offer)))


def _proposal(table: Table, seat: Seat, turn: Any) -> Offer | None:
    """The offer that a bot makes after its move, as far as it may."""
    playing, bot = table.playing, table.chairs[seat].bot
    assert playing is not None
    assert bot is not None
    ledger = table.book.ledger.witness(turn.events(None))
    view = playing.rules.view(turn.position, seat)
    offer = propose(bot, derived(playing.dice, str(seat)), view, ledger, "")
    if offer is None:
        return None
    offer = msgspec.structs.replace(offer, id=offer_id(table, seat, offer.to))
    try:
        check_offer(ledger, offer)
    except IllegalMove:  # it has made too many already
        return None
    return offer
