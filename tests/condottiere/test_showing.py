"""Showing cards, and what every viewer knows of other hands."""

from collections.abc import Sequence

import pytest

from condotta.condottiere.events import CardsShown
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.notation import written
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Phase
from condotta.kernel.game import IllegalMove, Showing, Viewer
from tests.clauses import clause


def battle(hands: Sequence[str], turn: int = 0, **laid: object) -> Position:
    hidden = bool(laid.pop("hidden", False))
    options = Options(players=len(hands), hidden_cards=hidden)
    setup = Setup(options, tuple(hands), Phase.BATTLE, turn, region=Region.PARMA, **laid)  # type: ignore[arg-type]
    return CONDOTTIERE.set_up(setup, "seed")


def knows(position: Position, viewer: Viewer, seat: int) -> str:
    return written(CONDOTTIERE.view(position, viewer).seats[seat].known)


def do(position: Position, *moves: str) -> Position:
    for move in moves:
        position = CONDOTTIERE.apply(position, CONDOTTIERE.read(move)).position
    return position


@clause("condottiere:deals.show", "condottiere:view.private")
def test_the_receivers_learn_the_cards_and_all_learn_how_many_were_shown_to_whom() -> None:
    position = battle(["10 10 winter", "5", "6"], turn=1)

    shown = CONDOTTIERE.show(position, Showing(seat=0, to=(2,), cards=("10", "winter")))

    assert [knows(shown.position, viewer, 0) for viewer in (1, 2, None)] == ["", "10 winter", ""]
    assert [event.cards and written(event.cards) for viewer in (0, 1, 2, None) for event in shown.events(viewer)] == [
        "10 winter",
        None,
        "10 winter",
        None,
    ]
    assert shown.events(None) == (CardsShown(0, (2,), 2, None),)


@clause("condottiere:deals.show", "condottiere:deals.talk")
def test_showing_is_no_move_and_may_happen_out_of_turn() -> None:
    position = battle(["10", "5", "6"], turn=1)

    shown = CONDOTTIERE.show(position, Showing(seat=2, to=(0, 1), cards=("6",))).position

    assert shown.record == position.record
    assert CONDOTTIERE.mover(shown) == 1


@clause("condottiere:deals.show")
def test_showing_is_a_snapshot_that_later_showings_do_not_add_up() -> None:
    position = battle(["10 10 winter", "5"])

    once = CONDOTTIERE.show(position, Showing(0, (1,), ("10",))).position
    twice = CONDOTTIERE.show(once, Showing(0, (1,), ("10", "winter"))).position

    assert knows(twice, 1, 0) == "10 winter"


@clause("condottiere:deals.show")
def test_a_shown_card_that_is_seen_to_be_played_is_known_no_longer() -> None:
    position = battle(["10 10 winter", "5 5"])
    shown = CONDOTTIERE.show(position, Showing(0, (1,), ("10", "10", "winter"))).position

    assert knows(do(shown, "play 10"), 1, 0) == "10 winter"
    assert knows(do(shown, "play 10", "play 5", "play 10"), 1, 0) == "winter"


@clause("condottiere:scarecrow.retrieves", "condottiere:view.public")
def test_a_fetched_mercenary_is_known_to_all_until_it_is_played() -> None:
    position = battle(["scarecrow 3", "5 5", "6"], lines=("10", "", ""))

    fetched = do(position, "play scarecrow take 10")

    assert [knows(fetched, viewer, 0) for viewer in (1, 2, None)] == ["10"] * 3
    assert knows(do(fetched, "play 5", "play 6", "play 10"), 1, 0) == ""


@clause("condottiere:hidden.facedown", "condottiere:deals.show")
def test_a_card_laid_face_down_lowers_no_bound_until_it_is_turned_up() -> None:
    position = battle(["10 6 3", "5 5"], hidden=True)
    shown = CONDOTTIERE.show(position, Showing(0, (1,), ("10", "6"))).position

    laid = do(shown, "play 10", "play 5")
    turned_up = do(laid, "play 3")

    assert knows(laid, 1, 0) == "6 10"
    assert knows(turned_up, 1, 0) == "6"


@clause("condottiere:deals.show")
def test_one_may_show_the_card_that_lies_face_down_before_one() -> None:
    position = battle(["3", "5 5"], turn=1, hidden=True, face_down=("10", ""))

    shown = CONDOTTIERE.show(position, Showing(0, (1,), face_down=True)).position

    assert knows(shown, 1, 0) == "10"


@clause("condottiere:hand.discard", "condottiere:round.keep")
def test_what_was_known_of_a_hand_ends_when_it_is_discarded_or_cards_are_shuffled() -> None:
    options = Options(players=3)
    asked = Setup(options, ("winter bishop", "10 6", "5"), Phase.DISCARD, 0, battles=1, region=Region.PARMA)
    position = CONDOTTIERE.set_up(asked, "seed")
    shown = CONDOTTIERE.show(position, Showing(0, (1,), ("winter",))).position
    shown = CONDOTTIERE.show(shown, Showing(1, (0,), ("10",))).position

    discarded = do(shown, "discard")
    alone = Setup(options, ("", "10 6", ""), Phase.KEEP, 1, battles=1, region=Region.PARMA)
    keeper = CONDOTTIERE.show(CONDOTTIERE.set_up(alone, "seed"), Showing(1, (0,), ("10",))).position

    assert (knows(discarded, 1, 0), knows(discarded, 0, 1)) == ("", "10")
    assert knows(do(keeper, "keep 10"), 0, 1) == ""


@clause("condottiere:deals.show")
@pytest.mark.parametrize(
    ("showing", "code"),
    [
        pytest.param(Showing(0, (1,), ("6",)), "card.not-held", id="a card one does not hold"),
        pytest.param(Showing(0, (1,), ("10", "10")), "card.not-held", id="more than one holds"),
        pytest.param(Showing(0, (), ("10",)), "show.nobody", id="to nobody"),
        pytest.param(Showing(0, (0,), ("10",)), "show.nobody", id="to oneself"),
        pytest.param(Showing(0, (7,), ("10",)), "show.nobody", id="to no seat"),
        pytest.param(Showing(9, (0,), ("10",)), "show.nobody", id="by no seat"),
        pytest.param(Showing(0, (1,)), "show.nothing", id="nothing"),
        pytest.param(Showing(0, (1,), (), True), "show.face-down", id="no face-down card"),
        pytest.param(Showing(0, (1,), ("eleven",)), "notation.no-card", id="no such card"),
    ],
)
def test_a_showing_that_cannot_be_is_refused(showing: Showing, code: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        CONDOTTIERE.show(battle(["10 winter", "5"]), showing)

    assert refusal.value.code == code
    assert CONDOTTIERE.explain(refusal.value, "en")
