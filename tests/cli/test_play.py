"""Whole games played through the terminal."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from condotta.catalogue import GAMES, game_named
from condotta.cli.terminal import Terminal
from condotta.condottiere.cards import Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.match import Opening
from condotta.condottiere.options import Options
from condotta.kernel.game import Showing
from condotta.kernel.language import LANGUAGES, say
from condotta.kernel.record import PERSON, Ended, Record, Shown, header_for, open_record, save
from condotta.kernel.replay import final_position
from tests.clauses import clause
from tests.cli.desk import AUTO, SOURCES, Screen, condotta, in_shell, refused, said, seated
from tests.records.golden import FOLDER

VARIANTS = {
    "base": "condottiere --players 4",
    "two players": "condottiere --players 2 --bots random",
    "six players": "condottiere --players 6 --seat 5",
    "hidden": "condottiere --players 3 --hidden-cards --bots random,captain",
    "draw and capture": "condottiere --players 3 --draw-after-battle --capturing-regions --bots random",
    "options": "condottiere --bigger-kingdoms --pope-off-contested --choose-after-deal --bots random",
    "ordonnance": "ordonnance --bots random",
    "ordonnance for four": "ordonnance --players 4 --seat 3 --tiebreak placement --deck flat56",
}


def unwrapped(text: str) -> str:
    return " ".join(text.split())


def seed_that_deals(card: Card) -> str:
    """A seed that gives seat 0 of two the token and this card."""
    views = ((seed, CONDOTTIERE.view(CONDOTTIERE.start(Options(players=2), seed), 0)) for seed in map(str, range(99)))
    return next(seed for seed, view in views if view.token == 0 and card in view.hand)


def test_a_piped_game_of_condottiere_goes_to_its_end() -> None:
    text = said("play", "--seed", "piped", typed=AUTO)

    assert text.startswith("Condottiere, 4 players. Type ? for help.\nYou are Sforza.\n")
    assert "The game is over" in text
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_piped_game_of_ordonnance_goes_to_its_end() -> None:
    text = said("play", "ordonnance", "--seed", "piped", typed=AUTO)

    assert text.count("Chosen for you") == 20
    assert re.search(r"[2-5] territories +wins", text)


@pytest.mark.parametrize("call", VARIANTS)
def test_any_listed_choices_lead_to_the_end_of_a_game(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, file = seated(monkeypatch), tmp_path / "game.jsonl"

    result = condotta("play", *VARIANTS[call].split(), "--seed", "any", "--save", str(file))

    assert result.exit_code == 0, result.output
    assert f"The record is in {file}." in unwrapped(screen.visible)
    record = open_record(file)
    game = game_named(record.header.game)
    assert isinstance(record.entries[-1], Ended)
    assert game.outcome(final_position(game, record)) == record.entries[-1].outcome


@pytest.mark.parametrize("language", ["it", "pl", "ru"])
def test_a_game_can_be_played_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = seated(monkeypatch, seed=3)

    for call in ("condottiere --hidden-cards", "ordonnance"):
        result = condotta("play", *call.split(), "--seed", "any", "--language", language)
        assert result.exit_code == 0, result.output

    assert not {"Play a card or pass", "Your hand"} & set(screen.visible.splitlines())


def test_a_seed_deals_the_same_cards() -> None:
    assert said("play", "--seed", "x") == said("play", "--seed", "x")
    assert said("play", "--seed", "x") != said("play", "--seed", "y")


def test_a_match_for_points_goes_on_until_somebody_has_won_it(tmp_path: Path) -> None:
    call = ("play", "--points", "--target", "12", "--seed", "m", "--players", "3")

    text = said(*call, "--save", str(tmp_path / "match.jsonl"), typed=AUTO)

    games = text.count("The game is over")
    assert games > 1
    assert "wins the match." in text
    assert text.count("Standing after") == games
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"match-{number}.jsonl" for number in range(1, games + 1)]
    assert open_record(files[1]).header.opening is not None
    assert "match-1.jsonl is already there" in refused(*call, "--save", str(tmp_path / "match.jsonl"))


def test_numbers_words_and_shorthand_mean_the_same(tmp_path: Path) -> None:
    starts = ("2\n", "attack Milano\n", "ATTACK  mediolan\n", "Милан\n")

    for number, start in enumerate(starts):
        said("play", "--seed", "x", "--save", str(tmp_path / f"{number}.jsonl"), typed=start)

    assert len({open_record(tmp_path / f"{number}.jsonl").entries[0] for number in range(len(starts))}) == 1


def test_a_card_that_needs_more_asks_for_it() -> None:
    bishop = ("play", "--seed", seed_that_deals(Card.BISHOP), "--players", "2")
    for way in ("play bishop\nroma\n", "bishop\n16\n", "play bishop pope roma\n"):
        text = said(*bishop, typed=f"attack modena\n{way}")
        assert "Sforza puts Rome under the Pope's protection." in text

    assert text.count("Where does the Pope go?") == 0
    assert said(*bishop, typed="attack modena\nbishop\n\npass\n").count("Play a card or pass") > 1


def test_refused_moves_are_explained_and_change_nothing() -> None:
    text = said(
        "play",
        "--seed",
        "x",
        typed="play 10\nattack Atlantis\nwhy pass\nwhy attack roma\n99\nbanana\nwhy\n" + "9" * 5000,
    )

    assert "Choose a region now" in text
    assert "There is no region “atlantis”" in text
    assert "You may do that now." in text
    assert "There is no choice 99." in text
    assert "“banana” is not a move" in text
    assert "Add an action, as in: why attack Milano" in text


def test_looking_around() -> None:
    text = said("play", "--seed", "x", typed="?\nmap\nhand\nboard\nlog\nhint\nrules bishop.pope\nrules\nrules zzz\n")

    assert "the choice with this number" in text
    assert "Modena, Bologna, Lucca, Siena, Urbino, Spoleto, Rome" in text
    assert text.count("Your hand (10):") == 3
    assert "The captain would choose: attack" in text
    assert "The Favor of the Pope" in text
    assert "Add a clause or a word" in text
    assert "No clause is called zzz" in text


def test_looking_around_in_ordonnance() -> None:
    text = said("play", "ordonnance", "--seed", "x", typed="?\nmap\nshow S to 1\nshow\nwhy\nrules\nauto\nmap\n")

    assert "place SBF Jerusalem" in text
    assert text.count("Cards are not shown in this game") == 2
    assert "Add an action, as in: why place SBF Jerusalem" in text
    assert "Add a clause or a word, as in: rules army.compare" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_ordonnance_has_nothing_of_condottiere(language: str) -> None:
    """Of the map and of the rules each game tells its own; cards are shown in one of them only."""
    texts = [said("play", game, "--seed", "x", "--language", language, typed="?\n") for game in GAMES]

    for word in ("show 10 winter to 2", "rules bishop.pope", say(language, "terminal-help-map-condottiere")):
        assert [word in unwrapped(text) for text in texts] == [True, False]
    for word in ("rules army.compare", say(language, "terminal-help-map-ordonnance")):
        assert [word in unwrapped(text) for text in texts] == [False, True]


def test_cards_are_shown_to_others(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"

    text = said(
        "play", "--seed", "x", "--save", str(file), typed="show 3 winter to 2\nshow 4 to all\nshow 10 to 1\nshow 3\n"
    )

    assert "Sforza shows 2 cards to Colleoni: 3 and Winter." in text
    assert "Sforza shows 1 card to Malatesta, Colleoni and Montefeltro: 4." in text
    assert "There is no 10 left in your hand" in text
    assert "Say which cards and to whom" in text
    assert open_record(file).entries[0] == Shown(Showing(0, (2,), ("3", "winter")))


def test_why_a_game_is_not_saved_is_told_in_the_language_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.jsonl").touch()

    left = said("play", "--language", "ru", "--seed", "x", typed="save no/where\nsave game.jsonl\nquit\n\n")

    assert "нет папки no" in left
    assert "Файл game.jsonl уже есть" in left


def test_a_game_is_saved_on_request_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    left = said("play", "--seed", "x", typed="save\nsave no/where\nsave game.jsonl\nsave game.jsonl\n2\nquit\n")

    assert "Add a file name" in left
    assert "there is no folder no" in left
    assert "game.jsonl is already there" in left
    assert "condotta play --resume game.jsonl goes on with it" in unwrapped(left)
    before = open_record(Path("game.jsonl")).entries
    assert "Battle for Milan" in said("play", "--resume", "game.jsonl", typed="log\npass\n")
    assert open_record(Path("game.jsonl")).entries[: len(before)] == before
    said("play", "--resume", "game.jsonl", typed=AUTO)
    assert refused("play", "--resume", "game.jsonl").startswith("The game in game.jsonl is over")


def test_of_a_game_that_is_over_nobody_is_asked_where_he_sat() -> None:
    old = str(FOLDER / "condottiere-3.jsonl")  # it does not say who played

    result = condotta("play", "--resume", old)

    assert result.exit_code == 2
    assert "Which seat" not in result.stdout
    assert f"The game in {old} is over; condotta replay {old} shows it." in unwrapped(result.stderr)


def test_a_resumed_game_is_the_one_that_was_named(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    said("play", "ordonnance", "--seed", "x", "--save", file, typed="1\nquit\n")

    for name in ("condottiere", "chess"):
        assert f"is Ordonnance, not {name}; leave that name out." in refused("play", "--resume", file, name)
    for words in ((), ("ordonnance",)):
        assert "Ordonnance, 2 players." in said("play", "--resume", file, *words, typed="quit\n")


def test_a_game_whose_last_line_was_torn_off_goes_on_without_it(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said("play", "--seed", "x", "--save", str(file), typed="2\nquit\n")
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rindex("\n", 0, -1) + 1]
    file.write_text(text[:-20], encoding="utf-8")

    sentence = refused("play", "--resume", str(file))
    file.write_text(whole, encoding="utf-8")

    assert "the file breaks off in the middle of a line. Delete what is there of that line, and" in sentence
    assert "Sforza to move" in said("play", "--resume", str(file), typed="quit\n")


def test_a_resumed_game_finds_its_people_by_name(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    said("play", "--hotseat", "Anna,Bruno", "--players", "3", "--save", file, typed="\n1\n")

    assert "Pass the screen to" in said("play", "--resume", file, typed="\n")
    assert "Pass the screen to" in said("play", "--resume", file, "--hotseat", "Bruno,Anna", typed="\n")
    assert "Nobody in this game is called Carla" in refused("play", "--resume", file, "--hotseat", "Carla")


def test_a_resumed_game_has_the_same_people_and_the_same_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    call = ["--players", "3", "--seat", "1", "--bots", "captain,random", "--save", str(file)]
    said("play", *call, typed="auto\nquit\n")

    assert open_record(file).header.played_by == ("captain", PERSON, "random")
    assert "You are Malatesta." in said("play", "--resume", str(file), typed="quit\n")
    assert open_record(file).header.played_by == ("captain", PERSON, "random")


def test_a_game_that_is_broken_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    call = ["ordonnance", "--seed", "s", "--seat", "1", "--bots", "captain", "--save"]
    said("play", *call, str(whole), typed=AUTO)
    said("play", *call, str(broken), typed="auto\nauto\nquit\n")

    said("play", "--resume", str(broken), typed=AUTO)

    assert open_record(broken) == open_record(whole)


def test_who_plays_may_change_when_a_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said("play", "--players", "3", "--bots", "captain,random", "--save", str(file), typed="auto\nquit\n")

    assert "You are Colleoni." in said("play", "--resume", str(file), "--seat", "2", typed="quit\n")
    assert open_record(file).header.played_by == ("recruit", "captain", PERSON)
    said("play", "--resume", str(file), "--bots", "random", typed="quit\n")
    assert open_record(file).header.played_by == ("random", "random", PERSON)
    assert "leave --seat out" in refused("play", "--resume", str(file), "--seat", "2", "--hotseat", "Sforza")


def test_what_an_older_record_does_not_say_is_asked(tmp_path: Path) -> None:
    file, names = tmp_path / "old.jsonl", ("Sforza", "Malatesta", "Colleoni")
    old = Record(header_for(CONDOTTIERE, Options(players=3), "old", names))
    save(old, file)

    assert "Which seat is yours: 0 Sforza, 1 Malatesta, 2 Colleoni?" in unwrapped(said("play", "--resume", str(file)))
    assert "There is no seat 7" in refused("play", "--resume", str(file), typed="7\n")
    assert "x is no seat" in refused("play", "--resume", str(file), typed="x\n")
    assert "There is no bot called clever" in refused("play", "--resume", str(file), typed="1\nclever\n")
    assert open_record(file) == old
    assert "You are Malatesta." in said("play", "--resume", str(file), typed="1\ncaptain\nquit\n")
    assert open_record(file).header.played_by == ("captain", PERSON, "captain")
    assert "Which seat" not in said("play", "--resume", str(file), typed="quit\n")


@clause("condottiere:final.battle")
def test_a_final_battle_is_shown_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, screen = tmp_path / "final.jsonl", seated(monkeypatch)
    opening = Opening(0, (0, 2), ((Region.ROMA,), (), (Region.MILANO,)))
    names = ("Sforza", "Malatesta", "Colleoni")
    save(Record(header_for(CONDOTTIERE, Options(players=3), "f", names, opening)), file)

    result = condotta("play", "--resume", str(file))

    assert result.exit_code == 0, result.output
    assert "The final battle  ·" in screen.visible
    assert "not in it" in screen.visible
    assert "Where does the Pope go?" not in screen.visible


def test_bytes_that_are_no_text_are_not_understood() -> None:
    settings = os.environ | {"PYTHONPATH": str(SOURCES), "CONDOTTA_PLAIN": "1", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "condotta", "play", "--seed", "x", "--language", "ru"]

    call = subprocess.run(command, input=b"\xff\xfe\n", capture_output=True, env=settings, timeout=60, check=False)

    assert (call.returncode, call.stderr) == (0, b"")


def test_quitting_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    kept = said("play", "--seed", "x", typed="2\nquit\n/no/where\ngame.jsonl\n")
    lost = said("play", "--seed", "x", typed="2\nquit\n\n")

    assert "The game is kept in game.jsonl" in kept
    assert open_record(Path("game.jsonl")).entries
    assert "This game was not kept." in lost
    assert said("play", "--seed", "x", typed="quit\n").endswith("Goodbye.\n")


def test_the_end_of_input_ends_the_game_politely() -> None:
    assert said("play", "--seed", "x").endswith("Goodbye.\n")


def test_an_interrupt_ends_the_game_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", interrupted)
    result = condotta("play", "--seed", "x")

    assert result.exit_code == 130
    assert result.stdout.endswith("Goodbye.\n")


def test_a_process_is_interrupted_without_a_traceback() -> None:
    settings = os.environ | {"PYTHONPATH": str(SOURCES), "CONDOTTA_PLAIN": "1", "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "condotta", "play", "--seed", "x"]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=settings) as process:
        assert process.stdout is not None
        while "Naples" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=60)

    assert (process.returncode, complaints) == (130, "")


def test_a_process_plays_a_whole_game(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")

    game = in_shell("play", "ordonnance", "--seed", "x", "--save", file, typed=AUTO)
    story = in_shell("replay", file)

    assert (game.returncode, game.stderr) == (0, "")
    assert (story.returncode, story.stderr) == (0, "")
    assert "The game is over" in story.stdout


def test_trouble_while_saving_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("condotta.kernel.record.save", full)
    text = said("play", "ordonnance", "--seed", "x", "--save", str(tmp_path / "game.jsonl"), typed=AUTO)

    assert unwrapped(text).count("No space left on device") == 1
    assert "The game is over" in text


def test_a_screen_is_covered_for_good() -> None:
    screen = Screen()
    screen.console.file.write("secret")

    screen.cover()

    assert screen.visible == ""
