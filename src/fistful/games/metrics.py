"""Insight: what a game lets those who study it ask, with nobody's eyes at the table.

The lab looks at whole positions, mostly of finished games. Nothing here is ever shown to a seat.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fistful.engine.events import Event
from fistful.engine.words import Kind


class Trait(NamedTuple):
    """Something true of one seat in one game, once it is over: what results are broken down by.

    `group` names a family of traits that can be compared with each other, `number` is a thing of
    that group's kind.
    """

    group: str
    number: int


class Bluff(NamedTuple):
    """What a seat let another believe: whether it was so, and whether the other acted on it."""

    seat: int
    to: int
    is_true: bool
    is_believed: bool


class Insight(NamedTuple):
    """What a game tells those who study it."""

    #: The groups of traits and the kind of things each is about: the catalogue has
    #: `trait-<group>`.
    groups: Mapping[str, Kind]
    #: The traits of every seat, from the final position and what happened: the events that `heard`
    #: names are enough.
    traits: Callable[[Any, list[Event]], list[list[Trait]]]
    #: The set of seats that would win if the game ended now; empty while nobody leads.
    leaders: Callable[[Any], int]
    #: The sides of a game that is played by sides, and which of them a seat is on once dealt.
    sides: tuple[str, ...] = ()
    side: Callable[[Any, int], int] | None = None
    #: All that was claimed in a finished game, in words or by a gun, true or not.
    bluffs: Callable[[Any, list[Event]], list[Bluff]] | None = None
    #: The codes of the events that traits are made from; None for all there are.
    heard: frozenset[int] | None = None
