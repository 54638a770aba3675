"""docs/external-bots.md tells every field of the views that programs are given."""

import re
from pathlib import Path
from typing import Any

import pytest

from condotta.condottiere import view as condottiere
from condotta.ordonnance import view as ordonnance

DOCS = Path(__file__).parents[2] / "docs" / "external-bots.md"
VIEWS = (condottiere.View, condottiere.SeatView, ordonnance.View, ordonnance.SeatView, ordonnance.ArmyView)


@pytest.mark.parametrize("kind", VIEWS)
def test_every_field_of_a_view_is_told(kind: Any) -> None:
    _, _, told = DOCS.read_text().partition("### Views")
    told, _, _ = told.partition("### What the program answers")

    assert set(kind.__struct_fields__) <= set(re.findall(r"`(\w+)`", told))
