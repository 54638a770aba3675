"""The deal, laying and drawing cards, and the end of a game."""

import random
from collections import Counter

import pytest

from condotta.kernel.game import IllegalMove, Showing
from condotta.ordonnance.actions import Place
from condotta.ordonnance.events import ArmyCompleted, CardDrawn, CardPlaced, GameEnded, TerritoryWon
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.icons import Card
from condotta.ordonnance.opening import Opening
from condotta.ordonnance.options import Options
from condotta.ordonnance.territories import Territory
from tests.clauses import clause
from tests.ordonnance.table import SMALL, after, any_move, play, refusal_of


@clause("ordonnance:first.lot")
def test_a_lot_decides_who_begins() -> None:
    begins = Counter(ORDONNANCE.mover(ORDONNANCE.start(Options(players=4), str(seed))) for seed in range(400))

    assert set(begins) == {0, 1, 2, 3}
    assert min(begins.values()) > 60


@clause("ordonnance:first.lot")
def test_turns_go_clockwise_from_the_seat_that_begins() -> None:
    opening = ORDONNANCE.start(Options(players=3), "", Opening(first=1))

    movers = [ORDONNANCE.mover(position) for position in play(opening, random.Random(0), 5)]

    assert movers == [1, 2, 0, 1, 2, 0]


def test_only_a_seat_can_begin() -> None:
    with pytest.raises(ValueError, match="from 0 to 2"):
        ORDONNANCE.start(Options(players=3), "", Opening(first=3))


@clause("ordonnance:deal.six")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_is_dealt_six_cards(players: int) -> None:
    options = Options(players=players)

    seen = ORDONNANCE.view(ORDONNANCE.start(options, ""), 0)

    assert [seat.hand_size for seat in seen.seats] == [6] * players
    assert len(seen.hand) == 6
    assert seen.pile_size == options.deck.size(players) - 6 * players


@clause("ordonnance:territories.five")
def test_every_player_has_a_line_of_the_same_five_territories() -> None:
    seen = ORDONNANCE.view(ORDONNANCE.start(Options(players=4), ""), None)

    assert [territory.value for territory in Territory] == ["Antioch", "Cyprus", "Jerusalem", "Edessa", "Tripoli"]
    assert [[army.cards for army in seat.armies] for seat in seen.seats] == [[()] * 5] * 4


@clause("ordonnance:turn.place", "ordonnance:turn.draw")
def test_a_turn_lays_a_card_face_up_in_ones_own_territory_and_draws_one() -> None:
    before = ORDONNANCE.start(Options(), "", Opening(first=0))
    card = ORDONNANCE.view(before, 0).hand[0]

    turn = ORDONNANCE.apply(before, Place(card, Territory.EDESSA))

    seen = ORDONNANCE.view(turn.position, 0)
    placed, drawn = turn.events(0)
    assert placed == CardPlaced(0, card, Territory.EDESSA, tuple(int(icon in card.value) for icon in "SBWHF"))
    assert isinstance(drawn, CardDrawn)
    assert drawn.card is not None
    assert Counter(seen.hand) == Counter(ORDONNANCE.view(before, 0).hand) - Counter([card]) + Counter([drawn.card])
    assert [army.cards for army in seen.seats[0].armies] == [(), (), (), (card,), ()]
    assert [army.cards for army in seen.seats[1].armies] == [()] * 5
    assert seen.pile_size == ORDONNANCE.view(before, 0).pile_size - 1
    assert seen.turn == 1


@clause("ordonnance:turn.place")
def test_there_is_no_passing_and_no_showing() -> None:
    position = ORDONNANCE.start(Options(), "")

    actions = ORDONNANCE.legal(ORDONNANCE.view(position, ORDONNANCE.mover(position)))

    assert all(isinstance(action, Place) for action in actions)
    with pytest.raises(IllegalMove, match=r"notation\.unknown"):
        ORDONNANCE.read("pass")
    with pytest.raises(IllegalMove, match=r"show\.none"):
        ORDONNANCE.show(position, Showing(0, (1,), ("S",)))


@clause("ordonnance:territory.four-cards")
def test_a_territory_with_four_cards_is_full() -> None:
    position = ORDONNANCE.start(Options(deck=SMALL), "", Opening(first=0))
    for _ in range(8):
        card = ORDONNANCE.view(position, ORDONNANCE.mover(position)).hand[0]
        position = ORDONNANCE.apply(position, Place(card, Territory.CYPRUS)).position
    seen = ORDONNANCE.view(position, 0)

    assert len(seen.seats[0].armies[1].cards) == 4
    assert all(action.territory is not Territory.CYPRUS for action in ORDONNANCE.legal(seen))
    assert refusal_of(seen, Place(seen.hand[0], Territory.CYPRUS)) == "territory.four-cards territory=Cyprus"
    assert refusal_of(seen, Place(seen.hand[0], Territory.ANTIOCH)) is None


@clause("ordonnance:deck.empty")
def test_with_an_empty_pile_the_draw_is_skipped() -> None:
    position = after(28, Options(deck=SMALL))
    mover = ORDONNANCE.mover(position)

    turn = ORDONNANCE.apply(position, any_move(position, random.Random(0)))

    assert ORDONNANCE.view(position, mover).pile_size == 0
    assert not any(isinstance(event, CardDrawn) for event in turn.events(mover))
    assert len(ORDONNANCE.view(turn.position, mover).hand) == 5


@clause("ordonnance:deck.empty")
def test_a_deck_of_20_cards_each_is_laid_to_the_last_card() -> None:
    seen = ORDONNANCE.view(after(40, Options(deck=SMALL)), None)

    assert [seat.hand_size for seat in seen.seats] == [0, 0]
    assert seen.winners


@clause("ordonnance:deck.empty")
def test_nobody_draws_after_the_20th_card() -> None:
    position = after(38, Options())
    pile = ORDONNANCE.view(position, None).pile_size

    last = list(play(position, random.Random(0)))[1:]

    assert [ORDONNANCE.view(one, None).pile_size for one in last] == [pile, pile]
    assert [seat.hand_size for seat in ORDONNANCE.view(last[-1], None).seats] == [5, 5]


@clause("ordonnance:end.all-full")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_all_territories_of_all_players_are_full(players: int) -> None:
    *before, last = play(ORDONNANCE.start(Options(players=players), "x"), random.Random(1))

    assert len(before) == 20 * players
    assert all(ORDONNANCE.outcome(position) is None for position in before)
    seen = ORDONNANCE.view(last, None)
    assert all(len(army.cards) == 4 for seat in seen.seats for army in seat.armies)
    assert ORDONNANCE.mover(last) is None
    assert ORDONNANCE.outcome(last) is not None


def test_the_last_card_completes_an_army_wins_a_territory_and_ends_the_game() -> None:
    position = after(59, Options(players=3))
    mover = ORDONNANCE.mover(position)

    turn = ORDONNANCE.apply(position, any_move(position, random.Random(0)))

    placed, completed, won, ended = turn.events(None)
    outcome = ORDONNANCE.outcome(turn.position)
    assert isinstance(placed, CardPlaced)
    assert isinstance(won, TerritoryWon)
    assert isinstance(ended, GameEnded)
    assert outcome is not None
    assert completed == ArmyCompleted(mover or 0, placed.territory, 15)
    assert won.territory is placed.territory
    assert (ended.winners, ended.ending.value, ended.scores) == (outcome.winners, outcome.ending, outcome.scores)
    assert sum(outcome.scores) == 5


def test_the_same_seed_gives_the_same_game() -> None:
    one, same, other = (after(12, Options(), seed) for seed in ("x", "x", "y"))

    assert ORDONNANCE.encode(one) == ORDONNANCE.encode(same) != ORDONNANCE.encode(other)


def test_cards_are_kept_in_the_order_in_which_they_were_laid() -> None:
    position, laid = ORDONNANCE.start(Options(), "", Opening(first=0)), list[Card]()
    for _ in range(6):
        mover = ORDONNANCE.mover(position)
        card = ORDONNANCE.view(position, mover).hand[-1]
        laid += [card] if mover == 0 else []
        position = ORDONNANCE.apply(position, Place(card, Territory.TRIPOLI)).position

    assert ORDONNANCE.view(position, None).seats[0].armies[4].cards == tuple(laid)
