"""The ledger: offers from open to settled, and a fold that does not depend on how it is cut."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings

from condotta.condottiere.cards import Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.view import View
from condotta.kernel.game import IllegalMove
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options as OrdonnanceOptions
from condotta.server.deals.ledger import Ledger
from condotta.server.deals.offers import Entry, Offer, OfferAnswered, OfferMade, OfferWithdrawn, State, clean
from condotta.server.deals.refusal import check_offer
from condotta.server.deals.scene import Scene, Tally, scene_of
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
from tests.condottiere.play import games, random_game, seeds
from tests.server.deals.table import A, B, C, fighting

MOMENTS: tuple[Moment, ...] = (Battles(), Battles(3), RoundEnds(), TokenPasses(), GameEnds())


def random_terms(dice: random.Random, seats: tuple[int, ...], players: int) -> Iterator[Term]:
    region = dice.choice(list(Region))
    for _ in range(dice.randint(0, 3)):
        seat, other = dice.choice(seats), dice.randrange(players)
        yield dice.choice(
            [
                PassNow(seat),
                NoCard(seat, dice.choice(list(Card))),
                NoAttack(seat, region),
                NoAttack(seat, region, Holding(other, dice.choice(list(Region)))),
                Spare(seat, other),
                AttackNext(seat, region),
                PopeOn(seat, dice.choice([region, None])),
                PopeNotOn(seat, region),
            ]
        )


def random_entries(dice: random.Random, ledger: Ledger) -> Iterator[Entry]:
    """Now and then an offer that is allowed, with all its answers."""
    players = ledger.scene.players
    by, to = dice.sample(range(players), 2)
    terms = tuple(random_terms(dice, (by, to), players))
    offer = Offer(str(len(ledger.deals)), by, (to,), dice.choice(MOMENTS), "" if terms else "Peace?", terms)
    try:
        check_offer(ledger, offer)
    except IllegalMove:
        return
    yield OfferMade(offer)
    if dice.random() < 0.8:
        yield OfferAnswered(offer.id, to, accepted=dice.random() < 0.9)


def scene_shown(view: View, tally: Tally) -> Scene:
    return msgspec.structs.replace(scene_of(view), tally=tally)


@settings(max_examples=40, deadline=None)
@given(games, seeds)
def test_a_ledger_folded_event_by_event_is_that_of_the_whole_list(options: Options, seed: int) -> None:
    dice = random.Random(seed)
    first = CONDOTTIERE.start(options, str(seed))
    opening = ledger = Ledger(scene_of(CONDOTTIERE.view(first, None)))
    log: list[Entry | tuple[object, ...]] = []
    for _, turn in random_game(options, seed):
        for entry in random_entries(dice, ledger) if dice.random() < 0.3 else ():
            log.append(entry)
            ledger = ledger.after(entry)
        events = turn.events(None)
        log.append(events)
        for event in events:
            ledger = ledger.witness([event])
        shown = CONDOTTIERE.view(turn.position, None)
        assert ledger.scene == scene_shown(shown, ledger.scene.tally)

    again = opening
    for part in log:
        again = again.witness(part) if isinstance(part, tuple) else again.after(part)
    assert again == ledger
    assert not [deal for deal in ledger.deals if deal.is_live]
    assert ledger.scene.tally.battles == shown.battles + bool(shown.finalists)
    assert again == msgspec.convert(msgspec.to_builtins(ledger), Ledger)


def test_an_offer_stands_when_all_have_accepted() -> None:
    table = fighting()
    offer = table.offer(A, (B, C), PassNow(B))

    table.answer(offer, C)
    assert table.state(offer) is State.OPEN
    table.answer(offer, B)

    assert table.state(offer) is State.ACCEPTED
    assert table.deal(offer).accepted == (C, B)


def test_one_who_declines_ends_an_offer() -> None:
    table = fighting()
    offer = table.offer(A, (B, C), PassNow(B))

    table.answer(offer, C)
    table.answer(offer, B, accept=False)
    table.play("play 10", "play 6")

    assert table.state(offer) is State.DECLINED
    assert table.deal(offer).declined == B
    assert table.ledger.verdicts == ()


def test_a_withdrawn_offer_is_not_judged() -> None:
    table = fighting()
    offer = table.offer(A, (B, C), PassNow(B))

    table.answer(offer, C)
    table.withdraw(offer, A)
    table.play("play 10", "play 6")

    assert table.state(offer) is State.WITHDRAWN
    assert table.ledger.verdicts == ()


def test_only_parties_know_of_an_offer() -> None:
    table = fighting()
    table.offer(A, (B,), PassNow(B))

    assert [len(table.ledger.known_to(seat)) for seat in (A, B, C)] == [1, 1, 0]


def test_who_broke_a_promise_is_remembered_in_the_next_game_by_the_other_party_alone() -> None:
    table = fighting()
    table.agree(PassNow(A))

    table.play("play 10")
    ledger = table.ledger.next_game(scene_of(CONDOTTIERE.view(CONDOTTIERE.start(Options(3), "next"), None)))

    assert [ledger.breakers(seat) for seat in (A, B, C)] == [frozenset(), {A}, frozenset()]


def test_what_an_unfinished_game_left_open_is_not_judged() -> None:
    table = fighting()
    standing, waiting = table.agree(PassNow(A)), table.offer(A, (C,), PassNow(A))
    scene = scene_of(CONDOTTIERE.view(CONDOTTIERE.start(Options(3), "next"), None))

    ledger = table.ledger.next_game(scene)

    assert [deal.state for deal in ledger.deals] == [State.ENDED, State.LAPSED]
    assert [deal.offer.id for deal in ledger.deals] == [standing, waiting]
    assert ledger.verdicts == ()


def test_in_ordonnance_an_offer_in_words_lasts_to_the_end() -> None:
    position = ORDONNANCE.start(OrdonnanceOptions(players=2), "words")
    ledger = Ledger(scene_of(ORDONNANCE.view(position, None)))
    offer = Offer("1", 0, (1,), GameEnds(), "You leave me Cyprus, I leave you Malta.")
    check_offer(ledger, offer)
    ledger = ledger.after(OfferMade(offer)).after(OfferAnswered("1", 1, accepted=True))

    while (mover := ORDONNANCE.mover(position)) is not None:
        assert ledger.deals[0].state is State.ACCEPTED
        turn = ORDONNANCE.apply(position, ORDONNANCE.legal(ORDONNANCE.view(position, mover))[0])
        position, ledger = turn.position, ledger.witness(turn.events(None))

    assert ledger.deals[0].state is State.ENDED
    assert ledger.verdicts == ()


@pytest.mark.parametrize("entry", [OfferAnswered("x", 1, accepted=True), OfferWithdrawn("x")], ids=str)
def test_entries_are_read_back_from_the_log(entry: Entry) -> None:
    offer = Offer("x", 0, (1,), Battles(2), "So be it", (NoAttack(0, Region.ROMA, Holding(1, Region.PARMA)),))

    for written in (entry, OfferMade(offer)):
        assert msgspec.json.decode(msgspec.json.encode(written), type=Entry) == written


def test_a_text_is_cleaned() -> None:
    assert clean("  Peace,\n\tplease\u202e\x00 ?  ") == "Peace, please ?"


def test_deals_have_no_way_to_a_position() -> None:
    """Also at run time nothing that deals import brings positions or the engine along."""
    loads = "import sys, condotta.server.deals." + ", condotta.server.deals.".join(("ledger", "policy", "word", "text"))
    shows = "print([name for name in sys.modules if name.endswith(('.position', '.engine', '.vision'))])"

    found = subprocess.run(
        [sys.executable, "-c", f"{loads}; {shows}"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "CONDOTTA_PLAIN": "1"},
    )

    assert found.stdout.strip() == "[]"
