"""How fast the learning environments are, on one core, beside the raw random games of the same run.

    python bench/learn.py [--seconds 1]

Self-play writes observations, masks, seats and results of every decision. "compiled" lets the compiled part take
random legal decisions itself, "NumPy" has a random policy in NumPy choose from the masks, one call for every step.
"first legal" is the same with a policy that costs almost nothing: what it adds to "compiled" is the way to Python.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from condotta.catalogue import game_named
from condotta.learn import SelfPlay, condottiere_v1, ordonnance_v1

PLAYERS = {"condottiere": 4, "ordonnance": 4}
ENVIRONMENTS = {"condottiere": condottiere_v1, "ordonnance": ordonnance_v1}
BATCHES = (1, 64, 1024)


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Decisions a second: the best of three runs of about so long in all, since others disturb."""
    work(1)
    rounds, spent = 1, 0.0
    while spent < seconds / 8:
        rounds *= 2
        before = time.process_time()
        work(rounds)
        spent = time.process_time() - before
    rates = []
    for _ in range(3):
        before = time.process_time()
        decisions = work(rounds)
        rates.append(decisions / (time.process_time() - before))
    return max(rates)


def raw(name: str) -> Callable[[int], int]:
    """Random games inside the rules, without observations."""
    game = game_named(name)
    options = game.options_type(players=PLAYERS[name])
    return lambda games: game.playouts(options, str(games), games).decisions


def compiled(name: str, batch: int) -> Callable[[int], int]:
    play = SelfPlay(name, batch, "bench", players=PLAYERS[name])
    results = play.results()
    play.begin(results)

    def work(rounds: int) -> int:
        play.play_randomly(rounds, str(rounds), results)
        return rounds * batch

    return work


def stepped(name: str, batch: int, choose: Callable[[Any], Any]) -> Callable[[int], int]:
    play = SelfPlay(name, batch, "bench", players=PLAYERS[name])
    results = play.results()
    play.begin(results)

    def work(rounds: int) -> int:
        for _ in range(rounds):
            play.step(choose(results.masks), results)
        return rounds * batch

    return work


def environment(name: str) -> Callable[[int], int]:
    """PettingZoo's loop: `last` and `step` for every decision."""
    env, dice = ENVIRONMENTS[name].env(players=PLAYERS[name]), np.random.default_rng(1)

    def work(games: int) -> int:
        decisions = 0
        for _ in range(games):
            env.reset()
            for _agent in env.agent_iter():
                told, _, terminated, truncated, _ = env.last()
                done = terminated or truncated
                env.step(None if done else int(dice.choice(np.flatnonzero(told["action_mask"]))))
                decisions += not done
        return decisions

    return work


def report(seconds: float) -> None:
    console, dice = Console(), np.random.default_rng(1)
    drivers = {"NumPy": lambda masks: (masks * dice.random(masks.shape, np.float32)).argmax(1)}
    drivers["first legal"] = lambda masks: masks.argmax(1)
    for name, players in PLAYERS.items():
        table = Table("what", "games", "decisions/s", "ns", "of raw", title=f"{name}, {players} players, one core")
        playouts = rate(raw(name), seconds)
        rows = [("raw random games", "", playouts)]
        for batch in BATCHES:
            rows.append(("self-play, compiled", str(batch), rate(compiled(name, batch), seconds)))
            for driver, choose in drivers.items():
                rows.append((f"self-play, {driver}", str(batch), rate(stepped(name, batch, choose), seconds)))
        rows.append(("PettingZoo", "1", rate(environment(name), seconds)))
        for what, batch_, speed in rows:
            table.add_row(what, batch_, f"{speed:,.0f}", f"{1e9 / speed:,.0f}", f"{speed / playouts:.1%}")
        console.print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long to measure each figure")
    report(parser.parse_args().seconds)
