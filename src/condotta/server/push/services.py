"""Push services: the places that the server calls because a browser named them. The list is closed, so that nobody can
let the server call anything else.
"""

import re
from collections.abc import Iterable

KNOWN = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.services.mozilla.com",
    "https://web.push.apple.com",
    "https://*.notify.windows.com",
)
LONGEST = 1000
ADDRESS = re.compile(r"(https?://[a-z0-9.-]+(?::[0-9]{1,5})?)/[A-Za-z0-9/_.~:?&=%+,;!*()@$-]*")
"""An address that every reader takes apart in the same way: no name or password, no letters but these."""
ORIGIN = re.compile(r"https?://[a-z0-9.-]+(?::[0-9]{1,5})?")
LABEL = "[a-z0-9-]+"


def service_of(endpoint: str, added: Iterable[str] = ()) -> str | None:
    """The push service of an address, as its origin; None if it is none of those known or added."""
    found = ADDRESS.fullmatch(endpoint) if len(endpoint) <= LONGEST else None
    origin = found.group(1) if found else ""
    return origin if any(_is(origin, one) for one in (*KNOWN, *added)) else None


def named(origin: str) -> str:
    """An origin that an operator adds, as it is compared; ValueError if it is none."""
    spelled = origin.lower().removesuffix("/")
    if not ORIGIN.fullmatch(spelled):
        raise ValueError(f"A push service is written as https://push.example.org, without a path: {origin}")
    return spelled


def _is(origin: str, service: str) -> bool:
    parts = map(re.escape, service.split("*"))
    return re.fullmatch(LABEL.join(parts), origin) is not None
