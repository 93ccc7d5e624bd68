"""The vectors of Cash 'n Guns, read off its views."""

from typing import Final

from fistful.engine.rules import View
from fistful.games.cash_n_guns.cards import RULEBOOK_POWERS
from fistful.games.cash_n_guns.view import FATES
from tests.adapters.dictionary.fields import (
    BySeat,
    Counts,
    Each,
    Field,
    Flag,
    Number,
    Numbers,
    OneOf,
    OneSeat,
    SomeSeats,
    clockwise,
)

#: What amounts are told as parts of.
RICH: Final = 100
BULLETS_OF_A_KIND: Final = 5
POWER_COUNT: Final = len(RULEBOOK_POWERS)
ROUNDS: Final = 8


class PowersSeen(Field):
    """The powers the viewer knows."""

    def read(self, view: View) -> list[float]:
        powers: list[int] = view["powers"]
        return [
            1.0 if powers[seat] == power else 0.0
            for seat in clockwise(view)
            for power in range(POWER_COUNT)
        ]


class Calls(Field):
    """The calls so far: how many, and how often the telephone went past each seat."""

    def read(self, view: View) -> list[float]:
        calls: list[list[int]] = view["calls"]
        return [
            len(calls) / 3,
            *[sum([1 for call in calls if seat in call]) / 3 for seat in clockwise(view)],
        ]


GUN: Final[tuple[Field, ...]] = (
    OneSeat("holder"),
    OneSeat("aim"),
    OneOf("card", range(3)),
    OneOf("fate", FATES),
    Flag("no_bbb"),
    Flag("fired"),
    Number("unused", 8),
    Number("discarded", 8),
    Number("discarded_no_bbb", 8),
    Numbers("shown", 3, BULLETS_OF_A_KIND),
)

FIELDS: Final[tuple[Field, ...]] = (
    Number("round", ROUNDS),
    Numbers("pile", 3, 15),
    Numbers("table", 3, 15),
    Number("box", RICH),
    BySeat("money", RICH),
    BySeat("wounds", 3),
    BySeat("shame", ROUNDS),
    BySeat("lights", ROUNDS),
    SomeSeats("alive"),
    SomeSeats("standing"),
    SomeSeats("hurt"),
    Each("guns", GUN),
    Numbers("deck-unused", 3, BULLETS_OF_A_KIND, "deck.unused"),
    Numbers("deck-discarded", 3, BULLETS_OF_A_KIND, "deck.discarded"),
    Numbers("second-unused", 3, BULLETS_OF_A_KIND, "second.unused"),
    Numbers("second-discarded", 3, BULLETS_OF_A_KIND, "second.discarded"),
    OneSeat("taker"),
    OneSeat("taken"),
    PowersSeen("powers"),
    SomeSeats("open"),
    Counts("unshown", POWER_COUNT),
    SomeSeats("hit_twice"),
    OneSeat("grenade"),
    OneSeat("kid"),
    OneSeat("cunning"),
    Flag("exploded"),
    SomeSeats("fallen"),
    Flag("armed"),
    OneSeat("cop"),
    Calls("calls"),
)
