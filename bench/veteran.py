"""Learn what the veteran of Ordonnance knows, who plays on in the duels that the master imagines.

    python bench/veteran.py --out veteran.json

In positions from duels of captains, some of whose decisions are taken by chance, every option is played on to the end
by captains, all on the same few deals, and judged on the way. A network learns from that which of the options that it
sees is best: first what each is worth beside the others, then to choose so that most is won on average. Veterans who
have learned that play the duels of the next round, and play on in it, and the network learns anew from all rounds so
far. After each round it is told how often the veteran beats the captain, and what he knows is written into the file,
which is the one beside `condotta.bots.ordonnance.lessons`.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from condotta.bots.ordonnance.brain import book_of
from condotta.bots.ordonnance.duel import blank_field
from condotta.bots.ordonnance.lessons import Lessons, mind_of
from condotta.bots.ordonnance.practice import SCORE, WORTH, measure, practise
from condotta.bots.ordonnance.sight import INPUTS
from condotta.bots.ordonnance.veteran import CELLS
from condotta.kernel.compiled import allot, row
from condotta.kernel.dice import dice_of
from condotta.ordonnance.flow import DEALT
from condotta.ordonnance.options import Options
from condotta.ordonnance.state import STATE
from condotta.ordonnance.territories import TERRITORIES

UNIT = 10_000
"""Weights are written as whole numbers, so many to one."""
BATCH, MOMENTUM, MEMORY = 512, 0.9, 0.999
PACE, EPOCHS, COMPARING = 0.003, 14, 4
"""The pace at first; how often all positions are gone through, of these how often to learn what options are worth."""
SCALE, SHARPNESS = 20.0, 6.0
"""A score of one is a twentieth of a victory; and by how much a score makes an option likelier while learning."""
SAMPLED, ODD, FIRST, EVERY, ALL = 350, 100, 14, 4, 40
"""Of a thousand positions so many are looked at, of decisions so many are taken by chance; when a playout is judged,
and how many of its decisions veterans take."""
MOST_OPTIONS = DEALT * TERRITORIES
DUELS = 4000

Numbers = np.ndarray[Any, Any]
Weights = list[Numbers]
"""From inputs to cells, of the cells, and of their score."""


class Round(msgspec.Struct, frozen=True):
    """Positions to look at, and on how many deals each option is played on."""

    positions: int
    deals: int


ROUNDS = (Round(240_000, 4), Round(70_000, 4))


class Told(msgspec.Struct, frozen=True):
    """What practice told: what is seen and thought of options, their worth, and where those of a position begin."""

    seen: Numbers
    scores: Numbers
    worth: Numbers
    begins: Numbers


def told_by(plan: Round, lesson: list[float], seed: str) -> Told:
    """Practice: by captains if there is no lesson."""
    rows = plan.positions * MOST_OPTIONS
    seen, told = np.zeros((rows, INPUTS), np.float32), np.zeros((rows, 3), np.float32)
    begins, options = np.zeros(plan.positions + 1, np.int64), Options()
    numbers = row([ALL if lesson else 0, plan.deals, SAMPLED, ODD, FIRST, EVERY])
    deck, book, mind = row(options.copies), book_of(tuple(options.copies)), mind_of(lesson)
    practise(allot(STATE), numbers, deck, row([0] * 8), dice_of(seed), book, blank_field(), mind, seen, told, begins)
    seen, told = seen[: begins[-1]], told[: begins[-1]]
    return Told(seen, told[:, SCORE], told[:, WORTH], begins)


def joined(parts: list[Told]) -> Told:
    """What all rounds told, as if it had been one."""
    sizes = np.concatenate([np.diff(one.begins) for one in parts])
    begins = np.concatenate([[0], np.cumsum(sizes)])
    seen, scores, worth = ([getattr(one, name) for one in parts] for name in ("seen", "scores", "worth"))
    return Told(np.concatenate(seen), np.concatenate(scores), np.concatenate(worth), begins)


def first_weights(dice: np.random.Generator) -> Weights:
    inner = dice.normal(0, INPUTS**-0.5, (INPUTS, CELLS)).astype(np.float32)
    return [inner, np.zeros(CELLS, np.float32), dice.normal(0, 0.3 * CELLS**-0.5, CELLS).astype(np.float32)]


def scored(weights: Weights, seen: Numbers) -> tuple[Numbers, Numbers]:
    """The cells, and the score of each option."""
    cells = np.maximum(seen @ weights[0] + weights[1], 0)
    return cells, cells @ weights[2]


def above_mean(values: Numbers, begins: Numbers, sizes: Numbers) -> Numbers:
    """By how much each option is above the mean of its position."""
    return values - np.repeat(np.add.reduceat(values, begins) / sizes, sizes)


def likely(scores: Numbers, begins: Numbers, sizes: Numbers) -> Numbers:
    """How likely each option is chosen, by one who chooses the better ones more often."""
    raised = np.exp(SHARPNESS * (scores - np.repeat(np.maximum.reduceat(scores, begins), sizes)))
    return np.asarray(raised / np.repeat(np.add.reduceat(raised, begins), sizes))


def slope_of_worth(scores: Numbers, worth: Numbers, begins: Numbers, sizes: Numbers) -> Numbers:
    """How the error about what options are worth beside each other changes with each score."""
    return (above_mean(scores, begins, sizes) - worth) * (2.0 / len(scores))


def slope_of_choice(scores: Numbers, worth: Numbers, begins: Numbers, sizes: Numbers) -> Numbers:
    """How much less is chosen, on average, with each score."""
    chosen = likely(scores, begins, sizes)
    mean = np.repeat(np.add.reduceat(chosen * worth, begins), sizes)
    return chosen * (mean - worth) * (SHARPNESS / len(begins))


def slopes(weights: Weights, told: Told, first: int, comparing: bool) -> Weights:
    """How what is to be made small changes with each weight, by a batch of positions from the first on."""
    begins = told.begins[first : first + BATCH + 1]
    seen, worth = told.seen[begins[0] : begins[-1]], told.worth[begins[0] : begins[-1]]
    begins, sizes = begins[:-1] - begins[0], np.diff(begins)
    cells, scores = scored(weights, seen)
    slope_of = slope_of_worth if comparing else slope_of_choice
    slope = slope_of(scores, SCALE * above_mean(worth, begins, sizes), begins, sizes).astype(np.float32)
    back = slope[:, None] * weights[2] * (cells > 0)
    return [seen.T @ back, back.sum(0), cells.T @ slope]


def learn(told: Told, seed: int = 0) -> list[float]:
    """Adam, slowing down to nothing; on inputs of one size, which the weights are then freed of."""
    middle, size = told.seen.mean(0), told.seen.std(0) + 1e-3
    even = Told((told.seen - middle) / size, told.scores, told.worth, told.begins)
    dice = np.random.default_rng(seed)
    weights = first_weights(dice)
    first, second = [np.zeros_like(one) for one in weights], [np.zeros_like(one) for one in weights]
    batches = (len(told.begins) - 1) // BATCH
    steps = EPOCHS * batches
    for step in range(steps):
        if step % batches == 0:
            order = dice.permutation(batches) * BATCH
        found = slopes(weights, even, order[step % batches], step < COMPARING * batches)
        for at, slope in enumerate(found):
            first[at] += (1 - MOMENTUM) * (slope - first[at])
            second[at] += (1 - MEMORY) * (slope * slope - second[at])
            mean, spread = first[at] / (1 - MOMENTUM ** (step + 1)), np.sqrt(second[at] / (1 - MEMORY ** (step + 1)))
            weights[at] -= (PACE * (1 - step / steps) * mean / (spread + 1e-8)).astype(np.float32)
    inner = weights[0] / size[:, None]
    lesson = np.concatenate([inner.ravel(), weights[1] - middle @ inner, weights[2]])
    return [round(float(weight) * UNIT) / UNIT for weight in lesson]


def against_captain(lesson: list[float]) -> float:
    """The share of duels that the veteran wins against the captain."""
    options = Options()
    deck, book, mind = row(options.copies), book_of(tuple(options.copies)), mind_of(lesson)
    won = measure(allot(STATE), DUELS, deck, row([0] * 8), dice_of("captain"), book, blank_field(), mind)
    return float(won) / (2 * DUELS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("veteran.json"))
    asked = parser.parse_args()
    lesson: list[float] = []
    told: list[Told] = []
    for number, plan in enumerate(ROUNDS):
        told.append(told_by(plan, lesson, f"veteran {number}"))
        lesson = learn(joined(told))
        print(f"round {number + 1}: {against_captain(lesson):.1%} against the captain", flush=True)
        weights = [round(weight * UNIT) for weight in lesson]
        asked.out.write_bytes(msgspec.json.encode(Lessons(UNIT, weights)) + b"\n")


if __name__ == "__main__":
    main()
