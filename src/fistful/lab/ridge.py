"""Ridge regression: a guess at what was not played, from what was."""

from collections.abc import Sequence
from typing import Final

#: How much a whole span of one coordinate moves a value, about: the less, the stiffer.
USUAL_EFFECT: Final = 0.2
#: The variance that stays however much is played: the model is not the game.
FLOOR: Final = 0.0004
FREE: Final = 1e-6

Vector = list[float]


class Ridge:
    """A value as a constant and a weight for every coordinate."""

    def __init__(
        self, rows: Sequence[Vector], values: Sequence[float], variances: Sequence[float]
    ) -> None:
        size = len(rows[0]) + 1
        sums = [[0.0] * (size + 1) for _ in range(size)]
        for i in range(size):
            sums[i][i] = 1 / USUAL_EFFECT**2 if i else FREE
        for row, value, variance in zip(rows, values, variances, strict=True):
            weight = 1 / (variance + FLOOR)
            there = [(i, x) for i, x in enumerate([1.0, *row]) if x]
            for i, x in there:
                for j, y in there:
                    sums[i][j] += weight * x * y
                sums[i][size] += weight * x * value
        self.weights = solved(sums)

    def value(self, row: Vector) -> float:
        """Return the guess for a row."""
        return self.weights[0] + sum(
            [weight * x for weight, x in zip(self.weights[1:], row, strict=True) if x]
        )


def solved(sums: list[Vector]) -> Vector:
    """Return the solution of linear equations that are positive definite, the right side last.

    >>> solved([[2.0, 0.0, 4.0], [0.0, 1.0, 3.0]])
    [2.0, 3.0]
    """
    size = len(sums)
    for i in range(size):
        pivot = sums[i]
        for row in sums[i + 1 :]:
            share = row[i] / pivot[i]
            if share:
                for j in range(i, size + 1):
                    row[j] -= share * pivot[j]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum([sums[i][j] * found[j] for j in range(i + 1, size)])
        found[i] = (sums[i][size] - known) / sums[i][i]
    return found
