"""What a position is."""

from fistful.engine.state import State


class Noon(State):
    """A position of Noon; sets of seats are bits."""

    __slots__ = ("aims", "bag", "cards", "fallen", "fired", "notches", "round")

    #: By seat; `bag` are those nobody has.
    cards: list[int]
    bag: list[int]
    fallen: int
    #: By seat: the round in which it fired its bullet, or NOTHING.
    fired: list[int]
    notches: list[int]
    #: Whom each seat aimed at, round after round; NOTHING for the fallen.
    aims: list[tuple[int, ...]]
    round: int

    def clone(self) -> "Noon":
        other = Noon()
        self.copy_to(other)
        other.cards = self.cards[:]
        other.bag = self.bag[:]
        other.fallen = self.fallen
        other.fired = self.fired[:]
        other.notches = self.notches[:]
        other.aims = self.aims[:]
        other.round = self.round
        return other

    @property
    def standing(self) -> int:
        """The seats that have not fallen."""
        return (1 << self.seats) - 1 & ~self.fallen
