"""The cop: dealt in secret, calling by telephone, safe at the end or not (CG-70 to CG-74)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Automatic, Draw
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import COP
from fistful.games.cash_n_guns.events import (
    ALERTED,
    DEALT_ROLE_YOU,
    DEALT_ROLES,
    PHONE_ROUND,
    PHONE_UNUSED,
    PHONE_USED,
)
from fistful.games.cash_n_guns.order import LOOT, ROLES_DEAL, TELEPHONE, end_round
from fistful.games.cash_n_guns.state import CashNGuns


class Roles(Draw[CashNGuns]):
    """CG-70: one secret cop, the rest gangsters."""

    number = ROLES_DEAL

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return [COP + cop for cop in range(s.seats)]

    def draw(self, s: CashNGuns, dice: Dice) -> int:
        return COP + dice.below(s.seats)

    def hear(self, s: CashNGuns, seat: int, action: int, out: Out | None) -> int:
        s.cop = action - COP
        if out:
            out.all(DEALT_ROLES)
            for other in range(s.seats):
                out.only(other, DEALT_ROLE_YOU, int(other == s.cop))
        return LOOT


class Telephone(Automatic[CashNGuns]):
    """CG-71, CG-72, phase 8: secretly round all who stood; only the cop, if there, may use it.

    Whether the cop does was asked before the split, with all that is asked after the shots.
    """

    number = TELEPHONE

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        used = s.armed != 0
        s.armed = 0
        if used:
            s.calls += (s.standing,)
        if out:
            out.all(PHONE_ROUND, *SEATS_IN[s.standing])
            if used:
                out.all(PHONE_USED, len(s.calls))
            else:
                out.all(PHONE_UNUSED)
            if used and len(s.calls) == s.deck.calls_needed:
                out.all(ALERTED)
        return end_round(s)


def phone_rings(s: CashNGuns) -> bool:
    """CG-71: in the first rounds until the police is alerted, not after an explosion."""
    return (
        s.cop != NOTHING
        and s.round <= s.deck.last_phone_round
        and len(s.calls) < s.deck.calls_needed
        and not s.exploded
    )


def flash(s: CashNGuns, seat: int) -> int:
    """CG-73: once the police is alerted a Shame marker has a flashing light; return how many."""
    lights = list(s.lights)
    lights[seat] += 1
    s.lights = tuple(lights)
    return lights[seat]


def is_cop_safe(s: CashNGuns) -> bool:
    """CG-74: the police is on its way, and the cop lives to testify, not too ashamed."""
    return (
        len(s.calls) == s.deck.calls_needed
        and bool(s.alive >> s.cop & 1)
        and s.lights[s.cop] <= s.deck.lights_allowed
    )
