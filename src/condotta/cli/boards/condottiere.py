"""Condottiere in a terminal: lines, strengths, regions, hand and map."""

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from condotta.cli.boards.board import Question
from condotta.cli.boards.condottiere_questions import Questions
from condotta.cli.houses import banner
from condotta.cli.words import Words
from condotta.condottiere.actions import Action
from condotta.condottiere.cards import Card
from condotta.condottiere.events import CardPlayed, CardsKept, Event
from condotta.condottiere.italy import BORDERS, Region
from condotta.condottiere.notation import write
from condotta.condottiere.view import Phase, View
from condotta.kernel.language import say


class CondottiereBoard:
    """Condottiere as one language shows it."""

    clause = "bishop.pope"
    shows_cards = True

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words, self.names = words, names

    def table(self, view: View, here: Sequence[int] = ()) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for heading in ("player", "hand", "line", "strength", "regions", "state"):
            right = heading in ("hand", "strength")
            table.add_column(self.words(f"head-{heading}"), justify="right" if right else "left")
        for seat in range(len(view.seats)):
            table.add_row(*self._row(view, seat, seat in here))
        return Group(self._headline(view), table, *self._known(view))

    def hand(self, view: View) -> str:
        cards = self.cards(view.hand) or "–"
        return cards if view.face_down is None else f"{cards}; {self.words('face-down')}: {self.card(view.face_down)}"

    def map(self, view: View) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for heading in ("region", "owner", "borders"):
            table.add_column(self.words(f"head-{heading}"))
        for region in Region:
            around = [one if other is region else other for one, other in BORDERS if region in (one, other)]
            table.add_row(self.region(region), self._owner(view, region), ", ".join(map(self.region, around)))
        return table

    def question(self, view: View, legal: Sequence[Action]) -> Question:
        return Questions(self.words, self.names, self.card, self.region).ask(view, legal)

    def goes_without_saying(self, view: View, legal: Sequence[Action]) -> bool:
        return len(legal) == 1 and view.phase in (Phase.DISCARD, Phase.DRAW)

    def notation(self, action: Action, seen: Sequence[Event]) -> str:
        for event in seen:
            if isinstance(event, CardPlayed) and event.card is None:
                return self.words("hidden-play")
            if isinstance(event, CardsKept) and event.cards is None:
                return self.words("hidden-keep")
        return write(action)

    def examples(self) -> Sequence[tuple[str, str]]:
        forms = ("attack Milano", "play 10", "play bishop pope Roma", "play bishop pope off", "play scarecrow take 6")
        more = ("pass", "pass reveal", "keep", "discard", "keep 10 heroine", "keep nothing", "draw 2")
        return [(form, self.words(f"form-{form.lower().replace(' ', '-')}")) for form in (*forms, *more)]

    def card(self, card: Card) -> str:
        return say(self.words.language, f"card-{card.value}")

    def region(self, region: Region) -> str:
        return say(self.words.language, f"region-{region.value}")

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards grouped by kind, as in "4 ×3, 10, Winter"."""
        counted = Counter(cards).items()
        return ", ".join(self.card(card) + (f" ×{count}" if count > 1 else "") for card, count in counted)

    def _headline(self, view: View) -> Text:
        """What is fought for, and where the Pope is."""
        pope = self.words("pope-at", region=self.region(view.pope)) if view.pope else self.words("pope-off")
        pile = self.words("pile", count=view.pile_size)
        return Text.assemble((self._battle(view), "bold"), "  ·  ", pope, "  ·  ", pile)

    def _battle(self, view: View) -> str:
        """The battle that goes on, comes next or is just over."""
        if view.finalists:
            return self.words("final-battle")
        if view.region is None or view.phase is Phase.CHOOSE:
            return self.words("no-battle", name=self.names[view.token])
        region = self.region(view.region)
        if view.phase in (Phase.BATTLE, Phase.OVER):
            return self.words("battle-for", region=region)
        chosen = view.phase is not Phase.DRAW and not view.options.choose_after_deal
        return self.words("next-battle" if chosen else "after-battle", region=region)

    def _row(self, view: View, seat: int, here: bool) -> list[RenderableType]:
        one = view.seats[seat]
        name = banner(seat, self.names)
        if here:
            name.append(f" {self.words('you')}", "not bold")
        line = [self.cards(one.line), self.words("face-down") if one.face_down else ""]
        regions = ", ".join(map(self.region, one.regions))
        strength = str(one.strength) if one.line or one.face_down or one.strength else "–"
        return [name, str(one.hand_size), ", ".join(filter(None, line)), strength, regions, self._state(view, seat)]

    def _state(self, view: View, seat: int) -> str:
        """The token, a pass, a defender, a turn."""
        marks = {
            "mark-token": view.token == seat,
            "mark-defends": view.defender == seat,
            "mark-passed": view.seats[seat].out and (not view.finalists or seat in view.finalists),
            "mark-apart": bool(view.finalists) and seat not in view.finalists,
        }
        return ", ".join(self.words(mark) for mark, holds in marks.items() if holds)

    def _known(self, view: View) -> list[Text]:
        """What the viewer knows of other hands."""
        if view.viewer is None:
            return []
        told = [(self.names[seat], self.cards(one.known)) for seat, one in enumerate(view.seats) if one.known]
        return [Text(self.words("known", name=name, cards=cards), "italic") for name, cards in told]

    def _owner(self, view: View, region: Region) -> Text:
        for seat, one in enumerate(view.seats):
            if region in one.regions:
                return banner(seat, self.names)
        marks = {"map-pope": region is view.pope, "map-contested": region is view.region}
        return Text(", ".join(self.words(mark) for mark, holds in marks.items() if holds) or "–")
