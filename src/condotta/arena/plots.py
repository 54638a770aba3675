"""The plots of a report as inline SVG, in the colours of the page. Needs the extra `arena`.

Each colour is drawn as a stand-in and then replaced by a variable of the page, so that light and dark both fit.
"""

import io
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from condotta.arena.results import Results
from condotta.arena.tables import milliseconds, percent, ranked

INK, FAINT, GOOD, POOR = "#010101", "#020202", "#030303", "#040404"
SERIES = tuple(f"#05050{digit}" for digit in range(8))
VARIABLES = {INK: "--ink", FAINT: "--faint", GOOD: "--good", POOR: "--poor"} | {
    colour: f"--series-{at}" for at, colour in enumerate(SERIES)
}
STYLES = ("-", "--", "-.", ":")
LONGEST_LABEL = 18
SHORTEST_LABEL = 10
ABREAST = 60
"""Letters of labels that have room beside each other."""
WIDTH = 6.0
"""Inches: narrow enough to be read on a phone."""


def victories(results: Results) -> str:
    """Shares as dots with their intervals, and par."""
    standings = ranked(results)[::-1]
    with _drawing("victories", len(standings) * 0.42 + 0.9) as (axes, finish):
        for at, one in enumerate(standings):
            share = one.share
            axes.plot([100 * share.low, 100 * share.high], [at, at], color=GOOD, linewidth=2.2, solid_capstyle="butt")
            axes.plot([100 * share.value], [at], "o", color=INK, markersize=6)
        axes.axvline(100 * results.par, color=FAINT, linestyle="--", linewidth=1)
        axes.annotate("par", (100 * results.par, 1.0), xycoords=("data", "axes fraction"), ha="center", color=INK)
        axes.set_xlabel("share of the victory for a seat, %")
        _name_rows(axes, [one.name for one in standings])
        return finish()


def ratings(results: Results) -> str:
    """The course of every rating over the games."""
    with _drawing("ratings", 3.4) as (axes, finish):
        for at, one in enumerate(results.standings):
            if one.rating:
                course = one.rating.course
                games = [number * results.games / max(1, len(course) - 1) for number in range(len(course))]
                style = STYLES[at % len(STYLES)]
                axes.plot(games, course, style, color=SERIES[at % len(SERIES)], linewidth=1.8, label=_label(one.name))
        axes.set_xlabel("games")
        axes.set_ylabel("rating")
        _explain(axes, 2, 0.2)
        return finish()


def head_to_head(results: Results) -> str:
    """Who won more than whom, as a map: rows against columns."""
    order = [one.name for one in ranked(results)]
    known = {(one.one, one.other): one.share.value for one in results.versus if one.games}
    with _drawing("head_to_head", len(order) * 0.55 + 1.2) as (axes, finish):
        for row, name in enumerate(order):
            for column, other in enumerate(order):
                _cell(axes, column, row, known.get((name, other)))
        axes.set_xlim(-0.5, len(order) - 0.5)
        axes.set_ylim(len(order) - 0.5, -0.5)
        longest = max(SHORTEST_LABEL, min(LONGEST_LABEL, ABREAST // len(order)))
        names = [_label(name, longest) for name in order]
        axes.set_xticks(range(len(order)), names, rotation=20 if len(order) > 3 else 0)
        axes.xaxis.tick_top()
        axes.set_yticks(range(len(order)), [_label(name) for name in order])
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        return finish()


def times(results: Results) -> str:
    """Median, 95 % and the longest decision of each bot, on a logarithmic scale."""
    standings = ranked(results)[::-1]
    with _drawing("times", len(standings) * 0.42 + 1.4) as (axes, finish):
        for at, one in enumerate(standings):
            spent = [max(0.001, value) for value in (one.times.median, one.times.p95, one.times.longest)]
            axes.plot([spent[0], spent[2]], [at, at], color=FAINT, linewidth=1.4)
            for value, marker, name in zip(spent, "o|x", ("median", "95 % within", "longest"), strict=True):
                axes.plot(
                    [value], [at], marker, color=INK, markersize=7, linestyle="none", label=name if at == 0 else None
                )
        axes.set_xscale("log")
        axes.set_xlabel("time for a decision")
        axes.xaxis.set_major_formatter(lambda value, _: milliseconds(value).replace(".00", ""))
        _name_rows(axes, [one.name for one in standings])
        _explain(axes, 3, 0.5 / (0.77 * (len(standings) * 0.42 + 1.4)))
        return finish()


@contextmanager
def _drawing(name: str, height: float) -> Iterator[tuple[Any, Callable[[], str]]]:
    """Axes of this height, and what turns the drawing into SVG, with its name before every id."""
    import matplotlib
    from matplotlib.figure import Figure

    settings: Any = {"svg.fonttype": "none", "svg.hashsalt": "condotta", "font.size": 11, "font.family": "sans-serif"}
    with matplotlib.rc_context(settings):
        figure = Figure(figsize=(WIDTH, height))
        axes = figure.add_subplot()
        _paint(axes)
        yield axes, lambda: _svg(figure, name)


def _paint(axes: Any) -> None:
    axes.patch.set_alpha(0)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(FAINT)
    axes.tick_params(which="both", color=FAINT, labelcolor=INK)
    axes.xaxis.label.set_color(INK)
    axes.yaxis.label.set_color(INK)


def _svg(figure: Any, name: str) -> str:
    raw = io.StringIO()
    figure.savefig(raw, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None})
    text = raw.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    for colour, variable in VARIABLES.items():
        text = text.replace(colour, f"var({variable})")
    # The sizes in points would keep the drawing from shrinking to the page.
    text = re.sub(r'<svg ([^>]*?)height="[^"]*" ([^>]*?)width="[^"]*"', r"<svg \1\2", text, count=1)
    text = re.sub(r"<svg [^>]*?(viewBox=\"[^\"]*\")[^>]*>", r"<svg \1>", text, count=1, flags=re.DOTALL)
    text = re.sub(r'( id="|href="#|url\(#)', rf"\g<1>{name}-", text)
    return re.sub(r"font: [^;\"]*?(\d+)px[^;\"]*", r"font-size: \1px", text).replace("xlink:href", "href")


def _name_rows(axes: Any, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), [_label(name) for name in names])
    axes.set_ylim(-0.6, len(names) - 0.4)


def _explain(axes: Any, columns: int, below: float) -> None:
    """A legend below the axes, by this part of their height."""
    place = {"loc": "upper center", "bbox_to_anchor": (0.45, -below)}
    axes.legend(frameon=False, labelcolor=INK, ncols=columns, **place)


def _cell(axes: Any, column: int, row: int, share: float | None) -> None:
    """A square, the stronger coloured the farther from one half, with its figure in it."""
    from matplotlib.patches import Rectangle

    if share is not None:
        colour, strength = (GOOD if share >= 0.5 else POOR), min(0.85, 1.7 * abs(share - 0.5))
        axes.add_patch(Rectangle((column - 0.48, row - 0.47), 0.96, 0.94, color=colour, alpha=strength, linewidth=0))
    text = "" if share is None else percent(share)
    axes.text(column, row, text, ha="center", va="center", color=INK)


def _label(name: str, longest: int = LONGEST_LABEL) -> str:
    # A dollar sign would begin a formula.
    return (name if len(name) <= longest else f"{name[: longest - 1]}…").replace("$", r"\$")
