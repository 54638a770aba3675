"""Nobody's cards are in another's page: not in what it receives, shows or keeps."""

import re

from playwright.sync_api import Page, Response, expect

from tests.page.captain import Captain, Offer, play_in_turn
from tests.page.conftest import Welcome
from tests.page.visitor import Visitor, held

SPECIALS = ("winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender")
DRAWN = """(main) => {
  const copy = main.cloneNode(true);
  copy.querySelectorAll("[data-card]").forEach((card) => card.removeAttribute("aria-label"));
  return copy.outerHTML;
}"""
KEPT = """async () => {
  const OWN_FILES = /^[/](assets[/][^/]+|[^/]*[.](svg|png|webmanifest|js)|)$/;  // the same for everybody
  const cached = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      if (!OWN_FILES.test(new URL(request.url).pathname))
        cached.push(request.url, await (await (await caches.open(name)).match(request)).text());
  const databases = (await indexedDB.databases()).map((one) => one.name);
  const here = [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie];
  return JSON.stringify([here, cached, databases]);
}"""


class Plain(Captain):
    """He lays Mercenaries only, and so gives no secret away."""

    def choose(self, offers: dict[str, list[Offer]]) -> Offer | None:
        offers["card"] = [one for one in offers.get("card", []) if one.name.isdigit()]
        return super().choose({kind: some for kind, some in offers.items() if some})


class Ear:
    """All that a visitor's page receives from now on: over the socket and as answers of the server."""

    def __init__(self, visitor: Visitor) -> None:
        self.frames: list[str] = []
        self.answers: list[Response] = []
        visitor.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda text: self.frames.append(str(text)))
        )
        visitor.page.on("response", lambda answer: self.answers.append(answer))

    @property
    def heard(self) -> str:
        told = [one for one in self.answers if "json" in one.headers.get("content-type", "") and "/api/" in one.url]
        return "".join([*self.frames, *(one.text() for one in told)])


def drawn(page: Page) -> str:
    """What is drawn at the table, with all attributes; but for the rules of one's own cards, which name others."""
    page.mouse.move(0, 0)  # what is pointed at is shown at large, with its rule
    expect(page.locator(".shown")).to_have_count(0)
    return str(page.locator("main").evaluate(DRAWN)).lower()


def where(word: str, text: str) -> list[str]:
    """The places where a word is, with a little of what is around it; whole pages are too long to be compared."""
    return [text[max(0, at.start() - 60) : at.end() + 60] for at in re.finditer(word, text)]


def test_no_card_of_another_seat_is_in_ones_page(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    for visitor in (anna, bruno):
        visitor.be()
    table = anna.open_table(players=2, seed="secrets 1")
    bruno.ask(table, do="sit", seat=1)
    anna.ask(table, do="start")
    to_anna, to_bruno = Ear(anna), Ear(bruno)
    anna.go(f"/t/{table}")
    bruno.go(f"/t/{table}")
    secret = (set(held(bruno.page)) - set(held(anna.page))) & set(SPECIALS)
    assert len(secret) >= 2, "another seed is needed"

    captains = [Plain(anna.page, 1), Plain(bruno.page, 2)]
    play_in_turn(captains, lambda: any("moment " in captain.deeds for captain in captains))

    assert secret <= set(held(bruno.page))
    kept = anna.page.evaluate(KEPT)
    for word in secret:
        assert where(word, to_bruno.heard)
        assert where(word, drawn(bruno.page))
        assert where(word, to_anna.heard) == []
        assert where(word, drawn(anna.page)) == []
        assert where(word, kept) == []
