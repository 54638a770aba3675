"""The exchange that docs/api.md shows is what a server says; and the example there is the one that is tested."""

from tests.server.exchange import DOCS, EXAMPLE, EXCHANGE, example, recorded, replayed, shown


def between(text: str, begin: str, end: str) -> str:
    return text.partition(begin)[2].partition(end)[0]


def test_the_recorded_exchange_goes_the_same_way_again() -> None:
    lines = recorded()

    assert replayed(lines) == lines
    heard = {line["hears"]["type"] for line in lines if "hears" in line}
    assert heard == {"snapshot", "told", "done", "refused", "resumed", "pong", "faulty"}


def test_the_documentation_shows_the_exchange_and_the_example() -> None:
    docs = DOCS.read_text(encoding="utf-8")

    assert between(docs, *EXCHANGE) == shown(recorded()), "run: python -m tests.server.exchange"
    assert between(docs, *EXAMPLE) == example()
