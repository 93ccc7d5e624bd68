"""A game played without a table: nature draws by itself, the seats are asked."""

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import numpy as np

from fistful.adapters.encode import Actions, Encoder, Mask, Vector
from fistful.adapters.whole import Whole
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import draw_on
from fistful.engine.errors import Illegal, Invalid
from fistful.engine.options import parse_options
from fistful.engine.rules import Rules, View
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import OVER
from fistful.games.game import Game

#: What a seat gets at the end: what it won (`Outcome.shares`), or its score, 0 if it has none.
Reward = Literal["win", "score"]
#: What an action that is not legal means: an error, or silence, so that the clock answers.
Illegality = Literal["clock", "raise"]
REWARDS: Final[tuple[str, ...]] = get_args(Reward)
ILLEGALITIES: Final[tuple[str, ...]] = get_args(Illegality)


def check_word(argument: str, word: str, known: tuple[str, ...]) -> None:
    """Raise Invalid unless an argument is one of the words it may be."""
    if word not in known:
        raise Invalid("option-value", option=argument, value=str(word), known=", ".join(known))


class Match(Whole):
    """One game at a time, at one table. Randomness comes from the seed given to `start` alone."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        reward: Reward,
        illegal: Illegality,
    ) -> None:
        check_word("reward", reward, REWARDS)
        check_word("illegal", illegal, ILLEGALITIES)
        self.game = game
        self.seats = seats
        self.options = parse_options(self.rules.options, options)
        self.reward = reward
        self.illegal = illegal
        self.encoder = Encoder(game, seats)
        self.actions = Actions(self.rules.verbs, seats)
        self.dice: Dice = QuickDice(0)
        self.state: Any = None
        #: How many questions have been answered by all.
        self.questions = 0
        #: Seats whose last answer was not legal.
        self.was_illegal: set[int] = set()

    @property
    def rules(self) -> Rules[Any]:
        """The rules it is played by."""
        return self.game.rules

    def beside(self) -> "Match":
        """Return another match at a table of the same kind, not begun."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.dice, other.state = QuickDice(0), None
        other.questions, other.was_illegal = 0, set()
        return other

    def start(self, seed: int) -> None:
        """Begin a new game."""
        self.dice = QuickDice(seed)
        self.state = self.rules.start(self.seats, self.options)
        self.questions = 0
        self.was_illegal = set()
        draw_on(self.rules, self.state, self.dice)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.phase == OVER)

    def asked(self) -> list[int]:
        """Return the seats that owe an answer, in the order in which they answer.

        Who is quickest in a race is chance; elsewhere the order changes nothing.
        """
        seats = list(SEATS_IN[self.state.waiting])
        if not self.is_over and self.rules.phases[self.state.phase].is_race:
            self.dice.shuffle(seats)
        return seats

    def look(self) -> Vector:
        """Return what all seats see, a row a seat."""
        everybody = list(range(self.seats))
        return self.encoder.fill([self.state], [0] * self.seats, everybody)

    def masks(self) -> Mask:
        """Return what all seats may do now, a row a seat."""
        rows: list[bytes | bytearray] = [self.actions.resting] * self.seats
        for seat in SEATS_IN[self.state.waiting]:
            rows[seat] = self.actions.marks(seat, self.rules.legal(self.state, seat))
        return np.frombuffer(bytearray().join(rows), np.int8).reshape(self.seats, -1)

    def mask(self, seat: int) -> Mask:
        """Return what a seat may do now: nothing if it is not asked."""
        is_asked = self.state.waiting >> seat & 1
        return self.actions.mask(seat, self.rules.legal(self.state, seat) if is_asked else [])

    def answer(self, seat: int, action: int | None) -> bool:
        """Take the answer of a seat that is asked, by its number among `actions`; tell whether
        the question is closed.

        Raises Illegal if told to; else the clock answers for a seat that gave no legal answer.
        """
        s = self.state
        self.was_illegal.discard(seat)
        action = None if action is None else self.actions.play(seat, int(action))
        if action is None or action not in self.rules.legal(s, seat):
            if self.illegal == "raise":
                raise Illegal("illegal-action", phase=self.rules.phases[s.phase].name)
            self.was_illegal.add(seat)
            action = self.rules.default(s, seat, self.dice)
        if not self.rules.play(s, seat, action, None):
            return False
        self.questions += 1
        draw_on(self.rules, s, self.dice)
        return True

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return self.rules.view(self.state, seat)

    def rewards(self) -> list[float]:
        """Return what each seat gets: nothing before the end."""
        if not self.is_over:
            return [0.0] * self.seats
        outcome = self.rules.outcome(self.state)
        if self.reward == "win":
            return outcome.shares()
        return [float(score or 0) for score in outcome.scores]
