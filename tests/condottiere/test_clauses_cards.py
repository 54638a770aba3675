"""Where the cards are when they are dealt, kept and drawn."""

from collections import Counter

import pytest

from condotta.condottiere.actions import DRAW_NONE
from condotta.condottiere.cards import COPIES, KINDS, Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.notation import cards_named, written
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position, opened
from condotta.condottiere.view import Phase
from tests.clauses import clause
from tests.condottiere.test_clauses_course import do, laid_out_again, remembered, table


def all_but(cards: str) -> str:
    """Every other card of the 110."""
    left = Counter({card: COPIES[card.kind] for card in Card})
    left.subtract(cards_named(cards))
    return written(tuple(left.elements()))


def hand(position: Position, seat: int) -> str:
    return written(CONDOTTIERE.view(position, seat).hand)


def in_hands_and_pile(position: Position) -> list[int]:
    state = opened(position).peek()
    return [state.pile[kind] + sum(one[kind] for one in state.hand) for kind in range(KINDS)]


@clause("condottiere:setup.deal", "condottiere:deck.composition")
def test_every_kind_of_card_is_dealt_as_often_as_its_copies_say() -> None:
    dealt: Counter[Card] = Counter()
    for seed in range(40):
        position = CONDOTTIERE.start(Options(players=6), str(seed))
        dealt.update(card for seat in range(6) for card in CONDOTTIERE.view(position, seat).hand)
        assert min(opened(position).peek().pile) >= 0

    assert dealt.total() == 2400
    for card in Card:
        expected = 40 * COPIES[card.kind] * 60 / 110
        assert abs(dealt[card] - expected) < 4 * expected**0.5, card


@clause("condottiere:round.keep", "condottiere:round.deal")
@pytest.mark.parametrize("kept", ["keep nothing", "keep 10", "keep winter winter"])
def test_who_keeps_cards_at_the_end_of_a_round_gives_up_all_others(kept: str) -> None:
    holding = "1 1 1 2 2 2 5 5 5 10 10 winter winter"

    after = do(table((holding, "", ""), Phase.KEEP, 0, battles=4, region=Region.ROMA), kept)

    assert [seat.hand_size for seat in CONDOTTIERE.view(after, None).seats] == [10, 10, 10]
    wanted = Counter(cards_named(kept.removeprefix("keep").replace("nothing", "")))
    assert not wanted - Counter(CONDOTTIERE.view(after, 0).hand)


@clause("condottiere:round.keep", "condottiere:round.deal")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_kept_cards_are_not_dealt_again_and_the_next_round_begins_without_them(seat: int) -> None:
    hands = tuple("winter winter winter 10" if at == seat else "" for at in range(3))

    after = do(table(hands, Phase.KEEP, seat, battles=4, region=Region.ROMA), "keep winter winter")

    assert in_hands_and_pile(after) == list(COPIES)
    assert min(opened(after).peek().pile) >= 0
    assert remembered(laid_out_again(after)) == remembered(after)


@clause("condottiere:hand.discard", "condottiere:round.deal")
def test_who_discarded_his_hand_holds_nothing_of_it() -> None:
    position = table(("winter scarecrow", "5 4", "3 2"), Phase.DISCARD, 0, battles=2, region=Region.ROMA)

    after = do(position, "discard", "keep", "keep")

    assert hand(after, 0) == ""
    assert CONDOTTIERE.mover(after) == 1
    assert remembered(laid_out_again(after)) == remembered(after)


@clause("condottiere:draw.up-to-three")
def test_drawn_cards_come_from_the_pile_and_leave_it() -> None:
    discarded = all_but("10 winter surrender 5")
    position = table(("", "5"), Phase.DRAW, 0, "draw_after_battle", battles=1, discards=discarded)

    two, three = do(position, "draw 2"), do(position, "draw 3")

    assert not Counter(cards_named(hand(two, 0))) - Counter(cards_named("10 winter surrender"))
    assert [CONDOTTIERE.view(one, None).pile_size for one in (two, three)] == [1, 0]
    assert hand(three, 0) == "10 winter surrender"
    assert written(CONDOTTIERE.view(three, None).discards) == discarded


def held_by_others(*more: str) -> tuple[str, str, str]:
    """Hands with all that never lies in a line, and these cards too; the first hand is empty."""
    cards = [*["bishop"] * 6, *["scarecrow"] * 16, *more]
    return "", " ".join(cards[:16]), " ".join(cards[16:])


@clause("condottiere:draw.exhausted")
def test_an_empty_pile_is_made_anew_from_the_discard_pile_alone() -> None:
    hands, discarded = held_by_others("winter", "winter", "5"), "10 winter surrender"
    lines = (all_but(" ".join((*hands, discarded))), "", "")
    position = table(hands, Phase.DRAW, 0, "draw_after_battle", battles=1, lines=lines, discards=discarded)

    two, three = do(position, "draw 2"), do(position, "draw 3")

    assert not Counter(cards_named(hand(two, 0))) - Counter(cards_named(discarded))
    assert [CONDOTTIERE.view(one, None).pile_size for one in (two, three)] == [1, 0]
    assert hand(three, 0) == discarded
    assert written(CONDOTTIERE.view(three, None).seats[0].line) == lines[0]


@clause("condottiere:draw.exhausted")
def test_if_the_discard_pile_is_empty_too_the_lines_are_shuffled_and_the_draw_goes_on() -> None:
    hands = held_by_others("winter", "winter", "winter", "5")
    lines = (all_but(" ".join((*hands, "10 6"))), "6", "")
    position = table(hands, Phase.DRAW, 0, "draw_after_battle", battles=1, lines=lines)

    after = do(position, "draw 2")

    seen = CONDOTTIERE.view(after, None)
    drawn = Counter(cards_named(hand(after, 0)))
    assert (seen.seats[0].hand_size, seen.pile_size, seen.discards) == (2, 82, ())
    assert drawn[Card.TEN] >= 1
    assert in_hands_and_pile(after) == list(COPIES)


@clause("condottiere:draw.up-to-three")
def test_the_rules_themselves_offer_three_cards_at_most() -> None:
    position = table(("", "5"), Phase.DRAW, 0, "draw_after_battle", battles=1)

    assert opened(position).legal() == 0b1111 << DRAW_NONE
