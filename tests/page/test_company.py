"""Several browsers at one table: everybody sees the same, also who was cut off in the middle of a battle."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.cable import Cable
from tests.page.captain import Captain, play_in_turn
from tests.page.conftest import Welcome
from tests.page.visitor import FINISHED, Visitor, until

SEEN = """() => ({
  regions: [...document.querySelectorAll("[data-region]")].map((one) => one.ariaLabel),
  counts: [...document.querySelectorAll(".player .counts")].map((one) => one.innerText).sort(),
  ending: document.querySelector(".ending p").textContent,
  last: [...document.querySelectorAll(".log p")].at(-1).textContent,
})"""


def gathered(welcome: Welcome, players: int) -> tuple[str, list[Visitor]]:
    """This many people at one table, each with a browser of his own, before the first move."""
    visitors = [welcome() for _ in range(players)]
    for visitor in visitors:
        visitor.be()
    table = visitors[0].open_table(players=players, seed="company 1")
    for seat, visitor in enumerate(visitors[1:], 1):
        visitor.ask(table, do="sit", seat=seat)
    return table, [visitor for visitor in visitors if visitor.go(f"/t/{table}")]


def seen_by(visitors: list[Visitor]) -> list[Any]:
    return [visitor.page.evaluate(SEEN) for visitor in visitors]


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
    # The last news of a game reach them one after the other.
    until(cut_off.page, lambda: seen_by(visitors), lambda seen: seen == [seen[0]] * players)
