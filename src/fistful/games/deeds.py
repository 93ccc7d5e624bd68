"""Deeds: what of a game is counted on the board of an evening. Each game says it of itself."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fistful.engine.events import Event

#: Somebody died of it, or was put out of the game.
KILL: Final = "kill"
#: Somebody was hit: that breaks a word given.
HARM: Final = "harm"
#: Somebody of one's own side was harmed.
BETRAYAL: Final = "betrayal"
#: One saved one's own skin.
COWARDICE: Final = "cowardice"


class Deed(NamedTuple):
    """What a seat did to another, or for itself; `at` is the number of the event that told it."""

    at: int
    kind: str
    by: int
    to: int


class Term(NamedTuple):
    """What seats can give each other their word on, so that everybody sees who keeps it."""

    #: Whether `by` kept its word to `to`, by what all heard since; None while that is open.
    judge: Callable[[int, int, list[Event]], bool | None]
    #: Whether an action breaks a word given to a seat (True), keeps it (False), or neither.
    breaks: Callable[[int, int], bool | None]


class Ledger(NamedTuple):
    """What a game counts."""

    #: All deeds of a finished game, from its last position and all that happened in it.
    deeds: Callable[[Any, list[Event]], list[Deed]]
    #: Whether its score is money, in thousands.
    is_money: bool = False
    #: What a promise and an accepted deal are about, and what a pact is.
    deal: Term | None = None
    pact: Term | None = None
