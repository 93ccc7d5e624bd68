"""The board of an evening over HTTP: to be shown between games, and to be kept."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Illegal
from fistful.server import bodies
from fistful.server.answers import Answered, LongAnswer, pack, reply
from fistful.server.gate import Gate, owner
from fistful.server.room import Room
from fistful.server.undo import is_practising
from fistful.table.tally import board


class Evenings:
    """The routes."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/tables/{code}/evening", answered(self.evening)),
            Route("/api/tables/{code}/evening/file", answered(self.evening_file)),
            Route("/api/tables/{code}/bets", answered(self.own_bets)),
            Route("/api/tables/{code}/hands", answered(self.open_hands)),
        ]

    async def evening(self, request: Request) -> Response:
        """What everybody did at the table so far."""
        live = await self.gate.find(request)
        return reply(evening_of(live.room))

    async def evening_file(self, request: Request) -> Response:
        """The same with all records, as one file to keep."""
        live = await self.gate.find(request)
        self.gate.pass_door(self.gate.doors.reading, request)
        one = evening_of(live.room)
        kept = bodies.EveningFile(one.code, one.board, one.games, one.ghosts, live.room.records)
        answer = LongAnswer(request, pack(msgspec.json.encode(kept)))
        name = f"evening-{live.room.code}.json"
        answer.headers["content-disposition"] = f'attachment; filename="{name}"'
        return answer

    async def open_hands(self, request: Request) -> Response:
        """What every seat sees, for whoever practises alone with bots."""
        live = await self.gate.find(request)
        self.gate.pass_door(self.gate.doors.reading, request)
        live.referee.seat(owner(request, live) or "")
        table = live.room.table
        if table is None or not is_practising(live.room):
            raise Illegal("no-practice")
        seats = range(len(live.room.chairs))
        return reply(bodies.OpenHands([table.view(seat) for seat in seats]))

    async def own_bets(self, request: Request) -> Response:
        """What this device's person has bet and is not decided yet."""
        live = await self.gate.find(request)
        stakes = live.room.betting.stakes.get(owner(request, live) or "", {})
        return reply(bodies.OwnBets({name: stake.pick for name, stake in stakes.items()}))


def evening_of(room: Room) -> bodies.Evening:
    """Return a room's evening: what its finished games count for."""
    counted = [one for one in room.tallies if one is not None]
    return bodies.Evening(room.code, board(counted), room.tallies, room.betting.board())
