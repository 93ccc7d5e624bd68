"""A review as it goes over the wire, and the pieces in which a worker process works it out.

A review has a budget of processor time. In how many worlds moves are tried is chosen so that it
will do; whoever wants more can have a larger one worked out.
"""

import time
from typing import Final, NamedTuple

import msgspec

from fistful.engine.errors import Invalid
from fistful.engine.outcome import OutcomeView
from fistful.review.curves import Curves, draw
from fistful.review.judge import Decision
from fistful.review.positions import course_of
from fistful.review.review import Review, Task, assemble, choices, judge
from fistful.server.answers import pack
from fistful.server.protocol import Choice
from fistful.server.replays import Failure, attempt, own_record
from fistful.table.record import GIVEN_LINE, RecordError

#: The seconds of the processor that the worlds of a review may take, at first and for whoever asks
#: for more; a game that would cost more than that gets fewer worlds, but never fewer than these.
SECONDS: Final = (14.0, 90.0)
FEWEST_WORLDS: Final = 2
#: What a review costs is guessed from so many of its decisions, each in so many worlds.
PROBES: Final = 10
PROBED: Final = 4
#: Decisions are judged for so many seconds before those who watch hear of them.
BATCH_SECONDS: Final = 0.5
#: Reviews are the same for everybody.
SEED: Final = 0


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


class Weighed(msgspec.Struct):
    """What could be done, and about what share of a victory it gives away."""

    text: str
    loss: float


class Judged(msgspec.Struct):
    """A decision: `loss` and its standard `error` are shares of a victory, `chance` is how often
    the pool of players would do the same. With a label it says why, and which `answers` were
    compared."""

    step: int
    seat: int
    played: str
    best: str
    loss: float
    error: float
    label: str
    chance: float
    why: Reason | None
    answers: list[Weighed]


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
    the actions it compares are made of, by their texts: so they can be put in words. `is_more`
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
        judge(Task(text, step, PROBED, SEED))
    cost = (time.process_time() - begun) / PROBED / max(len(probes), 1) * len(plan.steps)
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
    """Put together what there is of a review, as compressed JSON."""
    whole = assemble(course_of(text), worlds, SEED, plan.seats, plan.curves, found)
    # Not converted: compiled classes do not say what their fields are.
    review = Reviewed(**whole.plain())
    state = ReviewState(1 + len(found), plan.total, review, moves(whole), plan.is_more)
    return pack(msgspec.json.encode(state))


def moves(review: Review) -> dict[str, Choice]:
    """Return what could be done wherever something was given away, by its text."""
    verbs, names = review.course.game.rules.verbs, review.course.record.names
    compared = {answer.move for one in review.decisions for answer in one.answers}
    texts = {verbs.text(action, names): action for action in sorted(compared)}
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
