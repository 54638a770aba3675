"""Somebody at the page: a browser window with cookies and storage of its own."""

from collections.abc import Callable
from time import monotonic
from typing import Any, TypeVar
from uuid import uuid4

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

LOCALES = {"en": "en-GB", "it": "it-IT", "pl": "pl-PL", "ru": "ru-RU"}
DESK, TABLET, PHONE = {"width": 1440, "height": 900}, {"width": 820, "height": 1180}, {"width": 360, "height": 740}
PATIENCE = 90_000
"""Milliseconds that anything on the page may take, on a machine that has much else to do."""
expect.set_options(timeout=PATIENCE)  # a browser context does not hand its own patience on
FINISHED = 120_000
"""Milliseconds that bots may take to play a game to its end."""
QUICK = {"pace": 0, "pause": 1000, "public": False}
"""Settings of a table at which nobody is waited for."""

Seen = TypeVar("Seen")
HELD = "all => all.map((one) => one.dataset.card)"


def until(page: Page, look: Callable[[], Seen], holds: Callable[[Seen], bool]) -> Seen:
    """Look until this holds of what is seen, for what Playwright's own expectations cannot tell."""
    deadline = monotonic() + PATIENCE / 1000
    while not holds(seen := look()):
        assert monotonic() < deadline, f"in the end there was {seen}"
        page.wait_for_timeout(50)
    return seen


def comes_true(page: Page, expression: str) -> None:
    """Wait until this holds in the page, whose policy does not let Playwright look by itself."""
    until(page, lambda: page.evaluate(expression), bool)


def held(page: Page) -> list[str]:
    """The cards of one's hand, as soon as it is there."""
    page.locator(".hand [data-card]").first.wait_for()
    return list(page.locator(".hand [data-card]").evaluate_all(HELD))


class Visitor:
    """A visitor who reads one language on one screen. What goes wrong in his page is kept in `faults`."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        *,
        dark: bool = False,
        name: str | None = None,
        **wishes: Any,
    ) -> None:
        wishes = {"viewport": DESK, "reduced_motion": "reduce"} | wishes
        self.context = browser.new_context(
            base_url=address, locale=LOCALES[language], color_scheme="dark" if dark else "light", **wishes
        )
        self.context.set_default_timeout(PATIENCE)
        self.name, self.id = name, ""
        self.faults: list[str] = []
        self.page = self.window()

    def window(self) -> Page:
        """A further window of the same visitor."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{error}"))
        page.on("console", self._heard)
        return page

    def go(self, path: str = "/") -> Page:
        """Open this address and wait until something of the page is there."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        return self.page

    def be(self, name: str | None = None) -> str:
        """Become a guest, if he is not one yet: under this name, or one that nobody has; his id."""
        if not self.id:
            self.id = str(self.post("/api/guests", name=name or self.name or f"Guest {uuid4().hex[:8]}")["id"])
        return self.id

    def open_table(self, game: str = "condottiere", players: int = 2, *, options: Any = None, **settings: Any) -> str:
        """A quick table of one's own, at which one sits on the first chair."""
        options = {"players": players} | (options or {})
        table = str(self.post("/api/tables", game=game, options=options, **(QUICK | settings))["table"])
        self.ask(table, do="sit", seat=0)
        return table

    def begin(self, game: str = "condottiere", players: int = 2, *, bot: str = "recruit", **settings: Any) -> str:
        """A game against bots at a quick table, with the page opened at it."""
        self.be()
        table = self.open_table(game, players, **settings)
        for seat in range(1, players):
            self.ask(table, do="seat_bot", bot=bot, seat=seat)
        self.ask(table, do="start")
        self.go(f"/t/{table}")
        return table

    def ask(self, table: str, **command: Any) -> Any:
        """Ask something of a table as this visitor, beside the page."""
        return self.post(f"/api/tables/{table}/ask", id=uuid4().hex, command=command)

    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def leave(self) -> None:
        self.context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        # Chromium writes a line for every answer that is not 200, also where the page asks whether one is known.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)
