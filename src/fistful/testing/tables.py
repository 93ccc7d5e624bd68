"""The tables the suite plays a game at."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any
from zlib import crc32

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.phase import Race, Together
from fistful.engine.rules import Rules
from fistful.engine.seats import SEATS_IN, SPECTATOR
from fistful.engine.state import NOTHING, OVER, State
from fistful.games.features import Writer
from fistful.games.game import Game
from fistful.testing.secrets import Secrets


class Fault(AssertionError):
    """Something a game does that no game may do."""


@dataclass(frozen=True, eq=False)
class Table:
    """A game, a number of seats and options; what is hidden there from whom."""

    rules: Rules[Any]
    secrets: Secrets
    seats: int
    options: dict[str, str]
    #: The rest of the game: bots, facts, texts. Rules can be tried before there is any of it.
    game: Game | None = None

    def __str__(self) -> str:
        values = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.rules.game, str(self.seats), *values])

    @property
    def viewers(self) -> list[int]:
        """Everybody who sees the table."""
        return [*range(self.seats), SPECTATOR]

    @cached_property
    def writer(self) -> Writer | None:
        """Writes what learners see, once there is more of the game than its rules."""
        return Writer(self.rules, self.game.features, self.seats) if self.game else None

    def start(self) -> State:
        """Return the position before the first move."""
        s: State = self.rules.start(self.seats, self.options)
        return s

    def dice(self, purpose: str) -> Dice:
        """Return dice that fall the same way in every run."""
        return QuickDice(crc32(f"{self} {purpose}".encode()))

    def played_by(self, rules: Rules[Any]) -> "Table":
        """Return the same table under other rules: a mutant's."""
        return replace(self, rules=rules)

    def scrambled(self, s: State, seat: int, dice: Dice) -> State:
        """Return a copy in which all that is hidden from a seat is another."""
        twin = s.clone()
        self.secrets.scramble(twin, seat, dice)
        scramble_answers(self.rules, twin, seat, dice)
        return twin


def scramble_answers(rules: Rules[Any], s: State, seat: int, dice: Dice) -> None:
    """Change what the others have answered under seal and, if that is hidden, who has answered."""
    if s.phase == OVER:
        return
    phase = rules.phases[s.phase]
    is_race = isinstance(phase, Race)
    plain = Race.hear if is_race else Together.hear
    if not isinstance(phase, Race | Together) or type(phase).hear is not plain:
        return
    others = [other for other in SEATS_IN[phase.asks(s)] if other != seat]
    if phase.is_quiet:
        waiting = s.waiting & (1 << seat) if seat < s.seats else 0
        for other in others:
            waiting |= dice.below(2) << other
        if not waiting:
            waiting = 1 << dice.pick(others)
        s.waiting = waiting
    for other in others:
        if s.waiting >> other & 1:
            s.said[other] = NOTHING
        elif isinstance(phase, Race):
            s.said[other] = phase.passing(s)
        else:
            s.said[other] = dice.pick(phase.legal(s, other))


def tables_of(rules: Rules[Any], secrets: Secrets, game: Game | None) -> Iterator[Table]:
    """Return a game's tables."""
    for seats, options in secrets.tables:
        yield Table(rules, secrets, seats, options, game)


def share(total: int, table: Table) -> int:
    """Return one table's part of a number that is for its whole game."""
    return max(1, -(-total // len(table.secrets.tables)))
