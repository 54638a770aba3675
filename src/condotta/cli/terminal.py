"""The terminal: where the game is shown and people are asked. Without a real one, plain text goes in and out."""

import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text


class Terminal:
    """One screen and keyboard, perhaps shared by several people."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        self._has_keyboard = sys.stdin.isatty() and self.console.is_terminal
        self._forget = _line_history() if self._has_keyboard else None

    def show(self, *parts: RenderableType) -> None:
        """One below the other. A plain string, which may hold the name of a file, is left unbroken."""
        for part in parts:
            if isinstance(part, str):
                self.console.print(Text(part), soft_wrap=True)
            else:
                self.console.print(part)

    def ask(self, prompt: str) -> str:
        """What somebody types; EOFError when there is nobody any more. Typed lines that come from a pipe are shown."""
        if self._has_keyboard:
            return input(f"{prompt} ").strip()
        self.console.print(Text(prompt), end=" ")
        answer = input().strip()
        self.console.print(Text(answer))
        return answer

    def cover(self) -> None:
        """Leave nothing to see of what was shown and typed, also when scrolling back."""
        if self._forget:
            self._forget()
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()


def _line_history() -> Callable[[], None] | None:
    """Let lines be edited and repeated where the platform can; returns how to forget them."""
    try:
        import readline
    except ImportError:
        return None
    return readline.clear_history
