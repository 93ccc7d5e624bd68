"""The review of a whole game: its curves at once, then its decisions, in any order anywhere."""

from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from fistful.games.metrics import Bluff
from fistful.lab.executor import Executor
from fistful.lab.progress import Told
from fistful.review.curves import Curves, draw
from fistful.review.judge import Decision, Judge
from fistful.review.positions import Course, course_of
from fistful.review.rollouts import Rollouts

#: A choice is surprising if fewer than this part of our players would have made it.
SELDOM: Final = 0.25


@dataclass(frozen=True)
class Task:
    """A step of a record at which somebody decided, and how that is to be looked at."""

    text: str
    step: int
    rollouts: int
    seed: int
    #: Who plays the roll-outs, if not the usual players.
    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Balance:
    """Where a seat's result came from: `start` + `luck` + `skill` = `end`, exactly.

    Skill is what its decisions gave away, all in all; luck is the rest. Both have standard errors.
    """

    seat: int
    start: float
    luck: float
    luck_error: float
    skill: float
    skill_error: float
    end: float


@dataclass(frozen=True)
class Review:
    """A game looked at again; `plain` is its JSON (`docs/review.md`)."""

    course: Course
    rollouts: int
    seed: int
    seats: tuple[int, ...]
    curves: Curves
    decisions: list[Decision]
    balances: list[Balance]
    bluffs: list[Bluff]

    @property
    def truth(self) -> list[list[float]]:
        """Everybody's chances after so many steps."""
        return self.curves.truth

    @property
    def known(self) -> list[list[float]]:
        """The own chances of the seats looked at after so many steps."""
        return self.curves.known

    @property
    def surprise(self) -> Decision | None:
        """The decision that the pool would have made least often, if that is seldom.

        What the clock did, or anybody would have to do, surprises nobody.
        """
        steps = self.course.steps
        own = [
            one for one in self.decisions if one.chance < SELDOM and not steps[one.step].is_clock
        ]
        return min(own, key=lambda one: (one.chance, one.step), default=None)

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
            "marks": self.curves.marks,
            "truth": rounded(self.truth),
            "known": rounded(self.known),
            "spread": [round(error, 4) for error in self.curves.spread],
            "decisions": [
                {
                    **asdict(one),
                    "played": words.text(one.played, names),
                    "best": words.text(one.best, names),
                    "why": one.why._asdict() if one.why else None,
                    "answers": [
                        {"text": words.text(move, names), "loss": round(loss, 4)}
                        for move, loss in one.answers
                    ],
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


def judge(task: Task) -> Decision:
    """Judge a decision of a record, from where the question was put."""
    course = course_of(task.text)
    step = course.steps[task.step]
    judging = Judge(Rollouts(course.game, task.seed, task.bots), task.rollouts)
    return judging.decide(course.positions[step.put], step.seat, step.action, task.step)


def choices(course: Course, seats: tuple[int, ...]) -> list[int]:
    """Return the steps at which these seats had something to choose."""
    return [
        number for number, step in enumerate(course.steps) if step.is_choice and step.seat in seats
    ]


def review(
    text: str,
    rollouts: int,
    seed: int,
    seats: tuple[int, ...] | None,
    executor: Executor,
    told: Told | None = None,
    bots: tuple[str, ...] = (),
) -> Review:
    """Review a record. Raises RecordError for one that cannot be replayed to the end."""
    course = course_of(text)
    eyes = tuple(range(course.seats)) if seats is None else seats
    curves = draw(course, eyes, seed)
    steps = choices(course, eyes)
    found: dict[int, Decision] = {}
    for one in executor.map(judge, [Task(text, step, rollouts, seed, bots) for step in steps]):
        found[one.step] = one
        if told:
            told(len(found), len(steps))
    return assemble(course, rollouts, seed, eyes, curves, [found[step] for step in steps])


def assemble(
    course: Course,
    rollouts: int,
    seed: int,
    seats: tuple[int, ...],
    curves: Curves,
    decisions: list[Decision],
) -> Review:
    """Put a review together from what there is."""
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
        curves=curves,
        decisions=decisions,
        balances=[balance(seat, place, curves, decisions) for place, seat in enumerate(seats)],
        bluffs=bluffs,
    )


def balance(seat: int, place: int, curves: Curves, decisions: list[Decision]) -> Balance:
    """Take a seat's result apart: what its decisions gave away, and the rest."""
    start, end = curves.known[0][place], curves.known[-1][place]
    own = [one for one in decisions if one.seat == seat]
    skill = -sum([one.loss for one in own])
    error = sqrt(sum([one.error**2 for one in own]))
    unsure = sqrt(error**2 + curves.errors[place] ** 2)
    return Balance(seat, start, end - start - skill, unsure, skill, error, end)
