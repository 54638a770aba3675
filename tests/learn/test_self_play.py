"""Self-play: the same as single games, whatever the batch; results, refusals and truncation."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from condotta.catalogue import game_named
from condotta.learn import Results, SelfPlay
from condotta.learn.subject import subject_named
from condotta.learn.table import Table
from tests.learn.digest import digests
from tests.learn.playing import CASES, expected


def any_decisions(masks: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    return (masks * dice.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_slot_is_a_single_game_of_its_seed(name: str, options: Any) -> None:
    play = SelfPlay(name, 3, "same", **{field: getattr(options, field) for field in options.__struct_fields__})
    results, dice, ends = play.results(), np.random.default_rng(1), 0
    play.begin(results)
    tables = [begun(play, at) for at in range(play.games)]
    for _ in range(400):
        decisions = any_decisions(results.masks, dice)
        play.step(decisions, results)
        for at, table in enumerate(tables):
            table.decide(int(decisions[at]))
            assert bool(results.ended[at]) == table.is_over
            assert results.rewards[at].tolist() == [table.reward(seat) for seat in range(table.subject.seats)]
            if table.is_over:
                ends += 1
                outcome = table.subject.game.outcome(table.position)
                assert results.winners[at] == sum(1 << seat for seat in outcome.winners)
                tables[at] = begun(play, at)
            assert_same(results, at, tables[at])
    assert ends or options.players > 4


def begun(play: SelfPlay, at: int) -> Table:
    """A single game with the seed of the one that a slot has just begun."""
    table = Table(subject_named(type(play.options).__module__.split(".")[1]), play.options)
    table.begin(play.seed_of(at))
    return table


def assert_same(results: Results, at: int, table: Table) -> None:
    assert results.seats[at] == table.seat
    told = table.observe(int(results.seats[at]))
    assert np.array_equal(results.observations[at], told["observation"])
    assert np.array_equal(results.masks[at], told["action_mask"])


@pytest.mark.parametrize("name", ["condottiere", "ordonnance"])
def test_a_slot_does_not_depend_on_the_batch_it_is_in(name: str) -> None:
    whole, part = SelfPlay(name, 9, "s"), SelfPlay(name, 2, "s", first=5)
    told, seen = whole.results(), part.results()
    whole.begin(told)
    part.begin(seen)
    for _ in range(600):
        for here, there in zip(told, seen, strict=True):
            assert here[5:7].tobytes() == there.tobytes()
        decisions = any_decisions(told.masks, np.random.default_rng(told.masks.sum()))
        whole.step(decisions, told)
        part.step(decisions[5:7], seen)


def test_games_that_have_not_begun_are_not_played() -> None:
    batch = SelfPlay(games=2)

    with pytest.raises(ValueError, match="call begin first"):
        batch.play_randomly(1, "s", batch.results())


def test_another_seed_gives_other_games() -> None:
    first, second = SelfPlay(games=4, seed="a"), SelfPlay(games=4, seed="b")
    told, seen = first.results(), second.results()
    first.begin(told)
    second.begin(seen)

    assert not np.array_equal(told.observations, seen.observations)
    assert len({row.tobytes() for row in told.observations}) == 4


@pytest.mark.parametrize("name", ["condottiere", "ordonnance"])
def test_random_rounds_are_legal_and_follow_their_seed(name: str) -> None:
    outcomes = []
    for _ in range(2):
        play = SelfPlay(name, 5, "r")
        results = play.results()
        play.begin(results)
        play.play_randomly(1_000, "dice", results)
        outcomes.append([array.tobytes() for array in results])
        for at in range(5):
            if not begun(play, at).subject.midway(play._states[at : at + 1]):
                position, game = play.position(at), game_named(name)
                seen = game.view(position, game.mover(position))
                assert np.array_equal(results.observations[at], expected(subject_named(name), seen))

    assert outcomes[0] == outcomes[1]


def test_games_are_broken_off_after_so_many_decisions() -> None:
    play = SelfPlay(games=3, cap=7)
    results, dice = play.results(), np.random.default_rng(1)
    play.begin(results)
    for number in range(1, 22):
        seeds = [play.seed_of(at) for at in range(3)]
        play.step(any_decisions(results.masks, dice), results)
        assert results.ended.tolist() == [2 if number % 7 == 0 else 0] * 3
        assert not results.rewards.any()
        assert not results.winners.any()
        assert all(play.seed_of(at) != seeds[at] for at in range(3)) == (number % 7 == 0)


def test_an_illegal_decision_in_a_batch_is_refused_and_nothing_is_done() -> None:
    play = SelfPlay(games=4)
    results = play.results()
    play.begin(results)
    before = [array.tobytes() for array in results], [play.position(at) for at in range(4)]
    for wrong in (41, -1, 42, 10**9):
        decisions = results.masks.argmax(axis=1)
        decisions[2] = wrong
        with pytest.raises(ValueError, match=f"Decision {wrong} is not legal in game 2 of the batch"):
            play.step(decisions, results)

    assert ([array.tobytes() for array in results], [play.position(at) for at in range(4)]) == before


def test_results_can_be_rows_of_the_callers_own_arrays() -> None:
    play = SelfPlay(games=4)
    history, single = play.results(20), play.results()
    play.begin(Results(*(array[0] for array in history)))
    for step in range(1, 20):
        play.step(history.masks[step - 1].argmax(axis=1), Results(*(array[step] for array in history)))

    play.begin(single)
    for step in range(20):
        assert np.array_equal(history.observations[step], single.observations)
        play.step(single.masks.argmax(axis=1), single)


def test_arrays_that_do_not_fit_are_refused() -> None:
    play = SelfPlay(games=4)
    good = play.results()
    play.begin(good)
    for name, wrong in (
        ("observations", np.zeros((4, play.layout.size), np.int64)),
        ("masks", np.zeros((4, play.decisions + 1), np.int8)),
        ("rewards", np.zeros((6, 4), np.float32).T),
        ("seats", [0, 0, 0, 0]),
    ):
        with pytest.raises(ValueError, match=f"{name} must be a writeable C array"):
            play.begin(good._replace(**{name: wrong}))
    for wrong_decisions in (np.zeros(3, np.int64), np.zeros(4), [[0, 0, 0, 0]]):
        with pytest.raises(ValueError, match="There are 4 games"):
            play.step(wrong_decisions, good)
    with pytest.raises(ValueError, match="at least one game"):
        SelfPlay(games=0)
    with pytest.raises(ValueError, match="There is no game called chess"):
        SelfPlay("chess")


def test_compiled_and_plain_learning_agree_byte_for_byte() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.learn.digest"],
        env=os.environ | {"CONDOTTA_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    told = json.loads(plain.stdout)
    assert told["compiled"] is False
    assert told["digests"] == digests()


def test_winners_share_what_the_losers_pay() -> None:
    play = SelfPlay("ordonnance", 100, "shared", players=3)
    results = play.results()
    play.begin(results)
    play.play_randomly(60, "shared", results)

    assert (results.ended == 1).all()
    for winners, rewards in zip(results.winners.tolist(), results.rewards, strict=True):
        share = {1: 1.0, 2: 0.25, 3: 0.0}[winners.bit_count()]
        told = [share if winners >> seat & 1 else -0.5 for seat in range(3)]
        assert rewards.tolist() == [*told, 0.0]
    assert {winners.bit_count() for winners in results.winners.tolist()} >= {1, 2}


def test_a_random_policy_wins_its_share() -> None:
    """A check of the whole: over many games every seat wins, and rewards add up to nothing."""
    play = SelfPlay(games=64, seed="share")
    results, dice = play.results(), np.random.default_rng(random.Random(1).getrandbits(32))
    totals, games = np.zeros(6), 0
    play.begin(results)
    for _ in range(400):
        play.step(any_decisions(results.masks, dice), results)
        totals += results.rewards.sum(axis=0)
        games += int((results.ended == 1).sum())

    assert games > 60
    assert abs(totals.sum()) < 1e-3
    assert (np.abs(totals[:4]) < games / 2).all()
    assert not totals[4:].any()


def test_in_the_midst_of_an_action_there_is_no_position() -> None:
    """Phases of the rules that follow a Bishop and a Scarecrow are no phases of a view."""
    play, game = SelfPlay("condottiere", 32, "midway"), game_named("condottiere")
    results, dice, refused = play.results(), np.random.default_rng(1), 0
    play.begin(results)
    for _ in range(200):
        play.step(any_decisions(results.masks, dice), results)
        for at in range(play.games):
            if play._subject.midway(play._states[at : at + 1]):
                refused += 1
                with pytest.raises(ValueError, match=f"Game {at} of the batch is in the midst of an action"):
                    play.position(at)
            else:
                assert game.legal(game.view(play.position(at), int(results.seats[at])))
    assert refused


def test_games_that_have_not_begun_have_no_position_and_no_seed() -> None:
    for asked in (SelfPlay(games=2).position, SelfPlay(games=2).seed_of):
        with pytest.raises(ValueError, match="call begin first"):
            asked(0)


def test_a_batch_is_made_of_whole_numbers_and_a_text() -> None:
    wrong: list[dict[str, Any]] = [{"cap": 1.5}, {"games": 2.0}, {"first": "1"}, {"seed": None}]
    for choices in wrong:
        with pytest.raises(TypeError):
            SelfPlay(**choices)


def test_what_is_not_in_the_batch_is_refused() -> None:
    play = SelfPlay(games=2)
    play.begin(play.results())

    for at in (-1, 2):
        for asked in (play.position, play.seed_of):
            with pytest.raises(IndexError, match=f"There is no game {at}: the 2 of the batch"):
                asked(at)


def test_a_beginning_with_arrays_that_do_not_fit_begins_nothing() -> None:
    play = SelfPlay("ordonnance", games=2)
    good = play.results()
    wrong = good._replace(ended=np.zeros(2, np.int64))

    with pytest.raises(ValueError, match="ended must be a writeable C array"):
        play.begin(wrong)
    with pytest.raises(ValueError, match="call begin first"):
        play.step(np.zeros(2, np.int64), good)
    play.begin(good)
    play.play_randomly(100, "s", good)
    before = play.seed_of(0), play.position(0)
    with pytest.raises(ValueError, match="ended must be a writeable C array"):
        play.begin(wrong)

    assert (play.seed_of(0), play.position(0)) == before
