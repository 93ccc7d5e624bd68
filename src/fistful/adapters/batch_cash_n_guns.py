"""Cash 'n Guns without powers and cop, thousands of games at once, in array operations.

All games are in the same phase at all times: every round is loot, load, aim, courage, and a game
that ends begins anew with its loot. Arrays have a row a game and a column a seat; bullets are
handfuls as in the engine. Each step cites the rules it carries out, like the engine's phases; a
test plays the engine beside it and compares every position.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.batch import Asking, Floats, Ints, Questions
from fistful.adapters.batch_cash_n_guns_vectors import vectors
from fistful.adapters.encode import Actions, Vector
from fistful.games import variant
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIMS,
    BANG,
    BBB,
    COURAGE_MOVES,
    LOADS,
    TOO_SLOW,
    UNIT,
    VERBS,
    WITHDRAW,
)
from fistful.games.cash_n_guns.deck import VARIANTS
from fistful.games.cash_n_guns.split import largest_share
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, NOT_LOADED, SHOWN

#: The phases, by the number of steps since the loot.
LOADING: Final = 0
AIMING: Final = 1
DARING: Final = 2

#: The rulebook's numbers: this core knows no variants.
DECK: Final = VARIANTS.standard.bullets
DEADLY: Final = VARIANTS.standard.deadly
ROUNDS: Final = VARIANTS.standard.rounds
SHAME_COST: Final = VARIANTS.standard.shame_costs
NOTE_COUNTS: Final = VARIANTS.standard.notes
NOTES_A_ROUND: Final = VARIANTS.standard.notes_a_round
UNITS: Final = np.array(UNIT, np.int16)
Bools = NDArray[np.bool_]


def is_base(options: dict[str, str]) -> bool:
    """Tell whether this core can play with these options."""
    return options["powers"] == "off" and options["cop"] == "off" and variant.DECK not in options


def padded(lists: list[list[int]]) -> NDArray[np.int16]:
    """Return lists as rows of one array."""
    width = max([len(row) for row in lists])
    return np.array([row + [0] * (width - len(row)) for row in lists], np.int16)


LOAD_CHOICES: Final = padded(LOADS)
LOAD_COUNTS: Final = np.array([len(row) for row in LOADS], np.int16)
AIM_CHOICES: Final = padded(AIMS)
AIM_COUNTS: Final = np.array([len(row) for row in AIMS], np.int16)
COURAGE_CHOICES: Final = np.array(COURAGE_MOVES, np.int16)


@cache
def shares_table() -> tuple[NDArray[np.int16], NDArray[np.int8]]:
    """CG-21, CG-22: by notes of 5, 10, 20 and the number of sharers, the share and the rest."""
    fives, tens, twenties = NOTE_COUNTS
    shape = (fives + 1, tens + 1, twenties + 1, 7)
    shares = np.zeros(shape, np.int16)
    rest = np.zeros((*shape, 3), np.int8)
    for a in range(shape[0]):
        for b in range(shape[1]):
            for c in range(shape[2]):
                rest[a, b, c, 0] = (a, b, c)
                for parts in range(1, 7):
                    share, left = largest_share((a, b, c), parts)
                    shares[a, b, c, parts] = share
                    rest[a, b, c, parts] = left
    return shares, rest


class CashNGunsBatch(Asking):
    """Many base games of Cash 'n Guns."""

    def __init__(self, players: int, count: int, seed: int) -> None:
        self.count = count
        self.seats = players
        self.moves = Actions(VERBS, players)
        self.actions = 0
        self.finished = 0
        self.dice = np.random.default_rng(seed)
        self.ended: Ints = np.zeros(0, np.int32)
        self.shares: Floats = np.zeros((0, players))
        self.share_of, self.rest_of = shares_table()
        shape = (count, players)
        self.bits = (1 << np.arange(players)).astype(np.int16)
        self.columns = np.arange(players)
        #: Where each game's row begins, when arrays are read flat.
        self.rows = (np.arange(count) * players)[:, None]
        self.round = np.zeros(count, np.int16)
        self.pile = np.tile(np.array(NOTE_COUNTS, np.int8), (count, 1))
        self.table = np.zeros((count, 3), np.int8)
        self.box = np.zeros(count, np.int16)
        self.money = np.zeros(shape, np.int16)
        self.wounds = np.zeros(shape, np.int8)
        self.shame = np.zeros(shape, np.int8)
        self.alive = np.ones(shape, np.bool_)
        self.hands = np.full(shape, DECK, np.int16)
        self.shown = np.zeros(shape, np.int16)
        self.discarded = np.zeros(shape, np.int16)
        self.discarded_no_bbb = np.zeros(shape, np.int8)
        self.hit_twice = np.zeros(shape, np.bool_)
        self.phase = LOADING
        self.turn_up()

    # Nature.

    def turn_up(self) -> None:
        """CG-10, phase 1: five notes from the pile, all notes being alike; all stand again."""
        pile, drawn = self.pile, np.zeros_like(self.pile)
        left = pile.sum(axis=1, dtype=np.int16)
        throws = self.dice.random((NOTES_A_ROUND, self.count))
        for i in range(NOTES_A_ROUND):
            place = (throws[i] * (left - i)).astype(np.int16)
            fives = pile[:, 0] - drawn[:, 0]
            is_five = place < fives
            is_twenty = place >= fives + pile[:, 1] - drawn[:, 1]
            drawn[:, 0] += is_five
            drawn[:, 2] += is_twenty
            drawn[:, 1] += ~(is_five | is_twenty)
        self.take_notes(drawn)

    def take_notes(self, drawn: NDArray[np.int8]) -> None:
        """CG-10: lay these notes beside what was left, and begin the round."""
        self.drawn = drawn
        self.pile -= drawn
        self.table += drawn
        self.round += 1
        self.actions += self.count
        self.standing = self.alive.copy()
        self.cards = np.full(self.alive.shape, -1, np.int8)
        self.aims = np.full(self.alive.shape, -1, np.int8)
        self.fates = np.full(self.alive.shape, NOT_LOADED, np.int8)
        self.hurt = np.zeros(self.alive.shape, np.bool_)
        self.phase = LOADING

    # Questions and answers.

    def choices(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return by game and seat the row of its legal actions, and how many they are."""
        if self.phase == LOADING:
            return self.hands, LOAD_COUNTS[self.hands]
        if self.phase == AIMING:
            rows = (self.alive @ self.bits)[:, None] * 8 + self.columns
            return rows, AIM_COUNTS[rows]
        zeros = np.zeros(self.alive.shape, np.int16)
        return zeros, zeros + len(COURAGE_MOVES)

    def table_of_choices(self) -> NDArray[np.int16]:
        """Return all rows of legal actions of this phase."""
        tables = (LOAD_CHOICES, AIM_CHOICES, COURAGE_CHOICES[None, :])
        return tables[self.phase]

    def ask(self) -> Questions:
        games, seats = np.nonzero(self.alive)
        rows, numbers = self.choices()
        counts = numbers[games, seats].astype(np.int32)
        table = self.table_of_choices()[rows[games, seats]]
        legal = table[np.arange(table.shape[1]) < counts[:, None]].astype(np.int32)
        starts = np.zeros(len(counts), np.int32)
        np.cumsum(counts[:-1], out=starts[1:])
        return Questions(games.astype(np.int32), seats.astype(np.int32), legal, starts, counts)

    def play_on(self, answers: Ints) -> None:
        board = np.zeros(self.alive.shape, np.int16)
        board[self.alive] = answers
        self.play(board)

    def play_random(self, dice: np.random.Generator) -> None:
        self.asked = None
        rows, counts = self.choices()
        throws = (dice.random(counts.shape) * counts).astype(np.int16)
        self.play(self.table_of_choices()[rows, throws])

    def play(self, board: NDArray[np.int16]) -> None:
        """Take the answers of all living seats, by game and seat; the dead's mean nothing."""
        self.actions += int(np.count_nonzero(self.alive))
        self.ended = self.ended[:0]
        self.shares = self.shares[:0]
        if self.phase == LOADING:
            self.load(board)
        elif self.phase == AIMING:
            self.aim(board)
        else:
            self.dare(board)

    # The phases of a round.

    def load(self, board: NDArray[np.int16]) -> None:
        """CG-11, phase 2."""
        alive = self.alive
        self.cards = np.where(alive, board, -1).astype(np.int8)
        self.fates = np.where(alive, LOADED, NOT_LOADED).astype(np.int8)
        self.hands -= UNITS[self.cards] * alive
        self.phase = AIMING

    def aim(self, board: NDArray[np.int16]) -> None:
        """CG-12, CG-13, phase 3: who was too slow loses the bullet."""
        slow = self.alive & (board == TOO_SLOW)
        self.aims = np.where(self.alive & ~slow, board - AIM, -1).astype(np.int8)
        self.discard(slow)
        self.phase = DARING

    def discard(self, which: Bools) -> None:
        """These guns' cards go face down."""
        self.fates[which] = DISCARDED
        self.discarded += UNITS[self.cards] * which

    def dare(self, board: NDArray[np.int16]) -> None:
        """CG-15 to CG-22, phases 4 to 7, and the end of the round."""
        shy = self.alive & (board == WITHDRAW)
        self.standing = self.alive & ~shy
        self.shame += shy
        #: Where a gun points, as a place of a flat array; any place for a gun that points nowhere.
        self.targets = self.rows + np.maximum(self.aims, 0)
        loaded = self.fates == LOADED
        # CG-16, CG-17: the bullets of those who withdrew, and those aimed at them, go face down.
        spared = loaded & ~(self.standing & self.standing.reshape(-1)[self.targets])
        self.discard(spared)
        loaded &= ~spared
        # CG-18.
        fires = loaded & (self.cards == BBB)
        loaded &= ~fires
        self.show(fires)
        self.settle(fires, loaded)
        # CG-40: with one or none alive it ends here.
        going_on = self.alive.sum(axis=1) > 1
        # CG-19, CG-20.
        loaded &= ~self.hurt & going_on[:, None]
        self.show(loaded)
        self.settle(loaded & (self.cards == BANG), None)
        going_on &= self.alive.sum(axis=1) > 1
        self.split(going_on)
        self.end_round(going_on)

    def show(self, which: Bools) -> None:
        """These guns' cards are turned up."""
        self.fates[which] = SHOWN
        self.shown += UNITS[self.cards] * which

    def settle(self, fires: Bools, no_bbb: Bools | None) -> None:
        """CG-60: wounds, then deaths; who is hit lies down and drops a card not fired."""
        where = self.targets[fires]
        if not len(where):
            return
        hits = np.bincount(where, minlength=self.alive.size).reshape(self.alive.shape)
        # CG-20: the dead feel nothing.
        hit = (hits > 0) & self.alive
        self.wounds += (hits * hit).astype(np.int8)
        self.hit_twice |= hit & (hits + self.hurt > 1)
        self.hurt |= hit
        self.standing &= ~hit
        if no_bbb is not None:
            dropped = no_bbb & hit
            self.discard(dropped)
            self.discarded_no_bbb += dropped
        # CG-30.
        killed = hit & (self.wounds >= DEADLY)
        if killed.any():
            self.box += (self.money * killed).sum(axis=1, dtype=np.int16)
            self.money[killed] = 0
            self.alive = self.alive & ~killed

    def split(self, going_on: Bools) -> None:
        """CG-21, CG-22, phase 7."""
        parts = self.standing.sum(axis=1) * going_on
        table = self.table
        at = (table[:, 0], table[:, 1], table[:, 2], parts)
        self.money += self.share_of[at][:, None] * (self.standing & going_on[:, None])
        self.table = self.rest_of[at]

    def end_round(self, going_on: Bools) -> None:
        """CG-40: eight rounds are played; finished games begin anew."""
        over = ~going_on | (self.round == ROUNDS)
        if over.any():
            self.ended = np.flatnonzero(over).astype(np.int32)
            self.finished += len(self.ended)
            self.shares = self.outcome(over)
            self.clear(over)
        self.turn_up()

    def outcome(self, over: Bools) -> Floats:
        """CG-40, CG-41: return each seat's share of the victory in some finished games."""
        alive = self.alive[over]
        score = self.money[over].astype(np.int64) - SHAME_COST * self.shame[over]
        # Ties go to who has fewer Shame markers, then to who has more wounds.
        rank = (score * 64 + 32 - self.shame[over]) * 16 + self.wounds[over]
        rank[~alive] = np.iinfo(np.int64).min
        best = alive & (rank == rank.max(axis=1, keepdims=True))
        result: Floats = best / np.maximum(best.sum(axis=1, keepdims=True), 1)
        return result

    def clear(self, over: Bools) -> None:
        """Set some games up anew."""
        self.round[over] = 0
        self.pile[over] = NOTE_COUNTS
        self.table[over] = 0
        self.box[over] = 0
        self.alive = self.alive | over[:, None]
        self.hit_twice = self.hit_twice & ~over[:, None]
        for numbers in (
            self.money,
            self.wounds,
            self.shame,
            self.shown,
            self.discarded,
            self.discarded_no_bbb,
        ):
            numbers[over] = 0
        self.hands[over] = DECK

    def vectors(self, out: Vector | None = None) -> Vector:
        return vectors(self, out)
