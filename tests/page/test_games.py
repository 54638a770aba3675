"""Whole games through the page, against bots: only what the page offers is pressed."""

from playwright.sync_api import expect

from tests.page.captain import Captain
from tests.page.conftest import Welcome
from tests.page.visitor import DESK, PHONE, TABLET


def test_a_whole_game_of_condottiere(welcome: Welcome) -> None:
    visitor = welcome(viewport=DESK)
    visitor.begin("condottiere", 2, seed="whole 5")
    captain = Captain(visitor.page, 1)

    captain.play()

    assert {deed.split()[0] for deed in captain.deeds} >= {"card", "first", "plain", "region", "moment"}
    expect(visitor.page.locator(".ending")).to_contain_text("win")


def test_a_whole_game_of_ordonnance(welcome: Welcome) -> None:
    visitor = welcome(viewport=TABLET)
    visitor.begin("ordonnance", 2, seed="whole")
    captain = Captain(visitor.page)

    captain.play()

    assert {deed.split()[0] for deed in captain.deeds} == {"tile", "territory"}
    expect(visitor.page.locator(".ending")).to_contain_text("win")


def test_battles_on_a_phone(welcome: Welcome) -> None:
    visitor = welcome(viewport=PHONE)
    visitor.begin("condottiere", 3, seed="whole 2")
    captain = Captain(visitor.page, 2)

    captain.play_until(lambda: captain.deeds.count("moment ") > 1)

    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
