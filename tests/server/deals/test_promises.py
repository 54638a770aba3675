"""Every promise, kept and broken in real games."""

import pytest

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.server.deals.offers import OfferLapsed, PromiseBroken, PromiseKept, State
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
from tests.server.deals.table import A, B, C, Table, choosing, fighting

MILANO, PARMA, ROMA, NAPOLI = Region.MILANO, Region.PARMA, Region.ROMA, Region.NAPOLI


def test_who_promised_to_pass_keeps_it_by_passing() -> None:
    table = fighting()
    deal = table.agree(PassNow(A), PassNow(B))

    table.play("pass", "pass")
    assert table.state(deal) is State.ACCEPTED
    table.play("play 5", "pass")

    assert table.state(deal) is State.KEPT
    assert table.ledger.verdicts == (PromiseKept(deal, PassNow(A)), PromiseKept(deal, PassNow(B)))


def test_who_promised_to_pass_breaks_it_by_any_card() -> None:
    table = fighting()
    deal = table.agree(PassNow(A), PassNow(B))

    table.play("pass", "play bishop pope off")

    assert table.state(deal) is State.BROKEN
    assert table.deal(deal).broken_by == (B,)
    assert table.ledger.verdicts == (PromiseBroken(deal, PassNow(B)),)


def test_cards_laid_before_all_accepted_break_nothing() -> None:
    table = fighting()
    deal = table.offer(A, (B,), PassNow(A))

    table.play("play 10")
    table.answer(deal, B)
    table.play("pass", "pass", "pass")

    assert table.state(deal) is State.KEPT


def test_a_battle_to_come_is_meant_between_battles() -> None:
    table = choosing()
    deal = table.agree(PassNow(B))

    table.play("attack Roma", "pass", "play 6")

    assert table.state(deal) is State.BROKEN


def test_a_pass_of_this_battle_says_nothing_about_the_next() -> None:
    table = fighting()
    deal = table.agree(PassNow(B), until=GameEnds())

    table.play("play 10", "pass", "pass", "pass")
    assert table.state(deal) is State.KEPT
    table.play("attack Milano")
    table.keep_hands()
    table.play("play 10", "play 6")

    assert table.ledger.verdicts == (PromiseKept(deal, PassNow(B)),)


def test_an_offer_about_this_battle_lapses_with_it() -> None:
    table = fighting()
    deal = table.offer(A, (B,), NoCard(B, Card.BISHOP), until=GameEnds())

    table.play("play 10", "pass", "pass", "pass")

    assert table.state(deal) is State.LAPSED
    assert table.ledger.verdicts == (OfferLapsed(deal),)


@pytest.mark.parametrize(("promised", "state"), [(Card.SIX, State.BROKEN), (Card.WINTER, State.KEPT)], ids=str)
def test_a_promised_kind_of_card_is_not_laid(promised: Card, state: State) -> None:
    table = fighting()
    deal = table.agree(NoCard(B, promised))

    table.play("pass", "play 6", "pass", "pass")

    assert table.state(deal) is state


@pytest.mark.parametrize(("promised", "state"), [(Card.SIX, State.BROKEN), (Card.FIVE, State.KEPT)], ids=str)
def test_a_card_laid_face_down_counts_when_it_is_turned_up(promised: Card, state: State) -> None:
    table = fighting(hidden_cards=True)
    deal = table.agree(NoCard(B, promised))

    table.play("pass", "play 6", "pass")
    assert table.state(deal) is State.ACCEPTED
    table.play("pass")

    assert table.state(deal) is state


@pytest.mark.parametrize(("region", "state"), [("Milano", State.BROKEN), ("Napoli", State.ACCEPTED)])
def test_a_region_is_not_attacked(region: str, state: State) -> None:
    table = choosing()
    deal = table.agree(NoAttack(A, MILANO))

    table.play(f"attack {region}")

    assert table.state(deal) is state


def test_another_may_attack_what_one_promised_not_to() -> None:
    table = choosing()
    deal = table.agree(NoAttack(B, MILANO), until=Battles())

    table.play("attack Milano", "play 10", "pass", "pass", "pass")

    assert table.state(deal) is State.KEPT


@pytest.mark.parametrize(("holder", "state"), [(B, State.BROKEN), (C, State.ACCEPTED)])
def test_a_region_is_not_attacked_while_another_is_held(holder: int, state: State) -> None:
    table = choosing(markers=((), (PARMA,), ()))
    deal = table.agree(NoAttack(A, MILANO, Holding(holder, PARMA)))

    table.play("attack Milano")

    assert table.state(deal) is state


def test_a_condition_ends_when_the_region_is_lost() -> None:
    table = choosing(markers=((), (PARMA,), ()), capturing_regions=True)
    deal = table.agree(NoAttack(A, MILANO, Holding(B, PARMA)))

    table.play("attack Parma", "play 10", "pass", "pass", "pass", "pass", "attack Milano")

    assert table.state(deal) is State.ACCEPTED


@pytest.mark.parametrize(("region", "state"), [("Parma", State.BROKEN), ("Napoli", State.ACCEPTED)])
def test_regions_of_another_are_spared(region: str, state: State) -> None:
    table = choosing(markers=((), (PARMA,), (NAPOLI,)), capturing_regions=True)
    deal = table.agree(Spare(A, B))

    table.play(f"attack {region}")

    assert table.state(deal) is state


@pytest.mark.parametrize(("region", "state"), [("Milano", State.KEPT), ("Napoli", State.BROKEN)])
def test_the_promised_region_is_attacked_next(region: str, state: State) -> None:
    table = choosing()
    deal = table.agree(AttackNext(A, MILANO))

    table.play(f"attack {region}")

    assert table.state(deal) is state


def test_nobody_breaks_his_word_by_not_attacking_what_the_pope_protects() -> None:
    table = choosing(pope=MILANO)
    deal = table.agree(AttackNext(A, MILANO))

    table.play("attack Napoli")

    assert table.state(deal) is State.KEPT


def test_who_never_comes_to_choose_has_broken_nothing() -> None:
    table = choosing()
    deal = table.agree(AttackNext(B, MILANO), until=Battles())

    table.play("attack Napoli", "play 10", "pass", "pass", "pass")

    assert table.state(deal) is State.KEPT


@pytest.mark.parametrize(
    ("term", "place", "state"),
    [
        (PopeOn(A, MILANO), "Milano", State.KEPT),
        (PopeOn(A, MILANO), "Parma", State.ACCEPTED),
        (PopeOn(A, None), "off", State.KEPT),
        (PopeNotOn(A, MILANO), "Milano", State.BROKEN),
        (PopeNotOn(A, MILANO), "off", State.ACCEPTED),
    ],
    ids=str,
)
def test_the_pope_is_placed_as_promised(term: Term, place: str, state: State) -> None:
    table = fighting()
    deal = table.agree(term)

    table.play(f"play bishop pope {place}")

    assert table.state(deal) is state


def test_who_has_not_placed_the_pope_by_then_has_broken_his_word() -> None:
    table = fighting()
    deal = table.agree(PopeOn(A, MILANO), PopeOn(B, NAPOLI), PopeNotOn(A, PARMA), until=Battles())

    table.play("play 10", "pass", "pass", "pass")

    assert table.state(deal) is State.BROKEN
    assert table.deal(deal).broken_by == (A, B)
    assert table.deal(deal).kept == (False, False, True)


def test_with_the_first_broken_promise_nobody_is_held_to_the_rest() -> None:
    table = fighting()
    deal = table.agree(PassNow(A), PassNow(B))

    table.play("play 10", "play 6")

    assert table.deal(deal).broken_by == (A,)
    assert table.ledger.promises_of(B) == ()


def one_battle(table: Table) -> None:
    table.play("play 10", "pass", "pass", "pass")


def test_battles_are_counted() -> None:
    table = fighting()
    deal = table.agree(NoAttack(B, MILANO), until=Battles(2))

    one_battle(table)
    assert table.state(deal) is State.ACCEPTED
    table.play("attack Milano")
    table.keep_hands()
    one_battle(table)

    assert table.state(deal) is State.KEPT


def test_the_token_passes_when_another_takes_it() -> None:
    table = fighting()
    deal = table.agree(NoAttack(B, MILANO), until=TokenPasses())

    one_battle(table)
    assert table.state(deal) is State.ACCEPTED
    table.play("attack Milano")
    table.keep_hands()
    table.play("pass", "play 6", "pass", "pass")

    assert table.state(deal) is State.KEPT


def test_a_round_ends_with_the_next_deal() -> None:
    table = fighting(("10 10", "", "5"))
    deal = table.agree(NoAttack(B, MILANO), until=RoundEnds())

    table.play("play 10", "play 5", "pass", "attack Milano", "keep")
    assert table.state(deal) is State.ACCEPTED
    table.play("keep nothing")

    assert table.state(deal) is State.KEPT


@pytest.mark.parametrize("until", [GameEnds(), Battles(20), RoundEnds(), TokenPasses()], ids=str)
def test_the_end_of_the_game_is_the_end_of_all(until: Moment) -> None:
    table = fighting(markers=((NAPOLI, Region.SPOLETO, Region.ANCONA), (), ()))
    deal, words = table.agree(NoAttack(B, MILANO), until=until), table.offer(C, (A, B), text="Peace?", until=until)
    spoken = table.offer(C, (A,), text="Truce?", until=until)
    table.answer(spoken, A)

    one_battle(table)

    assert table.view(None).winners == (A,)
    assert [table.state(one) for one in (deal, words, spoken)] == [State.KEPT, State.LAPSED, State.ENDED]
