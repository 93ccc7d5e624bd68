"""What all mutants share: rules that do what others do, but for one thing."""

from collections.abc import Callable
from typing import Any
from zlib import crc32

from fistful.engine.dice import Dice
from fistful.engine.events import Events, Out
from fistful.engine.outcome import Outcome
from fistful.engine.phase import Together
from fistful.engine.rules import CommonView, Rules, View
from fistful.engine.state import State
from fistful.engine.words import NUMBER
from fistful.testing.leaks import Looked, noninterference
from fistful.testing.secrets import Secrets
from fistful.testing.tables import Table

#: Tells whether a mutant makes sense at a table.
Place = Callable[[Table], bool]


def anywhere(table: Table) -> bool:
    return True


def in_billy(table: Table) -> bool:
    return table.rules.game == "blasting-billy"


def in_toy(table: Table) -> bool:
    return table.rules.game == "toy"


def has_sealed_phase(table: Table) -> bool:
    return any([isinstance(phase, Together) for phase in table.rules.phases])


def has_quiet_phase(table: Table) -> bool:
    return any([phase.is_quiet for phase in table.rules.phases])


class Mutant(Rules[Any]):
    """Rules with a planted fault; each subclass says which."""

    #: The number in the catalogue.
    leak = 0
    place: Place = staticmethod(anywhere)

    def __init__(self, rules: Rules[Any], secrets: Secrets) -> None:
        super().__init__(rules.order, rules.phases, rules.verbs, rules.events)
        self.rules = rules
        self.secrets = secrets
        self.game, self.fewest, self.most = rules.game, rules.fewest, rules.most
        self.options = rules.options

    def begin(self, seats: int, options: dict[str, str]) -> Any:
        return self.rules.begin(seats, options)

    def outcome(self, s: Any) -> Outcome:
        return self.rules.outcome(s)

    def tell_ending(self, s: Any, out: Out) -> None:
        self.rules.tell_ending(s, out)

    def build_view(self, s: Any, seat: int, common: CommonView) -> View:
        view = dict(self.rules.build_view(s, seat, common))
        self.spoil(s, seat, view)
        return view

    def spoil(self, s: Any, seat: int, view: View) -> None:
        """Put into a view what does not belong there."""

    def guess(self, view: View, dice: Dice) -> Any:
        return self.rules.guess(view, dice)

    def hidden(self, s: State, seat: int) -> list[tuple[str, object]]:
        """Return what is hidden from a seat."""
        return sorted(self.secrets.hidden(s, seat).items())

    def bit(self, s: State, seat: int) -> int:
        """Return one bit of what is hidden from a seat."""
        return crc32(repr(self.hidden(s, seat)).encode()) & 1

    def hunt(self, table: Table, states: int, dice: Dice, looked: Looked) -> None:
        """Look for the fault in so many positions; raises Fault when it is found."""
        noninterference(table, states, 2, dice, looked)


class Noisy(Mutant):
    """Rules with an event of their own."""

    def __init__(self, rules: Rules[Any], secrets: Secrets) -> None:
        super().__init__(rules, secrets)
        self.events = Events()
        self.events.kinds = rules.events.kinds[:]
        self.noise = self.events.add("noise", number=NUMBER)
