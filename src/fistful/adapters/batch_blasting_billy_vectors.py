"""What those asked see in a batch of Blasting Billy: the encoder's vectors, made of arrays.

A test compares with the encoder.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.encode import Encoder
from fistful.games.blasting_billy import GAME
from fistful.games.blasting_billy.cards import (
    CARD_COUNT,
    HAND_SIZE,
    PER_TYPE,
    TYPE_COUNT,
    VALUE,
)
from fistful.games.blasting_billy.mind.features import LONG, RICH

if TYPE_CHECKING:
    from fistful.adapters.batch_blasting_billy import BlastingBillyBatch

#: The values of the cards of a type, and the highest.
VALUES: Final = np.array(VALUE[:PER_TYPE], np.int32)
HIGHEST: Final = 10
Bools = NDArray[np.bool_]
Vectors = NDArray[np.float32]


@cache
def layout(seats: int) -> tuple[dict[str, slice], int]:
    """Return where the fields stand in a vector, and how long it is."""
    encoder = Encoder(GAME, seats)
    whole = {piece.field.name: slice(piece.start, piece.stop) for piece in encoder.slices}
    return whole, encoder.size


def vectors(batch: "BlastingBillyBatch") -> Vectors:
    """Return what each of those asked sees, a row a game."""
    # Imported here: that module is made of this one.
    from fistful.adapters.batch_blasting_billy import ASIDE, BILLYS, BOX, PLACE

    whole, size = layout(batch.seats)
    count, seats = batch.count, batch.seats
    out = np.zeros((count, size), np.float32)
    order = (batch.turn[:, None] + np.arange(seats)) % seats
    where = batch.where.reshape(count, TYPE_COUNT, PER_TYPE)
    put_by, place = where % PLACE, where // PLACE
    is_own = (put_by == batch.turn[:, None, None]) & (batch.options["memory_aid"] == "on")

    phases = [phase.name for phase in GAME.rules.phases]
    out[:, whole["phase"].start + phases.index("turn")] = 1
    out[:, whole["asked"].start] = 1
    out[:, whole["turn"].start] = 1
    fill_last_and_pile(batch, out, whole)
    fill_hands(batch, out, whole, order)
    out[:, whole["aside"]] = (place == ASIDE).sum(axis=2) / PER_TYPE
    billy, box = place == BILLYS, place == BOX
    when = batch.when.reshape(count, TYPE_COUNT, PER_TYPE)
    out[:, whole["billy-columns"]] = ends(billy, when, is_own).reshape(count, -1)
    out[:, whole["billy"]] = (billy & is_own).reshape(count, -1)
    fill_loot(batch, out, whole, order)
    boxed = [box.sum(axis=2) / PER_TYPE, (box & is_own).reshape(count, -1)]
    out[:, whole["box"]] = np.concatenate(boxed, axis=1)
    return out


def fill_last_and_pile(batch: "BlastingBillyBatch", out: Vectors, whole: dict[str, slice]) -> None:
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
    batch: "BlastingBillyBatch", out: Vectors, whole: dict[str, slice], order: NDArray[Any]
) -> None:
    """Fill in the own cards, and the types all hold."""
    rows = batch.games[:, None]
    out[rows, whole["hand"].start + batch.hands[batch.games, batch.turn]] = 1
    held = batch.hands[rows, order]
    types = (held // PER_TYPE)[..., None] == np.arange(TYPE_COUNT)
    out[:, whole["hands"]] = (types & (held >= 0)[..., None]).sum(axis=2).reshape(
        batch.count, -1
    ) / HAND_SIZE


def fill_loot(
    batch: "BlastingBillyBatch", out: Vectors, whole: dict[str, slice], order: NDArray[Any]
) -> None:
    """Fill in the seats' columns, of which the first card lies face down (BB-22)."""
    columns = batch.columns()[batch.games[:, None], order]
    when = batch.when.reshape(batch.count, 1, TYPE_COUNT, PER_TYPE)
    first = np.where(columns, when, batch.turns).min(axis=3, keepdims=True)
    face_up = columns & (when > first)
    known = face_up.copy()
    known[:, 0] = columns[:, 0]
    out[:, whole["columns"]] = ends(columns, when, known).reshape(batch.count, -1)
    out[:, whole["loot"]] = known.reshape(batch.count, -1)
    least = ((face_up & ~batch.blasted(face_up)) @ VALUES) / RICH
    out[:, whole["minimums"]] = np.minimum(least, 1).reshape(batch.count, -1)


def ends(columns: Bools, when: NDArray[np.int8], known: Bools) -> Vectors:
    """Return columns as their lengths, last values, and whether the last card is hidden."""
    latest = np.where(columns, when, -1).max(axis=-1, keepdims=True)
    is_last = columns & (when == latest)
    values = (is_last & known) @ VALUES / HIGHEST
    hidden = (is_last & ~known).any(axis=-1)
    found: Vectors = np.stack([columns.sum(axis=-1) / LONG, values, hidden], axis=-1)
    return found
