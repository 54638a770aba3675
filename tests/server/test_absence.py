"""Who is not there: stand-ins, clocks that go on where they stood, votes without him, and tables without their host."""

from typing import Any

import pytest

from condotta.condottiere.actions import Pass
from condotta.kernel.game import IllegalMove
from condotta.server.by_itself import by_itself
from condotta.server.listing import turn_of
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.acting import moved
from condotta.server.table.deciding import decide
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.parting import gone, renamed
from condotta.server.table.rendering import clocks_of
from condotta.server.table.settings import HOUR, Clock, Correspondence, Live, NoClock, Settings
from condotta.server.table.standing import GATHERING
from condotta.server.table.timing import all_due, due
from tests.server.room import Room, seated

PEOPLE = ("anna", "bruno", "carla")


def refusal(room: Room, person: str, command: ask.Command) -> str:
    with pytest.raises(IllegalMove) as refused:
        room.do(person, command)
    return refused.value.code


def happening(room: Room) -> Any:
    """What happens next by itself."""
    happens = due(room.table)
    assert happens is not None
    return happens


def let_it_happen(room: Room) -> None:
    """Let time pass until something happens by itself."""
    room.at = max(room.at, happening(room).at)
    decision = by_itself(room.table, room.at)
    assert decision is not None
    room.write(decision)


def by_stand_in(room: Room) -> None:
    room.write(moved(room.table, room.legal()[-1], "stand_in"))


# Clocks.


def test_who_leaves_gets_a_stand_in_and_his_clock_runs_until_that_moves_or_he_is_back() -> None:
    room = seated("anna", "bruno", clock=Live(20_000))
    mover = room.playing.mover
    person = PEOPLE[mover]
    room.at += 5_000
    room.do(person, ask.Stand())

    assert (happening(room).what, happening(room).seat) == ("bot", mover)
    assert refusal(room, person, ask.Act(1, "pass")) == "seat.stood_in"
    room.at += 700
    room.do(person, ask.Return())

    assert room.playing.left[mover] == 14_300
    assert (happening(room).what, happening(room).at) == ("clock", room.at + 14_300)


def test_a_clock_that_is_seen_to_have_run_out_a_little_later_shows_nothing_and_not_less() -> None:
    room = seated("anna", "bruno", clock=Live(20_000))
    mover = room.playing.mover
    room.at = happening(room).at + 3
    let_it_happen(room)

    clocks = clocks_of(room.playing)

    assert clocks is not None
    assert clocks.left is not None
    assert clocks.left[mover] == 0


def test_who_comes_back_after_his_time_ran_out_has_half_a_minute() -> None:
    room = seated("anna", "bruno", clock=Live(20_000))
    mover = room.playing.mover
    let_it_happen(room)
    assert room.table.chairs[mover].stand_in

    room.do(PEOPLE[mover], ask.Return())

    assert room.playing.left[mover] == 30_000
    assert (happening(room).what, happening(room).at) == ("clock", room.at + 30_000)


@pytest.mark.parametrize("clock", [Live(20_000), Correspondence(48)])
def test_whose_time_runs_out_twice_in_one_turn_leaves_it_to_the_stand_in(clock: Live | Correspondence) -> None:
    room = seated("anna", "bruno", clock=clock)
    mover = room.playing.mover
    let_it_happen(room)
    room.do(PEOPLE[mover], ask.Return())
    let_it_happen(room)
    assert refusal(room, PEOPLE[mover], ask.Return()) == "seat.stood_in"
    by_stand_in(room)

    room.do(PEOPLE[mover], ask.Return())

    assert not room.table.chairs[mover].stand_in


def test_who_leaves_again_and_again_runs_out_of_time_all_the_same() -> None:
    room = seated("anna", "bruno", clock=Live(10_000))
    began, mover = room.at, room.playing.mover
    while happening(room).what != "clock" or happening(room).at > room.at:
        room.do(PEOPLE[mover], ask.Stand())
        room.at += 600
        room.do(PEOPLE[mover], ask.Return())

    assert room.at - began <= 10_800


def test_what_a_move_brought_to_the_clock_is_gone_when_it_is_taken_back() -> None:
    room = seated("anna", "bruno", clock=Live(60_000, 60_000))
    mover = room.playing.mover
    for _ in range(3):
        room.at += 100
        room.act(room.legal()[0])
        room.do(PEOPLE[mover], ask.CallVote("take_back"))
        room.do(PEOPLE[1 - mover], ask.CastVote(True))

    assert room.playing.left == [59_700 if seat == mover else 60_000 for seat in range(2)]


def test_the_time_that_was_taken_stays_taken_when_a_move_is_taken_back() -> None:
    live, letter = (seated("anna", "bruno", clock=clock) for clock in (Live(60_000), Correspondence(48)))
    for room in (live, letter):
        mover = room.playing.mover
        room.at += 1_000
        room.act(room.legal()[0])
        assert room.playing.mover == mover  # who chose the region plays first
        room.at += 5_000
        room.do(PEOPLE[mover], ask.CallVote("take_back"))
        room.do(PEOPLE[1 - mover], ask.CastVote(True))

    assert live.playing.left[live.playing.mover] == 54_000
    assert happening(letter).at == letter.at + 48 * HOUR - 5_000


def test_the_moves_of_a_stand_in_take_nothing_from_a_clock() -> None:
    room = seated("anna", "bruno", clock=Live(20_000, 1000))
    mover = room.playing.mover
    room.do(PEOPLE[mover], ask.Stand())
    room.at += 3_000
    by_stand_in(room)

    assert room.playing.left[mover] == 20_000


def test_leaving_and_coming_back_gains_no_time_for_a_letter() -> None:
    room = seated("anna", "bruno", clock=Correspondence(48))
    began, person = room.at, PEOPLE[room.playing.mover]
    for _ in range(3):
        room.at += HOUR
        room.do(person, ask.Stand())
        room.do(person, ask.Return())

    assert happening(room).at == began + 48 * HOUR


def test_a_pause_takes_no_time_from_a_letter_and_gives_none() -> None:
    room = seated("anna", "bruno", clock=Correspondence(48))
    room.at += 40 * HOUR
    room.do("anna", ask.CallVote("pause"))
    room.do("bruno", ask.CastVote(True))
    room.at += 100 * HOUR
    room.do("anna", ask.CallVote("go_on"))
    room.do("bruno", ask.CastVote(True))

    assert happening(room).at == room.at + 8 * HOUR


def test_who_comes_back_after_a_letter_was_too_late_has_all_the_hours_again() -> None:
    room = seated("anna", "bruno", clock=Correspondence(48))
    person = PEOPLE[room.playing.mover]
    let_it_happen(room)
    room.do(person, ask.Return())

    assert happening(room).at == room.at + 48 * HOUR


@pytest.mark.parametrize("clock", [Live(20_000), Correspondence(48)])
@pytest.mark.parametrize("rated", [True, False])
def test_who_lets_a_bot_move_in_a_rated_game_because_his_time_ran_out_has_left_it(rated: bool, clock: Clock) -> None:
    room = seated("anna", "bruno", clock=clock)
    mover = room.playing.mover
    room.table.settings = Settings("condottiere", rated=rated, clock=clock)
    let_it_happen(room)
    by_stand_in(room)
    room.do(PEOPLE[mover], ask.Return())
    room.write(Decision((log.GameOver(1, None),)))

    assert room.table.unsettled[-1].left == ((mover,) if rated else ())


def test_who_is_back_before_a_bot_moves_for_him_has_not_left() -> None:
    room = seated("anna", "bruno", clock=Live(20_000))
    mover = room.playing.mover
    room.table.settings = Settings("condottiere", rated=True, clock=Live(20_000))
    let_it_happen(room)
    room.do(PEOPLE[mover], ask.Return())
    room.write(Decision((log.GameOver(1, None),)))

    assert room.table.unsettled[-1].left == ()


def test_who_is_silent_until_he_is_replaced_has_left_a_rated_game_also_if_he_is_back() -> None:
    room = seated("anna", "bruno")
    mover = room.playing.mover
    room.table.settings = Settings("condottiere", rated=True)
    room.do(PEOPLE[1 - mover], ask.CallVote("replace", mover))
    assert room.table.vote.until == room.at + 600_000
    let_it_happen(room)
    by_stand_in(room)
    room.do(PEOPLE[mover], ask.Return())
    room.write(Decision((log.GameOver(1, None),)))

    assert room.table.unsettled[-1].left == (mover,)


@pytest.mark.parametrize("rated", [True, False])
def test_who_gets_up_from_a_rated_game_and_lets_a_bot_move_for_him_has_left_it(rated: bool) -> None:
    room = seated("anna", "bruno")
    mover = room.playing.mover
    room.table.settings = Settings("condottiere", rated=rated)
    room.do(PEOPLE[mover], ask.Stand())
    by_stand_in(room)
    room.do(PEOPLE[mover], ask.Return())
    room.write(Decision((log.GameOver(1, None),)))

    assert room.table.unsettled[-1].left == ((mover,) if rated else ())


def test_a_table_that_is_paused_waits_for_nobodys_move() -> None:
    room = seated("anna", "bruno")
    assert turn_of(room.table).to_move == room.playing.mover
    room.do("anna", ask.CallVote("pause"))
    room.do("bruno", ask.CastVote(True))

    assert turn_of(room.table).to_move is None


# The question after a battle.


def test_who_said_beforehand_that_he_discards_and_may_not_keeps_his_hand() -> None:
    room = seated("anna", "bruno")
    room.act(room.legal()[0])
    for person in PEOPLE[:2]:
        room.do(person, ask.AnswerBeforehand(room.playing.battle, "discard"))
    room.act(next(action for action in room.legal() if getattr(action, "card", None)))
    while not room.playing.asks_beforehand:
        room.act(next((action for action in room.legal() if isinstance(action, Pass)), None))
    seat = room.playing.mover
    assert [room.playing.rules.write(action) for action in room.legal()] == ["keep"]

    let_it_happen(room)

    assert room.log[-1][2] == log.Moved(room.playing.moves, seat, "keep", "player")


# Votes.


@pytest.mark.parametrize("what", ["pause", "end", "take_back"])
def test_nobodys_silence_agrees_to_anything_but_that_he_is_replaced(what: str) -> None:
    room = seated("anna", "bruno")
    mover = room.playing.mover
    room.act(room.legal()[0])
    room.do(PEOPLE[mover], ask.CallVote(what, about=1 - mover))

    assert room.table.vote is not None
    assert room.table.vote.until is None
    assert not [one for one in all_due(room.table) if one.what == "silence"]


@pytest.mark.parametrize("what", ["pause", "end"])
def test_a_vote_is_carried_when_the_last_who_was_asked_leaves(what: str) -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.CallVote(what))
    room.do("bruno", ask.CastVote(True))

    entries = room.do("carla", ask.Stand())

    assert entries[1] == log.VoteEnded(what, True)
    assert len(entries) == 3
    assert room.table.vote is None


def test_a_vote_is_carried_when_the_last_who_was_asked_runs_out_of_time_or_is_deleted() -> None:
    for flagged in (True, False):
        room = seated("anna", "bruno", clock=Live(20_000))
        mover = room.playing.mover
        room.do(PEOPLE[1 - mover], ask.CallVote("end"))
        if flagged:
            let_it_happen(room)
        else:
            decision = renamed(room.table, PEOPLE[mover], "")
            assert decision is not None
            room.write(decision)

        assert room.table.vote is None
        assert room.table.phase == "over"


def test_one_alone_can_neither_replace_the_other_nor_end_the_game() -> None:
    room = seated("anna", "bruno")

    room.do("anna", ask.CallVote("replace", 1))
    assert not room.table.chairs[1].stand_in
    assert refusal(room, "anna", ask.CallVote("end")) == "vote.open"
    room.at += 60_000
    assert by_itself(room.table, room.at) is None
    assert room.do("bruno", ask.CastVote(False)) == [log.Voted(1, False), log.VoteEnded("replace", False)]


def test_who_does_not_say_for_two_minutes_that_he_is_there_is_replaced_if_nobody_says_no() -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.CallVote("replace", 1))
    assert room.table.vote.until == room.at + 120_000
    room.at += 119_000
    assert by_itself(room.table, room.at) is None

    let_it_happen(room)  # carla may have gone too: else the table would wait for ever

    assert [entry for _, _, entry in room.log[-2:]] == [log.VoteEnded("replace", True), log.StandInSent(1, "vote")]
    assert room.again().chairs[1].away == "vote"


@pytest.mark.parametrize("paused", [True, False])
def test_silence_counts_in_a_pause_too_and_as_many_hours_by_letter_as_a_decision_has(paused: bool) -> None:
    room = seated("anna", "bruno", clock=Correspondence(48))
    if paused:
        room.do("anna", ask.CallVote("pause"))
        room.do("bruno", ask.CastVote(True))
    absent = 1 - room.playing.mover
    room.do(PEOPLE[1 - absent], ask.CallVote("replace", absent))

    assert any(one.what == "silence" and one.at == room.at + 48 * HOUR for one in all_due(room.table))


def test_one_of_the_others_can_say_that_nobody_is_replaced() -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.CallVote("replace", 1))

    assert room.do("carla", ask.CastVote(False)) == [log.Voted(2, False), log.VoteEnded("replace", False)]


def test_who_moves_need_not_be_replaced() -> None:
    room = seated("anna", "bruno")
    mover = room.playing.mover
    room.do(PEOPLE[1 - mover], ask.CallVote("replace", mover))

    assert room.act(room.legal()[0])[1:] == [log.VoteEnded("replace", False)]
    assert room.table.vote is None


def test_who_has_a_stand_in_neither_votes_nor_shows_before_he_is_back() -> None:
    room = seated(*PEOPLE)
    room.do("bruno", ask.Stand())

    assert refusal(room, "bruno", ask.CallVote("end")) == "seat.stood_in"
    assert refusal(room, "bruno", ask.Show((0,), ("1",))) == "seat.stood_in"


def test_a_seat_that_leaves_by_itself_need_not_be_replaced() -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.CallVote("replace", 1))

    assert room.do("bruno", ask.Stand()) == [log.StandInSent(1, "left"), log.VoteEnded("replace", True)]


def test_a_paused_table_that_everybody_left_is_gone_on_with_by_whoever_comes_back() -> None:
    room = seated("anna", "bruno")
    room.do("anna", ask.CallVote("pause"))
    room.do("bruno", ask.CastVote(True))
    room.do("bruno", ask.Stand())
    room.do("anna", ask.Stand())

    room.do("anna", ask.Return())
    room.do("anna", ask.CallVote("go_on"))

    assert not room.playing.paused
    assert not room.table.chairs[0].stand_in


def paused(*people: str, **settings: Any) -> Room:
    """A room in which all have agreed to a pause."""
    room = seated(*people, **settings)
    room.do(people[0], ask.CallVote("pause"))
    for person in people[1:]:
        room.do(person, ask.CastVote(True))
    return room


@pytest.mark.parametrize(
    ("clock", "longest"), [(Live(20_000), 600_000), (NoClock(), 600_000), (Correspondence(48), 48 * HOUR)]
)
def test_nobody_can_hold_the_others_in_a_pause(clock: Clock, longest: int) -> None:
    room = paused(*PEOPLE, clock=clock)
    room.at += 5 * HOUR
    assert by_itself(room.table, room.at) is None
    room.do("anna", ask.CallVote("go_on"))
    asked = room.at
    assert refusal(room, "bruno", ask.CastVote(False)) == "vote.pause"
    room.at += longest - 1
    assert by_itself(room.table, room.at) is None

    let_it_happen(room)

    assert (room.at, room.playing.paused, room.table.vote) == (asked + longest, False, None)
    assert [entry for _, _, entry in room.log[-2:]] == [log.VoteEnded("go_on", True), log.WentOn()]
    assert room.again().playing.since == room.at


def test_a_pause_goes_on_if_the_only_one_who_wanted_to_end_it_would_rather_wait() -> None:
    room = paused(*PEOPLE)
    room.do("anna", ask.CallVote("go_on"))

    assert room.do("anna", ask.CastVote(False)) == [log.Voted(0, False), log.VoteEnded("go_on", False)]
    assert room.playing.paused
    assert [one.what for one in all_due(room.table)] == ["archive"]


def test_who_asked_to_go_on_cannot_drop_it_for_those_who_agreed() -> None:
    room = paused(*PEOPLE)
    room.do("anna", ask.CallVote("go_on"))
    until = room.table.vote.until
    room.do("bruno", ask.CastVote(True))

    assert room.do("anna", ask.CastVote(False)) == [log.Voted(0, False)]
    assert (room.table.vote.agreed, room.table.vote.until) == ((1,), until)
    room.do("anna", ask.CastVote(True))
    room.do("carla", ask.CastVote(True))
    assert not room.playing.paused


def test_no_other_vote_is_in_the_way_of_going_on() -> None:
    room = paused(*PEOPLE)
    room.do("bruno", ask.CallVote("end"))

    room.do("anna", ask.CallVote("go_on"))

    assert [entry for _, _, entry in room.log[-3:]] == [
        log.Voted(0, False),
        log.VoteEnded("end", False),
        log.VoteCalled(0, "go_on"),
    ]
    assert refusal(room, "bruno", ask.CallVote("end")) == "vote.open"
    assert refusal(room, "bruno", ask.CallVote("go_on")) == "vote.open"
    assert room.again().vote == room.table.vote


def test_a_vote_for_a_move_that_cannot_be_taken_back_any_more_is_not_carried() -> None:
    room = seated("anna", "bruno")
    room.act(room.legal()[0])
    mover = room.playing.mover
    room.act(Pass())
    room.do(PEOPLE[mover], ask.CallVote("take_back"))
    room.act(next(action for action in room.legal() if getattr(action, "card", None)))

    entries = room.do(PEOPLE[1 - mover], ask.CastVote(True))

    assert entries[-1] == log.VoteEnded("take_back", False)


# Hosts and chairs.


def test_who_sits_down_after_the_host_has_left_is_the_host() -> None:
    room = Room(options={"players": 2})
    room.do("anna", ask.Sit())
    room.do("anna", ask.Stand())
    assert room.table.host == "anna"

    room.do("bruno", ask.Sit())
    room.do("anna", ask.Sit())
    room.do("bruno", ask.Start())

    assert room.again().host == "bruno"


def test_a_host_who_never_sat_down_stays_the_host() -> None:
    room = Room(options={"players": 2})
    room.do("bruno", ask.Sit())
    room.do("carla", ask.Sit())

    assert room.table.host == "anna"
    room.do("anna", ask.Start())


def test_who_sits_down_after_the_host_was_deleted_is_the_host() -> None:
    room = Room(options={"players": 2})
    decision = renamed(room.table, "anna", "", anyway=True)
    assert decision is not None
    room.write(decision)

    room.do("bruno", ask.Sit())

    assert room.table.host == "bruno"


def test_who_left_a_game_gets_up_before_the_next_and_is_host_no_more() -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.Stand())
    room.write(Decision((log.GameOver(1, None),)))

    room.do("bruno", ask.Rematch())

    assert [chair.person for chair in room.table.chairs] == ["bruno", "carla", None]
    assert (room.table.host, room.table.phase) == ("bruno", GATHERING)
    room.do("bruno", ask.SeatBot("recruit"))
    room.do("bruno", ask.Start())


def test_who_left_and_asks_for_another_game_is_back() -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.Stand())
    room.write(Decision((log.GameOver(1, None),)))

    room.do("anna", ask.Rematch())

    assert [chair.person for chair in room.table.chairs] == ["bruno", "carla", "anna"]
    assert not any(chair.stand_in for chair in room.table.chairs)
    room.do("anna", ask.Start())


def test_a_match_goes_on_with_a_stand_in_and_another_host() -> None:
    room = seated("anna", "bruno", options={"points": True}, target=50)
    room.do("anna", ask.Stand())
    room.write(Decision((log.GameOver(1, None),)))

    room.do("bruno", ask.Rematch())

    assert [chair.person for chair in room.table.chairs] == ["anna", "bruno"]
    assert (room.table.chairs[0].stand_in, room.table.host) == (True, "bruno")
    room.do("bruno", ask.Start())


def test_who_plays_for_several_people_cannot_be_taken_for_one() -> None:
    room = Room(options={"players": 3}, hotseat=True)
    room.do("anna", ask.Sit(name="Carlo"))
    alone = ask.ChangeSettings(Settings("condottiere", {"players": 3}))
    assert refusal(room, "anna", alone) == "settings.hotseat"
    room.do("anna", ask.Sit(), None)
    room.do("anna", ask.Stand(), 0)
    room.do("anna", ask.Sit(), None)

    assert refusal(room, "anna", alone) == "settings.hotseat"
    room.do("anna", ask.Stand(), 0)
    room.do("anna", alone)
    assert not room.table.settings.hotseat


def test_in_a_game_a_stranger_hears_only_that_no_chair_is_free() -> None:
    room = Room(options={"players": 2})
    room.do("anna", ask.Sit())
    room.do("bruno", ask.Sit())
    before = refusal(room, "carla", ask.Sit())
    room.do("anna", ask.Start())
    during = refusal(room, "carla", ask.Sit())
    room.write(Decision((log.GameOver(1, None),)))

    assert (before, during, refusal(room, "carla", ask.Sit())) == ("seat.taken",) * 3


def test_a_word_to_oneself_alone_is_told_to_nobody_else() -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.Say("my note", to=(0,)))

    heard = [room.taken[-1].told(viewer) is not None for viewer in (None, 0, 1, 2)]
    assert heard == [False, True, False, False]


def test_a_program_makes_no_move_in_a_rated_game() -> None:
    room = seated("anna", "bruno")
    room.table.settings = Settings("condottiere", rated=True)
    mover, action = room.playing.mover, room.playing.rules.write(room.legal()[0])
    assert refusal(room, PEOPLE[mover], ask.Act(1, action)) == "person.program"

    assert decide(room.table, Asker(PEOPLE[mover], "Anna", account=True), ask.Act(1, action)).entries


def test_a_program_answers_nothing_beforehand_in_a_rated_game() -> None:
    room = seated("anna", "bruno")
    room.table.settings = Settings("condottiere", rated=True)
    answer = ask.AnswerBeforehand(room.playing.battle, "keep")
    assert refusal(room, "anna", answer) == "person.program"

    assert decide(room.table, Asker("anna", "Anna", account=True), answer).entries


def test_a_rated_game_does_not_begin_while_somebody_is_away() -> None:
    room = seated("anna", "bruno", options={"points": True}, target=1000)
    room.do("bruno", ask.Stand())
    room.write(Decision((log.GameOver(1, None),)))
    room.do("anna", ask.Rematch())
    room.table.settings = Settings("condottiere", {"points": True, "players": 2}, rated=True, target=1000)
    bind(room)
    assert refusal(room, "anna", ask.Start()) == "start.absent"

    room.do("bruno", ask.Return())

    assert room.do("anna", ask.Start())


def test_a_rated_game_begins_when_everybody_has_added_to_its_shuffle() -> None:
    room = seated("anna", "bruno")
    room.write(Decision((log.GameOver(1, None),)))
    room.do("anna", ask.Rematch())
    room.table.settings = Settings("condottiere", {"players": 2}, rated=True)
    bind(room, "anna")
    assert refusal(room, "anna", ask.Start()) == "start.absent"
    assert refusal(room, "bruno", ask.Contribute("0" * 32)) == "person.program"

    room.write(decide(room.table, Asker("bruno", "Bruno", account=True), ask.Contribute("0" * 32)))

    assert room.do("anna", ask.Start())


def bind(room: Room, *people: str) -> None:
    """Bind the server to the next shuffle, and let these people, or all, add to it."""
    room.write(Decision((log.Committed(room.table.games + 1, "c"),)))
    for person in people or PEOPLE[:2]:
        room.write(decide(room.table, Asker(person, person.title(), account=True), ask.Contribute("0" * 32)))


def test_nobody_finds_himself_at_a_rated_table_who_sat_down_at_another() -> None:
    room = Room(options={"players": 2})
    host = Asker("anna", "Anna", account=True)
    rated = ask.ChangeSettings(Settings("condottiere", {"players": 2}, rated=True, clock=Live(20_000)))
    room.write(decide(room.table, host, ask.Sit()))
    assert decide(room.table, host, rated).entries
    room.write(decide(room.table, Asker("bruno", "Bruno", account=True), ask.Sit()))

    with pytest.raises(IllegalMove) as refused:
        decide(room.table, host, rated)
    assert refused.value.code == "settings.rated"


def test_somebody_who_was_deleted_is_no_host() -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.CallVote("end"))
    for person in PEOPLE[1:]:
        room.do(person, ask.CastVote(True))
    decision = renamed(room.table, "bruno", "")
    assert decision is not None
    room.write(decision)

    room.do("anna", ask.Stand())

    assert room.table.host == "carla"


def test_a_host_who_gives_one_of_his_chairs_away_or_takes_another_stays_the_host() -> None:
    room = Room(options={"players": 3}, hotseat=True)
    room.do("anna", ask.Sit(0))
    room.do("anna", ask.Sit(1, name="Uncle"))
    room.do("bruno", ask.Sit(2))
    room.do("anna", ask.Stand(), 1)
    assert room.table.host == "anna"

    room = Room(options={"players": 3})
    room.do("anna", ask.Sit(0))
    room.do("bruno", ask.Sit(1))
    room.do("anna", ask.Sit(2))

    assert [chair.person for chair in room.table.chairs] == [None, "bruno", "anna"]
    assert (room.table.host, room.table.host_gone) == ("anna", False)


@pytest.mark.parametrize(
    "command",
    [
        ask.Start(),
        ask.SeatBot("captain"),
        ask.DismissBot(0),
        ask.Unseat(0),
        ask.ChooseColour("red"),
        ask.Contribute("0" * 32),
    ],
)
def test_who_does_not_sit_there_learns_nothing_of_a_game_by_asking(command: ask.Command) -> None:
    room = Room(options={"players": 2}, delay=60)
    codes = [refusal(room, "zeno", command)]
    for person in PEOPLE[:2]:
        room.do(person, ask.Sit())
    room.do("anna", ask.Start())
    codes.append(refusal(room, "zeno", command))
    room.do("anna", ask.CallVote("end"))
    room.do("bruno", ask.CastVote(True))
    codes.append(refusal(room, "zeno", command))

    assert len(set(codes)) == 1


def test_a_table_is_given_up_after_its_game_when_all_have_got_up() -> None:
    room = seated("anna", "bruno")
    room.do("anna", ask.CallVote("end"))
    room.do("bruno", ask.CastVote(True))
    room.do("anna", ask.Stand())
    assert due(room.table) is None
    room.do("bruno", ask.Stand())

    assert (happening(room).what, happening(room).at) == ("archive", room.at + HOUR)


def test_who_is_gone_for_good_leaves_his_seats_and_keeps_his_name() -> None:
    room = seated(*PEOPLE)
    decision = gone(room.table, "anna")
    assert decision is not None
    room.write(decision)

    assert (room.table.chairs[0].away, room.table.chairs[0].name, room.table.host) == ("left", "Anna", "bruno")
    assert gone(room.table, "zeno") is None


def test_colours_stay_with_people_at_a_rematch() -> None:
    room = Room(options={"players": 2})
    for person in PEOPLE[:2]:
        room.do(person, ask.Sit())
    room.do("bruno", ask.ChooseColour("violet"))
    room.do("anna", ask.Start())
    room.do("anna", ask.CallVote("end"))
    room.do("bruno", ask.CastVote(True))
    room.do("anna", ask.Rematch())

    assert {chair.person: chair.colour for chair in room.table.chairs} == {"anna": "red", "bruno": "violet"}
