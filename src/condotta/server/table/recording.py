"""The record of a game at a table: the moves that stood, the showings, and the outcome."""

from collections.abc import Sequence

from condotta.kernel import record
from condotta.kernel.fairness import Fair
from condotta.kernel.record import FORMAT, PERSON, Header, Record
from condotta.server.table import entries as log
from condotta.server.table.book import Book
from condotta.server.table.chronicle import Chronicle
from condotta.server.table.rendering import Taken
from condotta.server.table.taking_back import Held, held_after, stays_known, with_seen

Line = tuple[record.Entry, Held | None]
"""A line of a record; with a move that could be taken back, what is needed for that."""


def record_of(game: Chronicle, seed: str, names: Sequence[str], fair: Fair | None) -> Record:
    """A game as a record, which replays to the positions that the table had."""
    lines: list[Line] = []
    for taken in game.steps:
        entry = taken.entry
        if isinstance(entry, log.Moved):
            lines.append((record.Move(entry.move, entry.seat, entry.action), _held(entry, taken)))
        elif isinstance(entry, log.Shown):
            lines.append((record.Shown(entry.showing), None))
        elif isinstance(entry, log.TakenBack):
            lines = _without(game, lines, entry.move)
        elif isinstance(entry, log.GameOver) and entry.outcome is not None:
            lines.append((record.Ended(entry.outcome), None))
    return Record(_header(game, seed, names, fair), tuple(line for line, _ in lines))


def _header(game: Chronicle, seed: str, names: Sequence[str], fair: Fair | None) -> Header:
    return Header(
        condotta=FORMAT,
        game=game.settings.game,
        rules=game.started.rules,
        seed=seed,
        seats=tuple(names),
        options=game.settings.options,
        opening=game.started.opening,
        setup=game.started.setup,
        played_by=tuple(sitter.bot or PERSON for sitter in game.sitters),
        fair=fair,
    )


NO_DEALS = Book().page
"""Deals are no part of a record."""


def _held(entry: log.Moved, taken: Taken) -> Held | None:
    held = held_after((), entry.seat, entry.move, taken.before, NO_DEALS, taken.turn.events(None))
    return held[0] if held else None


def _without(game: Chronicle, lines: list[Line], move: int) -> list[Line]:
    """The lines before a move that was taken back. The cards that were laid were seen, as if shown to the others."""
    at = next(at for at, (line, _) in enumerate(lines) if isinstance(line, record.Move) and line.move == move)
    undone = lines[at][1]
    if undone is None:
        return lines[:at]
    earlier: list[Line] = [(line, None if held is None else with_seen(held, undone)) for line, held in lines[:at]]
    showings = stays_known(game.settings.rules, undone, game.players)
    return [*earlier, *((record.Shown(showing), None) for showing in showings)]
