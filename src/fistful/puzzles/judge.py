"""What the answers of a moment are worth to whoever is asked, on what that seat can know.

All are tried in the same guessed worlds, against the same players and with the same luck. So what
differs is the answer.
"""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from fistful.bots.belief import Belief
from fistful.bots.pool import pool_of
from fistful.bots.rollout import play_on
from fistful.bots.search import LUCK, SearchBot, unseal
from fistful.engine.outcome import ALIVE
from fistful.games.game import Game
from fistful.lab.play import stream

#: How often everybody in the pool is asked what they would do.
ASKED: Final = 4


@dataclass
class Tried:
    """What came of one answer, game by game played ahead."""

    won: list[float] = field(default_factory=list)
    out: list[float] = field(default_factory=list)
    score: list[float] = field(default_factory=list)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def gap(more: list[float], less: list[float]) -> tuple[float, float]:
    """Return how much more the one has than the other, and the standard error of that."""
    gaps = [a - b for a, b in zip(more, less, strict=True)]
    middle = mean(gaps)
    spread = sum([(one - middle) ** 2 for one in gaps])
    return middle, sqrt(spread / max(len(gaps) - 1, 1) / len(gaps))


def votes(game: Game, s: Any, seat: int, seed: int) -> Counter[int]:
    """Return how often those in the pool would give each answer."""
    legal, dice = sorted(game.rules.legal(s, seat)), stream(seed, "asked")
    return Counter(
        [one.choose(s, seat, legal, dice) for one in pool_of(game) for _ in range(ASKED)]
    )


def try_all(game: Game, s: Any, seat: int, moves: list[int], seed: int, count: int) -> list[Tried]:
    """Play every answer ahead so many times; return what came of each."""
    rules, pool = game.rules, pool_of(game)
    belief = Belief(game, rules.view(s, seat), stream(seed, "belief"), 2 * count)
    found = [Tried() for _ in moves]
    for number in range(count):
        world = belief.world(stream(seed, "world", number))
        unseal(rules, world)
        for move, tried in zip(moves, found, strict=True):
            ahead, dice = world.clone(), stream(seed, number)
            players = [pool[dice.below(len(pool))] for _ in range(s.seats)]
            rules.play(ahead, seat, move, None)
            play_on(rules, ahead, players, dice)
            outcome = rules.outcome(ahead)
            tried.won.append(outcome.shares()[seat])
            tried.out.append(float(outcome.fates[seat] != ALIVE))
            tried.score.append(float(outcome.scores[seat] or 0))
    return found


def mixture(game: Game, s: Any, seat: int, simulations: int, seed: int) -> dict[int, float]:
    """Return how a strong player mixes its answers."""
    rules = game.rules
    bot = SearchBot(game, simulations)
    search = bot.search(rules.view(s, seat), rules.legal(s, seat), seed % LUCK)
    bot.explore(search)
    weights = search.root.weights()
    return dict(zip(search.root.actions, [one / sum(weights) for one in weights], strict=True))
