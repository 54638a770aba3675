"""An evening at home: plain HTTP, and a name that is not this machine's own. Such pages are denied much."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import AT_HOME, Welcome
from tests.page.visitor import Visitor
from tests.server.serving import Served

IGNORED = "Cross-Origin-Opener-Policy"
"""Of this header Chromium says that it counts over HTTPS only."""


@pytest.fixture
def visitor(browser: Browser, server: Served) -> Iterator[Visitor]:
    """Somebody who comes over plain HTTP from another machine of the house."""
    one = Visitor(browser, server.address.replace("127.0.0.1", AT_HOME))
    yield one
    one.leave()
    assert [fault for fault in one.faults if IGNORED not in fault] == []


def test_one_plays_over_plain_http_too(visitor: Visitor) -> None:
    page = visitor.go("/")
    assert not page.evaluate("isSecureContext")

    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()

    expect(page.get_by_role("group", name="Your hand, 10 cards")).to_be_visible()


def test_a_link_is_copied_over_plain_http_too(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name="Play with friends").click()

    page.get_by_role("button", name="Copy").click()

    expect(page.get_by_text("Copied")).to_be_visible()
    expect(page.get_by_role("button", name="Copy")).to_be_focused()


def test_a_link_that_is_good_for_nobody_else_says_so(welcome: Welcome, visitor: Visitor) -> None:
    here = welcome().go("/")
    here.get_by_role("button", name="Play with friends").click()
    expect(here.get_by_text("This link is good on this machine only.")).to_be_visible()

    there = visitor.go("/")
    there.get_by_role("button", name="Play with friends").click()
    expect(there.get_by_text("Send this link to your friends")).to_be_visible()
    expect(there.get_by_text("This link is good on this machine only.")).to_have_count(0)
