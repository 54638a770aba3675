"""All that goes over the wire as one JSON Schema: `python -m condotta.server.schema` writes web/wire.schema.json.

Socket messages, entries of the log, commands, settings, what HTTP takes and gives; and for each game its options,
views, actions and events, in definitions of its own, since two games have events of the same name.
"""

import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response

from condotta.catalogue import GAMES, game_named
from condotta.server import wire
from condotta.server.app import make_app
from condotta.server.house import Wishes
from condotta.server.table.commands import AnyCommand
from condotta.server.table.entries import AnyEntry

PLACE = Path("web/wire.schema.json")
DEFS = "#/$defs/"
Schema = dict[str, Any]

UNIONS = {
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
    "FromLobby": wire.FromLobby,
    "Command": AnyCommand,
    "LogEntry": AnyEntry,
}
"""Unions that have a name on the wire."""


def wire_schema() -> Schema:
    """The whole schema."""
    definitions: Schema = {}
    for game in GAMES:
        definitions |= _of_game(game)
    http = dict(_http_types(make_app(Wishes("sqlite:///"))))
    schemas, found = msgspec.json.schema_components([*UNIONS.values(), *http.values()], ref_template=DEFS + "{name}")
    definitions |= found | dict(zip(UNIONS, schemas, strict=False))
    _say_what_anything_is(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Condotta on the wire",
        "protocol": wire.PROTOCOL,
        "$defs": dict(sorted(definitions.items())),
    }


def written() -> str:
    """The schema as it lies in its file."""
    return json.dumps(wire_schema(), indent=1, ensure_ascii=False) + "\n"


def _of_game(game: str) -> Schema:
    """The definitions of one game, each with the game's name before its own."""
    rules = game_named(game)
    types = {"Options": rules.options_type, "View": rules.view_type, "Action": rules.action_type}
    types |= {"Event": rules.event_type, "Opening": rules.opening_type, "Setup": rules.setup_type}
    schemas, found = msgspec.json.schema_components(types.values(), ref_template=f"{DEFS}{game}.{{name}}")
    own = {name: schema for name, schema in zip(types, schemas, strict=True) if name not in found}
    return {f"{game}.{name}": schema for name, schema in (found | own).items()}


def _say_what_anything_is(definitions: Schema) -> None:
    """Where the server leaves a value to the game, name the types that it can have."""

    def either(name: str) -> Schema:
        return {"anyOf": [{"$ref": f"{DEFS}{game}.{name}"} for game in GAMES]}

    def several(items: Schema) -> Schema:
        return {"type": "array", "items": items}

    nothing = {"type": "null"}
    told, snapshot = definitions["Told"]["properties"], definitions["Snapshot"]["properties"]
    told["news"] = several({"$ref": DEFS + "LogEntry"}) | {"default": []}
    told["events"] = several(either("Event")) | {"default": []}
    told["legal"] = {"anyOf": [several(either("Action")), nothing], "default": None}
    snapshot["legal"] = {"anyOf": [several(either("Action")), nothing]}
    snapshot["view"] = {"anyOf": [*either("View")["anyOf"], nothing]}
    for command in ("Act", "AnswerBeforehand"):
        definitions[command]["properties"]["action"] = {"anyOf": [{"type": "string"}, *either("Action")["anyOf"]]}
    definitions["Settings"]["properties"]["options"] = either("Options") | {"default": {}}


def _http_types(app: Litestar) -> Iterator[tuple[str, Any]]:
    """What the routes take and give, by name."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler):
                signature = handler.parsed_fn_signature
                taken = [field.annotation for name, field in signature.parameters.items() if name == "data"]
                for kind in (*taken, signature.return_type.annotation):
                    yield from _structs(kind)


def _structs(kind: Any) -> Iterator[tuple[str, Any]]:
    """The structs that an annotation names."""
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
        yield kind.__name__, kind
    if get_origin(kind) is not None or (inspect.isclass(kind) and issubclass(kind, Response)):
        for part in get_args(kind):
            yield from _structs(part)


def main() -> None:
    """Write the file, where it lies or where the argument says."""
    place = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(written(), encoding="utf-8")
    print(f"{place}: {len(wire_schema()['$defs'])} definitions")


if __name__ == "__main__":
    main()
