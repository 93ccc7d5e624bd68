"""Seats are small ints, clockwise from 0; a set of seats is an int with one bit a seat."""

from typing import Final

MOST_SEATS: Final = 8

#: Nature sits at the table too: it draws the cards.
NATURE: Final = -1
#: Whoever watches without a seat, the TV included, sees the table as this seat.
SPECTATOR: Final = 15

#: Audiences are sets of seats as well; everyone includes the spectators.
EVERYONE: Final = -1

#: All sets of seats, as tuples in clockwise order: `SEATS_IN[0b101] == (0, 2)`.
SEATS_IN: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(MOST_SEATS) if bits >> seat & 1])
    for bits in range(1 << MOST_SEATS)
]


def all_but(seat: int) -> int:
    """Return the audience of everyone except one seat."""
    return ~(1 << seat)
