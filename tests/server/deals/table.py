"""A table in tests: a real game beside its ledger, which sees of it what a spectator sees."""

from typing import Any

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Phase, View
from condotta.kernel.game import Seat
from condotta.server.deals.ledger import Ledger
from condotta.server.deals.offers import Deal, Offer, OfferAnswered, OfferMade, OfferWithdrawn, State
from condotta.server.deals.refusal import check_answer, check_offer, check_withdrawal
from condotta.server.deals.scene import scene_of
from condotta.server.deals.terms import GameEnds, Moment, Term

A, B, C = range(3)


class Table:
    """Anna, Jan and Ola play; offers are numbered from 1."""

    def __init__(self, setup: Setup) -> None:
        self.position = CONDOTTIERE.set_up(setup, "deals")
        self.ledger = Ledger(scene_of(CONDOTTIERE.view(self.position, None)))

    def offer(self, by: Seat, to: tuple[Seat, ...], *terms: Term, until: Moment | None = None, text: str = "") -> str:
        """Make an offer, unless it is refused, and give its id."""
        made = Offer(str(len(self.ledger.deals) + 1), by, to, until or GameEnds(), text, terms)
        check_offer(self.ledger, made)
        self.ledger = self.ledger.after(OfferMade(made))
        return made.id

    def answer(self, offer: str, seat: Seat, *, accept: bool = True) -> None:
        entry = OfferAnswered(offer, seat, accept)
        check_answer(self.ledger, entry)
        self.ledger = self.ledger.after(entry)

    def agree(self, *terms: Term, until: Moment | None = None) -> str:
        """An offer of Anna to Jan that he accepts."""
        offer = self.offer(A, (B,), *terms, until=until)
        self.answer(offer, B)
        return offer

    def withdraw(self, offer: str, seat: Seat) -> None:
        check_withdrawal(self.ledger, offer, seat)
        self.ledger = self.ledger.after(OfferWithdrawn(offer))

    def play(self, *moves: str) -> None:
        """Let whoever is to move do this, in notation."""
        for move in moves:
            turn = CONDOTTIERE.apply(self.position, CONDOTTIERE.read(move))
            self.position, self.ledger = turn.position, self.ledger.witness(turn.events(None))

    def keep_hands(self) -> None:
        """Let all answer that they keep their hands, up to the next battle or choice."""
        while self.view(None).phase is Phase.DISCARD:
            self.play("keep")

    def deal(self, offer: str) -> Deal:
        found = self.ledger.deal(offer)
        assert found is not None
        return found

    def state(self, offer: str) -> State:
        return self.deal(offer).state

    def view(self, viewer: Seat | None) -> View:
        return CONDOTTIERE.view(self.position, viewer)

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        return CONDOTTIERE.legal(self.view(seat))


def choosing(hands: tuple[str, ...] = ("10 10 bishop", "6 6 bishop", "5 5 courtesan"), **rest: Any) -> Table:
    """Anna is to choose a region."""
    return Table(_setup(hands, Phase.CHOOSE, rest))


def fighting(hands: tuple[str, ...] = ("10 10 bishop", "6 6 bishop", "5 5 courtesan"), **rest: Any) -> Table:
    """Anna is to play or pass in a battle for Roma, or another region."""
    return Table(_setup(hands, Phase.BATTLE, {"region": Region.ROMA, **rest}))


def _setup(hands: tuple[str, ...], phase: Phase, rest: dict[str, Any]) -> Setup:
    variants = {name: rest.pop(name) for name in list(rest) if name in Options.__struct_fields__}
    return Setup(Options(len(hands), **variants), hands, phase, turn=rest.pop("turn", 0), **rest)
