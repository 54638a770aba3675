"""The ledger of a table: its offers, folded over the entries of the log and the events that everybody saw."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from condotta.kernel.game import Seat
from condotta.server.deals.judge import at_its_moment, has_come, judge, moment_of
from condotta.server.deals.offers import (
    Deal,
    Entry,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    OfferWithdrawn,
    PromiseBroken,
    PromiseKept,
    State,
    Verdict,
)
from condotta.server.deals.scene import Scene
from condotta.server.deals.terms import Term

Told = tuple[Verdict, ...]


class Ledger(msgspec.Struct, frozen=True):
    """All offers of a table and all verdicts, oldest first. A value: what is taken back in the game is folded anew."""

    scene: Scene
    deals: tuple[Deal, ...] = ()
    verdicts: Told = ()

    def after(self, entry: Entry) -> "Ledger":
        """The ledger after an entry that has been checked."""
        if isinstance(entry, OfferMade):
            deal = Deal(entry.offer, self.scene.tally, (None,) * len(entry.offer.terms))
            return replace(self, deals=(*self.deals, deal))
        deals = tuple(_after(deal, entry) if deal.offer.id == entry.offer else deal for deal in self.deals)
        return replace(self, deals=deals)

    def witness(self, events: Iterable[Any]) -> "Ledger":
        """The ledger after events as a spectator sees them; new verdicts are added at the end."""
        ledger = self
        for event in events:
            ledger = ledger._saw(event)
        return ledger

    def next_game(self, scene: Scene) -> "Ledger":
        """The ledger when the next game of a match begins. What an unfinished one left undecided stays unjudged."""
        return replace(self, scene=scene, deals=tuple(map(_left, self.deals)))

    def deal(self, offer: str) -> Deal | None:
        return next((deal for deal in self.deals if deal.offer.id == offer), None)

    def known_to(self, seat: Seat) -> tuple[Deal, ...]:
        """The deals that a seat is a party to: nobody sees others, now or later."""
        return tuple(deal for deal in self.deals if seat in deal.offer.parties)

    def promises_of(self, seat: Seat) -> tuple[Term, ...]:
        """What a seat has promised and has still to keep, oldest first."""
        return tuple(term for deal in self.deals for term in deal.in_force if term.seat == seat)

    def breakers(self, seat: Seat) -> frozenset[Seat]:
        """Who broke a promise in a deal with this seat."""
        return frozenset(by for deal in self.known_to(seat) for by in deal.broken_by if by != seat)

    def _saw(self, event: Any) -> "Ledger":
        before, scene = self.scene, self.scene.after(event)
        if not self.deals or not any(deal.is_live for deal in self.deals):
            return self if scene is before else replace(self, scene=scene)
        deals, verdicts = [], list(self.verdicts)
        for deal in self.deals:
            new, told = _witnessed(deal, before, event, scene) if deal.is_live else (deal, ())
            deals.append(new)
            verdicts += told
        return Ledger(scene, tuple(deals), tuple(verdicts))


def _after(deal: Deal, entry: OfferAnswered | OfferWithdrawn) -> Deal:
    if isinstance(entry, OfferWithdrawn):
        return replace(deal, state=State.WITHDRAWN)
    if not entry.accepted:
        return replace(deal, state=State.DECLINED, declined=entry.seat)
    accepted = (*deal.accepted, entry.seat)
    stands = set(accepted) == set(deal.offer.to)
    return replace(deal, accepted=accepted, state=State.ACCEPTED if stands else State.OPEN)


def _left(deal: Deal) -> Deal:
    """A deal when its game is left."""
    after = {State.OPEN: State.LAPSED, State.ACCEPTED: State.ENDED}
    return replace(deal, state=after.get(deal.state, deal.state))


def _witnessed(deal: Deal, before: Scene, event: Any, after: Scene) -> tuple[Deal, Told]:
    """A deal after an event, and what that told about it."""
    if deal.state is State.OPEN:
        if deal.is_late(after):
            return replace(deal, state=State.LAPSED), (OfferLapsed(deal.offer.id),)
        return deal, ()
    findings = [_found(deal, term, before, event, after) for term in deal.in_force]
    return _settled(deal, findings, after)


def _found(deal: Deal, term: Term, before: Scene, event: Any, after: Scene) -> bool | None:
    found = judge(term, before.war, event) if before.war else None
    if found is None and has_come(moment_of(term, deal.offer.until), deal.made, after):
        return at_its_moment(term)
    return found


def _settled(deal: Deal, findings: list[bool | None], scene: Scene) -> tuple[Deal, Told]:
    """A deal with what was found about its promises in force."""
    told: list[Verdict] = []
    for term, found in zip(deal.in_force, findings, strict=True):
        if found is not None:
            told.append(PromiseKept(deal.offer.id, term) if found else PromiseBroken(deal.offer.id, term))
    rest = iter(findings)
    kept = tuple(next(rest) if old is None else old for old in deal.kept)
    return replace(deal, kept=kept, state=_state(deal, kept, scene)), tuple(told)


def _state(deal: Deal, kept: tuple[bool | None, ...], scene: Scene) -> State:
    if False in kept:
        return State.BROKEN
    if not kept:
        return State.ENDED if has_come(deal.offer.until, deal.made, scene) else State.ACCEPTED
    return State.ACCEPTED if None in kept else State.KEPT
