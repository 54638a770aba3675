"""What people read: every event, question and refusal has its sentence in every language."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from condotta.condottiere import events as condottiere
from condotta.condottiere import notation as condottiere_notation
from condotta.condottiere import text as condottiere_text
from condotta.condottiere.actions import Attack, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.italy import Region
from condotta.condottiere.view import Ending, Phase
from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES, LOCALES, say
from condotta.ordonnance import events as ordonnance
from condotta.ordonnance import icons, territories, view
from condotta.ordonnance import notation as ordonnance_notation
from condotta.ordonnance import text as ordonnance_text

SOURCES = LOCALES.parent
NAMES = ("Anna", "Jan", "Ola")

EVENTS: tuple[condottiere.Event, ...] = (
    condottiere.RegionChosen(0, Region.VENEZIA, None),
    condottiere.RegionChosen(0, Region.ROMA, 1),
    *(condottiere.CardPlayed(0, card, face_down=False, strength=16) for card in Card),
    condottiere.CardPlayed(0, Card.TEN, face_down=True, strength=6),
    condottiere.CardPlayed(0, None, face_down=True, strength=6),
    condottiere.CardTurnedUp(1, Card.HEROINE, 16),
    condottiere.CardsDiscarded(1, (Card.SIX, Card.SIX, Card.WINTER)),
    condottiere.PopePlaced(0, Region.BOLOGNA),
    condottiere.PopePlaced(0, None),
    condottiere.MercenaryFetched(0, Card.SIX),
    condottiere.Passed(0, out=True, by_itself=False),
    condottiere.Passed(0, out=False, by_itself=False),
    condottiere.Passed(0, out=True, by_itself=True),
    condottiere.BattleConcluded((5, 16, 3), 1),
    condottiere.BattleConcluded((5, 5, 3), None),
    condottiere.BattleConcluded((0, 0, 0), None),
    *(condottiere.RegionConquered(0, region, None) for region in Region),
    condottiere.RegionConquered(0, Region.MODENA, 2),
    condottiere.TokenTaken(2),
    condottiere.LinesDiscarded(),
    condottiere.HandKept(0),
    condottiere.HandDiscarded(0, (Card.BISHOP, Card.SCARECROW)),
    condottiere.CardsKept(0, 0, ()),
    condottiere.CardsKept(0, 2, None),
    condottiere.CardsKept(0, 2, (Card.TEN, Card.HEROINE)),
    condottiere.CardsDealt(0, 13, None),
    condottiere.CardsDealt(0, 1, (Card.SURRENDER,)),
    condottiere.CardsDrawn(1, 0, None),
    condottiere.CardsDrawn(1, 3, None),
    condottiere.CardsDrawn(1, 1, (Card.COURTESAN,)),
    condottiere.PileRenewed(),
    condottiere.FinalBattleBegan((0, 2)),
    *(condottiere.GameEnded((1,), ending) for ending in Ending),
    *(condottiere.GameEnded((1, 2), ending) for ending in (Ending.EXHAUSTED, Ending.GUARD, Ending.FINAL_BATTLE)),
    *(condottiere.CardsShown(0, to, 1, cards) for to in ((1,), (1, 2)) for cards in (None, (Card.SPRING,))),
)

ORDONNANCE_EVENTS: tuple[ordonnance.Event, ...] = (
    *(ordonnance.CardPlaced(0, card, territories.Territory.CYPRUS, (0, 1, 0, 1, 0)) for card in icons.Card),
    *(ordonnance.CardPlaced(0, icons.Card.SBF, place, (2, 1, 0, 4, 3)) for place in territories.Territory),
    ordonnance.ArmyCompleted(0, territories.Territory.ANTIOCH, 3),
    *(ordonnance.TerritoryWon(1, place) for place in territories.Territory),
    ordonnance.CardDrawn(0, icons.Card.SB),
    ordonnance.CardDrawn(0, None),
    ordonnance.GameEnded((0,), view.Ending.TERRITORIES, (3, 1, 1)),
    ordonnance.GameEnded((0,), view.Ending.PLACEMENT, (2, 2, 1)),
    ordonnance.GameEnded((0, 1), view.Ending.SHARED, (2, 2, 1)),
)

REFUSALS = (
    IllegalMove("turn.spectator"),
    IllegalMove("turn.over"),
    IllegalMove("turn.other"),
    *(IllegalMove("turn.question", asked=phase.value) for phase in Phase),
    *(IllegalMove("region.choice", region="Milano", because=because) for because in ("pope", "own", "marker")),
    IllegalMove("card.not-held", card="winter"),
    IllegalMove("bishop.only", card="10"),
    IllegalMove("bishop.pope", region="", because="unsaid"),
    *(IllegalMove("bishop.pope", region="Roma", because=because) for because in ("contested", "marker")),
    IllegalMove("scarecrow.only", card="winter"),
    IllegalMove("scarecrow.retrieves", card="", because="special"),
    IllegalMove("scarecrow.retrieves", card="6", because="absent"),
    IllegalMove("hidden.scarecrow", card="6"),
    IllegalMove("hidden.pass"),
    IllegalMove("hand.discard"),
    *(IllegalMove("round.keep", because=because) for because in ("many", "order")),
    IllegalMove("draw.up-to-three"),
    IllegalMove("final.battle"),
    IllegalMove("show.nobody"),
    IllegalMove("show.face-down"),
    IllegalMove("show.nothing"),
    IllegalMove("notation.unknown", text="besiege Paris"),
    IllegalMove("notation.no-card", name="joker"),
    IllegalMove("notation.no-region", name="paris"),
)

ORDONNANCE_REFUSALS = (
    IllegalMove("turn.spectator"),
    IllegalMove("turn.over"),
    IllegalMove("turn.other"),
    IllegalMove("card.not-held", card="SBF"),
    IllegalMove("territory.four-cards", territory="Cyprus"),
    IllegalMove("show.none"),
    IllegalMove("notation.unknown", text="besiege Paris"),
    IllegalMove("notation.no-card", name="joker"),
    IllegalMove("notation.no-territory", name="paris"),
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> list[Message]:
    """All messages of a language as they are written."""
    found = []
    for source in sorted((LOCALES / language).glob("*.ftl")):
        body = FluentParser().parse(source.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if isinstance(entry, Junk)], source
        found += [entry for entry in body if isinstance(entry, Message)]
    return found


def codes(package: str) -> Iterator[str]:
    """The code of every refusal in the source of a game."""
    for source in sorted(Path(SOURCES / package).glob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
                assert isinstance(node.args[0], ast.Constant), f"{source}:{node.lineno}"
                yield str(node.args[0].value)


def is_sentence(text: str) -> bool:
    """Nothing left open, nothing doubled or missing, and a full stop."""
    return text.endswith(".") and not re.search(r"[{}]|  | [.,;:]|None|\(\)|[.,;:]{2}", text)


@every_language
def test_every_language_has_the_same_messages(language: str) -> None:
    ids = Counter(message.id.name for message in messages(language))

    assert ids.keys() == {message.id.name for message in messages("en")}
    assert max(ids.values()) == 1


@every_language
def test_every_refusal_of_condottiere_is_explained(language: str) -> None:
    sentences = {refusal.code: condottiere_text.explain(refusal, language) for refusal in REFUSALS}

    assert sentences.keys() == set(codes("condottiere"))
    assert all(map(is_sentence, sentences.values()))
    assert not [code for code, sentence in sentences.items() if code in sentence]


@every_language
def test_every_refusal_of_ordonnance_is_explained(language: str) -> None:
    sentences = {refusal.code: ordonnance_text.explain(refusal, language) for refusal in ORDONNANCE_REFUSALS}

    assert sentences.keys() == set(codes("ordonnance"))
    assert all(map(is_sentence, sentences.values()))
    assert not [code for code, sentence in sentences.items() if code in sentence]


@every_language
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_a_refusal_reads_well_whatever_its_reason(language: str, refusal: IllegalMove) -> None:
    assert is_sentence(condottiere_text.explain(refusal, language))


@every_language
def test_an_unknown_refusal_still_gets_a_sentence(language: str) -> None:
    refusal = IllegalMove("moon.full", phase=3)

    assert "moon.full" in condottiere_text.explain(refusal, language)
    assert "moon.full" in ordonnance_text.explain(refusal, language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Milan is under the Pope's protection; choose another region."),
        ("it", "Milano è sotto la protezione del Papa; scegli un'altra regione."),
        ("pl", "Mediolan cieszy się łaską papieża; wybierz inny region."),
        ("ru", "Милан под покровительством Папы; выберите другой регион."),
    ],
)
def test_a_refusal_names_things_in_the_readers_language(language: str, sentence: str) -> None:
    refusal = IllegalMove("region.choice", region="Milano", because="pope")

    assert condottiere_text.explain(refusal, language) == sentence


@every_language
def test_what_a_refusal_proposes_to_write_can_be_read(language: str) -> None:
    asked = [refusal for refusal in REFUSALS if refusal.code not in ("notation.no-card", "scarecrow.retrieves")]
    proposed = [quoted for refusal in asked for quoted in quotations(condottiere_text.explain(refusal, language))]
    moves = [quoted for quoted in proposed if re.match("(attack|play|pass|keep|discard|draw)", quoted)]

    assert len({condottiere_notation.read(move) for move in moves}) >= 12
    (move,) = quotations(ordonnance_text.explain(ORDONNANCE_REFUSALS[6], language))[1:]
    assert ordonnance_notation.read(move)


def quotations(sentence: str) -> list[str]:
    return re.findall("[“„«](.+?)[”»]", sentence)


@every_language
@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_every_event_of_condottiere_is_told(language: str, event: condottiere.Event) -> None:
    assert is_sentence(condottiere_text.tell(event, language, NAMES))


@every_language
@pytest.mark.parametrize("event", ORDONNANCE_EVENTS, ids=str)
def test_every_event_of_ordonnance_is_told(language: str, event: ordonnance.Event) -> None:
    assert is_sentence(ordonnance_text.tell(event, language, NAMES))


def test_no_kind_of_event_is_left_out() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(condottiere.Event))
    assert {type(event) for event in ORDONNANCE_EVENTS} == set(get_args(ordonnance.Event))


@every_language
def test_every_question_is_put(language: str) -> None:
    assert all(is_sentence(condottiere_text.phase_text(phase, language)) for phase in Phase)
    assert all(is_sentence(ordonnance_text.phase_text(phase, language)) for phase in view.Phase)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["1 card", "2 cards", "5 cards", "12 cards", "22 cards"]),
        ("it", ["1 carta", "2 carte", "5 carte", "12 carte", "22 carte"]),
        ("pl", ["1 kartę", "2 karty", "5 kart", "12 kart", "22 karty"]),
        ("ru", ["1 карту", "2 карты", "5 карт", "12 карт", "22 карты"]),
    ],
)
def test_cards_are_counted_as_the_language_counts(language: str, told: list[str]) -> None:
    drawn = [condottiere.CardsDrawn(0, count, None) for count in (1, 2, 5, 12, 22)]

    sentences = [condottiere_text.tell(event, language, NAMES) for event in drawn]

    assert [sentence.split(" ", 2)[2].rstrip(".") for sentence in sentences] == told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Jan loses 3 cards from the battle line: 6, 6 and Winter."),
        ("it", "Jan perde 3 carte del battaglione: 6, 6 e Inverno."),
        ("pl", "Jan traci z kompanii 3 karty: 6, 6 i Zimę."),
        ("ru", "Jan теряет из войска 3 карты: 6, 6 и Зиму."),
    ],
)
def test_cards_are_listed_as_the_language_lists(language: str, sentence: str) -> None:
    event = condottiere.CardsDiscarded(1, (Card.SIX, Card.SIX, Card.WINTER))

    assert condottiere_text.tell(event, language, NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna places spear and flag in Cyprus (battalion of flags, company of spears)."),
        ("it", "Anna schiera a Cipro lancia e bandiera (battaglione di bandiere, compagnia di lance)."),
        ("pl", "Anna wystawia na Cyprze włócznię i chorągiew (batalion chorągwi, kompania włóczni)."),
        ("ru", "Anna выставляет на Кипре копьё и флаг (батальон флагов, рота копий)."),
    ],
)
def test_armies_are_named_as_they_form(language: str, sentence: str) -> None:
    event = ordonnance.CardPlaced(0, icons.Card.SF, territories.Territory.CYPRUS, (2, 1, 0, 0, 3))

    assert ordonnance_text.tell(event, language, NAMES) == sentence


def test_a_players_name_changes_nothing_but_itself() -> None:
    event = condottiere.RegionChosen(0, Region.ROMA, 1)

    assert condottiere_text.tell(event, "en", ("no", "none { $seat }")) == "no attacks Rome; none { $seat } defends."


@every_language
def test_localised_names_are_read_back(language: str) -> None:
    for card in Card:
        assert condottiere_notation.read(f"play {condottiere_text.card_name(card, language)}") == Play(card)
    for region in Region:
        assert condottiere_notation.read(f"attack {condottiere_text.region_name(region, language)}") == Attack(region)
    for place in territories.Territory:
        name = ordonnance_text.territory_name(place, language)
        assert ordonnance_notation.read(f"place SF {name}").territory is place


@every_language
def test_names_differ(language: str) -> None:
    names = [
        message.id.name
        for message in messages(language)
        if re.match("card-|region-|territory-|icon-|army-", message.id.name)
    ]

    assert len({say(language, name).casefold() for name in names}) == len(names) == 15 + 17 + 5 + 5 + 4
    armies = [ordonnance_text.formation_name(count, icon, language) for count in range(1, 5) for icon in range(5)]
    assert len(set(armies)) == len(armies)
