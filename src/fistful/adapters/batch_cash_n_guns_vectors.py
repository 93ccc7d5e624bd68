"""What those asked see in a batch of Cash 'n Guns: the encoder's vectors, made of arrays.

Only what differs between games, seats and rounds of the base game is filled in; everything about
powers and the cop stays as in any position without them. A test compares with the encoder.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.encode import Encoder
from fistful.games.cash_n_guns import GAME
from fistful.games.cash_n_guns.cards import DECK, ROUNDS, SIZE
from fistful.games.cash_n_guns.mind.features import BULLETS_OF_A_KIND, GUN, RICH

if TYPE_CHECKING:
    from fistful.adapters.batch_cash_n_guns import CashNGunsBatch

SIZES: Final = np.array(SIZE, np.float32)
#: A handful as its Click, Bang! and BBB.
COUNTS: Final = np.array([[h & 7, h >> 3 & 7, h >> 6] for h in range(DECK + 1)], np.float32)
#: The phases of a batch, by their names in the game.
PHASES: Final = ("load", "aim", "courage")


@cache
def layout(seats: int) -> tuple[dict[str, slice], dict[str, slice], NDArray[np.float32]]:
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
    return whole, gun, encoder.vector(rules.view(s, 0))


def vectors(batch: "CashNGunsBatch") -> NDArray[np.float32]:
    """Return what each of those asked sees, a row a question."""
    seats = batch.seats
    whole, _, first = layout(seats)
    games, who = np.nonzero(batch.alive)
    order = (who[:, None] + batch.columns) % seats
    rows = games[:, None]
    out = np.tile(first, (len(games), 1))

    def seen(numbers: NDArray[Any]) -> NDArray[Any]:
        """Return something by seat as those asked see it: themselves first."""
        found: NDArray[Any] = numbers[rows, order]
        return found

    phases = [phase.name for phase in GAME.rules.phases]
    phase = out[:, whole["phase"]]
    phase[:] = 0
    phase[:, phases.index(PHASES[batch.phase])] = 1
    for name in ("asked", "alive", "standing"):
        out[:, whole[name]] = seen(batch.alive)
    out[:, whole["round"]] = batch.round[rows] / ROUNDS
    out[:, whole["pile"]] = np.minimum(batch.pile[games] / 15, 1)
    out[:, whole["table"]] = np.minimum(batch.table[games] / 15, 1)
    out[:, whole["box"]] = np.minimum(batch.box[rows] / RICH, 1)
    out[:, whole["money"]] = np.minimum(seen(batch.money) / RICH, 1)
    out[:, whole["wounds"]] = np.minimum(seen(batch.wounds) / 3, 1)
    out[:, whole["shame"]] = seen(batch.shame) / ROUNDS
    out[:, whole["hit_twice"]] = seen(batch.hit_twice)
    out[:, whole["stage"]] = np.array([0, 1]) * (batch.round[rows] > 1)
    out[:, whole["deck-unused"]] = COUNTS[batch.hands[games, who]] / BULLETS_OF_A_KIND
    out[:, whole["deck-discarded"]] = COUNTS[batch.discarded[games, who]] / BULLETS_OF_A_KIND
    guns = out[:, whole["guns"]].reshape(len(games), seats, -1)
    fill_guns(batch, guns, seen, who)
    out[:, whole["guns"]] = guns.reshape(len(games), -1)
    return out


def fill_guns(
    batch: "CashNGunsBatch", guns: NDArray[np.float32], seen: Any, who: NDArray[Any]
) -> None:
    """Fill in the guns: where they point, what became of their cards, which bullets are left."""
    _, gun, _ = layout(batch.seats)
    aims = seen(batch.aims)
    places = np.where(aims < 0, batch.seats, (aims - who[:, None]) % batch.seats)
    guns[:, :, gun["aim"]] = places[:, :, None] == np.arange(batch.seats + 1)
    guns[:, :, gun["card"]] = 0
    own = seen(batch.cards)[:, 0]
    guns[:, 0, gun["card"]] = own[:, None] == np.arange(3)
    guns[:, :, gun["fate"]] = seen(batch.fates)[:, :, None] == np.arange(4)
    guns[:, :, gun["unused"]] = SIZES[seen(batch.hands)][:, :, None] / 8
    guns[:, :, gun["discarded"]] = SIZES[seen(batch.discarded)][:, :, None] / 8
    guns[:, :, gun["tame"]] = seen(batch.tame)[:, :, None] / 8
    guns[:, :, gun["shown"]] = COUNTS[seen(batch.shown)] / BULLETS_OF_A_KIND
