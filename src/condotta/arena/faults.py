"""What can go wrong with a decision, and how often it did."""

from enum import StrEnum

import msgspec

LONGEST_SENTENCE = 200


class Kind(StrEnum):
    """The kinds of faults. Whatever the kind, the decision is made by chance instead, and the game goes on."""

    RAISED = "raised"
    """A bot of Python raised an exception."""
    ILLEGAL = "illegal"
    """The answer is no legal action."""
    SLOW = "slow"
    """The answer came after the limit, or not at all."""
    GARBAGE = "garbage"
    """A program wrote something that is no answer, or spoke before it was asked."""
    ENDED = "ended"
    """A program could not be started, or ended before it answered."""
    DISMISSED = "dismissed"
    """A program failed so often that it was not asked any more."""


class Stopped(BaseException):
    """A worker is let go: no fault of a bot."""


NOT_OF_A_BOT = (KeyboardInterrupt, Stopped)
"""What ends a tournament, wherever it is; everything else that a bot raises is its fault."""


class Fault(Exception):
    """A decision that was not made as it should be: of what kind, and a sentence about it."""

    def __init__(self, kind: Kind, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.sentence = _plain(sentence)[:LONGEST_SENTENCE]


def _plain(sentence: str) -> str:
    """In one line, and without what a bot may say to move the cursor or colour the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in " ".join(sentence.split()))


class Faults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Faults of one kind: how many, and a sentence about the first of them."""

    kind: Kind
    count: int
    first: str


def added(known: tuple[Faults, ...], kind: Kind, count: int, sentence: str) -> tuple[Faults, ...]:
    """These faults and some more of a kind; the first sentence of each kind stays."""
    if all(one.kind is not kind for one in known):
        return (*known, Faults(kind, count, sentence))
    return tuple(Faults(kind, one.count + count, one.first) if one.kind is kind else one for one in known)
