"""Offers: the entries of a table's log that make, answer and withdraw them, and what follows from the game."""

import re
import unicodedata
from enum import Enum

import msgspec

from condotta.kernel.game import Seat
from condotta.server.deals.judge import has_come, moment_of
from condotta.server.deals.scene import Scene, Tally
from condotta.server.deals.terms import Moment, Term
from condotta.server.entry import Entry as LogEntry

LONGEST_TEXT = 280
MOST_TERMS = 8


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal to one or more other seats: words, which nobody judges, and promises of its parties."""

    id: str
    by: Seat
    to: tuple[Seat, ...]
    until: Moment
    text: str = ""
    terms: tuple[Term, ...] = ()

    @property
    def parties(self) -> tuple[Seat, ...]:
        return (self.by, *self.to)


class Because(Enum):
    """Why a bot declines."""

    NO_DEALS = "no_deals"
    ONLY_TERMS = "only_terms"
    BROKEN_WORD = "broken_word"
    LEADER = "leader"
    PROMISED = "promised"
    TOO_DEAR = "too_dear"


class DealEntry(LogEntry, frozen=True):
    """An entry of a table's log about an offer. Each says itself who the parties are: nobody else ever sees it."""


class OfferMade(DealEntry, frozen=True, tag="offer_made"):
    offer: Offer


class OfferAnswered(DealEntry, frozen=True, tag="offer_answered"):
    """A seat accepted or declined; a bot that declines says why."""

    offer: str
    seat: Seat
    accepted: bool
    because: Because | None = None
    parties: tuple[Seat, ...] = ()


class OfferWithdrawn(DealEntry, frozen=True, tag="offer_withdrawn"):
    """Who made it takes it back before all have accepted."""

    offer: str
    parties: tuple[Seat, ...] = ()


Entry = OfferMade | OfferAnswered | OfferWithdrawn


class Finding(msgspec.Struct, frozen=True, tag_field="finding"):
    """What the game told about an offer. It follows from the log and is never written there."""

    offer: str


class PromiseKept(Finding, frozen=True, tag="promise_kept"):
    term: Term


class PromiseBroken(Finding, frozen=True, tag="promise_broken"):
    """With the first broken promise the whole deal is broken, and nobody is held to the rest."""

    term: Term


class OfferLapsed(Finding, frozen=True, tag="offer_lapsed"):
    """Its moment came before all had accepted."""


Verdict = PromiseKept | PromiseBroken | OfferLapsed


class State(Enum):
    """What has become of an offer; `ended` is one in words only, when its moment has come."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"
    ENDED = "ended"
    KEPT = "kept"
    BROKEN = "broken"


class Deal(msgspec.Struct, frozen=True):
    """An offer and what became of it; `kept` goes with its terms, None is not decided."""

    offer: Offer
    made: Tally
    kept: tuple[bool | None, ...]
    state: State = State.OPEN
    accepted: tuple[Seat, ...] = ()
    declined: Seat | None = None

    @property
    def broken_by(self) -> tuple[Seat, ...]:
        """Who broke it; more than one only if a moment came before they had done what they promised."""
        broken = {term.seat for term, kept in zip(self.offer.terms, self.kept, strict=True) if kept is False}
        return tuple(sorted(broken))

    @property
    def in_force(self) -> tuple[Term, ...]:
        """The promises that are still to be kept."""
        if self.state is not State.ACCEPTED:
            return ()
        return tuple(term for term, kept in zip(self.offer.terms, self.kept, strict=True) if kept is None)

    @property
    def is_live(self) -> bool:
        """Whether the game can still change it."""
        return self.state in (State.OPEN, State.ACCEPTED)

    def is_late(self, scene: Scene) -> bool:
        """Whether it is too late to accept: the moment of the offer, or of one of its promises, has come."""
        moments = {self.offer.until, *(moment_of(term, self.offer.until) for term in self.offer.terms)}
        return any(has_come(moment, self.made, scene) for moment in moments)


def clean(text: str) -> str:
    """A text on one line, without control and other invisible characters."""
    plain = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text))
    return "".join(letter for letter in plain if unicodedata.category(letter)[0] != "C").strip()
