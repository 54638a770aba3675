"""The book of deals of a table: what was said of offers, and the ledger that follows from it and from the game."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from condotta.kernel.game import Seat, Viewer
from condotta.server.deals.ledger import Ledger
from condotta.server.deals.offers import Deal, Entry, Offer, OfferMade, State, Verdict
from condotta.server.deals.scene import Scene

LATEST = 8
"""How many offers that are settled a viewer is told of when he begins to follow a table."""

NO_GAME = Scene(0, over=True)


class OfferCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer as its parties see it. `kept` goes with its promises: kept, broken, or null while that is open."""

    offer: Offer
    state: State
    accepted: tuple[Seat, ...] = ()
    declined: Seat | None = None
    kept: tuple[bool | None, ...] = ()


class Page(msgspec.Struct, frozen=True):
    """Where the book stood at some time: the ledger, and how many entries there were."""

    ledger: Ledger
    entries: int


class Book:
    """What was said stays said; what the game told about it can be taken back with a move.

    `made` is when each offer was made.
    """

    def __init__(self) -> None:
        self.ledger = Ledger(NO_GAME)
        self.entries: list[Entry] = []
        self.made: dict[str, int] = {}

    @property
    def page(self) -> Page:
        return Page(self.ledger, len(self.entries))

    def open(self, scene: Scene) -> None:
        """A game begins; in a match the deals of earlier games are remembered."""
        self.ledger = self.ledger.next_game(scene)
        self.entries.clear()

    def write(self, entry: Entry, at: int) -> None:
        self.entries.append(entry)
        self.ledger = self.ledger.after(entry)
        if isinstance(entry, OfferMade):
            self.made[entry.offer.id] = at

    def witness(self, events: Iterable[Any]) -> None:
        """Something happened in the game, as a spectator saw it."""
        self.ledger = self.ledger.witness(events)

    def turn_back(self, page: Page) -> None:
        """Moves were taken back, with all that they told; what was said since then holds at the earlier moment."""
        self.ledger = page.ledger
        for entry in self.entries[page.entries :]:
            self.ledger = self.ledger.after(entry)

    def break_off(self) -> None:
        """The game is left unfinished, and nothing more is judged."""
        self.ledger = self.ledger.next_game(replace(self.ledger.scene, over=True))

    def forget(self, seat: Seat) -> None:
        """Somebody else comes to this seat: he neither sees nor answers for the deals of the one before."""
        deals = tuple(deal for deal in self.ledger.deals if seat not in deal.offer.parties)
        left = {deal.offer.id for deal in deals}
        verdicts = tuple(verdict for verdict in self.ledger.verdicts if verdict.offer in left)
        self.ledger = replace(self.ledger, deals=deals, verdicts=verdicts)

    def offers(self, seat: Seat) -> tuple[OfferCard, ...]:
        """All offers that a seat is a party to, oldest first."""
        return tuple(map(_card, self.ledger.known_to(seat)))

    def recent(self, viewer: Viewer) -> tuple[OfferCard, ...]:
        """What a viewer begins with: his offers that the game can still change, and the latest others."""
        deals = () if viewer is None else self.ledger.known_to(viewer)
        settled = [deal.offer.id for deal in deals if not deal.is_live][-LATEST:]
        return tuple(_card(deal) for deal in deals if deal.is_live or deal.offer.id in settled)


class Tidings(msgspec.Struct, frozen=True):
    """What an entry changed in the book: the offers that are new or have become something else, and the verdicts."""

    deals: tuple[Deal, ...] = ()
    verdicts: tuple[Verdict, ...] = ()

    def offers_for(self, viewer: Viewer) -> tuple[OfferCard, ...]:
        """Those of the offers that a viewer is a party to; verdicts are about these."""
        return tuple(_card(deal) for deal in self.deals if viewer in deal.offer.parties)

    def verdicts_for(self, viewer: Viewer) -> tuple[Verdict, ...]:
        own = {deal.offer.id for deal in self.deals if viewer in deal.offer.parties}
        return tuple(verdict for verdict in self.verdicts if verdict.offer in own)


NOTHING = Tidings()


def tidings(before: Ledger | None, after: Ledger) -> Tidings:
    """What is new in a ledger; everything, if there was none."""
    if before is not None and before.deals is after.deals:
        return NOTHING
    known = {} if before is None else {deal.offer.id: deal for deal in before.deals}
    deals = tuple(deal for deal in after.deals if known.get(deal.offer.id) != deal)
    verdicts = () if before is None else after.verdicts[len(before.verdicts) :]
    return Tidings(deals, verdicts) if deals else NOTHING


def _card(deal: Deal) -> OfferCard:
    return OfferCard(deal.offer, deal.state, deal.accepted, deal.declined, deal.kept)
