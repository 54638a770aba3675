"""Push over HTTP: in which browsers one hears of one's turns when the page is closed."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from condotta.kernel.language import LANGUAGES
from condotta.server.http.asking import AnyRequest, himself, house_of, limits_of
from condotta.server.http.faults import Denied
from condotta.server.push.sealing import check_keys
from condotta.server.push.services import LONGEST, service_of
from condotta.server.store.browsers import Browser, Reached, call_no_more, keep_browser, reached
from condotta.server.store.people import Person

LONGEST_KEY = 100
Key = Annotated[str, msgspec.Meta(max_length=LONGEST_KEY)]


class Subscription(msgspec.Struct, frozen=True):
    """What a browser gave the page: an address at its push service and two keys; and the language of sentences."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    p256dh: Key
    auth: Key
    language: str = "en"


class PushController(Controller):
    """Word for browsers whose page is closed."""

    path = "/api/push"
    tags = ("push",)
    dependencies = {"asker": Provide(himself)}  # noqa: RUF012

    @post(status_code=204)
    async def call_here(
        self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[Subscription]
    ) -> None:
        """Be called in this browser, until one logs out here or asks for no more; a second time it takes the place of
        the first.
        """
        limits_of(request).spend("browsers", asker.id)
        house = house_of(request)
        if house.calls is None:
            raise Denied(409, "push.none")
        if data.language not in LANGUAGES:
            raise Denied(409, "language.unknown", languages=", ".join(LANGUAGES))
        if service_of(data.endpoint, house.calls.courier.added) is None:
            raise Denied(409, "push.service")
        try:
            check_keys(data.p256dh, data.auth)
        except ValueError as error:
            raise Denied(409, "push.keys") from error
        browser = Browser(data.endpoint, data.p256dh, data.auth, data.language)
        if not await keep_browser(house.store, asker, browser, house.now()):
            raise Denied(401, "person.unknown")

    @get()
    async def browsers(self, request: AnyRequest, asker: NamedDependency[Person]) -> list[Reached]:
        """In which browsers one is called; without their addresses."""
        return await reached(house_of(request).store, asker)

    @delete("/current", status_code=204)
    async def call_here_no_more(self, request: AnyRequest, asker: NamedDependency[Person]) -> None:
        """Be called in this browser no more."""
        await call_no_more(house_of(request).store, asker)

    @delete(status_code=204)
    async def call_no_more(self, request: AnyRequest, asker: NamedDependency[Person]) -> None:
        """Be called nowhere any more."""
        await call_no_more(house_of(request).store, asker, everywhere=True)
