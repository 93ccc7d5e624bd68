"""The pool: the players a search expects to meet. Whoever expects one kind is lost to another."""

from typing import Final

from fistful.bots.rules import instinct_of
from fistful.engine.dice import Dice, QuickDice
from fistful.games.game import Game
from fistful.games.mind import Instinct

#: For each player known by name so many as usual are in the pool, and so many of no known kind.
USUAL: Final = 1
STRANGERS: Final = 1
#: How far a stranger's habits go from the usual ones towards the ends of their ranges.
STRANGENESS: Final = 0.5


#: The pools made so far, by their games' identity; the games are kept so that these stay theirs.
POOLS: Final[dict[int, tuple[Game, list[Instinct]]]] = {}


def pool_of(game: Game) -> list[Instinct]:
    """Return those a game's searches expect."""
    if id(game) not in POOLS:
        POOLS[id(game)] = game, make_pool(game)
    return POOLS[id(game)][1]


def make_pool(game: Game) -> list[Instinct]:
    """Return the usual player several times, those known by name, and strangers."""
    dice = QuickDice(0)
    known = [instinct_of(game, habits) for habits in game.personas.values()]
    count = max(1, len(known))
    usual = [instinct_of(game, {})] * (USUAL * count)
    strangers = [stranger(game, dice) for _ in range(STRANGERS * count)]
    return [*usual, *known, *strangers]


def stranger(game: Game, dice: Dice) -> Instinct:
    """Return somebody with habits off the usual ones, each by lot."""
    habits: dict[str, float] = {}
    for habit in game.habits:
        end = habit.least if dice.below(2) else habit.most
        habits[habit.name] = habit.value + STRANGENESS * dice.fraction() * (end - habit.value)
    return instinct_of(game, habits)
