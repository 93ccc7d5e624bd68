"""Search with several cores: each searches for itself, and what they found is added up."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from fistful.bots.search import LUCK, SearchBot
from fistful.bots.tree import Node
from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.games import find_game
from fistful.games.game import Game
from fistful.processes import end_with_parent


class Part(NamedTuple):
    """What one search found about its decision."""

    actions: list[int]
    visits: list[int]
    totals: list[float]
    weights: list[float]


class Team:
    """Processes that search, started when they are first needed and kept."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.size = 0

    def of(self, size: int) -> ProcessPoolExecutor:
        """Return a pool of at least so many processes."""
        if self.pool is None or self.size < size:
            if self.pool is not None:
                self.pool.shutdown(wait=False)
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(size, context, initializer=end_with_parent)
            self.size = size
        return self.pool


TEAM: Final = Team()


class TeamBot:
    """Searches with several processes: the same for the same dice and number of processes."""

    def __init__(self, game: Game, simulations: int, seconds: float | None, processes: int) -> None:
        self.game = game
        self.alone = SearchBot(game, simulations, seconds)
        self.processes = processes

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        if len(legal) == 1:
            return legal[0]
        alone = self.alone
        share = -(-alone.simulations // self.processes)
        seeds = [dice.below(LUCK) for _ in range(self.processes)]
        futures = [
            TEAM.of(self.processes).submit(
                explore, self.game.name, view, legal, seed, share, alone.seconds
            )
            for seed in seeds
        ]
        found = added([future.result() for future in futures])
        return alone.decide(found, view["phase"], dice)


def explore(
    game: str, view: View, legal: list[int], seed: int, simulations: int, seconds: float | None
) -> Part:
    """Search, in a process of its own."""
    found = find_game(game)
    bot = SearchBot(found, simulations, seconds)
    search = bot.search(view, legal, seed)
    bot.explore(search)
    root = search.root
    return Part(root.actions, root.visits, root.totals, root.weights())


def added(parts: list[Part]) -> Node:
    """Return what all found together."""
    whole = Sum()
    for part in parts:
        for place, action in enumerate(part.actions):
            here = whole.place_of(action)
            whole.visits[here] += part.visits[place]
            whole.totals[here] += part.totals[place]
            whole.worth[action] = whole.worth.get(action, 0.0) + part.weights[place]
    return whole


class Sum(Node):
    """The sum of what several searches found about one decision."""

    __slots__ = ("worth",)

    def __init__(self) -> None:
        super().__init__()
        self.worth: dict[int, float] = {}

    def weights(self) -> list[float]:
        return [self.worth.get(action, 0.0) for action in self.actions]
