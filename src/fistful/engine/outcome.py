"""How a game ended, and what a win is: the one place that says who won how much.

In most games a victory is one thing that the winners share. In a game of sides (`by_sides`) a side
wins as a whole, so each of its seats has won the game. `parts` and `shares` know the difference;
nobody else works out victories. `unit` names what such numbers are.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypedDict, cast

#: A victory in parts that two to eight winners can share exactly: sums of ints know no order, so
#: results are the same however games were spread over processes.
VICTORY: Final = 840

#: What a rate of winning counts: parts of victories, or games on the side that won.
Unit = Literal["victory-share", "winning-side"]
VICTORY_SHARE: Final = "victory-share"
WINNING_SIDE: Final = "winning-side"

#: What can have become of a seat by the end.
Fate = Literal["alive", "shot", "dead", "out"]
ALIVE: Final = "alive"
SHOT: Final = "shot"
DEAD: Final = "dead"
OUT: Final = "out"
FATES: Final = (ALIVE, SHOT, DEAD, OUT)

#: What broke a tie that nothing broke: the victory is shared.
NOTHING_BROKE_IT: Final = "nothing"


def unit(by_sides: bool) -> Unit:
    """Return the unit of a game's rates of winning."""
    return WINNING_SIDE if by_sides else VICTORY_SHARE


class Tie:
    """Seats level on score for the victory, who of them won, and by what (a word of the game's)."""

    __slots__ = ("broken_by", "seats", "winners")

    def __init__(self, seats: list[int], ranks: list[list[int]], words: tuple[str, ...]) -> None:
        """Break a tie step by step: `ranks` are by seat, less being better, one for each word."""
        self.seats = seats
        self.winners = seats
        self.broken_by = NOTHING_BROKE_IT
        for step, word in enumerate(words):
            least = min([ranks[seat][step] for seat in self.winners])
            left = [seat for seat in self.winners if ranks[seat][step] == least]
            if len(left) < len(self.winners):
                self.winners, self.broken_by = left, word


class OutcomeView(TypedDict):
    """How a game ended, as all may know; lists are by seat but for `winners` and `tied`."""

    winners: list[int]
    #: A seat has no score if it has lost what would count: these points are struck.
    scores: list[int | None]
    struck: list[int | None]
    fates: list[Fate]
    #: From 1: winners first, then by score, who has no score last.
    places: list[int]
    #: Seats level on score for the victory, and what decided: a word of the game's, `nothing` if
    #: they share it.
    tied: list[int]
    tie_broken_by: str | None
    #: Whether winners share the victory or win as a side.
    unit: Unit
    #: Why it ended, as a code of the game's.
    reason: str


class Outcome:
    """Who won, with which score each seat ended, and why (a code of the game's).

    A seat that has no score (the dead, the shot beside survivors) has None; `struck` are the points
    it would have had. `fates` are by seat, of `FATES`; without them all are alive.
    """

    __slots__ = ("by_sides", "fates", "reason", "scores", "struck", "tie", "winners")

    def __init__(
        self,
        winners: list[int],
        scores: Sequence[int | None],
        reason: str,
        fates: list[str] | None = None,
        tie: Tie | None = None,
        struck: Sequence[int | None] | None = None,
        by_sides: bool = False,
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason
        self.fates = fates or [ALIVE] * len(scores)
        self.tie = tie
        self.struck = struck or [None] * len(scores)
        self.by_sides = by_sides

    def parts(self) -> list[int]:
        """Return what each seat won, in `VICTORY`ths: all of it with its side, else its share."""
        parts = [0] * len(self.scores)
        if self.winners:
            part = VICTORY if self.by_sides else VICTORY // len(self.winners)
            for seat in self.winners:
                parts[seat] = part
        return parts

    def shares(self) -> list[float]:
        """Return the same as numbers from 0 to 1; no winner gives none."""
        return [part / VICTORY for part in self.parts()]

    def places(self) -> list[int]:
        """Return each seat's place: winners first, then by score, who has no score last."""
        ranks = [self.rank(seat) for seat in range(len(self.scores))]
        return [1 + len([other for other in ranks if other < rank]) for rank in ranks]

    def rank(self, seat: int) -> tuple[bool, bool, int]:
        """Return what a seat is placed by, less being better."""
        score = self.scores[seat]
        return seat not in self.winners, score is None, -score if score is not None else 0

    def plain(self) -> OutcomeView:
        """Return the outcome as plain data."""
        return {
            "winners": self.winners,
            "scores": list(self.scores),
            "struck": list(self.struck),
            "fates": cast(list[Fate], self.fates),
            "places": self.places(),
            "tied": self.tie.seats if self.tie else [],
            "tie_broken_by": self.tie.broken_by if self.tie else None,
            "unit": unit(self.by_sides),
            "reason": self.reason,
        }
