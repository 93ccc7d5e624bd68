"""Thousands of games stepped together: NumPy in, NumPy out.

    batch = make_batch("cash-n-guns", players=5, count=1024, seed=1)
    while True:
        batch.step(policy(batch.questions()))

A `Questions` object says who is asked in which game and what is legal there; `step` takes one
action for each and refuses what is not legal, `step_unchecked` trusts the caller. Games that end
begin anew; `batch.ended` and `batch.shares` tell of those that ended with the last step. Blasting
Billy, and Cash 'n Guns without powers and cop, have cores of their own, written in array
operations; every other table runs on the engine, compiled if it is compiled.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.encode import Actions, Encoder, Vector
from fistful.adapters.whole import Whole
from fistful.engine.dice import QuickDice
from fistful.engine.many import Many
from fistful.engine.options import parse_options
from fistful.games import find_game
from fistful.games.variant import DECK

Ints = NDArray[np.int32]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Questions:
    """What is asked now, a row a question; `legal` holds the legal actions of all, one after the
    other, those of question *q* from `starts[q]` on, `counts[q]` many."""

    games: Ints
    seats: Ints
    legal: Ints
    starts: Ints
    counts: Ints

    def mask(self, actions: int) -> NDArray[np.bool_]:
        """Return which of so many actions are legal, a row a question."""
        mask = np.zeros((len(self.games), actions), np.bool_)
        mask[np.repeat(np.arange(len(self.games)), self.counts), self.legal] = True
        return mask

    def random(self, dice: np.random.Generator) -> Ints:
        """Return a legal answer to each question, all as likely as the others."""
        throws = dice.random(len(self.counts))
        chosen: Ints = self.legal[self.starts + (throws * self.counts).astype(np.int32)]
        return chosen

    def check(self, answers: Any) -> Ints:
        """Return the answers as an array. Raises ValueError unless they are one legal action for
        each question, in the order of the questions."""
        given = np.asarray(answers)
        if given.shape != self.games.shape:
            raise ValueError(
                f"answers of shape {given.shape} to {len(self.games)} questions:"
                " give one action for each, in their order"
            )
        if given.dtype.kind not in "iu":
            raise ValueError(f"answers are {given.dtype}: give actions by number, as integers")
        is_match = np.repeat(given, self.counts) == self.legal
        is_legal = np.logical_or.reduceat(is_match, self.starts)
        if not is_legal.all():
            self.refuse(given, int(is_legal.argmin()))
        return given.astype(np.int32, copy=False)

    def refuse(self, given: NDArray[Any], place: int) -> None:
        """Say what is wrong with the answer to a question."""
        start = self.starts[place]
        legal = self.legal[start : start + self.counts[place]].tolist()
        raise ValueError(
            f"answer {given[place]} to question {place} (game {self.games[place]},"
            f" seat {self.seats[place]}) is not legal; legal: {', '.join(map(str, legal))}"
        )


class Batch(Protocol):
    """Many games at tables of one kind."""

    #: How many games, at tables of how many seats.
    count: int
    seats: int
    #: A learner's actions, seats counted from the one who acts.
    moves: Actions
    #: The games that ended with the last step, and by game and seat what was won
    #: (`Outcome.shares`).
    ended: Ints
    shares: Floats

    @property
    def width(self) -> int:
        """How many actions a learner has: the width of masks."""

    @property
    def actions(self) -> int:
        """Actions played so far, nature's included."""

    @property
    def finished(self) -> int:
        """Games finished so far."""

    def questions(self) -> Questions:
        """Return what is asked now."""

    def step(self, answers: Any) -> None:
        """Play one legal action for each question; nature draws, finished games begin anew.

        Raises ValueError for an answer that is missing, too much or not legal, and then plays none.
        """

    def step_unchecked(self, answers: Ints) -> None:
        """Play answers known to be legal, as `step` does; any others spoil the games unnoticed."""

    def play_random(self, dice: np.random.Generator) -> None:
        """Answer all questions at random: a step for measuring and for warming up."""

    def vectors(self, out: Vector | None = None) -> Vector:
        """Return what each of those asked sees, a row a question; written into `out` if given."""


class Asking(Whole):
    """What all batches share: questions worked out once a step, answers held against them, and
    actions turned from the rules' numbers into the learner's and back."""

    moves: Actions
    #: What is asked now, once somebody wants to know.
    asked: Questions | None = None

    @property
    def width(self) -> int:
        """How many actions a learner has."""
        return self.moves.width

    def ask(self) -> Questions:
        """Work out what is asked now, in the rules' numbers."""
        raise NotImplementedError

    def play_on(self, answers: Ints) -> None:
        """Play one legal action for each question, in the rules' numbers."""
        raise NotImplementedError

    def questions(self) -> Questions:
        if self.asked is None:
            found = self.ask()
            if not self.moves.is_same:
                seats = np.repeat(found.seats, found.counts)
                found = replace(found, legal=self.moves.known[seats, found.legal])
            self.asked = found
        return self.asked

    def step(self, answers: Any) -> None:
        self.step_unchecked(self.questions().check(answers))

    def step_unchecked(self, answers: Ints) -> None:
        if not self.moves.is_same:
            answers = self.moves.played[self.questions().seats, answers]
        self.asked = None
        self.play_on(answers)


#: What a batch on the engine plays with; the rest of it follows from the table.
PLAYED: Final = (
    "dice",
    "states",
    "games",
    "seats",
    "legal",
    "ends",
    "actions",
    "finished",
    "over",
    "ended",
)


class EngineBatch(Asking):
    """A batch of positions of the engine: any game, any options."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, str], count: int, seed: int
    ) -> None:
        found = find_game(game)
        rules: Any = found.rules
        self.options = options
        self.count = count
        self.seats = players
        self.moves = Actions(rules.verbs, players)
        self.encoder = Encoder(found, players)
        self.rules = rules
        complete = parse_options(rules.options, options)
        self.many = Many(rules, players, complete, count, QuickDice(seed))
        self.ended: Ints = np.zeros(0, np.int32)
        self.shares: Floats = np.zeros((0, players))
        self.many.ask()

    def __reduce__(self) -> tuple[Any, ...]:
        table = (self.rules.game, self.seats, self.options, 0, 0)
        played = {name: getattr(self.many, name) for name in PLAYED}
        return EngineBatch, table, (self.count, self.ended, self.shares, played)

    def __setstate__(self, kept: tuple[int, Ints, Floats, dict[str, Any]]) -> None:
        self.count, self.ended, self.shares, played = kept
        for name, value in played.items():
            setattr(self.many, name, value)

    @property
    def actions(self) -> int:
        """Actions played so far, nature's included."""
        return self.many.actions

    @property
    def finished(self) -> int:
        """Games finished so far."""
        return self.many.finished

    def ask(self) -> Questions:
        many = self.many
        ends = np.array(many.ends, np.int32)
        starts = np.empty_like(ends)
        starts[0] = 0
        starts[1:] = ends[:-1]
        return Questions(
            np.array(many.games, np.int32),
            np.array(many.seats, np.int32),
            np.array(many.legal, np.int32),
            starts,
            ends - starts,
        )

    def play_on(self, answers: Ints) -> None:
        many = self.many
        many.answer(answers.tolist())
        self.ended = np.array(many.over, np.int32)
        shares = [self.rules.outcome(s).shares() for s in many.ended]
        self.shares = np.array(shares).reshape(len(shares), self.seats)
        many.ask()

    def play_random(self, dice: np.random.Generator) -> None:
        self.step_unchecked(self.questions().random(dice))

    def vectors(self, out: Vector | None = None) -> Vector:
        many = self.many
        states: list[Any] = many.states
        return self.encoder.fill(states, many.games, many.seats, out)


def make_batch(
    game: str,
    players: int,
    count: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Batch:
    """Return a batch of games, all begun. Raises Invalid for a wrong table.

    >>> batch = make_batch("cash-n-guns", players=5, count=100)
    >>> dice = np.random.default_rng(1)
    >>> while batch.finished < 10:
    ...     batch.step(batch.questions().random(dice))
    >>> len(batch.questions().random(dice)) == len(batch.vectors())
    True
    """
    rules = find_game(game).rules
    complete = parse_options(rules.options, options or {})
    rules.start(players, complete)
    # Imported here: they are made of the parts above.
    from fistful.adapters.batch_blasting_billy import BlastingBillyBatch
    from fistful.adapters.batch_cash_n_guns import CashNGunsBatch, is_base

    if game == "blasting-billy" and DECK not in complete:
        return BlastingBillyBatch(players, complete, count, seed)
    if game == "cash-n-guns" and is_base(complete):
        return CashNGunsBatch(players, count, seed)
    return EngineBatch(game, players, complete, count, seed)
