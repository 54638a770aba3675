"""The built page in a real browser, from a server as people start it. All tests here share one of each."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from condotta.server.http.page import page_folder
from tests.page.visitor import Visitor
from tests.server.serving import Served

HERE = Path(__file__).parent
AT_HOME = "home.test"
"""A name for this machine that browsers do not trust as they trust its own."""
UNBUILT = "The page is not built; `make page` builds it."
NO_CHROMIUM = "There is no Chromium for the tests; on Debian: apt-get install chromium"

Welcome = Callable[..., Visitor]


class Generous(Served):
    """A server that does not mind how often the tests come; in a fresh clone it compiles rules and bots first."""

    patience = 900.0

    def command(self) -> list[str]:
        return [*super().command(), "--generous"]


def chromium(playwright: Playwright) -> str:
    """The system's Chromium, else Playwright's own."""
    own = playwright.chromium.executable_path
    found = shutil.which("chromium") or (own if Path(own).exists() else None)
    assert found is not None, NO_CHROMIUM
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One worker runs all tests of the page: it has the server and the browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("page"))


# Not for the whole session: while Playwright runs, nothing else can run an event loop in this process.
@pytest.fixture(scope="package")
def server() -> Iterator[Served]:
    """A server with bots, a fresh database and the built page."""
    assert page_folder() is not None, UNBUILT
    with Generous() as served:
        yield served


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = playwright.chromium.launch(
        executable_path=chromium(playwright), args=[f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1"]
    )
    yield opened
    opened.close()


@pytest.fixture
def welcome(browser: Browser, server: Served) -> Iterator[Welcome]:
    """Let a visitor in, `welcome("ru", viewport=PHONE)`; in the end none of them may have seen a fault."""
    visitors: list[Visitor] = []

    def let_in(language: str = "en", **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, language, **wishes))
        return visitors[-1]

    yield let_in
    for visitor in visitors:
        visitor.leave()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture
def visitor(welcome: Welcome) -> Visitor:
    """One visitor, in English, at a desk."""
    return welcome()
