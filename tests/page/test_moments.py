"""Time and absence: turns are noticed, seats are kept, and a connection may break in the middle of a choice."""

import re

from playwright.sync_api import Page, expect

from tests.page.cable import Cable
from tests.page.visitor import Visitor


def test_a_choice_that_was_half_made_is_still_there_after_the_connection_broke(visitor: Visitor) -> None:
    cable = Cable(visitor.page)
    visitor.begin(options={"players": 2})
    page = visitor.page
    to_own_turn(page)
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    hand.locator("xpath=self::*[not(@aria-disabled='true')]").first.click()
    expect(page.locator("[aria-pressed=true]").first).to_be_visible()
    chosen = page.locator("[aria-pressed=true]").first.inner_html()

    cable.cut()
    expect(page.get_by_text("What you have begun stays")).to_be_visible()
    cable.mend()
    expect(page.get_by_text("What you have begun stays")).to_be_hidden()

    assert len(cable.open) == 1
    assert page.locator("[aria-pressed=true]").first.inner_html() == chosen


def to_own_turn(page: Page) -> None:
    """Wait until cards can be laid; choose a region where one is asked for."""
    choice = page.get_by_role("button", name=re.compile("can be chosen"))
    cards = page.get_by_role("group", name="Your hand").locator("button:not([aria-disabled=true])")
    expect(choice.or_(cards).first).to_be_visible()
    if choice.count():
        choice.first.click()
        page.get_by_role("button", name=re.compile("^Attack")).click()
    expect(cards.first).to_be_visible()


def test_who_leaves_is_stood_in_for_and_takes_his_seat_back(visitor: Visitor) -> None:
    table = visitor.begin(pace=3000)
    page = visitor.page
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()

    visitor.ask(table, do="stand")
    expect(page.get_by_text("Your seat is kept")).to_be_visible()
    page.get_by_role("button", name="Take the seat back").click()

    expect(page.get_by_text("Your seat is kept")).to_be_hidden()


def test_a_table_that_waits_is_counted_in_the_bar_and_shown_in_the_title(visitor: Visitor) -> None:
    visitor.begin()
    page = visitor.page
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/mark-turn.svg")

    other = visitor.window()
    other.goto("/")
    other.get_by_role("button", name="1 table waits for you").click()
    other.get_by_role("region", name="Your turns").get_by_role("link").click()

    other.wait_for_url("**/t/*")
    expect(other).to_have_title(re.compile("Your turn"))


def test_a_game_that_is_broken_off_asks_nobody_and_another_begins_at_once(visitor: Visitor) -> None:
    table = visitor.begin()
    page = visitor.page
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()

    visitor.ask(table, do="call_vote", what="end")
    expect(page.get_by_text("The game was broken off.")).to_be_visible()
    expect(page).not_to_have_title(re.compile("Your turn"))
    page.get_by_role("button", name="Play again").click()

    expect(page.get_by_text("The game was broken off.")).to_be_hidden()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
