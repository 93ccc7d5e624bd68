"""How sure a rate is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, hypot, sqrt
from random import Random
from typing import Final

#: How often blocks are drawn anew: the ends of an interval move little beyond that.
RESAMPLES: Final = 2000
#: The 97.5 % point of the normal distribution: intervals hold in 95 of 100 cases.
Z: Final = 1.959963984540054


@dataclass(frozen=True)
class Estimate:
    """A share of successes and its 95 % interval."""

    rate: float
    low: float
    high: float


def wilson(successes: float, trials: float) -> Estimate:
    """Return a rate with Wilson's score interval; `successes` may be a fraction (shared wins).

    So may be `trials`: how many independent ones the evidence is worth.
    """
    if trials <= 0:
        raise ValueError("a rate needs at least one trial")
    rate = successes / trials
    square = Z * Z / trials
    centre = rate + square / 2
    spread = Z * sqrt(rate * (1 - rate) / trials + square / (4 * trials))
    return Estimate(
        rate,
        max(0.0, (centre - spread) / (1 + square)),
        min(1.0, (centre + spread) / (1 + square)),
    )


def block_rate(blocks: Sequence[tuple[float, float]]) -> Estimate:
    """Return successes per trial over blocks of (successes, trials), with a bootstrap interval.

    Games of one block hang together (the same deal in all seatings), so whole blocks are drawn
    anew, and the middle 95 % of the rates they give is the interval. Blocks that are all alike
    say nothing about how they vary: then it is Wilson's, each block one trial.
    """
    if not blocks:
        raise ValueError("a rate needs at least one block")
    rate = sum([block[0] for block in blocks]) / sum([block[1] for block in blocks])
    if len(set(blocks)) == 1:
        return wilson(min(max(rate, 0.0), 1.0) * len(blocks), len(blocks))
    low, high = bootstrap(blocks)
    return Estimate(rate, low, high)


def block_difference(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """Return how much more the first gives than the second, block by block on the same deals."""
    blocks = [(a - b, 1.0) for a, b in zip(first, second, strict=True)]
    gap = sum([block[0] for block in blocks]) / len(blocks)
    if len(set(blocks)) == 1:
        # As many blocks as these rule out could still be as different as can be.
        others = wilson(0, len(blocks)).high
        return Estimate(gap, gap - others * (1 + gap), gap + others * (1 - gap))
    low, high = bootstrap(blocks)
    return Estimate(gap, low, high)


def difference(first: Estimate, second: Estimate) -> Estimate:
    """Return how much more the first is than the second, both measured apart (Newcombe's way)."""
    gap = first.rate - second.rate
    below = hypot(first.rate - first.low, second.high - second.rate)
    above = hypot(first.high - first.rate, second.rate - second.low)
    return Estimate(gap, gap - below, gap + above)


def bootstrap(blocks: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the 95 % interval of a rate by drawing blocks anew; always the same for the same."""
    draw = Random(0).choices
    count = len(blocks)
    rates: list[float] = []
    for _ in range(RESAMPLES):
        drawn = draw(blocks, k=count)
        rates.append(sum([block[0] for block in drawn]) / sum([block[1] for block in drawn]))
    rates.sort()
    return rates[int(0.025 * RESAMPLES)], rates[ceil(0.975 * RESAMPLES) - 1]
