"""One game told again: its record replays to the same positions, and its frames tell no more than is due."""

import random
from typing import Any

import msgspec
import pytest

from condotta.catalogue import game_named
from condotta.kernel import record
from condotta.kernel.chance import derived
from condotta.kernel.game import IllegalMove
from condotta.kernel.replay import final_position, replay
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.chronicle import Chronicle, sight
from condotta.server.table.decision import Decision
from condotta.server.table.recording import record_of
from condotta.server.table.rendering import Taken, take
from condotta.server.table.replaying import OPEN, frames, lens_of, steps_seen
from condotta.server.table.standing import PLAYING
from condotta.server.table.table import Table
from tests.server.room import Room, seated

PEOPLE = ("anna", "bruno", "carla")


def chronicle(room: Room, number: int = 1) -> Chronicle:
    """A game of a room as another process would tell it from the log."""
    table, told = Table("room"), None
    for at_number, at, entry in room.log:
        taken = take(table, at_number, at, entry, room.seed_of(entry))
        if isinstance(entry, log.GameStarted) and entry.game == number:
            told = Chronicle(table, entry)
        if told is not None and told.finished is None:
            told.add(taken)
        if told is not None and isinstance(entry, log.GameOver) and entry.game == number:
            told.finished = table.unsettled[-1]
    assert told is not None
    return told


def written(room: Room) -> record.Record:
    kept = record_of(chronicle(room), derived("room", "1"), PEOPLE[: room.playing.players], None)
    assert record.loads(record.dumps(kept)) == kept
    return kept


def take_back(room: Room, seat: int) -> None:
    """All agree that a seat takes its latest move back."""
    room.do(PEOPLE[seat], ask.CallVote("take_back"))
    for other in range(room.playing.players):
        if other != seat:
            room.do(PEOPLE[other], ask.CastVote(True))


def show_something(room: Room, seat: int) -> None:
    hand = room.playing.rules.view(room.playing.position, seat).hand
    if hand:
        room.do(PEOPLE[seat], ask.Show(((seat + 1) % room.playing.players,), (hand[0].value,)))


def whimsical_game(game: str, players: int, seed: int, most: int = 4000) -> Room:
    """A game in which people take moves back and show cards."""
    dice, room = random.Random(seed), seated(*PEOPLE[:players], game=game)
    for _ in range(most):
        if room.table.phase != PLAYING:
            return room
        seat = room.playing.mover
        room.at += 1000
        room.act(dice.choice(room.legal()))
        if room.table.phase == PLAYING and dice.random() < 0.2 and room.table.takeable(seat) is not None:
            take_back(room, seat)
        elif room.table.phase == PLAYING and game == "condottiere" and dice.random() < 0.1:
            show_something(room, dice.randrange(players))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "players", "seed"), [("condottiere", 3, 1), ("condottiere", 2, 2), ("ordonnance", 2, 3)]
)
def test_the_record_of_a_game_with_moves_taken_back_replays_to_the_positions_that_stood(
    game: str, players: int, seed: int
) -> None:
    room = whimsical_game(game, players, seed)
    rules, kept = game_named(game), written(room)

    played = list(replay(rules, kept))

    assert any(isinstance(entry, log.TakenBack) for _, _, entry in room.log)
    assert final_position(rules, kept) == room.playing.position
    assert [one.entry.move for one in played if isinstance(one.entry, record.Move)] == list(
        range(1, room.playing.moves + 1)
    )
    before = {one.entry.move: one.before for one in played if isinstance(one.entry, record.Move)}
    stood = {taken.entry.move: taken.before for taken in room.taken if isinstance(taken.entry, log.Moved)}
    assert before == stood


def test_a_card_that_was_taken_back_is_a_showing_in_the_record() -> None:
    room = seated("anna", "bruno")
    room.act(room.legal()[0])
    mover = room.playing.mover
    laid = next(action for action in room.legal() if getattr(action, "card", None) and action.card.value in "123456")
    room.act(laid)
    take_back(room, mover)

    *_, last = written(room).entries

    assert isinstance(last, record.Shown)
    assert (last.show.seat, last.show.to, last.show.cards) == (mover, (1 - mover,), (laid.card.value,))


def test_a_game_that_was_broken_off_has_a_record_without_an_outcome() -> None:
    room = seated("anna", "bruno")
    room.act()
    room.do("anna", ask.CallVote("end"))
    room.do("bruno", ask.CastVote(True))

    kept = written(room)

    assert len(kept.entries) == 1
    assert final_position(game_named("condottiere"), kept) == room.playing.position


def test_bots_are_named_by_what_they_are_and_talk_is_in_no_record() -> None:
    room = Room(options={"players": 2})
    room.do("anna", ask.Sit(0))
    room.do("anna", ask.SeatBot("captain"))
    room.do("anna", ask.Start())
    room.do("anna", ask.Say("a secret between us", (1,)))

    kept = written(room)

    assert kept.header.played_by == ("person", "captain")
    assert "secret between" not in record.dumps(kept)


def frames_for(room: Room, person: str | None, viewer: str | None, first: int = 0, limit: int = 10_000) -> Any:
    game = chronicle(room)
    seen = sight(game, person, room.at)
    return frames(game, steps_seen(game, seen), lens_of(viewer, game, seen), first, limit)


def test_while_a_game_runs_everybody_replays_it_through_his_own_eyes_only() -> None:
    room = seated("anna", "bruno")
    for _ in range(6):
        room.act()

    own = frames_for(room, "anna", "0")

    assert own[-1].move == 6
    assert own == frames_for(room, "anna", None)
    assert frames_for(room, "anna", "public") == frames_for(room, None, None)
    for person, viewer in (("anna", "1"), ("anna", OPEN), (None, "0"), (None, OPEN), ("carla", "0")):
        with pytest.raises(IllegalMove, match=r"viewer\.running"):
            frames_for(room, person, viewer)
    for nonsense in ("7", "-1", "everything", "²", ""):
        with pytest.raises(IllegalMove, match=r"viewer\.unknown"):
            frames_for(room, "anna", nonsense)


def test_frames_add_up_to_the_view_that_a_seat_had_and_pages_to_the_whole() -> None:
    room = whimsical_game("condottiere", 3, 5)
    rules = game_named("condottiere")
    whole = frames_for(room, None, "1")

    view = whole[0].view
    for frame in whole[1:]:
        for name, value in (frame.changed or {}).items():
            if name == "seats":
                seats = tuple(value.get(str(seat), old) for seat, old in enumerate(view.seats))
                view = msgspec.structs.replace(view, seats=seats)
            else:
                view = msgspec.structs.replace(view, **{name: value})

    assert view == rules.view(room.playing.position, 1)
    page = frames_for(room, None, "1", first=7, limit=5)
    assert [frame.frame for frame in page] == [7, 8, 9, 10, 11]
    assert page[0].view is not None
    assert page[1:] == whole[8:12]


def test_with_all_cards_open_every_hand_and_every_action_is_seen() -> None:
    room = whimsical_game("condottiere", 2, 6)
    rules = game_named("condottiere")

    told = frames_for(room, "carla", OPEN)

    moves = [entry.action for _, _, entry in room.log if isinstance(entry, log.Moved)]
    assert [frame.action for frame in told if frame.action] == moves
    assert told[-1].position == rules.lay_out(room.playing.position)
    assert all(hand for hand in told[0].position.hands)
    drawn = [event.cards for frame in told for event in frame.events if hasattr(event, "cards")]
    assert drawn
    assert None not in drawn


def test_spectators_of_a_delayed_table_see_neither_steps_nor_the_end_before_their_time() -> None:
    room = seated("anna", "bruno", delay=60)
    start = room.at
    for _ in range(3):
        room.at += 30_000
        room.act()
    room.write(Decision((log.GameOver(1, None),)))

    assert [frame.at for frame in frames_for(room, None, None)] == [start, start + 30_000]
    with pytest.raises(IllegalMove, match=r"viewer\.running"):
        frames_for(room, None, "0")
    assert frames_for(room, "anna", "1")[-1].at == room.at
    room.at += 60_000
    assert frames_for(room, None, "0")[-1].at == start + 90_000


def test_a_table_without_spectators_is_replayed_by_those_who_played() -> None:
    room = seated("anna", "bruno", spectators=False)
    room.do("anna", ask.CallVote("end"))
    room.do("bruno", ask.CastVote(True))

    assert frames_for(room, "bruno", "0")
    for stranger in ("carla", None):
        with pytest.raises(IllegalMove, match=r"table\.closed"):
            frames_for(room, stranger, None)


def test_what_was_said_in_private_stays_with_who_heard_it_when_seats_are_swapped() -> None:
    room = seated("anna", "bruno", "carla")
    room.do("anna", ask.Say("for Bruno", (1,)))
    said = room.taken[-1]
    assert heard(said, room, 1)
    room.write(Decision((log.GameOver(1, None),)))

    room.do("anna", ask.Rematch())

    for seat in range(3):
        assert not heard(said, room, seat)


def heard(said: Taken, room: Room, seat: int) -> bool:
    """Whether who sits at a seat now is told something."""
    told = said.brief(seat, room.table.chairs[seat].since)
    return told is not None and bool(told.news)
