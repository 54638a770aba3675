"""Accounts over HTTP: a password for a guest, logging in and out, and what to do when a password is lost."""

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from condotta.server.http.asking import AnyRequest, address_of, agent_of, himself, house_of, limits_of, plain
from condotta.server.http.faults import Denied
from condotta.server.http.people import show_password, with_session, without_session
from condotta.server.people.names import compared
from condotta.server.people.passwords import (
    LONGEST,
    SHORTEST,
    acceptable,
    code_hash,
    fits,
    hashed,
    new_code,
    same_hash,
)
from condotta.server.store import accounts
from condotta.server.store.credentials import Login, end_login, end_logins, logins_of
from condotta.server.store.people import Person


class Password(msgspec.Struct, frozen=True):
    """The password that a guest chooses."""

    password: str


class Credentials(msgspec.Struct, frozen=True):
    """A name and its password."""

    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True):
    """The password as it was, and as it shall be."""

    old: str
    new: str


class Recovery(msgspec.Struct, frozen=True):
    """A name, the recovery code of its account, and a new password."""

    name: str
    code: str
    password: str


class Secured(msgspec.Struct, frozen=True):
    """An account, and its recovery code: it is shown this once, counts once, and only its hash is kept."""

    person: Person
    recovery: str


class AccountsController(Controller):
    """Accounts and logins."""

    path = "/api"
    tags = ("accounts",)

    @post("/accounts", dependencies={"asker": Provide(himself)})
    async def become_account(
        self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[Password]
    ) -> Response[Secured]:
        """Choose a password: the guest becomes an account, with his id, seats and games."""
        limits_of(request).spend("passwords", address_of(request))
        if asker.kind == "account":
            raise Denied(409, "account.already")
        _check(data.password)
        house, code = house_of(request), new_code()
        kept = await hashed(data.password), code_hash(code)
        done = await accounts.become_account(house.store, asker, *kept, house.now(), agent_of(request))
        if done is None:
            raise Denied(409, "account.already")
        await house.porter.see_out()
        return with_session(request, Secured(done[0], code), done[1])

    @post("/logins")
    async def log_in(self, request: AnyRequest, data: JSONBody[Credentials]) -> Response[Person]:
        """Log in with name and password."""
        _limit(request, data.name)
        house = house_of(request)
        account = await accounts.account_named(house.store, data.name)
        if not await fits(account.password_hash if account else None, data.password) or account is None:
            raise Denied(403, "login.wrong")
        if account.banned:
            raise Denied(403, "person.banned")
        return with_session(request, *await accounts.log_in(house.store, account, house.now(), agent_of(request)))

    @get("/logins", dependencies={"asker": Provide(himself)})
    async def logins(self, request: AnyRequest, asker: NamedDependency[Person]) -> list[Login]:
        """Where one is logged in."""
        return await logins_of(house_of(request).store, asker.id, asker.login)

    @delete("/logins/current", dependencies={"asker": Provide(himself)}, status_code=204)
    async def log_out(self, request: AnyRequest, asker: NamedDependency[Person]) -> Response[None]:
        """Log out here. A guest who does so cannot come back."""
        await _end(request, asker, asker.login or "")
        await _see_off(request, asker)
        return without_session()

    @delete("/logins/{login:str}", dependencies={"asker": Provide(himself)}, status_code=204)
    async def log_out_there(self, request: AnyRequest, asker: NamedDependency[Person], login: FromPath[str]) -> None:
        """Log out somewhere else."""
        await _end(request, asker, login)
        await _see_off(request, asker)

    @delete("/logins", dependencies={"asker": Provide(himself)}, status_code=204)
    async def log_out_everywhere(self, request: AnyRequest, asker: NamedDependency[Person]) -> Response[None]:
        """Log out everywhere, here too."""
        house = house_of(request)
        await end_logins(house.store, asker.id)
        await house.porter.see_out()
        await _see_off(request, asker)
        return without_session()

    @post("/me/password", dependencies={"asker": Provide(himself)}, status_code=204)
    async def change_password(
        self, request: AnyRequest, asker: NamedDependency[Person], data: JSONBody[NewPassword]
    ) -> None:
        """Change the password; all other logins end."""
        if asker.kind != "account":
            raise Denied(409, "account.needed")
        await show_password(request, asker, data.old)
        _check(data.new)
        house = house_of(request)
        await accounts.change_password(house.store, asker, await hashed(data.new))
        await house.porter.see_out()

    @post("/recoveries")
    async def recover(self, request: AnyRequest, data: JSONBody[Recovery]) -> Response[Secured]:
        """Choose a new password with the recovery code; all logins and tokens end, and there is a new code."""
        _limit(request, data.name)
        _check(data.password)
        house, code = house_of(request), new_code()
        account = await accounts.account_named(house.store, data.name)
        kept = await hashed(data.password), code_hash(code)
        if account is None or not same_hash(account.recovery_hash, code_hash(data.code)):
            raise Denied(403, "recovery.wrong")
        if account.banned:
            raise Denied(403, "person.banned")
        done = await accounts.recover(house.store, account, *kept, house.now(), agent_of(request))
        if done is None:
            raise Denied(403, "recovery.wrong")
        await house.porter.see_out()
        return with_session(request, Secured(done[0], code), done[1])


def _check(password: str) -> None:
    if not acceptable(password):
        raise Denied(409, "password.length", least=SHORTEST, most=LONGEST)


def _limit(request: AnyRequest, name: str) -> None:
    """Passwords are not to be found by trying: neither from one address, nor for one name from many."""
    limits_of(request).spend("passwords", address_of(request))
    limits_of(request).spend("password of", compared(name[:200])[:200])


async def _see_off(request: AnyRequest, asker: Person) -> None:
    if asker.kind == "guest":
        await house_of(request).porter.see_off(asker.id)


async def _end(request: AnyRequest, asker: Person, login: str) -> None:
    house = house_of(request)
    if not await end_login(house.store, asker.id, plain(login)):
        raise Denied(404, "login.none")
    house.visits.end({login})
