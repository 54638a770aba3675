"""The tables of layouts in docs/learn.md. Run as a module it writes them anew."""

import re
from pathlib import Path

from condotta.catalogue import GAMES
from condotta.learn.subject import subject_named

DOCS = Path(__file__).parents[2] / "docs" / "learn.md"


def with_tables(text: str) -> str:
    """The text with the layouts as they are now."""
    for name in GAMES:
        layout = subject_named(name).layout
        told = f"<!-- layout {name} -->\n{layout.size} numbers:\n\n{layout.table()}\n<!-- end -->"
        text, found = re.subn(
            rf"<!-- layout {name} -->\n.*?<!-- end -->", lambda _, told=told: told, text, flags=re.DOTALL
        )
        assert found == 1, f"docs/learn.md has no place for the layout of {name}."
    return text


def examples() -> list[str]:
    """The examples in Python."""
    return re.findall(r"```python\n(.*?)```", DOCS.read_text(), flags=re.DOTALL)


if __name__ == "__main__":
    DOCS.write_text(with_tables(DOCS.read_text()))
