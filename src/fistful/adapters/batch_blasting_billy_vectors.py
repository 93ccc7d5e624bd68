"""What those asked see in a batch of Blasting Billy: the encoder's vectors, made of arrays.

`Sight` follows the moves of a deal, one card a game and turn, and keeps what there is to be seen as
the numbers of the vectors; to look is then to take what is the viewer's and turn it its way. A test
compares with the encoder.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.encode import Encoder, Vector, room
from fistful.games.blasting_billy import GAME
from fistful.games.blasting_billy.cards import (
    CARD_COUNT,
    DYNAMITE,
    HAND_SIZE,
    PER_TYPE,
    TYPE_COUNT,
    VALUE,
)
from fistful.games.blasting_billy.mind.features import HIGHEST, LONG, RICH

if TYPE_CHECKING:
    from fistful.adapters.batch_blasting_billy import BlastingBillyBatch


def parts(most: int) -> Vector:
    """Return amounts up to the most there is as the vectors tell them."""
    return np.array([amount / most for amount in range(most + 1)], np.float32)


OF_A_TYPE: Final = parts(PER_TYPE)
LENGTHS: Final = parts(LONG)
HELD: Final = parts(HAND_SIZE)
WORTH: Final = parts(RICH)
#: By card.
VALUES: Final = np.array(VALUE, np.int16)
WORTHS: Final = parts(HIGHEST)[VALUES]
IS_DYNAMITE: Final = np.arange(CARD_COUNT) % PER_TYPE == DYNAMITE
#: The verbs, as a batch has them.
GIVE: Final = 0
CLAIM: Final = 1


@cache
def layout(seats: int) -> tuple[dict[str, slice], Vector]:
    """Return where the fields stand in a vector, and that of a turn of which all is nought."""
    encoder = Encoder(GAME, seats)
    whole = {piece.field.name: slice(piece.start, piece.stop) for piece in encoder.slices}
    first = np.zeros(encoder.size, np.float32)
    phases = [phase.name for phase in GAME.rules.phases]
    for name, place in (("phase", phases.index("turn")), ("asked", 0), ("turn", 0)):
        first[whole[name].start + place] = 1
    return whole, first


class Sight:
    """What there is to be seen of a deal, by game and seat, after so many of its turns."""

    def __init__(self, batch: "BlastingBillyBatch") -> None:
        count, seats = batch.count, batch.seats
        self.seen = 0
        self.games = batch.games
        by_type, by_card = (count, seats, TYPE_COUNT), (count, seats, CARD_COUNT)
        #: Cards given and dumped, by who did it; how many of each type were, and were put aside.
        self.given = np.zeros(by_card, np.float32)
        self.dumped = np.zeros(by_card, np.float32)
        self.boxed = np.zeros((count, TYPE_COUNT), np.int8)
        self.aside = np.zeros((count, TYPE_COUNT), np.int8)
        #: Billy's columns: length, value of the last card, who gave it.
        self.billy = np.zeros((count, TYPE_COUNT, 3), np.float32)
        self.giver = np.full((count, TYPE_COUNT), -1, np.int8)
        self.billy_length = np.zeros((count, TYPE_COUNT), np.int8)
        #: The seats' columns as their owners see them, and as the others do; what lies in them.
        self.own = np.zeros((*by_type, 3), np.float32)
        self.columns = np.zeros((*by_type, 3), np.float32)
        self.length = np.zeros(by_type, np.int8)
        self.loot = np.zeros(by_card, np.float32)
        self.face_up = np.zeros(by_card, np.float32)
        #: What the columns are worth at least, and the last card's value (BB-40).
        self.least = np.zeros(by_type, np.int16)
        self.before = np.zeros(by_type, np.int16)
        aside = batch.order[:, : batch.put_aside] // PER_TYPE
        for place in range(aside.shape[1]):
            self.aside[self.games, aside[:, place]] += 1

    def catch_up(self, batch: "BlastingBillyBatch") -> None:
        """Follow the turns played since."""
        all_earlier = batch.options["blast"] == "all_earlier"
        for turn, cards, verbs in batch.turns_played[self.seen :]:
            given, claimed = np.flatnonzero(verbs == GIVE), np.flatnonzero(verbs == CLAIM)
            dumped = np.flatnonzero(verbs > CLAIM)
            self.give(given, turn[given], cards[given])
            self.claim(claimed, turn[claimed], cards[claimed], all_earlier)
            self.dumped[dumped, turn[dumped], cards[dumped]] = 1
            self.boxed[dumped, cards[dumped] // PER_TYPE] += 1
        self.seen = len(batch.turns_played)

    def give(self, games: NDArray[Any], seats: NDArray[Any], cards: NDArray[Any]) -> None:
        """BB-21: a card each comes to Billy's columns."""
        types = cards // PER_TYPE
        self.given[games, seats, cards] = 1
        self.billy_length[games, types] += 1
        self.billy[games, types, 0] = LENGTHS[self.billy_length[games, types]]
        self.billy[games, types, 1] = WORTHS[cards]
        self.giver[games, types] = seats

    def claim(
        self, games: NDArray[Any], seats: NDArray[Any], cards: NDArray[Any], all_earlier: bool
    ) -> None:
        """BB-22: a card each comes to a column of one's own, the first of it face down."""
        at = (games, seats, cards // PER_TYPE)
        values = VALUES[cards]
        is_up = self.length[at] > 0
        self.length[at] += 1
        self.own[(*at, 0)] = self.columns[(*at, 0)] = LENGTHS[self.length[at]]
        self.own[(*at, 1)] = WORTHS[cards]
        self.columns[(*at, 1)] = WORTHS[cards] * is_up
        self.columns[(*at, 2)] = ~is_up
        self.loot[games, seats, cards] = 1
        self.face_up[games, seats, cards] = is_up
        least = self.least[at]
        least -= np.where(IS_DYNAMITE[cards], least if all_earlier else self.before[at], 0)
        self.least[at] = (least + values) * is_up
        self.before[at] = values * is_up


def vectors(batch: "BlastingBillyBatch", out: Vector | None) -> Vector:
    """Return what each of those asked sees, a row a game."""
    whole, first = layout(batch.seats)
    count, seats, games, turn = batch.count, batch.seats, batch.games, batch.turn
    if batch.sight is None:
        batch.sight = Sight(batch)
    sight = batch.sight
    sight.catch_up(batch)
    out = room(out, count, len(first))
    out[:] = first
    fill_pile(batch, out, whole)
    #: Everybody's places in flat arrays, as those asked see them: themselves first.
    order = games[:, None] * seats + (turn[:, None] + np.arange(seats)) % seats
    fill_hands(batch, out, whole, order)
    out[:, whole["aside"]] = OF_A_TYPE[sight.aside]
    billy = out[:, whole["billy-columns"]].reshape(count, TYPE_COUNT, 3)
    billy[:] = sight.billy
    remembers = batch.options["memory_aid"] == "on"
    is_known = (sight.giver == turn[:, None]) & remembers
    billy[..., 1] *= is_known
    billy[..., 2] = ~is_known & (sight.giver >= 0)
    columns = sight.columns.reshape(-1, TYPE_COUNT * 3).take(order, axis=0)
    out[:, whole["columns"]] = columns.reshape(count, -1)
    out[:, whole["columns"]][:, : TYPE_COUNT * 3] = sight.own[games, turn].reshape(count, -1)
    face_up = sight.face_up.reshape(-1, CARD_COUNT).take(order, axis=0)
    out[:, whole["loot"]] = face_up.reshape(count, -1)
    out[:, whole["loot"]][:, :CARD_COUNT] = sight.loot[games, turn]
    least = np.minimum(sight.least, RICH).reshape(-1, TYPE_COUNT).take(order, axis=0)
    out[:, whole["minimums"]] = WORTH.take(least).reshape(count, -1)
    box = out[:, whole["box"]]
    box[:, :TYPE_COUNT] = OF_A_TYPE[sight.boxed]
    if remembers:
        out[:, whole["billy"]] = sight.given[games, turn]
        box[:, TYPE_COUNT:] = sight.dumped[games, turn]
    return out


def fill_pile(batch: "BlastingBillyBatch", out: Vector, whole: dict[str, slice]) -> None:
    """Fill in who drew the last card, how many are left in the pile, the top one's type."""
    seats = batch.seats
    if batch.has_top():
        out[:, whole["last"].start + seats] = 1
        out[batch.games, whole["top"].start + batch.top() // PER_TYPE] = 1
    else:
        last = (batch.first + batch.draws - 1 - batch.turn) % seats
        out[batch.games, whole["last"].start + last] = 1
    out[:, whole["pile"]] = max(batch.draws - batch.played, 0) / CARD_COUNT


def fill_hands(
    batch: "BlastingBillyBatch", out: Vector, whole: dict[str, slice], order: NDArray[Any]
) -> None:
    """Fill in the own cards, and the types all hold."""
    hands = batch.hands.reshape(-1, HAND_SIZE)
    out[batch.games[:, None], whole["hand"].start + hands.take(order[:, 0], axis=0)] = 1
    # A hand's last place is empty (-1) once the pile is: one type more, which is nobody's.
    held = hands // PER_TYPE % (TYPE_COUNT + 1) + np.arange(len(hands))[:, None] * (TYPE_COUNT + 1)
    types = np.bincount(held.reshape(-1), minlength=len(hands) * (TYPE_COUNT + 1))
    types = types.reshape(-1, TYPE_COUNT + 1)[:, :TYPE_COUNT].take(order, axis=0)
    out[:, whole["hands"]] = HELD.take(types).reshape(batch.count, -1)
