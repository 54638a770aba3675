"""Events: what players, logs and animations are told. Past tense, and no more than the viewer saw."""

import msgspec

from condotta.kernel.game import Seat
from condotta.ordonnance.icons import Card
from condotta.ordonnance.territories import Territory
from condotta.ordonnance.view import Ending


class Happening(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that was seen to happen."""


class CardPlaced(Happening, frozen=True, tag="card_placed"):
    """A seat laid a card; `counts` is then how many cards of that army show each icon."""

    seat: Seat
    card: Card
    territory: Territory
    counts: tuple[int, ...]


class ArmyCompleted(Happening, frozen=True, tag="army_completed"):
    """A seat's fourth card in a territory; `nth` counts the complete armies of the game."""

    seat: Seat
    territory: Territory
    nth: int


class TerritoryWon(Happening, frozen=True, tag="territory_won"):
    """All armies in a territory are complete, and this seat's beats the others."""

    seat: Seat
    territory: Territory


class CardDrawn(Happening, frozen=True, tag="card_drawn"):
    """A card from the pile; which, only its owner sees."""

    seat: Seat
    card: Card | None


class GameEnded(Happening, frozen=True, tag="game_ended"):
    winners: tuple[Seat, ...]
    ending: Ending
    scores: tuple[int, ...]


Event = CardPlaced | ArmyCompleted | TerritoryWon | CardDrawn | GameEnded
