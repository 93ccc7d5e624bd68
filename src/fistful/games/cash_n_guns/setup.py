"""Nature's part: powers and roles before the first round (CG-70), then the loot (CG-10)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import COP, LOOTS, NOTES_UP, POWER, POWER_COUNT
from fistful.games.cash_n_guns.events import (
    DEALT_POWER,
    DEALT_POWER_YOU,
    DEALT_ROLE_YOU,
    DEALT_ROLES,
    LOOT_UP,
    ROUND,
)
from fistful.games.cash_n_guns.order import LOOT, POWERS_DEAL, ROLES_DEAL, after_loot
from fistful.games.cash_n_guns.split import chances, worth
from fistful.games.cash_n_guns.state import CashNGuns, new_round


class Powers(Draw[CashNGuns]):
    """Each seat is dealt one power, secret until shown; those not dealt stay unknown (CG-50 on)."""

    name = "powers"
    leads_to = ["powers", "roles", "loot"]

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        count = POWER_COUNT[s.options["powers"]]
        return [POWER + power for power in range(count) if power not in s.powers]

    def draw(self, s: CashNGuns, dice: Dice) -> int:
        return dice.pick(self.legal(s, NOTHING))

    def hear(self, s: CashNGuns, seat: int, action: int, out: Out | None) -> int:
        to = s.powers.index(NOTHING)
        powers = list(s.powers)
        powers[to] = action - POWER
        s.powers = tuple(powers)
        if out:
            out.only(to, DEALT_POWER_YOU, action - POWER)
            out.others(to, DEALT_POWER, to)
        if NOTHING in s.powers:
            return POWERS_DEAL
        return ROLES_DEAL if s.options["cop"] == "on" else LOOT


class Roles(Draw[CashNGuns]):
    """CG-70: one secret cop, the rest gangsters."""

    name = "roles"
    leads_to = ["loot"]

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


class Loot(Draw[CashNGuns]):
    """CG-10, phase 1: five notes beside what was left; every living gangster stands again."""

    name = "loot"
    leads_to = ["before-load", "load"]

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return chances(s.pile).actions

    def draw(self, s: CashNGuns, dice: Dice) -> int:
        return chances(s.pile).draw(dice)

    def odds(self, s: CashNGuns) -> list[int]:
        ways = chances(s.pile).ways
        return [total - before for total, before in zip(ways, [0, *ways], strict=False)]

    def hear(self, s: CashNGuns, seat: int, action: int, out: Out | None) -> int:
        fives, tens, twenties = LOOTS[action - NOTES_UP]
        pile = s.pile
        table = s.table
        s.pile = (pile[0] - fives, pile[1] - tens, pile[2] - twenties)
        s.table = (table[0] + fives, table[1] + tens, table[2] + twenties)
        s.round += 1
        new_round(s)
        if out:
            out.all(ROUND, s.round)
            notes = [2] * twenties + [1] * tens + [0] * fives
            out.all(LOOT_UP, worth(s.table), *notes)
        return after_loot(s)
