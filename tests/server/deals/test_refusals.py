"""What is refused of offers and answers: a code each, and a sentence in every language."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options as OrdonnanceOptions
from condotta.server import deals
from condotta.server.deals.ledger import Ledger
from condotta.server.deals.offers import Offer
from condotta.server.deals.refusal import check_offer
from condotta.server.deals.scene import scene_of
from condotta.server.deals.terms import (
    AttackNext,
    Battles,
    GameEnds,
    Holding,
    Moment,
    NoAttack,
    NoCard,
    PassNow,
    PopeOn,
    RoundEnds,
    Spare,
    Term,
)
from condotta.server.deals.text import explain
from tests.server.deals.table import A, B, C, Table, choosing, fighting
from tests.test_language import is_sentence

MILANO, PARMA = Region.MILANO, Region.PARMA
SETTLED = ((PARMA,), (), ())


def ordonnance(*terms: Term, until: Moment) -> None:
    view = ORDONNANCE.view(ORDONNANCE.start(OrdonnanceOptions(players=2), "words"), None)
    check_offer(Ledger(scene_of(view)), Offer("1", 0, (1,), until, "Peace?", terms))


def answered(do: Callable[[Table, str], None]) -> None:
    table = fighting()
    do(table, table.offer(A, (B, C), PassNow(A)))


def over() -> None:
    table = fighting(markers=((Region.NAPOLI, Region.SPOLETO, Region.ANCONA), (), ()))
    table.play("play 10", "pass", "pass", "pass")
    table.offer(A, (B,), text="Again?")


def many() -> None:
    table = fighting()
    for number in range(6):
        table.offer(A, (B,), text=f"Peace for {number} battles?")


def countless() -> None:
    table = fighting()
    for number in range(201):
        table.withdraw(table.offer(A, (B,), text=f"Peace for {number} battles?"), A)


def twice(table: Table, offer: str) -> None:
    table.answer(offer, B)
    table.answer(offer, B)


def too_late(table: Table, offer: str) -> None:
    table.withdraw(offer, A)
    table.answer(offer, B)


REFUSED: list[tuple[str, Callable[[], object]]] = [
    ("turn.over", over),
    ("offer.parties", lambda: fighting().offer(A, (), text="Peace?")),
    ("offer.parties", lambda: fighting().offer(A, (A, B), text="Peace?")),
    ("offer.parties", lambda: fighting().offer(A, (B, B), text="Peace?")),
    ("offer.parties", lambda: fighting().offer(A, (3,), text="Peace?")),
    ("offer.empty", lambda: fighting().offer(A, (B,))),
    ("offer.long", lambda: fighting().offer(A, (B,), text="Peace? " * 60)),
    ("offer.unclean", lambda: fighting().offer(A, (B,), text="Peace\u202e?")),
    ("offer.many-open", many),
    ("offer.many", countless),
    ("offer.many-terms", lambda: fighting().offer(A, (B,), *(NoCard(A, card) for card in list(Card)[:9]))),
    ("offer.repeated", lambda: fighting().offer(A, (B,), PassNow(A), PassNow(A))),
    ("offer.no-terms", lambda: ordonnance(NoAttack(0, MILANO), until=GameEnds())),
    ("offer.no-moment", lambda: ordonnance(until=Battles())),
    ("offer.no-rounds", lambda: fighting(draw_after_battle=True).offer(A, (B,), text="Peace?", until=RoundEnds())),
    ("offer.battles", lambda: fighting().offer(A, (B,), text="Peace?", until=Battles(0))),
    ("offer.battles", lambda: fighting().offer(A, (B,), text="Peace?", until=Battles(21))),
    ("offer.stranger", lambda: fighting().offer(A, (B,), PassNow(C))),
    ("offer.whose", lambda: fighting(capturing_regions=True).offer(A, (B,), Spare(A, A))),
    ("offer.whose", lambda: fighting(capturing_regions=True).offer(A, (B,), Spare(A, 7))),
    ("offer.whose", lambda: fighting().offer(A, (B,), NoAttack(A, MILANO, Holding(7, PARMA)))),
    ("offer.out", lambda: fighting(out=(C,)).offer(A, (C,), PassNow(C))),
    ("offer.out", lambda: fighting(out=(C,)).offer(A, (C,), NoCard(C, Card.BISHOP))),
    ("offer.out", lambda: final().offer(A, (C,), PassNow(C))),
    ("offer.final-battle", lambda: final().offer(A, (B,), NoAttack(A, MILANO))),
    ("offer.final-battle", lambda: final().offer(A, (B,), PopeOn(A, None))),
    ("offer.nothing-to-spare", lambda: fighting().offer(A, (B,), Spare(A, B))),
    ("offer.no-choice", lambda: fighting().offer(A, (B,), NoAttack(A, MILANO), until=Battles())),
    ("offer.no-choice", lambda: fighting().offer(A, (B,), AttackNext(B, MILANO), until=Battles())),
    ("offer.region-taken", lambda: fighting(markers=SETTLED).offer(A, (B,), NoAttack(B, PARMA))),
    ("offer.region-taken", lambda: fighting(markers=SETTLED).offer(A, (B,), PopeOn(B, PARMA))),
    ("offer.unknown", lambda: fighting().answer("1", B)),
    ("offer.unknown", lambda: answered(lambda table, _: table.answer(table.offer(A, (B,), PassNow(A)), C))),
    ("offer.closed", lambda: answered(too_late)),
    ("offer.own", lambda: answered(lambda table, offer: table.answer(offer, A))),
    ("offer.answered", lambda: answered(twice)),
    ("offer.not-yours", lambda: answered(lambda table, offer: table.withdraw(offer, B))),
]


def final() -> Table:
    return fighting(("10", "6", ""), region=None, markers=((MILANO,), (PARMA,), ()), finalists=(A, B), out=(C,))


@pytest.mark.parametrize(("code", "do"), REFUSED, ids=[f"{code}-{at}" for at, (code, _) in enumerate(REFUSED)])
def test_what_makes_no_sense_is_refused_with_a_reason(code: str, do: Callable[[], object]) -> None:
    with pytest.raises(IllegalMove) as refusal:
        do()

    assert refusal.value.code == code
    assert all(is_sentence(explain(refusal.value, language)) for language in LANGUAGES)
    assert not [language for language in LANGUAGES if code in explain(refusal.value, language)]


@pytest.mark.parametrize(
    "offer",
    [
        lambda: choosing().offer(A, (B,), NoAttack(A, MILANO), until=Battles()),
        lambda: fighting(markers=SETTLED, capturing_regions=True).offer(A, (B,), NoAttack(B, PARMA), PopeOn(B, PARMA)),
        lambda: final().offer(A, (B,), NoCard(A, Card.TEN), NoCard(B, Card.SIX)),
    ],
)
def test_what_the_game_can_decide_is_not_refused(offer: Callable[[], str]) -> None:
    assert offer() == "1"


def test_no_code_is_left_out() -> None:
    found = set()
    for source in Path(deals.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
                assert isinstance(node.args[0], ast.Constant)
                found.add(node.args[0].value)

    assert found == {code for code, _ in REFUSED}
