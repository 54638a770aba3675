"""The course of battles: what each of them leaves behind, and what it does not."""

from typing import Any

import pytest

from condotta.condottiere.actions import Draw
from condotta.condottiere.events import Event, Passed
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options, options_of
from condotta.condottiere.position import Position, opened
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Phase
from condotta.kernel import chance
from condotta.kernel.game import IllegalMove
from tests.clauses import clause
from tests.condottiere.play import random_game

CHANCE = [field[0] for field in chance.FIELDS]


def table(hands: tuple[str, ...], phase: Phase, turn: int, options: str = "", **laid: Any) -> Position:
    """A position in which the seat to move has the token, unless another is told."""
    chosen = Options(len(hands), **dict.fromkeys(options.split(), True))
    return CONDOTTIERE.set_up(Setup(chosen, hands, phase, turn, **{"token": turn} | laid), "seed")


def do(position: Position, *moves: str) -> Position:
    for move in moves:
        position = CONDOTTIERE.apply(position, CONDOTTIERE.read(move)).position
    return position


def passed(events: tuple[Event, ...]) -> list[tuple[int, bool]]:
    """The seats that passed, and whether by themselves."""
    return [(event.seat, event.by_itself) for event in events if isinstance(event, Passed)]


def remembered(position: Position) -> dict[str, Any]:
    """All that a position holds, but for chance."""
    return {name: value for name, value in vars(opened(position).peek()).items() if name not in CHANCE}


def laid_out_again(position: Position) -> Position:
    return CONDOTTIERE.set_up(CONDOTTIERE.lay_out(position), "other")


@clause("condottiere:view.public", "condottiere:view.private")
@pytest.mark.parametrize("flags", [0, 0b1, 0b1000, 0b10000, 0b11000, 0b10001, 0b1000000, 0b11111])
def test_nothing_lives_on_in_a_game_but_what_lies_on_the_table(flags: int) -> None:
    for number, (_, turn) in enumerate(random_game(options_of(2 + flags % 3, flags), flags)):
        assert remembered(laid_out_again(turn.position)) == remembered(turn.position)
        if number > 40:
            break


@clause("condottiere:hidden.end", "condottiere:surrender.ends")
def test_a_surrender_that_turned_a_card_up_leaves_nothing_behind_but_the_lines() -> None:
    position = table(
        ("surrender 5", "3 2", "4"), Phase.BATTLE, 0, "hidden_cards", region=Region.ROMA, face_down=("6", "", "1")
    )

    after = do(position, "play surrender")

    seen = CONDOTTIERE.view(after, None)
    assert [seat.strength for seat in seen.seats] == [6, 0, 1]
    assert (seen.phase, seen.token, seen.seats[0].regions) == (Phase.CHOOSE, 0, (Region.ROMA,))
    assert remembered(laid_out_again(after)) == remembered(after)


@clause("condottiere:hidden.end", "condottiere:battle.end")
def test_only_seats_with_a_face_down_card_turn_one_up_at_the_end() -> None:
    position = table(
        ("5", "3", "4"), Phase.BATTLE, 1, "hidden_cards", region=Region.ROMA, face_down=("", "6", ""), out=(0, 2)
    )

    after = do(position, "pass")

    assert [seat.line for seat in CONDOTTIERE.view(after, None).seats][::2] == [(), ()]
    assert remembered(laid_out_again(after)) == remembered(after)


@clause("condottiere:capture.end", "condottiere:capture.tie")
def test_a_defender_who_never_played_is_no_defender_after_the_battle() -> None:
    position = table(
        ("5 3", "4", "2"),
        Phase.BATTLE,
        1,
        "capturing_regions",
        token=2,
        region=Region.ROMA,
        markers=((), (Region.ROMA,), ()),
        out=(0, 2),
    )

    after = do(position, "pass")

    seen = CONDOTTIERE.view(after, None)
    assert (seen.phase, seen.token, seen.defender) == (Phase.CHOOSE, 1, None)
    assert remembered(laid_out_again(after)) == remembered(after)


@clause("condottiere:endless.guard", "condottiere:battle.end")
def test_a_battle_counts_as_one_and_as_idle_only_if_nobody_played() -> None:
    start = table(("5 3", "4 2"), Phase.CHOOSE, 0, battles=7, idle_battles=3)

    idle = do(start, "attack Roma", "keep", "keep", "pass", "pass")
    fought = do(start, "attack Roma", "keep", "keep", "play 5", "pass", "pass")

    counts = [(seen.battles, seen.idle_battles) for seen in (CONDOTTIERE.view(one, None) for one in (idle, fought))]
    assert counts == [(8, 4), (8, 0)]


@clause("condottiere:endless.guard")
def test_a_card_played_in_one_battle_does_not_make_the_next_one_less_idle() -> None:
    start = table(("5 3", "4 2"), Phase.CHOOSE, 0, battles=7)

    moves = ("attack Roma", "keep", "keep", "play 5", "pass", "pass", "attack Siena", "keep", "keep")
    begun = do(start, *moves)

    assert not CONDOTTIERE.view(begun, None).card_played
    assert CONDOTTIERE.view(do(begun, "pass", "pass"), None).idle_battles == 1


@clause("condottiere:pass.no-cards", "condottiere:battle.end")
def test_seats_without_cards_are_seen_to_pass_by_themselves_when_the_last_one_passes() -> None:
    position = table(("5 3", "", "", "2"), Phase.BATTLE, 0, region=Region.ROMA, lines=("", "4", "6", ""), out=(3,))

    turn = CONDOTTIERE.apply(position, CONDOTTIERE.read("pass"))

    assert passed(turn.events(None)) == [(0, False), (1, True), (2, True)]


@clause("condottiere:hand.discard", "condottiere:discard.secret")
def test_after_every_battle_of_a_round_all_who_hold_cards_are_asked_again() -> None:
    position = table(("5 3", "4 2", "1 1"), Phase.CHOOSE, 1, battles=2)

    asked = []
    for region in ("Roma", "Torino"):
        position = do(position, f"attack {region}")
        while CONDOTTIERE.view(position, None).phase is Phase.DISCARD:
            asked.append(CONDOTTIERE.mover(position))
            position = do(position, "keep")
        position = do(position, "pass", "pass", "pass")

    assert asked == [1, 2, 0, 2, 0, 1]


@clause("condottiere:draw.up-to-three")
def test_after_every_battle_all_who_have_room_may_draw_again() -> None:
    position = table(("5 3", "4 2", "1 1"), Phase.CHOOSE, 1, "draw_after_battle", battles=2)

    asked = []
    for region in ("Roma", "Torino"):
        position = do(position, f"attack {region}", "pass", "pass", "pass")
        while CONDOTTIERE.view(position, None).phase is Phase.DRAW:
            asked.append(CONDOTTIERE.mover(position))
            position = do(position, "draw 1")

    assert asked == [2, 0, 1, 0, 1, 2]


@clause("condottiere:draw.all-empty")
def test_once_everyone_drew_ten_the_holder_chooses_and_nobody_is_asked_for_more() -> None:
    position = table(("5", "", ""), Phase.BATTLE, 0, "draw_after_battle", region=Region.ROMA, out=(1, 2))

    after = do(position, "play 5")

    seen = CONDOTTIERE.view(after, None)
    assert [seat.hand_size for seat in seen.seats] == [10, 10, 10]
    assert (seen.phase, seen.turn) == (Phase.CHOOSE, 0)
    assert remembered(laid_out_again(after)) == remembered(after)


@clause("condottiere:draw.up-to-three")
@pytest.mark.parametrize(("hand", "most"), [("", 3), ("1 1 1 1 1 1 1 2", 2), ("1 1 1 1 1 1 1 2 2", 1)])
def test_nobody_draws_more_than_three_cards_or_above_the_limit(hand: str, most: int) -> None:
    position = table((hand, "5"), Phase.DRAW, 0, "draw_after_battle", battles=1)
    view = CONDOTTIERE.view(position, 0)

    assert CONDOTTIERE.legal(view) == tuple(Draw(count) for count in range(most + 1))
    for count in (-1, most + 1, most + 2):
        with pytest.raises(IllegalMove):
            CONDOTTIERE.check(view, Draw(count))
