"""Learns the prospects of Get Billy the Kid!: the tables of its `prospects.py`.

    python bench/prospects.py [--games 15000]

Games of four to eight are played by players drawn from the pool. What is looked at when a turn
begins is kept beside who won in the end; weights are learnt from four fifths of the games (logistic
regression by Newton's method), and the Brier score is that of the last fifth.
"""

import argparse
from typing import Any, Final

import numpy as np

from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.engine.dice import Dice
from fistful.engine.instinct import Instinct
from fistful.games import find_game
from fistful.games.get_billy_the_kid.prospects import (
    HIDDEN,
    REVEALED,
    features,
    hours_left,
    is_calm,
)
from fistful.lab.play import stream

COUNTS: Final = (4, 5, 6, 7, 8)
#: How strongly weights are held near nought, and how often they are bettered.
RIDGE: Final = 3.0
STEPS: Final = 25

#: By whether all is revealed: what was looked at, in each position of a game.
Rows = dict[bool, list[list[float]]]


class Noting:
    """A player who notes how things stand whenever a turn's card is about to be played."""

    def __init__(self, player: Instinct, rows: Rows) -> None:
        self.player = player
        self.rows = rows

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        if is_calm(s):
            found = features(s)
            left = hours_left(s)
            self.rows[s.revealed].append([*found, *[value * left for value in found]])
        return self.player.choose(s, seat, legal, dice)


def learn(rows: Any, won: Any) -> Any:
    """Return the weights that fit best."""
    spread = rows.std(0)
    spread[spread < 1e-6] = 1.0
    scaled = rows / spread
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (won - chance) - RIDGE * weights
        bend = (scaled.T * (chance * (1 - chance))) @ scaled + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights / spread


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=15000)
    games = parser.parse_args().games
    game = find_game("get-billy-the-kid")
    pool = pool_of(game)
    seen: Rows = {False: [], True: []}
    won: dict[bool, list[bool]] = {False: [], True: []}
    learnt_from = {False: 0, True: 0}
    for number in range(games):
        if number == games * 4 // 5:
            learnt_from = {key: len(rows) for key, rows in seen.items()}
        dice = stream("prospects", number)
        players = COUNTS[number % len(COUNTS)]
        rows: Rows = {False: [], True: []}
        s = game.rules.start(players, {})
        table: list[Instinct] = [Noting(pool[dice.below(len(pool))], rows) for _ in range(players)]
        play_on(game.rules, s, table, dice)
        by_law = bool(s.won & ~s.outlaws)
        for key in seen:
            seen[key] += rows[key]
            won[key] += [by_law] * len(rows[key])
    for key, table_name, names in ((False, "HIDDEN", HIDDEN), (True, "REVEALED", REVEALED)):
        all_rows, results = np.array(seen[key]), np.array(won[key], dtype=float)
        cut = learnt_from[key]
        weights = learn(all_rows[:cut], results[:cut])
        chances = 1 / (1 + np.exp(-all_rows[cut:] @ weights))
        brier = ((chances - results[cut:]) ** 2).mean()
        print(f"{table_name}: Brier {brier:.4f} (knowing nothing {results[cut:].var():.4f})")
        for name, weight, hourly in zip(names, weights, weights[len(names) :], strict=False):
            print(f'    "{name}": ({weight:.3f}, {hourly:.3f}),')


if __name__ == "__main__":
    main()
