"""Who has won how much of a game: what the rules say at its end, and `prospects` before."""

from math import exp
from typing import Any

from fistful.engine.state import OVER
from fistful.games.game import Game


class Payoff:
    """Turns positions into what each seat wins."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.evaluate = game.evaluate
        self.prospects = game.prospects
        self.spread = game.foresight.spread
        self.closeness = game.foresight.closeness

    def shares(self, s: Any) -> list[float]:
        """Return what each seat won (`Outcome.shares`), or its chance while the game is on."""
        if s.phase != OVER:
            assert self.prospects is not None
            return self.prospects.chances(s)
        shares = self.rules.outcome(s).shares()
        if not self.closeness:
            return shares
        rest = 1 - self.closeness
        return [
            rest * share + self.closeness * chance
            for share, chance in zip(shares, self.chances(s), strict=True)
        ]

    def chances(self, s: Any) -> list[float]:
        """Return each seat's chance to win by what everybody is worth in the end."""
        assert self.evaluate is not None
        values = [self.evaluate(s, seat) / self.spread for seat in range(s.seats)]
        most = max(values)
        weights = [exp(value - most) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]
