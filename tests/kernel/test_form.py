"""The form of a record: its bytes read and written without the rules."""

import numpy as np
import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.position import opened
from condotta.condottiere.state import STATE
from condotta.kernel.form import Form

RECORD = np.dtype(
    [("key", np.uint32, (2,)), ("few", np.int8, (3,)), ("seat", np.int64), ("small", np.int8)], align=True
)


def record() -> bytes:
    array = np.zeros(1, RECORD)
    array[0] = ((7, 2**32 - 1), (1, 2, 3), -1, -5)
    return array.tobytes()


def test_numbers_are_read_one_by_one_and_small_rows_as_bytes() -> None:
    assert Form(RECORD).read(record()) == (7, 2**32 - 1, b"\x01\x02\x03", -1, -5)


def test_only_the_named_fields_are_read() -> None:
    assert Form(RECORD, "few", "small").read(record()) == (b"\x01\x02\x03", -5)


def test_fields_are_told_by_name_and_written_again() -> None:
    form = Form(RECORD)

    fields = form.fields(record())

    assert fields == {"key": [7, 2**32 - 1], "few": b"\x01\x02\x03", "seat": -1, "small": -5}
    assert form.write(fields) == record()


def test_fields_are_named_in_the_order_of_the_record() -> None:
    with pytest.raises(ValueError, match="seat"):
        Form(RECORD, "small", "seat")


def test_a_position_is_read_as_the_rules_read_it() -> None:
    position = CONDOTTIERE.start(CONDOTTIERE.options_type(players=5), "form")
    state = opened(position).peek()

    fields = Form(STATE).fields(position.record)

    assert fields["held"] == state.held
    assert list(fields["hand"]) == [number for hand in state.hand for number in hand]
    assert (fields["seats"], fields["defender"], fields["turn"]) == (5, state.defender, state.turn)
    assert Form(STATE).write(fields) == position.record
