"""What if: a table laid from a moment of a record that somebody brings.

The record is read as all of them are (`replays`): in a process of its own, within its bounds. None
is of a game that is still played here, so nobody learns anything of one.
"""

import gzip
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.server import bodies, journal, limits
from fistful.server.answers import Answered
from fistful.server.gate import Gate, address
from fistful.server.laying import Wanted, lay_table
from fistful.server.offers import bots_for
from fistful.server.reading import read_body
from fistful.server.replays import Failure, Replays, attempt, own_record, while_there
from fistful.server.seating import BOT
from fistful.table.branch import NOBODY
from fistful.table.record import write_record
from fistful.table.whatif import new_guess, position

#: Bytes of a request: a record in JSON, every line of it with its break written out.
LARGEST: Final = 2 * limits.LARGEST_RECORD


class Place(msgspec.Struct):
    """Where a game may begin: the record up to there."""

    game: str
    options: dict[str, str]
    seats: int
    record: str


class Branches:
    """The door, and what it writes; `welcome` answers with the way to a table."""

    def __init__(self, gate: Gate, replays: Replays, welcome: Callable[..., Response]) -> None:
        self.gate = gate
        self.hub = gate.hub
        self.replays = replays
        self.welcome = welcome

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [Route("/api/branches", answered(self.branch), methods=["POST"])]

    async def branch(self, request: Request) -> Response:
        """Lay a table that goes on from a moment of a record."""
        self.gate.pass_door(self.gate.doors.reading, request)
        self.gate.pass_door(self.gate.doors.laying, request)
        home = address(request)
        body = await read_body(request, bodies.PlayOn, LARGEST)
        wish = sha256(msgspec.json.encode(body)).digest()
        self.replays.enter(home, wish)
        try:
            place = await self.find(request, home, body)
        finally:
            self.replays.leave(home, wish)
        game = find_game(place.game)
        if body.bot and body.bot not in bots_for(game):
            raise Invalid("unknown-bot", bot=body.bot[:40], known=", ".join(bots_for(game)))
        wanted = Wanted(game, place.options, place.seats, body.clock, body.speed)
        live, person, token = await lay_table(self.hub, wanted, body.name)

        def decide() -> list[journal.AnyEntry]:
            chairs = [BOT + body.bot if body.bot else ""] * place.seats
            if body.name:
                chairs[body.seat] = person
            now = live.time()
            return [journal.Branched(now, place.record), journal.Arranged(now, chairs)]

        await self.hub.write(live, decide)
        return self.welcome(request, live, person, token)

    async def find(self, request: Request, home: str, body: bodies.PlayOn) -> Place:
        """Let the worker find the moment. Raises Invalid and Refused."""
        if len(body.record.encode()) > limits.LARGEST_RECORD:
            raise Invalid("too-large", most=limits.LARGEST_RECORD)
        eyes = body.seat if body.is_guess else NOBODY
        job = partial(find_place, line=body.line, seat=body.seat, eyes=eyes, guess=new_guess())
        answer = await while_there(request, self.replays.in_turn(home, job, body.record))
        return msgspec.json.decode(gzip.decompress(answer), type=Place)


# In the worker.


def find_place(text: str, line: int, seat: int, eyes: int, guess: bytes) -> bytes | Failure:
    """Find a moment of a record, as compressed JSON."""

    def find() -> bytes:
        record = own_record(text)
        if seat >= len(record.names):
            raise Invalid("nobody-there")
        found = position(text, line, eyes, guess)
        seats = len(record.names)
        place = Place(record.game, found.options, seats, write_record(found.record))
        return msgspec.json.encode(place)

    return attempt(find)
