"""What one player has learnt ahead: a node for everything it may come to know, and what paid there.

Every player has a tree of its own. A node is found by the player's information alone (`Memory`),
so players in a search act on what they know and never on what the searcher knows.
"""

from marshal import dumps
from math import sqrt
from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.engine.events import Event
from fistful.engine.rules import Rules
from fistful.engine.seats import SEATS_IN

#: How much of a node's curiosity goes to what instincts come up with; the rest is for all alike.
FAITH: Final = 0.7
#: Up to so many actions are all tried; of more, those an instinct comes up with, and by and by
#: others: one for so many visits.
FEW: Final = 12
VISITS_EACH: Final = 8
#: Whoever learns by regret does so often what an instinct says, before it mixes by itself, and
#: goes on trying everything to this part.
WARM_UP: Final = 4
TRYING: Final = 0.15
#: An action tried less than this against the one tried most is a mistake, not part of a mixture.
STRAY: Final = 0.35


class Node:
    """What a player learnt about one decision, by upper confidence bounds.

    What instincts come up with is tried first and oftener, until it is known what it pays.
    """

    __slots__ = ("actions", "count", "curiosity", "ideas", "totals", "visits")

    def __init__(self, curiosity: float = 1.0) -> None:
        #: How much an action is tried for being little known, against what it has paid.
        self.curiosity = curiosity
        self.actions: list[int] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        #: How often an instinct came up with each action.
        self.ideas: list[int] = []
        self.count = 0

    def place_of(self, action: int) -> int:
        """Return where an action stands here; it is taken up if it is new."""
        if action not in self.actions:
            self.actions.append(action)
            self.visits.append(0)
            self.totals.append(0.0)
            self.ideas.append(0)
        return self.actions.index(action)

    def note(self, legal: list[int], idea: int, dice: Dice) -> None:
        """Take note of an instinct's idea, and take up what else can be done.

        Of many actions others than ideas are taken up one by one, as visits allow.
        """
        self.ideas[self.place_of(idea)] += 1
        if len(self.actions) < len(legal):
            others = [action for action in sorted(legal) if action not in self.actions]
            if len(legal) <= FEW:
                for action in others:
                    self.place_of(action)
            elif self.count >= VISITS_EACH * len(self.actions):
                self.place_of(dice.pick(others))

    def pick(self, legal: list[int], dice: Dice) -> int:
        """Return what to try now."""
        if not self.actions:
            return dice.pick(legal)
        return self.actions[self.best_bound()]

    def best_bound(self) -> int:
        """Return the place of the action that may be best."""
        visits = self.visits
        totals = self.totals
        usual = sum(totals) / max(1, self.count)
        curiosity = self.curiosity * sqrt(self.count + 1)
        even = (1 - FAITH) / len(visits)
        faith = FAITH / max(1, sum(self.ideas))
        best = 0
        highest = -1.0
        for place, tried in enumerate(visits):
            paid = totals[place] / tried if tried else usual
            bound = paid + curiosity * (faith * self.ideas[place] + even) / (1 + tried)
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

    def favourite(self) -> int:
        """Return the action tried most; of several, what paid most."""
        best = max(range(len(self.actions)), key=lambda i: (self.visits[i], self.totals[i], -i))
        return self.actions[best]

    def weights(self) -> list[float]:
        """Return how much each action was found worth playing."""
        return [float(tried) for tried in self.visits]


class RegretNode(Node):
    """What a player learnt about one decision, by regret: its mixture on average is its advice."""

    __slots__ = ("average", "chance", "regrets")

    def __init__(self, curiosity: float = 1.0) -> None:
        super().__init__(curiosity)
        #: How likely the last action picked was.
        self.chance = 1.0
        self.regrets: list[float] = []
        self.average: list[float] = []

    def place_of(self, action: int) -> int:
        place = super().place_of(action)
        if len(self.regrets) < len(self.actions):
            self.regrets.append(0.0)
            self.average.append(0.0)
        return place

    def pick(self, legal: list[int], dice: Dice) -> int:
        if self.count < WARM_UP:
            self.chance = 1.0
            return super().pick(legal, dice)
        mixture = self.mixture()
        even = TRYING / len(mixture)
        chances = [(1 - TRYING) * share + even for share in mixture]
        self.average = [sum(pair) for pair in zip(self.average, mixture, strict=True)]
        place = drawn(chances, dice)
        self.chance = chances[place]
        return self.actions[place]

    def mixture(self) -> list[float]:
        """Return how to mix the actions now: in proportion to what not playing them cost."""
        positive = [max(0.0, regret) for regret in self.regrets]
        total = sum(positive)
        if total <= 0:
            return [1 / len(positive)] * len(positive)
        return [regret / total for regret in positive]

    def learn(self, action: int, paid: float) -> None:
        # Against what the node pays on average: that is the same regret, with less noise.
        gain = paid - sum(self.totals) / max(1, self.count)
        super().learn(action, paid)
        for place in range(len(self.regrets)):
            self.regrets[place] -= gain
        self.regrets[self.place_of(action)] += gain / self.chance

    def weights(self) -> list[float]:
        return self.average if sum(self.average) > 0 else super().weights()


class Memory:
    """What every seat came to know since the search began, as one number each.

    A number grows by what its seat does and by the events told to it. The searcher begins with
    nothing; another player, once asked, with all it sees. Numbers have 64 bits: a search meets
    thousands of views, and of so many two would now and then share one of 32 bits.
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
            self.keys[seat] = hash((self.keys[seat], dumps(self.rules.view(s, seat), 2)))
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


def mixture(weights: list[float]) -> list[float]:
    """Return how likely actions are played: the more each was found worth playing, the likelier."""
    least = STRAY * max(weights)
    kept = [weight if weight >= least else 0.0 for weight in weights]
    total = sum(kept)
    return [weight / total for weight in kept]


def mixed(actions: list[int], weights: list[float], dice: Dice) -> int:
    """Return an action by lot, as likely as its part of the mixture."""
    return actions[drawn(mixture(weights), dice)]


def drawn(weights: list[float], dice: Dice) -> int:
    """Return a place by lot, each as likely as its weight says."""
    at = dice.fraction() * sum(weights)
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    return weights.index(max(weights))
