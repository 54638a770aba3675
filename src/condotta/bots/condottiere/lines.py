"""The book of lines: how often which decisions followed each other in the playouts.

A small tree in one row of numbers. Its first number says how many nodes there are; each node has a place for the
node that follows it by each decision, then how often it was come to, who decided, and in which phase.
"""

from typing import Any

from condotta.bots.condottiere.spelling import Decided
from condotta.condottiere.actions import DECISIONS
from condotta.kernel.compiled import State, rule, zeros

NODES = 1500
DEPTH = 4
"""How many decisions of a playout are written down."""
TIMES, SEAT, PHASE = range(DECISIONS, DECISIONS + 3)
SIZE = DECISIONS + 3
ROOT, NOWHERE = 0, -1


def new_book() -> Any:
    """A book with an empty root."""
    book = zeros(1 + NODES * SIZE)
    book[0] = 1
    return book


@rule
def write_down(book: Any, node: int, state: State, decision: int) -> int:
    """Write down what is about to be decided at a node; where that leads.

    Nowhere, if the book is full, or if here another seat was first to decide so, or in answer to another question.
    """
    if node == NOWHERE:
        return NOWHERE
    next_ = book[1 + node * SIZE + decision]
    if not next_:
        if book[0] == NODES:
            return NOWHERE
        next_ = book[0]
        book[0] += 1
        book[1 + node * SIZE + decision] = next_
        book[1 + next_ * SIZE + SEAT] = state.turn
        book[1 + next_ * SIZE + PHASE] = state.phase
    elif book[1 + next_ * SIZE + SEAT] != state.turn or book[1 + next_ * SIZE + PHASE] != state.phase:
        return NOWHERE
    book[1 + next_ * SIZE + TIMES] += 1
    return next_


def likeliest_line(book: Any, decision: int) -> list[Decided]:
    """From a first decision on always the one that followed most often."""
    line: list[Decided] = []
    node = _read(book, ROOT, decision)
    while node:
        line.append(Decided(_read(book, node, SEAT), _read(book, node, PHASE), decision))
        followed = {_read(book, node, number): number for number in range(DECISIONS)}
        node = max(followed, key=lambda next_: _read(book, next_, TIMES))
        decision = followed[node]
    return line


def _read(book: Any, node: int, what: int) -> int:
    return int(book[1 + node * SIZE + what])
