"""Every way in which a server tells somebody something: each is read by the test of secrecy, or it says why not."""

from collections.abc import Iterator
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute

from condotta.server.http import page

SEATS = ("", "?seat=0", "?seat=1", "?seat=2")
READ = {
    "/api/health": ("",),
    "/api/ready": ("",),
    "/api/catalogue": ("",),
    "/api/key": ("",),
    "/api/tables": ("", "?from=1"),
    "/api/tables/mine": ("", "?from=1"),
    "/api/tables/{name:str}": ("",),
    "/api/tables/{name:str}/log": ("?after=7&most=9", *SEATS),
    "/api/tables/{name:str}/earlier": ("?before=12&limit=3", *SEATS),
    "/api/tables/{name:str}/offers": SEATS,
    "/api/tables/{name:str}/choices": SEATS,
    "/api/tables/{name:str}/hint": SEATS,
    "/api/turns": ("",),
    "/api/games": ("",),
    "/api/games/{table:str}/{number:int}/record": ("",),
    "/api/games/{table:str}/{number:int}/review": ("",),
    "/api/games/{table:str}/{number:int}/replay": (
        "",
        "?from=3&limit=2",
        *(f"?viewer={eyes}" for eyes in ("public", "open", "0", "1", "2")),
    ),
    "/api/people/{person:str}": ("",),
    "/api/people/{person:str}/games": ("",),
    "/api/ratings": ("?game=condottiere&players=3", "?game=ordonnance&players=2"),
    "/api/me": ("",),
    "/api/me/export": ("",),
    "/api/logins": ("",),
    "/api/tokens": ("",),
    "/api/push": ("",),
    "/api/blocks": ("",),
}
"""What is asked for by GET, with which questions."""
FOLLOWED = {
    "/api/tables/{name:str}/events",
    "/api/turns/events",
    "/api/tables/{name:str}/socket",
    "/api/lobby",
}
"""What goes on while the evening does."""
TRIED = {
    "POST /api/tables/{name:str}/ask",
    "POST /api/tables/{name:str}/reasons",
    "POST /api/games/{table:str}/{number:int}/review",
}
"""What else is answered from a running game."""
OPEN_AT_THE_END = ("/record", "/review", "viewer=open", "viewer=0", "viewer=1", "viewer=2")
"""Of a game that is over these show all hands: nothing of it is secret there any more."""

SELF = "it answers from what one sends, and from who one is; it reads no table"
TEXT = "a text that is the same for everybody and at every moment"
EXEMPT = {
    "GET /api/rules/{game:str}": TEXT,
    "GET /api/docs": TEXT,
    "GET /api/docs/openapi.json": TEXT,
    "GET /api/docs/openapi.yaml": TEXT,
    "GET /api/docs/openapi.yml": TEXT,
    "GET /api/docs/{path:str}": TEXT,
    "POST /api/rules/condottiere/strengths": "it counts lines that one sends; it knows no table",
    "POST /api/rules/ordonnance/armies": "it compares armies that one sends; it knows no table",
    "POST /api/rules/{game:str}/course": "it plays on from a position that one sends; it knows no table",
    "POST /api/tables": "it opens another table, before there are any cards",
    **dict.fromkeys(
        (
            "POST /api/guests",
            "PATCH /api/me",
            "POST /api/me/deletion",
            "POST /api/me/password",
            "POST /api/accounts",
            "POST /api/logins",
            "DELETE /api/logins",
            "DELETE /api/logins/current",
            "DELETE /api/logins/{login:str}",
            "POST /api/recoveries",
            "POST /api/tokens",
            "DELETE /api/tokens/{token:str}",
            "POST /api/push",
            "DELETE /api/push",
            "DELETE /api/push/current",
            "PUT /api/blocks/{person:str}",
            "DELETE /api/blocks/{person:str}",
            "POST /api/reports",
        ),
        SELF,
    ),
}
"""What the test of secrecy does not ask for, and why nothing secret can come from there."""
MASKED = {
    "condotta_append_seconds_bucket": "how long this machine took to commit",
    "condotta_append_seconds_sum": "how long this machine took to commit",
    "condotta_bot_waiting_seconds_bucket": "how long a worker of this machine was busy",
    "condotta_bot_waiting_seconds_sum": "how long a worker of this machine was busy",
    "_created": "when this process began to count",
}
"""Endings of names of metrics that are times of the machine's own clock; how often something was timed is compared."""


def ways(app: Litestar) -> Iterator[str]:
    """All routes of an application but those of the page's files: sockets by their path, the others with the method."""
    files = {route.path for router in page.page_routes() for route in Litestar([router], openapi_config=None).routes}
    for route in app.routes:
        if route.path in files:
            continue
        methods = set(route.methods) - {"OPTIONS", "HEAD"} if isinstance(route, HTTPRoute) else [""]
        yield from (f"{method} {route.path}".strip() for method in methods)


def known() -> set[str]:
    """What the test of secrecy knows of."""
    sockets = {path for path in FOLLOWED if path.endswith(("/socket", "/lobby"))}
    return sockets | {f"GET {path}" for path in (*READ, *(FOLLOWED - sockets))} | TRIED | set(EXEMPT)


def questions(table: str, person: str, *, over: bool = False) -> Iterator[str]:
    """All that is asked for by GET of a table; when its game is over not what is open then."""
    place = {"{name:str}": table, "{table:str}": table, "{number:int}": "1", "{person:str}": person}
    for path, asked in READ.items():
        for question in asked:
            address = _filled(path, place) + question
            if not (over and any(one in address for one in OPEN_AT_THE_END)):
                yield address


def masked(sample: Any) -> bool:
    """Whether a metric is a time of the machine's own."""
    return any(sample.name.endswith(ending) for ending in MASKED)


def _filled(path: str, place: dict[str, str]) -> str:
    for name, value in place.items():
        path = path.replace(name, value)
    return path
