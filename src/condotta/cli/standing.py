"""The standing of a match for points."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from condotta.cli.houses import banner
from condotta.cli.words import Words
from condotta.condottiere.match import Match


def standing(words: Words, match: Match, names: tuple[str, ...]) -> RenderableType:
    """Points of each seat after a game, and who has won the match."""
    title = Text(words("standing", games=match.games, target=match.target), "bold")
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(words("head-player"))
    table.add_column(words("head-points"), justify="right")
    for seat, points in enumerate(match.standing):
        table.add_row(banner(seat, names), str(points))
    return Group(title, table, *_verdict(words, match, names))


def _verdict(words: Words, match: Match, names: tuple[str, ...]) -> list[Text]:
    if match.winners:
        winners = ", ".join(names[seat] for seat in match.winners)
        return [Text(words("match-won", names=winners, count=len(match.winners)), "bold")]
    if match.opening.finalists:
        finalists = ", ".join(names[seat] for seat in match.opening.finalists)
        return [Text(words("match-final", names=finalists), "bold")]
    return []
