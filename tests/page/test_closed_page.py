"""Word also when the page is closed: offered where the server sends it, and shown by the page's worker."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.page.conftest import Generous
from tests.page.visitor import Visitor, comes_true, until
from tests.server.push_service import Subscriber
from tests.server.serving import Served

SHOWN = """navigator.serviceWorker.getRegistration().then(async (found) =>
  (await found.getNotifications()).map(({ title, body, tag, data }) => [title, body, tag, data.path]))"""
CALL = '{{"kind":"turn","table":"{table}","game":"condottiere","title":"Your turn","text":"{text}"}}'
SUBSCRIBING = """
  // A browser without a head reaches no push service: it has a subscription as one would give it.
  window.made = null;
  const given = (options) => ({
    endpoint: "%(endpoint)s",
    options: { applicationServerKey: window.key },
    toJSON: () => ({ endpoint: "%(endpoint)s", keys: { p256dh: "%(p256dh)s", auth: "%(auth)s" } }),
    unsubscribe: async () => { window.made = null; return true; },
  });
  PushManager.prototype.getSubscription = async () => window.made;
  PushManager.prototype.subscribe = async (options) => { window.asked = options; return window.made = given(options); };
"""


class Calling(Generous):
    """A server with the key and the contact that push needs."""

    def command(self) -> list[str]:
        key = ["--push-key", str(self.folder / "push.pem"), "--push-contact", "mailto:host@example.org"]
        return [*super().command(), *key]


@pytest.fixture(scope="module")
def calling() -> Iterator[Calling]:
    with Calling() as served:
        yield served


@contextmanager
def guest(browser: Browser, served: Served, **wishes: Any) -> Iterator[Visitor]:
    visitor = Visitor(browser, served.address, **wishes)
    try:
        visitor.be()
        yield visitor
        assert visitor.faults == []
    finally:
        visitor.leave()


def worker_of(visitor: Visitor, page: Page) -> tuple[CDPSession, str]:
    """A way to the page's worker, and the name by which the browser calls it."""
    comes_true(page, "navigator.serviceWorker.ready.then(() => true)")
    session = visitor.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(page, lambda: found, bool)
    return session, found[0]


def call(visitor: Visitor, page: Page, table: str, text: str) -> None:
    """Let the browser's push service bring this."""
    session, registration = worker_of(visitor, page)
    data = CALL.format(table=table, text=text)
    origin = {"origin": visitor.page.evaluate("location.origin"), "registrationId": registration}
    session.send("ServiceWorker.deliverPushMessage", origin | {"data": data})


def test_what_comes_is_shown_once_for_each_table(browser: Browser, calling: Calling) -> None:
    with guest(browser, calling, permissions=["notifications"]) as visitor:
        page = visitor.go()

        call(visitor, page, "first", "A table waits.")
        call(visitor, page, "second", "Another waits.")
        call(visitor, page, "first", "It waits again.")

        expected = [
            ["Your turn", "It waits again.", "turn-first", "/t/first"],
            ["Your turn", "Another waits.", "turn-second", "/t/second"],
        ]
        until(page, lambda: sorted(page.evaluate(SHOWN), key=lambda one: str(one[2])), lambda seen: seen == expected)


def test_who_looks_at_the_table_is_shown_nothing(browser: Browser, calling: Calling) -> None:
    with guest(browser, calling, permissions=["notifications"]) as visitor:
        table = visitor.open_table()
        page = visitor.go(f"/t/{table}")
        page.bring_to_front()

        call(visitor, page, table, "It waits.")
        call(visitor, page, "other", "Another waits.")

        until(page, lambda: page.evaluate(SHOWN), lambda seen: [one[2] for one in seen] == ["turn-other"])


def test_the_choice_tells_the_server_of_this_browser_and_takes_it_back(browser: Browser, calling: Calling) -> None:
    keys = Subscriber("https://fcm.googleapis.com", "page").subscription()
    with guest(browser, calling, permissions=["notifications"]) as visitor:
        visitor.context.add_init_script(SUBSCRIBING % keys)
        page = visitor.go()
        comes_true(page, "navigator.serviceWorker.ready.then(() => true)")
        page.get_by_role("button", name="Your turns").click()
        choice = page.get_by_label("Also when this page is closed")
        unreached = page.get_by_text("nothing will tell you that it is your turn")
        expect(unreached).to_be_visible()

        choice.click()

        expect(choice).to_be_checked()
        expect(unreached).to_have_count(0)
        (listed,) = visitor.context.request.get("/api/push").json()
        assert (listed["current"], listed["language"]) == (True, "en")
        key = visitor.context.request.get("/api/catalogue").json()["push_key"]
        assert page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": key}

        choice.click()

        expect(unreached).to_be_visible()
        until(page, lambda: visitor.context.request.get("/api/push").json(), lambda seen: seen == [])
        assert page.evaluate("window.made") is None


def test_a_browser_whose_push_service_cannot_be_reached_is_told_so(browser: Browser, calling: Calling) -> None:
    with guest(browser, calling, permissions=["notifications"]) as visitor:
        visitor.context.add_init_script("PushManager.prototype.subscribe = async () => { throw new Error('none'); };")
        page = visitor.go()
        page.get_by_role("button", name="Your turns").click()
        choice = page.get_by_label("Also when this page is closed")

        choice.click()

        expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
        expect(choice).not_to_be_checked()


def test_without_push_there_is_no_choice_and_the_page_says_that_nothing_comes(visitor: Visitor) -> None:
    visitor.be()
    page = visitor.go()

    page.get_by_role("button", name="Your turns").click()

    expect(page.get_by_text("this server cannot send word")).to_be_visible()
    expect(page.get_by_label("Also when this page is closed")).to_have_count(0)
