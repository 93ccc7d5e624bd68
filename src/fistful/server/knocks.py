"""Coming back without a token: a device says whose it is, and somebody at the table confirms it."""

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.server import bodies, limits
from fistful.server.awake import AwakeRoom
from fistful.server.gate import Gate, cookie_hash
from fistful.server.hub import Hub
from fistful.server.reading import read_bytes
from fistful.server.referee import Refused
from fistful.server.tokens import new_id, new_token

Handler = Callable[[Request], Awaitable[Response]]


class Knocks:
    """The routes."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate

    def routes(self, answered: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/tables/{code}/knocks", answered(self.knock), methods=["POST"]),
            Route("/api/tables/{code}/standing", answered(self.standing)),
        ]

    async def knock(self, request: Request) -> Response:
        """Say whose device this is; the code it gets is good once somebody at the table agrees."""
        live = await self.gate.find(request)
        self.gate.pass_to(live, request)
        if not self.gate.doors.knocking.allows(live.name, self.hub.clock()):
            raise Refused("too-fast")
        body = msgspec.json.decode(
            await read_bytes(request, limits.LARGEST_BODY), type=bodies.Knock
        )
        knock, code = new_id(), new_token()
        await self.hub.write(
            live, lambda: live.doorman.knock(knock, body.person, code, live.time())
        )
        return Response(
            msgspec.json.encode(bodies.Knocked(knock, code)), 201, media_type="application/json"
        )

    async def standing(self, request: Request) -> Response:
        """What a device is at a table, and whether the knock it names (`?knock=`) still waits."""
        live = await self.gate.find(request)
        knock = live.room.knocks.get(request.query_params.get("knock", ""))
        is_open = knock is not None and knock.is_open(live.time())
        body = bodies.Standing(standing_of(live, cookie_hash(request, live)), is_open)
        return Response(msgspec.json.encode(body), media_type="application/json")


def standing_of(live: AwakeRoom, token: str) -> str:
    """Return what whoever shows a token (its hash) is at a table."""
    if not token:
        return "stranger"
    if live.room.owner(token) is not None:
        return "known"
    if token in live.room.kicked:
        return "kicked"
    return "replaced" if token in live.room.replaced else "stranger"
