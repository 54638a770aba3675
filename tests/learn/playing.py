"""Playing at tables in tests, and what an observation must tell: worked out from a view alone, plane by plane."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from condotta.condottiere.cards import BY_KIND as CARDS
from condotta.condottiere.cards import COPIES, KINDS
from condotta.condottiere.italy import BY_NUMBER as REGIONS
from condotta.condottiere.options import (
    BIGGER_KINGDOMS,
    CAPTURING_REGIONS,
    CHOOSE_AFTER_DEAL,
    DRAW_AFTER_BATTLE,
    FLAGS,
    HIDDEN_CARDS,
    POINTS,
    Options,
    options_of,
)
from condotta.condottiere.view import ENDINGS, PHASES
from condotta.kernel.compiled import Rows, row
from condotta.learn.batch import OBSERVE
from condotta.learn.results import fresh_results
from condotta.learn.self_play import NO_DICE, SelfPlay
from condotta.learn.subject import Subject, subject_named
from condotta.learn.table import Table
from condotta.ordonnance.decks import FLAT, Deck
from condotta.ordonnance.icons import BY_KIND as ICON_CARDS
from condotta.ordonnance.options import Options as OrdonnanceOptions
from condotta.ordonnance.territories import BY_NUMBER as TERRITORIES
from condotta.ordonnance.view import ENDINGS as ORDONNANCE_ENDINGS
from condotta.ordonnance.view import PHASES as ORDONNANCE_PHASES
from condotta.ordonnance.view import unseen

HUGE = Deck("huge", (("S", 900), ("B", 300), ("SBWHF", 40)), (1, 1, 1))
"""So many cards that counts do not fit into a byte."""

CASES: list[tuple[str, Any]] = [
    *(("condottiere", options_of(players, 0)) for players in (2, 4, 6)),
    ("condottiere", options_of(2, DRAW_AFTER_BATTLE)),
    ("condottiere", options_of(3, CAPTURING_REGIONS)),
    ("condottiere", options_of(3, HIDDEN_CARDS | POINTS)),
    ("condottiere", options_of(4, CHOOSE_AFTER_DEAL | BIGGER_KINGDOMS)),
    ("condottiere", options_of(3, (1 << len(FLAGS)) - 1)),
    ("ordonnance", OrdonnanceOptions(2)),
    ("ordonnance", OrdonnanceOptions(3, FLAT, "placement")),
    ("ordonnance", OrdonnanceOptions(4)),
    ("ordonnance", OrdonnanceOptions(4, HUGE)),
]


def table_for(name: str, options: Any, seed: str) -> Table:
    table = Table(subject_named(name), options)
    table.begin(seed)
    return table


def any_decision(table: Table, dice: random.Random) -> int:
    """A legal decision by chance, from the mask."""
    assert table.seat is not None
    return int(dice.choice(np.flatnonzero(table.observe(table.seat)["action_mask"])))


def played(table: Table, dice: random.Random, decisions: int = 10_000) -> Iterator[Table]:
    """The table before the first decision and after every one, until the game ends."""
    yield table
    for _ in range(decisions):
        if table.goes_on:
            table.decide(any_decision(table, dice))
            yield table


def somewhere(options: Options, seed: int) -> Any:
    """A position soon or late in a random game of Condottiere, maybe in the midst of an action."""
    dice = random.Random(seed)
    play = SelfPlay("condottiere", 1, str(seed), **{name: getattr(options, name) for name in ("players", *FLAGS)})
    results = play.results()
    play.begin(results)
    play.play_randomly(dice.randrange(200), str(seed), results)
    return play._subject.position(play._states, play._slots, play.options)


def observed(subject: Subject, board: Rows, slot: Rows, options: Any, viewer: int) -> np.ndarray:
    """What the compiled writer tells a seat of any board."""
    results = fresh_results(subject, 1)
    numbers = row([options.players, options.flags, 1, 1, 0, viewer])
    subject.door(board, slot, OBSERVE, numbers, row([0]), NO_DICE, subject.deck(options), tuple(results))
    return results.observations[0]


def expected(subject: Subject, view: Any) -> np.ndarray:
    """The observation that a view must give."""
    told = condottiere_planes(view) if subject.game.name == "condottiere" else ordonnance_planes(view)
    assert set(told) == {plane.name for plane in subject.layout.planes}
    observation = np.zeros(subject.layout.size, np.uint8)
    for name, numbers in told.items():
        subject.layout.plane(observation, name)[...] = numbers
    return observation


def counted(cards: Iterable[Any], kinds: Iterable[Any]) -> list[int]:
    listed = list(cards)
    return [listed.count(kind) for kind in kinds]


def one_of(thing: Any, things: Iterable[Any]) -> list[int]:
    return [int(thing is not None and thing == other) for other in things]


def seen_clockwise(view: Any, seats: int, tell: Any) -> list[Any]:
    """What is told of each seat, the viewer first; nothing where nobody sits."""
    players = len(view.seats)
    order = [(view.viewer + at) % players for at in range(players)]
    blank = np.zeros_like(np.array(tell(view.viewer)))
    return [*(tell(seat) for seat in order), *[blank] * (seats - players)]


def condottiere_planes(view: Any) -> dict[str, Any]:
    def around(tell: Any) -> list[Any]:
        return seen_clockwise(view, 6, tell)

    own = ([view.face_down] if view.face_down else []) + list(view.hand)
    lines = [card for seat in view.seats for card in seat.line]
    gone = counted([*own, *lines, *view.discards], CARDS)
    return {
        "hand": counted(view.hand, CARDS),
        "own_face_down": one_of(view.face_down, CARDS),
        "kept": [0] * KINDS,
        "discards": counted(view.discards, CARDS),
        "unseen": [COPIES[kind] - gone[kind] for kind in range(KINDS)],
        "pile": view.pile_size,
        "phase": one_of(view.phase, PHASES[:8]),
        "region": one_of(view.region, REGIONS),
        "pope": one_of(view.pope, REGIONS),
        "card_played": view.card_played,
        "defender_played": view.defender_played,
        "battles": min(255, view.battles),
        "idle_battles": min(255, view.idle_battles),
        "ending": one_of(view.ending, ENDINGS[1:]),
        "options": [getattr(view.options, name) for name in FLAGS],
        "seated": around(lambda seat: 1),
        "turn": around(lambda seat: view.turn == seat),
        "token": around(lambda seat: view.token == seat),
        "out": around(lambda seat: view.seats[seat].out),
        "face_down": around(lambda seat: view.seats[seat].face_down),
        "defender": around(lambda seat: view.defender == seat),
        "finalist": around(lambda seat: seat in view.finalists),
        "winner": around(lambda seat: seat in view.winners),
        "hand_size": around(lambda seat: view.seats[seat].hand_size),
        "strength": around(lambda seat: min(255, view.seats[seat].strength)),
        "regions": around(lambda seat: [int(region in view.seats[seat].regions) for region in REGIONS]),
        "line": around(lambda seat: counted(view.seats[seat].line, CARDS)),
        "known": around(lambda seat: counted(view.seats[seat].known, CARDS)),
    }


def ordonnance_planes(view: Any) -> dict[str, Any]:
    def around(tell: Any) -> list[Any]:
        return seen_clockwise(view, 4, tell)

    def armies(tell: Any) -> list[Any]:
        return around(lambda seat: [tell(army) for army in view.seats[seat].armies])

    return {
        "hand": [0, *counted(view.hand, ICON_CARDS.values())],
        "unseen": [min(255, count) for count in unseen(view)],
        "pile": min(255, view.pile_size),
        "phase": one_of(view.phase, ORDONNANCE_PHASES[:2]),
        "ending": one_of(view.ending, ORDONNANCE_ENDINGS[1:]),
        "placement": view.options.tiebreak == "placement",
        "seated": around(lambda seat: 1),
        "turn": around(lambda seat: view.turn == seat),
        "winner": around(lambda seat: seat in view.winners),
        "hand_size": around(lambda seat: view.seats[seat].hand_size),
        "control": around(lambda seat: [int(one in view.seats[seat].territories) for one in TERRITORIES]),
        "leader": around(lambda seat: [int(leader == seat) for leader in view.leaders]),
        "cards": armies(lambda army: len(army.cards)),
        "completed": armies(lambda army: army.completed or 0),
        "icons": armies(lambda army: army.counts),
        "laid": armies(lambda army: [*(card.kind for card in army.cards), *[0] * (4 - len(army.cards))]),
    }
