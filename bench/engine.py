"""How fast the rules are: random games on one core, compiled and plain, and how long a start takes.

    python bench/engine.py [--seconds 1]

Each figure comes from a process of its own. A start is measured from the start of Python to the end of a first game:
a few moves through the interface with views, events and a sample, and one random game inside the compiled rules; cold
means that nothing is compiled yet, cached that an earlier process has left its code.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from rich.console import Console
from rich.table import Table

PLAYERS = {"condottiere": (2, 4, 6), "ordonnance": (2, 3, 4)}


def first_game(name: str) -> None:
    """All that a table needs of the rules, once."""
    from condotta.catalogue import game_named

    game = game_named(name)
    options = game.options_type()
    position = game.start(options, "first")
    for _ in range(6):
        mover = game.mover(position)
        view = game.view(position, mover)
        game.sample(view, "sample")
        turn = game.apply(position, game.legal(view)[0])
        turn.events(None)
        position = turn.position
    game.playouts(options, "first", 1)


def measure(name: str, players: int, seconds: float) -> dict[str, Any]:
    """Random games for about so long, after a warm-up."""
    from condotta.catalogue import game_named

    game = game_named(name)
    options = game.options_type(players=players)
    game.playouts(options, "warm-up", 1)
    games, decisions, spent = 1, 0, 0.0
    while spent < seconds:
        games *= 2
        before = time.process_time()
        decisions = game.playouts(options, str(games), games).decisions
        spent = time.process_time() - before
    return {"games": games / spent, "decisions": decisions / spent, "nanoseconds": 1e9 * spent / decisions}


def in_process(arguments: list[str], **environment: str) -> tuple[str, float]:
    """What another process prints, and how long it takes."""
    before = time.perf_counter()
    done = subprocess.run(
        [sys.executable, __file__, *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, time.perf_counter() - before


def report(seconds: float) -> None:
    console = Console()
    speed = Table("game", "players", "rules", "games/s", "decisions/s", "ns a decision", title="Random games, one core")
    for name, counts in PLAYERS.items():
        for players in counts:
            for rules, plain in (("compiled", ""), ("plain", "1")):
                told, _ = in_process(["--measure", name, str(players), str(seconds)], CONDOTTA_PLAIN=plain)
                figures = json.loads(told)
                cells = (f"{figures[what]:,.0f}" for what in ("games", "decisions", "nanoseconds"))
                speed.add_row(name, str(players), rules, *cells)
    console.print(speed)
    starts = Table("game", "cold", "cached", title="From the start of Python to the end of a first game, seconds")
    for name in PLAYERS:
        with tempfile.TemporaryDirectory() as cache:
            times = [in_process(["--first", name], XDG_CACHE_HOME=cache, NUMBA_CACHE_DIR="")[1] for _ in range(2)]
        starts.add_row(name, *(f"{spent:.2f}" for spent in times))
    console.print(starts)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure each figure")
    parser.add_argument("--measure", nargs=3, metavar=("GAME", "PLAYERS", "SECONDS"), help=argparse.SUPPRESS)
    parser.add_argument("--first", metavar="GAME", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(asked.measure[0], int(asked.measure[1]), float(asked.measure[2]))))
    elif asked.first:
        first_game(asked.first)
    else:
        report(asked.seconds)
