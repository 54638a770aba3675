"""Every stored game replays to its recorded end."""

from pathlib import Path

import pytest

from condotta.catalogue import game_named
from condotta.kernel.record import Ended, open_record
from condotta.kernel.replay import final_position
from tests.records.golden import FOLDER, wanted

RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_replays_to_its_end(path: Path) -> None:
    record = open_record(path)
    game = game_named(record.header.game)

    position = final_position(game, record)

    ended = record.entries[-1]
    assert isinstance(ended, Ended)
    assert game.outcome(position) == ended.outcome


def test_there_is_a_stored_game_for_everything() -> None:
    assert {path.stem for path in RECORDS} >= set(wanted())
