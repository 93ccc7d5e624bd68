"""The rule-of-thumb player."""

from typing import Any, Final

from fistful.engine.dice import Dice
from fistful_noon.cards import FIRE, ROUNDS

#: From this card on it pays to be first.
QUICK: Final = 4


class NoonBot:
    """Aims at anybody; fires at once if it is quick, and always in the end."""

    def choose(self, view: Any, legal: list[int], dice: Dice) -> int:
        if FIRE not in legal:
            return dice.pick(legal)
        is_quick = view["cards"][view["you"]] >= QUICK
        is_last = view["round"] == ROUNDS - 1
        return FIRE if is_quick or is_last else dice.pick(legal)
