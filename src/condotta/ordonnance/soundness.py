"""Whether things laid out by hand can lie like this: a position that the rules can lead to."""

from collections import Counter
from collections.abc import Iterator

from condotta.ordonnance.icons import BY_KIND
from condotta.ordonnance.layout import Layout
from condotta.ordonnance.position import dealt, opened
from condotta.ordonnance.state import AUTOMATIC
from condotta.ordonnance.territories import ARMY, BY_NUMBER, TERRITORIES

Fault = tuple[bool, str]


def validate(layout: Layout) -> None:
    """ValueError with a sentence if these things cannot lie like this."""
    for faults in (_seats(layout), _cards(layout), _armies(layout), _course(layout)):
        for broken, sentence in faults:
            if broken:
                raise ValueError(sentence)


def _seats(layout: Layout) -> Iterator[Fault]:
    players = layout.options.players
    for name in ("hands", "lines"):
        yield len(getattr(layout, name)) != players, f"There are {players} players, so {name} needs {players} entries."
    yield any(len(line) != TERRITORIES for line in layout.lines), "A line has five territories."
    seats = [seat for seat, _ in layout.completed] + ([] if layout.turn is None else [layout.turn])
    yield any(not 0 <= seat < players for seat in seats), f"Seats are numbered from 0 to {players - 1}."


def _cards(layout: Layout) -> Iterator[Fault]:
    copies = layout.options.copies
    for kind, card in BY_KIND.items():
        used = copies[kind] - layout.pile[kind]
        yield used > copies[kind], f"There are {copies[kind]} cards {card.value}, not {used}."


def _armies(layout: Layout) -> Iterator[Fault]:
    places = [(seat, at, army) for seat, line in enumerate(layout.lines) for at, army in enumerate(line)]
    for seat, at, army in places:
        yield len(army) > ARMY, f"Seat {seat} has {len(army)} cards in {BY_NUMBER[at].value}; there is room for four."
    complete = Counter((seat, at) for seat, at, army in places if len(army) == ARMY)
    yield Counter(layout.completed) != complete, "The complete armies must be named, each once, in their order."


def _course(layout: Layout) -> Iterator[Fault]:
    """How many cards the seats have laid and hold is the same in every game with this deck."""
    laid = [sum(map(len, line)) for line in layout.lines]
    hands = [len(hand) for hand in layout.hands]
    full = sum(laid) == layout.options.players * TERRITORIES * ARMY
    yield (layout.turn is None) != full, "One seat is to move, unless all territories are full."
    players = layout.options.players
    firsts = range(players) if layout.turn is None else [(layout.turn - sum(laid)) % players]
    courses = [_reached(layout, first, sum(laid)) for first in firsts]
    yield courses[0][0] != laid, f"The seats have laid {courses[0][0]} cards by now, not {laid}."
    yield hands not in [sizes for _, sizes in courses], f"The seats hold {courses[0][1]} cards by now, not {hands}."


def _reached(layout: Layout, first: int, count: int) -> tuple[list[int], list[int]]:
    """How many cards each seat has laid and holds after so many turns, found by playing any game up to there."""
    board = opened(dealt(layout.options, "", first))
    for _ in range(count):
        board.step(board.legal()[0])
        while board.phase >= AUTOMATIC:
            board.settle()
    state = board.peek()
    seats = range(layout.options.players)
    return [sum(state.cards[seat]) for seat in seats], [sum(state.hand[seat]) for seat in seats]
