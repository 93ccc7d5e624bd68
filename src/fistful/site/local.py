"""The whole server in one browser: its doors answer to calls instead of a network.

Runs where Python runs in a browser (`web/src/local/worker.ts` starts it). Everything behind the
doors is as on a server: the same rooms, tables, bots, records and reviews.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from fistful.server.hub import Hub
from fistful.server.store.memory import Keep, Load, MemoryStore
from fistful.server.web import Web

#: A header's name and value.
Headers = list[tuple[str, str]]
#: Told what a socket does: `open`, `text` with a frame, `close`.
Heard = Callable[[str, str], None]
#: Where requests seem to come from: nobody else can be there.
HERE = ("127.0.0.1", 0)


class Local:
    """A server for the one who opened the page."""

    def __init__(self, keep: Keep, load: Load) -> None:
        self.hub = Hub(MemoryStore(keep, load))
        self.app = Web(self.hub, is_public=True).app()

    async def open(self) -> None:
        """Take up the tables that were kept."""
        await self.hub.open()

    async def request(
        self, method: str, path: str, headers: Headers, body: bytes
    ) -> tuple[int, Headers, bytes]:
        """Answer one request: status, headers, body."""
        told: list[Any] = []
        asked = iter([{"type": "http.request", "body": body, "more_body": False}])
        never = asyncio.get_running_loop().create_future()

        async def receive() -> Any:
            return next(asked, None) or await never

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(scope("http", path, headers, method=method), receive, send)
        start = told[0]
        answered = [(key.decode(), value.decode()) for key, value in start["headers"]]
        return start["status"], answered, b"".join([one.get("body", b"") for one in told[1:]])

    def connect(self, path: str, headers: Headers, heard: Heard) -> "Socket":
        """Open a socket."""
        return Socket(self.app, path, headers, heard)


class Socket:
    """One connection of the page to a table."""

    def __init__(self, app: Any, path: str, headers: Headers, heard: Heard) -> None:
        self.heard = heard
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        served = app(scope("websocket", path, headers), self.inbox.get, self.send)
        self.task = asyncio.ensure_future(served)
        self.task.add_done_callback(lambda _: heard("close", ""))

    async def send(self, message: Any) -> None:
        """Hand on what the server says."""
        if message["type"] == "websocket.accept":
            self.heard("open", "")
        elif message["type"] == "websocket.send":
            self.heard("text", message["text"])

    def say(self, frame: str) -> None:
        """Take a frame from the page."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": frame})

    def close(self) -> None:
        """The page has gone."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})


def scope(kind: str, path: str, headers: Headers, **more: Any) -> dict[str, Any]:
    """Return what the application is told about a request."""
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "server": HERE,
        "client": HERE,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(key.lower().encode(), value.encode()) for key, value in headers],
        "subprotocols": [],
        "state": {},
        **more,
    }
