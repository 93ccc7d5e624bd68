"""R25: what a stranger costs. Honest tables play beside one hostile address, for as long as asked.

    python -m tests.server.soak [--seconds 300] [--tables 30] [--searching 0]

The server is a real one with all its limits. Honest tables sit at addresses of their own: two
people and a bot each, that answers at an instant known here (`PACE`). The hostile address does all
it can within the limits: searching bots, costly records, reviews, guessed codes, floods of frames
and requests, answers it does not read. With `--searching N` it does only one thing, and without the
cap on it: N tables of eight bots that search.
"""

import argparse
import asyncio
import json
import random
import resource
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fistful.server.bots import MARGIN, SLOT_SECONDS
from fistful.server.protocol import VERSION
from fistful.server.tokens import CODE_LENGTH, LETTERS
from tests.server.client import Server, filled_up, running

#: How long the bots of the server seem to think, in seconds.
PACE: Final = 0.7
#: How long an honest person thinks.
PERSON: Final = 1.0
HOSTILE: Final = "127.0.0.66"
NEIGHBOUR: Final = "127.0.0.67"
BOT_SEAT: Final = 2
#: Tables the hostile address keeps open.
MOST_TABLES: Final = 40
#: Every so many-th honest table plays with a bot that searches.
SEARCHES: Final = 5
GOLDEN: Final = Path(__file__).parents[1] / "golden"


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
        if kind in ("ok", "error", "pong"):
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


class HonestTable:
    """Two people and a bot that play Blasting Billy over and over."""

    def __init__(self, server: Server, number: int, found: Found) -> None:
        self.server = server
        self.place = f"127.1.{number}.1"
        self.found = found
        self.bot = "level-5" if number % SEARCHES == 0 else "rules"
        self.dice = random.Random(number)
        self.people: list[Phone] = []

    async def open(self) -> None:
        host = Phone(self.server, self.place)
        await host.sit("/api/tables", game="blasting-billy", seats=3, clock="none", name="Ann")
        bob = Phone(self.server, self.place)
        await bob.sit(f"/api/tables/{host.code}/people", name="Bob")
        self.people = [host, bob]
        await host.ask("start", fill=self.bot)

    async def play(self, end: float) -> None:
        """Play until the end, and until somebody has answered; whatever goes wrong is noted."""
        try:
            while time.monotonic() < end or not self.found.answers:
                await self.step()
        except Exception as problem:
            self.found.errors.append(repr(problem))

    async def step(self) -> None:
        """Wait for what comes, and answer it."""
        host = self.people[0]
        host.news.clear()
        if host.stage == "over":
            self.note_bots(host)
            for phone in self.people:
                phone.came.clear()
            await host.ask("rematch")
            await host.ask("start", fill=self.bot)
        for phone in self.people:
            question = phone.question
            if question and question["legal"] and not question["sealed"]:
                phone.question = None
                await asyncio.sleep(PERSON)
                await self.answer(phone, question)
                return
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await host.news.wait()

    async def answer(self, phone: Phone, question: dict[str, Any]) -> None:
        text = self.dice.choice(question["legal"])["text"]
        begun = time.monotonic()
        reply = await phone.ask("answer", question=question["number"], text=text)
        self.found.answers.append(time.monotonic() - begun)
        if reply["type"] != "ok":
            self.found.errors.append(str(reply))

    def note_bots(self, host: Phone) -> None:
        """Note how late the bot was at every question that was put to it."""
        instant = max(PACE, MARGIN + SLOT_SECONDS) if self.bot == "level-5" else PACE
        for number, (when, opens, asked) in host.came.items():
            if asked == [BOT_SEAT] and number + 1 in host.came:
                # Its time begins when what led to the question has been played.
                taken = host.came[number + 1][0] - max(when, opens)
                self.found.late[self.bot].append(max(0.0, taken - instant))

    async def close(self) -> None:
        self.note_bots(self.people[0])
        for phone in self.people:
            await phone.close()


class Stranger:
    """One address that does all it can."""

    def __init__(self, server: Server, found: Found) -> None:
        self.server = server
        self.found = found
        self.dice = random.Random(66)
        self.phones: list[Phone] = []
        self.unread: list[asyncio.StreamWriter] = []

    def work(self) -> list[Any]:
        """Return all it does, at the same time."""
        return [
            self.search(MOST_TABLES),
            *[self.bring() for _ in range(3)],
            self.review(),
            *[self.guess() for _ in range(4)],
            self.flood(),
            self.chatter(),
            self.leave_unread(),
            self.break_in(),
        ]

    async def search(self, tables: int, seconds: float = 6.0) -> None:
        """Lay tables of eight and let bots search at all of them."""
        while len(self.phones) < tables:
            phone = Phone(self.server, HOSTILE)
            try:
                await phone.sit(
                    "/api/tables", game="stetsons-and-sixguns", seats=8, clock="none", name="Eve"
                )
                self.phones.append(phone)
                for fill in ("level-5", "level-4"):
                    reply = await phone.ask("start", fill=fill)
                    self.found.count(f"start {fill} {reply.get('code') or reply['type']}")
                    if reply["type"] == "ok":
                        break
                asyncio.get_running_loop().create_task(self.play_on(phone, fill))
            except (RuntimeError, WebSocketException, OSError, httpx.HTTPError) as problem:
                self.found.count(f"tables {type(problem).__name__}")
                await phone.http.aclose()
            await asyncio.sleep(seconds)

    async def play_on(self, phone: Phone, fill: str) -> None:
        """Let a bot play for the stranger, too, and begin again whenever it is over."""
        with suppress(WebSocketException, OSError, TimeoutError):
            while phone.listening is not None and not phone.listening.done():
                if phone.stage == "playing":
                    reply = await phone.ask("put-bot", seat=0, bot=fill)
                    if reply["type"] == "error" and fill == "level-5":
                        await phone.ask("put-bot", seat=0, bot="level-4")
                if phone.stage == "over":
                    await phone.ask("rematch")
                    await phone.ask("start", fill=fill)
                phone.news.clear()
                while phone.stage == "playing":
                    await phone.news.wait()
                    phone.news.clear()
                await asyncio.sleep(1.0)

    async def bring(self) -> None:
        """Bring records, costly ones and made up ones."""
        costly = (GOLDEN / "stetsons_and_sixguns" / "eight-players.fistful").read_text()
        seats = "A, B, C, D"
        bombs = [
            f"fistful 1\ngame: get-billy-the-kid\nseats: {seats}\n\ngiven: pot: 100000000\n",
            f"fistful 1\ngame: cash-n-guns\nseats: {seats}\n\ngiven: calls: 3500000\n",
            f"fistful 1\ngame: stetsons-and-sixguns\nseats: {seats}\n\n"
            "given: round: 1\ngiven: notoriety A: 1000000000\n",
        ]
        async with self.http() as http:
            while True:
                door = self.dice.choice(["replays", "checks"])
                # Never the same twice, so that no answer is kept.
                text = self.dice.choice([costly, costly, *bombs]) + f"# {self.dice.random()}\n"
                await self.post(http, door, text)
                await asyncio.sleep(0.2)

    async def review(self) -> None:
        """Bring whole games to be reviewed, and ask for them as often as allowed."""
        text = (GOLDEN / "stetsons_and_sixguns" / "eight-players.fistful").read_text()
        async with self.http() as http:
            while True:
                await self.post(http, "reviews", text)
                await asyncio.sleep(0.5)

    async def post(self, http: httpx.AsyncClient, door: str, text: str) -> None:
        try:
            answer = await http.post(f"/api/{door}", content=text)
            self.found.count(f"{door} {answer.status_code}")
        except httpx.HTTPError as problem:
            self.found.count(f"{door} {type(problem).__name__}")

    async def guess(self) -> None:
        """Try codes."""
        async with self.http() as http:
            while True:
                code = "".join([self.dice.choice(LETTERS) for _ in range(CODE_LENGTH)])
                try:
                    answer = await http.get(f"/api/tables/{code}", headers={"authorization": "x"})
                    self.found.count(f"guess {answer.status_code}")
                except httpx.HTTPError:
                    self.found.count("guess cut")
                # As fast as the limit of requests lets all of this go on.
                await asyncio.sleep(0.12)

    async def flood(self) -> None:
        """Ask for anything, as fast as it goes, from the house next door."""
        way = httpx.AsyncHTTPTransport(verify=False, local_address=NEIGHBOUR)
        async with httpx.AsyncClient(base_url=self.server.url, transport=way) as http:
            while True:
                try:
                    await http.get("/api/games")
                    self.found.count("flood")
                except httpx.HTTPError:
                    self.found.count("flood cut")

    async def chatter(self) -> None:
        """Send what a socket may send, on all of them: talk, wishes of a host, nonsense."""
        kinds: list[dict[str, Any]] = [
            {"kind": "chat", "text": "x" * 280},
            {"kind": "emote", "emote": "laugh"},
            {"kind": "ping", "sent": 0.0},
            {"kind": "answer", "question": 1, "text": "nonsense"},
            {"kind": "more-time"},
        ]
        while True:
            for phone in list(self.phones):
                if phone.listening is not None and not phone.listening.done():
                    with suppress(WebSocketException, OSError, TimeoutError):
                        await phone.ask(**self.dice.choice(kinds))
                        self.found.count("frames")
            await asyncio.sleep(0.25)

    async def leave_unread(self) -> None:
        """Ask for long answers and do not read them."""
        text = (GOLDEN / "stetsons_and_sixguns" / "eight-players.fistful").read_bytes()
        head = f"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Length: {len(text)}\r\n\r\n"
        held = self.unread
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", self.server.port, limit=1024, local_addr=(HOSTILE, 0)
                )
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(head.encode() + text)
                held.append(writer)
                self.found.count("answers not read")
            if len(held) > 20:
                oldest = held.pop(0)
                oldest.transport.abort()
            await asyncio.sleep(0.5)

    async def break_in(self) -> None:
        """Send what is no request, over and over."""
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.server.port, local_addr=(HOSTILE, 0)
                )
                try:
                    writer.write(b"\0 nonsense\r\n\r\n")
                    await reader.read(1000)
                    self.found.count("broken requests")
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.05)

    def http(self) -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(verify=False, local_address=HOSTILE)
        return httpx.AsyncClient(base_url=self.server.url, transport=way, timeout=60)

    async def close(self) -> None:
        for writer in self.unread:
            writer.transport.abort()
        for phone in self.phones:
            await phone.close()
        # What was aborted is gone with the next turns of the loop.
        await asyncio.sleep(0.1)


async def watch(server: Server, found: Found, seconds: float) -> None:
    """Note the memory of the server and its workers from time to time."""
    while True:
        found.memory.append((time.monotonic(), server.memory_of_all()))
        await asyncio.sleep(seconds)


async def soak(
    server: Server, seconds: float, tables: int, searching: int, until: Until | None = None
) -> Found:
    """Play for so many seconds, and on until something was found."""
    found = Found()
    honest = [HonestTable(server, number, found) for number in range(tables)]
    for table in honest:
        await table.open()
    stranger = Stranger(server, found)
    jobs = [stranger.search(searching, 0.0)] if searching else stranger.work()
    hostile = [asyncio.create_task(job) for job in jobs]
    hostile.append(asyncio.create_task(watch(server, found, max(0.2, seconds / 300))))
    if searching:
        # They all sit before it counts.
        await hostile[0]
        for table in honest:
            table.people[0].came.clear()
    end = time.monotonic() + seconds
    await asyncio.gather(*[table.play(end) for table in honest])
    while until is not None and not until(found):
        found.news.clear()
        await found.news.wait()
    for task in hostile:
        task.cancel()
    for end_of in await asyncio.gather(*hostile, return_exceptions=True):
        if isinstance(end_of, Exception) and not isinstance(end_of, asyncio.CancelledError):
            found.errors.append(f"the stranger: {end_of!r}")
    for table in honest:
        await table.close()
    await stranger.close()
    found.disk = sum([file.stat().st_size for file in server.data.glob("tables.sqlite*")])
    return found


#: Without the cap, for the question what the order of turns does alone.
UNCAPPED: Final[dict[str, Any]] = {
    "fistful.server.limits.BOTS_PER_ADDRESS": 1_000_000,
    "fistful.server.limits.SEARCHERS_PER_ADDRESS": 1_000_000,
    "fistful.server.limits.SOCKETS_PER_ADDRESS": 1_000,
    "fistful.server.limits.LAYING": [1_000_000, 1.0],
    "fistful.server.limits.CONNECTING": [1_000_000, 1.0],
}


def measure(
    folder: Path,
    seconds: float,
    tables: int = 30,
    searching: int = 0,
    until: Until | None = None,
) -> Found:
    """Run a server and all who come; return what it was like."""
    more_files()
    constants = UNCAPPED if searching else {}
    with running(folder, env={"FISTFUL_BOT_PACE": str(PACE)}, constants=constants) as server:
        return asyncio.run(soak(server, seconds, tables, searching, until))


def more_files() -> None:
    """Let this process open as many files as it may."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--searching", type=int, default=0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), chosen.seconds, chosen.tables, chosen.searching)
    print(found.figure())
    print(json.dumps(dict(sorted(found.hostile.items())), indent=1))
    for error in found.errors[:10]:
        print(error)


if __name__ == "__main__":
    main()
