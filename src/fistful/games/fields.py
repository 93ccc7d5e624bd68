"""The fields of a learner's vector: what each can say, and how it is written.

A field is so many numbers from -1 to 1, as many for every position at a table of the same size.
Seats are told as the viewer sees them: oneself first, then clockwise.

Whatever a field can say is kept as the bytes of its numbers (float32): a vector is such pieces, one
after the other. Nothing is worked out or converted on the way, which is what makes it quick.
"""

from array import array
from collections.abc import Sequence
from typing import Final


def packed(numbers: list[float]) -> bytes:
    """Return numbers as the bytes of a piece."""
    return array("f", numbers).tobytes()


def one_hots(count: int) -> list[bytes]:
    """Return a piece for each of so many places, and one for none of them at the end."""
    return [
        packed([1.0 if other == place else 0.0 for other in range(count)])
        for place in range(count + 1)
    ]


def subsets(count: int) -> list[bytes]:
    """Return a piece for each set of so many things."""
    return [
        packed([float(bits >> thing & 1) for thing in range(count)]) for bits in range(1 << count)
    ]


def shares_of(most: int) -> list[bytes]:
    """Return the pieces of the amounts from 0 to the most there usually is."""
    return [packed([amount / most]) for amount in range(most + 1)]


#: No, and yes.
ZERO: Final = packed([0.0])
ONE: Final = packed([1.0])
#: How many bytes a number has.
NUMBER_SIZE: Final = 4
#: Nothing, so many times.
ZEROS: Final[list[bytes]] = [ZERO * count for count in range(257)]
#: How many pieces are remembered of one field.
REMEMBERED: Final = 1 << 14


class Sight:
    """How somebody counts the seats: itself first, then clockwise. All there is to say of seats."""

    def __init__(self, seats: int, first: int) -> None:
        #: The seats in this order, and the place of each in it.
        self.order = [(first + i) % seats for i in range(seats)]
        self.places = [(seat - first) % seats for seat in range(seats)]
        one, any_seat, sets = one_hots(seats + 1), one_hots(seats), subsets(seats)
        #: By seat, with a number for nobody and without; NOTHING and HIDDEN count from the end.
        self.one_seat = [*[one[place] for place in self.places], one[seats], one[seats]]
        self.seat_if_any = [
            *[any_seat[place] for place in self.places],
            any_seat[seats],
            any_seat[seats],
        ]
        #: By set of seats.
        self.sets = [sets[self.turned(bits)] for bits in range(1 << seats)]

    def turned(self, bits: int) -> int:
        """Return a set of seats as it is counted here."""
        return sum([1 << place for seat, place in enumerate(self.places) if bits >> seat & 1])


class Row:
    """A vector being written, piece by piece, for one viewer."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sights = [Sight(seats, first) for first in range(seats)]
        self.begin(0)

    def begin(self, seat: int) -> None:
        """Begin a vector for a seat; who only watches counts from seat 0."""
        sight = self.sights[seat if seat < self.seats else 0]
        self.pieces: list[bytes] = []
        #: Who is counted first, all seats in this order, and the place of each in it.
        self.first = sight.order[0]
        self.order = sight.order
        self.places = sight.places
        self.one_seat = sight.one_seat
        self.seat_if_any = sight.seat_if_any
        self.sets = sight.sets

    def taken_back(self, start: int) -> bytes:
        """Return the pieces from one on as a single one, and leave them out again."""
        piece = b"".join(self.pieces[start:])
        del self.pieces[start:]
        return piece

    def put_counts(self, counts: list[int], amounts: list[bytes], width: int = 1) -> None:
        """Write how many there are of each kind; an amount is so many numbers wide, none is zeros.

        What there is none of, as of most kinds, is written in one go.
        """
        pieces = self.pieces
        most = len(amounts) - 1
        gap = 0
        for count in counts:
            if not count:
                gap += width
                continue
            if gap:
                pieces.append(ZEROS[gap])
                gap = 0
            pieces.append(amounts[count if count < most else most])
        if gap:
            pieces.append(ZEROS[gap])

    def put_sets(self, sets: list[int], count: int) -> None:
        """Write the first of some sets of seats; most are empty, and written in one go."""
        pieces, known, seats = self.pieces, self.sets, self.seats
        gap = 0
        for place in range(count):
            bits = sets[place]
            if not bits:
                gap += seats
                continue
            if gap:
                pieces.append(ZEROS[gap])
                gap = 0
            pieces.append(known[bits])
        if gap:
            pieces.append(ZEROS[gap])


class Field:
    """So many numbers, and more for each seat and each pair of seats; `how` says what they are."""

    def __init__(
        self, name: str, doc: str, how: str, fixed: int = 0, by_seat: int = 0, by_pair: int = 0
    ) -> None:
        self.name = name
        self.doc = doc
        self.how = how
        self.fixed = fixed
        self.by_seat = by_seat
        self.by_pair = by_pair

    def size(self, seats: int) -> int:
        """Return how many numbers this is at a table of so many seats."""
        return self.fixed + self.by_seat * seats + self.by_pair * seats * seats

    def widened(self, seats: int, wide: int) -> list[int]:
        """Return where the numbers of so many seats stand at a table of more: the fixed ones first,
        then those by seat, one seat after the other."""
        across, pairs = self.by_seat, self.by_pair * wide
        found = list(range(self.fixed + across * seats))
        first = self.fixed + across * wide
        for seat in range(seats if pairs else 0):
            found += [first + seat * pairs + at for at in range(self.by_pair * seats)]
        return found


class Flag(Field):
    """Yes or no."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, doc, "0 or 1", 1)

    def put(self, row: Row, is_so: bool) -> None:
        """Write it."""
        row.pieces.append(ONE if is_so else ZERO)


class Number(Field):
    """An amount, told as part of the most it usually is; the same below zero."""

    def __init__(self, name: str, doc: str, most: int) -> None:
        super().__init__(name, doc, f"÷ {most}", 1)
        self.most = most
        self.amounts = [packed([amount / most]) for amount in range(-most, most + 1)]

    def put(self, row: Row, amount: int) -> None:
        """Write it."""
        most = self.most
        amount = most if amount > most else -most if amount < -most else amount
        row.pieces.append(self.amounts[most + amount])


class Numbers(Field):
    """So many amounts, written one by one."""

    def __init__(self, name: str, doc: str, count: int, most: int) -> None:
        super().__init__(name, doc, f"÷ {most}", count)
        self.most = most
        self.amounts = shares_of(most)

    def put(self, row: Row, amount: int) -> None:
        """Write the next."""
        row.pieces.append(self.amounts[amount if amount < self.most else self.most])

    def put_none(self, row: Row) -> None:
        """Write that there are none."""
        row.pieces.append(ZEROS[self.fixed])


class BySeat(Field):
    """An amount for each seat."""

    def __init__(self, name: str, doc: str, most: int) -> None:
        super().__init__(name, doc, f"by seat, ÷ {most}", by_seat=1)
        self.most = most
        self.amounts = shares_of(most)

    def each(self, amounts: list[int]) -> list[bytes]:
        """Return the piece of every seat."""
        most, known = self.most, self.amounts
        return [known[amount if amount < most else most] for amount in amounts]

    def put(self, row: Row, amounts: list[int]) -> None:
        """Write them, given by seat."""
        pieces, most, known = row.pieces, self.most, self.amounts
        for seat in row.order:
            amount = amounts[seat]
            pieces.append(known[amount if amount < most else most])


class OneSeat(Field):
    """A seat, or nobody (last)."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, doc, "one of the seats, or nobody", 1, 1)

    def widened(self, seats: int, wide: int) -> list[int]:
        return [*range(seats), wide]

    def put(self, row: Row, seat: int) -> None:
        """Write it."""
        row.pieces.append(row.one_seat[seat])


class SomeSeats(Field):
    """A set of seats."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, doc, "by seat, 0 or 1", by_seat=1)

    def put(self, row: Row, bits: int) -> None:
        """Write it."""
        row.pieces.append(row.sets[bits])


class OneOf(Field):
    """One of some words, by its place among them; none of them where it is hidden or nothing."""

    def __init__(self, name: str, doc: str, words: Sequence[object]) -> None:
        count = len(words)
        super().__init__(name, doc, "one of " + ", ".join([str(word) for word in words]), count)
        self.places = one_hots(count)

    def put(self, row: Row, place: int) -> None:
        """Write it."""
        row.pieces.append(self.places[place if 0 <= place < self.fixed else self.fixed])


class OneEach(Field):
    """For each seat one of some things, or none."""

    def __init__(self, name: str, doc: str, count: int) -> None:
        super().__init__(name, doc, f"by seat: one of {count}, or none", by_seat=count)
        self.places = one_hots(count)

    def each(self, things: list[int]) -> list[bytes]:
        """Return the piece of every seat."""
        places, count = self.places, self.by_seat
        return [places[place if place >= 0 else count] for place in things]

    def put_one(self, row: Row, place: int) -> None:
        """Write that of the next seat."""
        row.pieces.append(self.places[place if 0 <= place < self.by_seat else self.by_seat])

    def put(self, row: Row, things: list[int]) -> None:
        """Write them, given by seat."""
        pieces, places, count = row.pieces, self.places, self.by_seat
        for seat in row.order:
            place = things[seat]
            pieces.append(places[place if place >= 0 else count])


class SeatEach(Field):
    """For each seat another seat, or nobody."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, doc, "by seat: one of the seats, or none", by_pair=1)

    def put(self, row: Row, seats: list[int]) -> None:
        """Write them, given by seat; nobody, as it often is, is written in one go."""
        pieces, known, width = row.pieces, row.seat_if_any, row.seats
        gap = 0
        for seat in row.order:
            other = seats[seat]
            if other < 0:
                gap += width
                continue
            if gap:
                pieces.append(ZEROS[gap])
                gap = 0
            pieces.append(known[other])
        if gap:
            pieces.append(ZEROS[gap])


class SeatsEach(Field):
    """For each seat a set of seats."""

    def __init__(self, name: str, doc: str) -> None:
        super().__init__(name, doc, "by seat: by seat, 0 or 1", by_pair=1)

    def put(self, row: Row, sets: list[int]) -> None:
        """Write them, given by seat."""
        pieces, known = row.pieces, row.sets
        for seat in row.order:
            pieces.append(known[sets[seat]])


class Counts(Field):
    """How many there are of each kind; what is hidden is not counted."""

    def __init__(self, name: str, doc: str, kinds: int, most: int = 1) -> None:
        super().__init__(name, doc, "by kind" if most == 1 else f"by kind, ÷ {most}", kinds)
        self.kinds = kinds
        self.amounts = shares_of(most)
        #: What was written for handfuls of items that come again and again.
        self.handfuls: dict[tuple[int, ...], bytes] = {}

    def put_handful(self, row: Row, items: tuple[int, ...]) -> None:
        """Write how many of each kind are among a few items, as they have often been written."""
        piece = self.handfuls.get(items)
        if piece is None:
            start = len(row.pieces)
            self.put(row, list(items))
            piece = row.taken_back(start)
            if len(self.handfuls) >= REMEMBERED:
                self.handfuls.clear()
            self.handfuls[items] = piece
        row.pieces.append(piece)

    def put(self, row: Row, items: list[int]) -> None:
        """Write how many of each kind are among some items, the kinds counted from 0."""
        if not items:
            row.pieces.append(ZEROS[self.kinds])
            return
        counts = [0] * self.kinds
        for item in items:
            if item >= 0:
                # Not `+=`: on an item of a list that is a call of Python's when compiled.
                counts[item] = counts[item] + 1
        row.put_counts(counts, self.amounts)


class CountsBySeat(Counts):
    """The same for each seat, written one by one."""

    def __init__(self, name: str, doc: str, kinds: int, most: int = 1) -> None:
        super().__init__(name, doc, kinds, most)
        self.how = f"by seat and {self.how.removeprefix('by ')}"
        self.fixed = 0
        self.by_seat = kinds


class Each(Field):
    """The same fields for each seat, written one by one."""

    def __init__(self, name: str, doc: str, fields: Sequence[Field]) -> None:
        self.fields = list(fields)
        parts = [f"{field.name}: {field.doc} ({field.how})" for field in fields]
        super().__init__(
            name,
            doc,
            "by seat: " + "; ".join(parts),
            by_seat=sum([field.fixed for field in fields]),
            by_pair=sum([field.by_seat for field in fields]),
        )

    def widened(self, seats: int, wide: int) -> list[int]:
        found: list[int] = []
        at = 0
        for _ in range(seats):
            for field in self.fields:
                found += [at + place for place in field.widened(seats, wide)]
                at += field.size(wide)
        return found
