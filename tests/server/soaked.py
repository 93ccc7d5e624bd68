"""What a soak finds, and the devices it is found with."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fistful.server.protocol import VERSION
from tests.server.client import Server, filled_up


@dataclass
class Found:
    """What it was like, in seconds and bytes."""

    answers: list[float] = field(default_factory=list)
    #: How long after their instants bots answered, by kind.
    late: dict[str, list[float]] = field(default_factory=lambda: {"rules": [], "level-5": []})
    errors: list[str] = field(default_factory=list)
    memory: list[tuple[float, int]] = field(default_factory=list)
    #: What the hostile address did, and what it was told.
    hostile: dict[str, int] = field(default_factory=dict)
    disk: int = 0
    #: Set whenever the hostile address was told something.
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def count(self, what: str) -> None:
        self.hostile[what] = self.hostile.get(what, 0) + 1
        self.news.set()

    def growth(self) -> int:
        """Return how much more memory there was at the end than a third into it."""
        third = len(self.memory) // 3
        early = [size for _, size in self.memory[third : third + max(1, third // 2)]]
        last = [size for _, size in self.memory[-max(1, third // 2) :]]
        return sum(last) // len(last) - sum(early) // len(early)

    def figure(self) -> str:
        """Return it in a line."""
        bots = ", ".join(
            [
                f"{kind} bots late p50 {quantile(late, 0.5):.2f} p99 {quantile(late, 0.99):.2f} s"
                f" ({len(late)})"
                for kind, late in self.late.items()
                if late
            ]
        )
        return (
            f"{len(self.answers)} answers, p50 {1000 * quantile(self.answers, 0.5):.0f}"
            f" p99 {1000 * quantile(self.answers, 0.99):.0f} ms, {len(self.errors)} errors; {bots};"
            f" memory {self.memory[-1][1] / 1e6:.0f} MB at most"
            f" {max([size for _, size in self.memory]) / 1e6:.0f}, grew"
            f" {self.growth() / 1e6:.0f} ({self.now_and_then()} every five minutes);"
            f" disk {self.disk / 1e6:.1f} MB"
        )

    def now_and_then(self) -> str:
        """Return how many megabytes there were at the start and every five minutes."""
        begun = self.memory[0][0]
        marks = range(0, int(self.memory[-1][0] - begun) + 1, 300)
        sizes = [next(size for at, size in self.memory if at >= begun + mark) for mark in marks]
        return " ".join([f"{size / 1e6:.0f}" for size in sizes])


#: Tells whether what is looked for has been found.
Until = Callable[[Found], bool]


def quantile(values: list[float], part: float) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part))] if ranked else 0.0


class Phone:
    """A device at an address: HTTP, and a socket once it is connected."""

    def __init__(self, server: Server, place: str) -> None:
        self.server = server
        self.place = place
        way = httpx.AsyncHTTPTransport(verify=False, local_address=place)
        self.http = httpx.AsyncClient(base_url=server.url, transport=way, timeout=60)
        self.socket: ClientConnection
        self.code = ""
        self.seat = -1
        self.stage = ""
        self.question: dict[str, Any] | None = None
        #: When each question came, when it opens (by the one clock of this machine), who is asked.
        self.came: dict[int, tuple[float, float, list[int]]] = {}
        self.requests = 0
        self.replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Event()
        self.listening: asyncio.Task[None] | None = None

    async def sit(self, path: str, **body: Any) -> "Phone":
        """Lay a table, or join one, and connect."""
        answer = await self.http.post(path, json=body)
        if answer.status_code != 201:
            raise RuntimeError(f"{path}: {answer.status_code}")
        self.code, self.seat = answer.json()["code"], answer.json()["seat"]
        await self.connect(answer.headers["set-cookie"].partition(";")[0])
        return self

    async def connect(self, cookie: str) -> None:
        self.socket = await connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{self.code}/socket",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_queue=None,
            open_timeout=60,
            local_addr=(self.place, 0),
        )
        self.listening = asyncio.create_task(self.listen())
        await self.ask("hello", version=VERSION)

    async def listen(self) -> None:
        with suppress(WebSocketException, OSError):
            async for data in self.socket:
                self.take(json.loads(data))
        for reply in self.replies.values():
            if not reply.done():
                reply.set_result({"type": "closed"})
        self.replies.clear()
        self.news.set()

    def take(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind in ("ok", "error", "pong", "hinted"):
            reply = self.replies.pop(frame["id"], None)
            if reply is not None and not reply.done():
                reply.set_result(frame)
        if "lobby" in frame:
            self.stage = frame["lobby"]["stage"]
        if kind in ("asked", "snapshot"):
            self.question = frame["question"]
            if self.question:
                asked = self.question
                came = (time.time(), asked["opens"], asked["seats"])
                self.came.setdefault(asked["number"], came)
        if kind == "ended":
            self.question = None
        self.news.set()

    async def ask(self, kind: str, **what: Any) -> dict[str, Any]:
        self.requests += 1
        message = {"type": kind, "id": self.requests, **what}
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.replies[self.requests] = reply
        await self.socket.send(filled_up(message))
        # Not `wait_for`: up to Python 3.11 it forgets a cancellation that comes with the reply.
        async with asyncio.timeout(60):
            return await reply

    async def close(self) -> None:
        if self.listening is not None:
            await self.socket.close()
            await self.listening
        await self.http.aclose()
