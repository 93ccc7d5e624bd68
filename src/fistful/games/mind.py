"""Instincts: a game's rules of thumb, fast enough to play thousands of games ahead."""

from collections.abc import Callable, Mapping
from math import exp
from typing import Any, Final, NamedTuple, Protocol

from fistful.engine.dice import Dice


class Habit(NamedTuple):
    """One number by which players of the same instinct differ: its usual value and its range."""

    name: str
    value: float
    least: float
    most: float


class Instinct(Protocol):
    """Decides for a seat by rules of thumb.

    It gets a whole position, and may look only at what its seat knows of it: in every world that
    looks the same from that seat it does the same with the same dice. That is why it can play the
    others in a search, and why it plays for a person's eyes through any guessed world.
    """

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        """Return one of the legal actions, whatever their order."""


#: Values of habits by name; those that are not named are as usual.
Habits = Mapping[str, float]


class Foresight(NamedTuple):
    """How a search looks ahead in a game."""

    #: How much more worth makes a seat e times as likely to win.
    spread: float = 1.0
    #: How far a finished game counts by what everybody was worth in the end, and not by who won:
    #: a narrow win and a narrow loss are much the same by luck.
    closeness: float = 0.0
    #: How much an action is tried for being little known, against what it has paid.
    curiosity: float = 1.0
    #: Whether sealed choices are learnt by regret rather than by confidence.
    by_regret: bool = False
    #: In how many of the games played ahead the searcher's own secrets are made up too.
    redrawn: float = 0.1


class Likelihood(NamedTuple):
    """How likely guessed worlds are, by what players usually do.

    A world may have parts that do not depend on each other (a gun, a type of cards): those of
    several guesses can be put together to one likely world.
    """

    #: For a world and the seat that guesses: how well each part fits, as a logarithm.
    fits: Callable[[Any, int], list[float]]
    #: Lets a world take over a part of another one that looks the same: `take(s, other, part)`.
    #: Without it a world is one part.
    take: Callable[[Any, Any, int], None] | None = None


class Prospects(NamedTuple):
    """How likely everybody is to win from a position on, for one who knows everything.

    A game played ahead that can be judged need not be played to its end: chances tell answers apart
    sooner than victories do.
    """

    #: Tells whether a position in which somebody is asked can be judged.
    can_judge: Callable[[Any], bool]
    #: Each seat's chance to win there, in a game of sides its side's.
    chances: Callable[[Any], list[float]]
    #: So many positions that could be judged are played on from.
    later: int


#: What is worth so many whims less than the best is never done.
SELDOM: Final = 6.0


def softmax(worths: list[float], whim: float, dice: Dice) -> int:
    """Draw a place by lot: one that is worth `whim` less than another is e times less likely."""
    best = max(worths)
    least = best - SELDOM * whim
    weights = [exp((worth - best) / whim) if worth > least else 0.0 for worth in worths]
    at = dice.fraction() * sum(weights)
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0.0:
            return place
    return worths.index(best)
