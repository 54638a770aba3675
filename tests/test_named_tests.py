"""A document that names a test as its proof names one that is there."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
DOCS = sorted((TESTS.parent / "docs").glob("*.md"))
NAMED = re.compile(r"\btest_\w+(?:\.py)?")
DEFINED = re.compile(r"^ *(?:async )?def (test_\w+)", re.MULTILINE)


def there() -> set[str]:
    """All tests, and the files they are in."""
    files = list(TESTS.rglob("test_*.py"))
    return {file.name for file in files} | {name for file in files for name in DEFINED.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.stem)
def test_every_test_that_a_document_names_is_there(page: Path) -> None:
    assert set(NAMED.findall(page.read_text("utf-8"))) <= there()


def test_the_page_about_security_names_its_tests() -> None:
    named = NAMED.findall((TESTS.parent / "docs" / "security.md").read_text("utf-8"))

    assert len(set(named)) > 20
