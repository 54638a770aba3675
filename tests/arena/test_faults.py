"""Bots and programs that fail: the decision is lost, the tournament is not."""

import os
import re
from pathlib import Path

import msgspec
import pytest

from condotta.arena import Tournament, play
from condotta.arena.company import Company
from condotta.arena.faults import Fault, Kind
from condotta.arena.program import BREAKDOWNS, Program
from condotta.arena.protocol import action_of
from condotta.arena.results import Standing
from condotta.arena.schedule import bouts
from tests.arena.company import EXAMPLE, failing, program, small

LIMIT = 0.5
"""Seconds for those who will not answer; all others have time enough on a busy machine too."""


def after_a_tournament(spec: str, deals: int = 1, limit: float = 30.0) -> Standing:
    """How a bot stands after a few games against `random`."""
    results = play(small("random", f"x={spec}", limit=limit), deals)
    assert results.deals == deals
    assert not results.standings[0].faults
    return results.standings[1]


def test_a_bot_that_raises_is_reported() -> None:
    (faults,) = after_a_tournament("py:tests.arena.company:Raiser").faults

    assert (faults.kind, faults.count, faults.first) == (Kind.RAISED, 40, "LookupError: no idea")


def test_a_bot_that_would_end_the_process_is_reported() -> None:
    (faults,) = after_a_tournament("py:tests.arena.company:Leaver").faults

    assert (faults.kind, faults.count, faults.first) == (Kind.RAISED, 40, "SystemExit: bye")


def test_a_bot_that_raises_what_is_no_exception_is_reported() -> None:
    (faults,) = after_a_tournament("py:tests.arena.company:Dropout").faults

    assert (faults.kind, faults.count, faults.first) == (Kind.RAISED, 40, "CancelledError: late")


def test_a_bot_that_can_no_longer_be_made_is_reported() -> None:
    (faults,) = after_a_tournament("py:tests.arena.company:Moody").faults

    assert faults.kind == Kind.RAISED
    assert "The bot tests.arena.company:Moody cannot be made: OSError: not today." in faults.first


def test_a_bot_that_chooses_nothing_legal_is_reported() -> None:
    (faults,) = after_a_tournament("py:tests.arena.company:Cheat").faults

    assert (faults.kind, faults.count) == (Kind.ILLEGAL, 40)
    assert faults.first == "It chose 'all the territories', which is not legal."


def test_a_bot_that_never_comes_to_an_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.arena.company.COMPILING", 0.0)
    monkeypatch.setattr("condotta.arena.program.STARTING", 0.0)

    slow, dismissed = after_a_tournament("py:tests.arena.company:Brooder", limit=LIMIT).faults

    assert (slow.kind, slow.count) == (Kind.SLOW, 2 * BREAKDOWNS)
    assert slow.first == "It did not answer within 0.5 seconds."
    assert (dismissed.kind, dismissed.count) == (Kind.DISMISSED, 40 - 2 * BREAKDOWNS)


def test_a_bot_that_kills_its_process_is_reported() -> None:
    ended, dismissed = after_a_tournament("py:tests.arena.company:Deserter").faults

    assert (ended.kind, ended.count, ended.first) == (Kind.ENDED, 2 * BREAKDOWNS, "It ended without an answer.")
    assert dismissed.kind is Kind.DISMISSED


def test_a_bot_may_print_what_it_likes() -> None:
    assert not after_a_tournament("py:tests.arena.company:Babbler").faults


@pytest.mark.parametrize(("game", "players"), [("condottiere", 3), ("ordonnance", 2)])
def test_a_bot_is_given_what_the_game_tells(game: str, players: int) -> None:
    results = play(
        Tournament.of(game, ["random", "x=py:tests.arena.company:Reader"], players=players), rated=False, deals=1
    )

    assert results.standings[1].times.decisions > 10
    assert not results.standings[1].faults


def test_importing_a_bot_is_no_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "late_bot.py").write_text("import time; time.sleep(3)\nfrom tests.arena.company import Reader\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("condotta.arena.company.COMPILING", 0.0)
    monkeypatch.setattr("condotta.arena.program.STARTING", 0.0)

    assert not after_a_tournament("py:late_bot:Reader", limit=2.0).faults


UNMADE = {
    "while True: pass": "The bot odd_bot:Bot cannot be made: It was not made within 0.5 seconds.",
    "import os; os._exit(3)": "The bot odd_bot:Bot cannot be made: It ended without an answer.",
    "import sys; sys.exit('bye')": "The bot odd_bot:Bot cannot be made: SystemExit: bye.",
    "raise ValueError('one\\ntwo')": "The bot odd_bot:Bot cannot be made: ValueError: one two.",
}


@pytest.mark.parametrize("text", UNMADE)
def test_a_bot_that_cannot_be_made_is_refused_before_the_tournament(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "odd_bot.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("condotta.arena.program.MAKING", LIMIT if "while" in text else 60.0)

    with pytest.raises(ValueError, match=f"^{re.escape(UNMADE[text])}$"):
        small("py:odd_bot:Bot")


def test_a_bot_over_time_loses_its_decisions() -> None:
    results = play(small("captain", "captain", limit=1e-7), 2)

    assert [[faults.kind for faults in one.faults] for one in results.standings] == [[Kind.SLOW], [Kind.SLOW]]
    assert results.standings[0].faults[0].count == results.standings[0].times.decisions


def test_a_lost_decision_is_made_as_random_would() -> None:
    """Two failing bots play the same games, whatever their faults are."""
    one, other = (play(small(f"x={spec}", f"y={spec}"), 2, rated=False) for spec in _both())

    assert [standing.share for standing in one.standings] == [standing.share for standing in other.standings]


def _both() -> tuple[str, str]:
    return "py:tests.arena.company:Raiser", "py:tests.arena.company:Cheat"


def test_an_illegal_answer_of_a_program_is_no_breakdown() -> None:
    (faults,) = after_a_tournament(failing("illegal")).faults

    assert (faults.kind, faults.count) == (Kind.ILLEGAL, 40)
    assert faults.first.startswith("It chose number 999, but there are 0 to ")


BREAKING = {
    "garbage": (Kind.GARBAGE, "It wrote let me think, which is no answer."),
    "floods": (Kind.GARBAGE, "It wrote xxxxxxxx"),
    "dies": (Kind.ENDED, "It ended without an answer, saying: I feel ill"),
    "silent": (Kind.SLOW, "It did not answer within 0.5 seconds."),
}


@pytest.mark.parametrize("way", BREAKING)
def test_a_program_that_breaks_down_is_started_again_then_dismissed(way: str) -> None:
    kind, sentence = BREAKING[way]
    broken, dismissed = after_a_tournament(failing(way), limit=LIMIT if way == "silent" else 30.0).faults

    assert (broken.kind, broken.count) == (kind, 2 * BREAKDOWNS)
    assert broken.first.startswith(sentence)
    assert dismissed.kind is Kind.DISMISSED


def test_a_program_that_answers_unasked_is_found_out_at_every_second_question() -> None:
    early, dismissed = after_a_tournament(failing("talks")).faults

    assert (early.kind, early.count) == (Kind.GARBAGE, 2 * BREAKDOWNS)
    assert early.first == "It wrote 0, before it was asked."
    assert (dismissed.kind, dismissed.count) == (Kind.DISMISSED, 40 - 2 * 2 * BREAKDOWNS)


def test_a_program_that_reads_no_more_cannot_stop_the_game() -> None:
    kinds = {faults.kind for faults in after_a_tournament(failing("deaf")).faults}

    assert kinds in ({Kind.GARBAGE}, {Kind.GARBAGE, Kind.DISMISSED})


def test_a_program_that_complains_a_lot_plays_on() -> None:
    assert not after_a_tournament(failing("complains")).faults


def test_a_program_that_cannot_be_run_is_reported(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("this is no program")
    broken.chmod(0o755)

    ended, dismissed = after_a_tournament(f"cmd:'{broken}'").faults

    assert (ended.kind, dismissed.kind) == (Kind.ENDED, Kind.DISMISSED)
    assert ended.first.startswith("It could not be started: ")


def test_a_program_that_never_answers_is_not_started_in_every_game() -> None:
    broken, dismissed = after_a_tournament(failing("dies"), deals=4).faults

    assert (broken.kind, broken.count) == (Kind.ENDED, BREAKDOWNS * BREAKDOWNS)
    assert broken.count + dismissed.count == 4 * 2 * 20


@pytest.mark.parametrize("way", ["silent", "fine", "dies"])
def test_no_process_is_left_behind(way: str, tmp_path: Path) -> None:
    notebook = tmp_path / "processes"
    limit = LIMIT if way == "silent" else 30.0
    tournament = small("random", f"x={failing(way, str(notebook))}", limit=limit)
    company = Company(tournament)
    company.play(next(bouts(tournament, 0)))

    company.close()

    started = notebook.read_text().split()
    assert len(started) == (1 if way == "fine" else BREAKDOWNS)
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(int(process), 0)


def test_no_process_of_a_python_object_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = tmp_path / "processes"
    monkeypatch.setenv("NOTEBOOK", str(notebook))

    play(small("random", "x=py:tests.arena.company:Signer"), 2, jobs=2)

    started = set(notebook.read_text().split())
    assert len(started) == 3  # of two workers, and before them
    for process in started:
        with pytest.raises(ProcessLookupError):
            os.kill(int(process), 0)


@pytest.mark.parametrize(("game", "players"), [("condottiere", 3), ("ordonnance", 2)])
def test_the_example_plays_whole_games(game: str, players: int) -> None:
    tournament = Tournament.of(game, ["random", f"example={program(EXAMPLE)}"], players=players)

    results = play(tournament, 1, rated=False)

    example = results.standings[1]
    assert results.deals == 1
    assert example.times.decisions > 10
    assert not example.faults


@pytest.mark.parametrize("kind", [Kind.RAISED, Kind.ILLEGAL])
def test_a_program_may_say_itself_why_it_has_no_answer(kind: Kind) -> None:
    with pytest.raises(Fault, match="no idea") as fault:
        action_of(msgspec.json.encode({"fault": kind, "sentence": "no idea"}), small("random").rules, ())

    assert fault.value.kind is kind


def test_an_answer_is_a_number_a_notation_or_an_action() -> None:
    game = small("random").rules
    legal = game.legal(game.view(game.start(game.options_type(), "any"), 0))
    action = legal[3]

    for answer in (3, game.write(action), game.write(action).upper(), action):
        assert action_of(msgspec.json.encode(answer), game, legal) == action


@pytest.mark.parametrize("answer", ["", "null", "true", "1.0", "[0]", "place", '{"do"', "\udcff", "[" * 30_000])
def test_anything_else_is_garbage(answer: str) -> None:
    with pytest.raises(Fault) as fault:
        action_of(answer.encode(errors="surrogateescape"), small("random").rules, ())

    assert fault.value.kind is Kind.GARBAGE


@pytest.mark.parametrize("answer", ["-1", "2", '"attack Roma"', '{"do": "surrender"}', "{}"])
def test_what_can_be_read_but_not_done_is_illegal(answer: str) -> None:
    with pytest.raises(Fault) as fault:
        action_of(answer.encode(), small("random").rules, ("one", "two"))

    assert fault.value.kind is Kind.ILLEGAL


def test_what_a_bot_says_cannot_colour_the_terminal_nor_move_its_cursor() -> None:
    with pytest.raises(Fault) as fault:
        action_of(rb'"\u001b[31mred \u202e\r\n\u0007"', small("random").rules, ())

    assert "red" in fault.value.sentence
    assert fault.value.sentence.isprintable()


def test_a_program_keeps_running_between_games() -> None:
    tournament = small("random", f"example={program(EXAMPLE)}")
    company = Company(tournament)
    first, second = bouts(tournament, 0)

    company.play(first)
    (known,) = company.programs.values()
    assert isinstance(known, Program)
    assert known.running
    began = known.running.process.pid
    company.play(second)

    assert known.running.process.pid == began
    company.close()
