"""Results as tables and as a page."""

import io
import re
from html.parser import HTMLParser

import pytest
from rich.console import Console

from condotta.arena import Results, play
from condotta.arena.page import page
from condotta.arena.tables import headline, interval, percent, shown
from tests.arena.company import small

NAMES = ("captain", "<b>odd & $mall</b>", "random", "x")
VOID = {"meta", "br"}


@pytest.fixture(scope="module")
def results() -> Results:
    bots = ("captain", "<b>odd & $mall</b>=captain", "random", "x=py:tests.arena.company:Raiser")
    return play(small(*bots, players=3), 1)


@pytest.fixture(scope="module")
def text(results: Results) -> str:
    return page(results)


class Reader(HTMLParser):
    """Collects what a page says, and what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said, self.loads, self.labels, self.open = "", list[str](), list[str](), list[str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attributes}
        self.loads += [known[name] for name in ("src", "href", "srcset", "data", "action") if name in known]
        self.labels += [known["aria-label"]] if "aria-label" in known else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, text: str) -> None:
        self.said += text


def test_the_page_names_every_bot_and_every_fault(text: str) -> None:
    read = Reader(text)

    assert not read.open
    assert all(name in read.said for name in NAMES)
    assert "LookupError: no idea" in read.said
    assert "<b>odd" not in text


def test_the_page_loads_nothing(text: str) -> None:
    assert all(place.startswith("#") for place in Reader(text).loads)
    assert not re.search(r"https?:|url\((?!#)|@import|<script|<link|xlink", text)


def test_every_plot_has_a_text_alternative_with_figures(text: str) -> None:
    labels = Reader(text).labels

    assert text.count("<svg") == text.count('role="img"') == len(labels) == 4
    assert all(name in " ".join(labels) and re.search(r"\d", label) for name in NAMES for label in labels)


def test_plots_take_their_colours_from_the_page(text: str) -> None:
    assert "prefers-color-scheme: dark" in text
    drawings = "".join(re.findall(r"<svg.*?</svg>", text, re.DOTALL))
    assert not set(re.findall(r"(?:fill|stroke): (#\w+)", drawings))


def test_no_two_parts_of_the_page_have_one_id(text: str) -> None:
    ids = re.findall(r' id="([^"]+)"', text)

    assert len(ids) == len(set(ids))


def test_the_same_results_give_the_same_page(results: Results, text: str) -> None:
    assert page(results) == text


def test_the_tables_name_every_bot_and_the_first_fault(results: Results) -> None:
    text = printed(results, 120)

    assert all(name in text for name in NAMES)
    assert "Head to head" in text
    assert "par is 33.3 %" in text
    assert re.search(r"x: \d+ × raised; the first: LookupError: no idea", text)


def test_head_to_head_has_intervals_where_the_terminal_is_wide(results: Results) -> None:
    wide, narrow = (printed(results, width) for width in (160, 80))
    one = next(one for one in results.versus if (one.one, one.other) == ("captain", "random"))
    cell = f"{percent(one.share.value)} ({interval(one.share)})"

    assert "Head to head, with 95 % intervals" in wide
    assert cell in wide
    assert "with 95 % intervals" not in narrow
    assert cell not in narrow
    assert max(map(len, narrow.splitlines())) <= 80


def test_head_to_head_is_a_table_of_the_page_with_an_interval_in_every_cell(results: Results, text: str) -> None:
    section = text.split("<h2>Head to head</h2>")[1].split("</section>")[0]
    cells = re.findall(r"<td>(.*?)</td>", section)

    assert section.count('<th scope="row">') == len(NAMES)
    assert sum("<small>" in cell for cell in cells) == len(results.versus)
    for one in results.versus:
        assert f"{percent(one.share.value)}<br><small>{interval(one.share)}".replace(" %", "&nbsp;%") in section


def printed(results: Results, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(shown(results))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def test_a_single_game_is_told_as_one() -> None:
    alone = play(small("random"), 1, rated=False)

    assert headline(alone) == "Ordonnance, 2 players, seed 1: 1 game of 1 deal"
