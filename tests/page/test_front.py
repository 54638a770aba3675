"""The front page: a game in one press, a table for friends, another language, the light."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Welcome
from tests.page.visitor import PHONE, Visitor


def test_one_press_starts_a_game_against_bots(visitor: Visitor) -> None:
    page = visitor.go()

    page.get_by_role("button", name="Play now").click()

    page.wait_for_url("**/t/*")
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(page.get_by_role("group", name="Map of Italy").get_by_role("button")).to_have_count(17)


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Play now"), ("it", "Gioca"), ("pl", "Zagraj"), ("ru", "Играть")]
)
def test_the_page_speaks_the_browsers_language(welcome: Welcome, language: str, word: str) -> None:
    page = welcome(language, viewport=PHONE).go()

    expect(page.get_by_role("button", name=word).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_chosen_language_and_light_are_remembered(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="Przy świecy").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")

    visitor.go()

    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
