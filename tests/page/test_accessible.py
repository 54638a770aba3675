"""Every screen for everybody: axe finds nothing to object to, by day and by candle-light."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.page.conftest import Welcome
from tests.page.screens import SCREENS, settled
from tests.page.visitor import DESK, PHONE

OTHER_THEME = "() => { document.documentElement.dataset.theme = 'dark'; }"


def objections(page: object) -> list[str]:
    found = Axe().run(page).response["violations"]  # type: ignore[arg-type]
    return [f"{one['id']}: {node['target']} {node.get('failureSummary', '')}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_for_everybody(welcome: Welcome, name: str) -> None:
    visitor = welcome(viewport=PHONE if name in ("map", "battle") else DESK)
    page = settled(SCREENS[name](visitor))

    light = objections(page)
    page.evaluate(OTHER_THEME)
    dark = objections(settled(page))

    assert light == []
    assert dark == []
