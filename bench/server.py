"""How much a server carries: tables of six real WebSocket clients that play real games.

    python bench/server.py [--seconds S] [--tables 25,50,100,200] [--json]

The server is the `serve` command in a process of its own, on SQLite with every commit synced; the
clients are in another process on the same machine. Each table has an address of its own, as if
behind a proxy, so that all limits stay in force. Every table plays two answers a second: 100 tables
make 200 answers a second. Then the same with 20 more tables where bots play, and both our server
and a bare one (same library, no games, no disk: it sends six different messages of 1 kB for each it
gets) as fast as they can.

Latency is from sending an answer to its acknowledgement (which follows the commit), and to the
moment the last of the six has been told of it.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 6
GAME: Final = "cash-n-guns"
#: Answers a second at one table.
PACE: Final = 2.0
BOT_TABLES: Final = 20
NAMES: Final = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
KILOBYTE: Final = "x" * 1000


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


@dataclass
class Figures:
    """One line of the result."""

    what: str
    tables: int
    answers: int
    per_second: float
    p50: float
    p99: float
    told_p50: float
    told_p99: float
    errors: int
    cpu: float
    memory: float


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
        self.heard = 0.0

    async def listen(self) -> None:
        """Take frames in until the socket is closed."""
        async for data in self.socket:
            frame = decode(data)
            self.heard = time.perf_counter()
            if frame.type in ("ok", "error"):
                waiting = self.replies.pop(frame.id, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(frame)
            elif frame.seq:
                self.note(frame)

    def note(self, frame: Frame) -> None:
        if frame.lobby is not None:
            self.stage = frame.lobby.stage
        if frame.type in ("asked", "snapshot"):
            self.question = frame.question if isinstance(frame.question, Question) else None
        elif frame.type == "sealed" and self.question is not None:
            self.question.sealed = "yes"
        self.table.told(self)

    async def ask(self, kind: str, **what: Any) -> Frame:
        """Send a request, filled up to 256 bytes; return its reply."""
        self.requests += 1
        message = {"type": kind, "id": self.requests, **what}
        message["pad"] = " " * max(0, 245 - len(json.dumps(message)))
        reply: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self.replies[self.requests] = reply
        await self.socket.send(json.dumps(message))
        return await asyncio.wait_for(reply, 60)

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
            await client.ask("hello", version=1)
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


class Server:
    """A server process, ours or the bare one."""

    def __init__(self, folder: Path, is_bare: bool = False) -> None:
        command = [sys.executable, __file__, "--bare"]
        if not is_bare:
            command = [sys.executable, "-m", "fistful", "serve", "--host", "127.0.0.1"]
            command += ["--port", "0", "--data", str(folder), "--proxy", "127.0.0.1"]
        self.log = (folder / "log").open("w")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        match = re.search(r"localhost:(\d+)", self.process.stdout.readline())
        assert match
        self.port = int(match[1])
        self.peak = 0.0

    def cpu(self) -> float:
        """Return the seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the megabytes of memory it uses."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


def measure(
    what: str, tables: int, seconds: float, *, bots: int = 0, pace: float = PACE, bare: bool = False
) -> Figures:
    """Start a server and the clients, each in a process; return the figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), bare)
        mode = "--generate-bare" if bare else "--generate"
        numbers = [str(one) for one in (server.port, tables, bots, pace, seconds)]
        with subprocess.Popen(
            [sys.executable, __file__, mode, *numbers], stdout=subprocess.PIPE, text=True
        ) as clients:
            assert clients.stdout is not None
            assert clients.stdout.readline().strip() == "begin"
            before = server.cpu()
            result = json.loads(clients.stdout.readline())
            used = server.cpu() - before
            memory = server.memory()
        server.stop()
    cpu = 1000 * used / max(1, result["answers"])
    figures = Figures(what, tables, cpu=cpu, memory=memory, **result)
    print(figures, file=sys.stderr, flush=True)
    return figures


# The bare server: the same library and protocols, nothing behind them.


def serve_bare() -> None:
    """Send six different messages of 1 kB for each that comes."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from fistful.server.wire import Server as Ready
    from fistful.server.wire import Socket

    groups: dict[str, list[WebSocket]] = {}

    async def serve(socket: WebSocket) -> None:
        await socket.accept()
        group = groups.setdefault(socket.path_params["group"], [])
        group.append(socket)
        try:
            while True:
                text = await socket.receive_text()
                for number, other in enumerate(group):
                    await other.send_text(f"{number} {text[:20]} {KILOBYTE}")
        except WebSocketDisconnect:
            group.remove(socket)

    import socket as sockets

    listener = sockets.socket()
    listener.bind(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    app = Starlette(routes=[WebSocketRoute("/{group}", serve)])
    config = uvicorn.Config(app, log_config=None, ws=Socket, ws_per_message_deflate=False)
    Ready(config, lambda: print(f"localhost:{port}", flush=True)).run(sockets=[listener])


async def generate_bare(port: int, tables: int, pace: float, seconds: float) -> None:
    """Send from one of each six, wait until all have it, send again."""
    times: list[float] = []

    async def group(number: int) -> list[ClientConnection]:
        address = f"ws://127.0.0.1:{port}/{number}"
        return [await connect(address, compression=None, open_timeout=60) for _ in range(SEATS)]

    groups = [await group(number) for number in range(tables)]
    print("begin", flush=True)
    begun = time.perf_counter()

    async def play(sockets: list[ClientConnection]) -> None:
        turn = 0
        while time.perf_counter() < begun + seconds:
            sent = time.perf_counter()
            turn += 1
            await sockets[turn % SEATS].send("x" * 256)
            for socket in sockets:
                await socket.recv()
            times.append(time.perf_counter() - sent)

    await asyncio.gather(*[play(sockets) for sockets in groups])
    spent = time.perf_counter() - begun
    times.sort()
    p50, p99 = quantile(times, 0.5), quantile(times, 0.99)
    result = {"answers": len(times), "per_second": len(times) / spent, "p50": p50, "p99": p99}
    print(json.dumps({**result, "told_p50": p50, "told_p99": p99, "errors": 0}), flush=True)


def show(found: list[Figures]) -> None:
    """Print the figures as a table."""
    grid = Grid(
        "", "tables", "answers/s", "ack p50", "p99", "told p50", "p99", "errors", "CPU", "MB"
    )
    for one in found:
        spent = [f"{value:.1f}" for value in (one.p50, one.p99, one.told_p50, one.told_p99)]
        grid.add_row(
            one.what,
            str(one.tables),
            f"{one.per_second:.0f}",
            *spent,
            str(one.errors),
            f"{one.cpu:.2f}",
            f"{one.memory:.0f}",
        )
    console = Console(width=120)
    console.print(grid)
    console.print("Times in milliseconds; CPU: milliseconds of the server's processor per answer.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="for 100 tables; others less")
    parser.add_argument("--tables", default="25,50,100,200")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--generate", nargs=5, type=float, help=argparse.SUPPRESS)
    parser.add_argument("--generate-bare", nargs=5, type=float, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.bare:
        serve_bare()
    elif chosen.generate:
        port, tables, bots, pace, seconds = chosen.generate
        asyncio.run(generate(int(port), int(tables), int(bots), pace, seconds))
    elif chosen.generate_bare:
        port, tables, _, pace, seconds = chosen.generate_bare
        asyncio.run(generate_bare(int(port), int(tables), pace, seconds))
    else:
        report(chosen)


def report(chosen: argparse.Namespace) -> None:
    """Measure everything, one after the other, and print it."""
    short = max(5.0, chosen.seconds / 4)
    found: list[Figures] = []
    for tables in [int(tables) for tables in chosen.tables.split(",")]:
        seconds = chosen.seconds if tables == 100 else short
        found.append(measure("two answers a second", tables, seconds))
    found.append(measure(f"and {BOT_TABLES} tables of bots", 100, short, bots=BOT_TABLES))
    found.append(measure("as fast as it goes", 20, short, pace=0.0))
    found.append(measure("bare, as fast as it goes", 20, short, pace=0.0, bare=True))
    if chosen.json:
        print(json.dumps([asdict(one) for one in found], indent=1))
    else:
        show(found)


if __name__ == "__main__":
    main()
