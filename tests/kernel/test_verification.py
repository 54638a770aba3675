"""Verifying records: whole ones hold, and every kind of tampering is found and named."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from condotta.catalogue import game_named
from condotta.condottiere.game import CONDOTTIERE
from condotta.kernel import signature
from condotta.kernel.fairness import key, revealed
from condotta.kernel.record import Record, dumps, loads
from condotta.kernel.replay import begin
from condotta.kernel.verification import Subject, Verdict, holds, verify
from condotta.server.signing import public_key_pem, sign
from tests.records.fair import ADDED, GAME, OPTIONS, SECRET, SERVER_KEY, fair_record, rewritten, signed_text
from tests.records.golden import FOLDER, play

PUBLIC = signature.read(public_key_pem(SERVER_KEY))
HOLDS, WRONG, UNCHECKED, NOTHING = Verdict
Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def text() -> str:
    return signed_text(fair_record())


def verdicts(text: str, public: bytes | None = None) -> tuple[Verdict, ...]:
    checks = verify(text, game_named, public)
    assert [check.subject for check in checks] == list(Subject)
    return tuple(check.verdict for check in checks)


def reasons(text: str, public: bytes | None = None) -> tuple[str, ...]:
    return tuple(check.because for check in verify(text, game_named, public))


def test_everything_holds_in_a_fair_signed_record(text: str) -> None:
    assert verdicts(text, PUBLIC) == (HOLDS,) * 6
    assert holds(verify(text, game_named, PUBLIC))


def test_without_a_key_the_signature_is_not_checked(text: str) -> None:
    assert verdicts(text) == (*(HOLDS,) * 5, UNCHECKED)


def test_a_record_of_before_has_nothing_to_check_but_its_moves() -> None:
    old = (FOLDER / "condottiere-2.jsonl").read_text(encoding="utf-8")

    assert verdicts(old) == (HOLDS, HOLDS, HOLDS, NOTHING, NOTHING, NOTHING)
    assert reasons(old)[3:] == ("chosen-seed", "chosen-seed", "unsigned")


def test_any_flipped_character_is_found(text: str) -> None:
    record = loads(text)
    short = signed_text(Record(record.header, record.entries[:8]))

    assert verdicts(short, PUBLIC)[0] == HOLDS
    for whole, step in ((short, 1), (text, 29)):
        for at in range(0, len(whole), step):
            flipped = whole[:at] + chr(ord(whole[at]) ^ 1) + whole[at + 1 :]

            assert verify(flipped, game_named, PUBLIC)[0].verdict == WRONG, (at, whole[at])


def test_any_lost_doubled_or_exchanged_line_is_found(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for at in range(len(lines)):
        for broken in (
            lines[:at] + lines[at + 1 :],
            lines[: at + 1] + lines[at:],
            [*lines[:at], *lines[at : at + 2][::-1], *lines[at + 2 :]],
            lines[:at],
        ):
            if broken != lines:
                assert not holds(verify("".join(broken), unknown_game, PUBLIC)), at


def test_whoever_computes_all_hashes_anew_cannot_sign(text: str) -> None:
    """Every single value of every line, changed by a forger who knows the format but has no key."""
    for number, line in enumerate(text.splitlines()[:-1], start=1):
        for name in json.loads(line).keys() - {"hash"}:
            forged = rewritten(text, number, lambda body, name=name: body.update({name: other(body[name])}))

            assert not holds(verify(forged, unknown_game, PUBLIC)), (number, name)


def other(value: Any) -> Any:
    """Another value of the same kind, where possible one that the form allows."""
    if isinstance(value, dict):
        return value | {name: other(part) for name, part in list(value.items())[:1]}
    if isinstance(value, list):
        return [other(value[0]), *value[1:]] if value else [0]
    return value + 1 if isinstance(value, int) else value[:-1] + chr(ord(value[-1]) ^ 1)


def unknown_game(name: str) -> Any:
    """No game is known, so that a forgery is not found by the rules, and at once."""
    raise ValueError(name)


def test_a_forgery_without_a_trace_is_found_by_the_signature_alone(text: str) -> None:
    forged = rewritten(text, 1, lambda header: header["seats"].__setitem__(0, "Colonna"))

    assert verdicts(forged) == (*(HOLDS,) * 5, UNCHECKED)
    assert verdicts(forged, PUBLIC) == (*(HOLDS,) * 5, WRONG)
    assert reasons(forged, PUBLIC)[-1] == "forged"


def test_who_asks_for_a_signature_is_told_if_there_is_none(text: str) -> None:
    stripped = "".join(text.splitlines(keepends=True)[:-1])

    assert verdicts(stripped) == (*(HOLDS,) * 5, NOTHING)
    assert verdicts(stripped, PUBLIC) == (*(HOLDS,) * 5, WRONG)
    assert reasons(stripped, PUBLIC)[-1] == "unsigned"


def test_the_signature_of_another_key_is_wrong(text: str) -> None:
    forger = Ed25519PrivateKey.generate()
    stripped = "".join(text.splitlines(keepends=True)[:-1])
    forged = sign(stripped, forger)
    renamed = rewritten(forged, forged.count("\n"), lambda line: line["signature"].update(by=signature.key_id(PUBLIC)))

    assert reasons(forged, PUBLIC)[-1] == "other-key"
    assert reasons(renamed, PUBLIC)[-1] == "forged"
    assert verdicts(forged, PUBLIC)[-1] == verdicts(renamed, PUBLIC)[-1] == WRONG


@pytest.mark.parametrize(
    ("change", "commitment", "shuffle"),
    [
        (lambda fair: fair.update(commitment="0" * 64), WRONG, HOLDS),
        (lambda fair: fair.update(secret="0" * 64), WRONG, WRONG),
        (lambda fair: fair.update(msgspec.to_builtins(revealed(SECRET[::-1], ADDED, GAME))), HOLDS, WRONG),
        (lambda fair: fair.update(game="another"), HOLDS, WRONG),
        (lambda fair: fair["contributions"].pop(), HOLDS, WRONG),
        (lambda fair: fair["contributions"].reverse(), HOLDS, WRONG),
        (lambda fair: fair["contributions"][0].update(added="0" * 32), HOLDS, WRONG),
        (lambda fair: fair["contributions"][0].update(seat=1), HOLDS, WRONG),
        (lambda fair: fair["contributions"][1].update(seat=9), HOLDS, WRONG),
    ],
)
def test_a_shuffle_that_was_not_so_is_named(text: str, change: Change, commitment: Verdict, shuffle: Verdict) -> None:
    """The moves are judged by the seed that was played with; so they hold."""
    tampered = rewritten(text, 1, lambda header: change(header["fair"]))

    assert verdicts(tampered) == (HOLDS, HOLDS, HOLDS, commitment, shuffle, UNCHECKED)


def test_another_seed_gives_other_cards_and_is_not_the_key(text: str) -> None:
    tampered = rewritten(text, 1, lambda header: header.update(seed="7"))

    assert verdicts(tampered) == (HOLDS, WRONG, UNCHECKED, HOLDS, WRONG, UNCHECKED)


def test_a_shuffle_without_contributions_holds_but_says_so() -> None:
    record = play(CONDOTTIERE, OPTIONS, key(SECRET, (), msgspec.to_builtins(OPTIONS), GAME))
    header = msgspec.structs.replace(record.header, fair=revealed(SECRET, (), GAME))
    text = dumps(Record(header, record.entries))

    assert verdicts(text) == (*(HOLDS,) * 5, NOTHING)
    assert reasons(text)[4] == "alone"


def test_a_position_set_up_by_hand_was_not_shuffled() -> None:
    record = fair_record()
    setup = msgspec.to_builtins(CONDOTTIERE.lay_out(begin(CONDOTTIERE, record.header)))
    text = dumps(Record(msgspec.structs.replace(record.header, setup=setup)))

    assert verdicts(text)[3:5] == (HOLDS, WRONG)
    assert reasons(text)[4] == "set-up"


def test_a_move_that_the_rules_refuse_is_named_with_its_line(text: str) -> None:
    tampered = rewritten(text, 2, lambda move: move.update(action="play 10"))

    checks = verify(tampered, game_named)

    assert verdicts(tampered)[:3] == (HOLDS, WRONG, UNCHECKED)
    assert checks[1].arguments["line"] == 2


def test_another_outcome_is_wrong_though_all_moves_hold(text: str) -> None:
    tampered = rewritten(text, text.count("\n") - 1, lambda line: line["outcome"].update(winners=[0, 1, 2]))

    assert verdicts(tampered)[:3] == (HOLDS, HOLDS, WRONG)


def test_an_outcome_told_twice_is_wrong(text: str) -> None:
    record = loads(text)
    doubled = dumps(Record(record.header, (*record.entries, record.entries[-1])))

    assert verdicts(doubled)[:3] == (HOLDS, HOLDS, WRONG)


def test_an_unfinished_game_can_be_verified_as_far_as_it_goes(text: str) -> None:
    record = loads(text)

    for entries in ((), record.entries[:7]):
        assert verdicts(signed_text(Record(record.header, entries)), PUBLIC) == (HOLDS, HOLDS, NOTHING, *(HOLDS,) * 3)


@pytest.mark.parametrize("change", [{"rules": 99}, {"game": "chess"}])
def test_unknown_rules_say_nothing_against_a_record(text: str, change: dict[str, Any]) -> None:
    tampered = rewritten(text, 1, lambda header: header.update(change))

    assert verdicts(tampered) == (HOLDS, UNCHECKED, UNCHECKED, HOLDS, HOLDS, UNCHECKED)
    assert reasons(tampered)[1:3] == ("unknown-rules",) * 2


def test_after_damage_nothing_else_is_checked(text: str) -> None:
    assert verdicts(text[:-1], PUBLIC) == (WRONG, *(UNCHECKED,) * 5)
