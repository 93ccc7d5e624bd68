"""The vectors of Blasting Billy, read off its views."""

from typing import Final

from fistful.engine.rules import View
from fistful.games.blasting_billy.cards import CARD_COUNT, PER_TYPE, TYPE_COUNT, VALUE
from fistful.games.blasting_billy.view import FACE_DOWN
from tests.adapters.dictionary.fields import (
    Counts,
    CountsBySeat,
    Field,
    Number,
    OneOf,
    OneSeat,
    clamp,
    clockwise,
    counted,
)

#: A column is rarely longer, or worth more.
LONG: Final = 12
RICH: Final = 30


class Columns(Field):
    """The columns, each as its length, the value of its last card, and whether that is hidden."""

    def read(self, view: View) -> list[float]:
        columns: list[list[int]] = view[self.keys[0]]
        return column_numbers(columns)


class ColumnsBySeat(Columns):
    """The same for each seat."""

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            numbers += column_numbers(view["loot"][seat])
        return numbers


class CardsSeen(Field):
    """Which cards the viewer knows in some columns."""

    def read(self, view: View) -> list[float]:
        return counted([card for column in view[self.keys[0]] for card in column], CARD_COUNT, 1)


class CardsBySeat(CardsSeen):
    """The same for each seat's loot."""

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            cards = [card for column in view["loot"][seat] for card in column]
            numbers += counted(cards, CARD_COUNT, 1)
        return numbers


class Box(Field):
    """The box: how many of each type, and the cards the viewer remembers."""

    def read(self, view: View) -> list[float]:
        box: list[list[int]] = view["box"]
        return [
            *counted([entry[1] for entry in box], TYPE_COUNT, PER_TYPE),
            *counted([entry[2] for entry in box], CARD_COUNT, 1),
        ]


class Minimums(Field):
    """What each column is worth at least."""

    def read(self, view: View) -> list[float]:
        return [clamp(least / RICH) for seat in clockwise(view) for least in view["minimums"][seat]]


def column_numbers(columns: list[list[int]]) -> list[float]:
    """Return columns as their lengths, last values, and whether the last card is hidden."""
    numbers: list[float] = []
    for column in columns:
        last = column[-1] if column else FACE_DOWN
        value = VALUE[last] / 10 if last != FACE_DOWN else 0.0
        numbers += [len(column) / LONG, value, 1.0 if column and last == FACE_DOWN else 0.0]
    return numbers


FIELDS: Final[tuple[Field, ...]] = (
    OneSeat("turn"),
    OneSeat("last"),
    Number("pile", CARD_COUNT),
    OneOf("top", range(TYPE_COUNT)),
    Counts("hand", CARD_COUNT),
    CountsBySeat("hands", TYPE_COUNT, 3),
    Counts("aside", TYPE_COUNT, PER_TYPE),
    Columns("billy-columns", "billy"),
    CardsSeen("billy"),
    ColumnsBySeat("columns", "loot"),
    CardsBySeat("loot"),
    Minimums("minimums"),
    Box("box"),
)
