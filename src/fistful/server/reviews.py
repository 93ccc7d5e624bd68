"""Reviews of finished games: worked out bit by bit in a process of their own, and kept.

Whoever asks hears how far it is until it is done; when nobody asks any more, the work stops until
somebody does. A game that is still played has no record yet, so there is nothing to review: to
nobody. A record that somebody brings must be a whole game; the games of our own tables come first.

Its curves are there at once, its decisions follow one by one; whoever asks gets what there is.

A review has a budget of processor time. In how many worlds moves are tried is chosen so that it
will do; whoever wants more can have a larger one worked out.
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
from fistful.engine.outcome import OutcomeView
from fistful.review.curves import Curves, draw
from fistful.review.judge import Decision
from fistful.review.positions import course_of
from fistful.review.review import Review, Task, assemble, choices, judge
from fistful.server import limits
from fistful.server.gate import Gate, address
from fistful.server.hands import make_hand
from fistful.server.lanes import Lane, Share
from fistful.server.protocol import Choice
from fistful.server.referee import Refused
from fistful.server.replays import (
    Failure,
    Replays,
    attempt,
    own_record,
    read_text,
    while_there,
)
from fistful.table.record import GIVEN_LINE, RecordError

log = logging.getLogger("fistful.server")

#: Worlds every move is first tried in, at first and for whoever asks for more, and the seconds of
#: the processor that may take; a game that would cost more than that gets fewer worlds, but never
#: fewer than these.
WORLDS: Final = (16, 64)
SECONDS: Final = (14.0, 90.0)
FEWEST_WORLDS: Final = 2
#: What a review costs is guessed from so many of its decisions, each in one world; it is given up
#: when it has cost so many times what it may at most.
PROBES: Final = 10
TOLERANCE: Final = 2.0
#: Decisions are judged for so many seconds before those who watch hear of them.
BATCH_SECONDS: Final = 0.5
#: Reviews are the same for everybody.
SEED: Final = 0
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


class Reason(msgspec.Struct):
    """Why a move was worse: how much of a fact (`because-…` in the game's texts) came of it, and of
    the better one."""

    fact: str
    played: int
    best: int


class Judged(msgspec.Struct):
    """A decision: `loss` and its standard `error` are shares of a victory, `chance` is how often
    the pool of players would do the same."""

    step: int
    seat: int
    played: str
    best: str
    loss: float
    error: float
    label: str
    chance: float
    why: Reason | None


class Balanced(msgspec.Struct):
    """Where a seat's result came from: `start` + `luck` + `skill` = `end`, with standard errors.
    Skill is what the decisions judged so far gave away."""

    seat: int
    start: float
    luck: float
    luck_error: float
    skill: float
    skill_error: float
    end: float


class Claim(msgspec.Struct):
    """What a seat let another believe."""

    seat: int
    to: int
    is_true: bool
    is_believed: bool


class Reviewed(msgspec.Struct):
    """A review (docs/review.md): row i of `truth`, `known` and `marks` is after i steps; `spread`
    is how far off a chance of one half is, all-knowing and as known."""

    game: str
    options: dict[str, str]
    names: list[str]
    rollouts: int
    seed: int
    seats: list[int]
    outcome: OutcomeView
    steps: list[ReviewedStep]
    marks: list[int]
    truth: list[list[float]]
    known: list[list[float]]
    spread: list[float]
    decisions: list[Judged]
    balances: list[Balanced]
    surprise: int | None
    bluffs: list[Claim]


class ReviewState(msgspec.Struct):
    """How far a review is; `review` has what was found so far, its curves first. `moves` says what
    the better actions it names are made of, by their texts: so they can be put in words. `is_more`
    if it is the larger one."""

    done: int
    total: int
    review: Reviewed | None = None
    moves: dict[str, Choice] = {}
    is_more: bool = False


class Plan(NamedTuple):
    """What of a record is reviewed: the seats looked at, its curves, the steps to judge."""

    seats: tuple[int, ...]
    curves: Curves
    steps: list[int]
    is_more: bool

    @property
    def total(self) -> int:
        """How much there is to do: the curves, and every decision."""
        return 1 + len(self.steps)


class Work:
    """A review being worked out, and then the answer itself."""

    def __init__(self, text: str, share: Share, budget: float, is_more: bool = False) -> None:
        self.text = text
        self.share = share
        #: The seconds of the processor it may take at most.
        self.budget = budget
        self.is_more = is_more
        self.state = ReviewState(0, 0, is_more=is_more)
        #: What there is, as it is sent; whether that is all.
        self.answer = b""
        self.is_done = False
        #: Why it cannot be had.
        self.failure = ""
        #: When somebody asked last, by the loop's clock.
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None
        #: How it is done, what was found so far, and what that cost.
        self.plan: Plan | None = None
        self.worlds = 0
        self.found: list[Decision] = []
        self.spent = 0.0

    def is_under_way(self) -> bool:
        """Tell whether it is being worked on, or waits its turn."""
        return self.task is not None and not self.task.done()


class Reviews:
    """The doors for reviews, and the process that works them out."""

    def __init__(self, gate: Gate, replays: Replays) -> None:
        self.gate = gate
        self.replays = replays
        self.worlds = WORLDS
        self.lane = Lane([make_hand(NICE, LONGEST_STEP)])
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
        share = Share(address(request), live.name)
        return tell(self.find(records[game], share, wants_more(request)))

    async def bring(self, request: Request) -> Response:
        """The review of a record somebody brings, or how far it is."""
        text = await read_text(request)
        place = address(request)
        is_more = wants_more(request)
        if key_of(text, is_more) not in self.works:
            self.gate.pass_door(self.gate.doors.reading, request)
            self.replays.enter(place, key_of(text, is_more))
            try:
                await while_there(request, self.replays.in_turn(place, admit, text))
            finally:
                self.replays.leave(place, key_of(text, is_more))
        return tell(self.find(text, Share(place, rank=1), is_more))

    def find(self, text: str, share: Share, is_more: bool = False) -> Work:
        """Return the review of a record, begun now (or taken up again) if nobody works on it.

        Raises Refused: if too many wait, or once if it failed; whoever asks then makes it begin
        again.
        """
        key = key_of(text, is_more)
        work = self.works.get(key)
        if work is None:
            work = Work(text, share, limits.REVIEW_SECONDS[share.rank], is_more)
        if work.failure:
            del self.works[key]
            raise Refused(work.failure)
        if not work.is_done and not work.is_under_way():
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
        """Work a review out, bit by bit, as long as somebody is interested."""
        if work.plan is None:
            work.plan = await self.lane.do(work.share, sketch, work.text, work.is_more)
            work.answer = await self.lane.do(work.share, write, work.text, work.plan, [])
            work.state = ReviewState(1, work.plan.total, is_more=work.is_more)
        if not work.worlds:
            most = self.worlds[work.is_more]
            work.worlds = await self.lane.do(
                work.share, affordable, work.text, work.plan, most, work.budget
            )
        if not work.worlds:
            raise Refused("review-too-long")
        while not work.is_done:
            if not self.is_wanted(work):
                return
            batch = await self.lane.do(
                work.share, look_on, work.text, work.plan, work.worlds, work.found
            )
            work.found += batch.decisions
            work.spent += batch.seconds
            work.answer = batch.answer
            done = 1 + len(work.found)
            work.state = ReviewState(done, work.plan.total, is_more=work.is_more)
            work.is_done = done == work.plan.total
            if work.spent > TOLERANCE * work.budget:
                raise Refused("review-too-long")
        work.found = []

    def is_wanted(self, work: Work) -> bool:
        """Tell whether somebody has asked lately."""
        return asyncio.get_running_loop().time() - work.asked < INTEREST

    def close(self) -> None:
        """Stop working."""
        for work in self.works.values():
            if work.task is not None:
                work.task.cancel()
        self.lane.close()


def key_of(text: str, is_more: bool = False) -> bytes:
    return sha256(f"{is_more} {text}".encode()).digest()


def wants_more(request: Request) -> bool:
    """Tell whether the larger review is asked for."""
    return request.query_params.get("more") == "true"


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


class Batch(NamedTuple):
    """Some more decisions, the seconds of the processor they took, and all there is by then."""

    decisions: list[Decision]
    seconds: float
    answer: bytes


def sketch(text: str, is_more: bool = False) -> Plan:
    """Return what there is to review, and what can be seen at once."""
    course = course_of(text)
    seats = tuple(range(course.seats))
    return Plan(seats, draw(course, seats, SEED), choices(course, seats), is_more)


def affordable(text: str, plan: Plan, most: int, budget: float) -> int:
    """Return in how many worlds moves can be tried within a budget; 0 if it does not do.

    What that costs is measured at a few decisions; what was drawn there has no part in the review.
    """
    probes = plan.steps[:: -(-len(plan.steps) // PROBES)] if plan.steps else []
    begun = time.process_time()
    for step in probes:
        judge(Task(text, step, 1, SEED))
    cost = (time.process_time() - begun) / max(len(probes), 1) * len(plan.steps)
    fewest = min(most, FEWEST_WORLDS)
    if fewest * cost > budget:
        return 0
    seconds = min(SECONDS[plan.is_more], budget)
    return max(min(most, int(seconds / max(cost, 1e-6))), fewest)


def look_on(text: str, plan: Plan, worlds: int, found: list[Decision]) -> Batch:
    """Judge some more decisions."""
    begun = time.process_time()
    more: list[Decision] = []
    for step in plan.steps[len(found) :]:
        more.append(judge(Task(text, step, worlds, SEED)))
        if time.process_time() - begun > BATCH_SECONDS:
            break
    answer = write(text, plan, [*found, *more], worlds)
    return Batch(more, time.process_time() - begun, answer)


def write(text: str, plan: Plan, found: list[Decision], worlds: int = 0) -> bytes:
    """Put together what there is of a review."""
    whole = assemble(course_of(text), worlds, SEED, plan.seats, plan.curves, found)
    review = msgspec.convert(whole.plain(), Reviewed)
    state = ReviewState(1 + len(found), plan.total, review, moves(whole), plan.is_more)
    return msgspec.json.encode(state)
