"""Ordonnance in a terminal: five territories, four slots each, icons by their letters."""

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from condotta.cli.boards.board import Question, numbered
from condotta.cli.houses import banner
from condotta.cli.words import Words
from condotta.kernel.language import say
from condotta.ordonnance.actions import Action
from condotta.ordonnance.events import Event
from condotta.ordonnance.icons import LETTERS, Card
from condotta.ordonnance.notation import write
from condotta.ordonnance.territories import ARMY, BY_NUMBER, Territory
from condotta.ordonnance.view import ArmyView, View

ICONS = {"S": "spear", "B": "bow", "W": "swords", "H": "helmet", "F": "flag"}
SIZES = {4: "regiment", 3: "battalion", 2: "company"}


class OrdonnanceBoard:
    """Ordonnance as one language shows it."""

    clause = "army.compare"
    shows_cards = False

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words, self.names = words, names

    def table(self, view: View, here: Sequence[int] = ()) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_lines=True)
        table.add_column(self.words("head-player"))
        for territory in Territory:
            table.add_column(f"{territory.number + 1} {self.territory(territory)}")
        for seat, one in enumerate(view.seats):
            name = banner(seat, self.names)
            if seat in here:
                name.append(f" {self.words('you')}", "not bold")
            name.append(f"\n{self.words('holds', count=one.hand_size)}", "not bold dim")
            table.add_row(name, *(self._army(view, seat, at) for at in range(len(one.armies))))
        return Group(Text(self.words("pile", count=view.pile_size)), table)

    def hand(self, view: View) -> str:
        return ", ".join(f"{card.value} ×{count}" if count > 1 else card.value for card, count in _counted(view)) or "–"

    def map(self, view: View) -> RenderableType:
        """Who leads where, and by what."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for heading in ("territory", "leader", "armies"):
            table.add_column(self.words(f"head-{heading}"))
        for territory in Territory:
            leader = view.leaders[territory.number]
            armies = Text("\n").join(
                Text.assemble(banner(seat, self.names), "  ", self._formations(one.armies[territory.number]))
                for seat, one in enumerate(view.seats)
            )
            table.add_row(self.territory(territory), banner(leader, self.names) if leader is not None else "–", armies)
        return table

    def question(self, view: View, legal: Sequence[Action]) -> Question:
        armies = view.seats[view.viewer or 0].armies
        labels = [
            (f"{card.value}  {self._icons(card)}", self._where(card, armies, legal)) for card, _ in _counted(view)
        ]
        return Question(self.words("ask-card"), "place", numbered(labels))

    def goes_without_saying(self, view: View, legal: Sequence[Action]) -> bool:
        return False

    def notation(self, action: Action, seen: Sequence[Event]) -> str:
        return write(action)

    def examples(self) -> Sequence[tuple[str, str]]:
        return [
            (form, self.words(f"form-{form.lower().replace(' ', '-')}")) for form in ("place SBF Jerusalem", "SBF 3")
        ]

    def territory(self, territory: Territory) -> str:
        return say(self.words.language, f"territory-{territory.value}")

    def _where(self, card: Card, armies: Sequence[ArmyView], legal: Sequence[Action]) -> Question:
        places = [place for place in legal if place.card is card]
        labels = [
            (f"{self.territory(place.territory)}  {_written(armies[place.territory.number])}", place)
            for place in places
        ]
        choices = [
            choice._replace(number=place.territory.number + 1)
            for choice, place in zip(numbered(labels), places, strict=True)
        ]
        return Question(self.words("ask-territory", card=card.value), f"place {card.value}", tuple(choices))

    def _icons(self, card: Card) -> str:
        return ", ".join(say(self.words.language, f"icon-{ICONS[icon]}") for icon in card.value)

    def _army(self, view: View, seat: int, territory: int) -> Text:
        """The cards one below the other, and a word where this army is ahead or has won."""
        army = view.seats[seat].armies[territory]
        text = Text("\n".join([*(_aligned(card) for card in army.cards), *["–"] * (ARMY - len(army.cards))]))
        if view.leaders[territory] == seat:
            won = BY_NUMBER[territory] in view.seats[seat].territories
            text.append(f"\n{self.words('army-won' if won else 'army-leads')}", "bold")
        return text

    def _formations(self, army: ArmyView) -> str:
        """Regiments, battalions and companies by their letters, the senior ones first."""
        parts = [
            f"{say(self.words.language, f'army-{name}')} {letters}"
            for size, name in SIZES.items()
            if (letters := "".join(letter for letter, count in zip(LETTERS, army.counts, strict=True) if count == size))
        ]
        return ", ".join(parts) or "–"


def _counted(view: View) -> list[tuple[Card, int]]:
    return list(Counter(view.hand).items())


def _written(army: ArmyView) -> str:
    """The cards of an army in a row, with the free places."""
    return " ".join([*(card.value for card in army.cards), *["–"] * (ARMY - len(army.cards))])


def _aligned(card: Card) -> str:
    """The icons of a card, each in its own column, so that a regiment is a column of one letter."""
    return "".join(letter if letter in card.value else "·" for letter in LETTERS)
