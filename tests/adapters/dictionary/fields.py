"""Something of a view in numbers, as many for every view at a table of the same size."""

from collections.abc import Sequence

from fistful.engine.rules import View


def clamp(value: float) -> float:
    """Return a number brought between -1 and 1."""
    return -1.0 if value < -1 else 1.0 if value > 1 else float(value)


def relative(view: View, seat: int) -> int:
    """Return a seat counted clockwise from the viewer; who only watches counts from seat 0."""
    seats: int = view["seats"]
    you: int = view["you"]
    return (seat - you) % seats if you < seats else seat


def clockwise(view: View) -> list[int]:
    """Return the seats as the viewer sees them: itself first."""
    seats: int = view["seats"]
    you: int = view["you"]
    first = you if you < seats else 0
    return [(first + i) % seats for i in range(seats)]


class Field:
    """Something of a view in numbers. `key` is its name in the view, `.` going into it."""

    def __init__(self, name: str, key: str = "") -> None:
        self.name = name
        self.keys = (key or name).split(".")

    def read(self, view: View) -> list[float]:
        """Return the numbers."""
        raise NotImplementedError

    def of(self, view: View) -> object:
        """Return what the view has under this field's key, None if it is not there."""
        found: object = view
        for key in self.keys:
            if not isinstance(found, dict):
                return None
            found = found.get(key)
        return found


class Flag(Field):
    """Yes or no."""

    def read(self, view: View) -> list[float]:
        return [1.0 if self.of(view) else 0.0]


class Number(Field):
    """An amount, told as part of the most it usually is; 0 where there is none."""

    def __init__(self, name: str, most: float, key: str = "") -> None:
        super().__init__(name, key)
        self.most = most

    def read(self, view: View) -> list[float]:
        found = self.of(view)
        return [clamp(found / self.most) if isinstance(found, int) else 0.0]


class Numbers(Field):
    """A list of so many amounts."""

    def __init__(self, name: str, count: int, most: float, key: str = "") -> None:
        super().__init__(name, key)
        self.count = count
        self.most = most

    def read(self, view: View) -> list[float]:
        found = self.of(view)
        if not isinstance(found, list):
            return [0.0] * self.count
        numbers = [clamp(value / self.most) for value in found[: self.count]]
        return numbers + [0.0] * (self.count - len(numbers))


class BySeat(Field):
    """An amount for each seat."""

    def __init__(self, name: str, most: float, key: str = "") -> None:
        super().__init__(name, key)
        self.most = most

    def read(self, view: View) -> list[float]:
        found = self.of(view)
        if not isinstance(found, list):
            return [0.0] * view["seats"]
        return [clamp(found[seat] / self.most) for seat in clockwise(view)]


class OneSeat(Field):
    """A seat, or nobody (last)."""

    def read(self, view: View) -> list[float]:
        seats: int = view["seats"]
        numbers = [0.0] * (seats + 1)
        found = self.of(view)
        is_seat = isinstance(found, int) and 0 <= found < seats
        numbers[relative(view, found) if is_seat and isinstance(found, int) else seats] = 1.0
        return numbers


class SomeSeats(Field):
    """A set of seats."""

    def read(self, view: View) -> list[float]:
        numbers = [0.0] * view["seats"]
        found = self.of(view)
        if isinstance(found, int):
            found = [seat for seat in range(view["seats"]) if found >> seat & 1]
        if isinstance(found, list):
            for seat in found:
                numbers[relative(view, seat)] = 1.0
        return numbers


class OneOf(Field):
    """One of some words or numbers; none of them where it is hidden or nothing."""

    def __init__(self, name: str, words: Sequence[object], key: str = "") -> None:
        super().__init__(name, key)
        self.place = {word: place for place, word in enumerate(words)}

    def read(self, view: View) -> list[float]:
        numbers = [0.0] * len(self.place)
        found = self.of(view)
        if isinstance(found, int | str) and found in self.place:
            numbers[self.place[found]] = 1.0
        return numbers


class Counts(Field):
    """How many there are of each kind in a list; what is hidden is not counted."""

    def __init__(self, name: str, kinds: int, most: float = 1, key: str = "") -> None:
        super().__init__(name, key)
        self.kinds = kinds
        self.most = most

    def read(self, view: View) -> list[float]:
        found = self.of(view)
        return counted(found if isinstance(found, list) else [], self.kinds, self.most)


class CountsBySeat(Counts):
    """How many there are of each kind in the list of each seat."""

    def __init__(self, name: str, kinds: int, most: float = 1, key: str = "") -> None:
        super().__init__(name, kinds, most, key)

    def read(self, view: View) -> list[float]:
        found = self.of(view)
        numbers: list[float] = []
        for seat in clockwise(view):
            mine = found[seat] if isinstance(found, list) else []
            numbers += counted(mine, self.kinds, self.most)
        return numbers


class Each(Field):
    """The same fields for each seat, read from a list of small views."""

    def __init__(self, name: str, fields: Sequence[Field], key: str = "") -> None:
        super().__init__(name, key)
        self.fields = list(fields)

    def read(self, view: View) -> list[float]:
        found = self.of(view)
        assert isinstance(found, list)
        numbers: list[float] = []
        for seat in clockwise(view):
            inner: View = {**found[seat], "seats": view["seats"], "you": view["you"]}
            for field in self.fields:
                numbers += field.read(inner)
        return numbers


def counted(items: Sequence[int], kinds: int, most: float) -> list[float]:
    """Return how often each of so many kinds is among some items."""
    numbers = [0.0] * kinds
    for item in items:
        if 0 <= item < kinds:
            numbers[item] += 1 / most
    return [clamp(number) for number in numbers]
