"""At the table: another language in mid-game, a battle by keyboard alone, odd offers, a refusal."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.captain import Captain, Offer
from tests.page.conftest import Welcome
from tests.page.visitor import PHONE, Visitor, comes_true, held, until

TABS = 150
VISIBLE = """cards => cards.map(card => {
  const { left, right, top, height } = card.getBoundingClientRect();
  let seen = 0;
  for (let x = left + 1; x < right; x += 1) seen += card.contains(document.elementFromPoint(x, top + height / 2));
  return seen;
})"""
"""How many pixels of each card a finger can reach, along its middle."""
FOCUS = """(number) => {
  const wanted = document.querySelector(`[data-offer="${number}"]`), here = document.activeElement;
  if (!wanted || wanted === here) return [wanted !== null, wanted === here, null];
  const along = wanted.dataset.card && here.dataset.card;
  const before = wanted.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [true, false, along ? (before ? "ArrowLeft" : "ArrowRight") : "Tab"];
}"""
"""Whether something offered is still there, whether it has the focus, and else by which key one gets nearer to it."""


def test_the_language_is_changed_in_mid_game(visitor: Visitor) -> None:
    visitor.begin("condottiere", 2, seed="words")
    page, captain = visitor.page, Captain(visitor.page)
    captain.play_until(lambda: any(deed.startswith("first Play") for deed in captain.deeds))
    page.locator(".actions.yours").wait_for()
    cards = held(page)

    page.get_by_label("Language").select_option("ru")

    expect(page.get_by_role("group", name="Карта Италии")).to_be_visible()
    told = page.locator(".log p").all_inner_texts()
    assert told
    assert not [line for line in told if not any("а" <= letter.lower() <= "я" for letter in line)]
    assert held(page) == cards
    deeds = len(captain.deeds)
    captain.play_until(lambda: len(captain.deeds) > deeds + 3)


class Typist(Captain):
    """A captain without a mouse: Tab, and arrows among cards, until what he wants has the focus, then Enter.

    He never passes while he can lay a card: so he fights in the first battle already, whatever chance has in store.
    """

    def choose(self, offers: dict[str, list[Offer]]) -> Offer | None:
        return super().choose({kind: some for kind, some in offers.items() if kind != "plain" or "card" not in offers})

    def press(self, offer: Offer) -> bool:
        for _ in range(TABS):
            there, focused, key = self.page.evaluate(FOCUS, offer.number)
            if focused:
                self.page.keyboard.press("Enter")
                self.deeds.append(f"{offer.kind} {offer.name}")
            if focused or not there:
                return bool(focused)
            self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not lead to {offer.kind} {offer.name}")


def test_a_whole_battle_is_fought_by_keyboard(visitor: Visitor) -> None:
    visitor.begin("condottiere", 2, seed="keys")
    typist = Typist(visitor.page, 4)

    def fought() -> bool:
        """Whether he has laid a card and then seen how a battle ended."""
        laid = [at for at, deed in enumerate(typist.deeds) if deed.startswith("first Play")]
        return bool(laid) and "moment " in typist.deeds[laid[0] :]

    typist.play_until(fought)

    assert fought()
    expect(visitor.page.locator("button.moment")).to_have_count(0)
    comes_true(visitor.page, "document.activeElement !== document.body")  # the focus is not lost


def odd(page: Page, legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """From now on the server offers exactly these; what is asked is collected."""
    asked: list[dict[str, Any]] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            asked.extend([message["command"]] if message["type"] == "ask" else [])
            server.send(text)

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in ("snapshot", "told"):
                message["legal"] = legal
            socket.send(json.dumps(message))

        socket.on_message(say)
        server.on_message(hear)

    page.route_web_socket("**/socket", connect)
    page.reload()
    return asked


def test_keys_lead_to_what_happened_and_out_of_the_line_in_which_moves_are_typed(visitor: Visitor) -> None:
    visitor.begin("condottiere", 2, seed="keys")
    page, typed = visitor.page, visitor.page.get_by_label("Type a move")
    page.locator(".actions.yours").wait_for()
    page.keyboard.press("l")
    expect(page.get_by_role("log", name="What happened")).to_be_focused()
    page.keyboard.press("/")
    expect(typed).to_be_focused()
    page.keyboard.type("bogus")

    page.keyboard.press("Escape")
    expect(typed).to_have_value("")
    page.keyboard.press("Escape")

    expect(typed).not_to_be_focused()


def test_on_a_phone_a_played_card_leaves_all_others_to_be_tapped(welcome: Welcome) -> None:
    visitor = welcome(viewport=PHONE)
    visitor.begin("condottiere", 2, seed="tapped")
    page, captain = visitor.page, Captain(visitor.page)
    captain.play_until(lambda: any(deed.startswith("first Play") for deed in captain.deeds))
    page.locator(".hand [data-card]").first.wait_for()
    page.mouse.move(1, 1)

    page.locator(".hand [data-card]").nth(1).evaluate("card => card.focus({ focusVisible: false })")

    shown = page.locator(".hand [data-card]").evaluate_all(VISIBLE)
    assert len(shown) > 3
    assert min(shown) >= 12


def test_exactly_what_the_server_offers_is_offered(visitor: Visitor) -> None:
    visitor.begin("condottiere", 2, seed="odd")
    hand = held(visitor.page)
    card = hand[0]

    asked = odd(
        visitor.page,
        [{"do": "play", "card": card}, {"do": "draw", "count": 2}, {"do": "attack", "region": "Siena"}],
    )
    captain = Captain(visitor.page)

    def offered() -> dict[str, set[str]]:
        return {kind: {one.name for one in some} for kind, some in captain.offers().items()}

    wanted = {"card": {card}, "plain": {"Draw 2"}, "region": {"Siena"}}
    until(visitor.page, offered, lambda seen: seen == wanted)
    visitor.page.get_by_role("button", name="Draw 2").click()
    expect(visitor.page.locator(".actions .why")).not_to_be_empty()
    assert asked[-1] == {"do": "act", "move": asked[-1]["move"], "action": {"do": "draw", "count": 2}}
    expect(visitor.page.locator(".hand [data-card]")).to_have_count(len(hand))
