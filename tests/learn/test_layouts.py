"""Layouts: planes follow each other without gaps; the documents tell them as they are, and their examples run."""

import numpy as np
import pytest

from condotta.catalogue import GAMES
from condotta.learn.subject import subject_named
from tests.learn.docs import DOCS, examples, with_tables


@pytest.mark.parametrize("name", GAMES)
def test_planes_follow_each_other_without_gaps(name: str) -> None:
    layout = subject_named(name).layout

    starts = [plane.start for plane in layout.planes]

    assert starts == [0, *(plane.end for plane in layout.planes[:-1])]
    assert layout.size == layout.planes[-1].end
    assert len({plane.name for plane in layout.planes}) == len(layout.planes)


def test_the_documents_show_the_layouts_as_they_are() -> None:
    """If not: `python -m tests.learn.docs` writes the tables anew."""
    text = DOCS.read_text()

    assert with_tables(text) == text


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.splitlines()[-1])
def test_the_examples_in_the_documents_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "docs/learn.md", "exec"), {})

    assert capsys.readouterr().out


def test_a_plane_is_cut_out_of_any_array_of_observations() -> None:
    layout = subject_named("condottiere").layout
    observations = np.arange(2 * 3 * layout.size).reshape(2, 3, layout.size)

    lines = layout.plane(observations, "line")

    assert lines.shape == (2, 3, 6, 15)
    assert lines[1, 2, 0, 0] == observations[1, 2, layout["line"].start]


def test_an_unknown_plane_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="There is no plane hands; there are hand, unseen, pile"):
        subject_named("ordonnance").layout["hands"]
