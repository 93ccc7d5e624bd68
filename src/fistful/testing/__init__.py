"""The suite every game must stand, for those who write one.

It plays the game at every table its `Secrets` name and looks for leaks, dishonest guesses, clones
that share, orders that matter, refusals that change something, games that never end, missing words
and much more. A test module of a plug-in game is this, and `pytest` runs one test a demand:

    from fistful.testing import conformance
    from my_game import GAME
    from my_secrets import SECRETS

    test_my_game = conformance(GAME, SECRETS)

`check_game(GAME, SECRETS)` does the same without pytest and raises `Fault` at the first thing
wrong. `QUICK` takes seconds; `FULL` is what Fistful promises of its own games.

`leaks` (who learns what), `honesty` (guessed worlds), `replay`, `course` (clone, commute, refuse,
legal, conserve, end), `notation`, `texts` and `bots` hold the checks: each plays games with seeded
dice, raises `Fault` at the first thing wrong, and returns how much it has looked at.
"""

from fistful.testing.checks import Check, check_game, checks
from fistful.testing.secrets import Secrets
from fistful.testing.sizes import FULL, QUICK, Sizes
from fistful.testing.suite import conformance
from fistful.testing.tables import Fault, Table

__all__ = [
    "FULL",
    "QUICK",
    "Check",
    "Fault",
    "Secrets",
    "Sizes",
    "Table",
    "check_game",
    "checks",
    "conformance",
]
