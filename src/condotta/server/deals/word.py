"""How bots keep their word: which of their actions keep all promises, and when they break one all the same."""

from collections.abc import Sequence

from condotta.condottiere.actions import Action, Attack, Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.condottiere.view import Phase, View
from condotta.kernel.game import Seat
from condotta.server.deals.judge import is_met
from condotta.server.deals.scene import war_of
from condotta.server.deals.stakes import THE_GAME, battle_stake, fights, stake
from condotta.server.deals.terms import AttackNext, NoAttack, NoCard, PassNow, PopeNotOn, PopeOn, Spare, Term


def faithful(ranked: Sequence[Action], legal: Sequence[Action], promises: Sequence[Term], view: View) -> Action:
    """What a bot does that would like best the first of `ranked`, then the next, and has given these promises."""
    keeping = constrained(legal, promises, view)
    return next((action for action in ranked if action in keeping), None) or _nearest(ranked[0], keeping, view)


def constrained(legal: Sequence[Action], promises: Sequence[Term], view: View) -> tuple[Action, ...]:
    """The actions that keep all promises, the oldest first where they collide; all, if keeping them loses the game."""
    keeping = tuple(legal)
    for term in promises:
        if term.seat == view.viewer:
            keeping = tuple(action for action in keeping if keeps(action, term, view)) or keeping
    keeping = _as_soon_as_possible(keeping, promises, view)
    return tuple(legal) if _loses_the_game(keeping, legal, view) else keeping


def keeps(action: Action, term: Term, view: View) -> bool:
    """Whether an action of the seat leaves its promise unbroken."""
    match term, action:
        case PassNow(), Play():
            return False
        case NoCard(_, promised), Play(card):
            return card is not promised
        case NoAttack(_, region, provided), Attack(chosen):
            return chosen is not region or not is_met(provided, war_of(view))
        case Spare(_, other), Attack(chosen):
            return chosen not in view.seats[other].regions
        case AttackNext(seat, region), Attack(chosen):
            return chosen is region or not war_of(view).may_choose(seat, region)
        case PopeNotOn(_, region), Play(Card.BISHOP, place):
            return place is not region
        case _:
            return True


def _as_soon_as_possible(actions: tuple[Action, ...], promises: Sequence[Term], view: View) -> tuple[Action, ...]:
    """A bot places the Pope as promised as soon as it can."""
    due = {term.region for term in promises if isinstance(term, PopeOn) and term.seat == view.viewer}
    doing = (action for action in actions if isinstance(action, Play) and action.card is Card.BISHOP)
    return tuple(action for action in doing if action.pope in due) or actions


def _loses_the_game(keeping: tuple[Action, ...], legal: Sequence[Action], view: View) -> bool:
    """Whether a bot that could fight on would only pass and so leave the battle, and with it the game, to another."""
    if view.phase is not Phase.BATTLE or len(keeping) == len(legal):
        return False
    return all(isinstance(action, Pass) for action in keeping) and _is_the_last_to_resist(view)


def _is_the_last_to_resist(view: View) -> bool:
    """Whether another would win the game by this battle, and nobody but the viewer can still stop him."""
    others = [seat for seat in range(len(view.seats)) if seat != view.viewer]
    fighting = {seat for seat in others if fights(view, seat)}
    near = {seat for seat in others if battle_stake(view, seat) == THE_GAME}
    return bool(near & (fighting | _ahead(view))) and fighting <= near


def _ahead(view: View) -> set[Seat]:
    """The seat whose line is stronger than all others."""
    strengths = [seat.strength for seat in view.seats]
    return {strengths.index(max(strengths))} if strengths.count(max(strengths)) == 1 else set()


def _nearest(wished: Action, keeping: tuple[Action, ...], view: View) -> Action:
    """What keeps the word and comes nearest to what the bot wished: another place, else a pass, else anything."""
    match wished:
        case Attack():
            return max(keeping, key=lambda action: _promise_of(action, view))
        case Play(Card.BISHOP):
            elsewhere = [action for action in keeping if isinstance(action, Play) and action.card is Card.BISHOP]
            return next(iter(elsewhere), _pass_of(keeping))
        case _:
            return _pass_of(keeping)


def _pass_of(keeping: tuple[Action, ...]) -> Action:
    return next((action for action in keeping if isinstance(action, Pass)), keeping[0])


def _promise_of(action: Action, view: View) -> int:
    """What a region promises: what it is worth to the viewer, less the most it is worth to another."""
    if not isinstance(action, Attack) or view.viewer is None:
        return 0
    return stake(view, view.viewer, action.region) - _rival_stake(view, action.region)


def _rival_stake(view: View, region: Region) -> int:
    others = [seat for seat, one in enumerate(view.seats) if seat != view.viewer and region not in one.regions]
    return max((stake(view, seat, region) for seat in others), default=0)
