"""The rules-of-thumb player: a game's instinct, behind what a person in the seat would see."""

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.rules import View
from fistful.games.game import Game
from fistful.games.mind import Habits, Instinct


def instinct_of(game: Game, habits: Habits) -> Instinct:
    """Return the instinct of a player with these habits, the rest being as usual."""
    if game.instinct is None:
        raise ValueError(f"{game.name} has no instinct")
    usual = {habit.name: habit.value for habit in game.habits}
    return game.instinct({**usual, **habits})


class RulesBot:
    """Guesses a world that looks like its view and asks the instinct there.

    An instinct does the same in every world that looks the same from its seat, so any world will
    do; whoever has the true position may ask `instinct` there and hears the same answer.
    """

    def __init__(self, game: Game, habits: Habits) -> None:
        self.rules = game.rules
        self.instinct = instinct_of(game, habits)

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        world = self.rules.guess(view, QuickDice(0))
        action = self.instinct.choose(world, view["you"], sorted(legal), dice)
        # Whoever gave its word may have fewer answers left than the rules allow.
        return action if action in legal else dice.pick(sorted(legal))
