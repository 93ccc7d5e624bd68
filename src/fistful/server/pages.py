"""The browser client's files: hashed ones for ever, the rest fresh, one page for all its routes."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from fistful.web import DIST

#: Files under `assets/` have a hash of their content in their name.
FOR_EVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
MISSING: Final = (
    "The browser client has not been built.\n\n"
    "Install the project (make play, or uv sync --reinstall-package fistful): that builds it.\n"
    "The terminal needs nothing: fistful play.\n"
)


def pages(dist: Path = DIST) -> list[Route]:
    """Return the routes of the client. What they serve is listed once, so no path can climb out."""
    files = {path.relative_to(dist).as_posix(): path for path in dist.rglob("*") if path.is_file()}

    async def page(request: Request) -> Response:
        """One page for every client route: the address bar says which."""
        if "index.html" not in files:
            return PlainTextResponse(MISSING, 503)
        return FileResponse(files["index.html"], headers={"cache-control": FRESH})

    def serve(name: str, path: Path) -> Callable[[Request], Awaitable[Response]]:
        caching = FOR_EVER if name.startswith("assets/") else FRESH

        async def file(request: Request) -> Response:
            return FileResponse(path, headers={"cache-control": caching})

        return file

    return [
        Route("/", page),
        Route("/t/{code}", page),
        Route("/t/{code}/{face}", page),
        Route("/join", page),
        Route("/puzzles", page),
        Route("/puzzles/{path:path}", page),
        Route("/deal/{code}", page),
        Route("/design", page),
        Route("/replay", page),
        Route("/replay/{path:path}", page),
        *[Route(f"/{name}", serve(name, path)) for name, path in sorted(files.items())],
    ]
