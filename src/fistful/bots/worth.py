"""Who has won how much of a game: what the rules say at its end, and `prospects` before."""

from math import exp
from typing import Any

from fistful.engine.game import Game
from fistful.engine.state import OVER


class Judge:
    """Turns positions into shares of the victory."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.worth = game.worth
        self.prospects = game.prospects
        self.spread = game.foresight.spread
        self.narrowness = game.foresight.narrowness
        self.has_sides = bool(game.insight and game.insight.sides)

    def shares(self, s: Any) -> list[float]:
        """Return each seat's share of the victory, or its chance while the game is not over.

        In a game of sides a seat has all of its side's victory.
        """
        if s.phase != OVER:
            assert self.prospects is not None
            return self.prospects.chances(s)
        outcome = self.rules.outcome(s)
        if self.has_sides:
            return [float(seat in outcome.winners) for seat in range(s.seats)]
        shares = outcome.shares()
        if not self.narrowness:
            return shares
        rest = 1 - self.narrowness
        return [
            rest * share + self.narrowness * chance
            for share, chance in zip(shares, self.chances(s), strict=True)
        ]

    def chances(self, s: Any) -> list[float]:
        """Return each seat's chance to win by what everybody is worth in the end."""
        worth = self.worth
        assert worth is not None
        values = [worth(s, seat) / self.spread for seat in range(s.seats)]
        most = max(values)
        weights = [exp(value - most) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]
