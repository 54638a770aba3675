"""A table of six on every screen: nothing lies over anything else, and nothing is cut off at the side."""

from tests.page.captain import Captain
from tests.page.conftest import Welcome
from tests.page.screens import settled

UPRIGHT = [(320, 568), (360, 740), (820, 1180), (1024, 1366)]
ACROSS = [(568, 320), (640, 360), (740, 360), (844, 390), (1024, 768), (1199, 700), (1366, 650)]
FAULTS = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const field = document.querySelector(".field"), faults = [];
  const cut = getComputedStyle(field).overflowY === "visible" && field.scrollHeight > field.clientHeight + 1;
  if (cut) faults.push("the players lie over what is below them");
  if (box(".field").bottom > box(".below").top + 1) faults.push("what is below lies over the players");
  if (box(".below").bottom > innerHeight + 1) faults.push("the hand is out of sight");
  if (field.clientHeight < 60) faults.push("the players are out of sight");
  const wide = [...document.querySelectorAll("html, .board, .field, .below, .player")];
  for (const one of wide.filter((one) => one.scrollWidth > one.clientWidth + 1))
    faults.push(`${one.className} is cut at the side: ${one.scrollWidth} in ${one.clientWidth}`);
  return faults;
}"""


def test_six_players_are_in_sight_on_every_screen(welcome: Welcome) -> None:
    visitor = welcome("ru")
    visitor.begin("condottiere", 6, seed="six")
    captain = Captain(visitor.page, 5)
    captain.play_until(lambda: any(deed.startswith("first") for deed in captain.deeds) and "card" in captain.offers())

    found = {}
    for width, height in UPRIGHT + ACROSS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = settled(visitor.page).evaluate(FAULTS)

    assert {size: faults for size, faults in found.items() if faults} == {}
