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


def proofs() -> list[tuple[str, str]]:
    """Each test that a threat names, and the file it should be in: `test_wall.py` if none is named before it."""
    page = (TESTS.parent / "docs" / "security.md").read_text("utf-8")
    cells = [row.rstrip("| \n").rpartition("|")[2] for row in page.splitlines() if row.startswith("| **")]
    parts = [NAMED.findall(part) for cell in cells for part in cell.split(";")]
    files = [next((name for name in part if name.endswith(".py")), "test_wall.py") for part in parts]
    return [(file, name) for file, part in zip(files, parts, strict=True) for name in part if not name.endswith(".py")]


@pytest.mark.parametrize(("file", "name"), proofs())
def test_a_threat_names_the_file_of_its_test(file: str, name: str) -> None:
    (path,) = TESTS.rglob(file)
    assert name in DEFINED.findall(path.read_text("utf-8"))
