"""Deals at a real house: bots answer by themselves, also after a restart, and a ledger is its party's own."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from litestar.testing import TestClient

from condotta.condottiere.italy import Region
from condotta.server.app import make_app
from condotta.server.bots.pool import BotPool
from condotta.server.bus import open_bus
from condotta.server.deals.offers import State
from condotta.server.deals.terms import NoAttack
from condotta.server.hot import Hot, Watcher
from condotta.server.house import House, Wishes, wall_clock
from condotta.server.store import open_store
from condotta.server.table import commands as ask
from condotta.server.table.book import OfferCard
from condotta.server.table.decision import Asker
from condotta.server.table.settings import Settings

ANNA = Asker("anna", "Anna")
HOUR = 3_600_000
EACH_KEEPS_AWAY = ask.MakeOffer((1,), terms=(NoAttack(0, Region.ROMA), NoAttack(1, Region.ROMA)))


async def housed(url: str, now: Callable[[], int] = wall_clock) -> House:
    """A house whose bots get ready only when they are needed for a move; to deal they need not be."""
    house = House(await open_store(url), await open_bus(None), BotPool(1), Ed25519PrivateKey.generate(), now)
    house.wakeful.begin()
    return house


async def opened(house: House, *bots: str, **settings: Any) -> str:
    """A table at which Anna plays with bots."""
    options = {"players": len(bots) + 1}
    name = await house.desk.open_table(ANNA, Settings("condottiere", options, seed="deals", **settings))
    for number, command in enumerate([ask.Sit(0), *map(ask.SeatBot, bots), ask.Start()]):
        await house.desk.carry_out(name, ANNA, f"begin {number}", command)
    return name


async def answered(hot: Hot, offers: int) -> list[OfferCard]:
    """The offers of Anna, as soon as nobody has to answer any more."""
    for _ in range(600):
        async with hot.lock:  # what has happened is told by then
            table = hot.table
            cards = [] if table is None else list(table.book.offers(0))
        if len(cards) == offers and all(card.state is not State.OPEN for card in cards):
            return cards
        await asyncio.sleep(0.05)
    raise AssertionError("no bot answers")


@pytest.mark.anyio
async def test_bots_answer_by_themselves_and_only_the_parties_are_told(sqlite_url: str) -> None:
    house = await housed(sqlite_url)
    name = await opened(house, "captain", "recruit", pace=50)
    heard: dict[str, list[bytes]] = {"anna": [], "zeno": []}
    for person, messages in heard.items():
        await house.desk.watch(name, Watcher(person, None, messages.append), None)

    await house.desk.carry_out(name, ANNA, "one", EACH_KEEPS_AWAY)
    await house.desk.carry_out(name, ANNA, "one", EACH_KEEPS_AWAY)
    await house.desk.carry_out(name, ANNA, "two", ask.MakeOffer((2,), text="peace?"))
    cards = await answered(await house.desk.table(name), 2)
    await house.close()

    assert [card.state for card in cards] == [State.ACCEPTED, State.DECLINED]
    assert sum(b'"offer_made"' in message for message in heard["anna"]) == 2
    assert sum(b'"offer_answered"' in message for message in heard["anna"]) == 2
    assert any(b'"no_deals"' in message for message in heard["anna"])
    assert not any(b"offer" in message for message in heard["zeno"])


@pytest.mark.anyio
async def test_an_offer_that_a_bot_had_no_time_to_answer_is_answered_after_a_restart(sqlite_url: str) -> None:
    first = await housed(sqlite_url)
    name = await opened(first, "captain", pace=10_000)
    await first.desk.carry_out(name, ANNA, "one", EACH_KEEPS_AWAY)
    await first.close()

    second = await housed(sqlite_url, lambda: wall_clock() + HOUR)
    hot = second.desk._hot(name)
    cards = await answered(hot, 1)
    await second.close()

    assert [card.state for card in cards] == [State.ACCEPTED]
    assert cards[0].accepted == (1,)


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_ledger_is_for_its_party_alone(sqlite_url: str) -> None:
    with TestClient(make_app(Wishes(sqlite_url))) as client:
        client.post("/api/guests", json={"name": "Anna"})
        name = client.post("/api/tables", json={"game": "condottiere", "options": {"players": 2}}).json()["table"]
        terms = [{"promise": "no_attack", "seat": seat, "region": "Roma"} for seat in (0, 1)]
        offer = {"do": "offer", "to": [1], "until": {"until": "battles", "count": 3}, "terms": terms}
        commands = [{"do": "sit", "seat": 0}, {"do": "seat_bot", "bot": "recruit"}, {"do": "start"}, offer]
        asked = [
            client.post(f"/api/tables/{name}/ask", json={"id": str(number), "command": command}).status_code
            for number, command in enumerate(commands)
        ]
        (card,) = client.get(f"/api/tables/{name}/offers").json()
        client.cookies.clear()
        nobody = client.get(f"/api/tables/{name}/offers")
        client.post("/api/guests", json={"name": "Zeno"})
        other = client.get(f"/api/tables/{name}/offers")
        seated = client.get(f"/api/tables/{name}/offers?seat=0")

    assert asked == [200] * 4
    assert card["offer"]["terms"] == terms
    assert card["offer"]["by"] == 0
    assert nobody.status_code == 401
    assert [(answer.status_code, answer.json()["code"]) for answer in (other, seated)] == [(409, "seat.none")] * 2
