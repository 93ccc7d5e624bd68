"""The site beside a server: what a browser keeps to play on when a lone player loses the server.

Written when it is first asked for: who never asks pays nothing.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from anyio import Lock, to_thread
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.site.folder import files_in, write_site

#: Where it lies. Its pages are asked for anew: the browser's own copy is what lasts.
AT: Final = "/site/"
FRESH: Final = "no-cache"


class ServedSite:
    """The routes of the site, and the folder it lies in."""

    def __init__(self) -> None:
        self.folder: TemporaryDirectory[str] | None = None
        #: By the end of their address; nothing if there is no site in this installation.
        self.files: dict[str, Path] | None = None
        self.writing = Lock()

    def routes(self) -> list[Route]:
        """Return the routes. What they serve is listed once, so no path can climb out."""
        return [Route(AT.rstrip("/"), self.enter), Route(AT + "{path:path}", self.serve)]

    async def enter(self, request: Request) -> Response:
        """Its addresses are beside its page: that lies in the folder."""
        return RedirectResponse(AT)

    async def serve(self, request: Request) -> Response:
        """One file of the site."""
        async with self.writing:
            if self.files is None:
                self.files = await to_thread.run_sync(self.write)
        file = self.files.get(request.path_params["path"] or "index.html")
        if file is None:
            return PlainTextResponse("Not Found", 404)
        return FileResponse(file, headers={"cache-control": FRESH})

    def write(self) -> dict[str, Path]:
        """Write the site; return its files."""
        self.folder = TemporaryDirectory(prefix="fistful-site-")
        home = Path(self.folder.name)
        try:
            write_site(home)
        except Invalid:
            return {}
        return {path.relative_to(home).as_posix(): path for path in files_in(home)}

    def close(self) -> None:
        """Take the folder away."""
        if self.folder is not None:
            self.folder.cleanup()
