"""Help, version, and what must not be loaded for them."""

import subprocess
import sys

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from condotta import __version__
from condotta.cli import app
from tests.cli.desk import SOURCES, in_shell, said

COMMANDS = ("play", "replay", "rules", "simulate", "analyse", "arena", "verify")


def test_alone_it_shows_the_help() -> None:
    assert said() == said("--help")


def test_the_help_lists_the_commands_and_examples() -> None:
    text = said("--help")

    assert all(command in text for command in COMMANDS)
    assert "condotta play --hotseat" in text


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help_with_examples(command: str) -> None:
    text = said(command, "--help")

    assert f"condotta {command}" in text.split("Examples")[1]


@pytest.mark.parametrize("command", [*COMMANDS, "serve", "backup", "admin"])
def test_examples_are_not_torn_where_a_terminal_is_80_columns_wide(command: str) -> None:
    help_ = [line.strip() for line in said(command, "--help").split("\n")]
    written = [line.strip() for line in _examples(command).split("\n") if "[bold]" not in line]

    assert set(written) <= set(help_)


def _examples(command: str) -> str:
    """What is written below the options of a command."""
    commands = get_command(app)
    assert isinstance(commands, TyperGroup)
    return commands.commands[command].epilog or ""


def test_it_says_its_version() -> None:
    assert said("--version") == f"condotta {__version__}\n"


def test_help_loads_no_rules() -> None:
    program = (
        "import sys\n"
        "from condotta.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(sorted({'numba', 'numpy', 'msgspec', 'fluent', 'condotta.catalogue'} & set(sys.modules)))"
    )

    call = subprocess.run(
        [sys.executable, "-c", program, "--help"], capture_output=True, text=True, cwd=SOURCES, check=True
    )

    assert call.stdout.splitlines()[-1] == "[]"


def test_it_runs_as_a_module() -> None:
    call = in_shell("--version")

    assert (call.returncode, call.stdout) == (0, f"condotta {__version__}\n")
