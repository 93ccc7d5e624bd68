"""How quickly bots react in a race: as people do, whatever they hold and whatever they decide."""

from math import exp
from statistics import NormalDist
from typing import Final

from fistful.engine.dice import Dice

#: Seconds after the question is on the screen: nobody reads and moves faster than the first, half
#: of all reactions are slower than the second, and none is slower than the last.
QUICKEST: Final = 1.1
MEDIAN: Final = 2.2
SLOWEST: Final = 7.0
#: How far reactions scatter: the part above the quickest one is log-normal.
SPREAD: Final = 0.5
NORMAL: Final = NormalDist()


def reaction(dice: Dice) -> float:
    """Return after how many seconds somebody answers a race: drawn before they look."""
    middle = (1 + dice.below(1 << 32)) / ((1 << 32) + 1)
    drawn = QUICKEST + (MEDIAN - QUICKEST) * exp(SPREAD * NORMAL.inv_cdf(middle))
    return min(drawn, SLOWEST)
