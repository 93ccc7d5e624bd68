"""Blasting Billy, thousands of games at once, in array operations.

All games have the same number of turns, so they begin and end together; only whose turn it is
differs. Arrays have a row a game. A card is where it was put (`where`) since some turn (`when`):
that is all there is to columns, box and hands. Each step cites the rules it carries out, like the
engine's phases; a test plays the engine beside it and compares every position.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.batch import Asking, Floats, Ints, Questions
from fistful.adapters.batch_blasting_billy_vectors import Sight, vectors
from fistful.adapters.encode import Actions, Vector
from fistful.games.blasting_billy.cards import (
    CARD_COUNT,
    DYNAMITE,
    HAND_SIZE,
    MOVES,
    PER_TYPE,
    TYPE_COUNT,
    VALUE,
    VERBS,
)
from fistful.games.blasting_billy.deck import VARIANTS

Bools = NDArray[np.bool_]

#: `where` is a place times this, plus the seat that put the card there.
PLACE: Final = 8
#: Still in the pile or in a hand; Billy's columns, the seats' columns and the box, in the order of
#: the verbs that put a card there; put aside at the start.
NOWHERE: Final = 0
BILLYS: Final = 1
LOOT: Final = 2
BOX: Final = 3
ASIDE: Final = 4

#: What can be done with a hand card: the verbs give, claim, dump.
CHOICES: Final = np.array(MOVES[0], np.int32)
#: The values of the cards of a type.
VALUES: Final = np.array(VALUE[:PER_TYPE], np.int32)


class BlastingBillyBatch(Asking):
    """Many games of Blasting Billy."""

    def __init__(self, players: int, options: Mapping[str, str], count: int, seed: int) -> None:
        self.count = count
        self.seats = players
        self.options = options
        self.moves = Actions(VERBS, players)
        self.actions = 0
        self.finished = 0
        self.dice = np.random.default_rng(seed)
        self.games = np.arange(count)
        self.ended: Ints = np.zeros(0, np.int32)
        self.shares: Floats = np.zeros((0, players))
        #: How many cards are put aside and dealt; turns with a draw, and turns in all (BB-30).
        self.put_aside = VARIANTS.standard.put_aside[players]
        self.dealt = self.put_aside + HAND_SIZE * players
        self.draws = CARD_COUNT - self.dealt
        self.turns = self.draws + players
        self.pack = np.tile(np.arange(CARD_COUNT, dtype=np.int8), (count, 1))
        self.deal()

    def deal(self) -> None:
        """BB-11 to BB-14: all games are set up; what comes up later is settled, but unseen."""
        #: The order in which nature draws the cards.
        self.order = self.dice.permuted(self.pack, axis=1)
        aside = self.put_aside
        self.where = np.zeros((self.count, CARD_COUNT), np.int8)
        self.where[self.games[:, None], self.order[:, :aside]] = ASIDE * PLACE
        #: The turn in which a card was put where it is.
        self.when = np.zeros((self.count, CARD_COUNT), np.int8)
        dealt = self.order[:, aside : self.dealt].reshape(self.count, HAND_SIZE, self.seats)
        self.hands = dealt.transpose(0, 2, 1).copy()
        self.first = self.dice.integers(self.seats, size=self.count)
        self.turn = self.first.copy()
        #: Turns played, and by turn who played which cards how: `Sight` follows them.
        self.played = 0
        self.turns_played: list[tuple[Any, Any, Any]] = []
        self.sight: Sight | None = None
        # The deal, the first seat, the first card of the pile.
        self.actions += self.count * (self.dealt + 2)

    def has_top(self) -> bool:
        """BB-13: tell whether there is a card in the pile."""
        return self.played < self.draws

    def top(self) -> NDArray[np.int8]:
        """Return the top card of each pile, while there is one."""
        found: NDArray[np.int8] = self.order[:, self.dealt + self.played]
        return found

    # Questions and answers.

    def ask(self) -> Questions:
        own = self.hands[self.games, self.turn]
        legal = own[:, :, None] + CHOICES
        counts = np.full(self.count, HAND_SIZE * len(CHOICES), np.int32)
        return Questions(
            self.games.astype(np.int32),
            self.turn.astype(np.int32),
            legal.reshape(-1),
            (self.games * HAND_SIZE * len(CHOICES)).astype(np.int32),
            counts,
        )

    def play_on(self, answers: Ints) -> None:
        verbs, cards = np.divmod(answers, CARD_COUNT)
        own = self.hands[self.games, self.turn]
        self.play((own == cards[:, None]).argmax(axis=1), verbs)

    def play_random(self, dice: np.random.Generator) -> None:
        self.asked = None
        throws = (dice.random(self.count) * HAND_SIZE * len(CHOICES)).astype(np.int32)
        self.play(*np.divmod(throws, len(CHOICES)))

    def play(self, places: NDArray[np.int64], verbs: NDArray[np.int32]) -> None:
        """BB-20 to BB-25, BB-30: by game, which hand card is played, and how; then draw."""
        games, turn = self.games, self.turn
        cards = self.hands[games, turn, places]
        self.where[games, cards] = (verbs + BILLYS) * PLACE + turn
        self.when[games, cards] = self.played
        self.turns_played.append((turn, cards, verbs))
        self.hands[games, turn, places] = self.hands[games, turn, HAND_SIZE - 1]
        self.actions += self.count
        if self.has_top():
            self.hands[games, turn, HAND_SIZE - 1] = self.top()
            # The next card comes to the top, unless that was the last one.
            self.actions += self.count * (self.played + 1 < self.draws)
        else:
            self.hands[games, turn, HAND_SIZE - 1] = -1
        self.turn = (turn + 1) % self.seats
        self.played += 1
        self.ended = self.ended[:0]
        self.shares = self.shares[:0]
        if self.played == self.turns:
            self.ended = self.games.astype(np.int32)
            self.shares = self.outcome()
            self.finished += self.count
            self.deal()

    # The end.

    def columns(self) -> Bools:
        """Return which cards lie in which column: by game, owner (Billy last), type and card."""
        where = self.where.reshape(self.count, 1, TYPE_COUNT, PER_TYPE)
        owners = np.arange(self.seats).reshape(1, -1, 1, 1) + LOOT * PLACE
        return np.concatenate([where == owners, where // PLACE == BILLYS], axis=1)

    def blasted(self, columns: Bools) -> Bools:
        """BB-40: return which cards the columns lose to their dynamite, itself included."""
        when = self.when.reshape(self.count, 1, TYPE_COUNT, PER_TYPE)
        has_dynamite = columns[..., DYNAMITE, None]
        earlier = columns & (when < when[..., DYNAMITE, None]) & has_dynamite
        if self.options["blast"] == "previous":
            latest = np.where(earlier, when, -1).max(axis=3, keepdims=True)
            earlier &= when == latest
        earlier[..., DYNAMITE] = columns[..., DYNAMITE]
        return earlier

    def outcome(self) -> Floats:
        """BB-41 to BB-45: return each seat's share of the victory."""
        columns = self.columns()
        columns &= ~self.blasted(columns)
        totals: NDArray[np.int32] = columns @ VALUES
        cards = columns[:, :-1].sum(axis=3)
        own, billy = totals[:, :-1], totals[:, -1:]
        is_shot = np.greater(own, billy)
        eliminated: Bools = np.logical_or.reduce(is_shot, axis=2)
        scores = np.where(is_shot, 0, own).sum(axis=2)
        all_shot = eliminated.all(axis=1, keepdims=True)
        contends = ~eliminated | all_shot
        best = np.where(contends, scores, -1).max(axis=1, keepdims=True)
        tied = contends & (scores == best)
        # Fewest face-up cards, then fewest face-down ones.
        rank = np.where(is_shot, 0, cards).sum(axis=2) * CARD_COUNT
        rank += np.where(is_shot, cards, 0).sum(axis=2)
        least = np.where(tied, rank, CARD_COUNT * CARD_COUNT).min(axis=1, keepdims=True)
        nobody_scored = ~scores.any(axis=1, keepdims=True)
        is_billys = nobody_scored | (best == 0) & (self.options["zero"] == "billy")
        wins = tied & (rank == least) & ~is_billys
        shares: Floats = wins / np.maximum(wins.sum(axis=1, keepdims=True), 1)
        return shares

    def vectors(self, out: Vector | None = None) -> Vector:
        return vectors(self, out)
