"""Nobody's cards are in another's page: not in what it receives, shows or keeps."""

import re

from playwright.sync_api import Page

from tests.page.captain import Captain, Offer
from tests.page.conftest import Welcome
from tests.page.visitor import Visitor

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


def heard(visitor: Visitor) -> list[str]:
    """All that the visitor's page receives from now on: over the socket and as answers of the server."""
    received: list[str] = []

    def frames(socket: object) -> None:
        socket.on("framereceived", lambda frame: received.append(str(frame)))  # type: ignore[attr-defined]

    visitor.page.on("websocket", frames)
    visitor.page.on(
        "response", lambda answer: received.append(answer.text()) if "/api/" in answer.url and answer.ok else None
    )
    return received


def hand(page: Page) -> set[str]:
    page.locator(".hand [data-card]").first.wait_for()
    return set(page.locator(".hand [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)"))


def drawn(page: Page) -> str:
    """What is drawn at the table, with all attributes; but for the rules of one's own cards, which name others."""
    return str(page.locator("main").evaluate(DRAWN)).lower()


def test_no_card_of_another_seat_is_in_ones_page(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    for visitor in (anna, bruno):
        visitor.be()
    table = anna.open_table(players=2, seed="secrets 1")
    bruno.ask(table, do="sit", seat=1)
    anna.ask(table, do="start")
    to_anna, to_bruno = heard(anna), heard(bruno)
    anna.go(f"/t/{table}")
    bruno.go(f"/t/{table}")
    secret = (hand(bruno.page) - hand(anna.page)) & set(SPECIALS)
    assert len(secret) >= 2, "another seed is needed"

    captains = [Plain(anna.page, 1), Plain(bruno.page, 2)]
    for _ in range(60):
        [captain.play_once() for captain in captains]
        if any("moment " in captain.deeds for captain in captains):
            break

    assert secret <= hand(bruno.page)
    for word in secret:
        assert word in "".join(to_bruno)
        assert word in drawn(bruno.page)
        assert word not in "".join(to_anna)
        assert word not in drawn(anna.page)
        assert not re.search(word, anna.page.evaluate(KEPT))  # a plain "in" would compare megabytes when it fails
