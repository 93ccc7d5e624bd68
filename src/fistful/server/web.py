"""The server's doors: HTTP for laying tables, joining and records; a WebSocket for playing."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from fistful import __version__
from fistful.engine.errors import FistfulError, Invalid
from fistful.engine.options import parse_options
from fistful.games import find_game, games
from fistful.server import journal, limits, protocol
from fistful.server.address import lan_address
from fistful.server.connection import Connection
from fistful.server.desk import Refused
from fistful.server.hub import Hub, Live
from fistful.server.pages import pages
from fistful.server.room import OVER
from fistful.server.tokens import new_id, new_token, token_hash
from fistful.server.vocabulary import vocabulary
from fistful.table.clock import find_clock
from fistful.table.record import write_record

log = logging.getLogger("fistful.server")

#: Sent with every answer: nothing is loaded from elsewhere, nothing is framed or sniffed.
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
COOKIE_DAYS: Final = 7

#: Close codes: broken rules of the protocol, not the network.
POLICY: Final = 1008
TRY_LATER: Final = 1013


class Lay(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`: with a name the host sits down, without one it watches."""

    game: protocol.Short
    options: protocol.Choices = {}
    seats: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    clock: protocol.Short = "normal"
    is_public: bool = False
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/people`."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    watches: bool = False


class TakeLink(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{code}/devices`: a one-time code from another device."""

    code: protocol.Short


class Laid(msgspec.Struct):
    """A table to go to, and who one is there."""

    code: str
    person: str
    seat: int


class ErrorBody(msgspec.Struct):
    """What went wrong: a code of the catalogue with its parameters."""

    error: str
    params: dict[str, str | int]


class OptionInfo(msgspec.Struct):
    """An option and its values, the default first."""

    name: str
    values: list[str]


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    game: str
    fewest: int
    most: int
    options: list[OptionInfo]


class TableInfo(msgspec.Struct):
    """A public table."""

    code: str
    game: str
    stage: str
    seats: int
    free: int


class Address(msgspec.Struct):
    """Where phones in the same network find this server."""

    url: str


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    version: str
    tables: int
    connections: int


#: The HTTP status of errors that are not simply bad requests.
STATUS: Final = {
    "table-unknown": 404,
    "record-unfinished": 404,
    "no-seat": 403,
    "host-only": 403,
    "table-locked": 403,
    "link-unknown": 403,
    "table-full": 409,
    "table-playing": 409,
    "names-same": 409,
    "too-fast": 429,
    "not-stored": 503,
}


class Web:
    """The routes, over one hub."""

    def __init__(self, hub: Hub, origins: frozenset[str] = frozenset()) -> None:
        self.hub = hub
        #: Origins besides our own that may open sockets.
        self.origins = origins
        self.doors = limits.Doors()
        self.sockets: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()

    def app(self) -> ASGIApp:
        """Return the application."""

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            await self.hub.open()
            yield
            await self.hub.close()

        routes = [
            Route("/health", self.answered(self.health)),
            Route("/metrics", self.answered(self.metrics)),
            Route("/api/address", self.answered(self.show_address)),
            Route("/api/games", self.answered(self.list_games)),
            Route("/api/games/{game}/words", self.answered(self.words)),
            Route("/api/tables", self.answered(self.list_tables), methods=["GET"]),
            Route("/api/tables", self.answered(self.lay), methods=["POST"]),
            Route("/api/tables/{code}", self.answered(self.show)),
            Route("/api/tables/{code}/people", self.answered(self.join), methods=["POST"]),
            Route("/api/tables/{code}/devices", self.answered(self.take_link), methods=["POST"]),
            Route("/api/tables/{code}/record", self.answered(self.record)),
            WebSocketRoute("/api/tables/{code}/socket", self.socket),
            *pages(),
        ]
        return SafeHeaders(Starlette(routes=routes, lifespan=lifespan))

    def answered(
        self, handle: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Turn errors into typed answers."""

        async def answer(request: Request) -> Response:
            self.requests[handle.__name__] += 1
            try:
                return await handle(request)
            except FistfulError as error:
                body = ErrorBody(error.code, error.params)
                return reply(body, STATUS.get(error.code, 400))
            except msgspec.MsgspecError as error:
                return reply(ErrorBody("bad-request", {"problem": str(error)[:200]}), 400)

        return answer

    # HTTP.

    async def health(self, request: Request) -> Response:
        return reply(Health("ok", __version__, len(self.hub.rooms), sum(self.sockets.values())))

    async def metrics(self, request: Request) -> Response:
        """Counters in Prometheus' text format: numbers of things, never names."""
        lines = [
            f"fistful_tables {len(self.hub.rooms)}",
            f"fistful_connections {sum(self.sockets.values())}",
            *[f"fistful_{name}_total {count}" for name, count in self.hub.counts.items()],
            *[
                f'fistful_requests_total{{door="{name}"}} {count}'
                for name, count in sorted(self.requests.items())
            ],
        ]
        return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    async def show_address(self, request: Request) -> Response:
        """Tell a page opened on this very machine what to put into the QR code."""
        url, port = request.url, request.url.port
        is_local = url.hostname in ("localhost", "127.0.0.1", "::1")
        host = lan_address() if is_local else url.hostname
        return reply(Address(f"{url.scheme}://{host}{f':{port}' if port else ''}"))

    async def list_games(self, request: Request) -> Response:
        return reply(
            [
                GameInfo(
                    game.name,
                    game.rules.fewest,
                    game.rules.most,
                    [OptionInfo(o.name, list(o.values)) for o in game.rules.options],
                )
                for game in games().values()
            ]
        )

    async def words(self, request: Request) -> Response:
        return reply(vocabulary(find_game(request.path_params["game"])))

    async def list_tables(self, request: Request) -> Response:
        rooms = [live.room for live in self.hub.rooms.values() if live.room.is_public]
        return reply(
            [
                TableInfo(r.code, r.game.name, r.stage, len(r.chairs), r.chairs.count(""))
                for r in rooms
                if not r.is_code_hidden and r.stage != OVER
            ]
        )

    async def lay(self, request: Request) -> Response:
        self.pass_door(request)
        body = await read_body(request, Lay)
        game = find_game(body.game)
        options = parse_options(game.rules.options, body.options)
        for option in game.rules.options:
            # A free option names a file of this machine: no stranger may choose one.
            if options[option.name] not in option.values:
                known = ", ".join(option.values)
                value = options[option.name]
                raise Invalid("option-value", option=option.name, value=value, known=known)
        seats = body.seats or game.rules.most
        game.rules.start(seats, options)
        find_clock(body.clock)
        if len(self.hub.rooms) >= limits.MOST_ROOMS:
            raise Refused("server-full")
        person, token, now = new_id(), new_token(), self.hub.clock()

        def make(code: str) -> journal.Created:
            return journal.Created(
                now,
                game.name,
                options,
                seats,
                body.clock,
                body.is_public,
                person,
                token_hash(token),
                code,
            )

        live = await self.hub.create(make)
        if body.name:
            await self.hub.write(
                live, lambda: live.desk.join(person, body.name, token_hash(token), False, now)
            )
        return self.welcome(request, live, person, token)

    async def show(self, request: Request) -> Response:
        live = await self.find(request)
        return reply(live.room.lobby())

    async def join(self, request: Request) -> Response:
        self.pass_door(request)
        live = await self.find(request)
        body = await read_body(request, Join)
        person, token = new_id(), new_token()
        # The host's own device sits down as the host it is already.
        known = live.room.owner(cookie_hash(request, live))
        if known == live.room.host and not live.room.people[known].name:
            person = known
        await self.hub.write(
            live,
            lambda: live.desk.join(
                person, body.name, token_hash(token), body.watches, self.hub.clock()
            ),
        )
        return self.welcome(request, live, person, token)

    async def take_link(self, request: Request) -> Response:
        self.pass_door(request)
        live = await self.find(request)
        body = await read_body(request, TakeLink)
        token = new_token()
        await self.hub.write(
            live,
            lambda: live.desk.take_link(body.code, token_hash(token), self.hub.clock()),
        )
        person = live.room.owner(token_hash(token))
        assert person is not None
        return self.welcome(request, live, person, token)

    async def record(self, request: Request) -> Response:
        live = await self.find(request)
        table = live.room.table
        if table is None or not table.is_over():
            raise Invalid("record-unfinished")
        return Response(write_record(table.record()), media_type="text/plain; charset=utf-8")

    def welcome(self, request: Request, live: Live, person: str, token: str) -> Response:
        """Answer with the way to the table, the token in a cookie no script can read."""
        response = reply(Laid(live.room.code, person, live.room.seat_of(person)), 201)
        response.set_cookie(
            cookie_name(live),
            token,
            max_age=COOKIE_DAYS * 86400,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
        return response

    def pass_door(self, request: HTTPConnection) -> None:
        """Count an attempt to come in. Raises Refused when there are too many."""
        if not self.doors.allows(address(request), self.hub.clock()):
            raise Refused("too-fast")

    async def find(self, request: HTTPConnection) -> Live:
        """Return the table a request is about. Raises Invalid; wrong codes count as attempts."""
        code = request.path_params["code"]
        live = await self.hub.find(code)
        if live is None:
            self.pass_door(request)
            raise Invalid("table-unknown", table=code[:8])
        return live

    # The socket.

    async def socket(self, socket: WebSocket) -> None:
        """Serve one device: hello, then requests one after the other."""
        place = address(socket)
        if not self.is_origin_ours(socket) or self.sockets[place] >= limits.SOCKETS_PER_ADDRESS:
            await socket.close(POLICY)
            return
        try:
            live = await self.find(socket)
        except FistfulError:
            await socket.close(POLICY)
            return
        token = cookie_hash(socket, live)
        person = live.room.owner(token) if token else ""
        if person is None or self.is_crowded(live, person):
            await socket.close(POLICY)
            return
        self.sockets[place] += 1
        try:
            await socket.accept()
            await self.serve(socket, live, Connection(socket, person))
        finally:
            self.sockets[place] -= 1

    def is_origin_ours(self, socket: WebSocket) -> bool:
        """Tell whether a page of ours opened this socket; programs send no origin."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host")

    def is_crowded(self, live: Live, person: str) -> bool:
        if not person:
            return False
        own = [c for c in live.connections if c.person == person]
        return len(own) >= limits.SOCKETS_PER_PERSON

    async def serve(self, socket: WebSocket, live: Live, connection: Connection) -> None:
        """Read until the device goes; a dropped connection is closed, whatever it does."""
        pump = asyncio.create_task(connection.pump())
        listen = asyncio.create_task(self.listen(socket, live, connection))
        done, pending = await asyncio.wait((pump, listen), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(pump, listen, return_exceptions=True)
        self.hub.disconnect(live, connection)
        for task in done:
            failure = task.exception()
            if failure is not None and not isinstance(failure, GONE):
                log.error("socket", exc_info=failure)
        if pump in done or not listen.cancelled():
            await close_quietly(socket, TRY_LATER if pump in done else POLICY)

    async def listen(self, socket: WebSocket, live: Live, connection: Connection) -> None:
        """Take requests until the device goes or breaks the rules of the protocol."""
        async with asyncio.timeout(limits.HELLO_SECONDS):
            hello = await self.read(socket, connection)
        if not isinstance(hello, protocol.Hello) or hello.version != protocol.VERSION:
            send_error(connection, hello, Invalid("hello-first", version=protocol.VERSION))
            await asyncio.sleep(0)
            return
        connection.send(protocol.write_frame(protocol.Ok(hello.id)))
        self.hub.connect(live, connection, hello)
        while True:
            request = await self.read(socket, connection)
            if request is None:
                continue
            if not connection.frames.allows(self.hub.clock()):
                return
            await self.reply_to(live, connection, request)

    async def read(self, socket: WebSocket, connection: Connection) -> protocol.AnyRequest | None:
        """Return the next request; None for a frame that is none (told with an error)."""
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        frame: str | bytes = message.get("text") or message.get("bytes") or b""
        try:
            return protocol.read_request(frame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
            if not connection.frames.allows(self.hub.clock()):
                raise WebSocketDisconnect(POLICY) from None
            error = protocol.Error(0, "bad-request", {"problem": str(problem)[:200]})
            connection.send(protocol.write_frame(error))
            return None

    async def reply_to(
        self, live: Live, connection: Connection, request: protocol.AnyRequest
    ) -> None:
        """Do one request and answer it."""
        try:
            if isinstance(request, protocol.Ping):
                server = self.hub.clock() * 1000
                pong = protocol.Pong(request.id, request.sent, server)
                connection.send(protocol.write_frame(pong))
                return
            code = ""
            if isinstance(request, protocol.Hello):
                raise Invalid("hello-once")
            if isinstance(request, protocol.Link):
                code = await self.make_link(live, connection)
            else:
                self.check_rate(connection, request)
                await self.hub.request(live, connection, request)
            connection.send(protocol.write_frame(protocol.Ok(request.id, code)))
        except FistfulError as error:
            send_error(connection, request, error)

    async def make_link(self, live: Live, connection: Connection) -> str:
        """Return a one-time code with which another device can take this person's seat."""
        if not connection.person:
            raise Refused("no-seat")
        code, entries = live.desk.link(connection.person, self.hub.clock())
        await self.hub.write(live, lambda: entries)
        return code

    def check_rate(self, connection: Connection, request: protocol.AnyRequest) -> None:
        is_speech = isinstance(request, protocol.Chat | protocol.Say | protocol.Emote)
        if is_speech and not connection.chats.allows(self.hub.clock()):
            raise Refused("too-fast")


#: How a device goes without it being our fault.
GONE: Final = (WebSocketDisconnect, TimeoutError, asyncio.CancelledError, RuntimeError)


def reply(body: Any, status: int = 200) -> Response:
    """Return plain data as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def read_body(request: Request, kind: Any) -> Any:
    """Read a JSON body of a type. Raises msgspec.MsgspecError or Invalid."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limits.LARGEST_BODY:
            raise Invalid("too-large", most=limits.LARGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (RecursionError, UnicodeError) as problem:
        raise Invalid("bad-request", problem=str(problem)[:200]) from None


def send_error(
    connection: Connection, request: protocol.AnyRequest | None, error: FistfulError
) -> None:
    """Tell a device what was wrong with its request."""
    number = 0 if request is None else request.id
    connection.send(protocol.write_frame(protocol.Error(number, error.code, error.params)))


async def close_quietly(socket: WebSocket, code: int) -> None:
    """Close a socket that may be gone already."""
    try:
        await socket.close(code)
    except RuntimeError:
        log.debug("closed-already")


def address(request: HTTPConnection) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client else ""


def cookie_name(live: Live) -> str:
    return f"fistful-{live.name}"


def cookie_hash(request: HTTPConnection, live: Live) -> str:
    """Return the hash of the token a device holds for a table, or nothing."""
    token = request.cookies.get(cookie_name(live), "")
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
    return token_hash(token or bearer) if token or bearer else ""


class SafeHeaders:
    """Adds the safety headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        await self.app(scope, receive, send_safely)
