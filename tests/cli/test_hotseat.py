"""Several people at one screen: nobody sees the hand of another."""

import io

import pytest
from rich.console import Console

from condotta.cli.terminal import Terminal
from tests.clauses import clause
from tests.cli.desk import Screen, condotta, said, seated

PEOPLE = ("Anna", "Bruno", "Carla")


@clause("condottiere:view.private")
@pytest.mark.parametrize("call", ["condottiere --hidden-cards", "condottiere --capturing-regions", "ordonnance"])
def test_a_screen_shows_one_persons_hand_only(call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def look(screen: Screen) -> None:
        asked = screen.prompts[-1]
        if asked.endswith(">") and screen.session and screen.asking:
            assert asked == f"{PEOPLE[screen.asking.seat]}>"
            seen.append(asked)
            assert_no_other_hand(screen)
        else:
            assert screen.visible.strip() == ""

    screen = seated(monkeypatch)
    screen.look = look
    result = condotta("play", *call.split(), "--hotseat", ",".join(PEOPLE), "--players", "3", "--seed", "h")

    assert result.exit_code == 0, result.output
    assert set(seen) == {f"{name}>" for name in PEOPLE}
    assert "Your hand" not in screen.visible
    assert not any(f"{name}>" in screen.visible for name in PEOPLE)


def assert_no_other_hand(screen: Screen) -> None:
    """What is visible holds the hand of the person asked, and of nobody else."""
    assert screen.session
    assert screen.asking
    table, board = screen.session.table, screen.session.board
    text = " ".join(screen.visible.split())
    own = board.hand(screen.asking.view)
    assert own in text
    for seat in range(len(PEOPLE)):
        hand = board.hand(table.view(seat))
        assert seat == screen.asking.seat or len(table.view(seat).hand) < 4 or hand == own or hand not in text


def test_the_screen_is_handed_over_by_name() -> None:
    text = said("play", "ordonnance", "--hotseat", "Anna,Bruno", "--seed", "h", typed="\nauto\n\nauto\n")

    assert text.count("Pass the screen to Anna and press Enter") >= 1
    assert text.count("Pass the screen to Bruno and press Enter") >= 1


def test_everybody_is_asked_about_his_hand_also_without_a_choice() -> None:
    alone = said("play", "--players", "2", "--seed", "q", typed="auto\n" * 200)
    together = said("play", "--hotseat", "Anna,Bruno", "--players", "2", "--seed", "q", typed="\nauto\n" * 400)

    assert "What becomes of your hand?" in together
    assert together.count("What becomes of your hand?") > alone.count("What becomes of your hand?")


def test_covering_clears_screen_scrollback_and_typed_lines() -> None:
    terminal, forgotten = Terminal(), list[bool]()
    terminal.console = Console(file=io.StringIO(), force_terminal=True)
    terminal._forget = lambda: forgotten.append(True)

    terminal.cover()

    assert isinstance(terminal.console.file, io.StringIO)
    assert terminal.console.file.getvalue() == "\x1b[H\x1b[2J\x1b[3J"
    assert forgotten == [True]
