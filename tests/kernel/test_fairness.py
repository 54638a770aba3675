"""Fair shuffles: the exact bytes of commitment and key, and records that tell of another shuffle than theirs."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.kernel import fairness
from condotta.kernel.chance import key_of
from condotta.kernel.fairness import Contribution, Fair, commitment, key, revealed
from condotta.kernel.record import Damaged, Header, Record, dumps, loads
from condotta.kernel.replay import begin, final_position
from tests.records.docs import checks
from tests.records.fair import ADDED, GAME, SECRET, fair_record, rewritten

OPTIONS = {"players": 3, "deck": "è"}


@pytest.fixture(scope="module")
def record() -> Record:
    return fair_record()


def test_commitment_and_key_never_change() -> None:
    """These bytes are in records that lie in people's drawers."""
    assert commitment(SECRET) == "8a5ffffd8e93f93c84797de3871f3d57590664802e396a7f05626e909bc00085"
    assert key(SECRET, ADDED, OPTIONS, GAME) == "7bcc9e3590a7fbcb11221e6b82b3034d54fdcd24e00224bc67d441787bf16798"


def test_the_key_is_a_seed_that_the_rules_take_as_the_key_itself() -> None:
    seed = key(SECRET, ADDED, OPTIONS, GAME)

    assert key_of(seed).hex() == seed


def test_everything_that_a_key_is_made_from_changes_it() -> None:
    others = (
        key(SECRET[::-1], ADDED, OPTIONS, GAME),
        key(SECRET, ADDED[:1], OPTIONS, GAME),
        key(SECRET, ADDED[::-1], OPTIONS, GAME),
        key(SECRET, (ADDED[0], Contribution(1, ADDED[1].added)), OPTIONS, GAME),
        key(SECRET, (), OPTIONS, GAME),
        key(SECRET, ADDED, OPTIONS | {"players": 4}, GAME),
        key(SECRET, ADDED, OPTIONS, GAME + "x"),
    )

    assert len({key(SECRET, ADDED, OPTIONS, GAME), *others}) == 8


def test_the_order_of_options_does_not_matter() -> None:
    assert key(SECRET, ADDED, dict(reversed(OPTIONS.items())), GAME) == key(SECRET, ADDED, OPTIONS, GAME)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        commitment(bytes(length))
    with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
        key(bytes(length), ADDED, OPTIONS, GAME)


def test_a_fair_record_reads_back_and_replays(record: Record) -> None:
    assert loads(dumps(record)) == record
    assert CONDOTTIERE.outcome(final_position(CONDOTTIERE, record)) is not None


def test_a_record_without_it_is_written_as_ever(record: Record) -> None:
    plain = Record(msgspec.structs.replace(record.header, fair=None))

    assert "fair" not in dumps(plain)


def test_the_few_lines_in_the_documents_check_a_record(record: Record) -> None:
    text, check = dumps(record), checks()["check_shuffle"]
    tampered = rewritten(text, 1, lambda header: header["fair"].update(game="another"))

    check(text)
    checks()["check"](text)
    with pytest.raises(AssertionError):
        check(tampered)
    checks()["check"](tampered)


Change = Callable[[Header, Fair], Header]


def told(**change: Any) -> Change:
    """The record tells another shuffle."""
    return lambda header, fair: msgspec.structs.replace(header, fair=msgspec.structs.replace(fair, **change))


def of_the_header(**change: Any) -> Change:
    return lambda header, fair: msgspec.structs.replace(header, **change)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (told(commitment=commitment(SECRET[::-1])), "not the one that was committed to"),
        (told(secret=SECRET[::-1].hex()), "not the one that was committed to"),
        (lambda header, fair: msgspec.structs.replace(header, fair=revealed(SECRET[::-1], ADDED, GAME)), "not the key"),
        (told(contributions=ADDED[:1]), "not the key"),
        (told(contributions=(ADDED[0], Contribution(2, "fe" * 16))), "not the key"),
        (told(contributions=ADDED[::-1]), "in their order"),
        (told(contributions=(ADDED[0], ADDED[0])), "different seats"),
        (told(contributions=(ADDED[0], Contribution(3, "ff" * 16))), "seats of this game"),
        (told(game="another"), "not the key"),
        (of_the_header(seed="7"), "not the key"),
        (
            lambda header, fair: msgspec.structs.replace(header, options=header.options | {"points": True}),
            "not the key",
        ),
    ],
)
def test_a_record_whose_seed_is_not_the_key_of_its_shuffle_is_damaged(
    record: Record, change: Change, reason: str
) -> None:
    assert record.header.fair is not None
    header = change(record.header, record.header.fair)

    with pytest.raises(Damaged, match=reason) as damage:
        begin(CONDOTTIERE, loads(dumps(Record(header))).header)
    assert damage.value.line == 1


def test_a_position_set_up_by_hand_was_not_shuffled(record: Record) -> None:
    setup = msgspec.to_builtins(CONDOTTIERE.lay_out(begin(CONDOTTIERE, record.header)))

    with pytest.raises(Damaged, match="was not shuffled"):
        begin(CONDOTTIERE, msgspec.structs.replace(record.header, setup=setup))


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "AB" * 32},
        {"secret": "ab" * 31},
        {"secret": "ab" * 32 + "\n"},
        {"commitment": ""},
        {"game": ""},
        {"game": "x" * 65},
        {"contributions": [{"seat": -1, "added": "ab" * 16}]},
        {"contributions": [{"seat": 0, "added": "ab" * 15}]},
        {"contributions": [{"seat": 0, "added": "ab" * 16, "name": "Anna"}]},
        {"unheard": 1},
    ],
)
def test_a_shuffle_that_is_not_written_as_it_must_be_is_refused(record: Record, change: dict[str, Any]) -> None:
    with pytest.raises(Damaged) as damage:
        loads(rewritten(dumps(record), 1, lambda header: header["fair"].update(change)))
    assert damage.value.line == 1
    assert "hash" not in damage.value.reason


def test_what_is_drawn_at_random_has_the_right_size() -> None:
    assert len(SECRET) == fairness.SECRET_BYTES
    assert all(len(bytes.fromhex(one.added)) == fairness.ADDED_BYTES for one in ADDED)
