"""Learns the prospects of a game: the tables of its `prospects.py`.

    python bench/prospects.py GAME [--games 15000]

Games are played by players drawn from the pool. What is looked at in positions that can be judged
is kept beside who won in the end; weights are learnt from four fifths of the games (a multinomial
logit, by Newton's method), and the Brier score is that of the last fifth.
"""

import argparse
from typing import Any, Final, NamedTuple

import numpy as np

from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.engine.dice import Dice
from fistful.engine.seats import SEATS_IN
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.get_billy_the_kid.mind import outlook as billy
from fistful.games.mind import Instinct
from fistful.games.stetsons_and_sixguns.mind import outlook as stetsons
from fistful.lab.play import stream

#: How strongly weights are held near nought, and how often they are bettered.
RIDGE: Final = 3.0
STEPS: Final = 15


class Row(NamedTuple):
    """A position: the table it is for, who may win, and what is looked at of each."""

    table: str
    who: list[int]
    seen: list[list[float]]


class Reader:
    """Reads positions of a game, and how they ended."""

    counts: tuple[int, ...]
    tables: dict[str, list[str]]

    def row(self, s: Any) -> Row:
        raise NotImplementedError

    def shares(self, game: Game, s: Any) -> list[float]:
        """Return by who may win: its share of the victory, in a game that is over."""
        raise NotImplementedError


class Billy(Reader):
    """Two sides: what is looked at speaks for the Lawmen, nothing for the Outlaws."""

    counts = (4, 5, 6, 7, 8)
    tables = {"UNREVEALED": list(billy.UNREVEALED), "REVEALED": list(billy.REVEALED)}

    def row(self, s: Any) -> Row:
        found = billy.features(s)
        left = billy.hours_left(s)
        both = [*found, *[value * left for value in found]]
        return Row("REVEALED" if s.revealed else "UNREVEALED", [0, 1], [both, [0.0] * len(both)])

    def shares(self, game: Game, s: Any) -> list[float]:
        by_law = bool(s.won & ~s.outlaws)
        return [float(by_law), float(not by_law)]


class Stetsons(Reader):
    """Everybody for itself: what is looked at speaks for a living seat."""

    counts = (2, 3, 4, 5, 6, 7, 8)
    tables = {"WEIGHTS": list(stetsons.WEIGHTS)}

    def row(self, s: Any) -> Row:
        share = 1 / stetsons.rounds_left(s)
        living = list(SEATS_IN[s.alive])
        found = [stetsons.features(s, seat) for seat in living]
        return Row("WEIGHTS", living, [[*one, *[v * share for v in one]] for one in found])

    def shares(self, game: Game, s: Any) -> list[float]:
        return game.rules.outcome(s).shares()


READERS: Final = {"get-billy-the-kid": Billy(), "stetsons-and-sixguns": Stetsons()}


class Noting:
    """A player who notes how things stand whenever a position can be judged."""

    def __init__(self, game: Game, player: Instinct, reader: Reader, rows: list[Row]) -> None:
        assert game.prospects is not None
        self.can_judge = game.prospects.can_judge
        self.player = player
        self.reader = reader
        self.rows = rows

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        if self.can_judge(s):
            self.rows.append(self.reader.row(s))
        return self.player.choose(s, seat, legal, dice)


class Table:
    """All positions for one table: what was looked at, and who won."""

    def __init__(self, rows: list[tuple[Row, list[float]]]) -> None:
        most = max([len(row.who) for row, _ in rows])
        self.seen = np.zeros((len(rows), most, len(rows[0][0].seen[0])))
        self.won = np.zeros((len(rows), most))
        self.is_there = np.zeros((len(rows), most), dtype=bool)
        for place, (row, shares) in enumerate(rows):
            count = len(row.who)
            self.seen[place, :count] = row.seen
            self.won[place, :count] = shares
            self.is_there[place, :count] = True

    def chances(self, seen: Any, weights: Any) -> Any:
        fit = np.where(self.is_there, seen @ weights, -np.inf)
        powers = np.exp(fit - fit.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    def learn(self) -> Any:
        """Return the weights that fit best."""
        spread = self.seen[self.is_there].std(0)
        spread[spread < 1e-6] = 1.0
        scaled = self.seen / spread
        weights = np.zeros(scaled.shape[2])
        for _ in range(STEPS):
            chances = self.chances(scaled, weights)
            slope = ((self.won - chances)[:, :, None] * scaled).sum((0, 1)) - RIDGE * weights
            mean = (chances[:, :, None] * scaled).sum(1)
            flat = scaled.reshape(-1, len(weights))
            bend = (flat.T * chances.reshape(-1)) @ flat - mean.T @ mean
            weights += np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
        return weights / spread

    def brier(self, weights: Any) -> float:
        """Return how far off the chances are, one who may win at a time."""
        off = (self.won - self.chances(self.seen, weights)) ** 2
        return float(off[self.is_there].mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(READERS))
    parser.add_argument("--games", type=int, default=15000)
    given = parser.parse_args()
    game = find_game(given.game)
    reader = READERS[given.game]
    pool = pool_of(game)
    learnt: dict[str, list[tuple[Row, list[float]]]] = {name: [] for name in reader.tables}
    held_out: dict[str, list[tuple[Row, list[float]]]] = {name: [] for name in reader.tables}
    for number in range(given.games):
        dice = stream("prospects", number)
        players = reader.counts[number % len(reader.counts)]
        rows: list[Row] = []
        s = game.rules.start(players, {})
        table: list[Instinct] = [
            Noting(game, pool[dice.below(len(pool))], reader, rows) for _ in range(players)
        ]
        play_on(game.rules, s, table, dice)
        shares = reader.shares(game, s)
        if any(shares):
            kept = learnt if number < given.games * 4 // 5 else held_out
            for row in rows:
                kept[row.table].append((row, [shares[one] for one in row.who]))
    for name, looked_at in reader.tables.items():
        weights = Table(learnt[name]).learn()
        test = Table(held_out[name])
        nothing = test.brier(np.zeros(len(weights)))
        print(f"{name}: Brier {test.brier(weights):.4f} (all alike {nothing:.4f})")
        for what, weight, more in zip(looked_at, weights, weights[len(looked_at) :], strict=False):
            print(f'    "{what}": ({weight:.3f}, {more:.3f}),')


if __name__ == "__main__":
    main()
