"""Everybody's chances over a game: all-knowing, and as each seat could know it.

They are the outlook's, which changes only with what it looks at; roll-outs where a game has none.
Where a round or turn ends, all-knowing chances are checked: played on a while and judged there, by
the same outlook; what that finds is held until the next. A position that nature has to go on from
is worth what it was worth before.
"""

from dataclasses import dataclass
from math import exp, log
from typing import Any, Final

from fistful.engine.state import OVER
from fistful.games.outlook import ALL, Outlook
from fistful.review.positions import Course
from fistful.review.rollouts import Rollouts, means

#: Roll-outs for a chance of a game that has no outlook.
ROLLOUTS: Final = 24
#: How often a position is played on to be checked.
CHECKS: Final = 24
#: Chances this near to nothing or all are not moved further.
EDGE: Final = 0.002


@dataclass(frozen=True)
class Curves:
    """A row for every position, the first and the last included."""

    #: By seat, for one who knows everything.
    truth: list[list[float]]
    #: By seat looked at, as that seat could know it.
    known: list[list[float]]
    #: How far off each seat's first own chance may be, as a standard error.
    errors: list[float]
    #: How far off chances are in the middle of the game, about: all-knowing and a seat's own.
    spread: tuple[float, float]
    #: The round or turn at every position.
    marks: list[int]


def draw(course: Course, seats: tuple[int, ...], seed: int) -> Curves:
    """Return the chances over a whole game."""
    outlook = course.game.outlook
    ahead = Rollouts(course.game, seed)
    truth: list[list[float]] = []
    known: list[list[float]] = []
    for s in course.positions:
        if s.phase == OVER:
            won = ahead.won(s)
            truth.append(won)
            known.append([won[seat] for seat in seats])
        elif s.waiting and outlook:
            truth.append(outlook.chances(s))
            known.append([outlook.own(s, seat) for seat in seats])
        elif s.waiting:
            truth.append(ahead.truth(s, ROLLOUTS))
            known.append([ahead.known(s, seat, ROLLOUTS) for seat in seats])
        else:
            truth.append([])
            known.append([])
    marks = [outlook.mark(s) if outlook else 0 for s in course.positions]
    if outlook:
        check(course, truth, marks, ahead)
    is_sure = begin(course, truth, known, outlook)
    errors = [
        0.0 if is_sure else outlook.error(own, 0) if outlook else 0.5 / ROLLOUTS**0.5
        for own in known[0]
    ]
    spread = (outlook.error(0.5, ALL), outlook.error(0.5, 0)) if outlook else (0.1, 0.1)
    return Curves(held(truth), held(known), errors, spread, marks)


def check(course: Course, truth: list[list[float]], marks: list[int], ahead: Rollouts) -> None:
    """Move all-knowing chances to where those at the last end of a round or turn were found."""
    shift = [0.0] * course.seats
    for place, s in enumerate(course.positions):
        if not truth[place] or s.phase == OVER:
            continue
        is_end = place + 1 < len(marks) and marks[place] != marks[place + 1]
        if is_end or not any(truth[:place]):
            found = checked(s, ahead)
            shift = [odds(new) - odds(old) for new, old in zip(found, truth[place], strict=True)]
        truth[place] = moved(truth[place], shift, ahead.game.outlook)


def checked(s: Any, ahead: Rollouts) -> list[float]:
    """Return everybody's chances, played on and judged there."""
    return means([ahead.play_ahead(s.clone(), number) for number in range(CHECKS)])


def odds(chance: float) -> float:
    """Return a chance as log odds."""
    inside = min(max(chance, EDGE), 1 - EDGE)
    return log(inside / (1 - inside))


def moved(chances: list[float], shift: list[float], outlook: Outlook | None) -> list[float]:
    """Return chances with their log odds moved; where nobody has a side they add up to one."""
    found = [
        1 / (1 + exp(-odds(chance) - by)) if chance else 0.0
        for chance, by in zip(chances, shift, strict=True)
    ]
    if outlook is None or outlook.sides is not None:
        return found
    total = sum(found)
    return [one / total for one in found]


def begin(
    course: Course, truth: list[list[float]], known: list[list[float]], outlook: Outlook | None
) -> bool:
    """Say where it begins; tell whether that is sure: before a deal all are alike, where there are
    no sides to be dealt."""
    first = next(place for place, row in enumerate(truth) if row)
    is_alike = outlook is not None and outlook.sides is None and not course.is_set_up
    if first and is_alike:
        truth[0] = [1 / course.seats] * course.seats
        known[0] = [1 / course.seats] * len(known[first])
        return True
    truth[0], known[0] = truth[first], known[first]
    return False


def held(rows: list[list[float]]) -> list[list[float]]:
    """Return the rows without gaps: what has no value of its own has the one before."""
    found: list[list[float]] = []
    for row in rows:
        found.append(row or found[-1])
    return found


def is_news(course: Course, number: int, seat: int) -> bool:
    """Tell whether the last step changed anything a seat sees."""
    rules: Any = course.game.rules
    views = [rules.view(course.positions[at], seat) for at in (number - 1, number)]
    # Who still owes an answer says nothing about how the game stands.
    return {**views[0], "asked": None} != {**views[1], "asked": None}
