"""The bot everything is measured against: it plays anything legal."""

from fistful.engine.dice import Dice
from fistful.engine.rules import View


class RandomBot:
    """Chooses among the legal actions, each as likely as the others; never looks at the view."""

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        return dice.pick(legal)
