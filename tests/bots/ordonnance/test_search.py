"""The searching bots: reproducible, from views alone, within their budgets, and better than the captain."""

import pytest

from condotta.bots import Thoughts, make_bot
from condotta.bots.budget import Budget
from condotta.bots.ordonnance.brain import desk_of
from condotta.bots.ordonnance.course import LONG, SHORT, Course
from condotta.bots.ordonnance.players import Searcher
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from condotta.ordonnance.setup import Setup
from condotta.ordonnance.territories import Territory
from condotta.ordonnance.view import View
from tests.bots.ordonnance.matches import match
from tests.ordonnance.table import EVERY_OPTIONS, after, deck_of


def seen(moves: int, options: Options, seed: str = "a game") -> View:
    """What the seat to move sees after so many random moves."""
    position = after(moves, options, seed)
    return ORDONNANCE.view(position, ORDONNANCE.mover(position))


def thoughts_of(view: View, playouts: int = 200, seed: str = "s") -> Thoughts:
    return Searcher(seed, Budget(playouts), LONG, SHORT).consider(view)


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=lambda o: f"{o.players} {o.deck.name} {o.tiebreak}")
def test_thoughts_are_the_same_wherever_the_view_is_the_same(options: Options) -> None:
    for moves in (0, 11, 30):
        view = seen(moves, options, str(moves))
        other = ORDONNANCE.view(ORDONNANCE.sample(view, "elsewhere"), view.viewer)

        assert thoughts_of(view) == thoughts_of(other)


@pytest.mark.parametrize("course", [SHORT, LONG])
def test_a_race_in_slices_ends_like_one_at_once(course: Course) -> None:
    view = seen(9, Options())
    at_once, sliced = desk_of(view, "s"), desk_of(view, "s")
    at_once.line_up(course)
    sliced.line_up(course)

    at_once.run(500)
    for playouts in (1, 16, 83, 400):
        sliced.run(playouts)

    assert list(at_once.race) == list(sliced.race)


@pytest.mark.parametrize("moves", [0, 7, 26, 39])
def test_thoughts_tell_all_different_options_and_choose_the_first(moves: int) -> None:
    view = seen(moves, Options())
    legal = ORDONNANCE.legal(view)

    thoughts = thoughts_of(view)

    actions = [option.action for option in thoughts.options]
    chances = [option.chance for option in thoughts.options]
    assert set(actions) <= set(legal)
    assert len(set(actions)) == len(actions)
    assert {action.card for action in actions} == {action.card for action in legal}
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(option.playouts for option in thoughts.options) == (200 if len(actions) > 1 else 1)
    assert make_bot("master:200", ORDONNANCE, "s").choose(view, legal) == actions[0]


@pytest.mark.parametrize(("players", "alike"), [(2, False), (3, True), (4, True)])
def test_the_master_has_a_course_of_his_own_in_duels_only(players: int, alike: bool) -> None:
    view = seen(9, Options(players))

    strategist, master = (make_bot(f"{name}:300", ORDONNANCE, "s").consider(view) for name in ("strategist", "master"))

    assert (strategist == master) is alike


def test_empty_territories_are_one_option() -> None:
    view = seen(0, Options())

    assert {option.action.territory.number for option in thoughts_of(view).options} == {0}


def test_a_line_tells_whose_decisions_are_likely_to_follow() -> None:
    view = seen(5, Options(3))

    for option in thoughts_of(view).options:
        seats = [(view.turn + after) % 3 for after in range(1, len(option.line) + 1)]
        assert [reply.seat for reply in option.line] == seats
        assert 1 <= len(seats) <= 3


def test_the_last_decision_of_a_game_ends_its_line() -> None:
    assert thoughts_of(seen(39, Options())).options[0].line == ()


def test_a_single_option_is_answered_at_once() -> None:
    lines = (("F F F F",) * 4 + ("F F F",), ("B B B B",) * 4 + ("B B B",))
    completed = tuple((seat, territory) for territory in list(Territory)[:4] for seat in (0, 1))
    setup = Setup(Options(deck=deck_of(30)), ("S S S S S S", "W W W W W W"), 0, lines, completed)
    view = ORDONNANCE.view(ORDONNANCE.set_up(setup, ""), 0)

    (only,) = thoughts_of(view).options

    assert (ORDONNANCE.write(only.action), only.playouts) == ("place S Tripoli", 1)
    assert only.chance == 1


@pytest.mark.parametrize(
    ("search", "options"),
    [
        ("search", Options()),
        ("search", Options(3)),
        ("search", Options(4, tiebreak="placement")),
        ("search to the end", Options()),
    ],
)
def test_search_never_decides_against_the_rules_and_beats_greed(search: str, options: Options) -> None:
    won, illegal = match([search] + ["greed"] * (options.players - 1), 20, options)

    assert illegal == 0
    assert won[0] > 1.3 / options.players
