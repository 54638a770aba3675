"""What promises are worth to a bot, and what its own would cost it: from its view, in the points of `stakes`."""

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.condottiere.view import View
from condotta.kernel.game import Seat
from condotta.server.deals.judge import is_met
from condotta.server.deals.scene import war_of
from condotta.server.deals.stakes import A_REGION, NEARLY, THE_GAME, battle_stake, fights, stake
from condotta.server.deals.terms import AttackNext, NoAttack, NoCard, PassNow, PopeNotOn, PopeOn, Spare, Term

NEVER = 1000
"""The price of a promise that no promise is worth."""


def worth(view: View, term: Term) -> int:
    """What somebody else's promise is worth to the viewer."""
    me = _me(view)
    match term:
        case PassNow(seat):
            return battle_stake(view, seat) if fights(view, seat) else 0
        case NoCard(seat, _):
            return A_REGION if fights(view, seat) else 0
        case NoAttack(_, region, provided):
            return _danger(view, me, region) if is_met(provided, war_of(view)) else 0
        case Spare(_, other):
            return len(view.seats[me].regions) if other == me else 0
        case AttackNext(seat, region):
            return _own_stake(view, me, region) if view.token == seat else 0
        case PopeOn(_, region):
            return max(0, _danger(view, me, region) - _own_stake(view, me, region)) if region else 0
        case PopeNotOn(_, region):
            return _own_stake(view, me, region)


def price(view: View, term: Term, terms: tuple[Term, ...]) -> int:
    """What the viewer's own promise would cost him, in a deal of these terms."""
    me = _me(view)
    match term:
        case PassNow():
            return _price_of_passing(view, me, terms)
        case NoCard():
            return A_REGION if fights(view, me) else 0
        case NoAttack(_, region, _):
            own = _own_stake(view, me, region)
            return NEVER if own == THE_GAME else own
        case Spare(_, other):
            return len(view.seats[other].regions)
        case AttackNext(_, region):
            return NEVER if _danger(view, me, region) == THE_GAME else A_REGION
        case PopeOn(_, region):
            return _price_of_the_pope(view, me, region)
        case PopeNotOn():
            return A_REGION


def _me(view: View) -> Seat:
    if view.viewer is None:
        raise ValueError("A spectator makes no deals.")
    return view.viewer


def _own_stake(view: View, me: Seat, region: Region) -> int:
    return 0 if region in view.seats[me].regions else stake(view, me, region)


def _danger(view: View, me: Seat, region: Region) -> int:
    """The most that a battle for this region could bring to another seat; one's own region is worth defending."""
    others = [seat for seat, one in enumerate(view.seats) if seat != me and region not in one.regions]
    danger = max((stake(view, seat, region) for seat in others), default=0)
    return max(danger, NEARLY) if region in view.seats[me].regions else danger


def _price_of_passing(view: View, me: Seat, terms: tuple[Term, ...]) -> int:
    """Nobody passes away the game: his own, or by leaving it to one who does not pass too."""
    if not fights(view, me):
        return 0
    passing = {me, *(term.seat for term in terms if isinstance(term, PassNow))}
    left = [seat for seat in range(len(view.seats)) if seat not in passing and not view.seats[seat].out]
    if THE_GAME in (battle_stake(view, seat) for seat in (me, *left)):
        return NEVER
    return battle_stake(view, me)


def _price_of_the_pope(view: View, me: Seat, region: Region | None) -> int:
    """A Bishop, if he has one, and what he would like to fight for himself."""
    if Card.BISHOP not in view.hand:
        return NEVER
    own = _own_stake(view, me, region) if region else 0
    return NEVER if own == THE_GAME else A_REGION + own
