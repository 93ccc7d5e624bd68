"""Tables of real WebSocket clients that play real games at a server: its load.

    python bench/devices.py PORT TABLES BOT_TABLES PACE SECONDS

Prints `begin` when everybody sits, then a line of JSON with what it was like. Each table has an
address of its own, as if behind a proxy, so that all limits stay in force.
"""

import asyncio
import json
import sys
import time
from contextlib import suppress
from random import Random
from secrets import token_hex
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fistful.server.protocol import VERSION

SEATS: Final = 6
GAME: Final = "cash-n-guns"
NAMES: Final = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


class Choice(msgspec.Struct):
    """What a client needs of a choice."""

    text: str


class Question(msgspec.Struct):
    """What a client needs of a question."""

    number: int
    legal: list[Choice]
    sealed: str


class Lobby(msgspec.Struct):
    stage: str


class Frame(msgspec.Struct):
    """What a client needs of a frame; the rest is skipped."""

    type: str
    id: int = 0
    code: str = ""
    seq: int = 0
    lobby: Lobby | None = None
    question: Question | int | None = None


decode = msgspec.json.Decoder(Frame).decode


class Client:
    """One seat's device."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.socket: ClientConnection
        self.question: Question | None = None
        self.stage = ""
        self.requests = 0
        self.replies: dict[int, asyncio.Future[Frame]] = {}
        self.nonce: asyncio.Future[Frame] | None = None

    async def listen(self) -> None:
        """Take frames in; nobody closes the socket, so its end is an error."""
        with suppress(ConnectionClosed):
            async for data in self.socket:
                frame = decode(data)
                if frame.type in ("ok", "error"):
                    waiting = self.replies.pop(frame.id, None)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(frame)
                elif frame.seq:
                    self.note(frame)
        self.table.errors += 1

    def note(self, frame: Frame) -> None:
        if frame.lobby is not None:
            if frame.lobby.stage == "committed" != self.stage:
                self.nonce = asyncio.ensure_future(self.ask("nonce", nonce=token_hex(16)))
            self.stage = frame.lobby.stage
        if frame.type in ("asked", "snapshot"):
            self.question = frame.question if isinstance(frame.question, Question) else None
        elif frame.type == "sealed" and self.question is not None:
            self.question.sealed = "yes"
        self.table.told(self)

    async def ask(self, kind: str, **what: Any) -> Frame:
        """Send a request, filled up to 512 bytes; return its reply."""
        self.requests += 1
        message = {"type": kind, "id": self.requests, **what}
        message["pad"] = " " * max(0, 501 - len(json.dumps(message)))
        reply: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self.replies[self.requests] = reply
        await self.socket.send(json.dumps(message))
        # Not wait_for: in Python 3.11 that can lose a cancellation.
        async with asyncio.timeout(60):
            return await reply

    def owes(self) -> bool:
        return bool(self.question and self.question.legal and not self.question.sealed)


class Table:
    """Six clients at a table."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = {"X-Forwarded-For": f"10.{number >> 8}.{number & 255}.1"}
        self.dice = Random(number)
        self.clients = [Client(self, seat) for seat in range(SEATS)]
        self.acknowledged: list[float] = []
        self.all_told: list[float] = []
        self.errors = 0
        self.untold: set[Client] = set()
        self.sent = 0.0

    async def sit_down(self, people: int = SEATS) -> None:
        """Lay the table, join, connect, start."""
        code = ""
        for client in self.clients[:people]:
            name = NAMES[client.seat]
            if not code:
                body = {"game": GAME, "seats": SEATS, "clock": "none", "name": name}
                answer = await self.post("/api/tables", body)
                code = answer.json()["code"]
            else:
                answer = await self.post(f"/api/tables/{code}/people", {"name": name})
            cookie = answer.headers["set-cookie"].partition(";")[0]
            client.socket = await connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket",
                additional_headers={**self.address, "Cookie": cookie},
                compression=None,
                max_queue=None,
                open_timeout=60,
            )
            asyncio.get_running_loop().create_task(client.listen())
            await client.ask("hello", version=VERSION)
        await self.clients[0].ask("start", fill="rules")

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        """Send something as a device of its own, without cookies."""
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(
            base_url=base, headers=self.address, timeout=60, verify=False
        ) as http:
            answer = await http.post(path, json=body)
            assert answer.status_code == 201, answer.text
            return answer

    def told(self, client: Client) -> None:
        """A client was told something after the last answer."""
        if client in self.untold:
            self.untold.discard(client)
            if not self.untold:
                self.all_told.append(time.perf_counter() - self.sent)

    async def step(self) -> bool:
        """Let somebody answer; tell whether there was an answer to give."""
        host = self.clients[0]
        if host.stage == "over":
            await host.ask("rematch")
            await host.ask("start", fill="rules")
            return False
        owing = [client for client in self.clients if client.owes()]
        if not owing:
            return False
        client = self.dice.choice(owing)
        question = client.question
        assert question is not None
        text = self.dice.choice(question.legal).text
        question.sealed = "yes"
        self.sent = begun = time.perf_counter()
        self.untold = set(self.clients)
        reply = await client.ask("answer", question=question.number, text=text)
        self.acknowledged.append(time.perf_counter() - begun)
        if reply.type != "ok" and reply.code not in ("race-lost", "question-closed"):
            self.errors += 1
        return True

    async def play(self, pace: float, end: float) -> None:
        """Answer at a pace (0: as fast as it goes) until the end."""
        due = time.perf_counter() + self.dice.random() * (1 / pace if pace else 0)
        while due < end and time.perf_counter() < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.step():
                await asyncio.sleep(0.02)
                continue
            due = max(due + 1 / pace, time.perf_counter()) if pace else time.perf_counter()


async def generate(port: int, tables: int, bots: int, pace: float, seconds: float) -> None:
    """Play; print when it begins, and what it was like."""
    first = port % 1000 * 7
    found = [Table(port, first + number) for number in range(tables)]
    for at in range(0, tables, 10):
        await asyncio.gather(*[table.sit_down() for table in found[at : at + 10]])
    bot_tables = [Table(port, 5000 + number) for number in range(bots)]
    for table in bot_tables:
        await table.sit_down(people=1)
        while table.clients[0].stage != "playing":
            await asyncio.sleep(0.02)
        await table.clients[0].ask("put-bot", seat=0, bot="rules")
    await asyncio.sleep(2.0)
    print("begin", flush=True)
    begun = time.perf_counter()
    await asyncio.gather(*[table.play(pace, begun + seconds) for table in found])
    spent = time.perf_counter() - begun
    acknowledged = sorted([one for table in found for one in table.acknowledged])
    told = sorted([one for table in found for one in table.all_told])
    result = {
        "answers": len(acknowledged),
        "per_second": len(acknowledged) / spent,
        "p50": quantile(acknowledged, 0.5),
        "p99": quantile(acknowledged, 0.99),
        "told_p50": quantile(told, 0.5),
        "told_p99": quantile(told, 0.99),
        "errors": sum([table.errors for table in found]),
    }
    print(json.dumps(result), flush=True)


def quantile(values: list[float], part: float) -> float:
    """Return a quantile of sorted seconds, in milliseconds."""
    return 1000 * values[min(len(values) - 1, int(len(values) * part))] if values else 0.0


if __name__ == "__main__":
    port, tables, bots, pace, seconds = [float(one) for one in sys.argv[1:]]
    asyncio.run(generate(int(port), int(tables), int(bots), pace, seconds))
