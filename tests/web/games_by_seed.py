"""Prints a digest of games by seed, and how long bots took for an answer: in any Python."""

from hashlib import sha256
from time import perf_counter
from typing import Any

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.engine.driver import drive
from fistful.engine.options import parse_options
from fistful.games import games

#: Games of each kind, and answers of each that are timed.
GAMES = 2


def play(name: str, seed: int, waits: list[float]) -> str:
    """Play a game among rules of thumb; return how it ended."""
    game = games()[name]
    rules, dice, bot = game.rules, QuickDice(seed), find_bot("rules", game)
    s = rules.start(rules.fewest, parse_options(rules.options, {}))

    def choose(s: Any, seat: int) -> int:
        began = perf_counter()
        action = bot.choose(rules.view(s, seat), rules.legal(s, seat), dice)
        waits.append(perf_counter() - began)
        return action

    drive(rules, s, choose, dice)
    return repr(rules.outcome(s).plain())


digest = sha256()
for one in sorted(games()):
    waits: list[float] = []
    for seed in range(GAMES):
        digest.update(play(one, seed, waits).encode())
    print(one, f"{1000 * sorted(waits)[len(waits) * 99 // 100]:.0f} ms")
print(digest.hexdigest())
