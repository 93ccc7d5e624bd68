"""What those asked see in a batch of Cash 'n Guns: the encoder's vectors, made of arrays.

Only what differs between games, seats and rounds of the base game is filled in; everything about
powers and the cop stays as in any position without them. A test compares with the encoder.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.encode import Encoder, Vector, room
from fistful.games.cash_n_guns import GAME
from fistful.games.cash_n_guns.cards import SIZE
from fistful.games.cash_n_guns.deck import VARIANTS
from fistful.games.cash_n_guns.mind.features import BULLETS_OF_A_KIND, GUN, RICH

if TYPE_CHECKING:
    from fistful.adapters.batch_cash_n_guns import CashNGunsBatch

DECK: Final = VARIANTS.standard.bullets
ROUNDS: Final = VARIANTS.standard.rounds
#: The phases of a batch, by their names in the game.
PHASES: Final = ("load", "aim", "courage")
FATES: Final = np.eye(4, dtype=np.float32)


def parts(most: int, beyond: int) -> Vector:
    """Return amounts as parts of the most there usually is, for amounts from 0 to one beyond."""
    return np.array([min(amount / most, 1) for amount in range(beyond + 1)], np.float32)


NOTES: Final = parts(15, 127)
MONEY: Final = parts(RICH, 1000)
WOUNDS: Final = parts(3, 16)
ROUND: Final = parts(ROUNDS, 16)
BULLETS: Final = parts(8, 16)
#: A handful as its Click, Bang! and BBB, and as how many bullets it is.
COUNTS: Final = parts(BULLETS_OF_A_KIND, 7)[
    np.array([[h & 7, h >> 3 & 7, h >> 6] for h in range(DECK + 1)])
]
SIZES: Final = BULLETS[np.array(SIZE[: DECK + 1])]


@cache
def layout(seats: int) -> tuple[dict[str, slice], dict[str, slice], Vector]:
    """Return where fields stand, where those of a gun stand, and the vector of a first load."""
    encoder = Encoder(GAME, seats)
    whole = {piece.field.name: slice(piece.start, piece.stop) for piece in encoder.slices}
    gun: dict[str, slice] = {}
    at = 0
    for field in GUN:
        gun[field.name] = slice(at, at + field.size(seats))
        at += field.size(seats)
    rules: Any = GAME.rules
    s = rules.start(seats, {})
    rules.play(s, -1, rules.legal(s, -1)[0], None)
    return whole, gun, encoder.vector(s, 0)


def vectors(batch: "CashNGunsBatch", out: Vector | None) -> Vector:
    """Return what each of those asked sees, a row a question."""
    seats = batch.seats
    whole, _, first = layout(seats)
    games, who = np.nonzero(batch.alive)
    out = room(out, len(games), len(first))
    out[:] = first
    #: Everybody's places in flat arrays, as those asked see them: themselves first.
    order = games[:, None] * seats + (who[:, None] + batch.columns) % seats
    own = order[:, 0]
    phase = out[:, whole["phase"]]
    phase[:] = 0
    phases = [phase.name for phase in GAME.rules.phases]
    phase[:, phases.index(PHASES[batch.phase])] = 1
    alive = batch.alive.astype(np.float32).reshape(-1)[order]
    for name in ("asked", "alive", "standing"):
        out[:, whole[name]] = alive
    for name, numbers in (
        ("round", ROUND[batch.round][:, None]),
        ("pile", NOTES[batch.pile]),
        ("table", NOTES[batch.table]),
        ("box", MONEY[batch.box][:, None]),
    ):
        out[:, whole[name]] = numbers[games]
    for name, numbers in (
        ("money", MONEY[batch.money]),
        ("wounds", WOUNDS[batch.wounds]),
        ("shame", ROUND[batch.shame]),
        ("hit_twice", batch.hit_twice.astype(np.float32)),
    ):
        out[:, whole[name]] = numbers.reshape(-1)[order]
    out[:, whole["deck-unused"]] = COUNTS[batch.hands.reshape(-1)[own]]
    out[:, whole["deck-discarded"]] = COUNTS[batch.discarded.reshape(-1)[own]]
    fill_guns(batch, out[:, whole["guns"]].reshape(len(games), seats, -1), order, who)
    return out


def fill_guns(
    batch: "CashNGunsBatch", guns: Vector, order: NDArray[Any], who: NDArray[Any]
) -> None:
    """Fill in the guns: where they point, what became of their cards, which bullets are left."""
    seats = batch.seats
    _, gun, _ = layout(seats)
    # What all see of a gun, from its fate on, is the same for everybody: it is made once.
    alike = np.zeros((batch.alive.size, guns.shape[2] - gun["fate"].start), np.float32)
    at = {
        name: slice(part.start - gun["fate"].start, part.stop - gun["fate"].start)
        for name, part in gun.items()
    }
    alike[:, at["fate"]] = FATES[batch.fates.reshape(-1)]
    alike[:, at["unused"].start] = SIZES[batch.hands.reshape(-1)]
    alike[:, at["discarded"].start] = SIZES[batch.discarded.reshape(-1)]
    alike[:, at["discarded_no_bbb"].start] = BULLETS[batch.discarded_no_bbb.reshape(-1)]
    alike[:, at["shown"]] = COUNTS[batch.shown.reshape(-1)]
    guns[:, :, gun["fate"].start :] = alike[order]
    rows = np.arange(len(order))
    aims = batch.aims.reshape(-1)[order]
    if (aims >= 0).any():
        aim = guns[:, :, gun["aim"]]
        aim[:] = 0
        places = np.where(aims < 0, seats, (aims - who[:, None]) % seats)
        aim[rows[:, None], batch.columns, places] = 1
    guns[:, :, gun["card"]] = 0
    own = batch.cards.reshape(-1)[order[:, 0]]
    is_loaded = np.flatnonzero(own >= 0)
    guns[is_loaded, 0, gun["card"].start + own[is_loaded]] = 1
