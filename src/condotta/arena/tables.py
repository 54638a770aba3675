"""Results as tables for the terminal, and the wording of figures that the page uses too."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from condotta.arena.results import Results, Sitting, Standing, Versus
from condotta.arena.statistics import Share
from condotta.unusual import unusual


def shown(results: Results) -> RenderableType:
    """All tables of a tournament."""
    parts: list[RenderableType] = [victories(results), decisions(results)]
    if len(results.standings) > 1:
        parts.insert(1, Fitting(head_to_head(results, intervals=True), head_to_head(results)))
    if len(results.tables) > 1:
        parts.insert(-1, lineups(results))
    spaced = [piece for part in parts for piece in (Text(), part)]
    return Group(Text(headline(results), "bold"), *spaced, *(Text(line) for line in faults(results)))


def headline(results: Results) -> str:
    """What was played, in one line."""
    tournament = results.tournament
    return (
        f"{tournament.game.capitalize()}, {tournament.players} players{unusual(tournament.rules, tournament.options)}, "
        f"seed {tournament.seed}: {counted(results.games, 'game')} of {counted(results.deals, 'deal')}"
    )


def counted(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'s' * (number != 1)}"


def victories(results: Results) -> Table:
    table = _table("Victories", "bot", "share for a seat", "95 % interval", "won", "seats", "rating")
    for one in ranked(results):
        share, seats = one.share, f"{one.seats:,}"
        table.add_row(Text(one.name), percent(share.value), interval(share), won(one), seats, rating(one))
    table.caption = f"par is {percent(results.par)}"
    return table


class Fitting:
    """The first of two tables if the terminal is wide enough for it, otherwise the second."""

    def __init__(self, wide: Table, narrow: Table) -> None:
        self.wide, self.narrow = wide, narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = Measurement.get(console, options.update(max_width=10_000), self.wide).maximum
        yield self.wide if needed <= options.max_width else self.narrow


def head_to_head(results: Results, *, intervals: bool = False) -> Table:
    """Rows against columns."""
    title = "Head to head, with 95 % intervals" if intervals else "Head to head"
    order = [one.name for one in ranked(results)]
    table = _table(title, "won more than", *order)
    for name, duels in matrix(results):
        table.add_row(Text(name), *(_duel(versus, intervals) for versus in duels))
    return table


def matrix(results: Results) -> Iterator[tuple[str, list[Versus | None]]]:
    """Each bot, the best first, with how it did against all of them in that order; None where they never met."""
    order = [one.name for one in ranked(results)]
    known = {(one.one, one.other): one for one in results.versus if one.games}
    for name in order:
        yield name, [known.get((name, other)) for other in order]


def lineups(results: Results) -> Table:
    table = _table("Lineups", "seats", "games", "share for a seat")
    for one in results.tables:
        table.add_row(Text(seated(one)), f"{one.games:,}", Text(shares(one)))
    table.columns[-1].justify = "left"
    return table


def decisions(results: Results) -> Table:
    table = _table("Decisions", "bot", "decisions", "median", "95 % within", "longest", "faults")
    for one in ranked(results):
        times = one.times
        spent = (milliseconds(value) for value in (times.median, times.p95, times.longest))
        table.add_row(Text(one.name), f"{times.decisions:,}", *spent, f"{sum(fault.count for fault in one.faults):,}")
    return table


def faults(results: Results) -> Iterator[str]:
    """One line for each kind of fault of each bot."""
    for one in results.standings:
        for fault in one.faults:
            yield f"{one.name}: {fault.count:,} × {fault.kind}; the first: {fault.first}"


def ranked(results: Results) -> list[Standing]:
    """The best share first."""
    return sorted(results.standings, key=lambda one: -one.share.value)


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def interval(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f} %"


def milliseconds(value: float) -> str:
    if value >= 1000:
        return f"{value / 1000:.2f} s"
    return f"{value:.0f} ms" if value >= 10 else f"{value:.2f} ms"


def seated(sitting: Sitting) -> str:
    """Who sits there, and at how many seats."""
    return ", ".join(f"{count} {name}" for name, count in zip(sitting.names, sitting.seats, strict=True))


def shares(sitting: Sitting) -> str:
    """Each one's share for a seat there."""
    return ", ".join(f"{name} {percent(own.value)}" for name, own in zip(sitting.names, sitting.shares, strict=True))


def won(standing: Standing) -> str:
    return f"{standing.victories:,.1f}"


def rating(standing: Standing) -> str:
    known = standing.rating
    return "" if known is None else f"{known.mu:.1f} ± {2 * known.sigma:.1f}"


def _duel(versus: Versus | None, intervals: bool) -> str:
    if versus is None:
        return "–"
    return f"{percent(versus.share.value)} ({interval(versus.share)})" if intervals else percent(versus.share.value)


def _table(title: str, first: str, *others: str) -> Table:
    table = Table(title=Text(title, "bold"), title_justify="left", caption_justify="left", box=box.SIMPLE_HEAD)
    table.pad_edge = False
    table.add_column(Text(first), overflow="fold")
    for name in others:
        table.add_column(Text(name), justify="right", overflow="fold")
    return table
