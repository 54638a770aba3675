"""Learn the master's judgement in Condottiere: who wins, from what everybody has when a region is about to be chosen.

    python bench/judgement.py --bot captain --games 20000 --out judgement.json
    python bench/judgement.py --bot master:100 --games 2000 --whims 3 --pace 0.001 --out judgement.json --further

Two copies of a bot play, and a few decisions in a hundred are taken by chance, so that the games see odd positions too.
`--further` goes on from the weights in the file. The file is the one beside `condotta.bots.condottiere.judgement`,
which says what the network is.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from condotta.bots import make_bot
from condotta.bots.condottiere import brain
from condotta.bots.condottiere.judgement import BIAS, FEATURES, HIDDEN, INPUTS, OUTER
from condotta.catalogue import game_named
from condotta.condottiere.position import Position
from condotta.condottiere.view import Phase

GAME = game_named("condottiere")
UNIT = 10_000
"""Weights are written as whole numbers, so many to one."""
BATCH, MOMENTUM, MEMORY = 256, 0.9, 0.999

Numbers = np.ndarray[Any, Any]
Weights = list[Numbers]
"""Of the hidden layer, its biases, and of the score."""


def played(bot: str, whims: int, seed: str) -> tuple[list[Numbers], list[float]]:
    """A game: what was before everybody whenever a region was chosen, and each seat's part of the victory."""
    copies = [make_bot(bot, GAME, f"{seed} {seat}") for seat in range(2)]
    position, dice = GAME.start(GAME.options_type(players=2), seed), random.Random(seed)
    seen: list[Numbers] = []
    while (seat := GAME.mover(position)) is not None:
        view = GAME.view(position, seat)
        legal = GAME.legal(view)
        if view.phase is Phase.CHOOSE:
            seen.append(inputs(position))
        by_chance = dice.randrange(100) < whims
        action = dice.choice(legal) if by_chance else copies[seat].choose(view, legal)
        position = GAME.apply(position, action).position
    outcome = GAME.outcome(position)
    winners = outcome.winners if outcome else ()
    return seen, [(seat in winners) / max(1, len(winners)) for seat in range(2)]


def inputs(position: Position) -> Numbers:
    """What the network is given for each seat."""
    (one, other), table, _ = brain.judged(position)
    return np.array([one + other + table, other + one + table])


def sample(bot: str, games: int, whims: int) -> tuple[Numbers, Numbers]:
    """All that was seen in so many games, and what became of it."""
    seen, became = [], []
    for number in range(games):
        positions, shares = played(bot, whims, f"judgement {bot} {number}")
        seen += positions
        became += [shares] * len(positions)
    return np.array(seen), np.array(became)


def first_weights(dice: np.random.Generator) -> Weights:
    spread = (1 / FEATURES) ** 0.5
    return [dice.normal(0, spread, (INPUTS, HIDDEN)), np.zeros(HIDDEN), dice.normal(0, 0.1, HIDDEN)]


def forward(weights: Weights, seen: Numbers) -> tuple[Numbers, Numbers]:
    """The hidden layer, and everybody's chances."""
    layer = np.maximum(seen @ weights[0] + weights[1], 0)
    scores = layer @ weights[2]
    raised = np.exp(scores - scores.max(1, keepdims=True))
    return layer, raised / raised.sum(1, keepdims=True)


def slopes(weights: Weights, seen: Numbers, became: Numbers) -> Weights:
    """How the loss, the surprise at who won, changes with each weight."""
    layer, chances = forward(weights, seen)
    gap = (chances - became) / len(seen)
    back = gap[..., None] * weights[2] * (layer > 0)
    flat, flat_back = seen.reshape(-1, INPUTS), back.reshape(-1, HIDDEN)
    return [flat.T @ flat_back, flat_back.sum(0), np.einsum("bsh,bs->h", layer, gap)]


def surprise(weights: Weights, seen: Numbers, became: Numbers) -> float:
    return float(-(became * np.log(forward(weights, seen)[1] + 1e-9)).sum(1).mean())


def batches(count: int, epochs: int, dice: np.random.Generator) -> Iterator[Numbers]:
    for _ in range(epochs):
        order = dice.permutation(count)
        yield from (order[at : at + BATCH] for at in range(0, count, BATCH))


def learn(weights: Weights, seen: Numbers, became: Numbers, epochs: int, pace: float) -> Weights:
    """Adam, slowing down to nothing; the weights are changed in place."""
    first, second = [np.zeros_like(one) for one in weights], [np.zeros_like(one) for one in weights]
    plan = list(batches(len(seen), epochs, np.random.default_rng(1)))
    for step, chosen in enumerate(plan, 1):
        for at, slope in enumerate(slopes(weights, seen[chosen], became[chosen])):
            first[at] += (1 - MOMENTUM) * (slope - first[at])
            second[at] += (1 - MEMORY) * (slope * slope - second[at])
            mean, size = first[at] / (1 - MOMENTUM**step), np.sqrt(second[at] / (1 - MEMORY**step))
            weights[at] -= pace * (1 - step / len(plan)) * mean / (size + 1e-8)
    return weights


def read(path: Path) -> Weights:
    return parts(np.array(msgspec.json.decode(path.read_bytes())["weights"]) / UNIT)


def parts(flat: Numbers) -> Weights:
    """The weights from the one row in which they are kept."""
    return [flat[:BIAS].reshape(INPUTS, HIDDEN), flat[BIAS:OUTER], flat[OUTER:]]


def write(path: Path, weights: Weights) -> None:
    whole = [round(float(weight) * UNIT) for one in weights for weight in one.ravel()]
    path.write_bytes(msgspec.json.encode({"unit": UNIT, "weights": whole}) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="captain")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--whims", type=int, default=5, help="how many decisions in a hundred are taken by chance")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--pace", type=float, default=0.002)
    parser.add_argument("--further", action="store_true", help="go on from the weights in the file")
    parser.add_argument("--out", type=Path, default=Path("judgement.json"))
    asked = parser.parse_args()
    weights = read(asked.out) if asked.further else first_weights(np.random.default_rng(0))
    seen, became = sample(asked.bot, asked.games, asked.whims)
    tested = len(seen) // 12
    before = surprise(weights, seen[-tested:], became[-tested:])
    learn(weights, seen[:-tested], became[:-tested], asked.epochs, asked.pace)
    after = surprise(weights, seen[-tested:], became[-tested:])
    print(f"{len(seen):,} positions; surprise at {tested:,} that were kept apart: {before:.4f}, now {after:.4f}")
    write(asked.out, weights)


if __name__ == "__main__":
    main()
