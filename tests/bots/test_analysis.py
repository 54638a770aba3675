"""The analysis of recorded games: chances that add up, and mistakes that were some."""

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from condotta.bots import budget
from condotta.bots.analysis import analyse, turned
from condotta.bots.judging import Judge, chances_of
from condotta.catalogue import GAMES, game_named
from condotta.kernel import record
from condotta.kernel.game import AnyGame, Turn
from condotta.kernel.record import Ended, Header, Move, Record
from condotta.kernel.replay import replay
from condotta.ordonnance.actions import Place
from condotta.ordonnance.territories import Territory

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("name", ["condottiere-2", "condottiere-draw-capturing-hidden", "ordonnance-2-pyramid56"])
def test_every_move_is_judged_and_the_last_one_decides(name: str) -> None:
    kept = record.open_record(RECORDS / f"{name}.jsonl")
    game = game_named(kept.header.game)

    moves = list(analyse(game, kept, playouts=8, seed="s"))

    assert [move.number for move in moves] == [entry.move for entry in kept.entries if isinstance(entry, Move)]
    assert all(sum(move.after) == pytest.approx(1) for move in moves)
    assert all(sum(move.decided) == pytest.approx(1) for move in moves)
    assert all(one.after == other.before for one, other in pairwise(moves))
    ended = kept.entries[-1]
    assert isinstance(ended, Ended)
    winners = ended.outcome.winners
    assert moves[-1].after == tuple((seat in winners) / len(winners) for seat in range(len(kept.header.seats)))


@pytest.mark.parametrize("name", GAMES)
def test_many_playouts_for_a_chance_can_be_stopped_between_slices(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named(name)
    position = game.start(game.options_type(), "slices")
    at_once = chances_of(game)(position, 100, "s")

    monkeypatch.setattr(budget, "AT_ONCE", 7)

    assert chances_of(game)(position, 100, "s") == at_once


@pytest.mark.parametrize("name", GAMES)
def test_what_the_cards_change_is_not_the_work_of_the_decision(name: str) -> None:
    game = game_named(name)
    turns = list(random_turns(game, "cards"))

    dealt = [turn for turn in turns if turn.decided != turn.position]

    assert 0 < len(dealt) < len(turns)
    for turn in dealt:
        seat = next(seat for seat in range(2) if hand(game, turn.decided, seat) != hand(game, turn.position, seat))
        assert any(type(event).__name__.startswith("Card") for event in turn.events(seat))


def random_turns(game: AnyGame, seed: str) -> Iterator[Turn[Any, Any]]:
    """A game of two in which anything is done."""
    position, dice = game.start(game.options_type(players=2), seed), random.Random(seed)
    while (seat := game.mover(position)) is not None:
        turn = game.apply(position, dice.choice(game.legal(game.view(position, seat))))
        yield turn
        position = turn.position


def hand(game: AnyGame, position: Any, seat: int) -> tuple[Any, ...]:
    return tuple(game.view(position, seat).hand)


def test_of_equal_territories_none_is_a_mistake() -> None:
    """The strategist takes empty territories for one; whichever is played, it is as good as any other."""
    game = game_named("ordonnance")
    position = game.start(game.options_type(), "twins")
    seat = game.mover(position)
    assert seat is not None
    judge = Judge(game, 200, "s")
    best = judge.verdict(position, seat, game.legal(game.view(position, seat))[0]).best

    for territory in Territory:
        verdict = judge.verdict(position, seat, Place(best.card, territory))
        assert verdict.best in (best, Place(best.card, territory))
        assert not verdict.is_mistake


def test_what_does_better_than_the_strategists_choice_is_the_best_itself() -> None:
    """By few playouts the strategist is often wrong; then a move costs nothing, and never less."""
    kept = record.open_record(RECORDS / "condottiere-2.jsonl")
    game, best = game_named("condottiere"), 0
    for move in analyse(game, kept, playouts=4, seed="s"):
        if move.verdict:
            own, told = move.action == move.verdict.best, move.verdict
            assert (told.loss, told.error, told.best_chance) == (0, 0, told.chance) if own else told.loss > 0
            best += own
    assert best


def test_a_move_without_another_has_no_verdict() -> None:
    kept = record.open_record(RECORDS / "condottiere-2.jsonl")
    game = game_named("condottiere")

    moves = [played for played in replay(game, kept) if isinstance(played.entry, Move)]
    for move, played in zip(analyse(game, kept, playouts=2, seed="s"), moves, strict=True):
        choices = game.legal(game.view(played.before, move.seat))
        assert (move.verdict is None) == (len(choices) == 1)


@pytest.mark.parametrize(
    ("before", "after", "playouts", "seat"),
    [
        ((0.5, 0.5), (0.6, 0.4), 500, None),
        ((0.3, 0.5, 0.2), (0.3, 0.3, 0.4), 500, 1),
        ((0.5, 0.5), (0.7, 0.3), 10, None),
        ((0.5, 0.5), (1, 0), 500, 0),
    ],
    ids=["little", "much", "too few playouts to tell", "decided"],
)
def test_a_turning_point_is_a_great_change_and_no_noise(
    before: tuple[float, ...], after: tuple[float, ...], playouts: int, seat: int | None
) -> None:
    assert turned(before, after, playouts) == seat


def given_away() -> Record:
    """A game whose last move, a pass, lets the other one win."""
    game = game_named("condottiere")
    setup = {
        "options": {"players": 2},
        "hands": ["10 10 6", "2 1"],
        "phase": "battle",
        "turn": 0,
        "region": "Roma",
        "lines": ["", "6"],
        "out": [1],
        "markers": [["Torino", "Milano", "Genova"], ["Spoleto", "Napoli", "Firenze"]],
    }
    header = Header(record.FORMAT, game.name, game.version, "s", ("Anna", "Bruno"), setup["options"], setup=setup)
    return Record(header, (Move(1, 0, "pass"),))


def test_giving_the_game_away_is_a_mistake() -> None:
    game, kept = game_named("condottiere"), given_away()

    (judged,) = analyse(game, kept, playouts=100, seed="s")

    assert judged.is_mistake
    assert judged.verdict is not None
    assert game.write(judged.verdict.best).startswith("play")
    assert judged.verdict.loss == pytest.approx(judged.verdict.best_chance - judged.verdict.chance)
    assert judged.after == (0, 1)
    assert judged.turned in (0, 1)
    assert judged.turned_by_luck is None


@pytest.mark.parametrize("name", ["condottiere-2", "ordonnance-2-pyramid56"])
def test_a_move_is_judged_alone_as_it_is_among_all(name: str) -> None:
    kept = record.open_record(RECORDS / f"{name}.jsonl")
    game = game_named(kept.header.game)
    all_ = list(analyse(game, kept, playouts=4, seed="s"))

    some = list(analyse(game, kept, playouts=4, seed="s", numbers=range(3, 6)))

    assert some == all_[2:5]
