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
from fistful.engine.rules import View
from fistful.lab.play import stream
from fistful.review.rollouts import Rollouts, means

#: How often the pool of players is asked what it would do, about.
ASKED: Final = 48
#: How many of their moves are tried at most, beside the one that was made.
TRIED: Final = 4
#: The best one is picked in so many times the worlds, round by round, as long as it is in doubt.
ROUNDS: Final = (1, 1, 2, 4, 8)
#: Where several might be the best, those behind drop out after this many worlds; what is left is
#: tried once more, in so many times the worlds.
TELLING: Final = 4
LAST_ROUND: Final = 16
#: What may have gone unseen in those worlds altogether is less than one world's difference: half.
UNSEEN: Final = 0.5
#: What then is compared with it in other worlds: in so many times as many at first.
MEASURED: Final = 2
#: What may be this large, a loss or a gain, is measured once more, with so many times the
#: roll-outs; a loss that may get a label with more, and up to so often again as long as it is near
#: another one: labels should last.
DOUBTFUL: Final = 0.03
AGAIN: Final = 8
SURELY: Final = (32, 32, 32, 32, 32)

#: What a loss is called when it is beyond doubt (two standard errors) larger than this.
LABELS: Final = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "inaccuracy"))


class Why(NamedTuple):
    """What tells two moves apart: a fact that came of them, and how much of it, in whole numbers.

    Its name in the game's catalogue is `because-…`.
    """

    fact: str
    played: int
    best: int


class Answer(NamedTuple):
    """What could be done, and about what it gives away against the best."""

    move: int
    loss: float


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
    #: Where it has a label: all moves that were compared, in the order of their numbers.
    answers: tuple[Answer, ...] = ()

    @property
    def worth(self) -> str:
        """Whether it was the best move, a bad one (it has a label), or neither for sure."""
        return "best" if self.best == self.played else "bad" if self.label else "open"


class Trial(NamedTuple):
    """What came of a move in one roll-out: the seat's chance, and the facts; and which guesses the
    world was made of, part by part."""

    value: float
    facts: list[float]
    guesses: tuple[int, ...] = ()


class Race:
    """Moves tried in the same worlds, until it is clear which can be the best."""

    def __init__(self, played: int, trials: dict[int, list[Trial]]) -> None:
        self.played = played
        self.trials = trials
        self.worlds = 0
        #: Whether some move may still be much better than the one made.
        self.is_open = False

    def add(self, found: dict[int, list[Trial]], worlds: int) -> None:
        """Add what came of the moves that are still in it, in worlds up to this number."""
        for move, trials in found.items():
            self.trials[move] += trials
        self.worlds = worlds

    def gap(self, move: int, other: int) -> tuple[float, float]:
        """Return how much more a move gives than another, in the worlds both were tried in."""
        a, b = self.trials[move], self.trials[other]
        both = min(len(a), len(b))
        return compare(a[:both], b[:both])

    def hopes(self, move: int) -> float:
        """Return how much better than the one made a move may be at most, about: in few worlds
        something rare may not have come up at all."""
        more, error = self.gap(move, self.played)
        return more + 2 * hypot(error, UNSEEN / len(self.trials[move]))

    def is_behind(self, move: int, rivals: list[int]) -> bool:
        """Tell whether another of these moves is surely better."""
        for other in rivals:
            more, error = self.gap(other, move)
            if more > 2 * hypot(error, UNSEEN / len(self.trials[move])):
                return True
        return False

    @property
    def best(self) -> int:
        """The move that gives most; the one made if none gives more. One that dropped out early
        is only taken if none is left that was tried longer."""
        longest = max([len(self.trials[move]) for move in self.trials if move != self.played])
        rest = [move for move, trials in self.trials.items() if len(trials) == longest]
        return max(rest, key=lambda move: (self.gap(move, self.played)[0], move == self.played))

    def answers(self, loss: float) -> tuple[Answer, ...]:
        """Return what every move gives away; `loss` is what the one made was measured to."""
        best = self.best
        return tuple(
            [
                Answer(move, loss if move == self.played else self.gap(best, move)[0])
                for move in sorted(self.trials)
            ]
        )


class Measured:
    """Two moves compared: what came of each in the same worlds."""

    def __init__(self) -> None:
        self.best: list[Trial] = []
        self.played: list[Trial] = []
        #: The places of the roll-outs by what they have in common: the part of a guessed world.
        self.shared: dict[tuple[int, int, int], list[int]] = {}

    def add(self, best: list[Trial], played: list[Trial]) -> None:
        """Add what came of both, in worlds of a belief of their own."""
        first = len(self.best)
        for place, trial in enumerate(best, first):
            for part, guess in enumerate(trial.guesses):
                self.shared.setdefault((first, part, guess), []).append(place)
        self.best += best
        self.played += played

    @property
    def loss(self) -> float:
        """How much more the better one gives."""
        return compare(self.best, self.played)[0]

    @property
    def error(self) -> float:
        """The standard error of that: of the roll-outs, and of the worlds they began in. What was
        found in a likely guess again and again was found once, as far as it is that guess's."""
        loss, error = compare(self.best, self.played)
        off = [a.value - b.value - loss for a, b in zip(self.best, self.played, strict=True)]
        more: dict[int, float] = {}
        for (_, part, _), places in self.shared.items():
            own = [off[place] for place in places]
            more[part] = more.get(part, 0.0) + sum(own) ** 2 - sum([one * one for one in own])
        squares = sum([max(one, 0.0) for one in more.values()])
        return sqrt(error**2 + squares / len(off) ** 2)


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
        race = self.race(view, seat, moves, played)
        best = race.best
        if best == played:
            return Decision(step, seat, played, played, 0.0, 0.0, "", chance)
        found = self.measure(view, seat, race, best)
        loss, error = found.loss, hypot(found.error, self.slip)
        word = label(loss, error)
        why = self.explain(found.best, found.played) if word else None
        answers = race.answers(loss) if word else ()
        return Decision(step, seat, played, best, loss, error, word, chance, why, answers)

    def race(self, view: View, seat: int, moves: list[int], played: int) -> "Race":
        """Try all moves in ever more worlds; those that cannot matter any more drop out.

        A move that might be so much better that the one made gets a label must neither be missed
        nor win by luck: so it stays in the race until it is clear.
        """
        race = Race(played, {move: [] for move in moves})
        rivals = [move for move in moves if move != played]
        belief = self.rollouts.believe(view, 0, ROUNDS[-1] * self.count)
        for times in ROUNDS:
            self.run(race, belief, seat, rivals, times)
            rivals = [move for move in rivals if race.hopes(move) > DOUBTFUL + 2 * self.slip]
            if not rivals:
                return race
            if race.worlds >= TELLING * self.count:
                rivals = [move for move in rivals if not race.is_behind(move, rivals)]
        if len(rivals) > 1:
            last = race.worlds + LAST_ROUND * self.count
            belief = self.rollouts.believe(view, race.worlds, last)
            self.run(race, belief, seat, rivals, LAST_ROUND)
        race.is_open = True
        return race

    def run(self, race: "Race", belief: Belief, seat: int, rivals: list[int], times: int) -> None:
        """Try the move that was made and its rivals in so many times the worlds more."""
        first, last = race.worlds, race.worlds + times * self.count
        race.add(self.try_out(belief, seat, [race.played, *rivals], first, last), last)

    def measure(self, view: View, seat: int, race: "Race", best: int) -> "Measured":
        """Compare two moves in worlds that had no part in choosing them: in more of them the more
        may hang on it."""
        pair = (best, race.played)
        first = race.worlds
        found = Measured()
        for times in SURELY if race.is_open else (MEASURED, AGAIN):
            last = first + times * self.count
            belief = self.rollouts.believe(view, first, last, race.is_open)
            trials = self.try_out(belief, seat, pair, first, last)
            found.add(trials[best], trials[race.played])
            first = last
            if race.is_open and not self.is_near(found.loss, found.error):
                break
            if not race.is_open and abs(found.loss) + found.error < DOUBTFUL:
                break
        return found

    def is_near(self, loss: float, error: float) -> bool:
        """Tell whether other roll-outs might well have given a loss another label."""
        sure = loss - 2 * hypot(error, self.slip)
        return any([abs(sure - least) < 2 * error for least, _ in LABELS])

    def votes(self, s: Any, seat: int, step: int) -> Counter[int]:
        """Return how often the pool would make each move."""
        legal = sorted(self.rules.legal(s, seat))
        dice = stream(self.rollouts.seed, "asked", step)
        times = max(1, ASKED // len(self.rollouts.pool))
        asked = [one for one in self.rollouts.pool for _ in range(times)]
        return Counter([one.choose(s, seat, legal, dice) for one in asked])

    def try_out(
        self, belief: Belief, seat: int, moves: Sequence[int], first: int, last: int
    ) -> dict[int, list[Trial]]:
        """Return what comes of each move, roll-out by roll-out, in the same worlds."""
        found: dict[int, list[Trial]] = {move: [] for move in moves}
        for number in range(first, last):
            world, guesses = self.rollouts.drawn(belief, number)
            for move in moves:
                s = world.clone()
                self.rules.play(s, seat, move, None)
                value = self.rollouts.play_ahead(s, number)[seat]
                facts = self.reasons.facts(world, s, seat) if self.reasons else []
                found[move].append(Trial(value, facts, guesses))
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
