"""Reviews of finished games: worked out bit by bit in a process of their own, and kept.

Whoever asks hears how far it is until it is done. A game that is still played has no record yet,
so there is nothing to review: to nobody. A record that somebody brings must be a whole game.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.review.positions import course_of
from fistful.review.review import Review, Seen, Task, assemble, look
from fistful.server.bots import BotPool
from fistful.server.desk import Refused
from fistful.server.gate import Gate
from fistful.server.protocol import Choice, Outcome
from fistful.server.replays import Failure, Replays, attempt, own_record, read_text
from fistful.table.record import GIVEN_LINE, RecordError

log = logging.getLogger("fistful.server")

#: Roll-outs for every event: enough for a curve, few enough for a small machine.
ROLLOUTS: Final = 24
#: Reviews kept, and how many may wait their turn.
MOST_KEPT: Final = 64
MOST_WAITING: Final = 8
#: How many of those may be records that somebody brought: a table's own games come first.
MOST_BROUGHT: Final = 2
#: How often a step is tried: a worker may be killed.
TRIES: Final = 2

Handle = Callable[[Request], Awaitable[Response]]


class ReviewedStep(msgspec.Struct):
    """One action: its line in the record, who (-1: nature), and what."""

    line: int
    seat: int
    text: str


class Judged(msgspec.Struct):
    """A decision: `loss` and its standard `error` are shares of a victory, `chance` is how often
    the pool of players would do the same, `before` and `after` are the seat's own win chances."""

    step: int
    seat: int
    played: str
    best: str
    loss: float
    error: float
    label: str
    chance: float
    before: float
    after: float


class Balanced(msgspec.Struct):
    """Where a seat's result came from: `start` + `luck` + `skill` = `end`."""

    seat: int
    start: float
    luck: float
    skill: float
    end: float


class Claim(msgspec.Struct):
    """What a seat let another believe."""

    seat: int
    to: int
    is_true: bool
    is_believed: bool


class Reviewed(msgspec.Struct):
    """A review (docs/review.md): row i of `truth` and `known` is after i steps."""

    game: str
    options: dict[str, str]
    names: list[str]
    rollouts: int
    seed: int
    seats: list[int]
    outcome: Outcome
    steps: list[ReviewedStep]
    truth: list[list[float]]
    known: list[list[float]]
    decisions: list[Judged]
    balances: list[Balanced]
    surprise: int | None
    bluffs: list[Claim]


class ReviewState(msgspec.Struct):
    """How far a review is, in steps; `review` is there once it is done. `moves` says what the
    better actions it names are made of, by their texts: so they can be put in words."""

    done: int
    total: int
    review: Reviewed | None = None
    moves: dict[str, Choice] = {}


class Work:
    """A review being worked out, and then the answer itself."""

    def __init__(self, text: str, is_brought: bool) -> None:
        self.text = text
        self.is_brought = is_brought
        self.state = ReviewState(0, 0)
        self.answer = b""
        self.has_failed = False
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The doors for reviews, and the process that works them out."""

    def __init__(self, gate: Gate, replays: Replays) -> None:
        self.gate = gate
        self.replays = replays
        self.rollouts = ROLLOUTS
        self.pool = BotPool()
        #: One review at a time: the others wait.
        self.turn = asyncio.Lock()
        self.works: OrderedDict[bytes, Work] = OrderedDict()

    def routes(self, answered: Callable[[Handle], Handle]) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/tables/{code}/reviews/{game:int}", answered(self.show)),
            Route("/api/reviews", answered(self.bring), methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """The review of a finished game of the table, counted from 0, or how far it is."""
        live = await self.gate.find(request)
        records, game = live.room.records, request.path_params["game"]
        if game >= len(records):
            raise Invalid("record-unfinished")
        return tell(self.find(records[game]))

    async def bring(self, request: Request) -> Response:
        """The review of a record somebody brings, or how far it is."""
        self.gate.pass_door(self.gate.doors.reading, request)
        text = await read_text(request)
        if key_of(text) not in self.works:
            await self.replays.in_turn(admit, text)
        return tell(self.find(text, is_brought=True))

    def find(self, text: str, is_brought: bool = False) -> Work:
        """Return the review of a record, begun now if nobody asked before. Raises Refused: if too
        many wait, or once if it failed; whoever asks then makes it begin again."""
        key = key_of(text)
        if key not in self.works:
            self.make_room(is_brought)
            self.works[key] = Work(text, is_brought)
        work = self.works[key]
        if work.has_failed:
            del self.works[key]
            raise Refused("review-failed")
        self.works.move_to_end(key)
        if work.task is None:
            work.task = asyncio.get_running_loop().create_task(self.attempt(work))
        return work

    def make_room(self, is_brought: bool) -> None:
        """See to it that one more review can be worked out and kept. Raises Refused."""
        waiting = [work for work in self.works.values() if not (work.answer or work.has_failed)]
        brought = [work for work in waiting if work.is_brought]
        if len(waiting) >= MOST_WAITING or (is_brought and len(brought) >= MOST_BROUGHT):
            raise Refused("too-fast")
        if len(self.works) >= MOST_KEPT:
            self.forget_oldest()

    def forget_oldest(self) -> None:
        """Forget the review nobody has asked for for longest."""
        for key, work in self.works.items():
            if work.answer or work.has_failed:
                del self.works[key]
                return

    async def attempt(self, work: Work) -> None:
        """Work a review out; if that fails, whoever asks next hears of it."""
        try:
            await self.work_out(work)
        except Exception:
            log.exception("review")
            work.has_failed = True

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
            review = msgspec.convert(found.plain(), Reviewed)
            work.answer = msgspec.json.encode(ReviewState(points, points, review, moves(found)))

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


def key_of(text: str) -> bytes:
    return sha256(text.encode()).digest()


def tell(work: Work) -> Response:
    """Answer with a review, or with how far it is."""
    body = work.answer or msgspec.json.encode(work.state)
    return Response(body, media_type="application/json")


def moves(review: Review) -> dict[str, Choice]:
    """Return what would have been best wherever something was given away, by its text."""
    verbs, names = review.course.game.rules.verbs, review.course.record.names
    best = sorted({one.best for one in review.decisions if one.label})
    texts = {verbs.text(action, names): action for action in best}
    return {
        text: Choice(text, verbs.verb_of[action].word, verbs.things(action))
        for text, action in texts.items()
    }


# In the worker that reads records.


def admit(text: str) -> bytes | Failure:
    """See whether a record is a whole game that can be played again."""
    return attempt(lambda: whole_game(text))


def whole_game(text: str) -> bytes:
    """Play a whole game. Raises RecordError for anything else."""
    for line in own_record(text).lines:
        if line.kind == GIVEN_LINE:
            raise RecordError(line.number, Invalid("record-given-review"))
    course_of(text)
    return b""
