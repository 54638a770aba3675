"""How bots deal: what they accept, decline and offer, and when they keep their word."""

import random
from collections.abc import Sequence

import pytest

from condotta.bots import make_bot
from condotta.condottiere.actions import Action, Attack, Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options as OrdonnanceOptions
from condotta.server.deals.ledger import Ledger
from condotta.server.deals.offers import Because, Offer, OfferAnswered, OfferMade, PromiseBroken, State
from condotta.server.deals.policy import answer, contradicts, propose
from condotta.server.deals.refusal import check_answer, check_offer
from condotta.server.deals.scene import scene_of
from condotta.server.deals.terms import (
    AttackNext,
    GameEnds,
    NoAttack,
    NoCard,
    PassNow,
    PopeNotOn,
    PopeOn,
    RoundEnds,
    Spare,
    Term,
)
from condotta.server.deals.word import constrained, faithful, keeps
from tests.server.deals.table import A, B, C, Table, choosing, fighting

FIRENZE, MILANO, PARMA, ROMA, NAPOLI = Region.FIRENZE, Region.MILANO, Region.PARMA, Region.ROMA, Region.NAPOLI
ON_THE_BRINK = (NAPOLI, Region.SPOLETO, Region.ANCONA)
"""Three adjacent regions: with three players a fourth, as Firenze or Roma, wins."""


def reply(table: Table, *terms: Term, bot: str = "captain", text: str = "") -> OfferAnswered:
    """What a bot on Jan's seat answers to an offer of Anna."""
    offer = table.deal(table.offer(A, (B,), *terms, text=text)).offer
    said = answer(bot, table.view(B), table.ledger, offer)
    check_answer(table.ledger, said)
    return said


@pytest.mark.parametrize("bot", ["captain", "strategist", "master:200"])
def test_a_pass_for_a_pass_is_accepted(bot: str) -> None:
    assert reply(fighting(), PassNow(A), PassNow(B), bot=bot).accepted


@pytest.mark.parametrize("bot", ["recruit", "random", "heuristic"])
def test_other_bots_make_no_deals(bot: str) -> None:
    assert reply(fighting(), PassNow(A), PassNow(B), bot=bot).because is Because.NO_DEALS


@pytest.mark.parametrize(
    ("terms", "because"),
    [
        ((PassNow(B),), Because.TOO_DEAR),
        ((PassNow(A),), None),
        ((PassNow(A), PassNow(B), NoCard(B, Card.BISHOP)), Because.TOO_DEAR),
        ((NoAttack(A, MILANO), NoAttack(B, PARMA)), None),
        ((PassNow(A), AttackNext(B, PARMA), NoAttack(B, PARMA)), Because.PROMISED),
        ((NoCard(A, Card.COURTESAN), NoCard(B, Card.COURTESAN)), None),
        ((PassNow(A), PopeOn(B, MILANO)), Because.TOO_DEAR),
        ((PassNow(A), PopeOn(B, None)), None),
        ((), Because.ONLY_TERMS),
    ],
    ids=str,
)
def test_a_bot_weighs_what_it_gets_against_what_it_gives(terms: tuple[Term, ...], because: Because | None) -> None:
    assert reply(fighting(), *terms, text="" if terms else "Be nice to me!").because is because


def test_a_bot_promises_no_bishop_that_it_does_not_hold() -> None:
    table = fighting(("10 10 bishop", "6 6", "5 5 courtesan"))

    assert reply(table, PassNow(A), PopeOn(B, None)).because is Because.TOO_DEAR


def test_nobody_passes_and_leaves_the_game_to_a_third() -> None:
    table = fighting(markers=((), (), ON_THE_BRINK))

    assert reply(table, PassNow(A), PassNow(B)).because is Because.TOO_DEAR


def test_keeping_away_from_where_the_leader_would_win_helps_both() -> None:
    table = choosing(markers=((), (), ON_THE_BRINK))

    assert reply(table, NoAttack(A, ROMA), NoAttack(B, ROMA)).accepted


def test_there_are_no_deals_with_the_leader() -> None:
    table = choosing(markers=(ON_THE_BRINK, (), ()))

    assert reply(table, NoAttack(A, ROMA), NoAttack(B, PARMA)).because is Because.LEADER


def test_who_spares_many_regions_may_ask_for_few() -> None:
    table = choosing(markers=((MILANO,), (ROMA, PARMA), ()), capturing_regions=True)

    assert reply(table, Spare(A, B), Spare(B, A)).accepted
    assert reply(table, Spare(A, C), Spare(B, A)).because is Because.TOO_DEAR


def test_a_broken_promise_is_remembered() -> None:
    table = fighting()
    table.agree(PassNow(A))

    table.play("play 10")

    assert reply(table, PassNow(A), NoCard(A, Card.TEN)).because is Because.BROKEN_WORD


def test_a_bot_makes_no_promise_against_another_of_its_own() -> None:
    table = fighting()
    table.agree(AttackNext(B, MILANO))

    assert reply(table, PassNow(A), NoAttack(B, MILANO)).because is Because.PROMISED
    assert reply(table, PassNow(A), NoAttack(B, PARMA)).accepted


def test_promises_contradict_each_other_both_ways() -> None:
    pairs = [(AttackNext(A, MILANO), NoAttack(A, MILANO)), (PopeOn(A, ROMA), PopeNotOn(A, ROMA))]

    assert all(contradicts(one, other) and contradicts(other, one) for one, other in pairs)
    assert not contradicts(AttackNext(A, MILANO), NoAttack(B, MILANO))


def test_bots_decline_words_in_ordonnance() -> None:
    view = ORDONNANCE.view(ORDONNANCE.start(OrdonnanceOptions(players=2), "words"), 1)
    ledger = Ledger(scene_of(view))

    assert answer("master", view, ledger, Offer("1", 0, (1,), GameEnds(), "Peace?")).because is Because.ONLY_TERMS
    assert propose("master", "any", view, ledger, "1") is None


def proposals(table: Table, seat: int, bot: str = "captain") -> list[Offer]:
    """What a bot offers with thirty different seeds."""
    made = (propose(bot, str(seed), table.view(seat), table.ledger, "x") for seed in range(30))
    return [offer for offer in made if offer]


def test_now_and_then_a_bot_offers_to_keep_away_from_where_the_leader_would_win() -> None:
    table = choosing(markers=((), (), ON_THE_BRINK))

    offers = proposals(table, B)

    assert 3 < len(offers) < 20
    assert set(offers) == {Offer("x", B, (A,), RoundEnds(), terms=(NoAttack(B, FIRENZE), NoAttack(A, FIRENZE)))}
    check_offer(table.ledger, offers[0])
    assert answer("captain", table.view(A), table.ledger, offers[0]).accepted


def test_a_bot_makes_one_offer_a_battle() -> None:
    table = choosing(markers=((), (), ON_THE_BRINK))
    table.ledger = table.ledger.after(OfferMade(proposals(table, B)[0]))

    assert proposals(table, B) == []
    assert proposals(table, A)


@pytest.mark.parametrize("bot", ["recruit", "random"])
def test_bots_that_make_no_deals_offer_none(bot: str) -> None:
    assert proposals(choosing(markers=((), (), ON_THE_BRINK)), B, bot) == []


@pytest.mark.parametrize("seat", [A, B, C])
def test_a_bot_has_nothing_to_offer_while_nobody_is_near_victory(seat: int) -> None:
    assert proposals(choosing(), seat) == []


def test_the_leader_does_not_offer_to_keep_away() -> None:
    assert proposals(choosing(markers=((), (), ON_THE_BRINK)), C) == []


def kept(table: Table, seat: int, *promises: Term) -> Sequence[Action]:
    return constrained(table.legal(seat), promises, table.view(seat))


def test_a_promise_to_pass_leaves_the_pass() -> None:
    assert kept(fighting(), A, PassNow(A)) == (Pass(),)


def test_a_promise_binds_its_seat_alone() -> None:
    table = fighting()

    assert kept(table, A, PassNow(B), PopeOn(B, ROMA)) == table.legal(A)


def test_promises_about_the_map_leave_other_regions() -> None:
    table = choosing(markers=((), (PARMA,), ()), capturing_regions=True)

    assert Attack(MILANO) not in kept(table, A, NoAttack(A, MILANO))
    assert Attack(PARMA) not in kept(table, A, Spare(A, B))
    assert kept(table, A, AttackNext(A, MILANO)) == (Attack(MILANO),)


def test_the_pope_goes_where_he_was_promised_at_once() -> None:
    table = fighting()

    assert kept(table, A, PopeOn(A, MILANO)) == (Play(Card.BISHOP, MILANO),)
    assert kept(table, A, PopeOn(A, MILANO), PassNow(A)) == (Pass(),)
    assert Play(Card.BISHOP, MILANO) not in kept(table, A, PopeNotOn(A, MILANO))


def test_the_older_of_two_promises_that_collide_is_kept() -> None:
    table = choosing()

    assert Attack(MILANO) not in kept(table, A, NoAttack(A, MILANO), AttackNext(A, MILANO))
    assert kept(table, A, AttackNext(A, MILANO), NoAttack(A, MILANO)) == (Attack(MILANO),)


def test_a_bot_breaks_its_word_before_it_loses_the_game_by_it() -> None:
    table = fighting(("10 10 bishop", "", "5 5"), markers=((), (), ON_THE_BRINK), lines=("", "", "5"))

    assert kept(table, A, PassNow(A)) == table.legal(A)


def test_it_keeps_it_while_somebody_else_can_resist() -> None:
    table = fighting(("10 10 bishop", "6", "5 5"), markers=((), (), ON_THE_BRINK), lines=("", "", "5"))

    assert kept(table, A, PassNow(A)) == (Pass(),)


def test_it_keeps_it_where_no_game_is_lost() -> None:
    table = fighting(("10 10 bishop", "", "5 5"), lines=("", "", "5"))

    assert kept(table, A, PassNow(A)) == (Pass(),)


@pytest.mark.parametrize(
    ("wished", "promise", "done"),
    [
        (Attack(NAPOLI), NoAttack(A, MILANO), Attack(NAPOLI)),
        (Attack(MILANO), NoAttack(A, MILANO), Attack(PARMA)),
    ],
)
def test_a_bot_that_may_not_do_what_it_wishes_does_the_next_best(wished: Action, promise: Term, done: Action) -> None:
    table = choosing(markers=((Region.GENOVA, Region.LUCCA), (), ()))

    assert faithful([wished], table.legal(A), [promise], table.view(A)) == done


def test_a_bot_with_several_wishes_does_the_first_that_keeps_its_word() -> None:
    table = fighting()
    wishes = [Play(Card.TEN), Play(Card.BISHOP, MILANO), Pass()]

    assert faithful(wishes, table.legal(A), [NoCard(A, Card.TEN)], table.view(A)) == wishes[1]
    assert faithful(wishes[:1], table.legal(A), [NoCard(A, Card.TEN)], table.view(A)) == Pass()
    elsewhere = faithful(wishes[1:2], table.legal(A), [PopeNotOn(A, MILANO)], table.view(A))
    assert isinstance(elsewhere, Play)
    assert elsewhere.card is Card.BISHOP
    assert elsewhere.pope is not MILANO


@pytest.mark.parametrize("seed", range(4))
def test_captains_who_deal_keep_their_word_through_whole_games(seed: int) -> None:
    """Random promises that they could refuse are forced on them, so that there is much to keep."""
    dice, options = random.Random(seed), Options(players=4, capturing_regions=seed % 2 == 1)
    position = CONDOTTIERE.start(options, str(seed))
    ledger = Ledger(scene_of(CONDOTTIERE.view(position, None)))
    captain = make_bot("captain", CONDOTTIERE, str(seed))
    excused = 0
    while (seat := CONDOTTIERE.mover(position)) is not None:
        other, region = (seat + dice.randint(1, 3)) % 4, dice.choice(list(Region))
        chosen = dice.choice([PassNow(seat), NoCard(seat, dice.choice(list(Card))), NoAttack(seat, region)])
        offer = Offer(str(len(ledger.deals)), other, (seat,), RoundEnds(), terms=(chosen,))
        if dice.random() < 0.2 and len(ledger.promises_of(seat)) < 3:
            ledger = ledger.after(OfferMade(offer)).after(OfferAnswered(offer.id, seat, accepted=True))
        view, promises = CONDOTTIERE.view(position, seat), ledger.promises_of(seat)
        legal = CONDOTTIERE.legal(view)
        action = faithful([captain.choose(view, legal)], legal, promises, view)
        excused += sum(not keeps(action, term, view) for term in promises)
        turn = CONDOTTIERE.apply(position, action)
        position, ledger = turn.position, ledger.witness(turn.events(None))

    broken = [verdict for verdict in ledger.verdicts if isinstance(verdict, PromiseBroken)]
    assert len(broken) == excused
    assert sum(deal.state is State.KEPT for deal in ledger.deals) > 10 * excused
