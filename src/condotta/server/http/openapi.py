"""The OpenAPI description, with the answers to what is refused: all of the same form."""

from typing import Any

from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType

from condotta import __version__

REFUSALS = {
    "400": "The request has not the form it needs.",
    "401": "Nobody has said who asks.",
    "403": "This is not allowed to who asks, or comes from another site's page.",
    "404": "There is nothing of this name.",
    "405": "Not with this method.",
    "409": "It cannot be done as things are; the code says why.",
    "413": "The body is too large.",
    "415": "The body is not JSON.",
    "429": "Too often; `Retry-After` says for how long to wait.",
    "500": "A fault of the server.",
    "503": "The database does not answer; try again.",
}
CLOSED = ("Armies", "Course", "Lines", "Settings", "Tried", "Wanted")
"""Objects that may have no fields but their own."""
RENDERED = (JsonRenderPlugin(), YamlRenderPlugin())
"""No pages that load scripts from elsewhere."""
VERSION = __version__


def with_refusals(description: OpenAPI) -> None:
    """Let every operation name the refusals there may be."""
    schema = Schema(
        title="Refusal",
        type=OpenAPIType.OBJECT,
        properties={"type": Schema(const="refused"), "id": _text(), "code": _text(), "sentence": _text()},
        required=["type", "id", "code", "sentence"],
    )
    assert description.components is not None
    description.components.schemas["Refusal"] = schema
    for name in CLOSED:
        description.components.schemas[name].additional_properties = False
    body = {"application/json": OpenAPIMediaType(schema=Reference("#/components/schemas/Refusal"))}
    for path in (description.paths or {}).values():
        for operation in (path.get, path.put, path.post, path.delete, path.patch):
            if operation is not None:
                _complete(operation, body)


def _complete(operation: Operation, body: dict[str, Any]) -> None:
    refusals = {status: OpenAPIResponse(description=told, content=body) for status, told in REFUSALS.items()}
    responses = dict(operation.responses or {})
    if isinstance(nothing := responses.get("204"), OpenAPIResponse):
        nothing.content = None
    operation.responses = {**responses, **refusals}


def _text() -> Schema:
    return Schema(type=OpenAPIType.STRING)
