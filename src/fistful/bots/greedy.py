"""The greedy player: looks one step ahead, and takes what leaves it best off."""

from typing import Any, Final

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import drive
from fistful.engine.rules import View
from fistful.engine.state import NOTHING
from fistful.games.game import Game

#: In how many guessed worlds each action is tried.
WORLDS: Final = 8
#: So many actions are played at most before the seat counts what it has.
HORIZON: Final = 40


class GreedyBot:
    """Tries every action in a few guessed worlds, up to its own next decision.

    The others do anything legal meanwhile; what counts is how well it stands then by the game's
    `evaluate`. Every action meets the same worlds and the same luck.
    """

    def __init__(self, game: Game, worlds: int = WORLDS) -> None:
        if game.evaluate is None:
            raise ValueError(f"{game.name} does not say how well a seat stands")
        self.rules = game.rules
        self.evaluate = game.evaluate
        self.worlds = worlds

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        actions = sorted(legal)
        sums = self.try_all(view, actions, dice)
        best = max(sums)
        return dice.pick([actions[i] for i in range(len(actions)) if sums[i] == best])

    def try_all(self, view: View, legal: list[int], dice: Dice) -> list[float]:
        """Return for each action the sum of its worth over the worlds."""
        you: int = view["you"]
        sums = [0.0] * len(legal)
        for _ in range(self.worlds):
            world = self.rules.guess(view, dice)
            luck = dice.below(1 << 48)
            for place, action in enumerate(legal):
                s = world.clone()
                self.rules.play(s, you, action, None)
                self.go_on(s, you, QuickDice(luck))
                sums[place] += self.evaluate(s, you)
        return sums

    def go_on(self, s: Any, you: int, dice: Dice) -> None:
        """Let nature draw and the others do anything legal until the seat has a choice again."""
        rules = self.rules

        def choose(s: Any, seat: int) -> int:
            legal = rules.legal(s, seat)
            return NOTHING if seat == you and len(legal) > 1 else dice.pick(legal)

        drive(rules, s, choose, dice, most=HORIZON)
