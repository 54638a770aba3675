"""Talk, shown cards, deals and votes at a table: what each of several people in their own browsers gets to see."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Welcome
from tests.page.visitor import PHONE, Visitor, comes_true

FIRST_CHOOSES = "Milano"
"""With this seed the player on the first of two chairs chooses the first region."""


class Listener:
    """All that a visitor's page was sent over the socket."""

    def __init__(self, visitor: Visitor) -> None:
        self.heard: list[str] = []
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: Any) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode())

    def has(self, words: str) -> bool:
        return any(words in frame for frame in self.heard)


def seated(visitors: Sequence[Visitor], names: Sequence[str], bots: int = 0) -> str:
    """A game of Condottiere of these people and as many bots, with their pages opened at it."""
    for visitor, name in zip(visitors, names, strict=True):
        visitor.be(name)
    table = visitors[0].open_table(players=len(names) + bots, seed=FIRST_CHOOSES)
    for seat, visitor in enumerate(visitors[1:], 1):
        visitor.ask(table, do="sit", seat=seat)
    for seat in range(len(names), len(names) + bots):
        visitors[0].ask(table, do="seat_bot", bot="captain", seat=seat)
    visitors[0].ask(table, do="start")
    for visitor in visitors:
        visitor.go(f"/t/{table}")
    return table


def opened(page: Page, tab: str) -> Page:
    page.locator(f"[data-tab={tab}]").click()
    return page


def spoken(page: Page, words: str) -> None:
    page.locator("#talk-words").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Talk").get_by_text(words)).to_be_visible()


def test_private_words_reach_only_those_whom_they_are_for(welcome: Welcome) -> None:
    anna, bruno, carla = welcome(), welcome(), welcome()
    ears = Listener(carla)
    seated((anna, bruno, carla), ("Anna of Lucca", "Bruno of Siena", "Carla of Roma"))

    spoken(opened(anna.page, "talk"), "Good evening to all.")
    expect(carla.page.get_by_role("status").get_by_text("Good evening to all.")).to_be_visible()
    anna.page.get_by_role("button", name="In private").click()
    anna.page.get_by_role("checkbox", name="Bruno of Siena").check()
    anna.page.get_by_role("button", name="Begin").click()
    spoken(anna.page, "Carla is too strong.")

    expect(bruno.page.get_by_role("button", name="Talk, 2 new messages")).to_be_visible()
    opened(bruno.page, "talk").get_by_role("button", name="Anna of Lucca 1").click()
    expect(bruno.page.get_by_role("log", name="Talk").get_by_text("Carla is too strong.")).to_be_visible()
    spoken(bruno.page, "Then let us both spare her nothing.")
    expect(anna.page.get_by_text("Then let us both spare her nothing.")).to_be_visible()
    spoken(opened(carla.page, "talk"), "You are very quiet.")
    assert ears.has("You are very quiet.")
    assert not ears.has("too strong")
    assert not ears.has("spare her")
    kept = carla.page.evaluate("JSON.stringify([localStorage, sessionStorage])")
    assert all(secret not in carla.page.content() + kept for secret in ("too strong", "spare her"))


def test_spectators_talk_among_themselves_while_the_game_runs(welcome: Welcome) -> None:
    anna, guest, other = welcome(), welcome(), welcome()
    ears = Listener(anna)
    table = seated((anna,), ("Watched Anna",), bots=1)
    for spectator in (guest, other):
        spectator.go(f"/t/{table}")

    opened(other.page, "talk")
    spoken(opened(guest.page, "talk"), "She holds nothing.")
    expect(other.page.get_by_role("log", name="Talk").get_by_text("She holds nothing.")).to_be_visible()
    spoken(opened(anna.page, "talk"), "I hear nobody.")
    expect(guest.page.get_by_text("I hear nobody.").first).to_be_visible()

    assert ears.has("I hear nobody.")
    assert not ears.has("holds nothing")
    expect(guest.page.locator("[data-tab=deals]")).to_have_count(0)


def test_somebody_who_is_muted_is_not_heard_until_he_is_wanted_again(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    seated((anna, bruno), ("Loud Anna", "Quiet Bruno"))
    opened(bruno.page, "table").get_by_role("button", name="Mute").click()

    spoken(opened(anna.page, "talk"), "Hear me!")
    spoken(opened(bruno.page, "talk"), "Silence at last.")
    assert bruno.page.get_by_text("Hear me!").count() == 0
    bruno.page.reload()
    spoken(opened(bruno.page, "talk"), "Still silence.")
    assert bruno.page.get_by_text("Hear me!").count() == 0

    opened(bruno.page, "table").get_by_role("button", name="Hear again").click()
    expect(opened(bruno.page, "talk").get_by_text("Hear me!")).to_be_visible()


def test_somebody_is_blocked_and_reported_from_the_table(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    seated((anna, bruno), ("Rude Anna", "Insulted Bruno"))
    spoken(opened(anna.page, "talk"), "You play like a mule.")

    page = opened(bruno.page, "table")
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    page.get_by_role("button", name="Report").click()
    page.get_by_label("What happened?").fill("She called me a mule.")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("The report is sent")).to_be_visible()

    page.reload()
    expect(opened(page, "table").get_by_role("button", name="Unblock")).to_be_visible()
    spoken(opened(page, "talk"), "Is anybody here?")
    assert page.get_by_text("mule").count() == 0


def test_shown_cards_are_known_to_those_who_saw_them_and_to_nobody_else(welcome: Welcome) -> None:
    anna, bruno, carla = welcome(), welcome(), welcome()
    ears = Listener(carla)
    seated((anna, bruno, carla), ("Showing Anna", "Seeing Bruno", "Blind Carla"))

    opened(anna.page, "deals").get_by_role("button", name="Show cards").click()
    form = anna.page.locator("form")
    card = form.get_by_role("checkbox").first.get_attribute("aria-label")
    form.get_by_role("checkbox").first.press("Space")
    form.get_by_role("checkbox", name="Seeing Bruno").check()
    form.get_by_role("button", name="Show them").click()

    told = "Showing Anna shows 1 card to Seeing Bruno"
    expect(bruno.page.get_by_role("log").get_by_text(f"{told}: {card}.")).to_be_visible()
    expect(bruno.page.locator(".player", has_text="Showing Anna").get_by_text(f"{card}", exact=True)).to_be_visible()
    expect(opened(bruno.page, "deals").get_by_role("heading", name="Cards you know of")).to_be_visible()
    expect(carla.page.get_by_role("log").get_by_text(f"{told}.")).to_be_visible()
    expect(carla.page.locator(".known")).to_have_count(0)
    shown = [event for frame in ears.heard for event in json.loads(frame).get("events", ())]
    assert [(event["event"], event.get("cards")) for event in shown] == [("cards_shown", None)]


def test_a_captain_takes_a_fair_offer_and_the_ledger_says_that_it_was_kept(visitor: Visitor) -> None:
    seated((visitor,), ("Honest Anna",), bots=1)
    page = opened(visitor.page, "deals")
    page.get_by_role("button", name="Make an offer").click()
    for seat in (0, 1):
        page.get_by_label("Who promises").select_option(str(seat))
        page.get_by_label("What is promised").select_option("no_card")
        page.get_by_label("Which card").select_option("heroine")
        page.get_by_role("button", name="Add this promise").click()
    page.get_by_label("In your own words").fill("No ladies today?")
    page.get_by_role("button", name="Make the offer").click()

    expect(page.get_by_text("Accepted; the promises count.")).to_be_visible()
    page.locator("[data-region].can").first.click()
    page.get_by_role("button", name="Attack").click()
    page.get_by_role("button", name="Pass", exact=True).click()

    offer = page.locator("article[data-offer]")
    expect(offer.get_by_text("Kept.")).to_be_visible()
    expect(offer.get_by_text("(kept)")).to_have_count(2)
    opened(page, "log")
    log = page.get_by_role("region", name="Log").get_by_role("log")
    expect(log.get_by_text("Promise kept: Honest Anna does not lay a Heroine in this battle.")).to_be_visible()


def test_an_offer_is_answered_by_those_it_is_made_to_and_unseen_by_others(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("ru"), welcome(viewport=PHONE), welcome()
    ears = Listener(carla)
    seated((anna, bruno, carla), ("Offering Anna", "Asked Bruno", "Left Carla"))

    page = opened(anna.page, "deals")
    page.get_by_role("button", name="Сделать предложение").click()
    page.get_by_role("checkbox", name="Asked Bruno").check()
    page.get_by_role("button", name="Предложить").click()
    expect(page.get_by_role("alert")).to_have_text("Напишите, что вы предлагаете, или выберите обещание.")
    page.get_by_label("Своими словами").fill("Нападём на Карлу?")
    page.get_by_role("button", name="Предложить").click()

    expect(bruno.page.get_by_role("button", name="Deals, 1 offer waits for your answer")).to_be_visible()
    answered = opened(bruno.page, "deals")
    answered.get_by_role("button", name="Decline").click()
    expect(answered.get_by_text("Declined by Asked Bruno.")).to_be_visible()
    expect(page.get_by_text("Отклонено; отказ дал игрок Asked Bruno.")).to_be_visible()
    spoken(opened(carla.page, "talk"), "What are you two whispering about?")
    assert not ears.has("offer_")
    assert "Карлу" not in carla.page.content()


def test_a_move_is_taken_back_when_the_others_agree(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    seated((anna, bruno), ("Hasty Anna", "Kind Bruno"))
    anna.page.locator("[data-region].can").first.click()
    anna.page.get_by_role("button", name="Attack").click()
    expect(bruno.page.get_by_role("heading", name="Battle for")).to_be_visible()

    opened(anna.page, "table").get_by_role("button", name="Take my last move back").click()
    expect(anna.page.get_by_text("Still to answer: Kind Bruno")).to_be_visible()
    bruno.page.get_by_role("group", name="A vote").get_by_role("button", name="For").click()

    expect(bruno.page.get_by_role("heading", name="Hasty Anna chooses the next region")).to_be_visible()
    expect(anna.page.locator("[data-region].can")).to_have_count(17)
    undone = bruno.page.get_by_role("log", name="What happened").get_by_role("paragraph").filter(has_text="attacks")
    expect(undone).to_have_text(re.compile("attacks .* taken back$"))
    bruno.page.set_viewport_size(PHONE)
    expect(bruno.page.locator(".ticker")).to_have_text("Hasty Anna takes the last move back.")


def test_a_vote_is_dropped_by_who_called_it_or_stops_the_game_when_it_is_carried(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    seated((anna, bruno), ("Tired Anna", "Patient Bruno"))
    opened(anna.page, "table").get_by_role("button", name="End the game").click()
    expect(bruno.page.get_by_text("Tired Anna proposes to end the game.").first).to_be_visible()
    anna.page.get_by_role("button", name="Drop it").click()
    expect(bruno.page.get_by_role("group", name="A vote")).to_have_count(0)

    anna.page.get_by_role("button", name="Pause").click()
    bruno.page.get_by_role("group", name="A vote").get_by_role("button", name="For").click()

    for page in (anna.page, bruno.page):
        expect(page.get_by_text("The game is paused.").first).to_be_visible()

    vote = bruno.page.get_by_role("group", name="A vote")
    anna.page.get_by_role("button", name="Go on").first.click()
    expect(vote.get_by_role("timer")).to_have_text(re.compile("It goes on in (10:00|9:[0-5][0-9]) at the latest"))
    expect(vote.get_by_role("button", name="Against")).to_have_count(0)
    vote.get_by_role("button", name="Go on").click()
    expect(anna.page.get_by_text("The game goes on.").first).to_be_visible()


def test_who_is_to_be_replaced_by_a_bot_says_that_he_is_there(welcome: Welcome) -> None:
    anna, bruno = welcome(), welcome()
    table = seated((anna, bruno), ("Impatient Anna", "Silent Bruno"))
    anna.ask(table, do="call_vote", what="replace", about=1)
    expect(anna.page.get_by_text("Still to answer: Silent Bruno").first).to_be_visible()
    vote = bruno.page.get_by_role("group", name="A vote")
    expect(vote.get_by_text("Impatient Anna proposes that a bot play for Silent Bruno.")).to_be_visible()

    expect(vote.get_by_role("timer")).to_have_text(re.compile("Time left to answer: [12]:[0-5][0-9]"))

    vote.get_by_role("button", name="I am here").click()

    for page in (anna.page, bruno.page):
        expect(page.get_by_role("group", name="A vote")).to_have_count(0)


def test_the_open_panel_keeps_nothing_of_the_table_from_the_keyboard(visitor: Visitor) -> None:
    visitor.begin(players=2, seed=FIRST_CHOOSES)
    page = opened(visitor.page, "deals")
    typed = page.get_by_label("Type a move")
    expect(page.get_by_role("heading", name="Deals")).to_be_focused()
    expect(page.locator(".chronicle")).to_have_js_property("clientWidth", 0)

    page.keyboard.press("/")

    expect(typed).to_be_focused()
    comes_true(page, "document.querySelector('.chronicle').clientWidth > 200")


@pytest.mark.parametrize("tab", ["talk", "deals", "table"])
def test_on_a_phone_the_panel_leaves_the_battle_in_sight(welcome: Welcome, tab: str) -> None:
    visitor = welcome("pl", viewport={"width": 320, "height": 640})
    visitor.begin(players=3)
    page = opened(visitor.page, tab)

    panel = page.locator("section:has(h2:focus)").bounding_box()
    assert panel is not None
    assert panel["y"] > 640 * 0.4
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-tab={tab}]")).to_be_focused()
