"""The few lines of Python in docs/records.md with which anybody can check a record."""

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs" / "records.md"


def checks() -> dict[str, Any]:
    """The functions that the page defines, by name."""
    found: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL):
        if "\ndef check" in example:
            exec(compile(example, "docs/records.md", "exec"), found)
    return found
