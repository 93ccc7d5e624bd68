"""The search as it was before, to measure what has changed since: `bench.former:Former` is level 5
as it then played, `bench.former:Quick` the same with a third of its simulations.

    fistful arena cash-n-guns --bots level-5,bench.former:Former --players 5 --games 200

It played every game of Cash 'n Guns and Blasting Billy ahead to its end, and mixed sealed answers
as often as they had been tried.
"""

from dataclasses import replace
from typing import Any, Final

from fistful.bots.levels import LEVELS
from fistful.bots.search import SearchBot
from fistful.games.game import Game

#: What differs from a game as it is, by its name.
THEN: Final[dict[str, dict[str, Any]]] = {
    "blasting-billy": {"prospects": None},
    "cash-n-guns": {"prospects": None},
}
#: One game as it was for each that is.
GAMES: Final[dict[str, Game]] = {}


def game_then(game: Game) -> Game:
    """Return a game as searches knew it."""
    if game.name not in GAMES:
        GAMES[game.name] = replace(game, **THEN.get(game.name, {}))
    return GAMES[game.name]


class Former(SearchBot):
    """Level 5 as it was."""

    keen = 1.0
    part = 1

    def __init__(self, game: Game) -> None:
        super().__init__(game_then(game), LEVELS[-1].simulations // self.part)


class Quick(Former):
    """The same in a third of the time."""

    part = 3
