"""Coming back without a token: a device says whose it is, and somebody at the table confirms it."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.server import bodies
from fistful.server.answers import Answered, reply
from fistful.server.awake import AwakeRoom
from fistful.server.gate import Gate, cookie_hash
from fistful.server.hub import Hub
from fistful.server.reading import read_body
from fistful.server.tokens import new_id, new_token


class Knocks:
    """The routes."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/tables/{code}/knocks", answered(self.knock), methods=["POST"]),
            Route("/api/tables/{code}/standing", answered(self.standing)),
        ]

    async def knock(self, request: Request) -> Response:
        """Say whose device this is; the code it gets is good once somebody at the table agrees."""
        live = await self.gate.find(request)
        body = await read_body(request, bodies.Knock)
        knock, code = new_id(), new_token()
        at_the_table = self.gate.counted(self.gate.doors.knocking, live.name)
        with self.gate.pass_to(live, request), at_the_table:
            await self.hub.write(
                live, lambda: live.doorman.knock(knock, body.person, code, live.time())
            )
        return reply(bodies.Knocked(knock, code), 201)

    async def standing(self, request: Request) -> Response:
        """What a device is at a table, and whether the knock it names (`?knock=`) still waits."""
        live = await self.gate.find(request)
        knock = live.room.knocks.get(request.query_params.get("knock", ""))
        is_open = knock is not None and knock.is_open(live.time())
        body = bodies.Standing(standing_of(live, cookie_hash(request, live)), is_open)
        return reply(body)


def standing_of(live: AwakeRoom, token: str) -> str:
    """Return what whoever shows a token (its hash) is at a table."""
    if not token:
        return "stranger"
    if live.room.owner(token) is not None:
        return "known"
    if token in live.room.kicked:
        return "kicked"
    return "replaced" if token in live.room.replaced else "stranger"
