"""What follows what: the phases by number, and the way through a round (CG-10 to CG-22, CG-61)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.state import NOTHING, OVER
from fistful.games.cash_n_guns.cards import NOT_HURT, ROUNDS
from fistful.games.cash_n_guns.ending import CALLS_NEEDED, Scoring
from fistful.games.cash_n_guns.powers import (
    could_hold,
    early_window,
    first_death_window,
    grenade_window,
    has_second_gun,
    specialist_window,
)
from fistful.games.cash_n_guns.state import CashNGuns

POWERS_DEAL: Final = 0
ROLES_DEAL: Final = 1
LOOT: Final = 2
BEFORE_LOAD: Final = 3
LOADING: Final = 4
SECOND_LOAD: Final = 5
BEFORE_AIM: Final = 6
SECOND_AIM: Final = 7
AIMING: Final = 8
KID_AIM: Final = 9
LAST_CHANCE: Final = 10
CUNNING_LOAD: Final = 11
COURAGE: Final = 12
TRIPLE_BANG: Final = 13
FIRST_DEATH: Final = 14
TAKE_BACK: Final = 15
BANG_PHASE: Final = 16
BEFORE_SPLIT: Final = 17
SPLIT: Final = 18
TELEPHONE: Final = 19

#: CG-71: the telephone goes round in rounds 1 to 6.
LAST_PHONE_ROUND: Final = 6


def after_loot(s: CashNGuns) -> int:
    """To the first window, or straight to loading."""
    return BEFORE_LOAD if s.lurking and early_window(s) else LOADING


def after_load(s: CashNGuns) -> int:
    """To the second gun, if somebody has one."""
    return SECOND_LOAD if s.taker != NOTHING and has_second_gun(s) else after_second_load(s)


def after_second_load(s: CashNGuns) -> int:
    """To the second window, or straight to aiming."""
    return BEFORE_AIM if s.lurking and early_window(s) else to_aim(s)


def to_aim(s: CashNGuns) -> int:
    """The second gun is pointed first, in secret: all aims come out together."""
    return SECOND_AIM if s.taker != NOTHING and has_second_gun(s) else AIMING


def after_aim(s: CashNGuns) -> int:
    """To The Kid, if he is about."""
    return KID_AIM if s.kid != NOTHING and s.alive >> s.kid & 1 else after_all_aims(s)


def after_all_aims(s: CashNGuns) -> int:
    """To The Insane's last chance, if there could be one."""
    return LAST_CHANCE if s.lurking and grenade_window(s) else to_courage(s)


def to_courage(s: CashNGuns) -> int:
    """The Cunning loads before courage is asked for."""
    return CUNNING_LOAD if s.cunning != NOTHING and s.alive >> s.cunning & 1 else COURAGE


def after_shots(s: CashNGuns, out: Out | None) -> int:
    """CG-40: with one or none alive it ends here; CG-60: then the first death's window."""
    if s.alive.bit_count() < 2:
        return finish(s, out)
    return FIRST_DEATH if s.lurking and first_death_window(s) else after_first_death(s, out)


def after_first_death(s: CashNGuns, out: Out | None) -> int:
    """From phase 5 on to The Specialist, from phase 6 to the split; CG-54: not after a blast."""
    if s.stage == TRIPLE_BANG:
        return TAKE_BACK if s.lurking and specialist_window(s) else after_take_back(s, out)
    if s.exploded:
        return end_round(s, out)
    lying = s.alive & ~s.standing
    return BEFORE_SPLIT if s.lurking and could_hold(s, NOT_HURT, lying) else SPLIT


def after_take_back(s: CashNGuns, out: Out | None) -> int:
    """CG-54: after an explosion the round is over."""
    return end_round(s, out) if s.exploded else BANG_PHASE


def after_split(s: CashNGuns, out: Out | None) -> int:
    """CG-71: the telephone goes round in rounds 1 to 6, until the police is alerted."""
    if (
        s.cop != NOTHING
        and s.standing
        and s.round <= LAST_PHONE_ROUND
        and len(s.calls) < CALLS_NEEDED
    ):
        return TELEPHONE
    return end_round(s, out)


def end_round(s: CashNGuns, out: Out | None) -> int:
    """CG-40: eight rounds are played."""
    return LOOT if s.round < ROUNDS else finish(s, out)


def finish(s: CashNGuns, out: Out | None) -> int:
    """The game is over: tell the reckoning."""
    if out:
        Scoring(s).tell(s, out)
    return OVER
