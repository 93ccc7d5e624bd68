"""What is a search worth, decision by decision? Points of the chance to win, over rules of thumb.

    python bench/decisions.py GAME [--games 200] [--bots search:300,knowing:300,seeing:300]
    python bench/decisions.py GAME --believed --bots search:300,search:300/keen=3 --keep FILE

Games are played by rules of thumb; one decision in so many is answered by each bot as well. An
answer is worth what it brings in the true world, rules of thumb from there on: so many games are
played after each. With `--believed` it is worth what it brings in the worlds its seat may believe
in, among players of the pool: that says less about what is to be known and much more, with as many
games, about which of two searches finds the better answers. Games kept in a file are not played
again.

Besides `search:N` there are two that sit at no table, to see what holds it back: `knowing:N`
expects the very players it meets and nobody else and plays every game to its end, `seeing:N` cheats
and looks at the true world. A search may differ from the one in use (`trial.py`).
"""

import argparse
import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

from fistful.bots.belief import Belief
from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.bots.rules import instinct_of
from fistful.bots.search import LUCK, Search, phase_named, unseal
from fistful.bots.tree import Node
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.rules import View
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.lab.executor import executor
from fistful.lab.play import stream
from ladder import PLAYERS
from trial import Trial

#: One decision in so many is looked at.
EVERY: Final = 16
#: So many answers are drawn from rules of thumb, which answer by lot.
LOTS: Final = 12
#: So many worlds are guessed where answers are tried in believed ones.
GUESSES: Final = 400

#: Answers, and how likely each is given.
Answers = dict[int, float]
#: The side a decision is taken for, and what each bot gains.
Gain = tuple[str, list[float]]


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


class Worth:
    """What answers bring to a seat; the luck is the same for each."""

    def __init__(self, game: Game, s: Any, seat: int, rollouts: int, believed: bool) -> None:
        self.rules = game.rules
        self.seat = seat
        self.rollouts = rollouts
        self.known: dict[int, float] = {}
        usual = [instinct_of(game, {})] * s.seats
        #: Where it is tried, and who plays there.
        self.worlds: list[tuple[Any, list[Instinct]]] = [(s, usual)]
        if believed:
            dice, pool = stream("believed", rollouts), pool_of(game)
            belief = Belief(game, game.rules.view(s, seat), dice, GUESSES)
            self.worlds = []
            for _ in range(rollouts):
                world = belief.world(dice)
                unseal(game.rules, world)
                players = [pool[dice.below(len(pool))] for _ in range(s.seats)]
                self.worlds.append((world, players))

    def __call__(self, answers: Answers) -> float:
        return sum([chance * self.brings(action) for action, chance in answers.items()])

    def brings(self, action: int) -> float:
        """Return how often an answer wins."""
        if action not in self.known:
            total = 0.0
            for number in range(self.rollouts):
                world, players = self.worlds[number % len(self.worlds)]
                end = world.clone()
                self.rules.play(end, self.seat, action, None)
                play_on(self.rules, end, players, QuickDice(number))
                total += self.rules.outcome(end).shares()[self.seat]
            self.known[action] = total / self.rollouts
        return self.known[action]


class Asked:
    """A player by rules of thumb; now and then the bots say what they would do."""

    def __init__(self, game: Game, bots: list[str], rollouts: int, believed: bool) -> None:
        self.game = game
        self.usual = instinct_of(game, {})
        self.bots = bots
        self.rollouts = rollouts
        self.believed = believed
        self.gains: list[Gain] = []

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        if dice.below(EVERY) == 0:
            luck = dice.below(LUCK)
            usual: Answers = {}
            for lot in range(LOTS):
                action = self.usual.choose(s, seat, legal, QuickDice(luck + lot))
                usual[action] = usual.get(action, 0.0) + 1 / LOTS
            by_bot = [self.answers(name, s, seat, legal, luck) for name in self.bots]
            gains = [0.0] * len(by_bot)
            if any([answers != usual for answers in by_bot]):
                worth = Worth(self.game, s, seat, self.rollouts, self.believed)
                gains = [worth(answers) - worth(usual) for answers in by_bot]
            self.gains.append((side_of(self.game, s, seat), gains))
        return self.usual.choose(s, seat, legal, dice)

    def answers(self, name: str, s: Any, seat: int, legal: list[int], seed: int) -> Answers:
        """Return what a bot would do, and how likely."""
        kind, _, rest = name.partition(":")
        bot = Trial(self.game, rest)
        view = self.game.rules.view(s, seat)
        luck = QuickDice(seed)
        if kind == "seeing":
            search: Search = Seeing(s, bot.game, view, legal, luck)
        else:
            search = (Knowing if kind == "knowing" else Search)(bot.game, view, legal, luck)
        bot.explore(search)
        return answers_of(bot, search.root, view["phase"])


def answers_of(bot: Trial, found: Node, phase: str) -> Answers:
    """Return how likely a searcher does what, after a search (`SearchBot.decide`)."""
    here = phase_named(bot.game.rules, phase)
    if not here.is_sealed and not here.is_race:
        return {found.favourite(): 1.0}
    chances = zip(found.actions, bot.mixture(found), strict=True)
    return {action: chance for action, chance in chances if chance}


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
    believed: bool
    number: int


def play(played: Played) -> list[Gain]:
    """Play a game; return what each bot gains at the decisions looked at."""
    game = find_game(played.game)
    asked = Asked(game, played.bots, played.rollouts, played.believed)
    s = game.rules.start(played.players, {})
    play_on(game.rules, s, [asked] * played.players, stream("decisions", played.number))
    return asked.gains


def report(gains: list[Gain], bots: list[str]) -> None:
    """Print what each bot gains, and how much more than the first."""
    for side in sorted({side for side, _ in gains}):
        own = [found for whose, found in gains if whose == side]
        print(f"{side}, {len(own)} decisions")
        for place, name in enumerate(bots):
            gained, error = mean([100 * found[place] for found in own])
            more, doubt = mean([100 * (found[place] - found[0]) for found in own])
            beside = f"; {more:+.2f} ± {doubt:.2f} beside {bots[0]}" if place else ""
            print(f"  {name}: {gained:+.2f} ± {error:.2f}{beside}")


def mean(points: list[float]) -> tuple[float, float]:
    """Return the mean of some numbers and its standard error."""
    found = sum(points) / len(points)
    return found, sqrt(sum([(one - found) ** 2 for one in points])) / len(points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(PLAYERS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rollouts", type=int, default=200)
    parser.add_argument("--bots", default="search:300,knowing:300,seeing:300")
    parser.add_argument("--believed", action="store_true", help="in worlds a seat may believe in")
    parser.add_argument("--keep", type=Path, help="a file for this game and these bots")
    parser.add_argument("--jobs", type=int)
    given = parser.parse_args()
    bots = given.bots.split(",")
    gains: list[Gain] = []
    done = 0
    if given.keep and given.keep.exists():
        for line in given.keep.read_text().splitlines():
            done += 1
            gains += [(side, found) for side, found in json.loads(line)]
    games = [
        Played(given.game, PLAYERS[given.game], bots, given.rollouts, given.believed, number)
        for number in range(done, given.games)
    ]
    work = executor(given.jobs)
    try:
        for found in work.map(play, games):
            gains += found
            if given.keep:
                with given.keep.open("a") as kept:
                    kept.write(json.dumps(found) + "\n")
    finally:
        work.close()
    print(f"{given.game}: {max(done, given.games)} games, points gained a decision")
    report(gains, bots)


if __name__ == "__main__":
    main()
