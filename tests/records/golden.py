"""Golden records: whole games of both games and every variant, that every later version must replay.

`python -m tests.records.golden` writes those that are missing; existing ones are never written again.
"""

import random
from pathlib import Path
from typing import Any

from condotta.catalogue import game_named
from condotta.condottiere.options import FLAGS, VARIANTS
from condotta.condottiere.options import Options as Condottiere
from condotta.kernel.game import AnyGame, Showing
from condotta.kernel.record import Ended, Entry, Move, Record, Shown, header_for, save
from condotta.kernel.replay import begin
from condotta.ordonnance.decks import PRESETS
from condotta.ordonnance.options import Options as Ordonnance

FOLDER = Path(__file__).parent
HOUSES = ("Sforza", "Malatesta", "Colleoni", "Montefeltro", "Hawkwood", "Bracceschi")


def play(game: AnyGame, options: Any, seed: str, showings: bool = False) -> Record:
    """The record of a random game."""
    header = header_for(game, options, seed, HOUSES[: options.players])
    position, dice = begin(game, header), random.Random(seed)
    entries: list[Entry] = []
    moves = 0
    while (mover := game.mover(position)) is not None:
        if showings and dice.random() < 0.05 and (showing := some_showing(game, position, dice)):
            position = game.show(position, showing).position
            entries.append(Shown(showing))
        action = dice.choice(game.legal(game.view(position, mover)))
        moves += 1
        entries.append(Move(moves, mover, game.write(action)))
        position = game.apply(position, action).position
    outcome = game.outcome(position)
    assert outcome is not None
    return Record(header, (*entries, Ended(outcome)))


def some_showing(game: AnyGame, position: Any, dice: random.Random) -> Showing | None:
    players = len(game.view(position, None).seats)
    seat, to = dice.sample(range(players), 2)
    hand = game.view(position, seat).hand
    return Showing(seat, (to,), (dice.choice(hand).value,)) if hand else None


def wanted() -> dict[str, tuple[str, Any]]:
    """The name of each golden record, its game and options."""
    records: dict[str, tuple[str, Any]] = {}
    for players in range(2, 7):
        records[f"condottiere-{players}"] = "condottiere", Condottiere(players=players)
    for flags in range(1, 1 << len(VARIANTS)):
        names = [name for at, name in enumerate(VARIANTS) if flags >> at & 1]
        title = "-".join(name.split("_")[0] for name in names)
        records[f"condottiere-{title}"] = "condottiere", Condottiere(2 + flags % 5, **dict.fromkeys(names, True))
    for name in FLAGS[len(VARIANTS) :]:
        records[f"condottiere-option-{name}"] = "condottiere", Condottiere(players=4, **{name: True})
    for players in range(2, 5):
        for deck in PRESETS:
            records[f"ordonnance-{players}-{deck.name}"] = "ordonnance", Ordonnance(players=players, deck=deck)
    records["ordonnance-4-placement"] = "ordonnance", Ordonnance(players=4, tiebreak="placement")
    return records


if __name__ == "__main__":
    for title, (name, options) in wanted().items():
        path = FOLDER / f"{title}.jsonl"
        if not path.exists():
            save(play(game_named(name), options, title, showings=name == "condottiere"), path)
            print(f"wrote {path.name}")
