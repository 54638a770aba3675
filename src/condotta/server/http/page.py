"""The page: built files for the browser. What has a digest in its name is kept for good, the rest asked for."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ExceptionHandlersMap

import condotta
from condotta.server.http.faults import AnyRequest, http_fault
from condotta.server.wire import Refused

PACKAGE = Path(condotta.__file__).parent
PLACES = (PACKAGE / "page", PACKAGE.parent.parent / "web" / "dist")
"""Where the built page lies: in an installed package, or in a working copy."""
KEPT_FOR_GOOD = "public, max-age=31536000, immutable"
ASKED_FOR = "no-cache"
WELL_PACKED = (".woff2", ".png")
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
"""Of files whose kind not every system knows."""
ADDRESSES = [
    "/",
    "/t/{table:str}",
    "/open",
    "/one-screen",
    "/you",
    "/credits",
    "/learn",
    "/learn/{game:str}",
    "/rules",
    "/games/{table:str}/{number:int}",
    "/people/{person:str}",
    "/ratings",
    "/watch",
]
"""Where one can be on the page."""


class PageFile(msgspec.Struct, frozen=True):
    """A file of the page as it goes over the wire; fonts and pictures are packed already."""

    kind: str
    body: bytes
    packed: bytes | None

    @classmethod
    def read(cls, file: Path) -> "PageFile":
        body = file.read_bytes()
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return cls(kind, body, None if file.suffix in WELL_PACKED else gzip.compress(body, mtime=0))

    def given(self, request: AnyRequest, caching: str) -> Response[bytes]:
        headers = {"cache-control": caching, "x-content-type-options": "nosniff", "vary": "accept-encoding"}
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers=headers | {"content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=headers)


def page_folder() -> Path | None:
    """The folder of the built page, if there is one."""
    return next((place for place in PLACES if (place / "index.html").is_file()), None)


def page_routes(folder: Path | None = None) -> list[Router]:
    """The routes of the page; none where it was not built."""
    found = folder or page_folder()
    return [] if found is None else [Router("/", route_handlers=_handlers(found), include_in_schema=False)]


def page_faults(folder: Path | None = None) -> ExceptionHandlersMap:
    """Who comes to a wrong address with a browser gets the page, which says so; programs get what they always get."""
    found = folder or page_folder()
    if found is None:
        return {}
    document = PageFile.read(found / "index.html")

    def nowhere(request: AnyRequest, error: NotFoundException) -> Response[bytes] | Response[Refused]:
        if not _by_browser(request):
            return http_fault(request, error)
        answer = document.given(request, ASKED_FOR)
        answer.status_code = error.status_code
        return answer

    return {NotFoundException: nowhere}


def _by_browser(request: AnyRequest) -> bool:
    """Whether somebody went there, and nothing was asked for by the page or a program."""
    asked_for = request.url.path.startswith(("/api/", "/assets/"))
    return not asked_for and request.method == "GET" and "text/html" in request.headers.get("accept", "")


def _handlers(folder: Path) -> list[Any]:
    """Only the files that are there now can be named later."""
    files = {str(file.relative_to(folder)): PageFile.read(file) for file in folder.rglob("*") if file.is_file()}

    @get(ADDRESSES, sync_to_thread=False)
    def opening(request: AnyRequest) -> Response[bytes]:
        """The same document for every address of the page; it finds out by itself where it is."""
        return files["index.html"].given(request, ASKED_FOR)

    @get("/assets/{file:str}", sync_to_thread=False)
    def asset(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
        if (found := files.get(f"assets/{file}")) is None:
            raise NotFoundException("There is no such file.")
        return found.given(request, KEPT_FOR_GOOD)

    @get([f"/{name}" for name in files if "/" not in name], sync_to_thread=False)
    def beside(request: AnyRequest) -> Response[bytes]:
        """The files that lie beside the document under names that stay: marks, manifest, worker."""
        return files[request.url.path.removeprefix("/")].given(request, ASKED_FOR)

    return [opening, asset, beside]
