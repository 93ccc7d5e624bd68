"""Devices on the real application, without a network and in time of their own.

Frames go through the application as a server would hand them over: gate, sockets, referee, hub.
What each device is sent, it keeps with the instant.
"""

import asyncio
import json
from typing import Any

from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message

from fistful.server.gate import Gate
from fistful.server.protocol import VERSION
from fistful.server.sockets import Sockets
from tests.server.client import filled_up
from tests.server.inside import CODE, Inside, secret_of


def door_of(inside: Inside) -> ASGIApp:
    """Return the way in: what a server hands a socket to."""
    sockets = Sockets(inside.hub, Gate(inside.hub, frozenset()))
    return WebSocketRoute("/api/tables/{code}/socket", sockets.open)


class Phone:
    """One device: of a person, or (nobody's) one that watches."""

    def __init__(self, inside: Inside, person: str) -> None:
        self.inside = inside
        self.heard: list[tuple[float, str]] = []
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.requests = 0
        #: The server's time in milliseconds, as it was told.
        self.pongs: list[float] = []
        cookie = f"fistful-room={secret_of(person)}".encode()
        self.scope = {
            "type": "websocket",
            "path": f"/api/tables/{CODE}/socket",
            "raw_path": b"",
            "query_string": b"",
            "scheme": "ws",
            "server": ("table.example", 80),
            "client": ("192.0.2.1", 1),
            "headers": [(b"host", b"table.example")] + ([(b"cookie", cookie)] if person else []),
            "subprotocols": [],
            "state": {},
        }

    async def connect(self, door: ASGIApp) -> "Phone":
        """Open the socket and say hello."""
        self.said.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(door(self.scope, self.said.get, self.hear))
        assert (await self.ask("hello", version=VERSION))["type"] == "ok"
        return self

    async def hear(self, message: Message) -> None:
        """Take what the application sends."""
        if message["type"] == "websocket.close":
            self.heard.append((self.inside.hub.clock(), f"closed {message['code']}"))
        if message["type"] != "websocket.send":
            return
        self.heard.append((self.inside.hub.clock(), message["text"]))
        data = json.loads(message["text"])
        if data["type"] == "pong":
            self.pongs.append(data["server"])
        if data["type"] in ("ok", "error", "pong"):
            self.replies.pop(data["id"]).set_result(data)

    async def ask(self, kind: str, **what: Any) -> dict[str, Any]:
        """Send a request, filled up as a page does; return the reply."""
        self.requests += 1
        message = {"type": kind, "id": self.requests, **what}
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.replies[self.requests] = reply
        self.said.put_nowait({"type": "websocket.receive", "text": filled_up(message)})
        return await reply

    async def close(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task
