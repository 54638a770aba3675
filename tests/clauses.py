"""The clauses of the rules and the tests that show them.

A test cites clauses with `@clause("condottiere:bishop.pope")`, a scenario with its `clauses`. Run as a module this
fails on a clause that no test cites and on a citation of no clause.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
HEADING = re.compile(r"^### `([a-z_.-]+)`", re.MULTILINE)


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses that it shows."""
    return pytest.mark.clause(*ids)


def clauses(rules: Path = RULES) -> set[str]:
    """Every clause of both rules, as `game:id`."""
    games = ("condottiere", "ordonnance")
    return {f"{game}:{id_}" for game in games for id_ in HEADING.findall((rules / f"{game}.md").read_text("utf-8"))}


def cited(tests: Path = TESTS) -> dict[str, list[str]]:
    """Every clause that a test or scenario cites, and where."""
    places: dict[str, list[str]] = {}
    for source in sorted(tests.rglob("test_*.py")):
        for id_, line in _in_tests(ast.parse(source.read_text("utf-8"))):
            places.setdefault(id_, []).append(f"{source.relative_to(tests)}:{line}")
    for source in sorted(tests.rglob("*.toml")):
        for scenario in tomllib.loads(source.read_text("utf-8"))["scenario"]:
            for id_ in scenario["clauses"]:
                places.setdefault(f"condottiere:{id_}", []).append(f"{source.name}: {scenario['title']}")
    return places


def _in_tests(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The ids in `@clause(...)` above test functions, and in `marks=clause(...)` of their parameters."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            for call in (node for decorator in function.decorator_list for node in ast.walk(decorator)):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "clause":
                    yield from ((ast.literal_eval(argument), call.lineno) for argument in call.args)


def faults(known: set[str], places: dict[str, list[str]]) -> list[str]:
    """What is wrong between the clauses there are and those that are cited."""
    uncited = [f"no test cites {id_}" for id_ in sorted(known - places.keys())]
    unknown = [f"there is no clause {id_}, cited in {places[id_][0]}" for id_ in sorted(places.keys() - known)]
    return uncited + unknown


if __name__ == "__main__":
    found = faults(clauses(), cited())
    print("\n".join(found) or f"all {len(clauses())} clauses are cited by tests")
    sys.exit(bool(found))
