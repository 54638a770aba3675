"""Long random runs inside the compiled rules, every step audited."""

from typing import Any

import pytest

from condotta.condottiere import flow
from condotta.condottiere.cards import KINDS, LAID_FACE_DOWN, NO_CARD
from condotta.condottiere.italy import ITALY
from condotta.condottiere.state import AUTOMATIC, COUNTS, NO_SEAT, OVER, SEATS, STATE
from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import allot, bits, entry, row, rule
from condotta.kernel.dice import dice_of, pick

SOUND, CARDS, SETS, MARKERS, MOVER = range(5)


@rule
def fault(state: Any) -> int:
    """What is wrong with a record, if anything."""
    for kind in range(KINDS):
        total = state.pile[kind] + state.kept[kind]
        for seat in range(state.seats):
            total += state.hand[seat][kind] + state.line[seat][kind]
            total += 1 if state.face_down[seat] == kind else 0
            if state.hand[seat][kind] < 0 or state.line[seat][kind] < 0:
                return CARDS
            if (state.hand[seat][kind] > 0) != (state.held[seat] >> kind & 1 == 1):
                return SETS
            if (state.line[seat][kind] > 0) != (state.lined[seat] >> kind & 1 == 1):
                return SETS
        if total > COUNTS[kind] or state.pile[kind] < 0:
            return CARDS
    owned = 0
    for seat in range(SEATS):
        down = state.face_down[seat]
        if (down != NO_CARD) != (state.veiled >> seat & 1 == 1) or (down != NO_CARD and not LAID_FACE_DOWN >> down & 1):
            return SETS
        if (state.held[seat] != 0) != (state.armed >> seat & 1 == 1):
            return SETS
        if owned & state.realm[seat] or bits(state.realm[seat]) > 6:
            return MARKERS
        owned |= state.realm[seat]
    if owned ^ state.unowned != ITALY:
        return MARKERS
    if state.phase == OVER:
        return SOUND if state.winners and state.turn == NO_SEAT else MOVER
    if state.phase < AUTOMATIC and (flow.legal(state) == 0 or not 0 <= state.turn < state.seats):
        return MOVER
    return SOUND


@entry
def audited(states: Any, seats: int, flags: int, key: Any, dice: Any, games: int) -> int:
    """Play random games; the first fault found after any step, or none."""
    state = states[0]
    for game in range(games):
        key[0] = game
        flow.start(state, seats, flags, 1, key, NO_SEAT)
        while state.phase != OVER:
            flow.step(state, pick(dice, flow.legal(state)))
            if fault(state):
                return fault(state)
            while state.phase >= AUTOMATIC:
                flow.settle(state)
                if fault(state):
                    return fault(state)
    return SOUND


@pytest.mark.parametrize("flags", range(256))
def test_no_step_of_any_game_breaks_the_books(flags: int) -> None:
    for seats in range(2, 7):
        key, dice = row(words(key_of(f"audit {flags}"))), dice_of(f"{flags} {seats}")

        assert audited(allot(STATE), seats, flags, key, dice, 40) == SOUND


def test_the_audit_finds_a_fault() -> None:
    states = allot(STATE)
    key, dice = row(words(key_of("audit"))), dice_of("audit")
    audited(states, 4, 0, key, dice, 1)
    states[0].pile[3] = 99

    assert fault_of(states) == CARDS


@entry
def fault_of(states: Any) -> int:
    return fault(states[0])
