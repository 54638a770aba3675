"""Observations: they tell all that a view tells, and nothing that is hidden; masks are the legal decisions."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings

from condotta.condottiere import position as condottiere_position
from condotta.condottiere.cards import Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options
from condotta.condottiere.state import KEEP
from condotta.kernel.compiled import allot
from condotta.kernel.game import Showing
from condotta.learn import observation_of
from condotta.learn.condottiere.subject import SUBJECT
from condotta.learn.subject import subject_named
from condotta.learn.table import Table
from condotta.ordonnance import position as ordonnance_position
from tests.condottiere.play import games, seeds
from tests.condottiere.test_secrecy import exchanged, shown_about
from tests.learn.playing import CASES, any_decision, expected, observed, played, somewhere, table_for


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_game_by_decisions_is_the_game_of_the_rules_and_observations_tell_its_views(name: str, options: Any) -> None:
    subject, dice = subject_named(name), random.Random(str(options))
    game = subject.game
    table, position = table_for(name, options, "both"), game.start(options, "both")
    while True:
        assert table.position == position
        assert table.seat == game.mover(position)
        for seat in {table.seat or 0, dice.randrange(options.players)}:
            assert np.array_equal(table.observe(seat)["observation"], expected(subject, game.view(position, seat)))
        if table.seat is None:
            break
        position = game.apply(position, act_at_random(table, dice)).position

    outcome = game.outcome(position)
    assert outcome is not None
    assert table.is_over
    rewards = [table.reward(seat) for seat in range(options.players)]
    assert sum(rewards) == pytest.approx(0, abs=1e-6)
    assert {seat for seat, reward in enumerate(rewards) if reward == max(rewards)} == set(outcome.winners)


def act_at_random(table: Table, dice: random.Random) -> Any:
    """Take decisions until they are an action, looking at the mask before each of them."""
    assert table.seat is not None
    seat, game = table.seat, table.subject.game
    spellings = [table.subject.numbers(action) for action in game.legal(table.view(seat))]
    said: list[int] = []
    while not said or table.is_midway:
        nexts = {(*spelt, table.subject.unsaid)[len(said)] for spelt in spellings if spelt[: len(said)] == said}
        masks = [np.flatnonzero(table.observe(other)["action_mask"]) for other in range(table.options.players)]
        assert set(masks[seat]) == nexts
        assert not any(len(mask) for other, mask in enumerate(masks) if other != seat)
        said.append(any_decision(table, dice))
        table.decide(said[-1])
    return table.spelt()


@pytest.mark.parametrize("seed", range(4))
def test_fetched_cards_are_known_until_they_are_seen_to_leave(seed: int) -> None:
    """Scarecrows fetch whatever they can and what was fetched is played again, face down where that is the rule."""
    options, dice, most = Options(players=2, hidden_cards=seed % 2 == 0), random.Random(seed), 0
    table, position = table_for("condottiere", options, str(seed)), CONDOTTIERE.start(options, str(seed))
    while table.seat is not None:
        table.decide(fetching_decision(table, dice))
        while table.is_midway:
            table.decide(fetching_decision(table, dice))
        position = CONDOTTIERE.apply(position, table.spelt()).position
        assert table.position == position
        most = max(most, sum(len(seat.known) for seat in table.view(None).seats))

    assert most > 1


def fetching_decision(table: Table, dice: random.Random) -> int:
    """A Scarecrow, what it fetches, or what was fetched; or any legal decision."""
    assert table.seat is not None
    legal = np.flatnonzero(table.observe(table.seat)["action_mask"]).tolist()
    own = table.view(None).seats[table.seat]
    liked = {card.kind for card in own.known} if dice.random() < 0.5 else set()
    if any(card.is_mercenary for card in own.line):
        liked |= set(range(7)) if table.is_midway else {Card.SCARECROW.kind}
    elif not table.is_midway:
        liked |= set(range(7))
    liked &= set(legal)
    return int(dice.choice(sorted(liked) or legal))


@settings(max_examples=40, deadline=None)
@given(games, seeds)
def test_what_is_hidden_in_condottiere_changes_no_observation(options: Options, seed: int) -> None:
    position = somewhere(options, seed)
    for viewer in range(options.players):
        other = exchanged(position, viewer, seed)

        told = [
            observed(SUBJECT, condottiere_position.opened(one).rows, allot(SUBJECT.slot), options, viewer)
            for one in (position, other)
        ]

        assert position != other
        assert np.array_equal(*told)


@pytest.mark.parametrize(("name", "options"), [case for case in CASES if case[0] == "ordonnance"])
def test_what_is_hidden_in_ordonnance_changes_no_observation(name: str, options: Any) -> None:
    subject, dice, exchanges = subject_named(name), random.Random("hidden"), 0
    for table in played(table_for(name, options, "hidden"), dice):
        if table.seat is None:
            continue
        seat, hidden = table.seat, ordonnance_position.opened(table.position)
        before = observed(subject, hidden.rows, allot(subject.slot), options, seat)
        exchanges += exchange(hidden.rows[0], (seat + 1) % options.players)

        assert np.array_equal(observed(subject, hidden.rows, allot(subject.slot), options, seat), before)
    assert exchanges > 10


def exchange(state: Any, seat: int) -> bool:
    """Exchange a card of a hand with another kind of card in the pile, if there is one; whether there was."""
    held = [kind for kind in range(32) if state.hand[seat][kind]]
    piled = [kind for kind in range(32) if state.pile[kind] and kind not in held]
    if not held or not piled:
        return False
    for kind, change in ((held[0], -1), (piled[0], 1)):
        state.hand[seat][kind] += change
        state.pile[kind] -= change
        state.held[seat] ^= 1 << kind if state.hand[seat][kind] == (change > 0) else 0
    return True


def test_a_writer_that_read_a_hidden_card_would_be_caught() -> None:
    options = Options(players=3)
    position = somewhere(options, 5)
    other = exchanged(position, 0, 5)

    boards = [condottiere_position.opened(one).rows for one in (position, other)]
    told = [observed(SUBJECT, board, allot(SUBJECT.slot), options, 1) for board in boards]

    assert not np.array_equal(*told)


@settings(max_examples=20, deadline=None)
@given(games, seeds)
def test_a_view_gives_the_observation_of_its_position_with_all_that_was_shown(options: Options, seed: int) -> None:
    position = shown_about(somewhere(options, seed), seed)
    assume(not SUBJECT.midway(condottiere_position.opened(position).rows))
    for viewer in range(options.players):
        view = CONDOTTIERE.view(position, viewer)
        again = CONDOTTIERE.view(CONDOTTIERE.sample(view, "again"), viewer)

        told = observation_of("condottiere", view)

        assert np.array_equal(told["observation"], expected(SUBJECT, view))
        assert np.array_equal(told["observation"], observation_of("condottiere", again)["observation"])
        assert told["action_mask"].any() == (view.turn == viewer)


def test_shown_cards_are_known() -> None:
    position = CONDOTTIERE.start(Options(players=2), "shown")
    card = CONDOTTIERE.view(position, 1).hand[0]
    shown = CONDOTTIERE.show(position, Showing(1, (0,), (card.value,))).position

    told = observation_of("condottiere", CONDOTTIERE.view(shown, 0))

    known = SUBJECT.layout.plane(told["observation"], "known")
    assert known[1][card.kind] == known.sum() == 1


def test_a_spectator_has_no_observation() -> None:
    view = CONDOTTIERE.view(CONDOTTIERE.start(Options(), "x"), None)

    with pytest.raises(ValueError, match="for a seat, not for a spectator"):
        observation_of("condottiere", view)


def test_cards_that_are_being_kept_are_told_to_their_owner_alone() -> None:
    table, layout = keeping_table(), SUBJECT.layout
    assert table.seat is not None
    keeper, other = table.seat, (table.seat + 1) % 3
    before = [table.observe(seat)["observation"] for seat in (keeper, other)]

    table.decide(int(np.flatnonzero(layout.plane(before[0], "hand"))[0]))

    after = [table.observe(seat)["observation"] for seat in (keeper, other)]
    assert table.is_midway
    held, kept = (layout.plane(after[0], name) for name in ("hand", "kept"))
    assert np.array_equal(layout.plane(before[0], "hand"), held + kept)
    assert kept.sum() == 1
    assert np.array_equal(before[1], after[1])


def keeping_table() -> Table:
    """A table at which a seat with several cards is asked what it keeps."""
    for seed in range(1000):
        for table in played(table_for("condottiere", Options(players=3), str(seed)), random.Random(seed)):
            if table.seat is not None and condottiere_position.opened(table.position).phase == KEEP:
                mask = table.observe(table.seat)["action_mask"]
                if mask.sum() > 3 and not table.is_midway:
                    return table
    raise AssertionError("nobody had cards to keep")
