"""Condottiere as one value that fits the `Game` protocol."""

from collections.abc import Sequence
from typing import Any

import msgspec

from condotta.condottiere import legality, notation, position, setup, showing, steps, text, vision
from condotta.condottiere.actions import Action
from condotta.condottiere.events import Event
from condotta.condottiere.match import Opening, open_game
from condotta.condottiere.options import Options
from condotta.condottiere.position import RULES_VERSION, Position, turn_of
from condotta.condottiere.random_play import playouts
from condotta.condottiere.sample import sample
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import View
from condotta.condottiere.vision import view
from condotta.kernel.game import IllegalMove, Outcome, Playouts, Seat, Showing, Viewer


class Condottiere(msgspec.Struct, frozen=True, cache_hash=True):
    """The verbs of Condottiere, each in its own module."""

    name: str = "condottiere"
    version: int = RULES_VERSION
    player_counts: range = range(2, 7)
    options_type: type[Options] = Options
    opening_type: type[Opening] = Opening
    setup_type: type[Setup] = Setup
    view_type: type[View] = View
    action_type: Any = Action
    event_type: Any = Event

    def start(self, options: Options, seed: str, opening: Opening | None = None) -> Position:
        return open_game(options, seed, opening or Opening())

    def options(self, position: Position) -> Options:
        return view(position, None).options

    def mover(self, position: Position) -> Seat | None:
        return vision.seat_or_none(turn_of(position))

    def view(self, position: Position, viewer: Viewer) -> View:
        return view(position, viewer)

    def legal(self, view: View) -> tuple[Action, ...]:
        return legality.legal(view)

    def choices(self, position: Position) -> tuple[Action, ...]:
        return legality.choices(position)

    def check(self, view: View, action: Action) -> None:
        legality.check(view, action)

    def apply(self, position: Position, action: Action) -> steps.Turn:
        # Most actions are legal, and then no view is needed; a refusal comes from the view alone.
        turn = steps.carry_out(position, action) if legality.is_in_place(position, action) else None
        if turn is None:
            legality.check(view(position, self.mover(position) or 0), action)
            raise AssertionError("What a view allows, the rules refuse.")
        return turn

    def show(self, position: Position, showing_: Showing) -> showing.Shown:
        return showing.show(position, showing_)

    def outcome(self, position: Position) -> Outcome | None:
        seen = view(position, None)
        if seen.ending is None:
            return None
        return Outcome(seen.winners, seen.ending.value, tuple(len(seat.regions) for seat in seen.seats))

    def sample(self, view: View, seed: str) -> Position:
        return sample(view, seed)

    def encode(self, position_: Position) -> bytes:
        return position.encode(position_)

    def decode(self, raw: bytes) -> Position:
        return position.decode(raw)

    def lay_out(self, position: Position) -> Setup:
        return setup.lay_out(position)

    def set_up(self, setup_: Setup, seed: str) -> Position:
        return setup.set_up(setup_, seed)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action:
        return notation.read(text)

    def tell(self, event: Event, language: str, names: Sequence[str]) -> str:
        return text.tell(event, language, names)

    def explain(self, refusal: IllegalMove, language: str) -> str:
        return text.explain(refusal, language)

    def playouts(self, options: Options, seed: str, games: int) -> Playouts:
        return playouts(options, seed, games)


CONDOTTIERE = Condottiere()
