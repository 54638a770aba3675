"""Lessons, rules and "why not?" in the browser: every chapter is really played to its end."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Welcome
from tests.page.visitor import PHONE, Visitor

LESSONS = Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons"


def chapters(game: str) -> list[dict[str, Any]]:
    return list(json.loads((LESSONS / f"{game}.json").read_text("utf-8"))["chapters"])


def held(page: Page, card: str) -> Locator:
    return page.locator(f"[data-card='{card}']").first


def done(page: Page, wish: dict[str, Any]) -> None:
    """Do what a step of Condottiere asks for, as a person would."""
    match wish["do"]:
        case "attack":
            page.locator("[data-region].can").first.click()
        case "play":
            held(page, wish["card"]).click()
            if wish.get("pope"):
                page.locator("[data-region].can").first.click()
            if wish.get("take"):
                page.get_by_role("button", name=f"Take {wish['take']} back").click()
        case "pass":
            return page.get_by_role("button", name="Pass", exact=True).click()
        case "keep_hand":
            return page.get_by_role("button", name="Keep the hand").click()
        case "keep":
            for card in wish["cards"]:
                held(page, card).click()
    return page.locator(".below .button.first").click()


def tried(page: Page, game: str) -> None:
    """Try what the rules refuse; Playwright takes what is marked so for dead, which it is not."""
    if game == "condottiere":
        page.locator("[data-region][aria-label*='Pope']").click()
    else:
        page.locator(".hand button").first.click()
        page.get_by_role("button", name="Tripoli").first.click(force=True)


def placed(page: Page, game: str, wish: dict[str, Any]) -> None:
    """Lay a card of Ordonnance; any, where the step does not say which."""
    icons = {"S": "spear", "B": "bow", "W": "swords", "H": "helmet", "F": "flag"}
    words = [icons[letter] for letter in wish.get("card", "")]
    name = " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
    card = page.locator(".hand").get_by_role("button", name=name, exact=True) if name else page.locator(".hand button")
    if card.first.get_attribute("aria-pressed") != "true":
        card.first.click()
    page.get_by_role("button", name=wish.get("territory", "Antioch")).first.click()


@pytest.mark.parametrize("game", ["condottiere", "ordonnance"])
def test_every_chapter_is_played_to_its_end(visitor: Visitor, game: str) -> None:
    page = visitor.go("/learn")
    page.get_by_role("button", name="Begin").nth(0 if game == "condottiere" else 1).click()
    every = chapters(game)
    teacher = page.get_by_role("region", name="The lesson")

    for number, chapter in enumerate(every, 1):
        expect(teacher).to_contain_text(f"Chapter {number} of {len(every)}")
        for at, step in enumerate(chapter["steps"]):
            if "let" in step:  # the opponent may have done it before one looks
                continue
            expect(teacher.get_by_role("progressbar")).to_have_attribute("value", str(at))
            if step.get("read"):
                teacher.get_by_role("button", name="Go on").click()
            elif "do" in step:
                (done(page, step["do"][0]) if game == "condottiere" else placed(page, game, step["do"][0]))
            elif "try" in step:
                tried(page, game)
        teacher.get_by_role("button", name="Next chapter" if number < len(every) else "To the end").click()

    page.wait_for_url("**/learn")
    expect(page.get_by_text("done", exact=True)).to_have_count(len(every))


def test_a_wrong_choice_is_told_its_reason_and_an_impossible_one_its_rule(visitor: Visitor) -> None:
    page = visitor.go("/learn")
    page.get_by_role("button", name="Winter").click()

    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".below").get_by_text("Then 10 beats 5. Play Winter.")).to_be_visible()
    page.locator("[data-region=Roma]").click()

    expect(page.locator(".below").get_by_text("A battle is being fought: play a card or pass.")).to_be_visible()
    expect(page.get_by_role("link", name="turn.play-or-pass")).to_have_attribute(
        "href", "/rules#condottiere:turn.play-or-pass"
    )


def test_a_lesson_that_was_left_goes_on_where_it_was(welcome: Welcome) -> None:
    visitor = welcome("ru", viewport=PHONE)
    page = visitor.go("/learn")
    page.get_by_role("button", name="Весна").click()
    page.get_by_role("button", name="Показать", exact=True).click()
    expect(page.get_by_text("10 против 17")).to_be_visible()

    visitor.go("/learn")
    page.get_by_role("button", name="Продолжить").click()

    expect(page.get_by_text("10 против 17")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Показать", exact=True).click()
    expect(page.get_by_text("10 и 9 — это 19 против 17.")).to_be_visible()
