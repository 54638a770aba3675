"""Tokens for programs over HTTP: made with a label, shown once, revoked at any time."""

import msgspec
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from condotta.server.http.asking import AnyRequest, himself, house_of, plain
from condotta.server.http.faults import Denied
from condotta.server.store.credentials import MOST_TOKENS, Token, new_token, revoke_token, tokens_of
from condotta.server.store.people import Person
from condotta.server.table.printing import on_one_line

LONGEST_LABEL = 60


class Label(msgspec.Struct, frozen=True):
    """What a token is for."""

    label: str


class Issued(msgspec.Struct, frozen=True):
    """A new token: its secret is shown this once, and only its hash is kept."""

    token: Token
    secret: str


class TokensController(Controller):
    """Tokens for programs."""

    path = "/api/tokens"
    tags = ("tokens",)
    dependencies = {"asker": Provide(himself)}  # noqa: RUF012

    @post()
    async def issue(self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[Label]) -> Issued:
        """Make a token; a program sends it as `Authorization: Bearer ...`."""
        label = on_one_line(data.label)
        if not 1 <= len(label) <= LONGEST_LABEL:
            raise Denied(409, "token.label", most=LONGEST_LABEL)
        house = house_of(request)
        issued = await new_token(house.store, asker.id, label, house.now())
        if issued is None:
            raise Denied(409, "token.many", most=MOST_TOKENS)
        return Issued(*issued)

    @get()
    async def tokens(self, request: AnyRequest, asker: NamedDependency[Person]) -> list[Token]:
        """One's tokens, without their secrets."""
        return await tokens_of(house_of(request).store, asker.id)

    @delete("/{token:str}", status_code=204)
    async def revoke(self, request: AnyRequest, asker: NamedDependency[Person], token: FromPath[str]) -> None:
        """Let a token count no more; programs that use it are sent away."""
        house = house_of(request)
        if not await revoke_token(house.store, asker.id, plain(token)):
            raise Denied(404, "token.none")
        house.visits.end({token})
