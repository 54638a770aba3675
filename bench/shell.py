"""What a move costs around the compiled rules: the verbs that a server calls, in microseconds of process time.

    python bench/shell.py [--games 10]

Captains play some games of four; then these are gone through again and again, each time with one verb more. The
difference to the time before is what that verb costs for a move, so that a clock is read only twice a pass.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from condotta.bots import make_bot
from condotta.catalogue import game_named
from condotta.kernel.game import AnyGame

PLAYERS = 4
PASSES = 3
VIEWERS = (None, *range(PLAYERS))

Played = tuple[str, list[Any]]
"""A game: its seed, and its actions."""


def captains_game(game: AnyGame, seed: str) -> Played:
    """A game that captains play."""
    bots = [make_bot("captain", game, f"{seed} {seat}") for seat in range(PLAYERS)]
    position, actions = game.start(game.options_type(players=PLAYERS), seed), []
    while (mover := game.mover(position)) is not None:
        view = game.view(position, mover)
        actions.append(bots[mover].choose(view, game.legal(view)))
        position = game.apply(position, actions[-1]).position
    return seed, actions


def events(game: AnyGame, before: Any, turn: Any, action: Any) -> None:
    for viewer in VIEWERS:
        turn.events(viewer)


def views(game: AnyGame, before: Any, turn: Any, action: Any) -> None:
    for viewer in VIEWERS:
        game.view(turn.position, viewer)


def legal(game: AnyGame, before: Any, turn: Any, action: Any) -> None:
    mover = game.mover(turn.position)
    if mover is not None:
        game.legal(game.view(turn.position, mover))


def check(game: AnyGame, before: Any, turn: Any, action: Any) -> None:
    game.check(game.view(before, game.mover(before)), action)


VERBS = (events, views, legal, check)


def time_of(game: AnyGame, played: list[Played], verbs: tuple[Callable[..., None], ...]) -> float:
    """The seconds for all moves, each applied and then treated so: the best of a few passes."""
    times = []
    for _ in range(PASSES):
        before = time.process_time()
        for seed, actions in played:
            position = game.start(game.options_type(players=PLAYERS), seed)
            for action in actions:
                turn = game.apply(position, action)
                for verb in verbs:
                    verb(game, position, turn, action)
                position = turn.position
        times.append(time.process_time() - before)
    return min(times)


def costs(game: AnyGame, played: list[Played]) -> dict[str, float]:
    """Microseconds for a move, by verb; and of all that follows a move once it is checked."""
    moves = sum(len(actions) for _, actions in played)
    totals = [time_of(game, played, VERBS[:count]) / moves * 1e6 for count in range(len(VERBS) + 1)]
    told = {"apply": totals[0]}
    for verb, less, more in zip(VERBS, totals, totals[1:], strict=False):
        told[verb.__name__] = more - less
    return told | {"all but check": totals[-2]}


def report(games: int) -> None:
    table = Table("game", "moves", "apply", *(verb.__name__ for verb in VERBS), "all but check")
    table.title = f"Microseconds for a move: {PLAYERS} seats and a spectator"
    for name in ("condottiere", "ordonnance"):
        game = game_named(name)
        played = [captains_game(game, f"shell {number}") for number in range(games)]
        moves = sum(len(actions) for _, actions in played)
        table.add_row(name, str(moves), *(f"{cost:.0f}" for cost in costs(game, played).values()))
    Console().print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="how many games of each to play")
    report(parser.parse_args().games)
