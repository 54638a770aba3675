"""Events: what the log, the animation and the reader of a record are told."""

import msgspec

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.condottiere.view import Ending
from condotta.kernel.game import Seat


class Happening(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that was seen to happen."""


class RegionChosen(Happening, frozen=True, tag="region_chosen"):
    seat: Seat
    region: Region
    defender: Seat | None


class CardPlayed(Happening, frozen=True, tag="card_played"):
    """A seat played a card; None is one laid face down that this viewer may not see. `strength` is then announced."""

    seat: Seat
    card: Card | None
    face_down: bool
    strength: int


class CardTurnedUp(Happening, frozen=True, tag="card_turned_up"):
    seat: Seat
    card: Card
    strength: int


class CardsDiscarded(Happening, frozen=True, tag="cards_discarded"):
    """Cards left a line for the discard pile, driven out by a Bishop or a season."""

    seat: Seat
    cards: tuple[Card, ...]


class PopePlaced(Happening, frozen=True, tag="pope_placed"):
    """The Pope stands in a region, or off the board."""

    seat: Seat
    region: Region | None


class MercenaryFetched(Happening, frozen=True, tag="mercenary_fetched"):
    seat: Seat
    card: Card


class Passed(Happening, frozen=True, tag="passed"):
    """A seat passed: by itself for want of cards, or without being out as a defender may."""

    seat: Seat
    out: bool
    by_itself: bool


class BattleConcluded(Happening, frozen=True, tag="battle_concluded"):
    """The lines were compared; without a winner the highest strength was shared, or zero."""

    strengths: tuple[int, ...]
    winner: Seat | None


class RegionConquered(Happening, frozen=True, tag="region_conquered"):
    seat: Seat
    region: Region
    taken_from: Seat | None


class TokenTaken(Happening, frozen=True, tag="token_taken"):
    seat: Seat


class LinesDiscarded(Happening, frozen=True, tag="lines_discarded"):
    pass


class HandKept(Happening, frozen=True, tag="hand_kept"):
    seat: Seat


class HandDiscarded(Happening, frozen=True, tag="hand_discarded"):
    seat: Seat
    cards: tuple[Card, ...]


class CardsKept(Happening, frozen=True, tag="cards_kept"):
    """At a round's end; which cards, only their owner sees."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class CardsDealt(Happening, frozen=True, tag="cards_dealt"):
    """A new round's cards; which, only their owner sees."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class CardsDrawn(Happening, frozen=True, tag="cards_drawn"):
    """Cards from the pile; which, only their owner sees."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


class PileRenewed(Happening, frozen=True, tag="pile_renewed"):
    """The discard pile was shuffled into a new pile."""


class FinalBattleBegan(Happening, frozen=True, tag="final_battle_began"):
    finalists: tuple[Seat, ...]


class GameEnded(Happening, frozen=True, tag="game_ended"):
    winners: tuple[Seat, ...]
    ending: Ending


class CardsShown(Happening, frozen=True, tag="cards_shown"):
    """A seat showed cards to others; which, only they see."""

    seat: Seat
    to: tuple[Seat, ...]
    count: int
    cards: tuple[Card, ...] | None


Event = (
    RegionChosen
    | CardPlayed
    | CardTurnedUp
    | CardsDiscarded
    | PopePlaced
    | MercenaryFetched
    | Passed
    | BattleConcluded
    | RegionConquered
    | TokenTaken
    | LinesDiscarded
    | HandKept
    | HandDiscarded
    | CardsKept
    | CardsDealt
    | CardsDrawn
    | PileRenewed
    | FinalBattleBegan
    | GameEnded
    | CardsShown
)
