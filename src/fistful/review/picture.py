"""A review as a chart: everybody's chance over the game, and the moves that gave some away."""

from typing import Final

from fistful.engine.seats import NATURE
from fistful.lab.chart import lines, standalone
from fistful.review.review import Review
from fistful.texts import Catalogue

#: How mistakes are marked, as in chess.
SIGNS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def by_chance(review: Review) -> tuple[list[tuple[str, list[float]]], dict[int, int]]:
    """Return a curve for all whose chances are the same from the first choice on; whose is which.

    Those of a side have one curve.
    """
    names = review.course.record.names
    first = [step.seat != NATURE for step in review.course.steps].index(True)
    seats: dict[tuple[float, ...], list[int]] = {}
    for seat in range(len(names)):
        seats.setdefault(tuple([row[seat] for row in review.truth[first:]]), []).append(seat)
    series = [
        (", ".join([names[seat] for seat in own]), [row[own[0]] for row in review.truth])
        for own in seats.values()
    ]
    return series, {seat: lane for lane, own in enumerate(seats.values()) for seat in own}


def picture(review: Review, seat: int | None, language: str) -> str:
    """Return the chart as an SVG file: all-knowing, or one seat's own chance beside it."""
    say = Catalogue(language, review.course.game)
    names = review.course.record.names
    series, lanes = by_chance(review)
    if seat is not None:
        place = review.seats.index(seat)
        own = [row[place] for row in review.known]
        title = say.say("review-own", seat=names[seat])
        series = [(names[seat], [row[seat] for row in review.truth]), (title, own)]
        lanes = {seat: 0}
    steps = review.course.steps
    marks = [
        (lanes[one.seat], one.step + 1, SIGNS[one.label], say.say(f"review-label-{one.label}"))
        for one in review.decisions
        if one.label and one.seat in lanes
    ]

    def under(place: int) -> str:
        return str(steps[place - 1].line if place else steps[0].line - 1)

    return standalone(lines(say.say("review-chart"), series, under, marks, room=180))
