"""What may be done, as it is written."""

import pytest

from condotta.kernel.game import IllegalMove
from condotta.server.table.choices import written_choices
from condotta.server.table.decision import Asker
from tests.server.room import seated


def test_what_is_written_is_what_may_be_done_and_can_be_read_again() -> None:
    room = seated("anna", "bruno")
    mover = ("anna", "bruno")[room.playing.mover or 0]

    written = written_choices(room.table, Asker(mover, mover))

    assert "attack Milano" in written
    assert [room.playing.rules.read(one) for one in written] == list(room.legal())


def test_nothing_may_be_done_out_of_turn_and_a_stranger_is_told_so() -> None:
    room = seated("anna", "bruno")
    other = ("bruno", "anna")[room.playing.mover or 0]

    assert written_choices(room.table, Asker(other, other)) == []
    with pytest.raises(IllegalMove, match=r"seat\.none"):
        written_choices(room.table, Asker("zeno", "Zeno"))
