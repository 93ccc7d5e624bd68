"""What is measured of our games: each measure works for a while and returns how often it got done.

Run as a program it is a worker: a JSON list `[table, measure, seconds]` on each line of its input,
a JSON answer on each line of its output. So the same measures run on the compiled code, in a
process of its own.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from clock import now
from fistful.engine.dice import QuickDice
from fistful.engine.driver import playout
from fistful.engine.rules import Rules
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games import games

#: Games measured with more than their default options.
MORE_OPTIONS: Final[dict[str, list[dict[str, str]]]] = {
    "cash-n-guns": [{"powers": "all", "cop": "on"}],
}
#: Positions of one random game that clones, views and guesses are taken from.
POSITIONS: Final = 16
#: Games a batch steps together.
TOGETHER: Final = 1024
#: Games the interpreted and the compiled code must play alike.
ALIKE: Final = 30


@dataclass
class Table:
    """A game at its standard number of players, with a set of options."""

    name: str
    rules: Rules[Any]
    players: int
    options: dict[str, str]


def tables() -> list[Table]:
    """Return every game found, at every set of options that is measured."""
    found: list[Table] = []
    for game in games().values():
        players = (game.rules.fewest + game.rules.most + 1) // 2
        for options in [{}, *MORE_OPTIONS.get(game.name, [])]:
            name = " ".join([game.name, *[f"{key}={value}" for key, value in options.items()]])
            found.append(Table(name, game.rules, players, options))
    return found


def positions(table: Table, seed: int) -> list[tuple[Any, int]]:
    """Return positions spread over a random game, each with a seat that is asked there."""
    rules, dice = table.rules, QuickDice(seed)
    s = rules.start(table.players, table.options)
    asked: list[tuple[Any, int]] = []
    while s.phase != OVER:
        if not s.waiting:
            rules.play(s, NATURE, rules.draw(s, dice), None)
            continue
        seat = dice.pick(list(SEATS_IN[s.waiting]))
        asked.append((s.clone(), seat))
        rules.play(s, seat, dice.pick(rules.legal(s, seat)), None)
    return [asked[i * len(asked) // POSITIONS] for i in range(min(POSITIONS, len(asked)))]


def measure_playouts(table: Table, seconds: float) -> dict[str, float]:
    """Play whole games at random, nature's draws included: decisions and games a second."""
    rules, dice = table.rules, QuickDice(1)
    actions = played = 0
    start = now()
    while (spent := now() - start) < seconds:
        for _ in range(10):
            actions += playout(rules, rules.start(table.players, table.options), dice)
        played += 10
    return {"decisions": actions / spent, "games": played / spent}


def measure_clones(table: Table, seconds: float) -> dict[str, float]:
    """Copy positions."""
    states = [s for s, _ in positions(table, 1)]
    done = 0
    start = now()
    while (spent := now() - start) < seconds:
        for _ in range(20):
            for s in states:
                s.clone()
        done += 20 * len(states)
    return {"clones": done / spent}


def measure_views(table: Table, seconds: float) -> dict[str, float]:
    """Build the view of a seat that is asked."""
    rules, asked = table.rules, positions(table, 1)
    done = 0
    start = now()
    while (spent := now() - start) < seconds:
        for s, seat in asked:
            rules.view(s, seat)
        done += len(asked)
    return {"views": done / spent}


def measure_guesses(table: Table, seconds: float) -> dict[str, float]:
    """Guess a world from the view of a seat that is asked."""
    rules, dice = table.rules, QuickDice(1)
    views = [rules.view(s, seat) for s, seat in positions(table, 1)]
    done = 0
    start = now()
    while (spent := now() - start) < seconds:
        for view in views:
            rules.guess(view, dice)
        done += len(views)
    return {"guesses": done / spent}


def measure_batched(table: Table, seconds: float) -> dict[str, float]:
    """Step many games of the engine together, all questions and answers in arrays."""
    # Imported here: nothing else here needs NumPy.
    import numpy as np

    from fistful.adapters.batch import EngineBatch

    batch = EngineBatch(table.rules.game, table.players, table.options, TOGETHER, 1)
    dice = np.random.default_rng(1)
    before = batch.actions
    start = now()
    while (spent := now() - start) < seconds:
        batch.step_unchecked(batch.questions().random(dice))
    return {"decisions": (batch.actions - before) / spent}


def fingerprint(table: Table, seconds: float) -> dict[str, float]:
    """Return a number that stands for some random games: all views on the way and the ends."""
    digest = sha256()
    for seed in range(ALIKE):
        for s, seat in positions(table, seed):
            for viewer in (seat, SPECTATOR):
                digest.update(json.dumps(table.rules.view(s, viewer)).encode())
        s = table.rules.start(table.players, table.options)
        actions = playout(table.rules, s, QuickDice(seed))
        digest.update(json.dumps([actions, table.rules.view(s, 0)]).encode())
    # 48 bits: a float carries them exactly.
    return {"fingerprint": float(int.from_bytes(digest.digest()[:6], "big"))}


MEASURES: Final[dict[str, Callable[[Table, float], dict[str, float]]]] = {
    "playouts": measure_playouts,
    "clones": measure_clones,
    "views": measure_views,
    "guesses": measure_guesses,
}


def work() -> None:
    """Answer measures asked on standard input until it ends."""
    known = {table.name: table for table in tables()}
    measures = {**MEASURES, "batched": measure_batched, "fingerprint": fingerprint}
    for line in sys.stdin:
        name, measure, seconds = json.loads(line)
        print(json.dumps(measures[measure](known[name], seconds)), flush=True)


if __name__ == "__main__":
    work()
