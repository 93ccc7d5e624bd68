"""A hostile address: all it can do within the limits, at every door."""

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from fistful.games import find_game
from fistful.games.variant import pack
from fistful.server.tokens import CODE_LENGTH, LETTERS
from fistful.workbench import variants_of
from tests.server.client import Server
from tests.server.soaked import Found, Phone

HOSTILE: Final = "127.0.0.66"
NEIGHBOUR: Final = "127.0.0.67"
#: Tables it keeps open.
MOST_TABLES: Final = 40
GOLDEN: Final = Path(__file__).parents[1] / "golden"
#: A variant that takes longest to look at.
GAME: Final = "stetsons-and-sixguns"
DECK: Final = {"game": GAME, "name": "Eve", **variants_of(find_game(GAME)).standard_data}


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
            self.try_all(),
            self.want_hints(),
            self.come_and_go(),
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

    async def post(self, http: httpx.AsyncClient, door: str, text: str, what: str = "") -> None:
        try:
            answer = await http.post(f"/api/{door}", content=text)
            self.found.count(f"{what or door} {answer.status_code}")
        except httpx.HTTPError as problem:
            self.found.count(f"{what or door} {type(problem).__name__}")

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
                await asyncio.sleep(0.16)

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

    async def try_all(self) -> None:
        """Try what else there is to bring: drafts, variants, simulations, what-if tables, deals."""
        record = (GOLDEN / "stetsons_and_sixguns" / "eight-players.fistful").read_text()
        draft = variants_of(find_game(GAME)).file.read_text()
        dealt = {"game": "cash-n-guns", "seats": 4, "bot": "level-1"}
        async with self.http() as http:
            while True:
                number = self.dice.randrange(1, 9999)
                deck = pack({**DECK, "version": number})
                simulated = {"game": GAME, "players": 6, "games": 10_000, "options": {"deck": deck}}
                played = {"record": record, "line": 300, "seat": 0, "bot": "level-1", "name": "Eve"}
                door, body = self.dice.choice(
                    [
                        ("drafts", {"text": f"{draft}# {number}\n"}),
                        ("variants", deck),
                        ("simulations", simulated),
                        ("branches", played),
                        ("deals", dealt),
                    ]
                )
                text = body if isinstance(body, str) else json.dumps(body)
                await self.post(http, door, text)
                await asyncio.sleep(0.3)

    async def want_hints(self) -> None:
        """Sit down alone with bots, and ask what to do over and over."""
        phone = await self.host("cash-n-guns")
        await phone.ask("start", fill="rules")
        with suppress(WebSocketException, OSError, TimeoutError):
            while phone.listening is not None and not phone.listening.done():
                reply = await phone.ask("hint")
                self.found.count(f"hint {reply.get('code') or reply['type']}")
                await asyncio.sleep(0.5)

    async def come_and_go(self) -> None:
        """Choose game after game for a table of one's own, and let people join and leave there."""
        phone = await self.host("cash-n-guns")
        with suppress(WebSocketException, OSError, TimeoutError):
            while phone.listening is not None and not phone.listening.done():
                game = self.dice.choice(["blasting-billy", "cash-n-guns"])
                reply = await phone.ask("choose", game=game, seats=4)
                self.found.count(f"choose {reply.get('code') or reply['type']}")
                async with self.http() as http:
                    body = json.dumps({"name": f"N{self.dice.random()}"[:12], "watches": True})
                    await self.post(http, f"tables/{phone.code}/people", body, "join")
                await asyncio.sleep(0.5)

    async def host(self, game: str) -> Phone:
        """Lay a table, as soon as one may."""
        while True:
            phone = Phone(self.server, HOSTILE)
            try:
                await phone.sit("/api/tables", game=game, seats=4, clock="none", name="Eve")
            except (RuntimeError, WebSocketException, OSError, httpx.HTTPError) as problem:
                self.found.count(f"tables {type(problem).__name__}")
                await phone.http.aclose()
                await asyncio.sleep(6.0)
                continue
            self.phones.append(phone)
            return phone

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
