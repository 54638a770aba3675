"""What people read about deals, in every language."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES
from condotta.server.deals.offers import (
    Because,
    Entry,
    Offer,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    OfferWithdrawn,
    PromiseBroken,
    PromiseKept,
    State,
    Verdict,
)
from condotta.server.deals.terms import (
    AttackNext,
    Battles,
    GameEnds,
    Holding,
    Moment,
    NoAttack,
    NoCard,
    PassNow,
    PopeNotOn,
    PopeOn,
    RoundEnds,
    Spare,
    Term,
    TokenPasses,
)
from condotta.server.deals.text import explain, moment_text, tell, term_text
from tests.test_language import is_sentence

PAGE = Path(__file__).parents[3] / "docs" / "deals.md"
NAMES = ("Anna", "Jan", "Ola")
TERMS: tuple[Term, ...] = (
    PassNow(0),
    *(NoCard(0, card) for card in Card),
    *(NoAttack(0, region) for region in Region),
    NoAttack(0, Region.MILANO, Holding(1, Region.PARMA)),
    Spare(0, 1),
    AttackNext(0, Region.ROMA),
    PopeOn(0, Region.ROMA),
    PopeOn(0, None),
    PopeNotOn(0, Region.ROMA),
)
MOMENTS: tuple[Moment, ...] = (Battles(), *map(Battles, range(2, 21)), RoundEnds(), TokenPasses(), GameEnds())
OFFER = Offer("1", 0, (1, 2), RoundEnds(), "Peace!", (NoAttack(0, Region.VENEZIA), PassNow(1)))
FACTS: tuple[Entry | Verdict, ...] = (
    OfferMade(OFFER),
    OfferAnswered("1", 1, accepted=True),
    OfferAnswered("1", 1, accepted=False),
    *(OfferAnswered("1", 1, accepted=False, because=because) for because in Because),
    OfferWithdrawn("1"),
    OfferLapsed("1"),
    *(PromiseKept("1", term) for term in TERMS),
    *(PromiseBroken("1", term) for term in TERMS),
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_all_that_happens_to_an_offer_is_told(language: str) -> None:
    told = [tell(fact, OFFER, language, NAMES) for fact in FACTS]

    assert [sentence for sentence in told if not is_sentence(sentence)] == []
    assert len(set(told)) == len(told)


@every_language
def test_promises_and_moments_are_told_apart(language: str) -> None:
    assert len({term_text(term, language, NAMES) for term in TERMS}) == len(TERMS)
    assert len({moment_text(moment, language) for moment in MOMENTS}) == len(MOMENTS)


def test_no_promise_or_moment_is_left_out() -> None:
    assert {type(term) for term in TERMS} == set(get_args(Term))
    assert {type(moment) for moment in MOMENTS} == set(get_args(Moment))
    assert {type(fact) for fact in FACTS} == {*get_args(Entry), *get_args(Verdict)}


@every_language
def test_every_state_of_a_settled_offer_is_explained(language: str) -> None:
    assert all(is_sentence(explain(IllegalMove("offer.closed", state=state.value), language)) for state in State)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Anna makes Jan and Ola an offer, until the end of this round: “Peace!”; "
            "Anna does not attack Venice; Jan lays no more cards in this battle.",
        ),
        (
            "it",
            "Anna fa un'offerta a Jan e Ola, fino alla fine di questo round: «Peace!»; "
            "Anna non attacca Venezia; Jan non gioca più carte in questa battaglia.",
        ),
        (
            "pl",
            "Anna składa ofertę ważną do końca tej rundy (dla: Jan i Ola): „Peace!”; "
            "Anna rezygnuje z ataku na Wenecję; Jan nie zagrywa już kart w tej bitwie.",
        ),
        (
            "ru",
            "Anna делает предложение, оно действует до конца этого раунда (для кого: Jan и Ola): «Peace!»; "
            "Anna отказывается от атаки на Венецию; Jan больше не играет карт в этой битве.",
        ),
    ],
)
def test_an_offer_names_things_as_the_language_does(language: str, sentence: str) -> None:
    assert tell(OfferMade(OFFER), OFFER, language, NAMES) == sentence


def test_the_examples_of_the_docs_are_offers_and_name_all_promises() -> None:
    page = PAGE.read_text("utf-8")

    offers = [msgspec.json.decode(block, type=Offer) for block in re.findall("```json\n(.+?)```", page, re.DOTALL)]

    assert {type(term) for offer in offers for term in offer.terms} == set(get_args(Term))
    named = (*get_args(Term), *get_args(Moment), *State)
    tags = [kind.value if isinstance(kind, State) else kind.__struct_config__.tag for kind in named]
    assert [tag for tag in tags if f"| `{tag}` |" not in page] == []
