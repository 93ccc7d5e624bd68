"""What a decision was worth, judged on what its seat could know.

The moves compared are those the pool of players would consider, and the one that was made. All are
tried in the same guessed worlds with the same roll-outs. What picked the best move has no part in
measuring what the other gave away, so that is as often too high as too low. Its error is that of
the roll-outs and that of the outlook which judges them.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Any, Final, NamedTuple

from fistful.bots.belief import Belief
from fistful.lab.play import stream
from fistful.review.rollouts import Rollouts, means

#: How often the pool of players is asked what it would do, about.
ASKED: Final = 48
#: How many of their moves are tried at most, beside the one that was made.
TRIED: Final = 4
#: A move is compared with the best one on so many times the roll-outs that picked that.
MEASURED: Final = 2
#: What may be this large, a loss or a gain, is measured once more, with so many times the
#: roll-outs, and a loss that would get a label then again: labels should last.
DOUBTFUL: Final = 0.03
AGAIN: Final = 8
SURELY: Final = 32

#: What a loss is called when it is beyond doubt (two standard errors) larger than this.
LABELS: Final = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "inaccuracy"))


class Why(NamedTuple):
    """What tells two moves apart: a fact that came of them, and how much of it, in whole numbers.

    Its name in the game's catalogue is `because-…`.
    """

    fact: str
    played: int
    best: int


@dataclass(frozen=True)
class Decision:
    """A decision: what was done, what would have been best, and what that cost."""

    step: int
    seat: int
    played: int
    best: int
    #: How much of a victory the move gave away against the best one, and its standard error. What
    #: was measured may be a little below nought.
    loss: float
    error: float
    label: str
    #: How often the pool would have done the same.
    chance: float
    #: Where it has a label: why.
    why: Why | None = None

    @property
    def worth(self) -> str:
        """Whether it was the best move, a bad one (it has a label), or neither for sure."""
        return "best" if self.best == self.played else "bad" if self.label else "open"


class Trial(NamedTuple):
    """What came of a move in one roll-out: the seat's chance, and the facts."""

    value: float
    facts: list[float]


class Judge:
    """Judges decisions by roll-outs."""

    def __init__(self, rollouts: Rollouts, count: int) -> None:
        self.rollouts = rollouts
        self.rules = rollouts.rules
        self.reasons = rollouts.game.reasons
        outlook = rollouts.game.outlook
        #: How far off a comparison is however many roll-outs it is made with.
        self.slip = outlook.slip() if outlook else 0.0
        self.count = count

    def decide(self, s: Any, seat: int, played: int, step: int) -> Decision:
        """Judge what a seat did in a position."""
        votes = self.votes(s, seat, step)
        moves = [move for move, _ in votes.most_common(TRIED)]
        if played not in moves:
            moves.append(played)
        chance = votes[played] / votes.total()
        if len(moves) == 1:
            return Decision(step, seat, played, played, 0.0, 0.0, "", chance)
        view = self.rules.view(s, seat)
        last = self.count * (1 + MEASURED)
        belief = self.rollouts.believe(view, last)
        values = self.values(belief, seat, moves, 0, self.count)
        best = max(moves, key=lambda move: (values[move], move == played))
        if best == played:
            return Decision(step, seat, played, played, 0.0, 0.0, "", chance)
        pair = (best, played)
        trials = self.try_out(belief, seat, pair, self.count, last)
        loss, error = compare(trials[best], trials[played])
        if abs(loss) + error > DOUBTFUL:
            for times in (AGAIN, SURELY):
                first, last = last, last + times * self.count
                trials = self.try_out(self.rollouts.believe(view, last), seat, pair, first, last)
                loss, error = compare(trials[best], trials[played])
                if not label(loss, error):
                    break
        error = hypot(error, self.slip)
        word = label(loss, error)
        why = self.explain(trials[best], trials[played]) if word else None
        return Decision(step, seat, played, best, loss, error, word, chance, why)

    def votes(self, s: Any, seat: int, step: int) -> Counter[int]:
        """Return how often the pool would make each move."""
        legal = sorted(self.rules.legal(s, seat))
        dice = stream(self.rollouts.seed, "asked", step)
        times = max(1, ASKED // len(self.rollouts.pool))
        asked = [one for one in self.rollouts.pool for _ in range(times)]
        return Counter([one.choose(s, seat, legal, dice) for one in asked])

    def values(
        self, belief: Belief, seat: int, moves: Sequence[int], first: int, last: int
    ) -> dict[int, float]:
        """Return what each move gives the seat on average."""
        trials = self.try_out(belief, seat, moves, first, last)
        return {move: sum([one.value for one in trials[move]]) / (last - first) for move in moves}

    def try_out(
        self, belief: Belief, seat: int, moves: Sequence[int], first: int, last: int
    ) -> dict[int, list[Trial]]:
        """Return what comes of each move, roll-out by roll-out, in the same worlds."""
        found: dict[int, list[Trial]] = {move: [] for move in moves}
        for number in range(first, last):
            world = self.rollouts.world(belief, number)
            for move in moves:
                s = world.clone()
                self.rules.play(s, seat, move, None)
                value = self.rollouts.play_ahead(s, number)[seat]
                facts = self.reasons.facts(world, s, seat) if self.reasons else []
                found[move].append(Trial(value, facts))
        return found

    def explain(self, best: list[Trial], played: list[Trial]) -> Why:
        """Return the fact that speaks most for the better move; if none does, the chances."""
        plainly = Why("chance", *[percent(trials) for trials in (played, best)])
        if self.reasons is None:
            return plainly
        sides = [means([one.facts for one in trials]) for trials in (played, best)]
        found = [
            (
                (better - worse) / fact.much,
                Why(fact.name, round(fact.worlds * worse), round(fact.worlds * better)),
            )
            for fact, worse, better in zip(self.reasons.names, *sides, strict=True)
        ]
        most, why = max(found, key=lambda one: one[0])
        return why if most >= 1 else plainly


def compare(best: list[Trial], played: list[Trial]) -> tuple[float, float]:
    """Return how much more the one gives than the other, and the standard error of that."""
    gaps = [a.value - b.value for a, b in zip(best, played, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum([(gap - mean) ** 2 for gap in gaps])
    return mean, sqrt(spread / max(count - 1, 1) / count)


def percent(trials: list[Trial]) -> int:
    """Return a move's mean chance in per cent."""
    return round(100 * sum([one.value for one in trials]) / len(trials))


def label(loss: float, error: float) -> str:
    """Return what a loss is called; nothing if it is small or in doubt."""
    sure = loss - 2 * error
    return next((name for least, name in LABELS if sure > least), "")
