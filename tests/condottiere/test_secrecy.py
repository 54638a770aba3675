"""Secrecy as a property: what a viewer may not know changes nothing that reaches him.

The second position is made by exchanging hidden cards in the record itself, without views and without the sampler,
so that a leak in either cannot hide. Planted leaks show that the comparison can fail.
"""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from condotta.condottiere import steps
from condotta.condottiere.actions import Action, DiscardHand, Draw, Pass
from condotta.condottiere.cards import KINDS, LAID_FACE_DOWN, NO_CARD
from condotta.condottiere.game import CONDOTTIERE, Condottiere
from condotta.condottiere.knowledge import VIEWERS
from condotta.condottiere.legality import every_action
from condotta.condottiere.options import Options, options_of
from condotta.condottiere.position import Opened, Position, opened
from condotta.condottiere.state import SEATS
from condotta.condottiere.view import View
from condotta.kernel.course import Course
from condotta.kernel.game import IllegalMove, Seat, Showing, Viewer
from tests.clauses import clause
from tests.condottiere.play import games, seeds, some_position

Place = tuple[str, int]


def exchanged(
    position: Position, viewer: Viewer, seed: int, fixed: tuple[Seat, ...] = (), face_down: bool = True
) -> Position:
    """The same position with hidden cards exchanged among other hands, face-down cards and the pile, and another key.

    What the viewer was shown stays where it is; so do the cards of the seats that are named fixed, and the
    face-down ones unless they are exchanged too.
    """
    dice, board = random.Random(seed), opened(position)
    state = board.rows[0]
    places: list[Place] = [("pile", -1)]
    places += [("hand", seat) for seat in range(int(state.seats)) if seat != viewer and seat not in fixed]
    if face_down:
        places += [("face_down", seat) for _, seat in places[1:] if state.face_down[seat] != NO_CARD]
    shown = held_fast(position, viewer)
    for _ in range(60):
        one, other = dice.choice(places), dice.choice(places)
        mine, theirs = loose(state, one, shown, dice), loose(state, other, shown, dice)
        if one != other and mine is not None and theirs is not None and fits(one, theirs) and fits(other, mine):
            put(state, one, mine, theirs)
            put(state, other, theirs, mine)
    for word in range(8):
        state.key[word] = dice.getrandbits(32)
    for word in range(16):
        state.block[word] = dice.getrandbits(32)
    return board.closed(others_knowledge(position.knowledge, viewer, dice))


def held_fast(position: Position, viewer: Viewer) -> list[list[int]]:
    """What the viewer was shown of each seat, over hand and face-down card together."""
    start = (SEATS if viewer is None else viewer) * SEATS * KINDS
    bounds = position.knowledge[start : start + SEATS * KINDS]
    return [list(bounds[seat * KINDS : (seat + 1) * KINDS]) for seat in range(SEATS)]


def others_knowledge(knowledge: bytes, viewer: Viewer, dice: random.Random) -> bytes:
    """What other viewers know is none of this viewer's business: anything."""
    width, own = SEATS * KINDS, SEATS if viewer is None else viewer
    rows = [knowledge[at * width : (at + 1) * width] for at in range(VIEWERS)]
    return b"".join(row if at == own else bytes(dice.choices(range(4), k=width)) for at, row in enumerate(rows))


def loose(state: Any, place: Place, shown: list[list[int]], dice: random.Random) -> int | None:
    """A card at this place that may be exchanged."""
    where, seat = place
    if where == "pile":
        kinds = [kind for kind in range(KINDS) for _ in range(state.pile[kind])]
    else:
        zone = [int(state.hand[seat][kind]) for kind in range(KINDS)]
        down = int(state.face_down[seat])
        if down != NO_CARD:
            zone[down] += 1
        spare = [kind for kind in range(KINDS) if zone[kind] > shown[seat][kind]]
        there = [down] if where == "face_down" else [k for k in range(KINDS) for _ in range(state.hand[seat][k])]
        kinds = [kind for kind in there if kind in spare]
    return dice.choice(kinds) if kinds else None


def fits(place: Place, kind: int) -> bool:
    return place[0] != "face_down" or bool(LAID_FACE_DOWN >> kind & 1)


def put(state: Any, place: Place, away: int, kind: int) -> None:
    """Replace a card at a place by another."""
    where, seat = place
    if where == "face_down":
        state.face_down[seat] = kind
        return
    row = state.pile if where == "pile" else state.hand[seat]
    row[away] -= 1
    row[kind] += 1
    if where == "hand":
        state.held[seat] = sum(1 << each for each in range(KINDS) if row[each])


def seen_by(game: Condottiere, position: Position, viewer: Viewer, action: Action | None, seed: int) -> list[bytes]:
    """All that reaches a viewer: his view, what he may do, why not, and what he sees of an action."""
    view = game.view(position, viewer)
    told: list[Any] = [view, game.legal(view)]
    for attempt in random.Random(seed).sample(every_action(), 40):
        told.append(answer(game, position, view, attempt))
    for showing in (Showing(viewer or 0, (1 if viewer == 0 else 0,), ("10",)), Showing(0, (1,), ("winter",), True)):
        if viewer == showing.seat:
            try:
                told += game.show(position, showing).events(viewer)
            except IllegalMove as refusal:
                told.append(str(refusal))
    if action is not None:
        events = game.apply(position, action).events(viewer)
        told += [len(events), *events]
    return [msgspec.json.encode(one) for one in told]


def answer(game: Condottiere, position: Position, view: View, attempt: Action) -> str:
    """What a viewer is told who tries something: by the check on his view, and by the game if it is his turn."""
    try:
        game.check(view, attempt)
        if view.turn == view.viewer:
            return "accepted"
    except IllegalMove as refusal:
        told = str(refusal)
    else:
        return "accepted"
    if view.turn == view.viewer is not None:
        try:
            game.apply(position, attempt)
        except IllegalMove as refusal:
            told += str(refusal)
    return told


def comparable(position: Position, viewer: Viewer, seed: int) -> tuple[Position, Action | None]:
    """A second position, and an action that shows the viewer nothing that differs in it.

    Chance draws differently there, so a turn that deals cards to the viewer is not compared; what an action turns
    up or discards openly stays the same in both.
    """
    mover = CONDOTTIERE.mover(position)
    if mover is None:
        return exchanged(position, viewer, seed), None
    action = random.Random(seed).choice(CONDOTTIERE.legal(CONDOTTIERE.view(position, mover)))
    turn = CONDOTTIERE.apply(position, action)
    phases = {stage.step.phase.value for stage in turn.stages}
    deals = {"deal", "final_battle", "draw_ten"} & phases or (isinstance(action, Draw) and mover == viewer)
    if deals:
        return exchanged(position, viewer, seed), None
    turned_up = bool({"turn_all_up", "turn_up"} & phases) or action == Pass(reveal=True)
    if not isinstance(action, DiscardHand):
        for again in range(8):
            second = exchanged(position, viewer, seed + again, face_down=not turned_up)
            if action in CONDOTTIERE.legal(CONDOTTIERE.view(second, mover)):
                return second, action
    return exchanged(position, viewer, seed, (mover,), face_down=not turned_up), action


def leak(game: Condottiere, options: Options, seed: int) -> bool:
    """Whether some viewer of some position can tell two positions apart that he may not."""
    position = shown_about(some_position(options, seed), seed)
    for viewer in (None, *range(options.players)):
        second, action = comparable(position, viewer, seed)
        if seen_by(game, position, viewer, action, seed) != seen_by(game, second, viewer, action, seed):
            return True
    return False


def shown_about(position: Position, seed: int) -> Position:
    """The position after somebody has shown some cards to somebody."""
    dice = random.Random(seed)
    players = len(CONDOTTIERE.view(position, None).seats)
    seat = dice.randrange(players)
    hand = CONDOTTIERE.view(position, seat).hand
    if not hand or CONDOTTIERE.mover(position) is None:
        return position
    cards = tuple(card.value for card in dice.sample(hand, dice.randint(1, min(3, len(hand)))))
    to = dice.sample([other for other in range(players) if other != seat], 1)
    return CONDOTTIERE.show(position, Showing(seat, tuple(to), cards)).position


@clause("condottiere:view.private", "condottiere:view.public", "condottiere:discard.secret", "condottiere:round.keep")
@settings(max_examples=60, deadline=None)
@given(games, seeds)
def test_what_a_viewer_may_not_know_changes_nothing_that_reaches_him(options: Options, seed: int) -> None:
    assert not leak(CONDOTTIERE, options, seed)


@settings(max_examples=20, deadline=None)
@given(games, seeds)
def test_the_exchange_really_changes_hidden_cards_and_keeps_all_others(options: Options, seed: int) -> None:
    position = some_position(options, seed)

    second = exchanged(position, 0, seed)

    mine, theirs = opened(position).peek(), opened(second).peek()
    assert mine.hand[0] == theirs.hand[0]
    assert mine.line == theirs.line
    totals = [
        [sum(hand[kind] for hand in state.hand) + state.pile[kind] for kind in range(KINDS)] for state in (mine, theirs)
    ]
    downs = [[state.face_down.count(kind) for kind in range(KINDS)] for state in (mine, theirs)]
    assert [a + b for a, b in zip(totals[0], downs[0], strict=True)] == [
        a + b for a, b in zip(totals[1], downs[1], strict=True)
    ]
    assert mine.key != theirs.key


def hidden(state: Any, kind: int) -> int:
    """How many cards of a kind lie in hands, face down and in the pile."""
    return sum(hand[kind] for hand in state.hand) + state.face_down.count(kind) + int(state.pile[kind])


class LeakyView(Condottiere, frozen=True):
    """Tells in the size of the pile whether the next seat holds a Courtesan."""

    def view(self, position: Position, viewer: Viewer) -> View:
        view = super().view(position, viewer)
        neighbour = ((viewer or 0) + 1) % len(view.seats)
        hint = any(card.value == "courtesan" for card in super().view(position, neighbour).hand)
        return msgspec.structs.replace(view, pile_size=view.pile_size + hint)


class LeakyEvents(Condottiere, frozen=True):
    """Tells every viewer a card of the seat to move next."""

    def apply(self, position: Position, action: Action) -> Any:
        turn = super().apply(position, action)
        mover = CONDOTTIERE.mover(turn.position)
        hand = () if mover is None else CONDOTTIERE.view(turn.position, mover).hand

        def leaking(before: View, step: Any, after: View) -> Any:
            return (*turn.witness(before, step, after), *(hand[:1] if mover != before.viewer else ()))

        return Course(turn.before, turn.stages, turn.look, leaking, turn.is_open, turn.own)


class LeakyError(Condottiere, frozen=True):
    """Says in a refusal how many Mercenaries the next seat holds."""

    def apply(self, position: Position, action: Action) -> steps.Turn:
        try:
            return super().apply(position, action)
        except IllegalMove as refusal:
            mover = self.mover(position) or 0
            neighbour = self.view(position, (mover + 1) % len(self.view(position, None).seats))
            hint = sum(card.is_mercenary for card in neighbour.hand)
            raise IllegalMove(refusal.code, hint=hint) from refusal


@pytest.mark.parametrize("leaky", [LeakyView(), LeakyEvents(), LeakyError()], ids=["view", "event", "error"])
def test_a_planted_leak_is_caught(leaky: Condottiere) -> None:
    assert any(leak(leaky, options_of(3, seed % 32), seed) for seed in range(12))


def test_unmasked_face_down_cards_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one place that masks what is laid face down or kept: without it the comparison fails."""
    monkeypatch.setattr(steps, "as_seen", lambda step, _before: step)
    options = Options(players=3, hidden_cards=True)

    assert any(unmasked(options, seed) for seed in range(40))


def unmasked(options: Options, seed: int) -> bool:
    """Whether another viewer can tell which card the mover lays face down."""
    position = some_position(options, seed)
    mover = CONDOTTIERE.mover(position)
    if mover is None:
        return False
    laid = [CONDOTTIERE.apply(position, action) for action in CONDOTTIERE.legal(CONDOTTIERE.view(position, mover))]
    viewer = (mover + 1) % options.players
    hidden = [turn.events(viewer) for turn in laid if len(turn.stages) == 1]
    cards = [event.card for events in hidden for event in events if getattr(event, "face_down", False) is True]
    return any(card is not None for card in cards)


@settings(max_examples=25, deadline=None)
@given(games, seeds)
def test_the_key_of_chance_leaves_in_nothing_but_the_position_itself(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    key = bytes(vars_of(opened(position))["key"])

    sampled = CONDOTTIERE.sample(CONDOTTIERE.view(position, 0), str(seed))
    laid_out = msgspec.json.encode(CONDOTTIERE.lay_out(position))
    views = [msgspec.json.encode(CONDOTTIERE.view(position, viewer)) for viewer in (None, *range(options.players))]

    assert key in CONDOTTIERE.encode(position)
    assert key not in CONDOTTIERE.encode(sampled)
    for word in range(8):
        number = str(int.from_bytes(key[word * 4 : word * 4 + 4], "little")).encode()
        assert len(number) < 7 or not any(number in told for told in (laid_out, *views, repr(position).encode()))


def vars_of(board: Opened) -> dict[str, bytes]:
    words = board.peek().key
    return {"key": b"".join(word.to_bytes(4, "little") for word in words)}
