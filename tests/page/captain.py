"""A player who presses whatever the page offers him, where it can really be pressed, as chance will have it."""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Page, Position, TimeoutError

from tests.page.visitor import PATIENCE

GONE = 4000
"""Milliseconds after which something that was offered will not be pressed any more."""
OFFERS = """() => {
  const shown = (box) => box.width > 0 && box.height > 0;
  // A card of a fan or a region of the map can be covered in its middle: find a point at which it is met.
  const met = (element) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    for (let step = 0; step < 400; step++) {
      const x = box.x + box.width * ((step * 0.618 + 0.5) % 1), y = box.y + box.height * ((step * 0.414 + 0.5) % 1);
      if (element.contains(document.elementFromPoint(x, y))) return { x: x - box.x, y: y - box.y };
    }
    return null;
  };
  document.querySelectorAll("[data-offer]").forEach((element) => delete element.dataset.offer);
  const found = [];
  const offer = (kind, selector, name) => {
    for (const element of document.querySelectorAll(selector)) {
      if (!shown(element.getBoundingClientRect()) || element.disabled) continue;
      element.dataset.offer = found.length;
      found.push({
        number: found.length, kind, name: name(element), pressed: element.ariaPressed === "true", at: met(element),
      });
    }
  };
  const text = (element) => (element.ariaLabel || element.textContent).trim();
  offer("moment", "button.moment", () => "");
  offer("end", ".ending", () => "");
  offer("first", ".actions .button.first", text);
  offer("way", ".actions .buttons .button:not(.first)[aria-pressed]", text);
  offer("back", ".actions .buttons .small", text);
  offer("plain", ".actions .buttons .button:not(.first, .small, [aria-pressed])", text);
  if (document.querySelector(".actions.yours")) {
    offer("card", ".hand [data-card]:not([aria-disabled=true])", (one) => one.dataset.card);
    offer("take", ".line .take", text);
    offer("region", "[data-region].can", (one) => one.dataset.region);
  } else if (document.querySelector(".asked.yours")) {
    offer("tile", ".hand .held:not(.idle) [data-card]", (one) => one.dataset.card);
    offer("territory", "[data-territory].lit", (one) => one.dataset.territory);
  }
  return found;
}"""


class Offer(NamedTuple):
    """Something that the page lets one press."""

    number: int
    kind: str
    name: str
    pressed: bool
    at: Position | None


class Captain:
    """Plays through the page. `deeds` is what he pressed, as "card bishop" or "plain Pass"."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.seed, self.chance, self.misses = page, seed, Random(seed), 0
        self.deeds: list[str] = []

    def offers(self) -> dict[str, list[Offer]]:
        """All that can be pressed now, by kind."""
        found = [Offer(**one) for one in self.page.evaluate(OFFERS)]
        return {kind: [one for one in found if one.kind == kind] for kind in {one.kind for one in found}}

    def play(self, presses: int = 2000) -> None:
        """Play until the game is over."""
        self.play_until(lambda: False, presses)

    def play_until(self, done: Callable[[], bool], presses: int = 2000) -> None:
        """Play until this holds, or the game is over."""
        play_in_turn([self], lambda: done() or "end" in self.offers(), presses)

    def play_once(self) -> bool:
        """Press something, if anything can be pressed now; what comes or goes is covered for a moment."""
        choice = self.choose(self.offers())
        if choice is None:
            return False
        pressed = choice.at is not None and self.press(choice)
        self.misses = 0 if pressed else self.misses + 1
        return pressed

    def press(self, offer: Offer) -> bool:
        """Press it with the mouse, where nothing covers it; False if it is gone before one can."""
        try:
            self.page.locator(f"[data-offer='{offer.number}']").click(position=offer.at, timeout=GONE)
        except TimeoutError:
            return False
        self.deeds.append(f"{offer.kind} {offer.name}")
        return True

    def choose(self, offers: dict[str, list[Offer]]) -> Offer | None:
        """What to press next: a choice that was begun is brought to its end, mostly.

        Chance counts the deeds, and not how often one had to look before there was something to do.
        """
        self.chance = Random(f"{self.seed} {len(self.deeds)} {self.misses}")
        if "moment" in offers:
            return offers["moment"][0]
        if "first" in offers and ("card" not in offers or self.chance.random() < 0.8):
            return offers["first"][0]
        if "back" in offers:
            ways = [*offers.get("way", []), *offers.get("take", []), *offers.get("region", [])]
            return self.one([one for one in ways if not one.pressed] or offers["back"])
        if "territory" in offers:
            return self.one(offers["territory"])
        eager = self.chance.random() < 0.6
        rest = [offers.get(kind, []) for kind in ("card", "region", "tile", "plain")]
        found = [some for some in rest if some]
        return self.one(found[0] if eager else found[-1]) if found else None

    def one(self, things: Any) -> Any:
        return self.chance.choice(things)


def play_in_turn(captains: Sequence[Captain], done: Callable[[], bool], presses: int = 2000) -> None:
    """Whoever can press something does, until this holds."""
    pressed = monotonic()
    while not done():
        if any(captain.play_once() for captain in captains):
            pressed, presses = monotonic(), presses - 1
        else:
            captains[0].page.wait_for_timeout(25)
        last = [captain.deeds[-5:] for captain in captains]
        assert presses, f"not done after {last}"
        assert monotonic() < pressed + PATIENCE / 1000, f"nothing to press after {last}"
