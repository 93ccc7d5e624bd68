"""The same games in another process, with strings hashed another way.

`main` plays there: it prints the fingerprints of seeded games, one line a table.
"""

import json
import subprocess
import sys
from importlib import import_module
from os import environ, pathsep
from typing import Any

from fistful.engine.rules import Rules
from fistful.games import find_game, games
from fistful.testing.replay import fingerprint
from fistful.testing.secrets import Secrets
from fistful.testing.tables import Fault, Table, share, tables_of

PROGRAM = f"from {__name__} import main; main()"


def fingerprints_under(hash_seed: str, tables: list[Table], number: int) -> str:
    """Return the fingerprints of a game's tables under a PYTHONHASHSEED."""
    environment = {**environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, address(tables[0]), str(number)],
        input=json.dumps([(table.seats, table.options) for table in tables]),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Fault(f"{tables[0].rules.game}: it cannot be played elsewhere: {done.stderr}")
    return done.stdout


def address(table: Table) -> str:
    """Return what another process finds a game by: its name, or the class of rules alone."""
    if table.game is None:
        return f"{type(table.rules).__module__}:{type(table.rules).__qualname__}"
    if games().get(table.game.name) is not table.game:
        raise Fault(
            f"{table.game.name} is not installed: its package must name it under the entry point "
            "`fistful.games`"
        )
    return table.game.name


def tables_at(address: str, seatings: list[tuple[int, dict[str, str]]]) -> list[Table]:
    """Return tables of a game. Nobody is shown anything at them, so they have no secrets."""
    nothing = Secrets(seatings, lambda s, seat, dice: None, lambda s: None, lambda s, seat: {})
    module, _, name = address.partition(":")
    if not name:
        game = find_game(address)
        return list(tables_of(game.rules, nothing, game))
    rules: Rules[Any] = getattr(import_module(module), name)()
    return list(tables_of(rules, nothing, None))


def main() -> None:
    """Print the fingerprints of a game's tables, which come by the standard input."""
    address, number = sys.argv[1:]
    for table in tables_at(address, json.load(sys.stdin)):
        print(table, fingerprint(table, share(int(number), table)))
