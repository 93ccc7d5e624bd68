"""Cash 'n Guns for learners: the view as numbers."""

from typing import Final

from fistful.engine.rules import View
from fistful.games.cash_n_guns.cards import POWERS, ROUNDS
from fistful.games.cash_n_guns.view import FATES
from fistful.games.features import (
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
POWER_COUNT: Final = len(POWERS)


class PowersSeen(Field):
    """The powers the viewer knows."""

    how = f"by seat: one of {', '.join(POWERS)}"

    def size(self, seats: int) -> int:
        return seats * POWER_COUNT

    def read(self, view: View) -> list[float]:
        powers: list[int] = view["powers"]
        return [
            1.0 if powers[seat] == power else 0.0
            for seat in clockwise(view)
            for power in range(POWER_COUNT)
        ]


class Calls(Field):
    """The calls so far: how many, and how often the telephone went past each seat."""

    how = "how many ÷ 3, then by seat ÷ 3"

    def size(self, seats: int) -> int:
        return 1 + seats

    def read(self, view: View) -> list[float]:
        calls: list[list[int]] = view["calls"]
        return [
            len(calls) / 3,
            *[sum([1 for call in calls if seat in call]) / 3 for seat in clockwise(view)],
        ]


GUN: Final[tuple[Field, ...]] = (
    OneSeat("holder", "who fires it"),
    OneSeat("aim", "at whom it points"),
    OneOf("card", "this round's card", range(3)),
    OneOf("fate", "what became of it", FATES),
    Flag("calm", "surely no BBB"),
    Flag("fired", "fired a BBB"),
    Number("unused", "bullets left", 8),
    Number("discarded", "bullets face down", 8),
    Number("tame", "of these surely no BBB", 8),
    Numbers("shown", "Click, Bang!, BBB shown", 3, BULLETS_OF_A_KIND),
)

FIELDS: Final[tuple[Field, ...]] = (
    Number("round", "the round", ROUNDS),
    Numbers("pile", "notes of 5, 10, 20 in the pile", 3, 15),
    Numbers("table", "notes of 5, 10, 20 on the table", 3, 15),
    Number("box", "money of the dead, in thousands", RICH),
    BySeat("money", "money, in thousands", RICH),
    BySeat("wounds", "wounds", 3),
    BySeat("shame", "Shame markers", ROUNDS),
    BySeat("lights", "flashing lights among them", ROUNDS),
    SomeSeats("alive", "who lives"),
    SomeSeats("standing", "who stands"),
    SomeSeats("hurt", "who was wounded this round"),
    Each("guns", "the guns, by the seat that brought them", GUN),
    Numbers("deck-unused", "own Click, Bang!, BBB left", 3, BULLETS_OF_A_KIND, "deck.unused"),
    Numbers("deck-discarded", "own, face down", 3, BULLETS_OF_A_KIND, "deck.discarded"),
    Numbers("second-unused", "of a taken gun", 3, BULLETS_OF_A_KIND, "second.unused"),
    Numbers("second-discarded", "of it, face down", 3, BULLETS_OF_A_KIND, "second.discarded"),
    OneSeat("taker", "who took a dead seat's gun"),
    OneSeat("taken", "whose gun it was"),
    PowersSeen("powers", "powers the viewer knows"),
    SomeSeats("open", "who has shown its power"),
    Counts("lurking", "powers nobody has shown", POWER_COUNT),
    SomeSeats("hit_twice", "who was ever wounded twice in a round"),
    OneSeat("grenade", "who holds the grenade"),
    OneSeat("kid", "who is The Kid"),
    OneSeat("cunning", "who is The Cunning"),
    Flag("exploded", "the grenade went off this round"),
    OneOf("stage", "which shots were settled last", ("triple-bang", "bang")),
    SomeSeats("fallen", "the first dead, while their gun may be taken"),
    OneSeat("cop", "the cop, if the viewer knows"),
    Calls("calls", "the police"),
)
