"""The page over HTTP: its document at every address, its files with how long they may be kept."""

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from condotta.server.http.page import page_faults, page_routes


@pytest.fixture
def page(tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Condotta</title>")
    (tmp_path / "assets" / "index-1a2b.js").write_text("start()")
    (tmp_path / "mark.svg").write_text("<svg/>")
    (tmp_path / "worker.js").write_text("listen()")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return TestClient(Litestar(page_routes(tmp_path), exception_handlers=page_faults(tmp_path)))


PEOPLE = ["/open", "/one-screen", "/you", "/people/abc", "/ratings", "/watch"]


@pytest.mark.parametrize("address", ["/", "/t/abc", "/games/abc/1", "/credits", *PEOPLE])
def test_every_address_of_the_page_gives_its_document(page: TestClient[Litestar], address: str) -> None:
    answer = page.get(address)

    assert answer.text == "<title>Condotta</title>"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_browser_at_a_wrong_address_gets_the_document_which_says_so(page: TestClient[Litestar]) -> None:
    answer = page.get("/tt/abc.", headers={"accept": "text/html,*/*;q=0.8"})

    assert answer.status_code == 404
    assert answer.text == "<title>Condotta</title>"
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("address", ["/api/tt", "/assets/gone.js"])
def test_what_the_page_asks_for_in_vain_is_no_document(page: TestClient[Litestar], address: str) -> None:
    answer = page.get(address, headers={"accept": "text/html"})

    assert answer.status_code == 404
    assert answer.json()["code"] == "request.unknown"


def test_a_program_at_a_wrong_address_gets_no_document(page: TestClient[Litestar]) -> None:
    answer = page.get("/tt/abc", headers={"accept": "*/*"})

    assert answer.status_code == 404
    assert answer.json()["code"] == "request.unknown"


def test_files_with_a_digest_in_their_name_are_kept_for_good(page: TestClient[Litestar]) -> None:
    answer = page.get("/assets/index-1a2b.js")

    assert answer.text == "start()"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("mark.svg", "image/svg"),
        ("worker.js", "text/javascript"),
        ("manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_what_lies_beside_the_document_is_asked_for_every_time(
    page: TestClient[Litestar], name: str, kind: str
) -> None:
    answer = page.get(f"/{name}")

    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"


def test_text_is_packed_for_who_can_unpack_it(page: TestClient[Litestar]) -> None:
    packed = page.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip"})
    plain = page.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == "start()"


@pytest.mark.parametrize("name", ["none.js", "..%2Findex.html", "%2e%2e%2f%2e%2e%2fetc%2fpasswd"])
def test_nothing_but_the_files_of_the_page_is_given(page: TestClient[Litestar], name: str) -> None:
    assert page.get(f"/assets/{name}").status_code == 404


def test_where_the_page_was_not_built_there_are_no_routes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.http.page.PLACES", (tmp_path,))

    assert page_routes() == []
