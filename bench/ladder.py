"""How strong the bots are: each against the one below it, on common deals with rotated seats.

    python bench/ladder.py [--only NAME] [--state ladder.jsonl] [--jobs 2] [--list]

A pairing is the first bot alone among copies of the other. It ends when the 95 % interval of its share of victories
lies on one side of the bar, and at the latest after 2,000 games; the look after every few deals makes the interval a
little too hopeful. Searching bots play with a number of playouts that is measured once for each game, number of
players and variant: as many as give a median decision of 50 ms (strategist) or 500 ms (master) on one core here. The
state file keeps these numbers and all games, so that the same call goes on where it was stopped. The exit code is 1
if a bar is missed.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console

from condotta.arena import Share, Tournament
from condotta.arena.bout import Played
from condotta.arena.crew import cores, crew_of
from condotta.arena.playing import Session
from condotta.arena.tables import interval, percent
from condotta.bots import make_bot
from condotta.catalogue import game_named
from condotta.condottiere.options import VARIANTS

FEWEST_DEALS, BATCH, MOST_GAMES = 20, 10, 2000
LIMIT = 600.0
"""Seconds for a decision: on a busy machine nothing shall be lost by the clock."""
PACE = {"strategist": 0.05, "master": 0.5}
"""Seconds for the median decision of the bots whose budget is measured."""
SAMPLES, EVERY = 48, 4
MOST_PLAYOUTS = 10_000_000


class Pairing(msgspec.Struct, frozen=True):
    """A bot alone among copies of another one, and the share that it should win."""

    game: str
    players: int
    first: str
    others: str
    bar: float
    variant: str | None = None

    @property
    def place(self) -> str:
        return f"{self.game}/{self.players}p{f'+{self.variant}' if self.variant else ''}"

    @property
    def name(self) -> str:
        return f"{self.place}/{self.first}-{self.others}"

    @property
    def options(self) -> dict[str, Any]:
        return {"players": self.players} | ({self.variant: True} if self.variant else {})


PAIRINGS = (
    Pairing("condottiere", 2, "recruit", "random", 0.65),
    Pairing("condottiere", 4, "captain", "random", 0.85),
    Pairing("condottiere", 4, "captain", "heuristic", 0.45),
    Pairing("condottiere", 2, "captain", "recruit", 0.80),
    Pairing("condottiere", 4, "strategist", "flat:1000", 0.33),
    Pairing("condottiere", 2, "strategist", "captain", 0.70),
    Pairing("condottiere", 4, "strategist", "captain", 0.50),
    Pairing("condottiere", 6, "strategist", "captain", 0.40),
    *(Pairing("condottiere", 2, "strategist", "captain", 0.62, variant) for variant in VARIANTS),
    Pairing("condottiere", 2, "master", "strategist", 0.57),
    Pairing("condottiere", 4, "master", "strategist", 0.32),
    Pairing("ordonnance", 2, "captain", "greed", 0.65),
    Pairing("ordonnance", 2, "strategist", "captain", 0.70),
    Pairing("ordonnance", 2, "master", "strategist", 0.55),
)


class Measured(msgspec.Struct, frozen=True, tag_field="line", tag="measured"):
    """The playouts of a bot in one place."""

    place: str
    bot: str
    playouts: int
    seconds: float


class Game(msgspec.Struct, frozen=True, tag_field="line", tag="game"):
    """A finished game of a tournament, which is named by its header."""

    tournament: str
    played: Played


class State:
    """The state file: lines are only added, and a last one that was torn off is dropped."""

    def __init__(self, path: Path) -> None:
        self.measured: dict[tuple[str, str], Measured] = {}
        self.games: dict[str, list[Played]] = {}
        raw = path.read_bytes() if path.exists() else b""
        whole = raw[: raw.rfind(b"\n") + 1]
        for line in whole.splitlines():
            self._learn(msgspec.json.decode(line, type=Measured | Game))
        self.path = path
        if whole != raw:
            os.truncate(path, len(whole))

    def add(self, entry: Measured | Game) -> None:
        self._learn(entry)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")

    def _learn(self, entry: Measured | Game) -> None:
        if isinstance(entry, Measured):
            self.measured[entry.place, entry.bot] = entry
        else:
            self.games.setdefault(entry.tournament, []).append(entry.played)


def budgeted(bot: str, pairing: Pairing, state: State, console: Console) -> str:
    """The bot with its number of playouts in this place, measured if it was not yet."""
    if bot not in PACE:
        return bot
    if (pairing.place, bot) not in state.measured:
        playouts, seconds = calibrated(bot, pairing, PACE[bot])
        console.print(f"{pairing.place}: {bot} makes {playouts:,} playouts, median {1000 * seconds:.0f} ms")
        state.add(Measured(pairing.place, bot, playouts, seconds))
    return f"{bot}:{state.measured[pairing.place, bot].playouts}"


def calibrated(bot: str, pairing: Pairing, target: float) -> tuple[int, float]:
    """The number of playouts with which the median decision takes this long, and how long it then took."""
    playouts, seconds = 100, measure(f"{bot}:1", pairing)
    for _ in range(6):
        seconds = measure(f"{bot}:{playouts}", pairing)
        if abs(seconds / target - 1) < 0.05 or playouts == MOST_PLAYOUTS:
            break
        playouts = max(1, min(MOST_PLAYOUTS, round(playouts * min(10.0, max(0.1, target / seconds)))))
    return playouts, seconds


def measure(spec: str, pairing: Pairing) -> float:
    """The median time of a decision with a choice, in games that captains play."""
    game = game_named(pairing.game)
    bot = make_bot(spec, game, "calibration")
    spent = []
    for number, (view, legal) in enumerate(_choices(pairing)):
        if number % EVERY == 0:
            began = perf_counter()
            bot.choose(view, legal)
            spent.append(perf_counter() - began)
        if len(spent) == SAMPLES:
            break
    return median(spent)


def _choices(pairing: Pairing) -> Iterator[tuple[Any, Any]]:
    """Decisions with a choice, game after game."""
    game = game_named(pairing.game)
    captain = make_bot("captain", game, "calibration")
    for number in range(1000):
        position = game.start(game.options_type(**pairing.options), f"calibration {number}")
        while (mover := game.mover(position)) is not None:
            view = game.view(position, mover)
            legal = game.legal(view)
            if len(legal) > 1:
                yield view, legal
            position = game.apply(position, captain.choose(view, legal)).position


def climb(pairing: Pairing, state: State, jobs: int, console: Console) -> tuple[Share, int]:
    """Play a pairing until it is decided; the share of the first bot, and how many games there were."""
    bots = [budgeted(bot, pairing, state, console) for bot in (pairing.first, pairing.others)]
    tournament = Tournament.of(pairing.game, bots, seed="ladder", scheme="challenger", limit=LIMIT, **pairing.options)
    key = msgspec.json.encode(tournament).decode()
    session = Session(tournament, FEWEST_DEALS)
    session.done = list(state.games.get(key, []))
    with crew_of(tournament, jobs) as crew, console.status(pairing.name) as status:
        while True:
            for played in session.play(crew):
                state.add(Game(key, played))
            results = session.results(rated=False)
            share = results.standings[0].share
            status.update(f"{pairing.name}: {percent(share.value)} ({interval(share)}) in {results.games} games")
            over = (session.deals + BATCH) * pairing.players > MOST_GAMES
            if over or share.low > pairing.bar or share.high < pairing.bar:
                return share, results.games
            session.deals += BATCH


def verdict(share: Share, bar: float) -> str:
    """Undecided after all games, the share itself decides."""
    if share.low > bar or share.high < bar:
        return "cleared" if share.low > bar else "missed"
    return "cleared, though not certainly" if share.value >= bar else "missed, though not certainly"


def climb_all(pairings: list[Pairing], state: State, jobs: int, console: Console) -> bool:
    """Play these pairings; whether all bars were cleared."""
    cleared = True
    for pairing in pairings:  # all of them first, while nothing else runs
        for bot in (pairing.first, pairing.others):
            budgeted(bot, pairing, state, console)
    for pairing in pairings:
        try:
            share, games = climb(pairing, state, jobs, console)
        except ValueError as error:
            told = f"cannot be played: {error}"
        else:
            told = verdict(share, pairing.bar)
            told = f"{percent(share.value):>7} ({interval(share)}), bar {pairing.bar:.0%}, {games:,} games: {told}"
        cleared &= "cleared" in told
        console.print(f"{pairing.name:<44} {told}")
    return cleared


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", help="pairings whose name holds this text; may be repeated")
    parser.add_argument("--state", type=Path, default=Path("ladder.jsonl"), help="what is known already")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--list", action="store_true", help="name the pairings, and leave")
    asked = parser.parse_args()
    chosen = [one for one in PAIRINGS if not asked.only or any(text in one.name for text in asked.only)]
    console = Console(highlight=False, soft_wrap=True)
    if asked.list or not chosen:
        console.print("\n".join(f"{one.name}, bar {one.bar:.0%}" for one in PAIRINGS))
        return 0 if asked.list else 2
    try:
        return 0 if climb_all(chosen, State(asked.state), asked.jobs, console) else 1
    except KeyboardInterrupt:
        console.print(f"Stopped; what is played is kept in {asked.state}.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
