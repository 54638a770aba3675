"""Views: what is public, what is private, and that a secret does not leave."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

from condotta.kernel.game import Viewer
from condotta.ordonnance.actions import Place
from condotta.ordonnance.events import CardDrawn
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.legality import every_action
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.state import STATE
from condotta.ordonnance.view import View
from tests.clauses import clause
from tests.ordonnance.table import EVERY_OPTIONS, after, any_move, refusal_of


@clause("ordonnance:view.public")
def test_all_see_laid_cards_completion_order_hand_sizes_pile_size_and_deck() -> None:
    position = after(50, Options(players=3))
    state = opened(position).peek()

    views = [ORDONNANCE.view(position, viewer) for viewer in (None, 0, 1, 2)]

    for seen in views:
        assert seen.options.deck.cards
        assert seen.pile_size == sum(state.pile)
        for seat, one in enumerate(seen.seats):
            assert one.hand_size == sum(state.hand[seat])
            kinds = [[card.kind for card in army.cards] for army in one.armies]
            assert [row + [0] * (4 - len(row)) for row in kinds] == state.laid[seat]
            assert [army.completed or 0 for army in one.armies] == state.completed[seat]
    public = [msgspec.structs.replace(seen, viewer=None, hand=()) for seen in views]
    assert public[0] == views[0] == public[1] == public[2] == public[3]


@clause("ordonnance:view.private")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    position = after(20, Options(players=3))
    hands = opened(position).peek().hand

    assert ORDONNANCE.view(position, None).hand == ()
    for seat in range(3):
        assert [card.kind for card in ORDONNANCE.view(position, seat).hand] == [
            kind for kind in range(32) for _ in range(hands[seat][kind])
        ]


@clause("ordonnance:view.private")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    position = after(7, Options(players=3))
    mover = ORDONNANCE.mover(position)

    turn = ORDONNANCE.apply(position, any_move(position, random.Random(0)))

    drawn = {viewer: turn.events(viewer)[-1] for viewer in (None, 0, 1, 2)}
    assert [isinstance(event, CardDrawn) and event.card is not None for event in drawn.values()] == [
        viewer == mover for viewer in drawn
    ]


@pytest.mark.parametrize("viewer", [-1, 3])
def test_there_is_no_view_for_a_seat_that_is_not_there(viewer: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 2"):
        ORDONNANCE.view(after(3, Options(players=3)), viewer)


def test_a_view_survives_json() -> None:
    for viewer in (None, 0):
        seen = ORDONNANCE.view(after(30, Options()), viewer)

        assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


@clause("ordonnance:view.private")
def test_the_key_of_chance_is_in_nothing_that_is_told() -> None:
    position = after(25, Options())
    key = position.record[:32]
    words = [str(int.from_bytes(key[at : at + 4], "little")).encode() for at in range(0, 32, 4)]
    told = [
        ORDONNANCE.encode(ORDONNANCE.sample(ORDONNANCE.view(position, 0), "any")),
        ORDONNANCE.encode(ORDONNANCE.set_up(ORDONNANCE.lay_out(position), "any")),
        msgspec.json.encode(ORDONNANCE.lay_out(position)),
        *(msgspec.json.encode(ORDONNANCE.view(position, viewer)) for viewer in (None, 0, 1)),
        repr(position).encode(),
    ]

    assert key in ORDONNANCE.encode(position)
    for text in told:
        assert key not in text
        assert key.hex().encode() not in text
        assert not any(word in text for word in words)


Told = Callable[[Position, Place, Viewer], Any]


def differently_dealt(position: Position, viewer: Viewer, stays: Place, chooser: random.Random) -> Position:
    """The same to this viewer: all cards in other hands and the pile exchanged, the generator replaced.

    Knows the secret zones and nothing of views. The card that is laid next stays in its hand.
    """
    array = np.frombuffer(position.record, STATE).copy()
    state, seats = array[0], position.options.players
    mover = int(state["turn"])
    hidden = [state["hand"][seat] for seat in range(seats) if seat != viewer]
    if mover != viewer:
        state["hand"][mover][stays.card.kind] -= 1
    sizes = [int(zone.sum()) for zone in hidden]
    cards = [kind for zone in (*hidden, state["pile"]) for kind in range(32) for _ in range(zone[kind])]
    chooser.shuffle(cards)
    for zone, size in zip((*hidden, state["pile"]), (*sizes, len(cards)), strict=True):
        zone[:] = np.bincount(cards[:size], minlength=32)
        cards = cards[size:]
    if mover != viewer:
        state["hand"][mover][stays.card.kind] += 1
    for seat in range(seats):
        state["held"][seat] = sum(1 << kind for kind in range(32) if state["hand"][seat][kind])
    for name, words in (("key", 8), ("block", 16)):
        state[name] = [chooser.getrandbits(32) for _ in range(words)]
    return Position(array.tobytes(), position.options)


def seen(position: Position, _action: Place, viewer: Viewer) -> Any:
    own = ORDONNANCE.view(position, viewer)
    return own, ORDONNANCE.legal(own)


def refused(position: Position, _action: Place, viewer: Viewer) -> Any:
    own = ORDONNANCE.view(position, viewer)
    return [refusal_of(own, action) for action in every_action()]


def witnessed(position: Position, action: Place, viewer: Viewer) -> Any:
    """What a viewer sees of an action, but for what he draws himself: that is chance."""
    events = ORDONNANCE.apply(position, action).events(viewer)
    own = ORDONNANCE.mover(position) == viewer
    return [CardDrawn(event.seat, None) if own and isinstance(event, CardDrawn) else event for event in events]


def leaking_view(position: Position, action: Place, viewer: Viewer) -> Any:
    """The next draw shines through the pile."""
    state = opened(position).peek()
    return seen(position, action, viewer), next((kind for kind in range(32) if state.pile[kind]), 0)


def leaking_events(position: Position, action: Place, viewer: Viewer) -> Any:
    """Whoever draws, all see the card."""
    return ORDONNANCE.apply(position, action).events(ORDONNANCE.mover(position))


def leaking_refusals(position: Position, action: Place, _viewer: Viewer) -> Any:
    """Whoever asks is told whether the seat to move holds the card."""
    own = ORDONNANCE.view(position, ORDONNANCE.mover(position))
    return [refusal_of(own, other) for other in every_action()]


def leaks(told: Told) -> bool:
    """Whether a viewer is told anything different where only secrets differ."""
    for number, options in enumerate(EVERY_OPTIONS):
        chooser = random.Random(number)
        position = after(chooser.randrange(3, 24), options, str(number))
        action = any_move(position, chooser)
        for viewer in (None, *range(options.players)):
            other = differently_dealt(position, viewer, action, chooser)
            if told(position, action, viewer) != told(other, action, viewer):
                return True
    return False


@clause("ordonnance:view.private")
@pytest.mark.parametrize("told", [seen, refused, witnessed], ids=lambda told: told.__name__)
def test_nothing_that_a_viewer_is_told_depends_on_what_he_may_not_know(told: Told) -> None:
    assert not leaks(told)


@pytest.mark.parametrize("told", [leaking_view, leaking_events, leaking_refusals], ids=lambda told: told.__name__)
def test_a_planted_leak_is_found(told: Told) -> None:
    assert leaks(told)


def test_the_other_deal_is_a_sound_position() -> None:
    position = after(11, Options(players=4))
    action = any_move(position, random.Random(0))

    other = differently_dealt(position, 0, action, random.Random(0))

    assert ORDONNANCE.lay_out(other) != ORDONNANCE.lay_out(position)
    again = ORDONNANCE.set_up(ORDONNANCE.lay_out(other), "")
    assert ORDONNANCE.lay_out(again) == ORDONNANCE.lay_out(other)
