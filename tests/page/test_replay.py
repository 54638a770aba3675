"""A game told again: leafing by keys, through several eyes; from the profile, from the list of games to watch."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.page.conftest import Welcome
from tests.page.visitor import PHONE, Visitor, until

LAST = re.compile(r"^Step (\d+) of \1$")


def played(visitor: Visitor, moves: int, **settings: Any) -> str:
    """A table of Ordonnance at which so many moves of one's own were made against a recruit."""
    table = visitor.begin("ordonnance", **settings)
    for _ in range(moves):
        choices = until(visitor.page, lambda: asked(visitor, table, "choices"), bool)
        move = max(told.get("move") or 0 for told in asked(visitor, table, "log")) + 1
        visitor.ask(table, do="act", move=move, action=choices[0])
    return table


def asked(visitor: Visitor, table: str, what: str) -> Any:
    return visitor.context.request.get(f"/api/tables/{table}/{what}").json()


def test_a_running_game_is_leafed_through_as_its_player_knew_it(visitor: Visitor) -> None:
    table = played(visitor, 2)

    page = visitor.go(f"/games/{table}/1")
    slider = page.get_by_role("slider", name="Go to")
    expect(slider).to_be_visible()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", LAST)
    last = int(str(slider.get_attribute("aria-valuetext")).split()[-1])
    page.keyboard.press("ArrowLeft")

    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Step {last - 1} of {last}\b"))
    expect(page.get_by_label("As seen by").get_by_role("option")).to_have_count(2)
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    expect(page.get_by_role("button", name="Have the game reviewed")).to_have_count(0)


def test_a_finished_game_leads_from_the_profile_to_all_its_cards(welcome: Welcome) -> None:
    visitor = welcome(viewport=PHONE)
    table = played(visitor, 1)
    visitor.ask(table, do="call_vote", what="end")
    person = visitor.context.request.get("/api/me").json()["id"]

    page = visitor.go(f"/people/{person}")
    page.get_by_role("link", name="broken off").click()
    page.wait_for_url(f"**/games/{table}/1*")
    page.get_by_label("As seen by").select_option("open")

    expect(page.get_by_role("group", name="Hands").get_by_role("list")).to_have_count(2)
    expect(page.get_by_role("button", name="Have the game reviewed")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_the_shuffle_was_bound_to_before_the_game_can_be_compared_with_the_record(visitor: Visitor) -> None:
    visitor.be()
    table = visitor.open_table("ordonnance")
    visitor.ask(table, do="seat_bot", bot="recruit", seat=1)
    page = visitor.go(f"/t/{table}")
    bound = page.get_by_text("The shuffle is bound to")
    bound.click()
    before = page.locator("dl code").all_inner_texts()
    assert before[1] == f"{table}/1"

    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("group", name="Your hand").wait_for()
    page.locator("[data-tab=table]").click()
    bound.click()
    assert page.locator("dl code").all_inner_texts() == before
    visitor.ask(table, do="call_vote", what="end")
    page = visitor.go(f"/games/{table}/1")
    bound.click()

    record = until(page, lambda: visitor.context.request.get(f"/api/games/{table}/1/record"), lambda answer: answer.ok)
    fair = json.loads(record.text().splitlines()[0])["fair"]
    assert before == [fair["commitment"], fair["game"], fair["contributions"][0]["added"]]
    assert page.locator("dl code").all_inner_texts() == before


def test_a_public_game_is_watched_without_anybodys_hand(welcome: Welcome) -> None:
    player, spectator = welcome(), welcome()
    table = player.begin("ordonnance", public=True, title="For all to see", delay=1)

    page = spectator.go("/watch")
    page.get_by_role("link", name="For all to see").click()

    page.wait_for_url(f"**/t/{table}")
    expect(page.get_by_text("You see the game 1 second later than the players.")).to_be_visible()
    expect(page.get_by_role("group", name="Your hand")).to_have_count(0)
