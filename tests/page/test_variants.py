"""Each variant of Condottiere has something of its own to decide or to see, and the page lets one."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.captain import Captain, Offer, play_in_turn
from tests.page.conftest import Welcome
from tests.page.visitor import FINISHED, Visitor

TURNING = "Pass and turn the card up"


class Frank(Captain):
    """He lays a Mercenary in every battle and turns it up as soon as he may."""

    def choose(self, offers: dict[str, list[Offer]]) -> Offer | None:
        soldiers = [one for one in offers.get("card", []) if one.name.isdigit() and not one.pressed]
        turning = [one for one in offers.get("plain", []) if one.name == TURNING]
        if "first" in offers:
            return offers["first"][0]
        return [*turning, *soldiers, super().choose(offers)][0]


def played(
    visitor: Visitor, variant: str, done: Callable[[Captain], bool], sort: Callable[[Page], Captain] = Captain
) -> Page:
    """A game with this variant, played until something happened."""
    visitor.begin("condottiere", 2, options={variant: True}, seed="variants")
    captain = sort(visitor.page)
    captain.play_until(lambda: done(captain))
    assert done(captain), captain.deeds
    return visitor.page


def test_cards_are_drawn_after_a_battle(visitor: Visitor) -> None:
    page = played(visitor, "draw_after_battle", lambda one: any(deed.startswith("plain Draw") for deed in one.deeds))

    expect(page.get_by_role("log")).to_contain_text("draw")


def test_a_hidden_card_is_turned_up_on_passing(visitor: Visitor) -> None:
    page = played(visitor, "hidden_cards", lambda one: f"plain {TURNING}" in one.deeds, Frank)

    expect(page.get_by_role("log")).to_contain_text("turns up")


HELD = "[data-region][aria-label*='held by']"


class Soldier(Captain):
    """He fights, with one Mercenary in a battle, either before anybody holds a region or after that; else he passes."""

    def __init__(self, page: Page, *, late: bool) -> None:
        super().__init__(page)
        self.late = late

    def choose(self, offers: dict[str, list[Offer]]) -> Offer | None:
        if self.late and self.page.locator(f"{HELD}.can").count() > 0:
            return None  # this is what he has waited for
        passing = [one for one in offers.get("plain", []) if one.name == "Pass"]
        if not passing or "first" in offers:
            return super().choose(offers)
        laid = self.page.locator(".seat.you .group").count() > 0
        fights = self.late == (self.page.locator(HELD).count() > 0)
        soldiers = [one for one in offers.get("card", []) if one.name.isdigit()]
        return soldiers[0] if soldiers and fights and not laid else passing[0]


def test_a_region_of_somebody_else_is_attacked(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    for visitor in (anna, bruno):
        visitor.be()
    table = anna.open_table(players=2, options={"capturing_regions": True}, seed="variants")
    bruno.ask(table, do="sit", seat=1)
    anna.ask(table, do="start")
    soldiers = [Soldier(anna.go(f"/t/{table}"), late=False), Soldier(bruno.go(f"/t/{table}"), late=True)]
    held = bruno.page.locator(f"{HELD}.can")

    play_in_turn(soldiers, lambda: held.count() > 0)
    region = held.get_attribute("data-region")
    held.focus()
    bruno.page.keyboard.press("Enter")
    bruno.page.locator(".actions .first").click()

    expect(anna.page.locator(f"[data-region={region}]")).to_have_attribute("aria-label", re.compile("fought over"))


def test_a_bigger_kingdom_is_asked_for(visitor: Visitor) -> None:
    page = played(visitor, "bigger_kingdoms", lambda _: True)

    expect(page.locator(".player .kingdom").first).to_contain_text("/5")


def test_a_game_for_points_tells_them_at_its_end(visitor: Visitor) -> None:
    table = visitor.begin("condottiere", 2, options={"points": True}, target=20, seed="variants")
    visitor.ask(table, do="stand")

    expect(visitor.page.locator(".ending")).to_contain_text("point", timeout=FINISHED)
