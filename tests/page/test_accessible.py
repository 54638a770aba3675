"""Every screen for everybody: axe finds nothing to object to, by day and by candle-light."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.page.conftest import Welcome
from tests.page.screens import SCREENS, settled
from tests.page.visitor import DESK, PHONE, Visitor

OTHER_THEME = "() => { document.documentElement.dataset.theme = 'dark'; }"

WIDER = """() => [...document.querySelectorAll("html, .page, .place, main, .levant, .field")]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => `${one.tagName} ${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""


def objections(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
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


def test_the_examination_finds_what_is_wrong(visitor: Visitor) -> None:
    page = visitor.go("/credits")

    page.evaluate("() => document.querySelector('main').append(document.createElement('img'))")

    assert any("image-alt" in one for one in objections(page))


NARROW = ["front", "opening", "one-screen", "watching", "gathering", "credits", "account", "ordonnance-end", "map"]


@pytest.mark.parametrize("name", NARROW)
def test_nothing_scrolls_sideways_on_the_smallest_phone(welcome: Welcome, name: str) -> None:
    page = settled(SCREENS[name](welcome("ru", viewport={"width": 320, "height": 568})))

    assert page.evaluate(WIDER) == []
