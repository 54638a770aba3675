"""Results as one page of HTML that needs nothing else: tables, plots, light or dark, for any screen."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files

from condotta import __version__
from condotta.arena import plots
from condotta.arena.results import Results, Versus
from condotta.arena.tables import (
    faults,
    headline,
    interval,
    matrix,
    milliseconds,
    percent,
    ranked,
    rating,
    seated,
    shares,
    won,
)


def page(results: Results) -> str:
    """The whole page."""
    style = files("condotta.arena").joinpath("page.css").read_text(encoding="utf-8")
    title = escape(headline(results))
    sections = [_victories(results), _duels(results), _ratings(results), _lineups(results), _times(results)]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{_heading(results)}</h1>\n"
        f"<p>{title}. {_seating(results)}</p>\n"
        f"{''.join(sections)}{_faults(results)}<footer>condotta {escape(__version__)}</footer>\n"
        "</main>\n</body>\n</html>\n"
    )


def _heading(results: Results) -> str:
    return escape(f"Tournament of {results.tournament.game.capitalize()}")


def _seating(results: Results) -> str:
    return escape(
        f"Every deal was played in all rotations of the seats. An equal share would be {percent(results.par)}; "
        "intervals hold the true share with 95 %, counted over deals."
    )


def _victories(results: Results) -> str:
    order = ranked(results)
    best = order[0]
    told = (
        f"Shares of the victory for a seat: {_listed(f'{one.name} {percent(one.share.value)}' for one in order)}. "
        f"{best.name} has the most; par is {percent(results.par)}."
    )
    rows = [
        (
            one.name,
            percent(one.share.value),
            interval(one.share),
            won(one),
            f"{one.seats:,}",
            rating(one),
        )
        for one in order
    ]
    heads = ("bot", "share for a seat", "95 % interval", "won", "seats", "rating ± 2σ")
    return _section("Victories", _figure(plots.victories(results), told), _table(heads, rows))


def _duels(results: Results) -> str:
    if len(results.standings) < 2:
        return ""
    told = _listed(
        f"{one.one} won more than {one.other} in {percent(one.share.value)}" for one in results.versus if one.games
    )
    note = "How often the bot of a row won more of the victory than that of a column: each game counts once, "
    note += "as the mean over all pairs of their seats; ties count half. Below each share stands its 95 % interval."
    rows = [(name, *(_duel(versus) for versus in duels)) for name, duels in matrix(results)]
    heads = ("won more than", *(name for name, *_ in rows))
    figure = _figure(plots.head_to_head(results), f"{told}.")
    return _section("Head to head", f"<p>{note}</p>", figure, _table(heads, rows, "wide names"))


def _duel(versus: Versus | None) -> str:
    return f"{percent(versus.share.value)}\n{interval(versus.share)}" if versus else "–"


def _ratings(results: Results) -> str:
    rated = [one for one in ranked(results) if one.rating]
    if not rated:
        return ""
    told = f"Ratings after the last game: {_listed(f'{one.name} {rating(one)}' for one in rated)}."
    return _section("Ratings over the games", _figure(plots.ratings(results), told))


def _lineups(results: Results) -> str:
    if len(results.tables) < 2:
        return ""
    rows = [(seated(one), f"{one.games:,}", shares(one)) for one in results.tables]
    return _section("Lineups", _table(("seats", "games", "share for a seat"), rows, "wide words"))


def _times(results: Results) -> str:
    order = ranked(results)
    told = _listed(
        f"{one.name} median {milliseconds(one.times.median)}, longest {milliseconds(one.times.longest)}"
        for one in order
    )
    rows = [
        (one.name, f"{one.times.decisions:,}", *map(milliseconds, (one.times.median, one.times.p95, one.times.longest)))
        for one in order
    ]
    heads = ("bot", "decisions", "median", "95 % within", "longest")
    return _section(
        "Decision times", _figure(plots.times(results), f"Time for a decision: {told}."), _table(heads, rows)
    )


def _faults(results: Results) -> str:
    lines = [f"<li>{escape(line)}</li>" for line in faults(results)]
    return _section("Faults", f"<ul>{''.join(lines)}</ul>" if lines else "<p>There were none.</p>")


def _section(title: str, *parts: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{''.join(parts)}</section>\n"


def _figure(svg: str, told: str) -> str:
    """A plot with its text alternative."""
    drawn = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(told)}" ', 1)
    return f"<figure>{drawn}</figure>\n"


def _table(heads: Iterable[str], rows: Iterable[tuple[str, ...]], kind: str = "wide") -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{_cell(one)}</td>" for one in rest)}</tr>\n'
        for first, *rest in rows
    )
    return f'<div class="{kind}"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody>\n</table></div>\n'


def _listed(parts: Iterable[str]) -> str:
    return "; ".join(parts)


def _cell(text: str) -> str:
    """A second line is smaller; a figure does not lose its sign at the end of a line."""
    first, _, second = escape(text).replace(" %", "&nbsp;%").partition("\n")
    return f"{first}<br><small>{second}</small>" if second else first
