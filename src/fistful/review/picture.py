"""A review as a chart: everybody's chance over the game, and the moves that gave some away."""

from typing import Final

from fistful.lab.chart import lines, standalone
from fistful.review.review import Review
from fistful.texts import Catalogue

#: How mistakes are marked, as in chess.
SIGNS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def picture(review: Review, seat: int | None, language: str) -> str:
    """Return the chart as an SVG file: all-knowing, or one seat's own chance beside it."""
    say = Catalogue(language, review.course.game)
    names = review.course.record.names
    series = [(name, [row[number] for row in review.truth]) for number, name in enumerate(names)]
    if seat is not None:
        place = review.seats.index(seat)
        own = [row[place] for row in review.known]
        title = say.say("review-own", seat=names[seat])
        series = [(names[seat], [row[seat] for row in review.truth]), (title, own)]
    lanes = {number: number for number in range(len(names))} if seat is None else {seat: 0}
    steps = review.course.steps
    marks = [
        (lanes[one.seat], one.step + 1, SIGNS[one.label], say.say(f"review-label-{one.label}"))
        for one in review.decisions
        if one.label and one.seat in lanes
    ]

    def under(place: int) -> str:
        return str(steps[place - 1].line if place else steps[0].line - 1)

    return standalone(lines(say.say("review-chart"), series, under, marks, room=180))
