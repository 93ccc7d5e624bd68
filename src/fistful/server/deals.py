"""Shared deals over HTTP: made, taken at a table of one's own, and compared when it is over.

A deal has a room of its own in which nobody plays: it keeps the seed, which nobody is told, and the
results. So nothing of a deal can be known from its name, as long as nobody tells who has played it.
A deal of the day is made from its date: nothing is kept of it here.
"""

import secrets
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.server import bodies, journal
from fistful.server.answers import Answered, reply
from fistful.server.awake import AwakeRoom
from fistful.server.dealing import Deal, check_deal, deal_of_the_day
from fistful.server.gate import Gate, owner
from fistful.server.laying import Wanted, lay_table
from fistful.server.reading import read_body
from fistful.server.referee import Refused
from fistful.server.seating import BOT
from fistful.server.stages import OVER
from fistful.table.fairness import SEED_BYTES

#: Results kept of one deal; the chair of whoever takes one.
MOST_RESULTS: Final = 100
SEAT: Final = 0


class Deals:
    """The doors; `welcome` answers with the way to a table."""

    def __init__(self, gate: Gate, welcome: Callable[..., Response]) -> None:
        self.gate = gate
        self.hub = gate.hub
        self.welcome = welcome

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/deals", answered(self.make), methods=["POST"]),
            Route("/api/deals/{code}", answered(self.show)),
            Route("/api/deals/{code}/tables", answered(self.take), methods=["POST"]),
            Route("/api/tables/{code}/deal", answered(self.compare), methods=["POST"]),
        ]

    async def make(self, request: Request) -> Response:
        """Make a deal: a room of its own, locked, with nobody in it."""
        self.gate.pass_door(self.gate.doors.laying, request)
        body = await read_body(request, bodies.MakeDeal)
        deal = check_deal(body.game, body.options, body.seats, body.bot)
        live, _, _ = await lay_table(self.hub, wanted(deal, "off"), "")

        def decide() -> list[journal.AnyEntry]:
            now, room = live.time(), live.room
            seed = secrets.token_bytes(SEED_BYTES).hex()
            locked = journal.Set(now, True, False, True, room.clock, room.speed)
            return [journal.Dealt(now, room.code, seed, deal.bot), locked]

        await self.hub.write(live, decide)
        return reply(info(live.room.code, deal, live), 201)

    async def show(self, request: Request) -> Response:
        """What a deal is, and how many have played it."""
        deal, _, live = await self.find(request)
        return reply(info(request.path_params["code"], deal, live))

    async def take(self, request: Request) -> Response:
        """Lay a table at which a deal is played, with whoever asks in the first chair."""
        self.gate.pass_door(self.gate.doors.laying, request)
        body = await read_body(request, bodies.TakeDeal)
        deal, seed, home = await self.find(request)
        if not body.name:
            raise Invalid("nobody-there")
        name = home.room.code if home else request.path_params["code"].lower()
        live, person, token = await lay_table(self.hub, wanted(deal, body.speed), body.name)

        def decide() -> list[journal.AnyEntry]:
            chairs = [BOT + deal.bot] * deal.seats
            chairs[SEAT] = person
            now = live.time()
            return [journal.Arranged(now, chairs), journal.Dealt(now, name, seed.hex(), deal.bot)]

        await self.hub.write(live, decide)
        return self.welcome(request, live, person, token)

    async def compare(self, request: Request) -> Response:
        """Take note of how a deal ended at one's own table; tell how it did for all."""
        own = await self.gate.find(request)
        if owner(request, own) is None:
            raise Refused("no-seat")
        dealt = own.room.deal
        if dealt is None:
            raise Invalid("deal-unknown")
        deal, _, live = found(dealt.deal, await self.hub.find(dealt.deal))
        played = result_of(own, live.time() if live else 0.0)
        if live is not None:
            await self.note(live, played)
        return reply(info(dealt.deal, deal, live, played))

    async def note(self, live: AwakeRoom, played: journal.Compared) -> None:
        """Keep a result, once for a table and as many as there is room for."""

        def decide() -> list[journal.AnyEntry]:
            known = [one.table for one in live.room.results]
            return [] if played.table in known or len(known) >= MOST_RESULTS else [played]

        await self.hub.write(live, decide)

    async def find(self, request: Request) -> tuple[Deal, bytes, AwakeRoom | None]:
        """Return the deal a request is about, its seed, and its room if it has one.

        Raises Invalid and Refused: names are guessed as codes of tables are.
        """
        name = request.path_params["code"]
        is_todays = deal_of_the_day(name.lower()) is not None
        return found(name, None if is_todays else await self.gate.find(request))


def found(name: str, live: AwakeRoom | None) -> tuple[Deal, bytes, AwakeRoom | None]:
    """Return a deal by its name and its room, if it has one. Raises Invalid."""
    todays = deal_of_the_day(name.lower())
    if todays is not None:
        return *todays, None
    if live is None or live.room.deal is None or live.room.deal.deal != live.room.code:
        raise Invalid("deal-unknown")
    room, dealt = live.room, live.room.deal
    return (
        Deal(room.game, room.options, len(room.chairs), dealt.bot),
        bytes.fromhex(dealt.seed),
        live,
    )


def wanted(deal: Deal, speed: str) -> Wanted:
    return Wanted(deal.game, deal.options, deal.seats, "none", speed)


def result_of(live: AwakeRoom, at: float) -> journal.Compared:
    """Return how a deal ended at a table. Raises Invalid if it has not."""
    room = live.room
    if room.stage != OVER or room.table is None:
        raise Invalid("record-unfinished")
    outcome = room.table.rules.outcome(room.table.state)
    return journal.Compared(
        at,
        room.code,
        room.table.names[SEAT],
        outcome.places()[SEAT],
        outcome.shares()[SEAT],
        outcome.scores[SEAT],
        room.table.hints,
    )


def info(
    name: str, deal: Deal, live: AwakeRoom | None, own: journal.Compared | None = None
) -> bodies.DealInfo:
    """Return a deal as its players may know it: results only to those who have played it."""
    kept = live.room.results if live else [own] if own else []
    results = [
        bodies.DealResult(
            one.name, one.place, one.share, one.score, one.hints, one.table == own.table
        )
        for one in kept
        if own
    ]
    return bodies.DealInfo(
        name, deal.game.name, deal.options, deal.seats, deal.bot, len(kept), results
    )
