"""Learn what the master of Condottiere knows: his judgement of positions, and his instinct in battles.

    python bench/judgement.py --players 4 --out judgement.json
    python bench/judgement.py --players 5 --like 4 --out judgement.json

First captains play 60,000 games, from which the judgement learns who wins. Then come rounds of games among players who
search with what is known by then; the last decides. In each round the instinct learns from all decisions so far what
such players do in battle. It then plays 60,000 games against itself, from which the judgement learns anew, and goes on
to learn from all games of searching players so far, who play better but slower. A few decisions in a hundred are taken
by chance, so that the games see odd positions too. With `--like` the rounds begin with what the file knows of another
number of players, and only the last is played. The file is the one beside `condotta.bots.condottiere.lessons`.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from condotta.bots.condottiere import instinct, judgement
from condotta.bots.condottiere.brain import playing_dice
from condotta.bots.condottiere.lessons import Lessons, blank_notes
from condotta.bots.condottiere.lines import NODES, SIZE
from condotta.bots.condottiere.mind import minds_of
from condotta.bots.condottiere.practice import BY_RULES, FIGHTING_BY_INSTINCT, SEARCHING, practise
from condotta.bots.condottiere.search import BY_INSTINCT, JUDGED, TO_THE_END
from condotta.condottiere.actions import DECISIONS
from condotta.condottiere.state import SEATS, STATE
from condotta.kernel.compiled import allot, row

UNIT = 10_000
"""Weights are written as whole numbers, so many to one."""
BATCH, MOMENTUM, MEMORY = 512, 0.9, 0.999
SHARPNESS = 2.5
"""By so much the instinct is surer of itself in playouts than it is right to be: a slip ends many a battle."""
QUICK_GAMES = 60_000
POSITIONS, FIGHTS = 40, 400
"""Room for so many of each in a game, on average."""

Numbers = np.ndarray[Any, Any]
Weights = list[Numbers]
"""Of the judgement: inputs, biases, what all seats show, what a seat shows, biases, the score. Of the instinct: inputs,
biases, choices, biases."""
Slopes = Callable[[Weights, Numbers, Numbers], Weights]


class Round(msgspec.Struct, frozen=True):
    """Games of searching players: how many, with how many playouts, and how these are judged, seat by seat."""

    games: int
    playouts: int
    tables: tuple[tuple[int, ...], ...]


MIXED = ((JUDGED,), (JUDGED, BY_INSTINCT), (BY_INSTINCT,), (JUDGED, JUDGED, BY_INSTINCT, TO_THE_END))
ROUNDS = (Round(600, 100, ((JUDGED,), (JUDGED, TO_THE_END))), Round(2400, 64, MIXED), Round(2400, 100, MIXED))


class Played(msgspec.Struct, frozen=True):
    """What games told: positions and each seat's part of the victory; sights of battles, what was legal, and done."""

    won: Numbers
    seen: Numbers
    became: Numbers
    sights: Numbers
    fought: Numbers


def play(seats: list[tuple[int, ...]], games: int, lessons: list[Numbers], odd: int, seed: str) -> Played:
    """Games in which each seat is somebody: who, with how many playouts, how judged, by which lesson."""
    searching = any(who == SEARCHING for who, *_ in seats)
    room, fights = POSITIONS * games, FIGHTS * games if searching else 0
    seen = np.zeros((room, len(seats), judgement.INPUTS), np.float32)
    became = np.zeros((room, len(seats)), np.float32)
    sights, fought = np.zeros((fights, instinct.INPUTS), np.float32), np.zeros((fights, 2), np.int64)
    won, written, dice = row([0.0] * SEATS, float), row([0, 0]), playing_dice(seed)
    minds, known = minds_of(len(seats), 0), row(lessons or [[0.0] * instinct.WEIGHTS], float)
    practise(
        allot(STATE, 3), row(seats), games, odd, minds, known, dice, desk(), seen, became, sights, fought, won, written
    )
    positions, decisions = int(written[0]), int(written[1])
    return Played(
        np.array(won[: len(seats)]), seen[:positions], became[:positions], sights[:decisions], fought[:decisions]
    )


def desk() -> tuple[Any, ...]:
    """What a search works with; its book of lines is full from the start."""
    asked, known, unseen = row([0] * (SEATS + 5)), row([[0] * 16] * SEATS), row([0] * 16)
    tally, book = row([0.0] * 2 * DECISIONS, float), row([NODES] + [0] * SIZE)
    return asked, known, unseen, playing_dice("search"), tally, book, blank_notes(), row([0] * 8)


def joined(parts: list[Played]) -> Played:
    return Played(*(np.concatenate([getattr(one, name) for one in parts]) for name in Played.__struct_fields__))


def searched(players: int, plan: Round, known: Numbers, seed: str) -> Played:
    """The games of a round."""
    games = plan.games // len(plan.tables)
    tables = [[table[seat % len(table)] for seat in range(players)] for table in plan.tables]
    seats = [[(SEARCHING, plan.playouts, manner, 0) for manner in table] for table in tables]
    return joined([play(one, games, [known], 3, f"{seed} {number}") for number, one in enumerate(seats)])


def first_judgement(dice: np.random.Generator) -> Weights:
    inputs, first, second = judgement.INPUTS, judgement.FIRST, judgement.SECOND
    sizes = [((inputs, first), 20), ((first,), 0), ((first, second), first), ((first, second), first), ((second,), 0)]
    return [drawn(dice, shape, spread) for shape, spread in sizes] + [drawn(dice, (second,), 100)]


def first_instinct(dice: np.random.Generator) -> Weights:
    inputs, hidden, choices = instinct.INPUTS, instinct.HIDDEN, instinct.CHOICES
    sizes = [((inputs, hidden), 20), ((hidden,), 0), ((hidden, choices), 100), ((choices,), 0)]
    return [drawn(dice, shape, spread) for shape, spread in sizes]


def drawn(dice: np.random.Generator, shape: tuple[int, ...], spread: int) -> Numbers:
    """Weights by chance, small enough that so many inputs together count one; or zeros."""
    return dice.normal(0, spread**-0.5 if spread else 0, shape).astype(np.float32)


def judged(weights: Weights, seen: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """The first layer and its mean, the second, and everybody's chances."""
    inputs, bias, others, inner, upper_bias, outer = weights
    layer = np.maximum(seen @ inputs + bias, 0)
    pool = layer.mean(1)
    upper = np.maximum(layer @ inner + (pool @ others + upper_bias)[:, None], 0)
    return layer, pool, upper, shares(upper @ outer)


def shares(scores: Numbers) -> Numbers:
    raised = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True))


def judgement_slopes(weights: Weights, seen: Numbers, became: Numbers) -> Weights:
    """How the surprise at who won changes with each weight."""
    _, _, others, inner, _, outer = weights
    layer, pool, upper, chances = judged(weights, seen)
    gap = (chances - became) / np.float32(len(seen))
    upper_back = gap[..., None] * outer * (upper > 0)
    together = upper_back.sum(1)
    back = (upper_back @ inner.T + (together @ others.T)[:, None] / np.float32(seen.shape[1])) * (layer > 0)
    flat_seen, flat_layer = seen.reshape(-1, judgement.INPUTS), layer.reshape(-1, judgement.FIRST)
    flat_back, flat_upper = back.reshape(-1, judgement.FIRST), upper_back.reshape(-1, judgement.SECOND)
    score = np.einsum("bsh,bs->h", upper, gap)
    return [
        flat_seen.T @ flat_back, flat_back.sum(0), pool.T @ together, flat_layer.T @ flat_upper, together.sum(0), score
    ]  # fmt: skip


def judgement_surprise(weights: Weights, seen: Numbers, became: Numbers) -> float:
    return float(-(became * np.log(judged(weights, seen)[-1] + 1e-9)).sum(1).mean())


def likely(weights: Weights, sights: Numbers, fought: Numbers) -> tuple[Numbers, Numbers]:
    """The hidden layer, and how likely each choice is."""
    legal = fought[:, :1] >> np.arange(instinct.CHOICES) & 1
    layer = np.maximum(sights @ weights[0] + weights[1], 0)
    return layer, shares(np.where(legal, layer @ weights[2] + weights[3], np.float32(-1e9)))


def instinct_slopes(weights: Weights, sights: Numbers, fought: Numbers) -> Weights:
    """How the surprise at what was done changes with each weight."""
    layer, gap = likely(weights, sights, fought)
    gap[np.arange(len(gap)), fought[:, 1]] -= 1
    gap /= len(gap)
    back = (gap @ weights[2].T) * (layer > 0)
    return [sights.T @ back, back.sum(0), layer.T @ gap, gap.sum(0)]


def instinct_surprise(weights: Weights, sights: Numbers, fought: Numbers) -> float:
    chances = likely(weights, sights, fought)[1][np.arange(len(fought)), fought[:, 1]]
    return float(-np.log(chances + 1e-9).mean())


def batches(count: int, epochs: int, dice: np.random.Generator) -> Iterator[Numbers]:
    for _ in range(epochs):
        order = dice.permutation(count)
        yield from (order[at : at + BATCH] for at in range(0, count, BATCH))


def learn(slopes: Slopes, weights: Weights, given: Numbers, wanted: Numbers, epochs: int, pace: float) -> Weights:
    """Adam, slowing down to nothing; the weights are changed in place."""
    first, second = [np.zeros_like(one) for one in weights], [np.zeros_like(one) for one in weights]
    steps = epochs * -(-len(given) // BATCH)
    for step, chosen in enumerate(batches(len(given), epochs, np.random.default_rng(1)), 1):
        for at, slope in enumerate(slopes(weights, given[chosen], wanted[chosen])):
            first[at] += (1 - MOMENTUM) * (slope - first[at])
            second[at] += (1 - MEMORY) * (slope * slope - second[at])
            mean, size = first[at] / (1 - MOMENTUM**step), np.sqrt(second[at] / (1 - MEMORY**step))
            weights[at] -= (pace * (1 - step / steps) * mean / (size + 1e-8)).astype(np.float32)
    return weights


def known(judging: Weights, fighting: Weights) -> Numbers:
    """Both in the one row in which they are kept, the instinct sure of itself."""
    inputs, bias, choices, outer_bias = fighting
    parts = [*judging, inputs, bias, SHARPNESS * choices, SHARPNESS * outer_bias]
    return np.concatenate([one.ravel() for one in parts]).astype(np.float64)


def by_captains(players: int) -> Numbers:
    """What can be learned from captains: who wins, but not how to fight."""
    dice = np.random.default_rng(0)
    judging, fighting = first_judgement(dice), first_instinct(dice)
    told = play([(BY_RULES, 0, 0, 0)] * players, QUICK_GAMES, [], 6, f"captains {players}")
    learn(judgement_slopes, judging, told.seen, told.became, 2, 0.002)
    return known(judging, fighting)


def by_search(players: int, told: Played, seed: str) -> Numbers:
    """What can be learned from all games of searching players so far."""
    dice = np.random.default_rng(0)
    judging, fighting = first_judgement(dice), first_instinct(dice)
    learn(instinct_slopes, fighting, told.sights, told.fought, 6, 0.003)
    lesson, everybody = known(judging, fighting), [(FIGHTING_BY_INSTINCT, 0, 0, 0)] * players
    quick = play(everybody, QUICK_GAMES, [lesson], 2, f"instinct {seed}")
    learn(judgement_slopes, judging, quick.seen, quick.became, 2, 0.002)
    learn(judgement_slopes, judging, told.seen, told.became, 3, 0.0007)
    who_won = judgement_surprise(judging, told.seen, told.became)
    what_was_done = instinct_surprise(fighting, told.sights, told.fought)
    print(f"{seed}: {len(told.seen):,} positions, surprise {who_won:.4f}", end="; ")
    print(f"{len(told.sights):,} decisions, surprise {what_was_done:.4f}", flush=True)
    return known(judging, fighting)


def learned(players: int, lesson: Numbers, rounds: tuple[Round, ...]) -> Numbers:
    told: list[Played] = []
    for number, plan in enumerate(rounds):
        seed = f"{players} {number}"
        told.append(searched(players, plan, lesson, seed))
        lesson = by_search(players, joined(told), seed)
    return lesson


def read(path: Path) -> Lessons:
    return msgspec.json.decode(path.read_bytes(), type=Lessons) if path.exists() else Lessons(UNIT, {})


def write(path: Path, players: int, lesson: Numbers) -> None:
    """Add what was learned for so many players to the file."""
    weights = read(path).weights | {players: [round(float(weight) * UNIT) for weight in lesson]}
    path.write_bytes(msgspec.json.encode(Lessons(UNIT, dict(sorted(weights.items())))) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--like", type=int, help="begin with what the file knows of so many players")
    parser.add_argument("--out", type=Path, default=Path("judgement.json"))
    asked = parser.parse_args()
    if asked.like:
        lesson = learned(asked.players, np.array(read(asked.out).weights[asked.like]) / UNIT, ROUNDS[-1:])
    else:
        lesson = learned(asked.players, by_captains(asked.players), ROUNDS)
    write(asked.out, asked.players, lesson)


if __name__ == "__main__":
    main()
