"""Leaks in what comes back: legal lists, errors, the clock, guesses, bots."""

from typing import Any

from fistful.engine.dice import Dice
from fistful.engine.errors import FistfulError, Illegal
from fistful.engine.rules import View
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.testing.bots import seeing
from fistful.testing.course import refusing
from fistful.testing.honesty import honesty
from fistful.testing.leaks import Looked
from fistful.testing.tables import Table
from tests.conformance.mutants.base import Mutant, in_billy


class RefusedButSubscribed(Mutant):
    """A refused client gets the news of the seat that is asked."""

    leak = 5

    def check(self, s: Any, seat: int, action: int) -> None:
        try:
            super().check(s, seat, action)
        except FistfulError as error:
            for other in SEATS_IN[s.waiting & ~(1 << seat)]:
                error.params["next"] = repr(self.view(s, other))
            raise


class AnythingGoes(Mutant):
    """What a client sends is taken, legal or not."""

    leak = 12

    def check(self, s: Any, seat: int, action: int) -> None:
        return

    def hunt(self, table: Table, states: int, dice: Dice, looked: Looked) -> None:
        refusing(table, 1, dice)


class TrueGuess(Mutant):
    """The guessed world is the true one."""

    leak = 14
    seen: Any = None

    def view(self, s: Any, seat: int) -> View:
        self.seen = s
        return super().view(s, seat)

    def guess(self, view: View, dice: Dice) -> Any:
        return self.seen.clone()

    def hunt(self, table: Table, states: int, dice: Dice, looked: Looked) -> None:
        honesty(table, 3, 200, dice)


class OftenTrueGuess(TrueGuess):
    """The guessed world is the true one every fourth time."""

    def guess(self, view: View, dice: Dice) -> Any:
        return self.seen.clone() if dice.below(4) == 0 else self.rules.guess(view, dice)


class OneGuess(Mutant):
    """The guessed world fits, and is always the same one."""

    leak = 14

    def guess(self, view: View, dice: Dice) -> Any:
        return self.rules.guess(view, FixedDice())

    def hunt(self, table: Table, states: int, dice: Dice, looked: Looked) -> None:
        honesty(table, 3, 200, dice)


class FixedDice(Dice):
    """Dice with one face."""

    def below(self, n: int) -> int:
        return 0


class ErrorOracle(Mutant):
    """The refusal says what would be the matter if it were allowed."""

    leak = 16

    def check(self, s: Any, seat: int, action: int) -> None:
        try:
            super().check(s, seat, action)
        except FistfulError as error:
            if self.bit(s, seat):
                raise Illegal("not-that-one") from error
            raise


class ErrorNamesOthers(Mutant):
    """The refusal of an action depends on whether somebody else could do it."""

    leak = 16
    place = staticmethod(in_billy)

    def check(self, s: Any, seat: int, action: int) -> None:
        try:
            super().check(s, seat, action)
        except FistfulError as error:
            for other in SEATS_IN[s.waiting]:
                if other != seat and action in self.legal(s, other):
                    error.params["whose"] = other
            raise


class PeekingBot(Mutant):
    """The bot knows the position its view was made of."""

    leak = 18
    seen: Any = None

    def view(self, s: Any, seat: int) -> View:
        self.seen = s
        return super().view(s, seat)

    def choose(self, view: View, legal: list[int], dice: Dice) -> int:
        return legal[self.bit(self.seen, view["you"]) % len(legal)]

    def hunt(self, table: Table, states: int, dice: Dice, looked: Looked) -> None:
        seeing(table, lambda: self, 200, dice)


class LegalList(Mutant):
    """What a seat may do depends on what others hold."""

    leak = 20

    def legal(self, s: Any, seat: int) -> list[int]:
        legal = super().legal(s, seat)
        if seat == NATURE or len(legal) == 1 or not self.bit(s, seat):
            return legal
        return legal[1:]


class LegalOrder(Mutant):
    """What a seat may do comes in an order that depends on what others hold."""

    leak = 20

    def legal(self, s: Any, seat: int) -> list[int]:
        legal = super().legal(s, seat)
        return legal[::-1] if seat != NATURE and self.bit(s, seat) else legal


class KnowingClock(Mutant):
    """What the clock plays for a silent seat depends on what others hold."""

    leak = 20

    def default(self, s: Any, seat: int, dice: Dice) -> int:
        legal = self.legal(s, seat)
        return legal[0] if self.bit(s, seat) else legal[-1]
