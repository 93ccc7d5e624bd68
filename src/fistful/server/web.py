"""The server's doors: HTTP for laying tables, joining and records; a WebSocket for playing."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fistful import __version__
from fistful.bots import bots_to_meet
from fistful.bots.plugins import plugin_names
from fistful.engine.errors import FistfulError, Invalid
from fistful.games import find_game, games
from fistful.server import bodies, limits
from fistful.server.address import lan_address
from fistful.server.awake import AwakeRoom
from fistful.server.branches import Branches
from fistful.server.deals import Deals
from fistful.server.doorman import Coming
from fistful.server.drafts import Drafts
from fistful.server.evenings import Evenings
from fistful.server.gate import Gate, address, cookie_hash, hand_token, owner
from fistful.server.hub import Hub
from fistful.server.knocks import Knocks
from fistful.server.laying import Wanted, lay_table
from fistful.server.offers import table_options
from fistful.server.pages import pages
from fistful.server.pulse import Pulse
from fistful.server.puzzles import puzzle_routes
from fistful.server.reading import read_bytes
from fistful.server.referee import Refused
from fistful.server.replays import Replays
from fistful.server.reviews import Reviews
from fistful.server.simulations import Simulations
from fistful.server.sockets import Sockets
from fistful.server.stages import OVER
from fistful.server.store import StoreError
from fistful.server.tokens import new_id, new_token, token_hash
from fistful.server.vocabulary import vocabulary
from fistful.site.folder import COMPILING
from fistful.site.served import AT, ServedSite
from fistful.table.clock import clocks_of

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
#: The site beside the server has Python compiled in the browser.
SITE_HEADERS: Final = [(HEADERS[0][0], HEADERS[0][1] + COMPILING.encode()), *HEADERS[1:]]


#: The HTTP status of errors that are not simply bad requests.
STATUS: Final = {
    "table-unknown": 404,
    "metrics-key": 404,
    "record-unfinished": 404,
    "deal-unknown": 404,
    "puzzle-unknown": 404,
    "foreign-origin": 403,
    "no-seat": 403,
    "host-only": 403,
    "table-locked": 403,
    "no-agents": 403,
    "simulation-off": 403,
    "kicked": 403,
    "link-unknown": 403,
    "knock-open": 409,
    "table-full": 409,
    "table-playing": 409,
    "names-same": 409,
    "names-alike": 409,
    "too-large": 413,
    "too-fast": 429,
    "simulation-budget": 429,
    "review-failed": 500,
    "simulation-failed": 500,
    "review-too-long": 422,
    "record-too-big": 413,
    "not-stored": 503,
    "server-full": 503,
    "table-unreadable": 503,
}


class Web:
    """The routes, over one hub."""

    def __init__(
        self,
        hub: Hub,
        origins: frozenset[str] = frozenset(),
        metrics_key: str = "",
        is_public: bool = False,
        address: str = "",
    ) -> None:
        self.hub = hub
        #: Where friends in other houses find this server, if somebody said so.
        self.address = address
        self.metrics_key = metrics_key
        self.is_public = is_public
        self.gate = Gate(hub, origins)
        self.sockets = Sockets(hub, self.gate)
        self.knocks = Knocks(hub, self.gate)
        self.evenings = Evenings(self.gate)
        self.replays = Replays(self.gate)
        self.branches = Branches(self.gate, self.replays, self.welcome)
        self.deals = Deals(self.gate, self.welcome)
        self.reviews = Reviews(self.gate, self.replays)
        self.drafts = Drafts(self.gate, self.replays)
        self.simulations = Simulations(self.gate)
        self.site = ServedSite()
        self.requests: Counter[str] = Counter()
        self.pulse = Pulse(hub)
        #: Why the tables could not be opened.
        self.problem = ""

    def app(self) -> ASGIApp:
        """Return the application."""

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            try:
                await self.hub.open()
            except StoreError as problem:
                self.problem = one_line(str(problem))
                raise SystemExit(1) from None
            yield
            self.simulations.close()
            self.reviews.close()
            self.replays.close()
            self.site.close()
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
            Route("/api/tables/{code}/me", self.answered(self.show_me)),
            Route("/api/tables/{code}/people", self.answered(self.join), methods=["POST"]),
            Route("/api/tables/{code}/devices", self.answered(self.take_link), methods=["POST"]),
            Route("/api/tables/{code}/record", self.answered(self.record)),
            Route("/api/tables/{code}/records/{game:nth}", self.answered(self.old_record)),
            WebSocketRoute("/api/tables/{code}/socket", self.sockets.open),
            *self.knocks.routes(self.answered),
            *self.evenings.routes(self.answered),
            *self.reviews.routes(self.answered),
            *self.replays.routes(self.answered),
            *self.drafts.routes(self.answered),
            *self.simulations.routes(self.answered),
            *self.branches.routes(self.answered),
            *self.deals.routes(self.answered),
            *puzzle_routes(self.answered),
            *self.site.routes(),
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
                self.gate.check_origin(request)
                return await handle(request)
            except FistfulError as error:
                body = bodies.ErrorBody(error.code, error.params)
                return reply(body, STATUS.get(error.code, 400))
            except asyncio.CancelledError:
                # The server ends while somebody waits for something long.
                return reply(bodies.ErrorBody("server-stops", {}), 503)
            except msgspec.MsgspecError as error:
                return reply(bodies.ErrorBody("bad-request", {"problem": str(error)[:200]}), 400)

        return answer

    # HTTP.

    async def health(self, request: Request) -> Response:
        """Nothing about tables: a stranger who guesses codes would learn from it."""
        if await self.pulse.is_there():
            return reply(bodies.Health("ok", __version__))
        return reply(bodies.Health("no-store", __version__), 503)

    async def metrics(self, request: Request) -> Response:
        """Counters in Prometheus' text format: numbers of things, never names. For whoever has the
        key, and for nobody if there is none."""
        shown = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
        if not self.metrics_key or not compare_digest(shown, self.metrics_key.encode()):
            raise Invalid("metrics-key")
        gauges = {"tables": len(self.hub.rooms), "connections": self.gate.sockets.total()}
        lines: list[str] = []
        for name, count in gauges.items():
            lines += [f"# TYPE fistful_{name} gauge", f"fistful_{name} {count}"]
        for name, count in self.hub.counts.items():
            lines += [f"# TYPE fistful_{name}_total counter", f"fistful_{name}_total {count}"]
        lines.append("# TYPE fistful_requests_total counter")
        for name, count in sorted(self.requests.items()):
            lines.append(f'fistful_requests_total{{door="{name}"}} {count}')
        return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    async def show_address(self, request: Request) -> Response:
        """Tell a page what to put into the QR code: the address that is shared, else its own; for
        one opened on this very machine, where phones find it."""
        if self.address:
            return reply(bodies.Address(self.address))
        url, port = request.url, request.url.port
        is_local = not self.is_public and url.hostname in ("localhost", "127.0.0.1", "::1")
        host = lan_address() if is_local else url.hostname
        return reply(bodies.Address(f"{url.scheme}://{host}{f':{port}' if port else ''}"))

    async def list_games(self, request: Request) -> Response:
        return reply(
            [
                bodies.GameInfo(
                    game.name,
                    game.rules.fewest,
                    game.rules.most,
                    [bodies.OptionInfo(o.name, list(o.values)) for o in game.rules.options],
                    bots_to_meet(game) + (plugin_names(game) if limits.PLUGIN_BOTS else []),
                    clocks_of(game.rules),
                    game.worded(),
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
                bodies.TableInfo(r.code, r.game.name, r.stage, len(r.chairs), r.chairs.count(""))
                for r in rooms
                if not r.is_code_hidden and r.stage != OVER
            ]
        )

    async def lay(self, request: Request) -> Response:
        self.gate.pass_door(self.gate.doors.laying, request)
        body = await read_body(request, bodies.Lay)
        game = find_game(body.game)
        options = table_options(game, body.options)
        seats = body.seats or game.rules.most
        wanted = Wanted(
            game, options, seats, body.clock, body.speed, body.is_public, body.is_practice
        )
        live, person, token = await lay_table(self.hub, wanted, body.name, is_agent=body.is_agent)
        return self.welcome(request, live, person, token)

    async def show(self, request: Request) -> Response:
        live = await self.gate.find(request)
        return reply(live.room.teller.lobby())

    async def show_me(self, request: Request) -> Response:
        """Tell a device who it is at a table. Raises Refused if its token is nobody's."""
        live = await self.gate.find(request)
        if cookie_hash(request, live) and self.hub.store.is_shared:
            # Another server may have given the token out a moment ago.
            await self.hub.follow(live)
        person = owner(request, live) if cookie_hash(request, live) else ""
        if person is None:
            raise Refused("no-seat")
        return reply(bodies.Laid(live.room.code, person, live.room.seat_of(person)))

    async def join(self, request: Request) -> Response:
        live = await self.gate.find(request)
        body = await read_body(request, bodies.Join)
        token, shown = new_token(), cookie_hash(request, live)
        coming = Coming(
            new_id(), body.name, token_hash(token), shown, body.watches, body.waits, body.is_agent
        )
        with self.gate.pass_to(live, request):
            await self.hub.write(live, lambda: live.doorman.join(coming, live.time()))
        person = live.room.owner(token_hash(token))
        if person is not None:
            return self.welcome(request, live, person, token)
        # This device had joined before.
        known = live.room.owner(shown) or ""
        return reply(bodies.Laid(live.room.code, known, live.room.seat_of(known)), 200)

    async def take_link(self, request: Request) -> Response:
        live = await self.gate.find(request)
        body = await read_body(request, bodies.TakeLink)
        token = new_token()
        with self.gate.pass_to(live, request):
            await self.hub.write(
                live,
                lambda: live.doorman.take_link(body.code, token_hash(token), live.time()),
            )
        person = live.room.owner(token_hash(token))
        assert person is not None
        return self.welcome(request, live, person, token)

    async def record(self, request: Request) -> Response:
        """The record of the game at the table, once it is over: to nobody before."""
        live = await self.gate.find(request)
        if live.room.stage != OVER:
            raise Invalid("record-unfinished")
        return plain_text(live.room.records[-1])

    async def old_record(self, request: Request) -> Response:
        """The record of any finished game of the table, counted from 0."""
        live = await self.gate.find(request)
        records, game = live.room.records, request.path_params["game"]
        if game >= len(records):
            raise Invalid("record-unfinished")
        return plain_text(records[game])

    def welcome(self, request: Request, live: AwakeRoom, person: str, token: str) -> Response:
        """Answer with the way to the table, the token in a cookie no script can read; an agent
        gets it in so many words."""
        if person != live.room.host:
            self.gate.guesses.joined(address(request), self.hub.clock())
        is_agent = live.room.people[person].is_agent
        seat = live.room.seat_of(person)
        laid = bodies.Laid(live.room.code, person, seat, token if is_agent else "")
        response = reply(laid, 201)
        if not is_agent:
            hand_token(response, request, live, token)
        return response


def plain_text(text: str) -> Response:
    return Response(text, media_type="text/plain; charset=utf-8")


def reply(body: Any, status: int = 200) -> Response:
    """Return plain data as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def read_body(request: Request, kind: Any) -> Any:
    """Read a JSON body of a type. Raises msgspec.MsgspecError or Invalid."""
    body = await read_bytes(request, limits.LARGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (RecursionError, UnicodeError) as problem:
        raise Invalid("bad-request", problem=str(problem)[:200]) from None


def briefly(send: Send) -> Send:
    """Return a way to say that the start failed without a traceback: `Web.problem` says why."""

    async def say(message: Message) -> None:
        await send({"type": message["type"]})

    return say


def one_line(text: str) -> str:
    """Return a text with nothing in it that breaks a line."""
    return " ".join(text.split())


class Nth(Convertor[int]):
    """A number in a path that counts something; what is longer is no path of ours."""

    regex = "[0-9]{1,6}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("nth", Nth())


class SafeHeaders:
    """Adds the safety headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, briefly(send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = SITE_HEADERS if scope["path"].startswith(AT) else HEADERS
                message = {**message, "headers": [*message["headers"], *headers]}
            await send(message)

        await self.app(scope, receive, send_safely)
