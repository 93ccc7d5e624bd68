"""How sure a rate is."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

#: The 97.5 % point of the normal distribution: intervals hold in 95 of 100 cases.
Z: Final = 1.959963984540054


@dataclass(frozen=True)
class Rate:
    """A share of successes and its 95 % interval."""

    rate: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Rate:
    """Return a rate with Wilson's score interval; `successes` may be a fraction (shared wins)."""
    if trials < 1:
        raise ValueError("a rate needs at least one trial")
    rate = successes / trials
    square = Z * Z / trials
    centre = rate + square / 2
    spread = Z * sqrt(rate * (1 - rate) / trials + square / (4 * trials))
    return Rate(
        rate,
        max(0.0, (centre - spread) / (1 + square)),
        min(1.0, (centre + spread) / (1 + square)),
    )
