"""Why an action is refused: the clause and the particulars, from the asker's own view alone.

Called only after the rules have refused; it explains, it does not decide.
"""

from collections import Counter

from msgspec import UNSET

from condotta.condottiere.actions import Action, Attack, DiscardHand, Draw, Keep, KeepHand, Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.condottiere.view import Phase, View
from condotta.kernel.game import IllegalMove

ANSWERS: dict[type, Phase] = {
    Attack: Phase.CHOOSE,
    Play: Phase.BATTLE,
    Pass: Phase.BATTLE,
    KeepHand: Phase.DISCARD,
    DiscardHand: Phase.DISCARD,
    Keep: Phase.KEEP,
    Draw: Phase.DRAW,
}


def refusal(view: View, action: Action) -> IllegalMove:
    """The reason, in this order: who asks, whose turn it is, what is asked, what he holds, the rule."""
    if view.viewer is None:
        return IllegalMove("turn.spectator")
    if view.phase is Phase.OVER:
        return IllegalMove("turn.over")
    if view.turn != view.viewer:
        return IllegalMove("turn.other")
    if ANSWERS[type(action)] is not view.phase:
        return IllegalMove("turn.question", asked=view.phase.value)
    match action:
        case Attack(region):
            return _attack(view, region)
        case Play():
            return _play(view, action)
        case Pass():
            return IllegalMove("hidden.pass")
        case Keep(cards):
            return _keep(view, cards)
        case Draw():
            return IllegalMove("draw.up-to-three")
        case _:
            return IllegalMove("hand.discard")


def _attack(view: View, region: Region) -> IllegalMove:
    if region is view.pope:
        because = "pope"
    elif view.viewer is not None and region in view.seats[view.viewer].regions:
        because = "own"
    else:
        because = "marker"
    return IllegalMove("region.choice", region=region.value, because=because)


def _play(view: View, action: Play) -> IllegalMove:
    if action.card not in view.hand:
        return IllegalMove("card.not-held", card=action.card.value)
    if action.pope is not UNSET and action.card is not Card.BISHOP:
        return IllegalMove("bishop.only", card=action.card.value)
    if action.take is not None and action.card is not Card.SCARECROW:
        return IllegalMove("scarecrow.only", card=action.card.value)
    if action.card is Card.BISHOP:
        return _bishop(view, action)
    return _scarecrow(view, action.take)


def _bishop(view: View, action: Play) -> IllegalMove:
    if view.finalists:
        return IllegalMove("final.battle")
    if action.pope is UNSET or action.pope is None:
        return IllegalMove("bishop.pope", because="unsaid", region="")
    because = "contested" if action.pope is view.region else "marker"
    return IllegalMove("bishop.pope", because=because, region=action.pope.value)


def _scarecrow(view: View, take: Card | None) -> IllegalMove:
    if take is None or not take.is_mercenary:
        return IllegalMove("scarecrow.retrieves", because="special", card=take.value if take else "")
    if take is view.face_down:
        return IllegalMove("hidden.scarecrow", card=take.value)
    return IllegalMove("scarecrow.retrieves", because="absent", card=take.value)


def _keep(view: View, cards: tuple[Card, ...]) -> IllegalMove:
    missing = Counter(cards) - Counter(view.hand)
    if missing:
        return IllegalMove("card.not-held", card=next(iter(missing)).value)
    return IllegalMove("round.keep", because="many" if len(cards) > 2 else "order")
