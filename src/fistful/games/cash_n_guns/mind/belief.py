"""How likely players load what: mostly Clicks, while they have them."""

from typing import Final

from fistful.games.cash_n_guns.cards import BANG, BBB, CLICK
from fistful.games.cash_n_guns.split import value_of
from fistful.games.cash_n_guns.state import LOADED, CashNGuns
from fistful.games.mind import Likelihood

#: How likely a bullet is loaded in a usual round, against a Click: the logarithm, by bullet.
READY: Final[list[float]] = [0.0, -2.0, -3.0]
#: How much likelier a loud one is for every thousand above what a table usually holds.
RICH: Final = 0.018
USUAL_TABLE: Final = 55.0


def fits(s: CashNGuns, you: int) -> list[float]:
    """Return how likely the others loaded what lies in their guns and face down (CG-11, CG-15)."""
    rich = RICH * (value_of(s.table) - USUAL_TABLE)
    found = [0.0] * s.seats
    for gun in range(s.seats):
        if gun in (you, s.taken):
            continue
        dropped = s.discarded[gun]
        found[gun] = READY[BANG] * (dropped >> 3 & 7) + READY[BBB] * (dropped >> 6)
        if s.fates[gun] == LOADED and s.cards[gun] > CLICK:
            found[gun] += READY[s.cards[gun]] + rich
    return found


def take(s: CashNGuns, other: CashNGuns, gun: int) -> None:
    """Take over where the bullets of one gun are; one that changed hands stays as it is (CG-52)."""
    if gun != s.taken:
        s.cards[gun] = other.cards[gun]
        s.hands[gun] = other.hands[gun]
        s.discarded[gun] = other.discarded[gun]


LIKELIHOOD: Final = Likelihood(fits, take)
