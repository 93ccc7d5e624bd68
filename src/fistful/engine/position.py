"""Positions in words: what `given:` lines set up and `then:` lines assert.

A game lists its `Fact`s. A fact is a noun that can be read off a state and, where it makes sense,
set: `hand Ann: gold 7, coins 3`. Records, puzzles and tests speak in these words.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from fistful.engine.errors import Invalid
from fistful.engine.seats import MOST_SEATS, SEATS_IN
from fistful.engine.state import State
from fistful.engine.words import Kind

S = TypeVar("S", bound=State)

#: Digits of the numbers in positions, at most.
MOST_DIGITS: Final = 9


class Fact(Generic[S]):
    """A noun of a position, about the whole table or (`of_seat`) about one seat.

    `read(s, seat)` returns its value in words; `write(s, seat, value)` sets it, and is missing for
    a fact that only follows from others. The seat is 0 for facts about the table.
    """

    def __init__(
        self,
        noun: str,
        read: Callable[[S, int], str],
        write: Callable[[S, int, str], None] | None = None,
        of_seat: bool = False,
    ) -> None:
        self.noun = noun
        self.read = read
        self.write = write
        self.of_seat = of_seat


def split_list(value: str) -> list[str]:
    """Split `a, b, c`; `-` and nothing are the empty list."""
    return [] if value.strip() in ("", "-") else [item.strip() for item in value.split(",")]


def parse_list(kind: Kind, value: str) -> list[int]:
    """Read a list of things of one kind. Raises Invalid."""
    return [kind.parse(item) for item in split_list(value)]


def write_list(kind: Kind, numbers: Sequence[int]) -> str:
    """Write a list of things of one kind; `-` if it is empty."""
    return ", ".join([kind.words[number] for number in numbers]) or "-"


def write_seat(seat: int) -> str:
    """Write a seat, `-` for none; whoever knows the names puts the name in its place."""
    return f"@{seat}" if seat >= 0 else "-"


def parse_seat(value: str) -> int:
    """Read a seat as `write_seat` writes it. Raises Invalid."""
    if value == "-":
        return -1
    if not value.startswith("@"):
        raise Invalid("not-a-seat", value=value)
    return parse_number(value[1:], MOST_SEATS - 1)


def parse_number(value: str, most: int) -> int:
    """Read a whole number from 0 to the most there can be in the game. Raises Invalid."""
    if not (value.isascii() and value.isdigit()):
        raise Invalid("not-a-number", value=value[:40])
    # What has more digits than any number here need not be worked out.
    number = int(value) if len(value) <= MOST_DIGITS else most + 1
    if number > most:
        raise Invalid("number-too-large", value=value[:40], most=most)
    return number


def write_one(kind: Kind, number: int) -> str:
    """Write a thing of a kind, `-` for none."""
    return kind.words[number] if number >= 0 else "-"


def write_seats(seats: int) -> str:
    """Write a set of seats, clockwise; `-` if it is empty."""
    return ", ".join([write_seat(seat) for seat in SEATS_IN[seats]]) or "-"


def parse_seats(value: str) -> int:
    """Read a set of seats. Raises Invalid."""
    found = 0
    for item in split_list(value):
        seat = parse_seat(item)
        if seat < 0:
            raise Invalid("not-a-seat", value=item)
        found |= 1 << seat
    return found


# Facts that a state keeps under their own noun.


def number_fact(noun: str, most: int) -> Fact[Any]:
    """A number of the table, and the most it can be."""
    return Fact(
        noun,
        lambda s, seat: str(getattr(s, noun)),
        lambda s, seat, value: setattr(s, noun, parse_number(value, most)),
    )


def numbers_fact(noun: str, most: int) -> Fact[Any]:
    """A number of each seat, and the most it can be."""

    def write(s: Any, seat: int, value: str) -> None:
        getattr(s, noun)[seat] = parse_number(value, most)

    return Fact(noun, lambda s, seat: str(getattr(s, noun)[seat]), write, of_seat=True)


def seat_fact(noun: str) -> Fact[Any]:
    """A seat, or nobody."""
    return Fact(
        noun,
        lambda s, seat: write_seat(getattr(s, noun)),
        lambda s, seat, value: setattr(s, noun, parse_seat(value)),
    )


def seats_fact(noun: str) -> Fact[Any]:
    """A set of seats."""
    return Fact(
        noun,
        lambda s, seat: write_seats(getattr(s, noun)),
        lambda s, seat, value: setattr(s, noun, parse_seats(value)),
    )


# What is wrong with a position that `given:` lines made up.


def check_number(noun: str, value: int, least: int, most: int, seat: int = -1) -> None:
    """Raise Invalid unless a number of the table, or of a seat, is one that can be."""
    if not least <= value <= most:
        code = "position-number" if seat < 0 else "position-seat-number"
        if least == most:
            raise Invalid(f"{code}-exact", noun=noun, value=value, least=least, seat=seat)
        raise Invalid(code, noun=noun, value=value, least=least, most=most, seat=seat)


def check_once(kind: Kind, numbers: Sequence[int]) -> None:
    """Raise Invalid if a thing of which there is one is in several places."""
    seen: set[int] = set()
    for number in numbers:
        if number in seen:
            raise Invalid("position-twice", thing=kind.words[number])
        seen.add(number)


def check_seat(seat: int, seats: int) -> None:
    """Raise Invalid unless this is one of so many seats, or nobody."""
    if not -1 <= seat < seats:
        raise Invalid("not-a-seat", value=write_seat(seat))


def check_seats(noun: str, some: int, whole: int) -> None:
    """Raise Invalid unless some seats are a part of the whole."""
    if some & ~whole:
        raise impossible(noun)


def impossible(noun: str, seat: int = -1) -> Invalid:
    """Return the error for a fact that cannot be, or is missing, with all the others."""
    return Invalid("position-fact" if seat < 0 else "position-seat-fact", noun=noun, seat=seat)
