"""Headlines: what a game is remembered by. Made from the finished record alone, nothing played
ahead: whoever tells it saw all hands.
"""

from typing import Any, Final, NamedTuple

from fistful.engine.events import Event

#: How many a game gets.
MOST: Final = 4


class Moment(NamedTuple):
    """Something that happened, at a step counted from 1."""

    step: int
    event: Event


class Headline(NamedTuple):
    """Something worth telling, and the moment that shows it, by its number.

    The catalogue has `headline-<word>` and `headline-<word>-told`, which may name `seat` and
    `other` (the first two of `seats`), `seats` and `number`. Of one word the heaviest is told.
    """

    word: str
    at: int
    weight: int
    seats: tuple[int, ...]
    number: int = 0


class Course(NamedTuple):
    """A game that is over: how it ended, who won, all that happened, and the set of seats that
    would have won after every step."""

    state: Any
    winners: list[int]
    moments: list[Moment]
    leaders: list[int]


def choose(found: list[Headline], course: Course) -> list[Headline]:
    """Return the headlines of a game: of each word the heaviest, the words in the order they were
    found, and where it turned."""
    best: dict[str, Headline] = {}
    for one in found:
        if one.word not in best or one.weight > best[one.word].weight:
            best[one.word] = one
    turn = turned(course)
    return list(best.values())[: MOST - len(turn)] + turn


def turned(course: Course) -> list[Headline]:
    """Return the step after which those who won were ahead to the end, if anybody won."""
    winners = sum([1 << seat for seat in course.winners])
    if not winners:
        return []
    first = len(course.leaders)
    while first and course.leaders[first - 1] == winners:
        first -= 1
    steps = [moment.step for moment in course.moments]
    # The first thing told there, or the last before it if that step told nothing.
    at = max([steps.index(step) for step in steps if step <= first + 1])
    return [Headline("turned", at, 0, tuple(course.winners))]
