"""How a game ended."""

from typing import TypedDict


class OutcomeView(TypedDict):
    """How a game ended, as all may know."""

    winners: list[int]
    #: By seat.
    scores: list[int]
    #: Why, as a code of the game's.
    reason: str


class Outcome:
    """Who won, with which score each seat ended, and why (a code of the game's)."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: list[int], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def shares(self) -> list[float]:
        """Return each seat's part of the victory: a shared one is split, no winner gives none."""
        shares = [0.0] * len(self.scores)
        for seat in self.winners:
            shares[seat] = 1 / len(self.winners)
        return shares

    def plain(self) -> OutcomeView:
        """Return the outcome as plain data."""
        return {"winners": self.winners, "scores": self.scores, "reason": self.reason}
