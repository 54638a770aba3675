"""The command line as tests use it: calls with typed lines, refusals, and a person who picks any listed choice."""

import io
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from condotta.cli import app, evening
from condotta.cli.asking import Asking
from condotta.cli.session import Session
from condotta.cli.terminal import Terminal

AUTO = "auto\n" * 3000
"""A person who lets the captain choose."""
SOURCES = Path(__file__).parent.parent.parent / "src"


def condotta(*words: str, typed: str = "") -> Result:
    """Call the command line in this process."""
    return CliRunner(env={"COLUMNS": "80"}).invoke(app, list(words), input=typed, prog_name="condotta")


def said(*words: str, typed: str = "") -> str:
    """What a call that succeeds prints."""
    result = condotta(*words, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*words: str, typed: str = "") -> str:
    """The one sentence of a call that is refused."""
    result = condotta(*words, typed=typed)
    sentence = result.stderr.rstrip("\n")
    assert result.exit_code == 2, result.output
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    assert "Traceback" not in result.output
    return sentence


def in_shell(*words: str, typed: str = "", plain: bool = True) -> subprocess.CompletedProcess[str]:
    """Call the command line as a process of its own; rules run plain, so that nothing is compiled."""
    settings = os.environ | {"PYTHONPATH": str(SOURCES), "COLUMNS": "80"} | ({"CONDOTTA_PLAIN": "1"} if plain else {})
    command = [sys.executable, "-m", "condotta", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=settings, timeout=120, check=False)


class Screen(Terminal):
    """A terminal whose person types the number of any choice listed; `visible` is what has not been covered."""

    def __init__(self, seed: int = 0) -> None:
        self.console = Console(file=io.StringIO(), width=80, highlight=False)
        self.dice, self.asking, self.session = random.Random(seed), None, None
        self.prompts: list[str] = []
        self.look: Callable[[Screen], None] = lambda screen: None

    asking: Asking | None
    session: Session | None

    @property
    def visible(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.look(self)
        if not prompt.endswith(">") or self.asking is None:
            return ""
        return str(self.dice.choice(self.asking.question.choices).number)

    def cover(self) -> None:
        self.console.file = io.StringIO()


def seated(monkeypatch: pytest.MonkeyPatch, seed: int = 0) -> Screen:
    """Let the next game be played at a screen of this kind."""
    screen, show_choices, hand_over = Screen(seed), Asking.show_choices, Session._hand_over

    def remember_asking(asking: Asking) -> None:
        screen.asking = asking
        show_choices(asking)

    def remember_session(session: Session, seat: int) -> None:
        screen.session = session
        hand_over(session, seat)

    monkeypatch.setattr(evening, "Terminal", lambda: screen)
    monkeypatch.setattr(Asking, "show_choices", remember_asking)
    monkeypatch.setattr(Session, "_hand_over", remember_session)
    return screen
