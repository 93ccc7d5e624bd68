"""Reviews of finished games: worked out bit by bit in a process of their own, and kept.

Whoever asks hears how far it is until it is done. A game that is still played has no record yet,
so there is nothing to review: to nobody.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.review.positions import course_of
from fistful.review.review import Seen, Task, assemble, look
from fistful.server.bots import BotPool
from fistful.server.desk import Refused
from fistful.server.gate import Gate

log = logging.getLogger("fistful.server")

#: Roll-outs for every event: enough for a curve, few enough for a small machine.
ROLLOUTS: Final = 24
#: Reviews kept, and how many may wait their turn.
MOST_KEPT: Final = 64
MOST_WAITING: Final = 8
#: How often a step is tried: a worker may be killed.
TRIES: Final = 2

Handle = Callable[[Request], Awaitable[Response]]


class ReviewState(msgspec.Struct):
    """How far a review is, in steps; `review` (docs/review.md) is there once it is done."""

    done: int
    total: int
    review: dict[str, Any] | None = None


class Work:
    """A review being worked out, and then the answer itself."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.state = ReviewState(0, 0)
        self.answer = b""
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The door for reviews, and the process that works them out."""

    def __init__(self, gate: Gate, rollouts: int = ROLLOUTS) -> None:
        self.gate = gate
        self.rollouts = rollouts
        self.pool = BotPool()
        #: One review at a time: the others wait.
        self.turn = asyncio.Lock()
        self.works: OrderedDict[bytes, Work] = OrderedDict()

    def routes(self, answered: Callable[[Handle], Handle]) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [Route("/api/tables/{code}/reviews/{game:int}", answered(self.show))]

    async def show(self, request: Request) -> Response:
        """The review of a finished game of the table, counted from 0, or how far it is."""
        live = await self.gate.find(request)
        records, game = live.room.records, request.path_params["game"]
        if game >= len(records):
            raise Invalid("record-unfinished")
        work = self.find(records[game])
        body = work.answer or msgspec.json.encode(work.state)
        return Response(body, media_type="application/json")

    def find(self, text: str) -> Work:
        """Return the review of a record, begun now if nobody asked before. Raises Refused."""
        key = sha256(text.encode()).digest()
        if key not in self.works:
            if len([1 for work in self.works.values() if not work.answer]) >= MOST_WAITING:
                raise Refused("too-fast")
            self.works[key] = Work(text)
        work = self.works[key]
        self.works.move_to_end(key)
        if len(self.works) > MOST_KEPT:
            self.forget_oldest()
        if not work.answer and (work.task is None or work.task.done()):
            work.task = asyncio.get_running_loop().create_task(self.attempt(work))
        return work

    def forget_oldest(self) -> None:
        """Forget the review nobody has asked for for longest."""
        for key, work in self.works.items():
            if work.answer:
                del self.works[key]
                return

    async def attempt(self, work: Work) -> None:
        """Work a review out; if that fails, whoever asks next makes it begin again."""
        try:
            await self.work_out(work)
        except Exception:
            log.exception("review")

    async def work_out(self, work: Work) -> None:
        """Work a review out, step by step."""
        async with self.turn:
            course = await asyncio.to_thread(course_of, work.text)
            seats = tuple(range(course.seats))
            points = len(course.steps) + 1
            work.state = ReviewState(0, points)
            seen: list[Seen] = []
            for number in range(points):
                seen += await self.look(Task(work.text, number, 1, self.rollouts, 0, seats))
                work.state = ReviewState(len(seen), points)
            found = assemble(course, self.rollouts, 0, seats, seen)
            work.answer = msgspec.json.encode(ReviewState(points, points, found.plain()))

    async def look(self, task: Task) -> list[Seen]:
        """Let the worker look at a step."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            try:
                return await loop.run_in_executor(self.pool.executor(), look, task)
            except BrokenProcessPool:
                # A worker was killed: a fresh pool does the same.
                self.pool.pool = None
        return await loop.run_in_executor(self.pool.executor(), look, task)

    def close(self) -> None:
        """Stop working."""
        for work in self.works.values():
            if work.task is not None:
                work.task.cancel()
        self.pool.close()
