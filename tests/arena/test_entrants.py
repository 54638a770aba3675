"""Bots as they are typed."""

import pytest

from condotta.arena.entrants import Entrant, entrants
from tests.arena.company import small


def test_bots_come_with_commas_or_one_by_one() -> None:
    assert entrants(["captain, random", "master:200ms"]) == (
        Entrant("captain", "captain"),
        Entrant("random", "random"),
        Entrant("master:200ms", "master:200ms"),
    )


def test_a_single_text_is_not_taken_letter_by_letter() -> None:
    assert entrants("captain, random") == entrants(["captain", "random"])


def test_the_same_bot_twice_gets_a_number() -> None:
    assert [one.name for one in entrants(["captain,captain,captain"])] == ["captain", "captain (2)", "captain (3)"]


@pytest.mark.parametrize(
    "text", ['mine="cmd:python bot.py 1,2"', "\"mine=cmd:python bot.py '1,2'\"", "mine=cmd:python bot.py '1,2'"]
)
def test_commas_between_quotes_are_no_end(text: str) -> None:
    (mine,) = entrants([text])

    assert (mine.name, mine.command) == ("mine", ["python", "bot.py", "1,2"])


def test_an_equals_sign_inside_a_command_is_no_name() -> None:
    (one,) = entrants(["cmd:python bot.py --depth=3"])

    assert (one.name, one.command) == ("python bot.py --depth=3", ["python", "bot.py", "--depth=3"])


REFUSED = {
    "clever": "There is no bot called clever",
    "captain:50": "captain does not search",
    "master:": "No budget follows master: say playouts",
    "captain,,random": "name them with commas",
    "mine=captain,mine=random": "Two bots cannot both be called mine",
    'cmd:python "bot.py': "close every quote",
    "cmd:no-such-program-here": "There is no program called no-such-program-here",
    "mine=cmd:": "mine names no program",
    "py:no.such.module:Bot": "The bot no.such.module:Bot cannot be made: ModuleNotFoundError",
    "a\nb=captain": r"A bot cannot be called 'a\\nb': a name has only letters that can be printed",
    "py:json": "A Python bot is written as py:module:name, not as py:json",
    "py:builtins:int": "The bot builtins:int cannot be made: TypeError",
    "py:json:Bot": "The bot json:Bot cannot be made: AttributeError",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_play_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=REFUSED[text]):
        small(text)
