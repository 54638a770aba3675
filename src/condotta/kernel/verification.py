"""Verifying a record: what of it can be checked, and whether that holds.

Each check has a verdict and a reason. A reason is a code with arguments, for which the command line has a
sentence in every language.
"""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any

import msgspec

from condotta.kernel import fairness, signature
from condotta.kernel.game import AnyGame
from condotta.kernel.record import Damaged, Ended, Header, Move, Record, loads, signed_hash
from condotta.kernel.replay import final_position


class Verdict(StrEnum):
    """What came of a check."""

    HOLDS = "holds"
    WRONG = "wrong"
    UNCHECKED = "unchecked"
    NOTHING = "nothing"


class Subject(StrEnum):
    """What is checked, in this order."""

    CHAIN = "chain"
    RULES = "rules"
    OUTCOME = "outcome"
    COMMITMENT = "commitment"
    SHUFFLE = "shuffle"
    SIGNATURE = "signature"


class Reason(StrEnum):
    """Why a check came out as it did."""

    DAMAGED = "damaged"
    UNREAD = "unread"
    CHAIN = "chain"
    RULES = "rules"
    UNKNOWN_RULES = "unknown-rules"
    OUTCOME = "outcome"
    UNFINISHED = "unfinished"
    CHOSEN_SEED = "chosen-seed"
    COMMITMENT = "commitment"
    OTHER_SECRET = "other-secret"
    SHUFFLE = "shuffle"
    ALONE = "alone"
    SET_UP = "set-up"
    SIGNATURE = "signature"
    UNSIGNED = "unsigned"
    NO_KEY = "no-key"
    NO_EXTRA = "no-extra"
    OTHER_KEY = "other-key"
    FORGED = "forged"


class Check(msgspec.Struct, frozen=True):
    """One check of a record."""

    subject: Subject
    verdict: Verdict
    because: Reason
    arguments: dict[str, str | int] = {}


def verify(text: str, game_named: Callable[[str], AnyGame], public: bytes | None = None) -> list[Check]:
    """Check all that can be checked of a record, its signature with this public key."""
    try:
        record = loads(text)
    except Damaged as damage:
        rest = [Check(subject, Verdict.UNCHECKED, Reason.UNREAD) for subject in Subject if subject != Subject.CHAIN]
        return [_wrong(Subject.CHAIN, damage), *rest]
    lines = text.count("\n")
    chain = Check(Subject.CHAIN, Verdict.HOLDS, Reason.CHAIN, {"lines": lines})
    return [chain, *_course(record, game_named), *_chance(record.header), _signed(record, text, public)]


def holds(checks: list[Check]) -> bool:
    """Whether nothing that could be checked is wrong."""
    return all(check.verdict != Verdict.WRONG for check in checks)


def _course(record: Record, game_named: Callable[[str], AnyGame]) -> Iterator[Check]:
    """Whether the rules allow every move, and lead to the outcome. The seed is the shuffle's affair."""
    header = record.header
    game = _known(header, game_named)
    if game is not None:
        yield from _replayed(game, Record(msgspec.structs.replace(header, fair=None), record.entries))
        return
    for subject in (Subject.RULES, Subject.OUTCOME):
        yield Check(subject, Verdict.UNCHECKED, Reason.UNKNOWN_RULES, {"game": header.game, "version": header.rules})


def _known(header: Header, game_named: Callable[[str], AnyGame]) -> AnyGame | None:
    """The game of a record; None if its rules are not known here, which says nothing against the record."""
    try:
        game = game_named(header.game)
    except ValueError:
        return None
    return game if game.version == header.rules else None


def _replayed(game: AnyGame, record: Record) -> Iterator[Check]:
    moves = sum(isinstance(entry, Move) for entry in record.entries)
    allowed = Check(Subject.RULES, Verdict.HOLDS, Reason.RULES, {"moves": moves})
    try:
        final_position(game, record)
    except Damaged as damage:
        if damage.line > 1 and isinstance(record.entries[damage.line - 2], Ended):
            yield from (allowed, _wrong(Subject.OUTCOME, damage))
        else:
            yield from (_wrong(Subject.RULES, damage), Check(Subject.OUTCOME, Verdict.UNCHECKED, Reason.UNREAD))
        return
    yield allowed
    if record.entries and isinstance(record.entries[-1], Ended):
        yield Check(Subject.OUTCOME, Verdict.HOLDS, Reason.OUTCOME)
    else:
        yield Check(Subject.OUTCOME, Verdict.NOTHING, Reason.UNFINISHED)


def _chance(header: Header) -> Iterator[Check]:
    """Whether the secret is the one committed to, and the seed the key that follows."""
    fair = header.fair
    if fair is None:
        for subject in (Subject.COMMITMENT, Subject.SHUFFLE):
            yield Check(subject, Verdict.NOTHING, Reason.CHOSEN_SEED)
        return
    if fairness.opens(fair):
        yield Check(Subject.COMMITMENT, Verdict.HOLDS, Reason.COMMITMENT, {"commitment": fair.commitment})
    else:
        yield Check(Subject.COMMITMENT, Verdict.WRONG, Reason.OTHER_SECRET, {"commitment": fair.commitment})
    yield _shuffle(header, fair)


def _shuffle(header: Header, fair: fairness.Fair) -> Check:
    if header.setup is not None:
        return Check(Subject.SHUFFLE, Verdict.WRONG, Reason.SET_UP)
    if reason := fairness.fault(fair, header.seed, header.options, len(header.seats)):
        return _wrong(Subject.SHUFFLE, Damaged(1, reason))
    if not fair.contributions:
        return Check(Subject.SHUFFLE, Verdict.HOLDS, Reason.ALONE, {"game": fair.game})
    added = ", ".join(f"{header.seats[one.seat]} {one.added}" for one in fair.contributions)
    return Check(Subject.SHUFFLE, Verdict.HOLDS, Reason.SHUFFLE, {"game": fair.game, "added": added})


def _signed(record: Record, text: str, public: bytes | None) -> Check:
    """A key asks for a signature: who gives one is told if there is none."""
    found = record.signature
    if found is None:
        return Check(Subject.SIGNATURE, Verdict.WRONG if public else Verdict.NOTHING, Reason.UNSIGNED)
    told: dict[str, Any] = {"by": found.by}
    if public is None:
        return Check(Subject.SIGNATURE, Verdict.UNCHECKED, Reason.NO_KEY, told)
    if found.by != signature.key_id(public):
        return Check(Subject.SIGNATURE, Verdict.WRONG, Reason.OTHER_KEY, told | {"key": signature.key_id(public)})
    try:
        genuine = signature.is_genuine(found, signed_hash(text), public)
    except ModuleNotFoundError:
        return Check(Subject.SIGNATURE, Verdict.UNCHECKED, Reason.NO_EXTRA, told)
    verdict, because = (Verdict.HOLDS, Reason.SIGNATURE) if genuine else (Verdict.WRONG, Reason.FORGED)
    return Check(Subject.SIGNATURE, verdict, because, told)


def _wrong(subject: Subject, damage: Damaged) -> Check:
    return Check(subject, Verdict.WRONG, Reason.DAMAGED, {"line": damage.line, "reason": damage.reason})
