"""Opening a table with all that can be chosen, and gathering at it."""

from typing import Any

from playwright.sync_api import expect

from tests.page.conftest import Welcome
from tests.page.visitor import FINISHED, Visitor


def test_what_the_host_chose_is_read_by_a_friend_before_he_sits_down_and_plays(welcome: Welcome) -> None:
    host, friend = welcome(), welcome("it")
    page = host.go("/open")
    page.get_by_text("2", exact=True).click()
    page.get_by_text("Bigger Kingdoms", exact=True).click()
    page.get_by_text("Only with the link", exact=True).click()
    page.get_by_text("Live", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")

    other = friend.go(page.url)
    expect(other.get_by_text("Regni più grandi")).to_be_visible()
    expect(other.get_by_text("15 minuti per la partita, 10 secondi in più per ogni decisione")).to_be_visible()
    other.get_by_role("button", name="Siediti qui").click()
    other.get_by_role("button", name="Acuto").click()
    expect(page.get_by_text("Hawkwood").first).to_be_visible()
    page.get_by_role("button", name="Start the game").click()

    expect(page.get_by_role("timer").first).to_be_visible()
    expect(other.get_by_role("timer").first).to_be_visible()


def test_the_host_seats_bots_of_different_strength_and_changes_what_is_played(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/*")

    page.get_by_label("Chair 2").select_option("master")
    expect(page.get_by_role("listitem").filter(has_text="Master").get_by_text("Malatesta")).to_be_visible()
    page.get_by_label("Chair 2").select_option("")
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_text("Hidden Cards", exact=True).click()
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("listitem").filter(has_text="Hidden Cards")).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()

    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def rated(anna: Visitor, bruno: Visitor, **settings: Any) -> str:
    """A rated table at which both sit."""
    for visitor in (anna, bruno):
        visitor.be()
        visitor.post("/api/accounts", password="correct horse")
    table = anna.open_table(rated=True, clock={"clock": "correspondence", "hours": 24}, **settings)
    bruno.ask(table, do="sit", seat=1)
    return table


def test_a_rated_game_waits_until_everybody_has_the_table_open(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    table = rated(anna, bruno)

    page = anna.go(f"/t/{table}")
    start = page.get_by_role("button", name="Start the game")
    expect(page.get_by_text("Not here yet: Guest")).to_be_visible()
    expect(start).to_be_disabled()
    bruno.go(f"/t/{table}")

    expect(page.get_by_text("All chairs are taken.")).to_be_visible()
    start.click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def test_the_next_game_of_a_rated_match_is_begun_by_whoever_is_there(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    table = rated(anna, bruno, options={"points": True}, target=100)
    bruno.go(f"/t/{table}")
    anna.go(f"/t/{table}").get_by_role("button", name="Start the game").click()
    expect(bruno.page.get_by_role("group", name="Your hand")).to_be_visible()
    for visitor in (anna, bruno):
        visitor.ask(table, do="stand")
    expect(bruno.page.locator(".ending")).to_be_visible(timeout=FINISHED)
    anna.ask(table, do="rematch")
    bruno.ask(table, do="return")

    bruno.page.get_by_role("button", name="Start the game").click()

    expect(anna.page.get_by_role("group", name="Your hand")).to_be_visible()
