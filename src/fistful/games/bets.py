"""Bets: what those who are out, and those who watch, may bet on. Each game says it of itself.

Everything here is about what all hear and see: a bet can learn nothing, and decides nothing.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from fistful.engine.events import Event

#: The pick of whoever bets that it will be none of them.
NOBODY: Final = -1


class Wager(NamedTuple):
    """Something to bet on: which seat (or word of another kind) an event will name.

    The catalogue has `bet-<name>`, the question in words.
    """

    name: str
    #: The events that tell it, each with where in what it tells the names begin and end (None: all
    #: that follow).
    told: Mapping[int, tuple[int, int | None]]
    #: Whether it may turn out to be nobody.
    may_be_nobody: bool = True
    #: Whether it is told at the end of the game, not of a round.
    lasts: bool = False
    #: What is picked: a kind of the game's words, or a seat that is still in.
    kind: str = "seat"
    words: int = 0

    def named(self, event: Event) -> list[int]:
        """Return whom or what an event names, if it is about this."""
        if event.code not in self.told:
            return []
        first, end = self.told[event.code]
        return list(event.things[first:end])

    def picks(self, living: list[int]) -> list[int]:
        """Return what may be bet on while these seats are in."""
        picks = list(living) if self.kind == "seat" else list(range(self.words))
        return [*picks, NOBODY] if self.may_be_nobody else picks

    def pays(self, pick: int, living: list[int]) -> int:
        """Return the points for being right: the more there was to choose from, the more."""
        return 1 if pick == NOBODY else len(self.picks(living))


class Book(NamedTuple):
    """What a game is bet on, and when: events that all hear open a round of bets and close it."""

    opens: tuple[int, ...]
    closes: tuple[int, ...]
    wagers: tuple[Wager, ...]
    #: The seats that are still in, from what those see who watch.
    living: Callable[[Mapping[str, Any]], list[int]]

    def find(self, name: str) -> Wager | None:
        """Return a wager by its name."""
        found = [wager for wager in self.wagers if wager.name == name]
        return found[0] if found else None


def alive(view: Mapping[str, Any]) -> list[int]:
    """Return who lives, where the game says so in its view."""
    return list(view["alive"])
