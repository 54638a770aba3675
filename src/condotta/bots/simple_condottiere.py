"""A rule of thumb for Condottiere: take the lead cheaply, stop when it is safe or hopeless, build a kingdom."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UnsetType

from condotta.bots.bot import dice_for
from condotta.condottiere.actions import Action, Attack, DiscardHand, Draw, Keep, Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.events import BattleConcluded
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import BORDERS, Region
from condotta.condottiere.view import Phase, View
from condotta.kernel.game import Seat

COMFORT = 9
"""A lead that one may hope to keep."""
EFFORT = 4
"""Cards that a battle is worth if nobody would win the game by it."""
ALL_IN = 99

WORTH = {
    Card.ONE: 1.0,
    Card.TWO: 2.0,
    Card.THREE: 3.0,
    Card.FOUR: 4.0,
    Card.FIVE: 5.0,
    Card.SIX: 6.0,
    Card.TEN: 10.0,
    Card.COURTESAN: 1.5,
    Card.SCARECROW: 3.0,
    Card.SPRING: 6.0,
    Card.WINTER: 7.0,
    Card.BISHOP: 8.0,
    Card.DRUMMER: 8.0,
    Card.SURRENDER: 9.0,
    Card.HEROINE: 12.0,
}
"""What a card is worth keeping for later."""
BESIDE = {
    region: {other for pair in BORDERS if region in pair for other in pair if other is not region} for region in Region
}


class SimpleCondottiere(msgspec.Struct, frozen=True):
    """Answers each question by one rule of thumb."""

    seed: str

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        match view.phase:
            case Phase.CHOOSE:
                return self._attack(view, [action for action in legal if isinstance(action, Attack)])
            case Phase.BATTLE:
                return Battle(self.seed, view, legal).decide()
            case Phase.KEEP:
                return max((one for one in legal if isinstance(one, Keep)), key=_kept_worth)
            case Phase.DRAW:
                return max((one for one in legal if isinstance(one, Draw)), key=lambda draw: draw.count)
            case _:
                return _keep_or_discard(view, legal)

    def _attack(self, view: View, attacks: list[Attack]) -> Attack:
        """Where one's kingdom grows; then where it could grow further; then anywhere."""
        dice = dice_for(self.seed, view)
        return max(attacks, key=lambda attack: (*_promise(view, _viewer(view), attack.region), dice.random()))


class Battle:
    """One decision in a battle."""

    def __init__(self, seed: str, view: View, legal: Sequence[Action]) -> None:
        self.view, self.me = view, _viewer(view)
        self.pass_ = next(action for action in legal if isinstance(action, Pass))
        self.plays = _with_best_pope(view, [action for action in legal if isinstance(action, Play)])
        strengths = [seat.strength for seat in view.seats]
        strengths[self.me] += _face_down_worth(view)
        self.own, self.rival = strengths[self.me], _best_other(strengths, self.me)
        self.likely = CONDOTTIERE.sample(view, seed)

    def decide(self) -> Action:
        contested = any(not seat.out for at, seat in enumerate(self.view.seats) if at != self.me)
        if self.own > self.rival:
            return self._keep_lead() if contested else self.pass_
        return self._take_lead() or self._climb() or self._rescue() or self.pass_

    def _keep_lead(self) -> Action:
        """End the battle at once, or rest on a comfortable lead, or add a little."""
        surrenders = [play for play in self.plays if play.card is Card.SURRENDER]
        if surrenders:
            return surrenders[0]
        if self.own - self.rival >= COMFORT or self._spent():
            return self.pass_
        small = [play for play in self.plays if WORTH[play.card] <= 3 and play.card is not Card.SCARECROW]
        return min(small, key=_worth, default=self.pass_)

    def _take_lead(self) -> Action | None:
        """The cheapest card that takes the lead."""
        if self._spent():
            return None
        return next((play for play in sorted(self.plays, key=_worth) if self._leads_after(play)), None)

    def _climb(self) -> Action | None:
        """The strongest card, if a few like it could take the lead."""
        plays = [play for play in self.plays if self._adds(play.card)]
        hope = sorted((self._adds(card) for card in self.view.hand), reverse=True)[: max(self._left(), 0)]
        if not plays or self.own + sum(hope) <= self.rival:
            return None
        return max(plays, key=lambda play: (self._adds(play.card), -_worth(play)))

    def _adds(self, card: Card) -> float:
        """About what a card adds to one's line by itself."""
        winter = any(Card.WINTER in seat.line for seat in self.view.seats)
        if card.is_mercenary:
            return 1.0 if winter else WORTH[card]
        return {Card.COURTESAN: 1.0, Card.HEROINE: 10.0}.get(card, 0.0)

    def _rescue(self) -> Action | None:
        """Before giving up, fetch a good Mercenary back."""
        fetching = [play for play in self.plays if play.take and WORTH[play.take] >= 5]
        return max(fetching, key=lambda play: WORTH[play.take or Card.ONE], default=None)

    def _leads_after(self, play: Play) -> bool:
        """Try it on a position that the real one might be."""
        turn = CONDOTTIERE.apply(self.likely, play)
        after = CONDOTTIERE.view(turn.position, self.me)
        strengths = [seat.strength for seat in after.seats]
        strengths[self.me] += _face_down_worth(after)
        for event in turn.events(self.me):
            if isinstance(event, BattleConcluded):
                strengths = list(event.strengths)
        return strengths[self.me] > _best_other(strengths, self.me)

    def _left(self) -> int:
        """Cards that this battle may still cost."""
        effort = ALL_IN if self._decisive() else EFFORT
        return effort - len(self.view.seats[self.me].line) - self.view.seats[self.me].face_down

    def _spent(self) -> bool:
        return self._left() <= 0

    def _decisive(self) -> bool:
        """Whether somebody would win the game by this battle: oneself, or the strongest of the others."""
        if self.view.region is None:
            return True
        strongest = max(range(len(self.view.seats)), key=lambda seat: self.view.seats[seat].strength)
        return any(_wins_with(self.view, seat, self.view.region) for seat in (self.me, strongest))


def _keep_or_discard(view: View, legal: Sequence[Action]) -> Action:
    """Throw a hand away if nothing in it has any strength."""
    feeble = not {Card.HEROINE, Card.COURTESAN} & set(view.hand)
    return next((one for one in legal if isinstance(one, DiscardHand) == feeble), legal[0])


def _with_best_pope(view: View, plays: list[Play]) -> list[Play]:
    """Of the Bishops only the one that bars the region which promises most to another seat."""
    bishops = [play for play in plays if play.card is Card.BISHOP]
    if not bishops:
        return plays
    best = max(bishops, key=lambda play: _danger(view, play.pope))
    return [play for play in plays if play.card is not Card.BISHOP or play is best]


def _danger(view: View, place: Region | UnsetType | None) -> float:
    """How much others want a region; off the board is better than a region that nobody wants."""
    if not isinstance(place, Region) or place is view.region:
        return 0.5 if place is None else 0.0
    others = [seat for seat in range(len(view.seats)) if seat != view.viewer]
    return max(_wins_with(view, seat, place) for seat in others) - _wins_with(view, _viewer(view), place)


def _promise(view: View, seat: Seat, region: Region) -> tuple[Any, ...]:
    """What a region promises to a seat: victory, a larger kingdom, more neighbours to go on to."""
    realm = {*view.seats[seat].regions, region}
    return _wins_with(view, seat, region), len(_kingdom(realm, region)), len(BESIDE[region])


def _wins_with(view: View, seat: Seat, region: Region) -> bool:
    realm = {*view.seats[seat].regions, region}
    return len(realm) >= view.options.regions_to_win or len(_kingdom(realm, region)) >= view.options.adjacent_to_win


def _kingdom(realm: set[Region], region: Region) -> set[Region]:
    """The part of a realm that hangs together with this region of it."""
    part, edge = {region}, {region}
    while edge:
        edge = {near for one in edge for near in BESIDE[one]} & realm - part
        part |= edge
    return part


def _face_down_worth(view: View) -> int:
    """About what one's own face-down card will add."""
    card = view.face_down
    return 0 if card is None else 10 if card is Card.HEROINE else int(WORTH[card]) if card.is_mercenary else 1


def _best_other(strengths: list[int], me: Seat) -> int:
    return max(strength for seat, strength in enumerate(strengths) if seat != me)


def _worth(play: Play) -> float:
    return WORTH[play.card]


def _kept_worth(keep: Keep) -> float:
    return sum(WORTH[card] for card in keep.cards)


def _viewer(view: View) -> Seat:
    if view.viewer is None:
        raise ValueError("A spectator has nothing to decide.")
    return view.viewer
