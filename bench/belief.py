"""How much do beliefs know? How likely the true world is taken to be among guessed ones.

    python bench/belief.py GAME [--games 200] [--guesses 4]

Games are played by players drawn from the pool. At one decision in so many the true world and some
that look the same to whoever decides are weighed by the game's `likelihood`. The geometric mean of
what the truth gets, beside what it would get if all were alike.
"""

import argparse
from math import exp, log
from typing import Any, Final

from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.engine.dice import Dice
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.lab.play import stream
from ladder import PLAYERS

#: One decision in so many is looked at.
EVERY: Final = 5


class Weighed:
    """A player at whose decisions worlds are weighed now and then."""

    def __init__(self, game: Game, player: Instinct, guesses: int, found: list[float]) -> None:
        assert game.likelihood is not None
        self.rules = game.rules
        self.fits = game.likelihood.fits
        self.player = player
        self.guesses = guesses
        #: The logarithms of what the truth got.
        self.found = found

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        if dice.below(EVERY) == 0:
            view = self.rules.view(s, seat)
            worlds = [s, *[self.rules.guess(view, dice) for _ in range(self.guesses)]]
            fits = [sum(self.fits(world, seat)) for world in worlds]
            best = max(fits)
            self.found.append(fits[0] - best - log(sum([exp(fit - best) for fit in fits])))
        return self.player.choose(s, seat, legal, dice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(PLAYERS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--guesses", type=int, default=4)
    given = parser.parse_args()
    game = find_game(given.game)
    players = PLAYERS[given.game]
    pool = pool_of(game)
    found: list[float] = []
    for number in range(given.games):
        dice = stream("belief", number)
        s = game.rules.start(players, {})
        table: list[Instinct] = [
            Weighed(game, pool[dice.below(len(pool))], given.guesses, found) for _ in range(players)
        ]
        play_on(game.rules, s, table, dice)
    print(
        f"{given.game}: {len(found)} decisions, {given.guesses} guesses: "
        f"the truth gets {100 * exp(sum(found) / len(found)):.0f} % "
        f"({100 / (given.guesses + 1):.0f} % if all were alike)"
    )


if __name__ == "__main__":
    main()
