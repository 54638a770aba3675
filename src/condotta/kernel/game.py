"""The interface of a game: the few verbs that bots, server, page and records use.

Each game is one value that fits `Game`. A position is opaque and immutable; people and bots get views of it.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

Seat = int
Viewer = int | None
"""A seat, or None for a spectator."""


class IllegalMove(Exception):
    """An action that the rules refuse: a stable code, the id of a clause where there is one, and its arguments.

    The sentence for people is the message of this code in their language.
    """

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.arguments.items())])


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: who won, how, and the regions or territories of each seat."""

    winners: tuple[Seat, ...]
    ending: str
    scores: tuple[int, ...]


class Showing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat shows some of its cards to others; `face_down` also the one that lies face down before it."""

    seat: Seat
    to: tuple[Seat, ...]
    cards: tuple[str, ...] = ()
    face_down: bool = False


class Playouts(msgspec.Struct, frozen=True):
    """Random games: how many decisions they took, and each one's winners and ending."""

    decisions: int
    results: tuple[tuple[tuple[Seat, ...], str], ...]


PositionT = TypeVar("PositionT")
ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
OptionsT = TypeVar("OptionsT")
OpeningT = TypeVar("OpeningT")
SetupT = TypeVar("SetupT")
PositionC = TypeVar("PositionC", covariant=True)
EventC = TypeVar("EventC", covariant=True)


class Turn(Protocol[PositionC, EventC]):
    """What an action led to: the position after it, and what each viewer saw happen on the way."""

    @property
    def position(self) -> PositionC: ...

    @property
    def decided(self) -> PositionC | None:
        """Where the decision alone led, before chance had a hand in it; None if that was in its very first step."""

    def events(self, viewer: Viewer) -> Sequence[EventC]: ...

    def besides(self, viewer: Viewer) -> dict[str, Any] | None:
        """The fields of a viewer's view that change besides what changes for spectators, in their order; never `seats`.

        None if he saw more happen than they, or knows more of the seats; in doubt too.
        """

    def forget(self) -> None:
        """Let go of what can be made again, until it is asked for."""


class Game(Protocol[PositionT, ViewT, ActionT, EventT, OptionsT, OpeningT, SetupT]):
    """One game. All verbs are pure: they change nothing and depend on their arguments alone."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int:
        """Of the rules; a change that would alter a stored game raises it."""

    @property
    def player_counts(self) -> range: ...

    @property
    def options_type(self) -> type[OptionsT]: ...

    @property
    def opening_type(self) -> type[OpeningT]: ...

    @property
    def setup_type(self) -> type[SetupT]: ...

    @property
    def view_type(self) -> type[ViewT]: ...

    @property
    def action_type(self) -> Any:
        """The union of all actions, for msgspec."""

    @property
    def event_type(self) -> Any:
        """The union of all events, for msgspec."""

    def start(self, options: OptionsT, seed: str, opening: OpeningT | None = None) -> PositionT:
        """The first position of a game; the same arguments give the same game."""

    def options(self, position: PositionT) -> OptionsT: ...

    def mover(self, position: PositionT) -> Seat | None:
        """The seat to move; None when the game is over."""

    def view(self, position: PositionT, viewer: Viewer) -> ViewT:
        """All that a seat, or a spectator, may know."""

    def legal(self, view: ViewT) -> tuple[ActionT, ...]:
        """What the viewer may do now: nothing, if it is not his turn."""

    def choices(self, position: PositionT) -> tuple[ActionT, ...]:
        """What the mover may do now: the same as `legal` says of his view, but sooner."""

    def check(self, view: ViewT, action: ActionT) -> None:
        """Raise IllegalMove with the reason if the viewer may not do this now."""

    def apply(self, position: PositionT, action: ActionT) -> Turn[PositionT, EventT]:
        """Let the mover do this, and all that then happens by itself; or raise IllegalMove."""

    def show(self, position: PositionT, showing: Showing) -> Turn[PositionT, EventT]:
        """Let a seat show cards, at any time; or raise IllegalMove."""

    def outcome(self, position: PositionT) -> Outcome | None:
        """None while the game goes on."""

    def sample(self, view: ViewT, seed: str) -> PositionT:
        """A random position that agrees with all the viewer knows."""

    def encode(self, position: PositionT) -> bytes:
        """The position as bytes. A secret: it holds all hands and the key of chance."""

    def decode(self, raw: bytes) -> PositionT: ...

    def lay_out(self, position: PositionT) -> SetupT:
        """The position in a readable form, all hands open, without the key of chance."""

    def set_up(self, setup: SetupT, seed: str) -> PositionT:
        """The position that somebody laid out, with chance from this seed; or ValueError with the reason."""

    def write(self, action: ActionT) -> str:
        """The notation of an action."""

    def read(self, text: str) -> ActionT:
        """The action of a notation, or IllegalMove. Case does not matter; names in any of the languages do."""

    def tell(self, event: EventT, language: str, names: Sequence[str]) -> str:
        """A sentence that tells an event; `names` are those of the seats."""

    def explain(self, refusal: IllegalMove, language: str) -> str:
        """A sentence that says why an action was refused."""

    def playouts(self, options: OptionsT, seed: str, games: int) -> Playouts:
        """Random games inside the compiled rules."""


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
