"""Who does not come to a table that gathers: it is asked whether he is there, and goes on without him."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from condotta.kernel.game import IllegalMove
from condotta.server.by_itself import by_itself
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.deciding import decide
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.parting import gone, renamed
from condotta.server.table.settings import HOUR, Clock, Correspondence, Live, Settings
from condotta.server.table.table import Table
from condotta.server.table.timing import all_due
from tests.server.room import Room, seated

PEOPLE = ("anna", "bruno", "carla")
Leaving = Callable[[Table, str], Decision | None]


def refusal(room: Room, person: str, command: ask.Command) -> str:
    with pytest.raises(IllegalMove) as refused:
        room.do(person, command)
    return refused.value.code


def gathered(*people: str, **settings: Any) -> Room:
    """A room of anna's in which these people sit, and nothing has begun."""
    room = Room(options={"players": 3}, **settings)
    for person in people:
        room.do(person, ask.Sit())
    return room


def between_games(*people: str, rated: bool = False) -> Room:
    """A match of which one game has been played, with the next to begin."""
    options = {"points": True, "players": len(people)}
    room = seated(*people, options=options, target=50, clock=Live(60_000))
    room.write(Decision((log.GameOver(1, None),)))
    room.do(people[1], ask.Rematch())
    room.table.match = msgspec.structs.replace(room.table.match, games=1, points=(7,) * len(people))
    room.table.settings = Settings("condottiere", options, target=50, rated=rated, clock=Live(60_000))
    return room


def be_silent(room: Room) -> list[log.Entry]:
    """Let the time of the vote pass; what happens then."""
    (silence,) = [one for one in all_due(room.table) if one.what == "silence"]
    room.at, before = silence.at - 1, len(room.log)
    assert by_itself(room.table, room.at) is None
    room.at = silence.at
    decision = by_itself(room.table, room.at)
    assert decision is not None
    room.write(decision)
    return [entry for _, _, entry in room.log[before:]]


# A chair is freed.


def test_who_is_not_there_loses_his_chair_and_who_asked_is_the_host() -> None:
    room = gathered(*PEOPLE)
    room.do("bruno", ask.CallVote("replace", 0))
    assert room.table.vote is not None
    assert room.table.vote.until == room.at + 120_000

    assert be_silent(room) == [log.VoteEnded("replace", True), log.Stood(0), log.HostChanged("bruno")]
    assert room.again().host == "bruno"
    room.do("zeno", ask.Sit())
    room.do("bruno", ask.Start())


def test_between_two_games_the_table_waits_for_nobody_for_ever() -> None:
    room = seated("anna", "bruno")
    room.write(Decision((log.GameOver(1, None),)))
    room.do("bruno", ask.Rematch())
    room.do("bruno", ask.CallVote("replace", 1))

    assert be_silent(room) == [log.VoteEnded("replace", True), log.Stood(1), log.HostChanged("bruno")]


@pytest.mark.parametrize(("clock", "longest"), [(Live(20_000), 120_000), (Correspondence(24 * 20), 480 * HOUR)])
def test_the_time_to_answer_is_that_of_a_game_and_no_table_is_closed_meanwhile(clock: Clock, longest: int) -> None:
    room = gathered("anna", "bruno", clock=clock)
    room.do("bruno", ask.CallVote("replace", 0))

    assert [(one.what, one.at) for one in all_due(room.table)] == [("silence", room.at + longest)]


def test_whatever_he_does_says_that_he_is_there() -> None:
    deeds = (ask.Say("wait"), ask.ChooseColour("violet"), ask.Sit(2), ask.SeatBot("recruit", 2))
    for deed in deeds:
        room = gathered("anna", "bruno")
        room.do("bruno", ask.CallVote("replace", 0))

        assert room.do("anna", deed)[-1] == log.VoteEnded("replace", False)
        assert room.again().vote is None


def test_his_no_and_that_of_any_other_is_overruled_by_nobody() -> None:
    for person, seat in (("anna", 0), ("carla", 2)):
        room = gathered(*PEOPLE)
        room.do("bruno", ask.CallVote("replace", 0))

        assert room.do(person, ask.CastVote(False)) == [log.Voted(seat, False), log.VoteEnded("replace", False)]
        assert room.table.chairs[0].person == "anna"


def test_when_all_but_him_agree_he_is_still_asked() -> None:
    room = gathered(*PEOPLE)
    room.do("bruno", ask.CallVote("replace", 0))

    assert room.do("carla", ask.CastVote(True)) == [log.Voted(2, True)]
    assert be_silent(room)[-1] == log.HostChanged("bruno")


def test_who_gets_up_need_not_be_asked_and_who_asked_and_gets_up_asks_no_more() -> None:
    for person, carried in (("anna", True), ("bruno", False)):
        room = gathered(*PEOPLE)
        room.do("bruno", ask.CallVote("replace", 0))

        assert room.do(person, ask.Stand())[-1] == log.VoteEnded("replace", carried)
        assert room.again().vote is None
    room = gathered(*PEOPLE)
    room.do("bruno", ask.CallVote("replace", 0))
    decision = gone(room.table, "anna")
    assert decision is not None
    room.write(decision)
    assert room.table.vote is None


def test_who_moves_to_another_chair_takes_no_vote_along() -> None:
    room = gathered("anna", "bruno")
    room.do("bruno", ask.CallVote("replace", 0))

    assert room.do("bruno", ask.Sit(2))[-1] == log.VoteEnded("replace", False)


def test_who_sits_down_where_somebody_agreed_has_not_agreed_himself() -> None:
    room = gathered(*PEOPLE)
    room.do("bruno", ask.CallVote("replace", 0))
    room.do("carla", ask.CastVote(True))
    room.do("carla", ask.Stand())
    room.do("dora", ask.Sit(2))

    assert room.do("dora", ask.CastVote(False))[-1] == log.VoteEnded("replace", False)


def test_while_a_table_gathers_nothing_else_is_voted_on() -> None:
    room = gathered("anna", "bruno")

    assert refusal(room, "bruno", ask.CallVote("end")) == "game.none"
    assert refusal(room, "bruno", ask.CallVote("replace", 1)) == "vote.needless"
    assert refusal(room, "bruno", ask.CallVote("replace", 2)) == "vote.needless"
    assert refusal(room, "bruno", ask.CallVote("replace")) == "vote.needless"
    assert refusal(room, "zeno", ask.CallVote("replace", 0)) == "seat.none"


def test_who_asks_for_another_game_after_somebody_else_did_is_not_told_that_one_is_played() -> None:
    room = seated("anna", "bruno")
    assert refusal(room, "anna", ask.Rematch()) == "game.running"
    room.write(Decision((log.GameOver(1, None),)))
    room.do("bruno", ask.Rematch())

    assert refusal(room, "anna", ask.Rematch()) == "game.none"


def test_a_vote_ends_when_the_game_begins() -> None:
    room = gathered(*PEOPLE)
    room.do("bruno", ask.CallVote("replace", 2))
    room.do("anna", ask.Start())

    assert room.table.vote is None


# A host without a chair.


def test_a_host_who_never_sat_down_and_is_not_there_is_host_no_more() -> None:
    room = gathered("bruno", "carla")
    room.do("bruno", ask.CallVote("replace"))
    room.do("carla", ask.CastVote(True))
    assert room.table.vote is not None

    assert be_silent(room) == [log.VoteEnded("replace", True), log.HostChanged("bruno")]


def test_a_host_without_a_chair_says_that_he_is_there() -> None:
    for answer in (ask.CastVote(False), ask.Say("here"), ask.Sit(), ask.SeatBot("recruit")):
        room = gathered("bruno", "carla")
        room.do("bruno", ask.CallVote("replace"))

        assert room.do("anna", answer)[-1] == log.VoteEnded("replace", False)
        assert (room.table.host, room.table.vote) == ("anna", None)


def test_a_host_who_came_meanwhile_is_not_replaced() -> None:
    room = gathered("bruno", "carla")
    room.do("bruno", ask.CallVote("replace"))
    room.write(Decision((log.HostChanged("carla"),)))

    assert be_silent(room) == [log.VoteEnded("replace", False)]


# In the middle of a match.


def test_a_match_goes_on_with_a_stand_in_for_who_does_not_come_and_his_points_stay() -> None:
    room = between_games("anna", "bruno")
    room.do("bruno", ask.CallVote("replace", 0))

    assert be_silent(room)[1:] == [log.StandInSent(0, "vote"), log.HostChanged("bruno")]
    assert room.table.match is not None
    assert room.table.match.points == (7, 7)
    room.do("bruno", ask.Start())
    assert room.table.chairs[0].by_itself
    room.do("anna", ask.Return())
    assert not room.table.chairs[0].by_itself


def come(room: Room, *people: str) -> None:
    """Bind the server to the next shuffle, and let these people add to it."""
    room.write(Decision((log.Committed(room.table.games + 1, "c"),)))
    for person in people:
        add(room, person)


def add(room: Room, person: str) -> list[log.Entry]:
    """Let somebody add to the next shuffle; what happens then."""
    decision = decide(room.table, Asker(person, person.title(), account=True), ask.Contribute("0" * 32))
    room.write(decision)
    return list(decision.entries)


def test_a_rated_match_goes_on_without_who_does_not_come_and_that_game_is_not_rated() -> None:
    room = between_games("anna", "bruno", rated=True)
    come(room, "bruno")
    room.do("bruno", ask.CallVote("replace", 0))
    assert be_silent(room)[-1] == log.HostChanged("bruno")

    room.do("bruno", ask.Start())
    room.do("anna", ask.Return())
    room.write(Decision((log.GameOver(2, None),)))

    assert not room.table.unsettled[-1].announced


def test_the_next_game_is_rated_again_when_he_is_back() -> None:
    room = between_games("anna", "bruno", rated=True)
    come(room, "bruno")
    room.do("bruno", ask.CallVote("replace", 0))
    be_silent(room)
    room.do("anna", ask.Return())
    assert refusal(room, "bruno", ask.Start()) == "start.absent"
    add(room, "anna")

    room.do("bruno", ask.Start())
    room.write(Decision((log.GameOver(2, None),)))

    assert room.table.unsettled[-1].announced


def test_who_left_the_last_game_of_a_rated_match_is_asked_before_the_next_begins_without_him() -> None:
    room = between_games("anna", "bruno", rated=True)
    room.write(Decision((log.StandInSent(0, "left"), log.HostChanged("bruno"))))
    come(room, "bruno")
    assert refusal(room, "bruno", ask.Start()) == "start.absent"
    room.do("bruno", ask.CallVote("replace", 0))
    assert room.table.vote is not None
    assert room.do("anna", ask.Return()) == [log.SeatTakenBack(0, None)]
    assert add(room, "anna")[-1] == log.VoteEnded("replace", False)

    room.write(Decision((log.StandInSent(0, "left"),)))
    room.do("bruno", ask.CallVote("replace", 0))
    be_silent(room)

    assert refusal(room, "bruno", ask.CallVote("replace", 0)) == "vote.needless"
    assert room.do("bruno", ask.Start())


def test_nobody_holds_up_a_rated_match_by_saying_again_and_again_that_he_is_there() -> None:
    room = between_games("anna", "bruno", "carla", rated=True)
    come(room, "bruno", "carla")
    room.do("bruno", ask.CallVote("replace", 0))

    for person in ("anna", "carla"):
        assert refusal(room, person, ask.CastVote(False)) == "vote.come"
    for deed in (ask.Say("wait"), ask.ChooseColour("violet")):
        assert log.VoteEnded("replace", False) not in room.do("anna", deed)
    assert log.StandInSent(0, "vote") in be_silent(room)
    assert room.do("carla", ask.Start())


def test_who_left_a_game_of_a_match_and_asks_for_the_next_is_back() -> None:
    room = between_games("anna", "bruno")
    room.do("anna", ask.Start())
    room.do("bruno", ask.Stand())
    room.write(Decision((log.GameOver(2, None),)))

    assert log.SeatTakenBack(1, None) in room.do("bruno", ask.Rematch())
    assert not room.table.chairs[1].stand_in


def test_who_asked_in_a_rated_match_can_think_better_of_it() -> None:
    room = between_games("anna", "bruno", rated=True)
    room.do("bruno", ask.CallVote("replace", 0))

    assert room.do("bruno", ask.CastVote(False))[-1] == log.VoteEnded("replace", False)


def test_the_host_of_a_rated_match_to_whose_next_game_all_have_come_can_hold_nobody_up() -> None:
    room = between_games("anna", "bruno", "carla", rated=True)
    come(room, "anna", "bruno")
    assert refusal(room, "bruno", ask.Start()) == "start.absent"
    add(room, "carla")

    assert refusal(room, "bruno", ask.CallVote("replace", 0)) == "vote.needless"
    assert refusal(room, "zeno", ask.Start()) == "host.only"
    assert room.do("bruno", ask.Start())


def test_who_gets_up_between_two_games_of_a_rated_match_keeps_his_chair_and_holds_nobody_up() -> None:
    room = between_games("anna", "bruno", rated=True)
    come(room, "bruno")
    assert room.do("anna", ask.Stand()) == [log.StandInSent(0, "vote"), log.HostChanged("bruno")]

    assert refusal(room, "anna", ask.Stand()) == "seat.stood_in"
    room.do("bruno", ask.Start())

    assert room.do("anna", ask.Return())
    assert not room.table.complete


def test_who_gets_up_after_a_game_of_a_rated_match_may_come_to_the_next() -> None:
    room = between_games("anna", "bruno", rated=True)
    come(room, "anna", "bruno")
    room.do("bruno", ask.Start())
    room.write(Decision((log.GameOver(2, None),)))
    room.do("anna", ask.Stand())
    room.do("bruno", ask.Rematch())

    room.do("anna", ask.Return())
    come(room, "bruno")
    assert refusal(room, "bruno", ask.Start()) == "start.absent"
    add(room, "anna")
    room.do("bruno", ask.Start())

    assert room.table.complete


def test_getting_up_and_coming_back_begins_no_waiting_anew() -> None:
    room = between_games("anna", "bruno", "carla", rated=True)
    come(room, "bruno", "carla")
    room.do("bruno", ask.CallVote("replace", 0))
    for command in (ask.Stand(), ask.Return()):
        room.at += 60_000
        assert log.VoteEnded("replace", False) not in room.do("anna", command)

    assert log.StandInSent(0, "vote") in be_silent(room)
    assert room.do("carla", ask.Start())


def test_who_gets_up_between_two_games_of_a_rated_match_asks_after_nobody_any_more() -> None:
    room = between_games("anna", "bruno", "carla", rated=True)
    room.do("bruno", ask.CallVote("replace", 0))

    assert room.do("bruno", ask.Stand())[-1] == log.VoteEnded("replace", False)


@pytest.mark.parametrize("leave", [gone, partial(renamed, name="")])
def test_a_rated_match_waits_for_nobody_who_has_logged_out_for_good_or_is_deleted(leave: Leaving) -> None:
    room = between_games("anna", "bruno", rated=True)
    come(room, "bruno")
    decision = leave(room.table, "anna")
    assert decision is not None
    room.write(decision)

    assert log.StandInSent(0, "vote") in decision.entries
    assert leave(room.table, "anna") is None
    assert room.table.host == "bruno"
    assert room.do("bruno", ask.Start())


@pytest.mark.parametrize("leave", [gone, partial(renamed, name="")])
def test_who_is_gone_after_a_game_of_a_rated_match_leaves_no_free_chair_there(leave: Leaving) -> None:
    room = between_games("anna", "bruno", rated=True)
    come(room, "anna", "bruno")
    room.do("bruno", ask.Start())
    room.write(Decision((log.GameOver(2, None),)))
    decision = leave(room.table, "anna")
    assert decision is not None
    room.write(decision)
    room.do("bruno", ask.Rematch())
    come(room, "bruno")

    assert room.do("bruno", ask.Start())
    assert room.table.chairs[0].person == "anna"


def test_a_rated_match_goes_on_without_who_was_deleted_in_a_game_of_it() -> None:
    room = between_games("anna", "bruno", rated=True)
    come(room, "anna", "bruno")
    room.do("bruno", ask.Start())
    decision = renamed(room.table, "anna", "")
    assert decision is not None
    room.write(decision)
    room.write(Decision((log.GameOver(2, None),)))
    room.do("bruno", ask.Rematch())
    come(room, "bruno")

    assert room.do("bruno", ask.Start())
    assert room.table.chairs[0].by_itself
    assert not room.table.complete


def test_in_the_middle_of_a_match_nobody_moves_to_a_chair_with_other_points() -> None:
    room = between_games("anna", "bruno", "carla")
    room.do("carla", ask.Stand())

    assert refusal(room, "bruno", ask.Sit(2)) == "seat.match"
    assert room.do("zeno", ask.Sit(2))


# The host and the chairs.


def test_the_host_gets_somebody_up_before_a_game() -> None:
    room = gathered(*PEOPLE)

    assert room.do("anna", ask.Unseat(1)) == [log.Stood(1)]
    assert refusal(room, "anna", ask.Unseat(1)) == "seat.empty"
    assert refusal(room, "carla", ask.Unseat(0)) == "host.only"
    assert room.do("anna", ask.Unseat(0)) == [log.Stood(0), log.HostChanged("carla")]


def test_what_a_host_may_do_about_chairs_ends_with_the_start_of_a_game() -> None:
    room = gathered(*PEOPLE)
    room.do("anna", ask.Start())
    assert refusal(room, "anna", ask.Unseat(1)) == "game.running"

    room = between_games("anna", "bruno")
    assert refusal(room, "anna", ask.Unseat(1)) == "unseat.match"


def test_who_is_made_to_get_up_is_asked_no_more() -> None:
    room = gathered(*PEOPLE)
    room.do("bruno", ask.CallVote("replace", 2))

    assert room.do("anna", ask.Unseat(2)) == [log.Stood(2), log.VoteEnded("replace", True)]
