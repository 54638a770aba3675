"""Whether a promise was kept: from the scene and the events that everybody sees, and from nothing else."""

from typing import Any

from condotta.condottiere.events import CardPlayed, CardTurnedUp, PopePlaced, RegionChosen
from condotta.server.deals.scene import Scene, Tally, War
from condotta.server.deals.terms import (
    OF_THIS_BATTLE,
    AttackNext,
    Battles,
    Holding,
    Moment,
    NoAttack,
    NoCard,
    PassNow,
    PopeNotOn,
    PopeOn,
    RoundEnds,
    Spare,
    Term,
    TokenPasses,
)


def judge(term: Term, war: War, event: Any) -> bool | None:
    """Whether the event keeps the promise (True) or breaks it (False); None if it decides nothing.

    The war is as it was before the event.
    """
    if getattr(event, "seat", None) != term.seat:
        return None
    match event:
        case RegionChosen():
            return _chosen(term, war, event)
        case CardPlayed(card=card):
            return False if isinstance(term, PassNow) or _names(term, card) else None
        case CardTurnedUp(card=card):
            return False if _names(term, card) else None
        case PopePlaced(region=region):
            return _pope_placed(term, region)
        case _:
            return None


def at_its_moment(term: Term) -> bool:
    """What a promise is that nothing decided before its moment: kept, unless something had to be done."""
    return not isinstance(term, PopeOn)


def has_come(moment: Moment, since: Tally, scene: Scene) -> bool:
    """Whether a moment has come, counted from the tally of the time when it was named."""
    now = scene.tally
    match moment:
        case _ if scene.over:
            return True
        case Battles(count):
            return now.battles - since.battles >= count
        case RoundEnds():
            return now.rounds > since.rounds
        case TokenPasses():
            return now.passings > since.passings
        case _:
            return False


def moment_of(term: Term, until: Moment) -> Moment:
    """When a promise of an offer ends: one of this battle with the battle."""
    return Battles() if isinstance(term, OF_THIS_BATTLE) else until


def is_met(provided: Holding | None, war: War) -> bool:
    return provided is None or war.owner(provided.region) == provided.seat


def _chosen(term: Term, war: War, event: RegionChosen) -> bool | None:
    match term:
        case NoAttack(_, region, provided) if region is event.region and is_met(provided, war):
            return False
        case Spare(_, other) if event.defender == other:
            return False
        case AttackNext(seat, region):
            return region is event.region or not war.may_choose(seat, region)
        case _:
            return None


def _names(term: Term, card: Any) -> bool:
    return isinstance(term, NoCard) and term.card is card


def _pope_placed(term: Term, region: Any) -> bool | None:
    match term:
        case PopeOn(_, place) if place is region:
            return True
        case PopeNotOn(_, place) if place is region:
            return False
        case _:
            return None
