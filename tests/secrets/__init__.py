"""What each game hides from whom: `fistful.testing.Secrets`, one module a game.

A module is named like the game's folder and holds `TABLES`, `scramble`, `conserved` and `hidden`.
"""

from importlib import import_module
from pkgutil import iter_modules

from fistful.testing import Fault, Secrets


def find_secrets(game: str) -> Secrets:
    """Return the table of secrets of a game. Raises Fault while nobody has written it."""
    name = game.replace("-", "_")
    if name not in [module.name for module in iter_modules(__path__)]:
        raise Fault(f"{game} has no table of secrets: tests/secrets/{name}.py")
    module = import_module(f"{__name__}.{name}")
    return Secrets(module.TABLES, module.scramble, module.conserved, module.hidden)
