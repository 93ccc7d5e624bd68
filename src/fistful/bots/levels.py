"""Five levels of difficulty, from easy to hard; `docs/bots.md` says which steps are measured.

The easy ones do not play at random: they decide in haste, by a rough look at what they would have
after this move, and the harder ones the oftener by their rules of thumb. The hardest one searches.
"""

from math import exp
from typing import Final, NamedTuple

from fistful.bots.greedy import GreedyBot
from fistful.bots.rules import RulesBot
from fistful.bots.tree import drawn
from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.games.game import Game

#: In how many guessed worlds somebody in haste looks at a move.
GLANCES: Final = 2


class Level(NamedTuple):
    """How good a player is."""

    #: How often it decides in haste.
    haste: float = 0.0
    #: How many games it plays ahead, if it searches.
    simulations: int = 0


#: How rough a look in haste is.
ROUGH: Final = 3.0

LEVELS: Final = (
    Level(haste=1.0),
    Level(haste=0.72),
    Level(haste=0.42),
    Level(haste=0.15),
    Level(simulations=300),
)


class HastyBot:
    """Plays by its rules of thumb, unless it is in haste."""

    def __init__(self, game: Game, level: Level) -> None:
        self.level = level
        self.usual = RulesBot(game, {})
        self.greedy = GreedyBot(game, GLANCES)

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        if dice.fraction() >= self.level.haste:
            return self.usual.choose(view, legal, dice)
        actions = sorted(legal)
        values = self.greedy.try_all(view, actions, dice)
        return actions[roughly_best(values, ROUGH, dice)]


def roughly_best(values: list[float], roughness: float, dice: Dice) -> int:
    """Return the place of a good value: the better, the likelier; the rougher, the less so."""
    best = max(values)
    spread = roughness * (best - sum(values) / len(values))
    if spread <= 0:
        return dice.pick([place for place, value in enumerate(values) if value == best])
    return drawn([exp((value - best) / spread) for value in values], dice)
