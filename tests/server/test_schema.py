"""The one schema of all that goes over the wire: fresh, complete, and true of what is sent."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from condotta.server.hot import Hot
from condotta.server.schema import wire_schema, written
from condotta.server.table.table import Table
from condotta.server.wire import encode
from tests.server.room import Room, seated

FILE = Path(__file__).parents[2] / "web" / "wire.schema.json"


def test_the_committed_schema_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run: python -m condotta.server.schema"


def test_every_reference_leads_somewhere() -> None:
    schema = wire_schema()

    def references(value: Any) -> list[str]:
        if isinstance(value, dict):
            own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
            mapped = list(value["discriminator"].get("mapping", {}).values()) if "discriminator" in value else []
            return own + mapped + [one for part in value.values() for one in references(part)]
        return [one for part in value for one in references(part)] if isinstance(value, list) else []

    found = {reference.removeprefix("#/$defs/") for reference in references(schema)}
    assert found <= schema["$defs"].keys()
    assert {"FromClient", "FromServer", "FromLobby", "LogEntry", "Command", "Settings", "Wanted", "Asked"} <= schema[
        "$defs"
    ].keys()
    assert {"condottiere.Event", "ordonnance.Event", "condottiere.View", "ordonnance.Action"} <= schema["$defs"].keys()


def test_a_reviewed_move_is_not_taken_for_an_entry_of_the_log() -> None:
    definitions = wire_schema()["$defs"]

    move = definitions["Dossier"]["properties"]["moves"]["items"]["$ref"].removeprefix("#/$defs/")

    assert "turning_point" in definitions[move]["properties"]


def hot_of(room: Room) -> Hot:
    hot = Hot("room")
    hot.table = Table("room")
    hot.publish([hot.take(*one, room.seed_of(one[2]), None) for one in room.log], room.at)
    return hot


@pytest.mark.parametrize("game", ["condottiere", "ordonnance"])
def test_what_is_sent_fits_the_schema(game: str) -> None:
    schema = json.loads(FILE.read_text(encoding="utf-8"))
    fits = jsonschema.Draft202012Validator({"$ref": "#/$defs/FromServer", "$defs": schema["$defs"]})
    room = seated("anna", "bruno", game=game)
    for move in range(12):
        room.act(room.legal()[move % len(room.legal())])
    messages: list[Any] = [room.taken[number].told(0) for number in range(len(room.taken))]

    for message in [*messages, hot_of(room).snapshot(0, room.at), hot_of(room).snapshot(None, room.at)]:
        fits.validate(msgspec.json.decode(encode(message)))
    with pytest.raises(jsonschema.ValidationError):
        fits.validate({"type": "told", "n": "one", "at": 1})
