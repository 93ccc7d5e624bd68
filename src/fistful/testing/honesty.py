"""Honest guesses (R4): all worlds that fit are guessed, and the true one no more than others.

A guess that returned the truth would pass every comparison of views; here it cannot. The truth is
itself scrambled before each guess, so that a guess must miss it as often as it misses the truth of
another guess: whatever the distribution, both rates have the same expectation.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt

from fistful.engine.dice import Dice
from fistful.engine.state import State
from fistful.testing.plain import canonical
from fistful.testing.tables import Fault, Table
from fistful.testing.walks import positions

#: A value that comes up this often in one way must come up at all in the other: of 200 worlds,
#: an honest guess misses a value of one in twelve once in 17 million times.
OFTEN = 0.08
#: What is often guessed may be rare among scrambles, but not so rare as one in so many.
MOST_SCRAMBLES = 20_000
#: A position from which somebody does not see everything comes at least once in so many.
MOST_POSITIONS = 20
#: How many standard errors are no chance any more.
ERRORS = 4.0


@dataclass
class Honesty:
    """What was counted."""

    infosets: int = 0
    guesses: int = 0
    #: Values of hidden variables that had to appear, and did.
    values: int = 0
    #: Variables that can have several values.
    open_variables: int = 0
    #: For each guess: the part of the variables it shares with its truth, and with another's.
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)

    @property
    def hit_rate(self) -> float:
        """How often a guessed variable is the true one."""
        return sum(self.own) / max(1, len(self.own))

    @property
    def expected_rate(self) -> float:
        """How often it would be by chance."""
        return sum(self.others) / max(1, len(self.others))

    @property
    def standard_errors(self) -> float:
        """How far the two are apart, in standard errors."""
        gaps = [one - other for one, other in zip(self.own, self.others, strict=True)]
        if not any(gaps):
            return 0.0
        mean = sum(gaps) / len(gaps)
        variance = sum([(gap - mean) ** 2 for gap in gaps]) / len(gaps)
        return abs(mean) / sqrt(variance / len(gaps)) if variance else float("inf")


def honesty(table: Table, infosets: int, guesses: int, dice: Dice) -> Honesty:
    """Guess worlds from what viewers know in games; raise Fault if the guesses are not honest."""
    found = Honesty()
    for s in islice(positions(table, dice), MOST_POSITIONS * infosets):
        seat = table.viewers[dice.below(table.seats + 1)]
        if table.secrets.hidden(s, seat):
            examine(table, s, seat, guesses, dice, found)
            found.infosets += 1
        if found.infosets == infosets:
            break
    if found.standard_errors > ERRORS:
        raise Fault(
            f"{table}: a guessed variable is the true one in {found.hit_rate:.3f} of all cases "
            f"where {found.expected_rate:.3f} would be chance"
        )
    return found


def examine(table: Table, s: State, seat: int, guesses: int, dice: Dice, found: Honesty) -> None:
    """Guess from one view many times, each time from another true world behind it."""
    truths: list[dict[str, object]] = []
    guessed: list[dict[str, object]] = []
    for _ in range(guesses):
        truth = table.scrambled(s, seat, dice)
        view = json.loads(canonical(table.rules.view(truth, seat)))
        truths.append(table.secrets.hidden(truth, seat))
        guessed.append(table.secrets.hidden(table.rules.guess(view, dice), seat))
    names = set(table.secrets.hidden(s, seat))
    if any([set(values) != names for values in (*truths, *guessed)]):
        raise Fault(f"{table}: what is hidden from seat {seat} differs from world to world")
    for name in sorted(names):
        scrambles = Counter([values[name] for values in truths])
        counts = Counter([values[name] for values in guessed])
        if common := missing(scrambles, counts):
            raise Fault(f"{table}: {name} is never guessed as {common} but as {list(counts)}")
        for value in missing(counts, scrambles):
            find(table, s, seat, name, value, dice)
        found.values += len([value for value in scrambles if scrambles[value] > OFTEN * guesses])
        found.open_variables += len(scrambles) > 1
    for i in range(guesses):
        found.own.append(shared(guessed[i], truths[i]))
        found.others.append(shared(guessed[i], truths[i - 1]))
    found.guesses += guesses


def missing(there: Counter[object], here: Counter[object]) -> list[object]:
    """Return the values that are common in some worlds and never come up in others."""
    return [value for value in there if value not in here and there[value] > OFTEN * there.total()]


def find(table: Table, s: State, seat: int, name: str, value: object, dice: Dice) -> None:
    """Scramble until a value comes up; raise Fault if it never does.

    How likely worlds are is not for scrambles to say: a guess may know better what is likely, but
    it must not guess what cannot be.
    """
    for _ in range(MOST_SCRAMBLES):
        if table.secrets.hidden(table.scrambled(s, seat, dice), seat)[name] == value:
            return
    raise Fault(f"{table}: {name} is guessed as {value} and never scrambled so")


def shared(one: dict[str, object], other: dict[str, object]) -> float:
    """Return the part of the variables that have the same value in both."""
    return sum([one[name] == other[name] for name in one]) / len(one)
