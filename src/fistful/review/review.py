"""The review of a whole game, worked out in parts that can be done anywhere in any order."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from fistful.engine.state import OVER
from fistful.games.metrics import Bluff
from fistful.lab.executor import Executor
from fistful.lab.progress import Told
from fistful.review.judge import Decision, Judge
from fistful.review.positions import Course, course_of
from fistful.review.rollouts import Rollouts

#: How many steps a part has.
PART: Final = 4


@dataclass(frozen=True)
class Task:
    """Some steps of a record, and how they are to be looked at."""

    text: str
    first: int
    count: int
    rollouts: int
    seed: int
    #: The seats whose own eyes are looked through.
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Seen:
    """What was found after so many steps."""

    step: int
    #: Everybody's chance; missing where the step could not have been another.
    truth: list[float] | None
    #: By seat: its own chance; missing where it saw nothing new.
    known: dict[int, float]
    decision: Decision | None


@dataclass(frozen=True)
class Balance:
    """Where a seat's result came from: `start` + `luck` + `skill` = `end`, exactly."""

    seat: int
    start: float
    luck: float
    skill: float
    end: float


@dataclass(frozen=True)
class Review:
    """A game looked at again; `plain` is its JSON (`docs/review.md`)."""

    course: Course
    rollouts: int
    seed: int
    seats: tuple[int, ...]
    truth: list[list[float]]
    known: list[list[float]]
    decisions: list[Decision]
    balances: list[Balance]
    bluffs: list[Bluff]

    @property
    def surprise(self) -> Decision | None:
        """The decision that the pool would have made least often."""
        return min(self.decisions, key=lambda one: (one.chance, one.step), default=None)

    def plain(self) -> dict[str, Any]:
        """Return the review as plain data."""
        course = self.course
        words = course.game.rules.verbs
        names = course.record.names
        surprise = self.surprise
        return {
            "game": course.game.name,
            "options": course.options,
            "names": list(names),
            "rollouts": self.rollouts,
            "seed": self.seed,
            "seats": list(self.seats),
            "outcome": course.game.rules.outcome(course.positions[-1]).plain(),
            "steps": [
                {"line": step.line, "seat": step.seat, "text": words.text(step.action, names)}
                for step in course.steps
            ],
            "truth": rounded(self.truth),
            "known": rounded(self.known),
            "decisions": [
                {
                    **asdict(one),
                    "played": words.text(one.played, names),
                    "best": words.text(one.best, names),
                }
                for one in self.decisions
            ],
            "balances": [asdict(one) for one in self.balances],
            "surprise": surprise.step if surprise else None,
            "bluffs": [one._asdict() for one in self.bluffs],
        }


def rounded(rows: list[list[float]]) -> list[list[float]]:
    """Return shares with as many digits as anybody draws."""
    return [[round(value, 4) for value in row] for row in rows]


def look(task: Task) -> list[Seen]:
    """Look at some steps of a record."""
    course = course_of(task.text)
    rollouts = Rollouts(course.game, task.seed)
    judge = Judge(rollouts, task.rollouts)
    return [
        look_at(course, rollouts, judge, task, number)
        for number in range(task.first, task.first + task.count)
    ]


def look_at(course: Course, rollouts: Rollouts, judge: Judge, task: Task, number: int) -> Seen:
    """Look at the position after so many steps, and at the step that led there."""
    s = course.positions[number]
    step = course.steps[number - 1] if number else None
    decision = None
    if step and step.is_choice and step.seat in task.seats:
        asked = course.positions[step.put]
        decision = judge.decide(asked, step.seat, step.action, number - 1)
    known: dict[int, float] = {}
    for seat in task.seats:
        if decision and decision.seat == seat and not is_reveal(course, number):
            continue
        if step is None:
            # All that follows is measured against where it began.
            known[seat] = rollouts.known(s, seat, 4 * task.rollouts)
        elif is_news(course, number, seat):
            known[seat] = rollouts.known(s, seat, max(task.rollouts // 2, 1))
    truth = None
    if step is None or step.is_open or s.phase == OVER:
        truth = rollouts.truth(s, task.rollouts)
    return Seen(number, truth, known, decision)


def is_news(course: Course, number: int, seat: int) -> bool:
    """Tell whether the last step changed anything a seat sees."""
    rules = course.game.rules
    views = [rules.view(course.positions[at], seat) for at in (number - 1, number)]
    # Who still owes an answer says nothing about how the game stands.
    return {**views[0], "asked": None} != {**views[1], "asked": None}


def is_reveal(course: Course, number: int) -> bool:
    """Tell whether the last step showed more than itself: sealed answers, or the end."""
    before, after = course.positions[number - 1], course.positions[number]
    if after.phase == OVER:
        return True
    phase = course.game.rules.phases[before.phase]
    return (phase.is_sealed or phase.is_race) and course.steps[number].put == number


def review(
    text: str,
    rollouts: int,
    seed: int,
    seats: tuple[int, ...] | None,
    executor: Executor,
    told: Told | None = None,
) -> Review:
    """Review a record. Raises RecordError for one that cannot be replayed to the end."""
    course = course_of(text)
    eyes = tuple(range(course.seats)) if seats is None else seats
    points = len(course.steps) + 1
    tasks = [
        Task(text, first, min(PART, points - first), rollouts, seed, eyes)
        for first in range(0, points, PART)
    ]
    seen: dict[int, Seen] = {}
    for part in executor.map(look, tasks):
        seen |= {one.step: one for one in part}
        if told:
            told(len(seen), points)
    return assemble(course, rollouts, seed, eyes, [seen[number] for number in range(points)])


def assemble(
    course: Course, rollouts: int, seed: int, seats: tuple[int, ...], seen: list[Seen]
) -> Review:
    """Put the parts together."""
    known = curves(course, seats, seen)
    decisions = [one.decision for one in seen if one.decision]
    insight = course.game.insight
    bluffs: list[Bluff] = []
    if insight and insight.bluffs:
        events = [event for step in course.steps for event in step.events]
        bluffs = insight.bluffs(course.positions[-1], events)
    return Review(
        course=course,
        rollouts=rollouts,
        seed=seed,
        seats=seats,
        truth=held(seen),
        known=known,
        decisions=decisions,
        balances=[balance(seat, place, known, decisions) for place, seat in enumerate(seats)],
        bluffs=bluffs,
    )


def held(seen: list[Seen]) -> list[list[float]]:
    """Return everybody's chances after every step: a step that had to be changes nothing."""
    found: list[list[float]] = []
    for one in seen:
        found.append(one.truth if one.truth is not None else found[-1])
    return found


def curves(course: Course, seats: tuple[int, ...], seen: list[Seen]) -> list[list[float]]:
    """Return the seats' own chances after every step: what is no news changes nothing.

    A decision is valued before and after in the same worlds, so both its ends come from there:
    the one from the moment the question was put.
    """
    points = [[one.known.get(seat) for seat in seats] for one in seen]
    after = {(one.step, one.decision.seat) for one in seen if one.decision}
    for one in seen:
        if one.decision:
            seat, put = one.decision.seat, course.steps[one.decision.step].put
            place = seats.index(seat)
            if (put, seat) not in after:
                points[put][place] = one.decision.before
            if points[one.step][place] is None:
                points[one.step][place] = one.decision.after
    found: list[list[float]] = []
    for row in points:
        held = found[-1] if found else [0.0] * len(seats)
        found.append([old if new is None else new for old, new in zip(held, row, strict=True)])
    return found


def balance(seat: int, place: int, known: list[list[float]], decisions: list[Decision]) -> Balance:
    """Take a seat's result apart: what its own decisions changed is skill, all else is luck."""
    start, end = known[0][place], known[-1][place]
    luck = skill = 0.0
    now = start
    for one in decisions:
        if one.seat == seat:
            luck += one.before - now
            skill += one.after - one.before
            now = one.after
    return Balance(seat, start, luck + end - now, skill, end)
