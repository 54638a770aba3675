"""How bots deal: what they answer to an offer, and the one that they make. docs/deals.md tells it to people."""

import hashlib
from collections.abc import Sequence
from typing import Any

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.condottiere.view import View
from condotta.kernel.game import Seat
from condotta.server.deals.ledger import Ledger
from condotta.server.deals.offers import Because, Offer, OfferAnswered
from condotta.server.deals.scene import war_of
from condotta.server.deals.stakes import is_on_the_brink, winning_regions
from condotta.server.deals.terms import (
    AttackNext,
    Battles,
    NoAttack,
    NoCard,
    PassNow,
    PopeNotOn,
    PopeOn,
    RoundEnds,
    Term,
)
from condotta.server.deals.worth import price, worth

DEALERS = ("captain", "strategist", "master")
"""The bots that make deals; all others decline."""

CHANCE = 3
"""A bot makes its offer in one of so many battles where it could."""


def answer(bot: str, view: Any, ledger: Ledger, offer: Offer) -> OfferAnswered:
    """What the bot at the view's seat answers to an offer that is addressed to it."""
    objection = _objection(bot, view, ledger, offer)
    return OfferAnswered(offer.id, view.viewer, objection is None, objection, offer.parties)


def propose(bot: str, seed: str, view: Any, ledger: Ledger, id: str) -> Offer | None:
    """The offer that the bot makes now, if any: a mutual promise to keep away from where the leader would win."""
    if not _deals(bot) or not isinstance(view, View) or view.viewer is None or view.finalists:
        return None
    me = view.viewer
    if not _feels_like_it(seed, view) or _has_offered(ledger, me) or is_on_the_brink(view, me):
        return None
    partner, region = _partner(view, ledger, me), _threatened(view, ledger, me)
    if partner is None or region is None:
        return None
    until = Battles(3) if view.options.draw_after_battle else RoundEnds()
    return Offer(id, me, (partner,), until, terms=(NoAttack(me, region), NoAttack(partner, region)))


def contradicts(one: Term, other: Term) -> bool:
    """Whether one seat cannot keep both promises, or may not be able to."""
    if one.seat != other.seat or one == other:
        return False
    return _collide(one, other) or _collide(other, one)


def _collide(one: Term, other: Term) -> bool:
    match one, other:
        case (AttackNext(), AttackNext()) | (PopeOn(), PopeOn() | PassNow() | NoCard(card=Card.BISHOP)):
            return True
        case (AttackNext(region=here), NoAttack(region=there)) | (PopeOn(region=here), PopeNotOn(region=there)):
            return here is there
        case _:
            return False


def _objection(bot: str, view: Any, ledger: Ledger, offer: Offer) -> Because | None:
    if not _deals(bot):
        return Because.NO_DEALS
    me, others = view.viewer, [seat for seat in offer.parties if seat != view.viewer]
    if not ledger.breakers(me).isdisjoint(others):
        return Because.BROKEN_WORD
    if not offer.terms or not isinstance(view, View):
        return Because.ONLY_TERMS
    if any(is_on_the_brink(view, seat) for seat in others) and not is_on_the_brink(view, me):
        return Because.LEADER
    if any(contradicts(new, old) for new in offer.terms for old in (*ledger.promises_of(me), *offer.terms)):
        return Because.PROMISED
    return None if _pays(view, offer.terms) else Because.TOO_DEAR


def _pays(view: View, terms: Sequence[Term]) -> bool:
    """Whether what is promised to the viewer is worth at least what he promises, and anything at all."""
    gains = sum(worth(view, term) for term in terms if term.seat != view.viewer)
    costs = sum(price(view, term, tuple(terms)) for term in terms if term.seat == view.viewer)
    return gains >= costs and gains > 0


def _deals(bot: str) -> bool:
    """Whether the bot of this name, perhaps with a budget, makes deals."""
    return bot.partition(":")[0] in DEALERS


def _has_offered(ledger: Ledger, me: Seat) -> bool:
    """Whether this seat has made an offer in this battle."""
    now = ledger.scene.tally.battles
    return any(deal.offer.by == me and deal.made.battles == now for deal in ledger.deals)


def _feels_like_it(seed: str, view: View) -> bool:
    """A lot that depends on the seed and the number of the battle alone."""
    return hashlib.sha256(f"{seed} offers {view.battles}".encode()).digest()[0] % CHANCE == 0


def _partner(view: View, ledger: Ledger, me: Seat) -> Seat | None:
    """Who holds the token or comes next to hold it, neither near victory nor known to break promises."""
    seats = [(view.token + at) % len(view.seats) for at in range(len(view.seats))]
    breakers = ledger.breakers(me)
    return next((seat for seat in seats if seat not in (me, *breakers) and not is_on_the_brink(view, seat)), None)


def _threatened(view: View, ledger: Ledger, me: Seat) -> Region | None:
    """A region that would win the game for somebody else and can still be kept away from."""
    avoided = {term.region for term in ledger.promises_of(me) if isinstance(term, NoAttack)}
    others = [seat for seat in range(len(view.seats)) if seat != me]
    regions = [region for seat in others for region in winning_regions(view, seat)]
    free = (region for region in regions if region not in avoided and region is not war_of(view).region)
    return next(free, None)
