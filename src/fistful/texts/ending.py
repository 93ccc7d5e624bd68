"""How a game ended, in sentences: why, everybody's place, what broke a tie, who won."""

from fistful.engine.outcome import ALIVE, Outcome
from fistful.texts import Catalogue


def ending(say: Catalogue, end: Outcome) -> list[str]:
    """Return how a game ended, line by line; seats stand in the order of their places."""
    places = end.places()
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    return [
        say.say("ui-over", reason=say.say(f"reason-{end.reason}")),
        *[seat_line(say, end, seat) for seat in order],
        *tie_lines(say, end),
        say.say("ui-winners", count=len(end.winners), seats=seats(say, end.winners)),
    ]


def seat_line(say: Catalogue, end: Outcome, seat: int) -> str:
    """Return a seat with its score, and what became of it where that is not plain."""
    told = {"seat": say.names[seat], "fate": say.say(f"fate-{end.fates[seat]}")}
    score, struck = end.scores[seat], end.struck[seat]
    if score is not None:
        key = "ui-score" if end.fates[seat] == ALIVE else "ui-score-fate"
        return say.say(key, score=say.score(score), **told)
    if struck is not None:
        return say.say("ui-score-struck", score=say.score(struck), **told)
    return say.say("ui-score-none", **told)


def tie_lines(say: Catalogue, end: Outcome) -> list[str]:
    """Return who was level for the victory and what decided, if anybody was."""
    if not end.tie:
        return []
    by = say.say(f"tie-{end.tie.broken_by}")
    return [say.say("ui-tied", seats=seats(say, end.tie.seats), by=by)]


def seats(say: Catalogue, numbers: list[int]) -> str:
    """Return who sits at some seats."""
    return say.join([say.names[seat] for seat in numbers])
