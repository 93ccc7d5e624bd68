"""Reviews of finished games: worked out bit by bit in a process of their own, and kept.

Whoever asks hears how far it is until it is done; when nobody asks any more, the work stops until
somebody does. A game that is still played has no record yet, so there is nothing to review: to
nobody. A record that somebody brings must be a whole game; the games of our own tables come first.

A review has a budget of processor time. How often a step is played on is chosen so that it will do.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.review.positions import course_of
from fistful.review.review import Review, Seen, Task, assemble, look
from fistful.server import limits
from fistful.server.desk import Refused
from fistful.server.gate import Gate, address
from fistful.server.lanes import Lane, Share
from fistful.server.protocol import Choice, Outcome
from fistful.server.replays import (
    Failure,
    Replays,
    attempt,
    own_record,
    read_text,
    while_there,
)
from fistful.server.workers import Worker
from fistful.table.record import GIVEN_LINE, RecordError

log = logging.getLogger("fistful.server")

#: Roll-outs for every event: enough for a curve, few enough for a small machine. A game that would
#: cost more than its budget gets fewer, but never fewer than these.
ROLLOUTS: Final = 24
FEWEST_ROLLOUTS: Final = 2
#: What a review costs is guessed from so many of its steps, at so many roll-outs; it is given up
#: when it has cost so many times its budget.
PROBES: Final = 12
PROBE_ROLLOUTS: Final = 2
TOLERANCE: Final = 2.0
#: Work goes on for so many seconds after somebody asked last. A page asks every other second.
INTEREST: Final = 15.0
#: Everything else goes first; a step that takes longer than this by the clock is given up.
NICE: Final = 15
LONGEST_STEP: Final = 120.0
#: Reviews kept. How many may wait their turn, and how many of those that one address asked for: of
#: games of our tables, and of records that were brought.
MOST_KEPT: Final = 64
MOST_WAITING: Final = ((24, 4), (6, 1))

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


class Plan(NamedTuple):
    """How a record is reviewed: its positions, the roll-outs for each, the seats looked at."""

    points: int
    rollouts: int
    seats: tuple[int, ...]


class Work:
    """A review being worked out, and then the answer itself."""

    def __init__(self, text: str, share: Share, budget: float) -> None:
        self.text = text
        self.share = share
        self.budget = budget
        self.state = ReviewState(0, 0)
        self.answer = b""
        #: Why it cannot be had.
        self.failure = ""
        #: When somebody asked last, by the loop's clock.
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None
        #: How it is done, what was found so far, and what that cost.
        self.plan: Plan | None = None
        self.seen: list[Seen] = []
        self.spent = 0.0

    def is_under_way(self) -> bool:
        """Tell whether it is being worked on, or waits its turn."""
        return self.task is not None and not self.task.done()


class Reviews:
    """The doors for reviews, and the process that works them out."""

    def __init__(self, gate: Gate, replays: Replays) -> None:
        self.gate = gate
        self.replays = replays
        self.rollouts = ROLLOUTS
        self.lane = Lane([Worker(NICE, LONGEST_STEP)])
        self.works: OrderedDict[bytes, Work] = OrderedDict()

    def routes(self, answered: Callable[[Handle], Handle]) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/tables/{code}/reviews/{game:nth}", answered(self.show)),
            Route("/api/reviews", answered(self.bring), methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """The review of a finished game of the table, counted from 0, or how far it is."""
        live = await self.gate.find(request)
        records, game = live.room.records, request.path_params["game"]
        if game >= len(records):
            raise Invalid("record-unfinished")
        return tell(self.find(records[game], Share(address(request), live.name)))

    async def bring(self, request: Request) -> Response:
        """The review of a record somebody brings, or how far it is."""
        text = await read_text(request)
        place = address(request)
        if key_of(text) not in self.works:
            self.gate.pass_door(self.gate.doors.reading, request)
            self.replays.enter(place)
            try:
                await while_there(request, self.replays.in_turn(place, admit, text))
            finally:
                self.replays.leave(place)
        return tell(self.find(text, Share(place, rank=1)))

    def find(self, text: str, share: Share) -> Work:
        """Return the review of a record, begun now (or taken up again) if nobody works on it.

        Raises Refused: if too many wait, or once if it failed; whoever asks then makes it begin
        again.
        """
        key = key_of(text)
        work = self.works.get(key)
        if work is None:
            work = Work(text, share, limits.REVIEW_SECONDS[share.rank])
        if work.failure:
            del self.works[key]
            raise Refused(work.failure)
        if not work.answer and not work.is_under_way():
            self.make_room(work)
            work.task = asyncio.get_running_loop().create_task(self.attempt(work))
        work.asked = asyncio.get_running_loop().time()
        self.works[key] = work
        self.works.move_to_end(key)
        return work

    def make_room(self, work: Work) -> None:
        """See to it that one more review can be worked out and kept. Raises Refused."""
        rank, place = work.share.rank, work.share.place
        most, most_each = MOST_WAITING[rank]
        waiting = [other for other in self.works.values() if other.is_under_way()]
        alike = [other for other in waiting if other.share.rank == rank]
        own = [other for other in alike if other.share.place == place]
        if len(alike) >= most or len(own) >= most_each:
            raise Refused("too-fast")
        if len(self.works) >= MOST_KEPT:
            self.forget_oldest()

    def forget_oldest(self) -> None:
        """Forget the review nobody has asked for for longest."""
        for key, work in self.works.items():
            if not work.is_under_way():
                del self.works[key]
                return

    async def attempt(self, work: Work) -> None:
        """Work a review out; if that fails, whoever asks next hears of it."""
        try:
            await self.work_out(work)
        except Refused as refusal:
            work.failure = refusal.code
        except Exception:
            log.exception("review")
            work.failure = "review-failed"

    async def work_out(self, work: Work) -> None:
        """Work a review out, step by step, as long as somebody is interested."""
        if work.plan is None:
            work.plan = await self.lane.do(work.share, plan, work.text, self.rollouts, work.budget)
        if work.plan is None:
            raise Refused("review-too-long")
        points, rollouts, seats = work.plan
        work.state = ReviewState(len(work.seen), points)
        while len(work.seen) < points:
            if not self.is_wanted(work):
                return
            task = Task(work.text, len(work.seen), 1, rollouts, 0, seats)
            seen, seconds = await self.lane.do(work.share, look_timed, task)
            work.seen += seen
            work.spent += seconds
            work.state = ReviewState(len(work.seen), points)
            if work.spent > TOLERANCE * work.budget:
                raise Refused("review-too-long")
        work.answer = await self.lane.do(work.share, write, work.text, work.plan, work.seen)
        work.seen = []

    def is_wanted(self, work: Work) -> bool:
        """Tell whether somebody has asked lately."""
        return asyncio.get_running_loop().time() - work.asked < INTEREST

    def close(self) -> None:
        """Stop working."""
        for work in self.works.values():
            if work.task is not None:
                work.task.cancel()
        self.lane.close()


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


# In the worker that works reviews out.


def plan(text: str, most: int, budget: float) -> Plan | None:
    """Return how a record can be reviewed within a budget; None if it cannot.

    What that costs is measured at a few steps; what was drawn there has no part in the review.
    """
    course = course_of(text)
    seats = tuple(range(course.seats))
    points = len(course.steps) + 1
    probes = range(0, points, -(-points // PROBES))
    begun = time.process_time()
    for number in probes:
        look(Task(text, number, 1, min(PROBE_ROLLOUTS, most), 0, seats))
    cost = (time.process_time() - begun) / len(probes) / min(PROBE_ROLLOUTS, most)
    rollouts = min(most, int(budget / (cost * points)))
    return Plan(points, rollouts, seats) if rollouts >= min(most, FEWEST_ROLLOUTS) else None


def look_timed(task: Task) -> tuple[list[Seen], float]:
    """Look at some steps; return how many seconds of the processor that took, too."""
    begun = time.process_time()
    seen = look(task)
    return seen, time.process_time() - begun


def write(text: str, plan: Plan, seen: list[Seen]) -> bytes:
    """Put a review together."""
    found = assemble(course_of(text), plan.rollouts, 0, plan.seats, seen)
    review = msgspec.convert(found.plain(), Reviewed)
    return msgspec.json.encode(ReviewState(plan.points, plan.points, review, moves(found)))
