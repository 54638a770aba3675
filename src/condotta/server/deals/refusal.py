"""What is refused of offers and answers, and why: from the ledger alone. That a seat speaks for itself is seen to
before.
"""

from condotta.kernel.game import IllegalMove, Seat
from condotta.server.deals.ledger import Ledger
from condotta.server.deals.offers import LONGEST_TEXT, MOST_TERMS, Deal, Offer, OfferAnswered, State, clean
from condotta.server.deals.scene import Scene, War
from condotta.server.deals.terms import (
    MOST_BATTLES,
    OF_THE_MAP,
    OF_THIS_BATTLE,
    AttackNext,
    Battles,
    GameEnds,
    Holding,
    Moment,
    NoAttack,
    PopeNotOn,
    PopeOn,
    RoundEnds,
    Spare,
    Term,
)

MOST_OPEN = 5
MOST_OFFERS = 200
"""Of one seat: open at once, and in all."""


def check_offer(ledger: Ledger, offer: Offer) -> None:
    """Raise IllegalMove if this offer cannot be made now. Its text has been through `clean`."""
    scene = ledger.scene
    if scene.over:
        raise IllegalMove("turn.over")
    _check_parties(scene, offer)
    _check_words(ledger, offer)
    _check_moment(scene.war, offer.until)
    if len(offer.terms) > MOST_TERMS:
        raise IllegalMove("offer.many-terms", limit=MOST_TERMS)
    if len(set(offer.terms)) < len(offer.terms):
        raise IllegalMove("offer.repeated")
    for term in offer.terms:
        if scene.war is None:
            raise IllegalMove("offer.no-terms")
        _check_seats(offer, term, scene)
        _check_term(scene.war, term, offer.until)


def check_answer(ledger: Ledger, answer: OfferAnswered) -> None:
    """Raise IllegalMove if this seat cannot answer this offer now."""
    deal = _open_deal(ledger, answer.offer, answer.seat)
    if answer.seat == deal.offer.by:
        raise IllegalMove("offer.own")
    if answer.seat in deal.accepted:
        raise IllegalMove("offer.answered")


def check_withdrawal(ledger: Ledger, offer: str, seat: Seat) -> None:
    """Raise IllegalMove if this seat cannot withdraw this offer now."""
    if _open_deal(ledger, offer, seat).offer.by != seat:
        raise IllegalMove("offer.not-yours")


def _open_deal(ledger: Ledger, offer: str, seat: Seat) -> Deal:
    """An open offer that this seat is a party to; of others it does not learn that there are any."""
    deal = ledger.deal(offer)
    if deal is None or seat not in deal.offer.parties:
        raise IllegalMove("offer.unknown")
    if deal.state is not State.OPEN:
        raise IllegalMove("offer.closed", state=deal.state.value)
    return deal


def _check_parties(scene: Scene, offer: Offer) -> None:
    seats = range(scene.players)
    if not offer.to or len(set(offer.parties)) < len(offer.parties) or not set(offer.parties) <= set(seats):
        raise IllegalMove("offer.parties")


def _check_words(ledger: Ledger, offer: Offer) -> None:
    if len(offer.text) > LONGEST_TEXT:
        raise IllegalMove("offer.long", limit=LONGEST_TEXT)
    if offer.text != clean(offer.text):
        raise IllegalMove("offer.unclean")
    if not offer.text and not offer.terms:
        raise IllegalMove("offer.empty")
    own = [deal for deal in ledger.deals if deal.offer.by == offer.by]
    if sum(deal.state is State.OPEN for deal in own) >= MOST_OPEN:
        raise IllegalMove("offer.many-open", limit=MOST_OPEN)
    if len(own) >= MOST_OFFERS:
        raise IllegalMove("offer.many", limit=MOST_OFFERS)


def _check_moment(war: War | None, until: Moment) -> None:
    if war is None and not isinstance(until, GameEnds):
        raise IllegalMove("offer.no-moment")
    if war and war.options.draw_after_battle and isinstance(until, RoundEnds):
        raise IllegalMove("offer.no-rounds")
    if isinstance(until, Battles) and not 1 <= until.count <= MOST_BATTLES:
        raise IllegalMove("offer.battles", limit=MOST_BATTLES)


def _check_seats(offer: Offer, term: Term, scene: Scene) -> None:
    """Promises are made by parties only; what they speak of may be anybody's at the table."""
    if term.seat not in offer.parties:
        raise IllegalMove("offer.stranger")
    match term:
        case Spare(seat, other) if other == seat or other not in range(scene.players):
            raise IllegalMove("offer.whose")
        case NoAttack(provided=Holding(seat, _)) if seat not in range(scene.players):
            raise IllegalMove("offer.whose")


def _check_term(war: War, term: Term, until: Moment) -> None:
    """Refuse what is decided already, or what the game will never decide."""
    if isinstance(term, OF_THIS_BATTLE) and term.seat in war.out:
        raise IllegalMove("offer.out")
    if isinstance(term, OF_THE_MAP) and war.finalists:
        raise IllegalMove("offer.final-battle")
    if isinstance(term, Spare) and not war.options.capturing_regions:
        raise IllegalMove("offer.nothing-to-spare")
    if isinstance(term, NoAttack | Spare | AttackNext) and war.region and until == Battles():
        raise IllegalMove("offer.no-choice")
    if isinstance(term, NoAttack | AttackNext | PopeOn | PopeNotOn) and term.region and _is_settled(war, term):
        raise IllegalMove("offer.region-taken", region=term.region.value)


def _is_settled(war: War, term: NoAttack | AttackNext | PopeOn | PopeNotOn) -> bool:
    """Whether a marker keeps token and Pope from this region for good."""
    return term.region is not None and war.owner(term.region) is not None and not war.options.capturing_regions
