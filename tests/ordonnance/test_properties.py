"""What holds in every game, whatever the options, the deal and the moves."""

import random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from condotta.kernel import chance, record
from condotta.kernel.game import AnyGame, IllegalMove
from condotta.kernel.replay import begin, final_position
from condotta.ordonnance.decks import FLAT, PYRAMID
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.legality import allowed, every_action
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.state import STATE
from tests.ordonnance.table import EVERY_OPTIONS, SMALL, after, any_move, deck_of, play, refusal_of, spaces

GAME: AnyGame = ORDONNANCE

some_options = some.builds(
    Options,
    players=some.sampled_from([2, 3, 4]),
    deck=some.sampled_from([PYRAMID, FLAT, SMALL, deck_of(2)]),
    tiebreak=some.sampled_from(["share", "placement"]),
)
few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@few
@given(options=some_options, seed=some.text(max_size=5), choices=some.integers())
def test_in_every_position_of_a_game_the_cards_are_accounted_for(options: Options, seed: str, choices: int) -> None:
    for turns, position in enumerate(play(ORDONNANCE.start(options, seed), random.Random(choices))):
        state = opened(position).peek()

        for kind in range(1, 32):
            laid = sum(row.count(kind) for line in state.laid for row in line)
            assert sum(hand[kind] for hand in state.hand) + laid + state.pile[kind] == options.copies[kind]
        assert sum(map(sum, state.cards)) == turns
        assert state.pile_size == sum(state.pile)
        assert all(state.held[seat] == _set_of(state.hand[seat]) for seat in range(4))
        assert sorted(nth for line in state.completed for nth in line if nth) == list(range(1, state.armies + 1))


@few
@given(options=some_options, seed=some.text(max_size=5), choices=some.integers())
def test_one_seat_moves_until_everyone_has_laid_20_cards(options: Options, seed: str, choices: int) -> None:
    *before, last = play(ORDONNANCE.start(options, seed), random.Random(choices))

    movers = [ORDONNANCE.mover(position) for position in before]
    outcome = ORDONNANCE.outcome(last)
    assert [movers.count(seat) for seat in range(options.players)] == [20] * options.players
    assert ORDONNANCE.mover(last) is None
    assert outcome is not None
    assert sum(outcome.scores) == 5
    assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}
    assert (len(outcome.winners) > 1) == (outcome.ending == "shared")
    assert outcome.ending != "placement" or options.tiebreak == "placement"
    assert len(outcome.winners) == 1 or options.players > 2


@few
@given(options=some_options, seed=some.text(max_size=5), moves=some.integers(0, 80))
def test_what_is_listed_as_legal_is_what_is_accepted_of_all_actions(options: Options, seed: str, moves: int) -> None:
    position = after(moves, options, seed)

    for viewer in (None, *range(options.players)):
        seen = ORDONNANCE.view(position, viewer)
        accepted = tuple(action for action in every_action() if refusal_of(seen, action) is None)
        assert ORDONNANCE.legal(seen) == accepted
        assert bool(accepted) == (viewer is not None and viewer == ORDONNANCE.mover(position))


@few
@given(options=some_options, seed=some.text(max_size=5), moves=some.integers(0, 80))
def test_the_rules_on_the_full_position_list_the_same(options: Options, seed: str, moves: int) -> None:
    position = after(moves, options, seed)
    mover = ORDONNANCE.mover(position)
    listed = ORDONNANCE.choices(position)

    assert listed == tuple(action for action in every_action() if allowed(opened(position), action))
    if mover is None:
        assert listed == ()
    else:
        seen = ORDONNANCE.view(position, mover)
        room = [at for at, free in enumerate(spaces(seen, mover)) if free]
        assert listed == ORDONNANCE.legal(seen)
        assert len(listed) == len(set(seen.hand)) * len(room)


@few
@given(options=some_options, seed=some.text(max_size=5), moves=some.integers(0, 80))
def test_a_refused_action_changes_no_byte(options: Options, seed: str, moves: int) -> None:
    position = after(moves, options, seed)
    before = ORDONNANCE.encode(position)
    seen = ORDONNANCE.view(position, ORDONNANCE.mover(position))

    for action in every_action()[::3]:
        if refusal_of(seen, action):
            with pytest.raises(IllegalMove):
                ORDONNANCE.apply(position, action)

    if seen.turn is not None:
        ORDONNANCE.apply(position, any_move(position, random.Random(0)))
    assert ORDONNANCE.encode(position) == before


@few
@given(options=some_options, seed=some.text(max_size=5), moves=some.integers(0, 80))
def test_a_position_survives_encoding_and_laying_out(options: Options, seed: str, moves: int) -> None:
    position = after(moves, options, seed)

    again = ORDONNANCE.set_up(ORDONNANCE.lay_out(position), "another seed")

    assert ORDONNANCE.decode(ORDONNANCE.encode(position)) == position
    assert _but_for_chance(again) == _but_for_chance(position)
    assert ORDONNANCE.lay_out(again) == ORDONNANCE.lay_out(position)


@pytest.mark.parametrize("options", EVERY_OPTIONS[::4], ids=lambda options: f"{options.players} {options.deck.name}")
def test_a_recorded_game_is_replayed(options: Options) -> None:
    header = record.header_for(GAME, options, "seed", [f"seat {seat}" for seat in range(options.players)])
    position, entries = begin(GAME, header), list[record.Entry]()
    while (mover := ORDONNANCE.mover(position)) is not None:
        action = any_move(position, random.Random(len(entries)))
        entries.append(record.Move(len(entries) + 1, mover, ORDONNANCE.write(action)))
        position = ORDONNANCE.apply(position, action).position
    outcome = ORDONNANCE.outcome(position)
    assert outcome is not None

    text = record.dumps(record.Record(header, (*entries, record.Ended(outcome))))

    assert options.deck.name in text
    assert final_position(GAME, record.loads(text)) == position


def test_random_games_inside_the_rules_end_as_they_do_outside() -> None:
    played = ORDONNANCE.playouts(Options(players=3), "seed", 300)

    assert played.decisions == 300 * 60
    assert len(played.results) == 300
    assert {ending for _, ending in played.results} == {"territories", "shared"}
    assert all((len(winners) > 1) == (ending == "shared") for winners, ending in played.results)
    assert played == ORDONNANCE.playouts(Options(players=3), "seed", 300)


@pytest.mark.parametrize("raw", [b"", b"condotta", bytes(700), b"{}"])
def test_foreign_bytes_are_refused(raw: bytes) -> None:
    own = ORDONNANCE.encode(after(5, Options()))

    for foreign in (raw, own[:-1], own[:300], b"x" + own, raw + own[len(raw) + 1 :]):
        with pytest.raises(ValueError, match="no position of this game"):
            ORDONNANCE.decode(foreign)


def _set_of(hand: list[int]) -> int:
    return sum(1 << kind for kind in range(32) if hand[kind])


def _but_for_chance(position: Position) -> bytes:
    array = np.frombuffer(position.record, STATE).copy()
    for name in (field[0] for field in chance.FIELDS):
        array[name] = 0
    return array.tobytes()
