"""What a searcher believes: which of the worlds that look alike are the likelier ones."""

from bisect import bisect
from itertools import accumulate
from math import exp
from time import monotonic
from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.games.game import Game

#: Among so many guesses is chosen, part by part, unless fewer are asked for.
GUESSES: Final = 200


class Belief:
    """Worlds that look like a view, each as likely as it fits what players usually do.

    Without a game's `likelihood` each is a guess; with it, each part is drawn from many guesses, as
    many as can be made in so many seconds, if there is a limit.
    """

    def __init__(
        self,
        game: Game,
        view: View,
        dice: Dice,
        guesses: int = GUESSES,
        seconds: float | None = None,
    ) -> None:
        self.rules = game.rules
        self.likelihood = game.likelihood
        self.view = view
        self.guesses: list[Any] = []
        #: For each part: the weights of the guesses, added up.
        self.weights: list[list[float]] = []
        if self.likelihood is not None:
            fits = self.likelihood.fits
            end = None if seconds is None else monotonic() + seconds
            while len(self.guesses) < guesses:
                self.guesses.append(self.rules.guess(view, dice))
                if end is not None and monotonic() > end:
                    break
            by_guess = [fits(s, view["you"]) for s in self.guesses]
            for part in zip(*by_guess, strict=True):
                best = max(part)
                self.weights.append(list(accumulate([exp(fit - best) for fit in part])))

    def world(self, dice: Dice) -> Any:
        """Return one of the worlds."""
        if self.likelihood is None:
            return self.rules.guess(self.view, dice)
        s = self.drawn(self.weights[0], dice).clone()
        if self.likelihood.take is not None:
            for part in range(1, len(self.weights)):
                self.likelihood.take(s, self.drawn(self.weights[part], dice), part)
        return s

    def drawn(self, weights: list[float], dice: Dice) -> Any:
        """Return one of the guesses by lot, each as likely as its weight."""
        last = len(weights) - 1
        return self.guesses[bisect(weights, dice.fraction() * weights[last], 0, last)]
