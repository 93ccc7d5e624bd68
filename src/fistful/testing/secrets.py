"""What a game hides from whom, written down a second time, independently of its views."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fistful.engine.dice import Dice


@dataclass(frozen=True, eq=False)
class Secrets:
    """A game's table of secrets. A seat may be SPECTATOR everywhere.

    Sealed answers in `said` need no care here: the suite scrambles them.
    """

    #: The player counts and options the suite plays: every count and every value at least once.
    tables: list[tuple[int, dict[str, str]]]
    #: Randomises in place all that is hidden from a seat, and keeps what it knows.
    scramble: Callable[[Any, int, Dice], None]
    #: What must stay equal from the first action to the last: cards, money, bullets.
    conserved: Callable[[Any], object]
    #: The variables hidden from a seat, by name, each with a hashable value.
    hidden: Callable[[Any, int], dict[str, object]]
