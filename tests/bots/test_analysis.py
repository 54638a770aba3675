"""The analysis of recorded games: chances that add up, and mistakes that were some."""

from itertools import pairwise
from pathlib import Path

import pytest

from condotta.bots.analysis import analyse
from condotta.catalogue import game_named
from condotta.kernel import record
from condotta.kernel.record import Ended, Header, Move, Record

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("name", ["condottiere-2", "condottiere-draw-capturing-hidden", "ordonnance-2-pyramid56"])
def test_every_move_is_judged_and_the_last_one_decides(name: str) -> None:
    kept = record.open_record(RECORDS / f"{name}.jsonl")
    game = game_named(kept.header.game)

    moves = list(analyse(game, kept, playouts=8, seed="s"))

    assert [move.number for move in moves] == [entry.move for entry in kept.entries if isinstance(entry, Move)]
    assert all(sum(move.after) == pytest.approx(1) for move in moves)
    assert all(one.after == other.before for one, other in pairwise(moves))
    ended = kept.entries[-1]
    assert isinstance(ended, Ended)
    winners = ended.outcome.winners
    assert moves[-1].after == tuple((seat in winners) / len(winners) for seat in range(len(kept.header.seats)))


def test_giving_the_game_away_is_a_mistake() -> None:
    game = game_named("condottiere")
    setup = {
        "options": {"players": 2},
        "hands": ["10 10 6", "2 1"],
        "phase": "battle",
        "turn": 0,
        "region": "Roma",
        "lines": ["", "6"],
        "out": [1],
        "markers": [["Torino", "Milano", "Genova"], ["Spoleto", "Napoli", "Firenze"]],
    }
    header = Header(record.FORMAT, game.name, game.version, "s", ("Anna", "Bruno"), setup["options"], setup=setup)
    kept = Record(header, (Move(1, 0, "pass"),))

    (judged,) = analyse(game, kept, playouts=100, seed="s")

    assert judged.better is not None
    assert game.write(judged.better.action).startswith("play")
    assert judged.after == (0, 1)
    assert judged.turns
