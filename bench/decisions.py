"""What is a search worth, decision by decision? Points of the chance to win, over rules of thumb.

    python bench/decisions.py GAME [--games 200] [--bots search:300,knowing:300,seeing:300]

Games are played by rules of thumb; one decision in so many is answered by each bot as well. An
answer is worth what it brings in the true world, rules of thumb from there on: so many games are
played after each. Besides `search:N` there are two that sit at no table, to see what holds it back:
`knowing:N` expects the very players it meets and nobody else and plays every game to its end,
`seeing:N` cheats and looks at the true world.
"""

import argparse
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from fistful.bots.rollout import play_on
from fistful.bots.rules import instinct_of
from fistful.bots.search import LUCK, Search, SearchBot
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.rules import View
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.lab.executor import executor
from fistful.lab.play import stream
from fistful.review.rollouts import Rollouts
from ladder import PLAYERS

#: One decision in so many is looked at.
EVERY: Final = 16
#: So many answers are drawn from a bot that answers by lot.
LOTS: Final = 6


class Knowing(Search):
    """A search that expects the usual player at every seat, and plays games ahead to their end."""

    def __init__(self, game: Game, view: View, legal: list[int], dice: Dice) -> None:
        super().__init__(game, view, legal, dice)
        self.payoff.prospects = None

    def players(self, seats: int) -> list[Instinct]:
        return [self.pool[0]] * seats


class Seeing(Search):
    """A search in the true world."""

    def __init__(self, s: Any, game: Game, view: Any, legal: list[int], dice: Dice) -> None:
        self.truth = s
        super().__init__(game, view, legal, dice, guesses=1)

    def world(self, number: int) -> tuple[Any, list[Instinct]]:
        while number >= len(self.worlds):
            self.worlds.append((self.truth, self.players(self.truth.seats)))
        return self.worlds[number]


class Asked:
    """A player by rules of thumb; now and then the bots say what they would do."""

    def __init__(self, game: Game, bots: list[str], rollouts: int) -> None:
        self.game = game
        self.usual = instinct_of(game, {})
        self.won = Rollouts(game, seed=0).won
        self.bots = bots
        self.rollouts = rollouts
        #: For each decision looked at: the side it is taken for, and what each bot gains.
        self.gains: list[tuple[str, list[float]]] = []

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        if dice.below(EVERY) == 0:
            known: dict[int, float] = {}
            lots = [QuickDice(dice.below(LUCK)) for _ in range(LOTS)]
            usual = [self.usual.choose(s, seat, legal, lot) for lot in lots]
            by_bot = [self.answers(name, s, seat, legal, dice, lots) for name in self.bots]
            for action in {*usual, *[action for actions in by_bot for action in actions]}:
                known[action] = self.brings(s, seat, action)
            least = sum([known[action] for action in usual])
            gains = [(sum([known[action] for action in one]) - least) / LOTS for one in by_bot]
            self.gains.append((side_of(self.game, s, seat), gains))
        return self.usual.choose(s, seat, legal, dice)

    def answers(
        self, name: str, s: Any, seat: int, legal: list[int], dice: Dice, lots: list[QuickDice]
    ) -> list[int]:
        """Return what a bot would do, drawn several times from one search."""
        kind, simulations = name.split(":")
        game = self.game
        view = game.rules.view(s, seat)
        luck = QuickDice(dice.below(LUCK))
        if kind == "seeing":
            search: Search = Seeing(s, game, view, legal, luck)
        else:
            search = (Knowing if kind == "knowing" else Search)(game, view, legal, luck)
        bot = SearchBot(game, int(simulations))
        bot.explore(search)
        return [bot.decide(search.root, view["phase"], lot) for lot in lots]

    def brings(self, s: Any, seat: int, action: int) -> float:
        """Return how often an answer wins in the true world; the luck is the same for each."""
        total = 0.0
        for number in range(self.rollouts):
            end = s.clone()
            self.game.rules.play(end, seat, action, None)
            play_on(self.game.rules, end, [self.usual] * s.seats, QuickDice(number))
            total += self.won(end)[seat]
        return total / self.rollouts


def side_of(game: Game, s: Any, seat: int) -> str:
    """Return the side a seat is on, or what stands for everybody."""
    insight = game.insight
    return insight.sides[insight.side(s, seat)] if insight and insight.side else "all"


@dataclass(frozen=True)
class Played:
    """A game to be played, and whom to ask on the way."""

    game: str
    players: int
    bots: list[str]
    rollouts: int
    number: int


def play(played: Played) -> list[tuple[str, list[float]]]:
    """Play a game; return what each bot gains at the decisions looked at."""
    game = find_game(played.game)
    asked = Asked(game, played.bots, played.rollouts)
    s = game.rules.start(played.players, {})
    play_on(game.rules, s, [asked] * played.players, stream("decisions", played.number))
    return asked.gains


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(PLAYERS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=200)
    parser.add_argument("--bots", default="search:300,knowing:300,seeing:300")
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    bots = given.bots.split(",")
    players = PLAYERS[given.game]
    games = [
        Played(given.game, players, bots, given.rollouts, number) for number in range(given.games)
    ]
    work = executor(given.jobs)
    try:
        gains = [one for found in work.map(play, games) for one in found]
    finally:
        work.close()
    print(f"{given.game}: {given.games} games, points gained a decision")
    for side in sorted({side for side, _ in gains}):
        own = [found for whose, found in gains if whose == side]
        print(f"{side}, {len(own)} decisions")
        for place, name in enumerate(bots):
            points = [100 * found[place] for found in own]
            mean = sum(points) / len(points)
            spread = sqrt(sum([(one - mean) ** 2 for one in points]) / len(points))
            print(f"  {name}: {mean:+.2f} (standard error {spread / sqrt(len(points)):.2f})")


if __name__ == "__main__":
    main()
