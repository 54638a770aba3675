"""Every main screen of the page, each with a way to get there: for what is to be shown or examined."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.page.captain import Captain
from tests.page.visitor import FINISHED, Visitor

SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((done) => setTimeout(done, 400));
  const ends = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""

Way = Callable[[Visitor], Page]


def at(path: str) -> Way:
    """The screen at an address."""
    return lambda visitor: visitor.go(path)


def gathering(visitor: Visitor) -> Page:
    visitor.be()
    table = visitor.open_table(players=4)
    visitor.ask(table, do="seat_bot", bot="captain", seat=2)
    return visitor.go(f"/t/{table}")


def choice(visitor: Visitor) -> Page:
    """A region is to be chosen; with this seed by oneself."""
    visitor.begin("condottiere", 2, seed="Milano")
    visitor.page.locator("[data-region].can").first.wait_for()
    return visitor.page


def battle(visitor: Visitor) -> Page:
    """In the third battle or so, with cards in the lines and one taken up."""
    visitor.begin("condottiere", 4, seed="battle 1")
    captain = Captain(visitor.page, 5)
    laid = visitor.page.locator(".seats .laid").first
    captain.play_until(lambda: captain.deeds.count("moment ") > 1 and "card" in captain.offers() and laid.is_visible())
    if cards := [one for one in captain.offers().get("card", []) if one.at]:
        captain.press(cards[0])
    return visitor.page


def map_open(visitor: Visitor) -> Page:
    """The map, which a phone shows on wish."""
    page = battle(visitor)
    button = page.get_by_role("button", name=MAP[str(page.locator("html").get_attribute("lang"))], exact=True)
    if button.is_visible():
        button.click()
    return page


def talk(visitor: Visitor) -> Page:
    """The panel of deals at a table."""
    page = battle(visitor)
    page.locator("[data-tab=deals]").first.click()
    return page


def ended(game: str) -> Way:
    """A game that a stand-in played to its end."""

    def way(visitor: Visitor) -> Page:
        table = visitor.begin(game, 2, seed="ended 1")
        visitor.ask(table, do="stand")
        visitor.page.locator(".ending").wait_for(timeout=FINISHED)
        return visitor.page

    return way


def ordonnance(visitor: Visitor) -> Page:
    visitor.begin("ordonnance", 3, seed="levant")
    captain = Captain(visitor.page, 2)
    captain.play_until(lambda: len(captain.deeds) > 9 and "tile" in captain.offers())
    return visitor.page


def replay(visitor: Visitor) -> Page:
    page = ended("condottiere")(visitor)
    table = page.url.rpartition("/")[2]
    page = visitor.go(f"/games/{table}/1")
    page.locator(".controls input").wait_for()
    return page


def profile(visitor: Visitor) -> Page:
    return visitor.go(f"/people/{visitor.be()}")


def account(visitor: Visitor) -> Page:
    visitor.be()
    return visitor.go("/you")


def covered(visitor: Visitor) -> Page:
    """One screen for two, with the device just passed on."""
    page = visitor.go("/one-screen")
    for at, name in enumerate(("Anna", "Bruno")):
        page.locator("main ol input").nth(at).fill(name)
    page.locator("main .first").click()
    page.wait_for_url("**/t/*")
    page.locator("main").first.wait_for()
    return page


MAP = {"en": "Map", "it": "Mappa", "pl": "Mapa", "ru": "Карта"}

SCREENS: dict[str, Way] = {
    "front": at("/"),
    "opening": at("/open"),
    "one-screen": at("/one-screen"),
    "watching": at("/watch"),
    "credits": at("/credits"),
    "lessons": at("/learn"),
    "rules": at("/rules"),
    "gathering": gathering,
    "choice": choice,
    "battle": battle,
    "map": map_open,
    "deals": talk,
    "end": ended("condottiere"),
    "ordonnance": ordonnance,
    "ordonnance-end": ended("ordonnance"),
    "replay": replay,
    "profile": profile,
    "ratings": at("/ratings"),
    "account": account,
    "one-screen-covered": covered,
}


def settled(page: Page) -> Page:
    """The page with its fonts, when nothing moves any more and the mouse points at nothing."""
    page.mouse.move(0, 0)
    page.evaluate(SETTLED)
    return page
