"""How quick the page is: from nothing to something that can be pressed, and from a press to the card that lies.

The page should be ready within 1.5 s of a first visit, and a played card confirmed within 100 ms.
"""

from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from tests.page.captain import Captain
from tests.page.conftest import Generous, chromium
from tests.page.visitor import DESK, PHONE, Visitor

VISITS, GAMES = 10, 2
READY = (
    "() => { const button = document.querySelector('.first'); return button && !button.disabled && performance.now() }"
)
CLOCK = """
window.confirmed = [];
let pressed = 0;
addEventListener("click", () => (pressed = performance.now()), true);
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...to) {
    super(...to);
    this.addEventListener("message", ({ data }) => {
      const { type, move } = JSON.parse(data);
      if (type !== "told" || move === undefined || !pressed) return;
      const since = pressed;
      pressed = 0;
      requestAnimationFrame(() => requestAnimationFrame(() => confirmed.push(performance.now() - since)));
    });
  }
};
"""


def told(name: str, times: list[float]) -> None:
    worst = quantiles(times, n=20)[-1]
    print(f"{name:<44} median {median(times):6.0f} ms   p95 {worst:6.0f} ms   ({len(times)})")


def visits(browser: Browser, address: str, screen: dict[str, int]) -> list[float]:
    """Milliseconds from the start of a first visit until one can press."""
    times = []
    for _ in range(VISITS):
        visitor = Visitor(browser, address, viewport=screen, reduced_motion="no-preference")
        visitor.page.goto("/")
        times.append(float(visitor.page.wait_for_function(READY).json_value()))
        visitor.leave()
    return times


def confirmations(browser: Browser, address: str, screen: dict[str, int]) -> list[float]:
    """Milliseconds from the press that makes a move until what it did is drawn."""
    visitor = Visitor(browser, address, viewport=screen, reduced_motion="no-preference")
    visitor.context.add_init_script(CLOCK)
    times: list[float] = []
    for seed in range(GAMES):
        visitor.begin("condottiere", 4, pace=300)
        Captain(visitor.page, seed).play()
        times += visitor.page.evaluate("confirmed")
    visitor.leave()
    return times


def main() -> None:
    with Generous() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright))
        for name, screen in (("desk", DESK), ("phone", PHONE)):
            told(f"first visit, until one can press, {name}", visits(browser, server.address, screen))
            told(f"press until the move is drawn, {name}", confirmations(browser, server.address, screen))
        browser.close()


if __name__ == "__main__":
    main()
