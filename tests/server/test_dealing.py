"""Deals at a table: offers, verdicts, showings and private talk, who is told of them, and how bots deal."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from condotta.bots import make_bot
from condotta.condottiere.actions import Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Phase
from condotta.kernel.game import IllegalMove
from condotta.server.bots.thinking import Choice, thought
from condotta.server.dealing_bots import bot_answer, true_to_word, with_offer
from condotta.server.deals.offers import Because, OfferAnswered, OfferMade, PromiseBroken, State
from condotta.server.deals.terms import Battles, GameEnds, NoAttack, NoCard, PassNow, Term
from condotta.server.hot import Hot
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.acting import moved
from condotta.server.table.book import OfferCard
from condotta.server.table.decision import Decision
from condotta.server.table.timing import Due, all_due, due
from condotta.server.wire import Told, encode
from tests.server.room import Room, seated

PAGE = Path(__file__).parents[2] / "docs" / "deals.md"
PEOPLE = ("anna", "bruno", "carla")
VIEWERS = (None, 0, 1, 2)


def refusal(room: Room, person: str, command: ask.Command) -> str:
    number, page = room.table.number, room.table.book.page
    with pytest.raises(IllegalMove) as refused:
        room.do(person, command)
    assert (room.table.number, room.table.book.page) == (number, page)
    return refused.value.code


def told(room: Room, viewer: int | None) -> Told | None:
    return room.taken[-1].told(viewer)


def offer(room: Room, by: int, to: tuple[int, ...], *terms: Term, text: str = "", until: Any = None) -> str:
    made = room.do(PEOPLE[by], ask.MakeOffer(to, until or GameEnds(), text, terms))[0]
    assert isinstance(made, OfferMade)
    return made.offer.id


def agreed(room: Room, by: int, to: int, *terms: Term) -> str:
    made = offer(room, by, (to,), *terms)
    room.do(PEOPLE[to], ask.AnswerOffer(made, True))
    return made


def state(room: Room, ident: str) -> State:
    deal = room.table.book.ledger.deal(ident)
    assert deal is not None
    return deal.state


def fighting(*people: str) -> tuple[Room, int, int, int]:
    """A room in which a battle is fought; who is to move, and the two others."""
    room = seated(*(people or PEOPLE))
    room.act(room.legal()[0])
    mover = room.playing.mover
    return room, mover, (mover + 1) % 3, (mover + 2) % 3


def a_mercenary(room: Room) -> Any:
    return next(
        one for one in room.legal() if isinstance(one, Play) and one.card.value in ("1", "2", "3", "4", "5", "6")
    )


def test_an_offer_and_its_answer_are_told_to_their_parties_only() -> None:
    room, one, two, _ = fighting()
    before = [room.table.streams.number(viewer) for viewer in VIEWERS]

    ident = offer(room, one, (two,), PassNow(one), PassNow(two), text="Let\tus both\npass")
    assert [told(room, viewer) is not None for viewer in VIEWERS] == [viewer in (one, two) for viewer in VIEWERS]
    room.do(PEOPLE[two], ask.AnswerOffer(ident, True))
    assert [told(room, viewer) is not None for viewer in VIEWERS] == [viewer in (one, two) for viewer in VIEWERS]

    after = [room.table.streams.number(viewer) for viewer in VIEWERS]
    assert [new - old for new, old in zip(after, before, strict=True)] == [2 * (v in (one, two)) for v in VIEWERS]
    message = told(room, one)
    assert message is not None
    (card,) = message.offers
    assert (card.state, card.offer.text, card.kept) == (State.ACCEPTED, "Let us both pass", (None, None))


def test_a_broken_promise_is_told_with_the_move_that_broke_it_and_only_to_the_parties() -> None:
    room, one, two, three = fighting()
    ident = agreed(room, one, two, PassNow(one), PassNow(two))

    room.act(a_mercenary(room))

    for viewer in (one, two):
        message = told(room, viewer)
        assert message is not None
        assert message.verdicts == (PromiseBroken(ident, PassNow(one)),)
        assert [card.state for card in message.offers] == [State.BROKEN]
    for viewer in (three, None):
        message = told(room, viewer)
        assert message is not None
        assert not message.verdicts
        assert not message.offers
        assert b"offer" not in encode(message)
        assert b"promise" not in encode(message)


def test_who_begins_to_follow_gets_the_offers_he_is_a_party_to_and_nobody_elses() -> None:
    room, one, two, three = fighting()
    open_one = offer(room, one, (two,), text="peace?")
    broken = agreed(room, one, two, PassNow(one))
    room.act(a_mercenary(room))
    hot = Hot("room")
    hot.table = room.table
    for taken in room.taken:
        hot.live.take(taken)
        hot.gallery.take(taken)

    seen = {viewer: hot.snapshot(viewer, 0) for viewer in VIEWERS}

    for viewer in (one, two):
        known = {card.offer.id: card.state for card in seen[viewer].offers}
        assert known == {open_one: State.OPEN, broken: State.BROKEN}
        assert seen[viewer].log[-1].verdicts == (PromiseBroken(broken, PassNow(one)),)
    for viewer in (three, None):
        assert seen[viewer].offers == ()
        assert b"peace" not in encode(seen[viewer])
        assert open_one.encode() not in encode(seen[viewer])


def test_a_snapshot_has_the_latest_settled_offers_and_the_ledger_all() -> None:
    room, one, two, _ = fighting()
    for number in range(12):
        ident = offer(room, one, (two,), text=f"offer {number}")
        room.do(PEOPLE[one], ask.WithdrawOffer(ident))
    offer(room, one, (two,), text="the last")

    recent = [card.offer.text for card in room.table.book.recent(two)]

    assert recent == [*(f"offer {number}" for number in range(4, 12)), "the last"]
    assert len(room.table.book.offers(two)) == 13


def test_what_others_agree_on_changes_not_a_byte_for_who_is_no_party() -> None:
    def bytes_of(busy: bool) -> list[bytes | None]:
        room, one, two, three = fighting()
        if busy:
            agreed(room, two, three, NoCard(two, Card.COURTESAN), PassNow(three))
            room.do(PEOPLE[two], ask.Say("and not a word to the others", (three,)))
            offer(room, three, (two,), text="more?")
        offer(room, one, (two,), PassNow(two))
        offer(room, one, (three,), text="and you?")
        room.act(Pass())
        for _ in range(2):
            room.act(a_mercenary(room))
        assert (PromiseBroken in {type(verdict) for verdict in room.table.book.ledger.verdicts}) is busy
        messages = [taken.told(viewer) for viewer in (one, None) for taken in room.taken]
        return [encode(message) for message in messages if message is not None]

    assert bytes_of(busy=True) == bytes_of(busy=False)


def test_what_makes_no_sense_is_refused_and_others_offers_are_unknown() -> None:
    gathering = Room(options={"players": 3})
    gathering.do("anna", ask.Sit(0))
    assert refusal(gathering, "anna", ask.MakeOffer((1,), text="early")) == "game.none"
    room, one, two, three = fighting()
    ident = offer(room, one, (two,), PassNow(one), PassNow(two))

    assert refusal(room, "zeno", ask.MakeOffer((0,), text="hello")) == "seat.none"
    assert refusal(room, PEOPLE[one], ask.MakeOffer((one,), text="me")) == "offer.parties"
    assert refusal(room, PEOPLE[one], ask.MakeOffer((7,), text="who")) == "offer.parties"
    assert refusal(room, PEOPLE[one], ask.MakeOffer((two,), text=" \n ")) == "offer.empty"
    assert refusal(room, PEOPLE[one], ask.MakeOffer((two,), terms=(PassNow(three),))) == "offer.stranger"
    assert refusal(room, PEOPLE[one], ask.AnswerOffer(ident, True)) == "offer.own"
    assert refusal(room, PEOPLE[two], ask.WithdrawOffer(ident)) == "offer.not-yours"
    for command in (ask.AnswerOffer(ident, True), ask.WithdrawOffer(ident)):
        assert refusal(room, PEOPLE[three], command) == "offer.unknown"
    room.do(PEOPLE[one], ask.WithdrawOffer(ident))
    assert refusal(room, PEOPLE[two], ask.AnswerOffer(ident, True)) == "offer.closed"
    room.do(PEOPLE[two], ask.Stand())
    assert refusal(room, PEOPLE[two], ask.MakeOffer((one,), text="I am away")) == "seat.stood_in"


def taken_back(room: Room, seat: int) -> None:
    room.do(PEOPLE[seat], ask.CallVote("take_back"))
    for person in PEOPLE:
        if person != PEOPLE[seat]:
            room.do(person, ask.CastVote(True))


def test_a_move_that_is_taken_back_takes_its_verdict_with_it_and_what_was_said_since_stays() -> None:
    room, one, two, three = fighting()
    promised = agreed(room, one, two, NoCard(one, a_mercenary(room).card))
    waiting = offer(room, three, (one,), PassNow(one), until=Battles())
    room.act(a_mercenary(room))
    assert state(room, promised) is State.BROKEN
    since = agreed(room, three, two, PassNow(two))
    room.do(PEOPLE[one], ask.AnswerOffer(waiting, False))

    taken_back(room, one)

    assert [state(room, ident) for ident in (promised, waiting, since)] == [
        State.ACCEPTED,
        State.DECLINED,
        State.ACCEPTED,
    ]
    assert room.table.book.ledger.verdicts == ()
    message = told(room, two)
    assert message is not None
    assert [(card.offer.id, card.state) for card in message.offers] == [(promised, State.ACCEPTED)]
    assert room.again().book.ledger == room.table.book.ledger
    room.act(Pass())
    room.act(a_mercenary(room))
    assert state(room, since) is State.BROKEN
    assert room.again().book.ledger == room.table.book.ledger


def test_a_game_that_is_broken_off_leaves_its_deals_unjudged() -> None:
    room, one, two, _ = fighting()
    accepted, unanswered = agreed(room, one, two, PassNow(one)), offer(room, two, (one,), text="well?")

    room.write(Decision((log.GameOver(1, None),)))

    assert (state(room, accepted), state(room, unanswered)) == (State.ENDED, State.LAPSED)
    assert refusal(room, PEOPLE[two], ask.AnswerOffer(unanswered, True)) == "game.over"


def broken_off_and_again(room: Room) -> None:
    room.write(Decision((log.GameOver(room.table.games, None),)))
    room.do("anna", ask.Rematch())


def test_a_match_remembers_who_broke_his_word_and_a_rematch_with_other_seats_does_not() -> None:
    for settings, remembers in (({"options": {"points": True}, "target": 50}, True), ({}, False)):
        room = seated(*PEOPLE, **settings)
        room.act(room.legal()[0])
        one = room.playing.mover
        two = (one + 1) % 3
        agreed(room, one, two, PassNow(one))
        room.act(a_mercenary(room))
        broken_off_and_again(room)
        room.do("anna", ask.Start())

        ledger = room.table.book.ledger
        assert ledger.breakers(two) == (frozenset((one,)) if remembers else frozenset())
        message = told(room, two)
        assert message is not None
        assert len(message.offers) == remembers
        assert room.again().book.ledger == ledger


def test_who_comes_to_a_seat_between_two_games_neither_sees_nor_answers_for_the_deals_of_the_one_before() -> None:
    room = seated(*PEOPLE, options={"points": True}, target=50)
    agreed(room, 0, 1, NoAttack(0, Region.ROMA), NoAttack(1, Region.ROMA))
    kept = agreed(room, 0, 2, NoAttack(0, Region.MILANO))
    room.do("anna", ask.Say("for bruno alone", (1,)))
    broken_off_and_again(room)
    room.do("bruno", ask.Stand())
    assert len(room.table.book.offers(0)) == 2
    room.do("zeno", ask.Sit(1))

    assert room.table.book.offers(1) == ()
    assert [card.offer.id for card in room.table.book.offers(0)] == [kept]
    assert b"bruno alone" not in all_that_seat_hears(room, 1)


def all_that_seat_hears(room: Room, seat: int) -> bytes:
    """What a client of this seat gets that has nothing yet."""
    hot = Hot("room")
    hot.table = room.table
    for taken in room.taken:
        hot.live.take(taken)
        hot.gallery.take(taken)
    since = room.table.chairs[seat].since
    messages = [one for one in (taken.told(seat, since) for taken in room.taken) if one is not None]
    return encode(hot.snapshot(seat, 0)) + b"".join(map(encode, messages))


def test_who_moves_on_to_another_seat_hears_nothing_of_what_was_said_and_offered_there() -> None:
    room = seated(*PEOPLE)
    room.do("anna", ask.Say("for bruno alone", (1,)))
    offer(room, 0, (1,), text="between the two of us")
    broken_off_and_again(room)

    assert room.table.seats_of("carla") == [1]
    assert b"alone" not in all_that_seat_hears(room, 1)
    assert b"between" not in all_that_seat_hears(room, 1)


def test_a_private_channel_reaches_those_it_names_and_the_one_who_speaks() -> None:
    room, one, two, three = fighting()
    for to in ((two,), (two, three), (one, two)):
        room.do(PEOPLE[one], ask.Say("psst", to))
        heard = [told(room, viewer) is not None for viewer in VIEWERS]
        assert heard == [viewer in {one, *to} for viewer in VIEWERS]


def test_shown_cards_are_attested_seen_by_those_they_are_shown_to_and_stay_known_to_them() -> None:
    room, one, two, three = fighting()
    rules = room.playing.rules
    hand = rules.view(room.playing.position, three).hand
    card, missing = hand[0], next(card for card in Card if card not in hand)

    assert refusal(room, PEOPLE[three], ask.Show((one,), (missing.value,))) == "card.not-held"
    assert refusal(room, PEOPLE[three], ask.Show((three,), (card.value,))) == "show.nobody"
    room.do(PEOPLE[three], ask.Show((one,), (card.value,)))

    for viewer in VIEWERS:
        message = told(room, viewer)
        assert message is not None
        (event,) = message.events
        assert (event.seat, event.to, event.count) == (three, (one,), 1)
        assert event.cards == ((card,) if viewer in (one, three) else None)
        assert (message.news, message.move) == ((), None)
    views = {viewer: rules.view(room.playing.position, viewer) for viewer in VIEWERS}
    assert views[one].seats[three].known == (card,)
    assert views[two].seats[three].known == views[None].seats[three].known == ()
    room.act(Pass())
    again = room.again().playing
    assert again is not None
    assert rules.view(again.position, one).seats[three].known == (card,)


def test_the_page_about_deals_shows_commands_and_messages_as_they_are() -> None:
    page = PAGE.read_text("utf-8")
    blocks = re.findall("```jsonl\n(.+?)```", page, re.DOTALL)
    commands, messages = (block.splitlines() for block in blocks)

    asked = [msgspec.json.decode(line, type=ask.AnyCommand) for line in commands]
    card, verdict = messages

    assert [type(command) for command in asked] == [ask.MakeOffer, ask.AnswerOffer, ask.WithdrawOffer]
    assert json.loads(encode(msgspec.json.decode(card, type=OfferCard))) == json.loads(card)
    assert json.loads(encode(msgspec.json.decode(verdict, type=PromiseBroken))) == json.loads(verdict)


def with_bots(*bots: str, setup: Setup | None = None, **settings: Any) -> Room:
    """Anna plays with bots; from a position that was set up, or from the beginning."""
    room = Room(options={"players": len(bots) + 1}, **settings)
    room.do("anna", ask.Sit(0))
    for bot in bots:
        room.do("anna", ask.SeatBot(bot))
    if setup is None:
        room.do("anna", ask.Start())
    else:
        written = msgspec.json.decode(msgspec.json.encode(setup))
        room.write(Decision((log.GameStarted(1, CONDOTTIERE.version, False, setup=written),)))
    return room


def fight(hands: tuple[str, ...] = ("10 10 bishop", "6 6 bishop", "5 5 courtesan"), **rest: Any) -> Setup:
    return Setup(Options(3), hands, Phase.BATTLE, **{"turn": 0, "region": Region.ROMA, **rest})


def answer_due(room: Room) -> Due:
    return next(one for one in all_due(room.table) if one.what == "answer")


def next_answer(room: Room) -> Decision:
    """What the bot answers that is to answer next."""
    answer = bot_answer(room.table, answer_due(room))
    assert answer is not None
    return answer


def test_each_bot_answers_at_its_pace_and_the_moment_does_not_depend_on_its_cards() -> None:
    room = with_bots("captain", "recruit", setup=fight(), pace=1000)
    ident = offer(room, 0, (1,), PassNow(0), PassNow(1))
    to_recruit = offer(room, 0, (2,), PassNow(0), PassNow(2))

    happens = due(room.table)
    assert happens is not None
    assert happens.what == "answer"
    assert room.at + 1000 <= happens.at < room.at + 1400
    assert due(room.again()) == happens
    moments = []
    for _ in range(2):
        happens = answer_due(room)
        position = room.playing.position
        room.playing.position = CONDOTTIERE.sample(CONDOTTIERE.view(position, 0), "other cards")
        assert answer_due(room) == happens
        room.playing.position = position
        answer = bot_answer(room.table, happens)
        assert answer is not None
        room.write(answer)
        moments.append(happens.at)

    assert moments == sorted(moments)
    assert (state(room, ident), state(room, to_recruit)) == (State.ACCEPTED, State.DECLINED)
    reasons = [entry.because for _, _, entry in room.log if isinstance(entry, OfferAnswered)]
    assert sorted(reasons, key=str) == sorted([None, Because.NO_DEALS], key=str)
    assert [one.what for one in all_due(room.table)] == ["archive"]
    assert told(room, None) is None


def test_a_bot_that_was_betrayed_says_so() -> None:
    room = with_bots("captain", "captain", setup=fight())
    offer(room, 0, (1,), PassNow(0), PassNow(1))
    room.write(next_answer(room))
    room.act(Play(Card.TEN))

    offer(room, 0, (1,), NoCard(0, Card.BISHOP))
    (said,) = next_answer(room).entries

    assert isinstance(said, OfferAnswered)
    assert (said.accepted, said.because) == (False, Because.BROKEN_WORD)


def test_nobody_gives_the_word_of_a_player_who_is_away_but_his_stand_in_keeps_it() -> None:
    room, one, two, _ = fighting()
    agreed(room, one, two, PassNow(one))
    room.do(PEOPLE[one], ask.Stand())
    offer(room, two, (one,), text="are you there?")

    assert [happens.what for happens in all_due(room.table)] == ["bot"]
    assert true_to_word(room.table, one, a_mercenary(room)) == Pass()


@pytest.mark.parametrize("bot", ["captain", "strategist:60"])
def test_a_bot_that_has_promised_to_pass_passes_and_one_that_has_not_lays_a_card(bot: str) -> None:
    room = with_bots("captain", "captain", setup=fight(turn=1))
    view = CONDOTTIERE.view(room.playing.position, 1)
    seen = msgspec.msgpack.encode(view)
    promises: tuple[Term, ...] = (PassNow(1),)

    assert thought(Choice("condottiere", bot, seen, "seed", promises)) == b"pass"
    free = thought(Choice("condottiere", bot, seen, "seed")).decode()
    assert free == CONDOTTIERE.write(make_bot(bot, CONDOTTIERE, "seed").choose(view, CONDOTTIERE.legal(view)))
    assert thought(Choice("condottiere", bot, seen, "seed", (PassNow(0),))).decode() == free


def test_a_promise_that_was_given_while_the_bot_was_thinking_is_kept_too() -> None:
    room = with_bots("captain", "captain", setup=fight(turn=1))
    wished = Play(Card.SIX)
    assert true_to_word(room.table, 1, wished) == wished
    offer(room, 0, (1,), PassNow(0), PassNow(1))

    room.write(next_answer(room))

    assert true_to_word(room.table, 1, wished) == Pass()


def test_a_bot_offers_to_keep_the_leader_from_victory_once_a_battle_after_a_move_of_its_own() -> None:
    brink = (Region.NAPOLI, Region.SPOLETO, Region.ANCONA)
    made = []
    for game in range(1, 13):
        setup = fight(turn=1, markers=(brink, (), ()), region=Region.MILANO)
        room = with_bots("captain", "captain", setup=setup)
        room.playing.dice = f"dice {game}"
        move = with_offer(room.table, 1, moved(room.table, Play(Card.SIX), "bot"))
        room.write(move)
        made += [entry.offer for entry in move.entries if isinstance(entry, OfferMade)]
        if len(move.entries) > 1:
            assert [told(room, viewer) is not None for viewer in VIEWERS] == [False, False, True, True]
            room.write(moved(room.table, Play(Card.FIVE), "bot"))
            room.act(Pass())
            assert room.playing.mover == 1
            assert len(with_offer(room.table, 1, moved(room.table, Play(Card.SIX), "bot")).entries) == 1

    assert 0 < len(made) < 12
    for proposal in made:
        assert proposal.parties == (1, 2)
        assert {term.seat for term in proposal.terms} == {1, 2}
