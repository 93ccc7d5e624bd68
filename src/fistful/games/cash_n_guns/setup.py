"""Nature's part: powers before the first round, then the loot of each (CG-10)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import LOOTS, NOTES_UP, POWER
from fistful.games.cash_n_guns.events import (
    DEALT_POWER,
    DEALT_POWER_YOU,
    LOOT_UP,
    ROUND,
)
from fistful.games.cash_n_guns.order import LOADING, LOOT, POWERS_DEAL, ROLES_DEAL
from fistful.games.cash_n_guns.split import chances, value_of
from fistful.games.cash_n_guns.state import CashNGuns, new_round


class Powers(Draw[CashNGuns]):
    """Each seat is dealt one power, secret until shown; those not dealt stay unknown (CG-50 on)."""

    number = POWERS_DEAL

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        dealt = s.deck.powers[s.options["powers"]]
        return [POWER + power for power in dealt if power not in s.powers]

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


class Loot(Draw[CashNGuns]):
    """CG-10, phase 1: five notes beside what was left; every living gangster stands again."""

    number = LOOT

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return chances(s.pile, s.deck.notes_a_round).actions

    def draw(self, s: CashNGuns, dice: Dice) -> int:
        return chances(s.pile, s.deck.notes_a_round).draw(dice)

    def weights(self, s: CashNGuns) -> list[int]:
        ways = chances(s.pile, s.deck.notes_a_round).ways
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
            out.all(LOOT_UP, value_of(s.table), *notes)
        return LOADING
