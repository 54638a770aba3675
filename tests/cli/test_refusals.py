"""Bad input: one sentence and exit code 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.desk import in_shell, refused

REFUSALS = {
    "paly": "No such command 'paly'. Did you mean 'play'",
    "--frobnicate": "No such option: --frobnicate",
    "play --players 9": "Condottiere is for 2 to 6 players, not 9.",
    "play --players 1": "Condottiere is for 2 to 6 players, not 1.",
    "play --players many": "Invalid value for '--players'",
    "play chess": "There is no game called chess; there are condottiere and ordonnance.",
    "play --seat 4": "There is no seat 4; seats are numbered from 0 to 3.",
    "play --seat -1": "There is no seat -1; seats are numbered from 0 to 3.",
    "play --bots clever": "There is no bot called clever; there are recruit, captain, strategist, master,",
    "play --bots recruit,random": "--bots names 2 bots, but 3 seats are left for them.",
    "play ordonnance --bots recruit,random": "--bots names 2 bots, but 1 seat is left for them.",
    "play --bots recruit,,random": "--bots needs a name for each bot, as in --bots captain",
    "play --bots=": "--bots needs a name for each bot, as in --bots captain",
    "play --hotseat Anna,,Bruno": "--hotseat needs a name for each person",
    "play --hotseat Anna,anna": "Every seat needs a name of its own.",
    "play --hotseat Anna,Malatesta,Carla --players 2": "3 people cannot share 2 seats.",
    "play --hotseat a,b,c,d,e,f,g": "Condottiere is for 2 to 6 players, not 7.",
    "play --hotseat Anna --seat 1": "--hotseat seats its people from seat 0 on; leave --seat out.",
    "play --hotseat 12": "12 cannot be a player's name",
    "play --language de": "There is no language de; there are en, it, pl, ru.",
    "play --target 30": "--target belongs to a match for points; add --points.",
    "play --points --target 0": "The target of a match is at least one point, not 0.",
    "play --deck flat56": "--deck is no option of Condottiere.",
    "play --save /no/such/folder/game.jsonl": "there is no folder /no/such/folder.",
    "play --save /": "/ is already there; choose another name.",
    "play --resume missing.jsonl": "missing.jsonl cannot be read: No such file or directory.",
    "play --resume missing.jsonl --players 3": "leave those options out.",
    "play ordonnance --points": "--points is no option of Ordonnance.",
    "play ordonnance --players 5": "Ordonnance is for 2 to 4 players, not 5.",
    "play one two": "Got unexpected extra argument",
    "simulate": "Missing argument 'game'",
    "simulate chess": "There is no game called chess",
    "simulate condottiere --games 0": "At least one game must be played, not 0.",
    "simulate condottiere --games -3": "At least one game must be played, not -3.",
    "simulate condottiere --tiebreak share": "--tiebreak is no option of Condottiere.",
    "simulate ordonnance --hidden-cards": "--hidden-cards is no option of Ordonnance.",
    "simulate ordonnance --deck nowhere.json": "There is no deck nowhere.json",
    "simulate ordonnance --tiebreak coin": "not by coin.",
    "replay": "Missing argument 'file'",
    "replay missing.jsonl": "missing.jsonl cannot be read: No such file or directory.",
    "replay /": "/ cannot be read: Is a directory.",
    "replay game.jsonl --open --seat 1": "--open tells everything; leave --seat out.",
    "replay game.jsonl --step -1": "there is no move -1.",
    "rules frobnicate": "No clause is called frobnicate",
    "rules chess bishop.pope": "There is no game called chess",
    "rules chess:bishop.pope": "There is no game called chess",
}

DECKS = {
    "not JSON": "This is no deck in JSON",
    '{"name": "mine"}': "cards is missing",
    '{"name": "mine", "cards": {"SS": 56}}': "SS repeats an icon",
    '{"name": "mine", "cards": {"S": 56, "X": 1}}': "There is no icon X",
    '{"name": "mine", "cards": {"S": 5}}': "The deck mine has 5 cards for 2 players",
    '{"name": "mine", "cards": {"S": -5}}': "cannot be negative",
}


@pytest.mark.parametrize("call", REFUSALS)
def test_bad_input_gets_one_sentence(call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    assert REFUSALS[call] in refused(*call.split())


@pytest.mark.parametrize("deck", DECKS)
def test_a_bad_deck_file_is_refused_with_its_fault(deck: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(deck)

    sentence = refused("simulate", "ordonnance", "--deck", str(file))

    assert sentence.startswith(f"The deck file {file} is refused: ")
    assert DECKS[deck] in sentence


def test_a_deck_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(b"\xff\xfe\x00")

    assert refused("play", "ordonnance", "--deck", str(file)) == f"The deck file {file} is not a text file."


def test_a_file_in_a_folder_of_others_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)

    assert "is not open to you" in refused("play", "--save", str(tmp_path / "game.jsonl"))


def test_a_process_is_refused_in_the_same_way() -> None:
    call = in_shell("play", "--players", "9")

    assert (call.returncode, call.stdout) == (2, "")
    assert call.stderr == "Condottiere is for 2 to 6 players, not 9.\n"
