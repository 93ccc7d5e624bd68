"""Races over a network: the quickest answer wins, not the nearest device.

Answers to a race are collected for a moment after the first that is no pass, and ordered by when
they were given: arrival less the device's measured latency. A device can pretend to be slow, so the
correction is capped: nobody gains more than the cap, and honest devices within it are treated
alike. (With several servers each collects its own devices' answers, and the first to write wins.)

Every deadline is a race against the clock, and goes by the same instants.
"""

import asyncio
from typing import Any, Final

from fistful.engine.errors import FistfulError, Late
from fistful.server import journal

#: How long answers are collected after the first one, in seconds.
RACE_WINDOW: Final = 0.25
#: The largest correction for a device's latency, in seconds.
LARGEST_CORRECTION: Final = 0.15


def given_at(arrived: float, latency: float) -> float:
    """Return when an answer was given that came from a device with this latency."""
    return arrived - min(max(latency, 0.0), LARGEST_CORRECTION)


def close_of(due: float) -> float:
    """Return when all answers that were given before a deadline have come."""
    return due + LARGEST_CORRECTION


def check_in_time(table: Any, question: int, now: float, latency: float) -> None:
    """Raise Late for an answer given when the time was up, though the question is still open for
    those that are under way. A clock that does not speak then stood still: so did they."""
    due = table.deadline()
    is_late = due is not None and given_at(now, latency) > due and now < close_of(due)
    if is_late and question == table.question.number:
        raise Late("question-closed", question=question, current=question)


class Race:
    """The answers to one race so far."""

    def __init__(self, question: int) -> None:
        self.question = question
        self.answers: dict[int, tuple[str, float, float]] = {}
        #: The seats whose answers counted, once it is written.
        self.taken: set[int] = set()
        self.failure: FistfulError | None = None
        self.is_written = asyncio.Event()

    def enter(self, seat: int, text: str, arrived: float, latency: float) -> None:
        """Take a seat's answer. Its first one stands: raises Late for another."""
        given = given_at(arrived, latency)
        if self.answers.setdefault(seat, (text, arrived, given))[0] != text:
            raise Late("already-answered")

    def runners(self, table: Any) -> list[int]:
        """Return the seats that still owe an answer, quickest first.

        A seat's earlier answer may have been stored without this process knowing: that one stands.
        """
        owing = set(table.owing()) & self.answers.keys()
        return sorted(owing, key=lambda seat: (self.answers[seat][2], seat))

    def winners(self, seats: list[int], table: Any) -> set[int]:
        """Return which runners' answers will count: up to the first that is no pass."""
        passing = table.text(table.phase().passing(table.state))
        taken: set[int] = set()
        for seat in seats:
            taken.add(seat)
            if self.answers[seat][0] != passing:
                break
        return taken

    def entry(self, seats: list[int], at: float) -> journal.Raced:
        """Return the race between seats as the journal keeps it, evidence included."""
        return journal.Raced(
            at,
            self.question,
            seats,
            [self.answers[seat][0] for seat in seats],
            [self.answers[seat][1] for seat in seats],
            [self.answers[seat][2] for seat in seats],
        )
