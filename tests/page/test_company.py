"""Several browsers at one table: everybody sees the same, also who was cut off in the middle of a battle."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.captain import Captain, play_in_turn
from tests.page.conftest import Welcome
from tests.page.visitor import FINISHED, Visitor

SEEN = """() => ({
  regions: [...document.querySelectorAll("[data-region]")].map((one) => one.ariaLabel),
  counts: [...document.querySelectorAll(".player .counts")].map((one) => one.innerText).sort(),
  ending: document.querySelector(".ending p").textContent,
  last: [...document.querySelectorAll(".log p")].at(-1).textContent,
})"""


class Cable:
    """The line between a page and the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        self.whole, self.calls = True, 0
        page.route_web_socket("**/socket", self._connect)

    def cut(self) -> None:
        self.whole = False
        for socket in self.open:
            socket.close()
        self.open.clear()

    def mend(self) -> None:
        self.whole = True

    def _connect(self, socket: WebSocketRoute) -> None:
        self.calls += 1
        if self.whole:
            socket.connect_to_server()
            self.open.append(socket)
        else:
            socket.close()


def gathered(welcome: Welcome, players: int) -> tuple[str, list[Visitor]]:
    """This many people at one table, each with a browser of his own, before the first move."""
    visitors = [welcome() for _ in range(players)]
    for visitor in visitors:
        visitor.be()
    table = visitors[0].open_table(players=players, seed="company 1")
    for seat, visitor in enumerate(visitors[1:], 1):
        visitor.ask(table, do="sit", seat=seat)
    return table, [visitor for visitor in visitors if visitor.go(f"/t/{table}")]


@pytest.mark.parametrize("players", [2, 4])
def test_all_end_with_the_same_also_who_was_cut_off_in_mid_battle(welcome: Welcome, players: int) -> None:
    table, visitors = gathered(welcome, players)
    cut_off = visitors[-1]
    cable = Cable(cut_off.page)
    cut_off.page.reload()
    visitors[0].page.get_by_role("button", name="Start").click()
    captains = [Captain(visitor.page, seat) for seat, visitor in enumerate(visitors)]
    play_in_turn(captains, lambda: sum(deed.startswith("first Play") for one in captains for deed in one.deeds) > 2)

    cable.cut()
    expect(cut_off.page.get_by_text("The connection is lost")).to_be_visible()
    for captain in captains[:-1]:
        captain.play_once()
    cable.mend()
    expect(cut_off.page.get_by_text("The connection is lost")).to_be_hidden()
    play_in_turn(captains, lambda: any("moment " in captain.deeds for captain in captains))
    for visitor in visitors:
        visitor.ask(table, do="stand")
    for visitor in visitors:
        visitor.page.locator(".ending").wait_for(timeout=FINISHED)

    assert cable.calls > 1
    seen = [visitor.page.evaluate(SEEN) for visitor in visitors]
    assert seen == [seen[0]] * players
