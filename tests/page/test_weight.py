"""What a first visit costs: everything that a browser fetches that has never been here."""

import pytest
from playwright.sync_api import Response

from tests.page.conftest import Welcome

KILO = 1000
SCRIPTS, ALL = 120 * KILO, 500 * KILO


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_first_visit_is_light(welcome: Welcome, language: str) -> None:
    visitor = welcome(language)
    answers: dict[str, Response] = {}
    visitor.page.on("response", lambda answer: answers.setdefault(answer.url, answer))

    visitor.go()
    visitor.begin("condottiere", 2)
    visitor.page.locator(".hand [data-card]").first.wait_for()
    visitor.page.evaluate("document.fonts.ready")

    files = {url: answer for url, answer in answers.items() if "/api/" not in url}
    sizes = {url: answer.request.sizes()["responseBodySize"] for url, answer in files.items()}
    scripts = sum(size for url, size in sizes.items() if url.endswith(".js"))
    assert 0 < scripts <= SCRIPTS
    assert scripts < sum(sizes.values()) <= ALL
