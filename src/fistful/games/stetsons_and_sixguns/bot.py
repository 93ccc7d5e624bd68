"""A rule-of-thumb player."""

from fistful.engine.dice import Dice
from fistful.engine.rules import View


class StetsonsBot:
    """Plays anything."""

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        return dice.pick(legal)
