"""What a searcher believes: which of the worlds that look alike are the likelier ones."""

from bisect import bisect
from itertools import accumulate, pairwise
from math import exp, inf
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
        #: For each guess: how well its parts fit.
        self.fits: list[list[float]] = []
        #: For each part: the weights of the guesses, added up.
        self.weights: list[list[float]] = []
        if self.likelihood is not None:
            self.guess(guesses, dice, seconds)

    def guess(self, guesses: int, dice: Dice, seconds: float | None = None) -> None:
        """Guess so many more worlds, or as many as can be in so many seconds, if a game says which
        are likely."""
        assert self.likelihood is not None
        end = None if seconds is None else monotonic() + seconds
        for _ in range(guesses):
            s = self.rules.guess(self.view, dice)
            self.guesses.append(s)
            self.fits.append(self.likelihood.fits(s, self.view["you"]))
            if end is not None and monotonic() > end:
                break
        self.weights = []
        for part in zip(*self.fits, strict=True):
            best = max(part)
            self.weights.append(list(accumulate([exp(fit - best) for fit in part])))

    def variety(self) -> float:
        """Return how many worlds it is as good as: a few likely ones among many tell no more than
        those few. Where every world is guessed anew that is without limit."""
        found = inf
        for added in self.weights:
            weights = [more - less for less, more in pairwise([0.0, *added])]
            found = min(found, added[-1] ** 2 / sum([one * one for one in weights]))
        return found

    def world(self, dice: Dice) -> Any:
        """Return one of the worlds."""
        return self.drawn(dice)[0]

    def drawn(self, dice: Dice) -> tuple[Any, tuple[int, ...]]:
        """Return one of the worlds, and from which guess each of its parts is: of none if every
        world is guessed anew."""
        if self.likelihood is None:
            return self.rules.guess(self.view, dice), ()
        take = self.likelihood.take
        parts = self.weights if take is not None else self.weights[:1]
        picked = tuple([self.pick(weights, dice) for weights in parts])
        s = self.guesses[picked[0]].clone()
        if take is not None:
            for part in range(1, len(picked)):
                take(s, self.guesses[picked[part]], part)
        return s, picked

    def pick(self, weights: list[float], dice: Dice) -> int:
        """Return the place of one of the guesses by lot, each as likely as its weight."""
        last = len(weights) - 1
        return bisect(weights, dice.fraction() * weights[last], 0, last)
