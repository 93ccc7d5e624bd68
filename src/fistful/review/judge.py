"""What a decision was worth, judged on what its seat could know.

The moves compared are those the pool of players would consider, and the one that was made. All are
tried in the same guessed worlds with the same roll-outs.
"""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from fistful.bots.belief import Belief
from fistful.lab.play import stream
from fistful.review.rollouts import Rollouts

#: How often each player of the pool is asked what it would do.
ASKED: Final = 16
#: How many of their moves are tried at most, beside the one that was made.
TRIED: Final = 5
#: A loss that looks this large is measured again, with so many times the roll-outs, on roll-outs
#: that had no part in picking the best move.
DOUBTFUL: Final = 0.03
AGAIN: Final = 8
#: A loss that would get a label once more, with so many times the roll-outs: labels should last.
SURELY: Final = 32

#: What a loss is called when it is beyond doubt (two standard errors) larger than this.
LABELS: Final = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "inaccuracy"))


@dataclass(frozen=True)
class Decision:
    """A decision: what was done, what would have been best, and what that cost."""

    step: int
    seat: int
    played: int
    best: int
    #: How much of a victory the move gave away against the best one, and its standard error.
    loss: float
    error: float
    label: str
    #: How often the pool would have done the same.
    chance: float
    #: The seat's own win chance before it decided (as the pool would) and after.
    before: float
    after: float


class Judge:
    """Judges decisions by roll-outs."""

    def __init__(self, rollouts: Rollouts, count: int) -> None:
        self.rollouts = rollouts
        self.rules = rollouts.rules
        self.count = count

    def decide(self, s: Any, seat: int, played: int, step: int) -> Decision:
        """Judge what a seat did in a position."""
        odds = self.odds(s, seat, step)
        moves = [move for move, _ in odds.most_common(TRIED)]
        if played not in moves:
            moves.append(played)
        view = self.rules.view(s, seat)
        last = self.count * (1 + AGAIN)
        belief = self.rollouts.believe(view, last)
        values = self.values(belief, seat, moves, 0, self.count)
        asked = sum([odds[move] for move in moves])
        means = {move: sum(found) / len(found) for move, found in values.items()}
        before = sum([means[move] * odds[move] for move in moves]) / asked
        best = max(moves, key=lambda move: (means[move], move == played))
        loss, error = compare(values[best], values[played])
        if best != played and loss > DOUBTFUL:
            more = self.values(belief, seat, [best, played], self.count, last)
            loss, error = compare(more[best], more[played])
        if label(loss, error):
            first, last = last, last + SURELY * self.count
            more = self.values(self.rollouts.believe(view, last), seat, [best, played], first, last)
            loss, error = compare(more[best], more[played])
        if loss <= 0:
            best, loss, error = played, 0.0, 0.0
        return Decision(
            step=step,
            seat=seat,
            played=played,
            best=best,
            loss=loss,
            error=error,
            label=label(loss, error),
            chance=odds[played] / odds.total(),
            before=before,
            after=means[played],
        )

    def odds(self, s: Any, seat: int, step: int) -> Counter[int]:
        """Return how often the pool would make each move."""
        legal = sorted(self.rules.legal(s, seat))
        dice = stream(self.rollouts.seed, "asked", step)
        asked = [one for one in self.rollouts.pool for _ in range(ASKED)]
        return Counter([one.choose(s, seat, legal, dice) for one in asked])

    def values(
        self, belief: Belief, seat: int, moves: list[int], first: int, last: int
    ) -> dict[int, list[float]]:
        """Return what each move gives the seat, roll-out by roll-out, in the same worlds."""
        found: dict[int, list[float]] = {move: [] for move in moves}
        for number in range(first, last):
            world = self.rollouts.world(belief, number)
            for move in moves:
                s = world.clone()
                self.rules.play(s, seat, move, None)
                found[move].append(self.rollouts.play(s, number)[seat])
        return found


def compare(best: list[float], played: list[float]) -> tuple[float, float]:
    """Return how much more the one gives than the other, and the standard error of that."""
    gaps = [a - b for a, b in zip(best, played, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum([(gap - mean) ** 2 for gap in gaps])
    return mean, sqrt(spread / max(count - 1, 1) / count)


def label(loss: float, error: float) -> str:
    """Return what a loss is called; nothing if it is small or in doubt."""
    sure = loss - 2 * error
    return next((name for least, name in LABELS if sure > least), "")
