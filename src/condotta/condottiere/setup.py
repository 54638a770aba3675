"""Positions in a readable form that can also be written by hand: for tests, lessons and analysis."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from condotta.condottiere.cards import BY_KIND, COPIES, KINDS, Card, cards_counted, counts
from condotta.condottiere.italy import Region
from condotta.condottiere.knowledge import NOTHING_KNOWN, SPECTATOR, known_to, shown
from condotta.condottiere.layout import Layout, lay
from condotta.condottiere.notation import card_named, cards_named, written
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position
from condotta.condottiere.soundness import listed, validate
from condotta.condottiere.view import Ending, Phase
from condotta.condottiere.vision import view
from condotta.kernel.game import IllegalMove, Seat, Viewer


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that a viewer (None: every spectator) knows a seat to hold, in hand or face down."""

    viewer: Viewer
    seat: Seat
    cards: str


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Cards are written in a row, "10 10 winter"; all that are not mentioned are in the pile."""

    options: Options
    hands: tuple[str, ...]
    phase: Phase
    turn: Seat | None = None
    token: Seat = 0
    lines: tuple[str, ...] = ()
    face_down: tuple[str, ...] = ()
    markers: tuple[tuple[Region, ...], ...] = ()
    region: Region | None = None
    pope: Region | None = None
    out: tuple[Seat, ...] = ()
    defender_played: bool = False
    card_played: bool | None = None
    battles: int = 0
    idle_battles: int = 0
    finalists: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    ending: Ending | None = None
    discards: str = ""
    known: tuple[Known, ...] = ()


def set_up(setup: Setup, seed: str) -> Position:
    """The position that somebody laid out; ValueError with the reason if it cannot be one."""
    try:
        layout = _layout(setup)
        discarded = cards_named(setup.discards)
        shown_cards = [(entry, cards_named(entry.cards)) for entry in setup.known]
    except IllegalMove as refusal:
        raise ValueError(f"There is no card called {refusal.arguments['name']}.") from refusal
    validate(layout, discarded)
    board = lay(layout, seed)
    pile = Counter({card: COPIES[card.kind] for card in Card})
    pile.subtract(listed(layout, discarded))
    for kind in range(KINDS):
        board.rows[0].pile[kind] = pile[BY_KIND[kind]]
    return board.closed(_knowledge(layout, shown_cards))


def lay_out(position: Position) -> Setup:
    """The position in readable form."""
    seen = view(position, None)
    seats = range(len(seen.seats))
    own = [view(position, seat) for seat in seats]
    return Setup(
        options=seen.options,
        hands=tuple(written(one.hand) for one in own),
        phase=seen.phase,
        turn=seen.turn,
        token=seen.token,
        lines=_unless_empty(written(seat.line) for seat in seen.seats),
        face_down=_unless_empty(one.face_down.value if one.face_down else "" for one in own),
        markers=tuple(seat.regions for seat in seen.seats) if any(seat.regions for seat in seen.seats) else (),
        region=seen.region,
        pope=seen.pope,
        out=tuple(seat for seat in seats if seen.seats[seat].out),
        defender_played=seen.defender_played,
        card_played=seen.card_played,
        battles=seen.battles,
        idle_battles=seen.idle_battles,
        finalists=seen.finalists,
        winners=seen.winners,
        ending=seen.ending,
        discards=written(seen.discards),
        known=tuple(_known(position.knowledge, len(seen.seats))),
    )


def _layout(setup: Setup) -> Layout:
    players = setup.options.players
    hands = tuple(map(cards_named, setup.hands))
    lines = tuple(map(cards_named, setup.lines)) or ((),) * players
    face_down = tuple(card_named(name) if name else None for name in setup.face_down) or (None,) * players
    markers = setup.markers or ((),) * players
    played = any(lines) or any(face_down) if setup.card_played is None else setup.card_played
    contested = setup.phase is Phase.BATTLE and setup.options.capturing_regions and not setup.finalists
    owners = [seat for seat, realm in enumerate(markers) if contested and setup.region in realm]
    return Layout(
        options=setup.options,
        hands=hands,
        lines=lines,
        face_down=face_down,
        markers=markers,
        token=setup.token,
        phase=setup.phase,
        turn=setup.turn,
        region=setup.region,
        pope=setup.pope,
        out=setup.out,
        defender=owners[0] if owners else None,
        defender_played=setup.defender_played,
        card_played=played and setup.phase is Phase.BATTLE,
        battles=setup.battles,
        idle_battles=setup.idle_battles,
        finalists=setup.finalists,
        winners=setup.winners,
        ending=setup.ending,
    )


def _knowledge(layout: Layout, entries: list[tuple[Known, tuple[Card, ...]]]) -> bytes:
    """What viewers know; ValueError if it is not so."""
    knowledge = NOTHING_KNOWN
    for entry, shown_cards in entries:
        if entry.seat not in range(layout.options.players) or entry.viewer not in (
            None,
            *range(layout.options.players),
        ):
            raise ValueError("Somebody is said to know a hand, but there is no such seat.")
        face_down = layout.face_down[entry.seat]
        if Counter(shown_cards) - Counter((*layout.hands[entry.seat], *([face_down] if face_down else []))):
            raise ValueError(f"Seat {entry.seat} does not hold what it is known to hold.")
        viewer = SPECTATOR if entry.viewer is None else entry.viewer
        knowledge = shown(knowledge, entry.seat, [viewer], counts(shown_cards))
    return knowledge


def _known(knowledge: bytes, players: int) -> Iterator[Known]:
    for viewer in (*range(players), None):
        for seat, bounds in enumerate(known_to(knowledge, viewer)):
            if any(bounds) and seat != viewer:
                yield Known(viewer, seat, written(cards_counted(bounds)))


def _unless_empty(names: Iterable[str]) -> tuple[str, ...]:
    listed = tuple(names)
    return listed if any(listed) else ()
