"""The questions of Condottiere: one for each phase, with further ones for Pope, Scarecrow and kept cards.

In a battle a Mercenary is chosen by its own number, 0 passes, and special cards are numbered from 11.
"""

from collections.abc import Callable, Sequence
from typing import Any

from condotta.cli.boards.board import Choice, Question, numbered
from condotta.cli.words import Words
from condotta.condottiere.actions import Action, Attack, DiscardHand, Draw, Keep, Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.italy import BORDERS, Region
from condotta.condottiere.view import Phase, View

FIRST_SPECIAL = 11


class Questions:
    """The questions of one language."""

    def __init__(
        self, words: Words, names: Sequence[str], card: Callable[[Card], str], region: Callable[[Region], str]
    ) -> None:
        self.words, self.names, self.card, self.region = words, names, card, region

    def ask(self, view: View, legal: Sequence[Action]) -> Question:
        match view.phase:
            case Phase.CHOOSE:
                return self._attack(view, legal)
            case Phase.BATTLE:
                return self._battle(legal)
            case Phase.KEEP:
                return self._keep([action for action in legal if isinstance(action, Keep)])
            case Phase.DRAW:
                return self._draw([action for action in legal if isinstance(action, Draw)])
            case _:
                return self._discard(legal)

    def _attack(self, view: View, legal: Sequence[Action]) -> Question:
        labels = [(self._target(view, action.region), action) for action in legal if isinstance(action, Attack)]
        beside = any("*" in label for label, _ in labels)
        text = f"{self.words('ask-attack')}  {self.words('beside-yours')}" if beside else self.words("ask-attack")
        return Question(text, "attack", numbered(labels))

    def _target(self, view: View, region: Region) -> str:
        """A region, with a star next to one's own and the name of the seat that holds it."""
        own = set(view.seats[view.viewer or 0].regions)
        star = "*" if any(region in pair and own & set(pair) for pair in BORDERS) else ""
        holder = next((self.names[seat] for seat, one in enumerate(view.seats) if region in one.regions), None)
        return self.region(region) + star + (f" ({holder})" if holder else "")

    def _draw(self, draws: list[Draw]) -> Question:
        choices = [Choice(draw.count, self.words("choose-draw", count=draw.count), draw) for draw in draws]
        return Question(self.words("ask-draw"), "draw", tuple(choices))

    def _battle(self, legal: Sequence[Action]) -> Question:
        choices: dict[int, Choice] = {}
        specials = sorted({one.card for one in legal if isinstance(one, Play)}, key=lambda card: card.kind)
        specials = [card for card in specials if not card.is_mercenary]
        for action in legal:
            match action:
                case Pass(False):
                    choices[0] = Choice(0, self.words("choose-pass"), action)
                case Pass(True):
                    number = FIRST_SPECIAL + len(specials)
                    choices[number] = Choice(number, self.words("choose-pass-reveal"), action)
                case Play(card) if card.is_mercenary:
                    choices[int(card.value)] = Choice(int(card.value), self._play(card), action)
        for number, card in enumerate(specials, start=FIRST_SPECIAL):
            plays = [action for action in legal if isinstance(action, Play) and action.card is card]
            choices[number] = Choice(number, self._play(card), self._special(card, plays))
        return Question(self.words("ask-battle"), "play", tuple(choices[number] for number in sorted(choices)))

    def _play(self, card: Card) -> str:
        return self.words("choose-play", card=self.card(card))

    def _special(self, card: Card, plays: list[Play]) -> Any:
        """The action, or where the Pope goes, or what the Scarecrow takes back."""
        if len(plays) == 1:
            return plays[0]
        begin = f"play {card.value}"
        if card is Card.BISHOP:
            return Question(self.words("ask-pope"), f"{begin} pope", self._places(plays))
        taken = [Choice(int(one.take.value) if one.take else 0, self._fetched(one), one) for one in plays]
        return Question(self.words("ask-take"), f"{begin} take", tuple(taken))

    def _places(self, plays: list[Play]) -> tuple[Choice, ...]:
        on_map = [(self.region(play.pope), play) for play in plays if isinstance(play.pope, Region)]
        off = [Choice(0, self.words("choose-pope-off"), play) for play in plays if play.pope is None]
        return (*off, *numbered(on_map))

    def _fetched(self, play: Play) -> str:
        return self.words("choose-take", card=self.card(play.take)) if play.take else self.words("choose-nothing")

    def _keep(self, keeps: list[Keep]) -> Question:
        """First one card, then perhaps another."""
        firsts = sorted({card for keep in keeps for card in keep.cards}, key=lambda card: card.kind)
        nothing = Choice(0, self.words("choose-nothing"), Keep())
        further = [(self.card(card), self._keep_second(card, keeps)) for card in firsts]
        return Question(self.words("ask-keep-first"), "keep", (nothing, *numbered(further)))

    def _keep_second(self, first: Card, keeps: list[Keep]) -> Any:
        pairs = {_other(keep, first): keep for keep in keeps if len(keep.cards) == 2 and first in keep.cards}
        if not pairs:
            return Keep((first,))
        only = Choice(0, self.words("choose-no-more"), Keep((first,)))
        seconds = [(self.card(card), pairs[card]) for card in sorted(pairs, key=lambda card: card.kind)]
        return Question(self.words("ask-keep-second"), f"keep {first.value}", (only, *numbered(seconds)))

    def _discard(self, legal: Sequence[Action]) -> Question:
        labels = [
            (self.words("choose-discard" if isinstance(action, DiscardHand) else "choose-keep"), action)
            for action in legal
        ]
        return Question(self.words("ask-discard"), "", numbered(labels))


def _other(keep: Keep, first: Card) -> Card:
    """The other card of a pair, which may be the same kind."""
    one, other = keep.cards
    return other if one is first else one
