"""The doors of tables: laid, looked at, joined, with another device too; and their records."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.server import bodies
from fistful.server.answers import Answered, plain_text, reply
from fistful.server.awake import AwakeRoom
from fistful.server.doorman import Coming
from fistful.server.gate import Gate, address, cookie_hash, hand_token, owner
from fistful.server.laying import Wanted, lay_table
from fistful.server.offers import table_options
from fistful.server.reading import read_body
from fistful.server.referee import Refused
from fistful.server.stages import OVER
from fistful.server.tokens import new_id, new_token, token_hash


class Tables:
    """The routes."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.hub = gate.hub

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/tables", answered(self.list_tables), methods=["GET"]),
            Route("/api/tables", answered(self.lay), methods=["POST"]),
            Route("/api/tables/{code}", answered(self.show)),
            Route("/api/tables/{code}/me", answered(self.show_me)),
            Route("/api/tables/{code}/people", answered(self.join), methods=["POST"]),
            Route("/api/tables/{code}/devices", answered(self.take_link), methods=["POST"]),
            Route("/api/tables/{code}/record", answered(self.record)),
            Route("/api/tables/{code}/records/{game:nth}", answered(self.old_record)),
        ]

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
