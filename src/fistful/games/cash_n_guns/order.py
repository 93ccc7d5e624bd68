"""The phases in the order of the rulebook, and the way through a round (CG-10 to CG-22, CG-61)."""

from typing import Final

from fistful.engine.phase import Order
from fistful.engine.state import NOTHING, OVER
from fistful.games.cash_n_guns.powers import has_second_gun
from fistful.games.cash_n_guns.state import CashNGuns

#: Each with its name and where play can go from there.
ORDER: Final = Order()
POWERS_DEAL: Final[int] = ORDER.add("powers", to="powers roles loot")
ROLES_DEAL: Final[int] = ORDER.add("roles", to="loot")
LOOT: Final[int] = ORDER.add("loot", to="load")
LOADING: Final[int] = ORDER.add("load", to="second-load aim")
SECOND_LOAD: Final[int] = ORDER.add("second-load", to="second-aim")
SECOND_AIM: Final[int] = ORDER.add("second-aim", to="aim")
AIMING: Final[int] = ORDER.add("aim", to="kid-aim cunning-load courage")
KID_AIM: Final[int] = ORDER.add("kid-aim", to="cunning-load courage")
CUNNING_LOAD: Final[int] = ORDER.add("cunning-load", to="courage")
COURAGE: Final[int] = ORDER.add("courage", to="triple-bang")
TRIPLE_BANG: Final[int] = ORDER.add("triple-bang", to="bang after-shots over")
BANG_PHASE: Final[int] = ORDER.add("bang", to="after-shots split over")
AFTER_SHOTS: Final[int] = ORDER.add("after-shots", to="split loot over")
SPLIT: Final[int] = ORDER.add("split", to="telephone loot over")
TELEPHONE: Final[int] = ORDER.add("telephone", to="loot")


def after_load(s: CashNGuns) -> int:
    """To the second gun, if somebody has one: it is loaded and pointed before all others aim."""
    return SECOND_LOAD if s.taker != NOTHING and has_second_gun(s) else AIMING


def to_courage(s: CashNGuns) -> int:
    """The Cunning loads before courage is asked for."""
    return CUNNING_LOAD if s.cunning != NOTHING and s.alive >> s.cunning & 1 else COURAGE


def after_triple_bang(s: CashNGuns) -> int:
    """CG-40: with one or none alive it ends here; CG-54: after a blast nobody fires any more."""
    if s.alive.bit_count() < 2:
        return OVER
    return AFTER_SHOTS if s.exploded else BANG_PHASE


def after_bang(s: CashNGuns) -> int:
    """CG-40: with one or none alive it ends here; CG-61: else powers and the telephone are next."""
    if s.alive.bit_count() < 2:
        return OVER
    return AFTER_SHOTS if s.unshown or s.cop != NOTHING else SPLIT


def end_round(s: CashNGuns) -> int:
    """CG-40: eight rounds are played."""
    return LOOT if s.round < s.deck.rounds else OVER
