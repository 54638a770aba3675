"""What the server says and what its documentation claims: every refusal has its sentence, every named test exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import condotta
from condotta.kernel.language import LANGUAGES, knows

SERVER = Path(condotta.__file__).parent / "server"
ROOT = Path(__file__).parents[2]
REFUSALS = {"IllegalMove": 0, "Denied": 1, "NameRefused": 0, "_sentence": 0}
"""What refuses, and which of its arguments is the code."""


def codes() -> Iterator[str]:
    """The code of every refusal in the server's own source."""
    for source in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            place = REFUSALS.get(getattr(node.func, "id", getattr(node.func, "attr", "")))
            code = node.args[place] if place is not None and len(node.args) > place else None
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield code.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_its_sentence(language: str) -> None:
    found = set(codes())

    messages = {code: "refused-" + code.replace(".", "-").replace("_", "-") for code in found}

    assert len(found) > 60
    assert not [code for code, message in messages.items() if not knows(language, message)]


def test_every_test_that_the_page_on_security_names_exists() -> None:
    named = set(re.findall("`(test_[a-z_]+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8")))
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))

    assert len(named) > 20
    assert not [name for name in named if f"def {name}(" not in sources]
