"""What each game hides from whom, written down a second time, independently of its views.

One module a game, named like its folder, with:

- `TABLES`: the player counts and options the conformance suite plays, each at least once;
- `scramble(s, seat, dice)`: randomise in place all that is hidden from a seat, keep what it knows;
- `conserved(s)`: what must stay equal from the first action to the last (cards, money, bullets);
- `hidden(s, seat)`: the variables hidden from a seat, by name, each with a hashable value.

The seat may be SPECTATOR. Sealed answers in `said` need no care here: the suite scrambles them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from fistful.engine.dice import Dice


@dataclass(frozen=True, eq=False)
class Secrets:
    """A game's table of secrets."""

    tables: list[tuple[int, dict[str, str]]]
    scramble: Callable[[Any, int, Dice], None]
    conserved: Callable[[Any], object]
    hidden: Callable[[Any, int], dict[str, object]]


def find_secrets(game: str) -> Secrets | None:
    """Return the table of secrets of a game, or None while nobody has written it."""
    name = game.replace("-", "_")
    if name not in [module.name for module in iter_modules(__path__)]:
        return None
    module = import_module(f"{__name__}.{name}")
    return Secrets(module.TABLES, module.scramble, module.conserved, module.hidden)
