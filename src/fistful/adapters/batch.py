"""Thousands of games stepped together: NumPy in, NumPy out.

    batch = make_batch("cash-n-guns", players=5, count=1024, seed=1)
    while True:
        batch.step(policy(batch.questions()))

A `Questions` object says who is asked in which game and what is legal there; `step` takes one
action for each. Games that end begin anew; `batch.ended` and `batch.shares` tell of those that
ended with the last step. Blasting Billy, and Cash 'n Guns without powers and cop, have cores of
their own, written in array operations; every other table runs on the engine, compiled if it is
compiled.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.encode import Encoder
from fistful.engine.dice import QuickDice
from fistful.engine.many import Many
from fistful.engine.options import parse_options
from fistful.games import find_game

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


class Batch(Protocol):
    """Many games at tables of one kind."""

    #: How many games, at tables of how many seats.
    count: int
    seats: int
    #: How many actions the game has in all: the width of masks.
    width: int
    #: The games that ended with the last step, and by game and seat what was won
    #: (`Outcome.shares`).
    ended: Ints
    shares: Floats

    @property
    def actions(self) -> int:
        """Actions played so far, nature's included."""

    @property
    def finished(self) -> int:
        """Games finished so far."""

    def questions(self) -> Questions:
        """Return what is asked now."""

    def step(self, answers: Ints) -> None:
        """Play one legal action for each question; nature draws, finished games begin anew."""

    def play_random(self, dice: np.random.Generator) -> None:
        """Answer all questions at random: a step for measuring and for warming up."""

    def vectors(self) -> NDArray[np.float32]:
        """Return what each of those asked sees, a row a question."""


class EngineBatch:
    """A batch of positions of the engine: any game, any options."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, str], count: int, seed: int
    ) -> None:
        found = find_game(game)
        rules: Any = found.rules
        self.count = count
        self.seats = players
        self.width = len(rules.verbs.verb_of)
        self.encoder = Encoder(found, players)
        self.rules = rules
        complete = parse_options(rules.options, options)
        self.many = Many(rules, players, complete, count, QuickDice(seed))
        self.ended: Ints = np.zeros(0, np.int32)
        self.shares: Floats = np.zeros((0, players))
        self.many.ask()

    @property
    def actions(self) -> int:
        """Actions played so far, nature's included."""
        return self.many.actions

    @property
    def finished(self) -> int:
        """Games finished so far."""
        return self.many.finished

    def questions(self) -> Questions:
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

    def step(self, answers: Ints) -> None:
        many = self.many
        many.answer(answers.tolist())
        self.ended = np.array(many.over, np.int32)
        shares = [self.rules.outcome(s).shares() for s in many.ended]
        self.shares = np.array(shares).reshape(len(shares), self.seats)
        many.ask()

    def play_random(self, dice: np.random.Generator) -> None:
        self.step(self.questions().random(dice))

    def vectors(self) -> NDArray[np.float32]:
        many = self.many
        states: list[Any] = many.states
        rows = [
            self.encoder.vector(self.rules.view(states[game], seat))
            for game, seat in zip(many.games, many.seats, strict=True)
        ]
        return np.stack(rows)


def make_batch(
    game: str,
    players: int,
    count: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Batch:
    """Return a batch of games, all begun. Raises Invalid for a wrong table."""
    rules = find_game(game).rules
    complete = parse_options(rules.options, options or {})
    rules.start(players, complete)
    # Imported here: they are made of the parts above.
    from fistful.adapters.batch_blasting_billy import BlastingBillyBatch
    from fistful.adapters.batch_cash_n_guns import CashNGunsBatch, is_base

    if game == "blasting-billy":
        return BlastingBillyBatch(players, complete, count, seed)
    if game == "cash-n-guns" and is_base(complete):
        return CashNGunsBatch(players, count, seed)
    return EngineBatch(game, players, complete, count, seed)
