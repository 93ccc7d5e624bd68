"""What every game's state has: how many seats, which phase, who owes an answer, what is sealed."""

from typing import Any, ClassVar, Final

#: No answer yet, no card, nobody: "none" among the small ints.
NOTHING: Final = -1
#: In views: something is there that the viewer may not know.
HIDDEN: Final = -2
#: The phase of a finished game.
OVER: Final = -1


class State:
    """A position. Flat ints, lists of ints, bit sets; games add slots and write `clone` by hand.

    A new state is empty, so that `clone` costs no more than the copying: `begin` fills in the
    common part of a fresh game, `copy_to` that of a copy.
    """

    __slots__ = ("options", "phase", "said", "seats", "waiting")

    #: Fields that no position changes and that pickles leave out: `share` finds them again.
    shared: ClassVar[tuple[str, ...]] = ()

    seats: int
    #: What the table chose; shared between clones, never changed.
    options: dict[str, str]
    phase: int
    #: The set of seats that owe an answer; empty on nature's move and when the game is over.
    waiting: int
    #: The sealed answers of the current phase, by seat.
    said: list[int]

    def begin(self, seats: int, options: dict[str, str]) -> None:
        """Fill in the common part of a fresh game: the first line of every set-up."""
        self.seats = seats
        self.options = options
        self.phase = 0
        self.waiting = 0
        self.said = [NOTHING] * seats

    def copy_to(self, other: "State") -> None:
        """Copy the common part into a new state: the first line of every `clone`."""
        other.seats = self.seats
        other.options = self.options
        other.phase = self.phase
        other.waiting = self.waiting
        other.said = self.said.copy()

    def clone(self) -> "State":
        """Return an independent copy."""
        raise NotImplementedError

    def share(self) -> None:
        """Find what is `shared` again, by the options."""

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        names = [name for name in fields_of(type(self)) if hasattr(self, name)]
        return type(self), (), {name: getattr(self, name) for name in names}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)
        self.share()


def fields_of(kind: type[State]) -> list[str]:
    """Return the fields of a position that a pickle keeps; compiled classes list them otherwise."""
    shared: tuple[str, ...] = kind.shared
    found: list[str] = []
    for base in kind.__mro__:
        own = base.__dict__
        found += list(own.get("__slots__", ()) or own.get("__mypyc_attrs__", ()))
    return [name for name in found if name not in shared]


def replaced(items: list[int], place: int, item: int) -> list[int]:
    """Return a list with another item in one place; clones that share the old one keep it."""
    changed = items.copy()
    changed[place] = item
    return changed
