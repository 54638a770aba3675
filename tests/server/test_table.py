"""The table, folded from its log: seating, playing, votes, taking back, stand-ins, and what each viewer is told."""

from typing import Any

import msgspec
import pytest

from condotta.condottiere.actions import Attack, KeepHand, Pass
from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES
from condotta.server.sentences import explained
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.card import card_of
from condotta.server.table.decision import Decision
from condotta.server.table.parting import renamed
from condotta.server.table.rendering import clocks_of
from condotta.server.table.settings import Correspondence, Live, Settings, checked
from condotta.server.table.standing import GATHERING, OVER, PLAYING
from condotta.server.table.timing import all_due, due
from tests.server.room import Room, seated


def refusal(room: Room, person: str, command: ask.Command, seat: int | None = None) -> str:
    before, number = card_of(room.table), room.table.number
    with pytest.raises(IllegalMove) as refused:
        room.do(person, command, seat)
    assert (card_of(room.table), room.table.number) == (before, number)
    return refused.value.code


def act(move: int, action: Any) -> ask.Act:
    return ask.Act(move, msgspec.to_builtins(action))


def test_people_sit_where_it_is_free_and_the_next_becomes_host_when_the_host_stands() -> None:
    room = Room(options={"players": 3})
    room.do("anna", ask.Sit(1))
    room.do("bruno", ask.Sit())

    assert [chair.person for chair in room.table.chairs] == ["bruno", "anna", None]
    assert refusal(room, "carla", ask.Sit(1)) == "seat.taken"
    assert refusal(room, "anna", ask.Sit()) == "seat.already"
    assert refusal(room, "bruno", ask.Start()) == "host.only"
    assert refusal(room, "anna", ask.Start()) == "start.empty"
    room.do("anna", ask.Stand())
    assert room.table.host == "bruno"


def test_a_colour_is_exchanged_with_a_free_chair_but_not_taken_from_a_person() -> None:
    room = Room(options={"players": 3})
    room.do("anna", ask.Sit(0))
    room.do("bruno", ask.Sit(1))

    room.do("anna", ask.ChooseColour("azure"))

    assert [chair.colour for chair in room.table.chairs] == ["azure", "green", "red"]
    assert refusal(room, "bruno", ask.ChooseColour("azure")) == "colour.taken"
    assert refusal(room, "bruno", ask.ChooseColour("beige")) == "colour.unknown"


def test_at_one_screen_each_has_a_name_of_his_own_which_stays_until_the_person_is_deleted() -> None:
    room = Room(options={"players": 3}, hotseat=True)
    room.do("anna", ask.Sit())
    room.do("anna", ask.Sit(name=" Bruno "))

    assert refusal(room, "anna", ask.Sit(name="BRUNO")) == "name.taken"
    assert refusal(room, "anna", ask.Sit(name="?")) == "name.letters"
    room.write(Decision((log.Renamed("anna", "Chiara"),)))
    assert [chair.name for chair in room.table.chairs] == ["Chiara", "Bruno", ""]
    assert renamed(room.table, "anna", "Chiara") is None
    (said,) = room.do("anna", ask.Say("mine"), 1)
    assert isinstance(said, log.Said)
    assert said.name == "Bruno"
    gone = renamed(room.table, "anna", "")
    assert gone is not None
    room.write(gone)
    assert not any(chair.name for chair in room.table.chairs)


def test_a_game_at_one_screen_is_put_down_with_the_names_of_those_who_played() -> None:
    room = Room(hotseat=True, options={"players": 2})
    room.do("anna", ask.Sit())
    room.do("anna", ask.Sit(name="Uncle Bob"))
    room.do("anna", ask.Start(), 0)
    room.write(Decision((log.GameOver(1, None),)))

    assert [(one.name, one.guest) for one in room.table.unsettled[-1].sitters] == [("Anna", False), ("Uncle Bob", True)]


def test_elsewhere_one_sits_under_the_name_by_which_one_is_known() -> None:
    room = Room(options={"players": 2})

    room.do("anna", ask.Sit(name="Bruno"))

    assert room.table.chairs[0].name == "Anna"


def test_only_the_host_changes_what_the_table_is_for_and_nobody_loses_his_chair() -> None:
    room = Room(options={"players": 3})
    room.do("anna", ask.Sit(2))

    assert refusal(room, "bruno", ask.ChangeSettings(Settings("ordonnance"))) == "host.only"
    assert refusal(room, "anna", ask.ChangeSettings(Settings("ordonnance", {"players": 2}))) == "settings.seated"
    assert refusal(room, "anna", ask.ChangeSettings(Settings("chess"))) == "settings.wrong"
    room.do("anna", ask.ChangeSettings(Settings("ordonnance", {"players": 4})))
    assert [chair.person for chair in room.table.chairs] == [None, None, "anna", None]


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": {"players": 9}},
        {"options": {"pace": 1}},
        {"title": "x" * 61},
        {"delay": -1},
        {"clock": Live(5)},
        {"clock": Correspondence(0)},
        {"target": 20},
        {"rated": True, "hints": True},
        {"rated": True},
        {"seed": ""},
    ],
    ids=str,
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        checked(Settings("condottiere", **wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_settings_is_said_in_the_readers_language(language: str) -> None:
    mistakes = [
        *(Settings("chess"), Settings("condottiere", {"players": 9}), Settings("condottiere", {"knights": True})),
        *(Settings("condottiere", delay=-1), Settings("condottiere", pace=99_999), Settings("condottiere", pause=1)),
        *(Settings("condottiere", clock=Live(5)), Settings("condottiere", clock=Correspondence(0))),
        *(Settings("condottiere", rated=True), Settings("condottiere", rated=True, hints=True)),
        *(Settings("condottiere", title="x" * 61), Settings("condottiere", seed=""), Settings("condottiere", target=1)),
        Settings("condottiere", {"points": True}, target=0),
    ]

    told = {language: set[str]() for language in ("en", language)}
    for wrong in mistakes:
        with pytest.raises(IllegalMove) as refused:
            Room().do("anna", ask.ChangeSettings(wrong))
        assert refused.value.code == "settings.wrong"
        for reader, sentences in told.items():
            sentences.add(explained(refused.value, reader))

    assert all(len(sentences) == len(mistakes) for sentences in told.values())
    assert language == "en" or not told["en"] & told[language]


def test_people_count_chairs_from_one() -> None:
    room = Room(options={"players": 2})
    with pytest.raises(IllegalMove) as refused:
        room.do("anna", ask.DismissBot(0))

    assert explained(refused.value, "en") == "There is no bot on chair 1."


def test_an_action_is_refused_from_others_out_of_turn_stale_or_malformed_and_changes_nothing() -> None:
    room = seated("anna", "bruno")
    mover = room.playing.mover
    person, other = ("anna", "bruno") if mover == 0 else ("bruno", "anna")
    legal = room.legal()[0]

    assert refusal(room, "carla", act(1, legal)) == "seat.none"
    assert refusal(room, other, act(1, legal)) == "turn.other"
    assert refusal(room, other, act(1, legal), mover) == "seat.other"
    assert refusal(room, person, act(2, legal)) == "move.stale"
    assert refusal(room, person, act(1, {"do": "dance"})) == "action.form"
    assert refusal(room, person, act(1, KeepHand())) not in ("", "action.form")
    room.do(person, act(1, legal))
    assert room.playing.moves == 1


def test_an_action_may_be_written_in_notation() -> None:
    room = seated("anna", "bruno")

    room.act(room.playing.rules.write(room.legal()[0]))

    assert room.playing.moves == 1


def whole_game(room: Room, most: int = 3000) -> None:
    """Play until the game is over, laying a card now and then and passing otherwise."""
    for move in range(most):
        if room.table.phase != PLAYING:
            return
        legal = room.legal()
        room.at += 1000
        room.act(legal[move * 7 % len(legal)])
    raise AssertionError("the game does not end")


def test_a_whole_game_folds_to_the_same_table_in_another_process() -> None:
    room = seated("anna", "bruno", "carla", options={"hidden_cards": True})

    whole_game(room)

    assert room.table.phase == OVER
    assert room.table.outcome is not None
    again = room.again()
    assert card_of(again) == card_of(room.table)
    assert again.playing is not None
    assert again.playing.position == room.playing.position
    assert [again.streams.number(viewer) for viewer in (None, 0, 1, 2)] == [
        room.table.streams.number(viewer) for viewer in (None, 0, 1, 2)
    ]


@pytest.mark.parametrize("game", ["condottiere", "ordonnance"])
def test_who_applies_the_changes_he_is_told_always_has_his_view_and_numbers_without_gaps(game: str) -> None:
    room = seated("anna", "bruno", game=game)
    room.do("anna", ask.Say("psst", (1,)))
    for _ in range(60):
        if room.table.phase == PLAYING:
            room.act()
    rules = room.playing.rules
    for viewer in (None, 0, 1):
        known: dict[str, Any] = {}
        number = 0
        for taken in room.taken:
            told = taken.told(viewer)
            if told is None:
                continue
            number += 1
            assert told.n == number
            for name, value in (told.changed or {}).items():
                if name == "seats" and isinstance(value, dict):
                    known["seats"] = tuple(value.get(str(at), seat) for at, seat in enumerate(known["seats"]))
                else:
                    known[name] = value
        view = rules.view(room.playing.position, viewer)
        assert known == {name: getattr(view, name) for name in view.__struct_fields__}
        assert number == room.table.streams.number(viewer)


def test_a_private_word_is_told_to_its_parties_only() -> None:
    room = seated("anna", "bruno", "carla")
    before = [room.table.streams.number(viewer) for viewer in (None, 0, 1, 2)]

    room.do("anna", ask.Say("let us both pass", (1,)))

    taken = room.taken[-1]
    assert [taken.told(viewer) is not None for viewer in (None, 0, 1, 2)] == [False, True, True, False]
    after = [room.table.streams.number(viewer) for viewer in (None, 0, 1, 2)]
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 1, 1, 0]


def test_spectators_talk_among_themselves_while_a_game_runs() -> None:
    room = seated("anna", "bruno")

    (said,) = room.do("zeno", ask.Say("what a battle"))

    assert isinstance(said, log.Said)
    assert said.aside
    told = [room.taken[-1].told(viewer) is not None for viewer in (None, 0, 1)]
    assert told == [True, False, False]


def first_battle(room: Room) -> tuple[int, int]:
    """Let the first battle begin; who chose, and who lays next."""
    chooser = room.playing.mover
    room.act(room.legal()[0])
    assert isinstance(room.legal()[0], Attack) is False
    return chooser, room.playing.mover


def test_a_pass_is_taken_back_with_the_consent_of_the_others() -> None:
    room = seated("anna", "bruno", "carla")
    _, mover = first_battle(room)
    people = ("anna", "bruno", "carla")
    before = room.playing.position
    room.act(Pass())

    room.do(people[mover], ask.CallVote("take_back"))
    others = [person for person in people if person != people[mover]]
    room.do(others[0], ask.CastVote(True))
    assert room.playing.position != before
    room.do(others[1], ask.CastVote(True))

    assert room.playing.position == before
    assert (room.playing.mover, room.playing.moves) == (mover, 1)
    again = room.again().playing
    assert again is not None
    assert again.position == before


def test_a_card_that_was_taken_back_stays_known_and_one_that_was_answered_cannot_be() -> None:
    room = seated("anna", "bruno")
    _, mover = first_battle(room)
    people = ("anna", "bruno")
    laid = next(action for action in room.legal() if getattr(action, "card", None) and action.card.value in "123456")
    room.act(laid)
    room.do(people[mover], ask.CallVote("take_back"))
    room.do(people[1 - mover], ask.CastVote(True))

    seen = room.playing.rules.view(room.playing.position, 1 - mover)
    assert laid.card in seen.seats[mover].known
    room.act(laid)
    room.act(next(action for action in room.legal() if getattr(action, "card", None)))
    assert refusal(room, people[mover], ask.CallVote("take_back")) == "take_back.late"


def test_two_moves_taken_back_one_after_the_other_leave_all_cards_known_and_the_same_in_the_record() -> None:
    room = seated("anna", "bruno")
    _, mover = first_battle(room)
    people = ("anna", "bruno")
    hand = room.playing.rules.view(room.playing.position, mover).hand
    kinds = [card for card in dict.fromkeys(hand) if card.value in "123456"][:2]
    for card in kinds:
        room.act(next(action for action in room.legal() if getattr(action, "card", None) == card))
        if room.playing.mover != mover:
            room.act(Pass())
    for _ in kinds:
        room.do(people[mover], ask.CallVote("take_back"))
        room.do(people[1 - mover], ask.CastVote(True))

    seen = room.playing.rules.view(room.playing.position, 1 - mover)
    assert len(kinds) == 2
    assert set(kinds) <= set(seen.seats[mover].known)
    again = room.again().playing
    assert again is not None
    assert again.position == room.playing.position


def test_one_no_ends_a_vote_and_nobody_votes_twice() -> None:
    room = seated("anna", "bruno", "carla")

    room.do("anna", ask.CallVote("pause"))

    assert refusal(room, "anna", ask.CastVote(True)) == "vote.twice"
    assert refusal(room, "bruno", ask.CallVote("end")) == "vote.open"
    room.do("bruno", ask.CastVote(False))
    assert room.table.vote is None
    assert not room.playing.paused


def test_who_called_a_vote_may_drop_it_and_call_another() -> None:
    room = seated("anna", "bruno", "carla")
    room.do("anna", ask.CallVote("end"))
    room.do("bruno", ask.CastVote(True))

    room.do("anna", ask.CastVote(False))

    assert room.table.vote is None
    room.do("anna", ask.CallVote("pause"))
    assert room.table.vote is not None


def test_all_agree_to_pause_and_nobody_moves_until_they_go_on() -> None:
    room = seated("anna", "bruno", clock=Live(60_000, 1000))
    mover, since = room.playing.mover, room.at
    room.at += 10_000
    room.do("anna", ask.CallVote("pause"))
    room.do("bruno", ask.CastVote(True))
    room.at += 500_000

    assert refusal(room, ("anna", "bruno")[mover], act(1, room.legal()[0])) == "game.paused"
    clocks = clocks_of(room.playing)
    assert clocks is not None
    assert clocks.left is not None
    assert (clocks.left[mover], clocks.deadline) == (50_000, None)
    assert [one.what for one in all_due(room.table)] == ["archive"]
    room.do("bruno", ask.CallVote("go_on"))
    room.do("anna", ask.CastVote(True))
    assert room.playing.left[mover] == 50_000
    assert room.playing.deadline == since + 510_000 + 50_000


def test_a_correspondence_clock_gives_every_decision_its_hours() -> None:
    room = seated("anna", "bruno", clock=Correspondence(48))

    assert due(room.table) == due(room.again())
    happens = due(room.table)
    assert happens is not None
    assert happens.at == room.at + 48 * 3_600_000


def to_the_question(room: Room) -> None:
    """Play until somebody is asked whether he keeps his hand."""
    for _ in range(500):
        if room.playing.asks_beforehand:
            return
        room.act(next((action for action in room.legal() if isinstance(action, Pass)), None))
    raise AssertionError("the question never came")


def test_the_question_after_a_battle_is_not_waited_for_without_end() -> None:
    room = seated("anna", "bruno", pause=7_000)
    room.act(room.legal()[0])
    lay = next(action for action in room.legal() if getattr(action, "card", None))
    room.act(lay)
    to_the_question(room)

    happens = due(room.table)

    assert happens is not None
    assert (happens.what, happens.at) == ("pause", room.at + 7_000)


def test_an_answer_given_beforehand_is_seen_by_its_seat_alone_and_comes_when_it_is_asked() -> None:
    room = seated("anna", "bruno", "carla")
    room.act(room.legal()[0])
    battle = room.playing.battle
    keep = "keep"
    for seat, person in enumerate(("anna", "bruno", "carla")):
        room.do(person, ask.AnswerBeforehand(battle, keep))
        told = [room.taken[-1].told(viewer) is not None for viewer in (None, 0, 1, 2)]
        assert told == [False, seat == 0, seat == 1, seat == 2]
    assert refusal(room, "anna", ask.AnswerBeforehand(battle + 3, keep)) == "battle.stale"
    assert refusal(room, "anna", ask.AnswerBeforehand(battle, "pass")) == "answer.form"
    room.act(next(action for action in room.legal() if getattr(action, "card", None)))
    to_the_question(room)
    happens = due(room.table)
    assert happens is not None
    assert happens.what == "beforehand"


def test_a_rematch_moves_everybody_on_by_one_seat() -> None:
    room = seated("anna", "bruno", "carla")
    room.write(Decision((log.GameOver(1, None),)))

    room.do("bruno", ask.Rematch())

    assert [chair.person for chair in room.table.chairs] == ["bruno", "carla", "anna"]
    assert room.table.phase == GATHERING
    room.do("anna", ask.Start())
    assert (room.table.games, room.table.phase) == (2, PLAYING)


def test_what_was_added_to_the_last_shuffle_does_not_count_for_the_next() -> None:
    room = seated("anna", "bruno")
    for person in ("anna", "bruno"):  # one rematch after the other, to the second of which something was added
        room.write(Decision((log.GameOver(room.table.games, None),)))
        room.do(person, ask.Rematch())
        if person == "anna":
            room.write(Decision((log.Committed(2, "c"),)))
            room.do("anna", ask.Contribute("0" * 32))
            assert any(chair.contributed for chair in room.table.chairs)
            room.do("anna", ask.Start())

    assert [chair.contributed for chair in room.table.chairs] == [False, False]


def test_a_match_for_points_goes_on_with_the_same_seats_and_keeps_the_score() -> None:
    room = seated("anna", "bruno", options={"points": True}, target=50)
    whole_game(room)
    points = card_of(room.table).points

    room.do("anna", ask.Rematch())
    room.do("anna", ask.Start())

    assert points is not None
    assert sum(points) > 0
    assert card_of(room.table).points == points
    assert [chair.person for chair in room.table.chairs] == ["anna", "bruno"]


def test_the_settings_of_a_match_stay_until_it_is_decided() -> None:
    room = seated("anna", "bruno", options={"points": True}, target=50)
    whole_game(room)
    room.do("anna", ask.Rematch())
    points = card_of(room.table).points

    with pytest.raises(IllegalMove) as refused:
        room.do("anna", ask.ChangeSettings(room.table.settings))

    assert refused.value.code == "settings.match"
    assert card_of(room.table).points == points


def test_after_a_match_that_was_won_another_one_begins() -> None:
    room = seated("anna", "bruno", options={"points": True}, target=1)
    whole_game(room)
    assert card_of(room.table).match_winners

    room.do("anna", ask.Rematch())
    room.do("anna", ask.Start())
    assert (card_of(room.table).match_winners, card_of(room.table).points) == ((), (0, 0))
    whole_game(room)

    assert card_of(room.again()) == card_of(room.table)
    assert card_of(room.table).match_winners


def test_a_bot_moves_at_a_moment_that_does_not_depend_on_its_cards() -> None:
    room = Room(options={"players": 2})
    room.do("anna", ask.Sit(0))
    room.do("anna", ask.SeatBot("captain"))
    room.do("anna", ask.Start())
    while room.playing.mover == 0:
        room.act()
    happens = due(room.table)
    assert happens is not None

    room.playing.position = room.playing.rules.sample(room.playing.rules.view(room.playing.position, 0), "other cards")

    assert due(room.table) == happens
    assert refusal(room, "anna", ask.SeatBot("captain")) == "game.running"
