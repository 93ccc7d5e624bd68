"""The server's doors: HTTP for all that is round the tables, a WebSocket for playing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fistful import __version__
from fistful.bots import bots_to_meet
from fistful.bots.plugins import plugin_names
from fistful.engine.errors import Invalid
from fistful.games import find_game, games
from fistful.server import bodies, limits
from fistful.server.address import lan_address
from fistful.server.answers import reply
from fistful.server.branches import Branches
from fistful.server.deals import Deals
from fistful.server.drafts import Drafts
from fistful.server.evenings import Evenings
from fistful.server.gate import Gate
from fistful.server.hub import Hub
from fistful.server.knocks import Knocks
from fistful.server.pages import pages
from fistful.server.pulse import Pulse
from fistful.server.puzzles import puzzle_routes
from fistful.server.refusals import Refusals
from fistful.server.replays import Replays
from fistful.server.reviews import Reviews
from fistful.server.simulations import Simulations
from fistful.server.sockets import Sockets
from fistful.server.store import StoreError
from fistful.server.tables import Tables
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
        self.refusals = Refusals(self.gate)
        self.tables = Tables(self.gate)
        self.sockets = Sockets(hub, self.gate)
        self.knocks = Knocks(hub, self.gate)
        self.evenings = Evenings(self.gate)
        self.replays = Replays(self.gate)
        self.branches = Branches(self.gate, self.replays, self.tables.welcome)
        self.deals = Deals(self.gate, self.tables.welcome)
        self.reviews = Reviews(self.gate, self.replays)
        self.drafts = Drafts(self.gate, self.replays)
        self.simulations = Simulations(self.gate)
        self.site = ServedSite()
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

        answered = self.refusals.answered
        routes = [
            Route("/health", answered(self.health)),
            Route("/metrics", answered(self.metrics)),
            Route("/api/address", answered(self.show_address)),
            Route("/api/games", answered(self.list_games)),
            Route("/api/games/{game}/words", answered(self.words)),
            *self.tables.routes(answered),
            WebSocketRoute("/api/tables/{code}/socket", self.sockets.open),
            *self.knocks.routes(answered),
            *self.evenings.routes(answered),
            *self.reviews.routes(answered),
            *self.replays.routes(answered),
            *self.drafts.routes(answered),
            *self.simulations.routes(answered),
            *self.branches.routes(answered),
            *self.deals.routes(answered),
            *puzzle_routes(answered),
            *self.site.routes(),
            *pages(),
        ]
        return SafeHeaders(Starlette(routes=routes, lifespan=lifespan))

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
        for name, count in sorted(self.refusals.requests.items()):
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


def briefly(send: Send) -> Send:
    """Return a way to say that the start failed without a traceback: `Web.problem` says why."""

    async def say(message: Message) -> None:
        await send({"type": message["type"]})

    return say


def one_line(text: str) -> str:
    """Return a text with nothing in it that breaks a line."""
    return " ".join(text.split())


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
