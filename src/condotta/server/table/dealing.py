"""Deciding about offers: what is made, answered and withdrawn. Nothing binds anybody. `condottiere:deals.talk`"""

import hashlib

from condotta.kernel.game import Seat
from condotta.server.deals.offers import Entry, Offer, OfferAnswered, OfferMade, OfferWithdrawn, clean
from condotta.server.deals.refusal import check_answer, check_offer, check_withdrawal
from condotta.server.table import commands as ask
from condotta.server.table.table import Table

Dealing = ask.MakeOffer | ask.AnswerOffer | ask.WithdrawOffer


def decided(table: Table, seat: Seat, command: Dealing) -> Entry:
    """What a seat's command about an offer leads to; or IllegalMove with the reason."""
    match command:
        case ask.MakeOffer(to, until, text, terms):
            ident = offer_id(table, seat, to)
            return offered(table, Offer(ident, seat, to, until, clean(text), terms))
        case ask.AnswerOffer(offer, accept):
            return answered(table, OfferAnswered(offer, seat, accept, parties=_parties(table, offer)))
        case ask.WithdrawOffer(offer):
            check_withdrawal(table.book.ledger, offer, seat)
            return OfferWithdrawn(offer, _parties(table, offer))


def offered(table: Table, offer: Offer) -> OfferMade:
    """An offer, if it can be made."""
    check_offer(table.book.ledger, offer)
    return OfferMade(offer)


def answered(table: Table, answer: OfferAnswered) -> OfferAnswered:
    """An answer, if it can be given."""
    check_answer(table.book.ledger, answer)
    return answer


def offer_id(table: Table, by: Seat, to: tuple[Seat, ...]) -> str:
    """A name for the next offer of a seat to these others.

    It depends only on what all its parties know, so that it does not tell them how many offers others make.
    """
    parties = sorted({by, *to})
    earlier = sum(sorted(deal.offer.parties) == parties for deal in table.book.ledger.deals)
    place = f"{table.name}/{table.games}/{parties}/{earlier}"
    return hashlib.sha256(place.encode()).hexdigest()[:12]


def _parties(table: Table, offer: str) -> tuple[Seat, ...]:
    deal = table.book.ledger.deal(offer)
    return () if deal is None else deal.offer.parties
