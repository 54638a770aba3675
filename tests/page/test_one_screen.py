"""Several people at one screen: each sees his own hand, and nothing is left of it when the device is passed on."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.page.visitor import Visitor, until

HAND = (
    "[...document.querySelectorAll('[role=group][aria-label^=\"Your hand\"] [data-card]')].map(one => one.dataset.card)"
)


def at_one_screen(visitor: Visitor, *people: str) -> Page:
    page = visitor.go("/one-screen")
    for number, name in enumerate(people, 1):
        page.get_by_label(f"Person {number}").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    return page


def uncover(page: Page) -> tuple[str, list[str]]:
    """Let who is to play see his hand: his name, and the hand."""
    button = page.get_by_role("button", name="show my hand")
    name = button.inner_text().removeprefix("I am ").removesuffix(": show my hand")
    button.click()
    return name, until(page, lambda: drawn(page), bool)


def drawn(page: Page) -> list[str]:
    """The hand that is on the screen."""
    return list(page.evaluate(HAND))


def kept_lists(page: Page) -> list[list[str]]:
    """All lists of words that are still alive in the page, after the rubbish was taken out."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("HeapProfiler.collectGarbage")
    every = devtools.send("Runtime.evaluate", {"expression": "Array.prototype"})["result"]["objectId"]
    found = devtools.send("Runtime.queryObjects", {"prototypeObjectId": every})["objects"]["objectId"]
    pick = "function() { return this.filter(one => one.length > 6 && one.every(word => typeof word === 'string')) }"
    call: dict[str, Any] = {"objectId": found, "functionDeclaration": pick, "returnByValue": True}
    lists: list[list[str]] = devtools.send("Runtime.callFunctionOn", call)["result"]["value"]
    devtools.detach()
    return lists


def assert_forgotten(page: Page, hand: list[str]) -> None:
    """Within moments (what faded out is let go) nothing of the hand is drawn, and none of it is kept."""
    until(page, lambda: drawn(page), lambda seen: seen == [])
    until(page, lambda: sorted(hand) in map(sorted, kept_lists(page)), lambda kept: not kept)


def test_after_covering_nothing_of_a_hand_is_in_the_page_or_its_memory(visitor: Visitor) -> None:
    page = at_one_screen(visitor, "Anna", "Bruno")
    first, hand = uncover(page)
    assert len(hand) == 10
    assert sorted(hand) in map(sorted, kept_lists(page))

    page.get_by_role("button", name="Cover my hand").click()

    expect(page.get_by_text(f"Pass the device to {first}")).to_be_visible()
    assert_forgotten(page, hand)
    assert uncover(page) == (first, hand)


def test_the_hand_is_covered_by_itself_when_another_is_to_play(visitor: Visitor) -> None:
    page = at_one_screen(visitor, "Anna", "Bruno")
    first, hand = uncover(page)
    page.get_by_role("button", name="Modena").click()
    page.get_by_role("button", name="Attack Modena").click()
    page.get_by_role("button", name="Pass", exact=True).click()

    other = "Bruno" if first == "Anna" else "Anna"
    expect(page.get_by_text(f"Pass the device to {other}")).to_be_visible()
    assert_forgotten(page, hand)
    name, next_hand = uncover(page)
    assert (name, len(next_hand)) == (other, 10)


def test_variants_are_chosen_at_one_screen_too(visitor: Visitor) -> None:
    page = visitor.go("/one-screen")
    page.get_by_label("Person 1").fill("Anna")
    page.get_by_label("Person 2").fill("Bruno")
    page.get_by_text("Variants and options").click()
    page.get_by_label("Capturing Regions").check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")

    uncover(page)
    card = page.evaluate("fetch('/api/tables/' + location.pathname.split('/')[2]).then(answer => answer.json())")
    assert card["settings"]["options"]["capturing_regions"] is True
    assert card["settings"]["hotseat"] is True
