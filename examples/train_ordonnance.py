"""Learn a little Ordonnance by self-play: a linear policy, policy gradients, nothing but NumPy.

    python examples/train_ordonnance.py [--updates 50] [--save policy.npz]

Both seats follow the same policy. After every update of the weights each decision of a won game has become likelier
and each of a lost one less likely. Now and then the policy plays against random decisions.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from condotta.learn import Results, SelfPlay

GAMES, DECISIONS, RATE = 512, 40, 0.5
Floats = NDArray[np.float32]


def features(observations: NDArray[np.uint8]) -> Floats:
    """Small numbers, and one that is always there."""
    ones = np.ones((*observations.shape[:-1], 1), np.float32)
    return np.concatenate([np.minimum(observations, 4) / np.float32(4), ones], axis=-1)


def chances(weights: Floats, observations: NDArray[np.uint8], masks: NDArray[np.int8]) -> Floats:
    """How likely the policy takes each decision; illegal ones never."""
    scores = np.where(masks > 0, features(observations) @ weights, -np.inf)
    likely = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return likely / likely.sum(axis=-1, keepdims=True)


def draw(likely: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """A decision for each game by these chances."""
    sums = likely.cumsum(axis=-1)
    return (sums < dice.random((len(likely), 1)) * sums[:, -1:]).sum(axis=-1)


def update(weights: Floats, seed: int) -> None:
    """Play each game of a batch once, and learn from all its decisions."""
    play, dice = SelfPlay("ordonnance", GAMES, f"train {seed}", players=2), np.random.default_rng(seed)
    history, taken = play.results(DECISIONS + 1), np.zeros((DECISIONS, GAMES), np.int64)
    play.begin(Results(*(array[0] for array in history)))
    for at in range(DECISIONS):
        taken[at] = draw(chances(weights, history.observations[at], history.masks[at]), dice)
        play.step(taken[at], Results(*(array[at + 1] for array in history)))
    for at in range(DECISIONS):
        won = np.take_along_axis(history.rewards[DECISIONS], history.seats[at][:, None].astype(int), axis=1)
        push = -chances(weights, history.observations[at], history.masks[at])
        push[np.arange(GAMES), taken[at]] += 1
        weights += RATE / GAMES * features(history.observations[at]).T @ (push * won)


def share_of_wins(weights: Floats, games: int = 1_000) -> float:
    """How much of its games the policy wins against random decisions, from both seats; a shared victory is half."""
    play, dice = SelfPlay("ordonnance", games, "measure", players=2), np.random.default_rng(0)
    results, own = play.results(), np.arange(games) % 2
    play.begin(results)
    for _ in range(DECISIONS):
        likely = chances(weights, results.observations, results.masks)
        likely[results.seats != own] = results.masks[results.seats != own]
        play.step(draw(likely, dice), results)
    return float((results.rewards[np.arange(games), own].mean() + 1) / 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=50, help="how often to play a batch and learn from it")
    parser.add_argument("--save", metavar="FILE", help="keep the weights in this file")
    asked = parser.parse_args()
    play = SelfPlay("ordonnance", 1)
    weights: Floats = np.zeros((play.layout.size + 1, play.decisions), np.float32)
    for number in range(asked.updates + 1):
        if number % 10 == 0:
            print(f"after {number} updates: wins {share_of_wins(weights):.0%} against random decisions", flush=True)
        if number < asked.updates:
            update(weights, number)
    if asked.save:
        np.savez(asked.save, weights=weights)


if __name__ == "__main__":
    main()
