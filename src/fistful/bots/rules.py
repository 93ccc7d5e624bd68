"""The rules-of-thumb player: a game's instinct, behind what a person in the seat would see."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.rules import View
from fistful.games.game import Game
from fistful.games.mind import Habits, Instinct

#: So many instincts are kept: more than any game has known players.
KEPT: Final = 128


def instinct_of(game: Game, habits: Habits) -> Instinct:
    """Return the instinct of a player with these habits, the rest being as usual.

    Instincts remember nothing of a game, and their tables take longer to make than a game takes to
    play: players of the same habits share one.
    """
    if game.instinct is None:
        raise ValueError(f"{game.name} has no instinct")
    usual = {habit.name: habit.value for habit in game.habits}
    return made_once(game.instinct, tuple({**usual, **habits}.items()))


@lru_cache(KEPT)
def made_once(
    make: Callable[[Habits], Instinct], habits: tuple[tuple[str, float], ...]
) -> Instinct:
    """Return the instinct with all these habits."""
    return make(dict(habits))


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
        action = self.instinct.choose(world, view["you"], legal, dice)
        # Whoever gave its word may have fewer answers left than the rules allow.
        return action if action in legal else dice.pick(sorted(legal))
