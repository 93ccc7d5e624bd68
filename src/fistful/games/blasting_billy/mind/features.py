"""Blasting Billy for learners: the view as numbers."""

from typing import Final

from fistful.engine.rules import View
from fistful.games.blasting_billy.cards import CARD_COUNT, PER_TYPE, TYPE_COUNT, TYPES, VALUE
from fistful.games.blasting_billy.view import HIDDEN
from fistful.games.features import (
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

    how = "by type: cards ÷ 12, last value ÷ 10, 1 if the last is face down"

    def size(self, seats: int) -> int:
        return TYPE_COUNT * 3

    def read(self, view: View) -> list[float]:
        columns: list[list[int]] = view[self.keys[0]]
        return column_numbers(columns)


class ColumnsBySeat(Columns):
    """The same for each seat."""

    how = f"by seat and type, as for {'billy-columns'}"

    def size(self, seats: int) -> int:
        return seats * TYPE_COUNT * 3

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            numbers += column_numbers(view["loot"][seat])
        return numbers


class CardsSeen(Field):
    """Which cards the viewer knows in some columns."""

    how = "by card, 0 or 1"

    def size(self, seats: int) -> int:
        return CARD_COUNT

    def read(self, view: View) -> list[float]:
        return counted([card for column in view[self.keys[0]] for card in column], CARD_COUNT, 1)


class CardsBySeat(CardsSeen):
    """The same for each seat's loot."""

    how = "by seat and card, 0 or 1"

    def size(self, seats: int) -> int:
        return seats * CARD_COUNT

    def read(self, view: View) -> list[float]:
        numbers: list[float] = []
        for seat in clockwise(view):
            cards = [card for column in view["loot"][seat] for card in column]
            numbers += counted(cards, CARD_COUNT, 1)
        return numbers


class Box(Field):
    """The box: how many of each type, and the cards the viewer remembers."""

    how = "by type ÷ 12, then by card, 0 or 1"

    def size(self, seats: int) -> int:
        return TYPE_COUNT + CARD_COUNT

    def read(self, view: View) -> list[float]:
        box: list[list[int]] = view["box"]
        return [
            *counted([entry[1] for entry in box], TYPE_COUNT, PER_TYPE),
            *counted([entry[2] for entry in box], CARD_COUNT, 1),
        ]


class Minimums(Field):
    """What each column is worth at least."""

    how = "by seat and type, ÷ 30"

    def size(self, seats: int) -> int:
        return seats * TYPE_COUNT

    def read(self, view: View) -> list[float]:
        return [clamp(least / RICH) for seat in clockwise(view) for least in view["minimums"][seat]]


def column_numbers(columns: list[list[int]]) -> list[float]:
    """Return columns as their lengths, last values, and whether the last card is hidden."""
    numbers: list[float] = []
    for column in columns:
        last = column[-1] if column else HIDDEN
        value = VALUE[last] / 10 if last != HIDDEN else 0.0
        numbers += [len(column) / LONG, value, 1.0 if column and last == HIDDEN else 0.0]
    return numbers


FIELDS: Final[tuple[Field, ...]] = (
    OneSeat("turn", "whose turn it is"),
    OneSeat("last", "who drew the last card"),
    Number("pile", "cards in the pile, the top one included", CARD_COUNT),
    OneOf("top", "the type of the pile's top card", range(TYPE_COUNT)),
    Counts("hand", "own cards", CARD_COUNT),
    CountsBySeat("hands", f"types held ({', '.join(TYPES)})", TYPE_COUNT, 3),
    Counts("aside", "types put aside at the start", TYPE_COUNT, PER_TYPE),
    Columns("billy-columns", "Billy's columns", "billy"),
    CardsSeen("billy", "cards of Billy's the viewer remembers"),
    ColumnsBySeat("columns", "the seats' columns", "loot"),
    CardsBySeat("loot", "cards in the seats' columns the viewer knows"),
    Minimums("minimums", "what each column is worth at least, as all can see"),
    Box("box", "dumped cards"),
)
