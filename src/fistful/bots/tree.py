"""What one player has learnt ahead: a node for everything it may come to know, and what paid there.

Every player has a tree of its own. A node is found by the player's information alone (`Memory`),
so players in a search act on what they know and never on what the searcher knows.
"""

from marshal import dumps
from math import log, sqrt
from typing import Any, Final
from zlib import crc32

from fistful.engine.dice import Dice
from fistful.engine.events import Event
from fistful.engine.rules import Rules
from fistful.engine.seats import SEATS_IN

#: How much an action is tried for being little known, against what it has paid.
CURIOSITY: Final = 0.6
#: A node learns so often by instinct before it trusts its own figures.
WARM_UP: Final = 4
#: Up to so many actions are all tried; of more, those an instinct comes up with, and by and by
#: others: one for so many visits.
FEW: Final = 12
VISITS_EACH: Final = 8
#: How much of a strategy learnt by regret goes on trying everything.
TRYING: Final = 0.15
#: An action tried less than this against the one tried most is a mistake, not part of a mixture.
STRAY: Final = 0.35


class Node:
    """What a player learnt about one decision, by upper confidence bounds."""

    __slots__ = ("actions", "count", "totals", "visits")

    def __init__(self, legal: list[int]) -> None:
        self.actions: list[int] = sorted(legal) if len(legal) <= FEW else []
        self.visits: list[int] = [0] * len(self.actions)
        self.totals: list[float] = [0.0] * len(self.actions)
        self.count = 0

    def place_of(self, action: int) -> int:
        """Return where an action stands here; it is taken up if it is new."""
        if action not in self.actions:
            self.actions.append(action)
            self.visits.append(0)
            self.totals.append(0.0)
        return self.actions.index(action)

    def widen(self, legal: list[int], idea: int, dice: Dice) -> None:
        """Take up an instinct's idea, and now and then something else."""
        if len(self.actions) < len(legal):
            self.place_of(idea)
            if self.count >= VISITS_EACH * len(self.actions):
                self.place_of(dice.pick([a for a in sorted(legal) if a not in self.actions]))

    def pick(self, legal: list[int], idea: int, warm_up: int, dice: Dice) -> int:
        """Return what to try now; `idea` is what an instinct would do."""
        self.widen(legal, idea, dice)
        if self.count < warm_up:
            return idea
        return self.actions[self.best_bound()]

    def best_bound(self) -> int:
        """Return the place of the action that may be best."""
        visits = self.visits
        totals = self.totals
        curiosity = CURIOSITY * sqrt(log(self.count + 1))
        best = 0
        highest = -1.0
        for place, tried in enumerate(visits):
            if not tried:
                return place
            bound = totals[place] / tried + curiosity / sqrt(tried)
            if bound > highest:
                highest = bound
                best = place
        return best

    def learn(self, action: int, paid: float) -> None:
        """Take note of what an action brought."""
        place = self.place_of(action)
        self.visits[place] += 1
        self.totals[place] += paid
        self.count += 1

    def weights(self) -> list[float]:
        """Return how much each action was found worth playing."""
        return [float(tried) for tried in self.visits]


class RegretNode(Node):
    """What a player learnt about one decision, by regret: its mixture on average is its advice."""

    __slots__ = ("average", "regrets")

    def __init__(self, legal: list[int]) -> None:
        super().__init__(legal)
        self.regrets: list[float] = [0.0] * len(self.actions)
        self.average: list[float] = [0.0] * len(self.actions)

    def place_of(self, action: int) -> int:
        place = super().place_of(action)
        if len(self.regrets) < len(self.actions):
            self.regrets.append(0.0)
            self.average.append(0.0)
        return place

    def pick(self, legal: list[int], idea: int, warm_up: int, dice: Dice) -> int:
        self.widen(legal, idea, dice)
        if self.count < warm_up:
            return idea
        mixture = self.mixture()
        even = TRYING / len(mixture)
        at = dice.fraction()
        for place, share in enumerate(mixture):
            self.average[place] += share
            at -= (1 - TRYING) * share + even
            if at < 0:
                return self.actions[place]
        return self.actions[-1]

    def mixture(self) -> list[float]:
        """Return how to mix the actions now: in proportion to what not playing them cost."""
        positive = [max(0.0, regret) for regret in self.regrets]
        total = sum(positive)
        if total <= 0:
            return [1 / len(positive)] * len(positive)
        return [regret / total for regret in positive]

    def learn(self, action: int, paid: float) -> None:
        super().learn(action, paid)
        for place, tried in enumerate(self.visits):
            if tried:
                self.regrets[place] += self.totals[place] / tried - paid

    def weights(self) -> list[float]:
        return self.average if sum(self.average) > 0 else super().weights()


class Memory:
    """What every seat came to know since the search began, as one number each.

    A number grows by what its seat does and by the events told to it. The searcher begins with
    nothing; another player, once asked, with all it sees.
    """

    __slots__ = ("keys", "knows", "rules")

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self.rules = rules
        self.keys = [0] * seats
        #: The set of seats whose own secrets are in their number.
        self.knows = 0

    def key(self, s: Any, seat: int) -> int:
        """Return what a seat knows, as a number."""
        if not self.knows >> seat & 1:
            self.knows |= 1 << seat
            seen = crc32(dumps(self.rules.view(s, seat), 2))
            self.keys[seat] = hash((self.keys[seat], seen))
        return self.keys[seat]

    def is_fresh(self, seat: int) -> bool:
        """Tell whether a seat stands where the search began, with what the searcher knows."""
        return not self.keys[seat] and bool(self.knows >> seat & 1)

    def does(self, seat: int, action: int) -> None:
        """Let a seat remember what it did."""
        self.keys[seat] = hash((self.keys[seat], action))

    def hear(self, events: list[Event]) -> None:
        """Let everybody remember what they are told."""
        keys = self.keys
        everybody = (1 << len(keys)) - 1
        for event in events:
            told = hash((event.code, event.things))
            for seat in SEATS_IN[event.audience & everybody]:
                keys[seat] = hash((keys[seat], told))


def mixed(actions: list[int], weights: list[float], dice: Dice) -> int:
    """Return an action by lot: the more it was found worth playing, the likelier."""
    least = STRAY * max(weights)
    kept = [weight if weight >= least else 0.0 for weight in weights]
    at = dice.fraction() * sum(kept)
    for place, weight in enumerate(kept):
        at -= weight
        if at < 0:
            return actions[place]
    return actions[kept.index(max(kept))]
