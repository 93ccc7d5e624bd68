"""A seat at a table over the network, for programs: join by code, hear questions, answer, talk.

    async with join("http://localhost:8642", "ABCD", "Robin") as seat:
        async for question in seat.questions():
            await seat.answer(question, choice(question.legal))

A program declares itself one, and is recorded and marked as an agent. It plays by the same
protocol as any phone (docs/protocol.md): what it sees is its seat's view, and if it is late,
answers wrongly or goes away, its seat is treated like a person's.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from fistful.engine.errors import FistfulError
from fistful.engine.rules import View
from fistful.server import protocol
from fistful.server.protocol import AnyReply, AnyUpdate, Choice, Question

#: How long a server may take to answer, in seconds.
PATIENCE: Final = 60.0
#: How long to wait before coming again, from try to try; then it is given up.
AGAIN: Final = (0.1, 0.5, 2.0, 5.0, 10.0, 20.0)
#: Closed so, a socket must not come again: not welcome, or replaced by a newer one.
FINAL: Final = (1008, 4001)

_decode = msgspec.json.Decoder(AnyReply | AnyUpdate).decode


class Refused(FistfulError):
    """The server did not do it: `code` is a message `error-<code>` of the catalogue."""


class Lost(ConnectionError):
    """The table cannot be reached any more, or does not want this seat."""


async def post(address: str, path: str, headers: dict[str, str], **body: Any) -> dict[str, Any]:
    """Send something over HTTP; return the answer. Raises Refused."""
    request = Request(
        address.rstrip("/") + path,
        json.dumps(body).encode(),
        {"Content-Type": "application/json", **headers},
    )

    def send() -> dict[str, Any]:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except HTTPError as failure:
            with failure:
                told = json.load(failure)
            raise Refused(told["error"], **told["params"]) from None

    return await asyncio.to_thread(send)


@asynccontextmanager
async def join(
    address: str, code: str, name: str, headers: dict[str, str] | None = None
) -> AsyncIterator["Seat"]:
    """Sit down at the table with this code. Raises Refused, Lost.

    `headers` are sent along with everything, for servers behind something that wants them.
    """
    path = f"/api/tables/{code}/people"
    laid = await post(address, path, headers or {}, name=name, is_agent=True)
    async with seated(address, laid, headers or {}) as seat:
        yield seat


@asynccontextmanager
async def lay(
    address: str, game: str, name: str, headers: dict[str, str] | None = None, **wishes: Any
) -> AsyncIterator["Seat"]:
    """Lay a table and sit down as its host. Raises Refused, Lost.

    `wishes` are those of `POST /api/tables`: `seats`, `options`, `clock`, `speed`, `is_public`.
    """
    laid = await post(
        address, "/api/tables", headers or {}, game=game, name=name, is_agent=True, **wishes
    )
    async with seated(address, laid, headers or {}) as seat:
        yield seat


@asynccontextmanager
async def seated(
    address: str, laid: dict[str, Any], headers: dict[str, str]
) -> AsyncIterator["Seat"]:
    """Connect to a table one has joined, as long as the context lasts."""
    seat = Seat(address, laid["code"], laid["token"], headers)
    await seat.connect()
    listening = asyncio.create_task(seat.listen())
    try:
        await seat.ask("hello", version=protocol.VERSION)
        async with seat.news:
            await seat.news.wait_for(lambda: seat.is_lost or seat.lobby is not None)
        yield seat
    finally:
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
        await seat.socket.close()


class Seat:
    """A seat and all that was told there so far."""

    def __init__(self, address: str, code: str, token: str, headers: dict[str, str]) -> None:
        self.address = address
        self.code = code
        #: Shown whenever it comes (again); to be kept like a password.
        self.token = token
        self.headers = headers
        self.socket: ClientConnection
        #: The seat's number, 15 for those who watch; the table; what may be known at the seat.
        self.seat = -1
        self.lobby: protocol.Lobby | None = None
        self.view: View | None = None
        #: What is asked now, whoever is.
        self.question: Question | None = None
        #: What was heard in this game, and what was said: by which seat, in which words.
        self.events: list[dict[str, object]] = []
        self.talk: list[tuple[int, str]] = []
        #: The outcome of the last game that ended.
        self.outcome: Any = None
        self.game = -1
        self.seq = 0
        #: The last question that was passed on.
        self.asked = (-1, -1)
        self.requests = 0
        self.replies: dict[int, asyncio.Future[AnyReply]] = {}
        self.news = asyncio.Condition()
        self.is_lost = False
        #: How often a connection that broke has come again.
        self.comings = 0

    @property
    def stage(self) -> str:
        """Where the table is: `lobby`, `committed`, `playing` or `over`."""
        return self.lobby.stage if self.lobby else ""

    def owes(self) -> bool:
        """Tell whether this seat is asked and has not answered."""
        asked = self.question
        return asked is not None and bool(asked.legal) and not asked.sealed

    # What a program does.

    async def questions(self) -> AsyncIterator[Question]:
        """Yield every question this seat is asked, until the game is over. Raises Lost.

        One that was not answered, or wrongly, is not asked again: the clock speaks for the seat.
        """
        self.asked = (-1, -1)
        while True:
            async with self.news:
                await self.news.wait_for(self.has_news)
            if self.is_lost:
                raise Lost(f"the table {self.code} is lost")
            if self.stage == "over":
                return
            self.asked = self.at()
            assert self.question is not None
            yield self.question

    def has_news(self) -> bool:
        """Tell whether there is a question this seat was not asked yet, or the end."""
        is_asked = self.owes() and self.at() != self.asked
        return self.is_lost or self.stage == "over" or is_asked

    def at(self) -> tuple[int, int]:
        """Return which question of which game is open."""
        return self.game, self.question.number if self.question else -1

    async def answer(self, question: Question, choice: Choice | str) -> None:
        """Answer a question; once more if the connection breaks before the answer is there. Raises
        Refused for what is late, lost as a race, or not legal, and Lost."""
        text = choice if isinstance(choice, str) else choice.text
        came = self.comings
        try:
            await self.ask("answer", question=question.number, text=text)
        except Lost:
            await self.back(came)
            if self.owes() and self.at()[1] == question.number:
                await self.answer(question, text)

    async def say(self, text: str) -> None:
        """Say something across the table, as docs/notation.md words it: `threaten Bob`."""
        await self.ask("say", text=text)

    async def start(self, fill: str = "") -> None:
        """As the host, begin the game; with bots of some kind in empty chairs."""
        await self.ask("start", fill=fill)

    async def until(self, stage: str) -> None:
        """Wait until the table is at a stage. Raises Lost."""
        async with self.news:
            await self.news.wait_for(lambda: self.is_lost or self.stage == stage)
        if self.is_lost:
            raise Lost(f"the table {self.code} is lost")

    async def ask(self, kind: str, **what: Any) -> None:
        """Send a request of the protocol and wait for its reply. Raises Refused, Lost."""
        self.requests += 1
        number = self.requests
        reply: asyncio.Future[AnyReply] = asyncio.get_running_loop().create_future()
        self.replies[number] = reply
        try:
            await self.socket.send(filled_up({"type": kind, "id": number, **what}))
            async with asyncio.timeout(PATIENCE):
                told = await reply
        except ConnectionClosed:
            raise Lost(f"the connection to {self.code} broke") from None
        finally:
            self.replies.pop(number, None)
        if isinstance(told, protocol.Error):
            raise Refused(told.code, **told.params)

    # What the server tells.

    async def connect(self) -> None:
        """Open the socket. Raises Lost."""
        scheme, _, rest = self.address.rstrip("/").partition("://")
        try:
            self.socket = await connect(
                f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{self.code}/socket",
                additional_headers={**self.headers, "Authorization": f"Bearer {self.token}"},
                compression=None,
                max_queue=None,
                open_timeout=PATIENCE,
            )
        except (OSError, WebSocketException) as problem:
            raise Lost(f"the table {self.code} does not answer: {problem}") from None

    async def listen(self) -> None:
        """Take in what is told, and come again where the connection breaks."""
        while True:
            try:
                async for frame in self.socket:
                    await self.take(frame)
            except ConnectionClosed:
                pass
            for reply in self.replies.values():
                if not reply.done():
                    reply.set_exception(Lost(f"the connection to {self.code} broke"))
            if self.socket.close_code in FINAL or not await self.came_again():
                async with self.news:
                    self.is_lost = True
                    self.news.notify_all()
                return

    async def back(self, came: int) -> None:
        """Wait until a broken connection has come again once more than so often, and all that was
        missed is known. Raises Lost."""
        async with self.news:
            await self.news.wait_for(lambda: self.is_lost or self.comings > came)
        if self.is_lost:
            raise Lost(f"the table {self.code} is lost")
        now = self.comings
        try:
            await self.ask("ping", sent=0.0)
        except Lost:
            await self.back(now)

    async def came_again(self) -> bool:
        """Connect again, and say what was seen last; tell whether the table is still there."""
        for wait in AGAIN:
            await asyncio.sleep(wait)
            with suppress(Lost, ConnectionClosed):
                await self.connect()
                hello = {"type": "hello", "id": 0, "version": protocol.VERSION}
                await self.socket.send(filled_up({**hello, "game": self.game, "seq": self.seq}))
                async with self.news:
                    self.comings += 1
                    self.news.notify_all()
                return True
        return False

    async def take(self, frame: str | bytes) -> None:
        """Take a frame in; what is unknown is passed over."""
        try:
            message = _decode(frame)
        except msgspec.ValidationError:
            return
        if isinstance(message, protocol.Ok | protocol.Error | protocol.Pong):
            reply = self.replies.get(message.id)
            if reply is not None and not reply.done():
                reply.set_result(message)
            return
        async with self.news:
            was = self.stage
            if isinstance(message, protocol.Update):
                self.seq = message.seq
            self.note(message)
            self.news.notify_all()
        if self.stage == "committed" != was:
            await self.socket.send(filled_up({"type": "nonce", "id": 0, "nonce": token_hex(16)}))

    def note(self, message: AnyUpdate) -> None:
        """Remember what an update says."""
        match message:
            case protocol.Snapshot():
                if message.game != self.game:
                    self.talk = []
                self.game, self.seat, self.lobby = message.game, message.seat, message.lobby
                self.view, self.events = message.view, list(message.events)
                self.question = message.question
            case protocol.LobbyChanged():
                self.lobby = message.lobby
            case protocol.Told():
                self.view = message.view
                self.events += message.events
            case protocol.Asked():
                self.question = message.question
            case protocol.SealedAnswer():
                if self.question and self.question.number == message.question:
                    self.question.sealed = message.text
            case protocol.Said():
                self.talk.append((message.seat, message.text))
            case protocol.Ended():
                self.question, self.outcome = None, message.outcome


def filled_up(message: dict[str, Any]) -> str:
    """Return a request as a frame, filled up so that its length says nothing."""
    frame = json.dumps({**message, "pad": ""}, ensure_ascii=False)
    missing = -len(frame.encode()) % protocol.REQUEST_BUCKET
    return f'{frame[:-2]}{" " * missing}"}}'
