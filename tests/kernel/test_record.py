"""Records: written, read, replayed exactly, and refused when damaged."""

import json
from pathlib import Path

import msgspec
import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options
from condotta.kernel.game import IllegalMove, Showing
from condotta.kernel.record import (
    Damaged,
    Ended,
    Move,
    Record,
    Shown,
    dumps,
    header_for,
    loads,
    open_record,
    save,
    told_apart,
)
from condotta.kernel.replay import final_position, replay
from tests.records.golden import play


@pytest.fixture(scope="module")
def record() -> Record:
    return play(CONDOTTIERE, Options(players=3), "a short game")


def test_a_record_reads_back_as_it_was_written(record: Record, tmp_path: Path) -> None:
    save(record, tmp_path / "game.jsonl")

    assert open_record(tmp_path / "game.jsonl") == record
    assert loads(dumps(record)) == record


def test_a_replay_gives_the_same_bytes_after_every_move(record: Record) -> None:
    once = [CONDOTTIERE.encode(played.turn.position) for played in replay(CONDOTTIERE, record)]
    again = [CONDOTTIERE.encode(played.turn.position) for played in replay(CONDOTTIERE, loads(dumps(record)))]

    assert once == again
    assert len(once) == len(record.entries) - 1


def test_the_outcome_of_a_replay_is_the_recorded_one(record: Record) -> None:
    ended = record.entries[-1]

    assert isinstance(ended, Ended)
    assert CONDOTTIERE.outcome(final_position(CONDOTTIERE, record)) == ended.outcome


def test_a_record_of_a_newer_version_is_refused_as_such(record: Record) -> None:
    newer = dumps(record).replace('"condotta":1', '"condotta":2', 1)

    with pytest.raises(
        Damaged, match="line 1: this was written by a newer version of Condotta, in format 2; 1 is known"
    ):
        loads(newer)


def test_a_reason_has_no_full_stop(record: Record) -> None:
    many = msgspec.structs.replace(record.header, options={"players": 9})

    with pytest.raises(Damaged) as damage:
        final_position(CONDOTTIERE, Record(many))

    assert str(damage.value) == "line 1: Condottiere is for 2 to 6 players, not 9"


def test_showings_are_recorded_between_moves() -> None:
    start = CONDOTTIERE.start(Options(players=2), "x")
    hand = CONDOTTIERE.view(start, 1).hand
    showing = Showing(1, (0,), (hand[0].value,))
    header = header_for(CONDOTTIERE, Options(players=2), "x", ("Anna", "Bruno"))

    position = final_position(CONDOTTIERE, loads(dumps(Record(header, (Shown(showing),)))))

    assert CONDOTTIERE.view(position, 0).seats[1].known == (hand[0],)


def test_an_unfinished_record_replays_as_far_as_it_goes(record: Record) -> None:
    part = Record(record.header, record.entries[:10])

    assert len(list(replay(CONDOTTIERE, loads(dumps(part))))) == 10


def lines(record: Record) -> list[str]:
    return dumps(record).splitlines()


def test_a_changed_line_is_named(record: Record) -> None:
    changed = lines(record)
    changed[4] = changed[4].replace('"seat":', '"seat": 1', 1)

    with pytest.raises(Damaged, match=r"line 5: .*") as damage:
        loads("\n".join(changed) + "\n")
    assert damage.value.line == 5


@pytest.mark.parametrize("at", [0, 1, 7])
def test_every_single_changed_value_is_found(record: Record, at: int) -> None:
    for name in json.loads(lines(record)[at]):
        changed = lines(record)
        body = json.loads(changed[at])
        body[name] = "changed"
        changed[at] = json.dumps(body)

        with pytest.raises(Damaged) as damage:
            loads("\n".join(changed) + "\n")
        assert damage.value.line == at + 1


def test_a_missing_a_doubled_and_a_moved_line_are_found(record: Record) -> None:
    whole = lines(record)
    for broken in (whole[:3] + whole[4:], whole[:4] + whole[3:], [*whole[:3], whole[4], whole[3], *whole[5:]]):
        with pytest.raises(Damaged, match="hash") as damage:
            loads("\n".join(broken) + "\n")
        assert damage.value.line in (4, 5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the file is empty"),
        ("\n", "not a JSON object"),
        ("no json\n", "not a JSON object"),
        ("[1]\n", "not a JSON object"),
        ('{"condotta":1}\n', "hash"),
        ('{"condotta":1}', "breaks off"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(Damaged, match=reason):
        loads(text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(Damaged, match="not a text file"):
        open_record(tmp_path / "x")


def test_an_edit_with_a_new_hash_is_still_checked_by_the_rules(record: Record) -> None:
    """A chain is no signature: who computes it anew is stopped by the rules where they refuse the move."""
    first = record.entries[0]
    assert isinstance(first, Move)
    wrong = Move(1, (first.seat + 1) % 3, first.action)
    illegal = Move(1, first.seat, "play 10")
    misnumbered = Move(2, first.seat, first.action)

    for move, reason in ((wrong, "is to move"), (illegal, "refuse"), (misnumbered, "comes next")):
        with pytest.raises(Damaged, match=reason) as damage:
            list(replay(CONDOTTIERE, loads(dumps(Record(record.header, (move,))))))
        assert damage.value.line == 2


def test_another_outcome_and_moves_after_the_end_are_refused(record: Record) -> None:
    *moves, ended = record.entries
    assert isinstance(ended, Ended)
    other = Ended(msgspec.structs.replace(ended.outcome, winners=(0, 1, 2)))

    with pytest.raises(Damaged, match="not how the game ended"):
        list(replay(CONDOTTIERE, Record(record.header, (*moves, other))))
    with pytest.raises(Damaged, match="follow the outcome"):
        list(replay(CONDOTTIERE, Record(record.header, (*moves, ended, ended))))


def test_an_unknown_rules_version_and_a_bad_header_are_refused(record: Record) -> None:
    for change, reason in (
        ({"rules": 99}, "rules version 99"),
        ({"options": {"players": 9}}, "2 to 6 players"),
        ({"options": {"players": 3, "unheard": True}}, "unheard"),
        ({"seats": ("one",)}, "1 seats"),
        ({"played_by": ("person",)}, "for 1 of 3 seats it is said who plays them"),
    ):
        header = msgspec.structs.replace(record.header, **change)
        with pytest.raises(Damaged, match=reason) as damage:
            list(replay(CONDOTTIERE, Record(header, record.entries)))
        assert damage.value.line == 1


def test_a_name_that_stands_twice_and_nesting_without_end_are_refused(record: Record) -> None:
    doubled = lines(record)
    doubled[2] = doubled[2].replace('{"move"', '{"move":9,"move"', 1)

    with pytest.raises(Damaged, match="twice"):
        loads("\n".join(doubled) + "\n")
    with pytest.raises(Damaged, match="not a JSON object"):
        loads("[" * 100_000 + "\n")


def test_a_record_may_begin_with_a_position_whose_options_it_names(record: Record) -> None:
    position = final_position(CONDOTTIERE, Record(record.header, record.entries[:12]))
    setup = msgspec.to_builtins(CONDOTTIERE.lay_out(position))
    header = msgspec.structs.replace(record.header, setup=setup)
    other = msgspec.structs.replace(header, options=header.options | {"hidden_cards": True})

    assert CONDOTTIERE.lay_out(final_position(CONDOTTIERE, Record(header))) == CONDOTTIERE.lay_out(position)
    with pytest.raises(Damaged, match="options are not those"):
        final_position(CONDOTTIERE, Record(other))


def test_nobody_moves_after_the_end(record: Record) -> None:
    over = final_position(CONDOTTIERE, record)

    with pytest.raises(IllegalMove) as refusal:
        CONDOTTIERE.apply(over, CONDOTTIERE.read("pass"))
    assert refusal.value.code == "turn.over"


def test_a_record_of_another_game_and_text_that_cannot_be_written_are_refused(record: Record) -> None:
    other = msgspec.structs.replace(record.header, game="ordonnance")

    with pytest.raises(Damaged, match="a game of ordonnance"):
        list(replay(CONDOTTIERE, Record(other)))
    with pytest.raises(Damaged, match="no text that can be written"):
        loads('{"condotta":1,"seed":"\\ud800"}\n')


def test_seats_that_are_called_the_same_have_their_numbers() -> None:
    assert told_apart(("Anna", "captain", "captain")) == ("Anna", "captain #1", "captain #2")
