"""Loading and aiming, phases 2 and 3, with powers that are shown meanwhile (CG-11 to CG-13)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Together
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIM_ARMED,
    AIMS,
    AIMS_ARMED,
    BBB,
    EACH,
    LOAD,
    LOAD_SHOW,
    LOADS,
    SHOW,
    TOO_SLOW,
    UNIT,
)
from fistful.games.cash_n_guns.events import AIMED, LOADED_GUN, LOADED_GUN_YOU, WAS_SLOW
from fistful.games.cash_n_guns.order import AIMING, KID_AIM, LOADING, after_load, to_courage
from fistful.games.cash_n_guns.powers import has_second_gun, show
from fistful.games.cash_n_guns.shots import discard
from fistful.games.cash_n_guns.state import LOADED, CashNGuns


def load(s: CashNGuns, gun: int, bullet: int) -> None:
    """Put an unused bullet into a gun (CG-11)."""
    s.cards[gun] = bullet
    s.fates[gun] = LOADED
    s.hands[gun] -= UNIT[bullet]


def tell_loaded(seat: int, bullet: int, out: Out) -> None:
    """CG-11: all see that there is a bullet, its owner which."""
    out.all(LOADED_GUN, seat)
    out.only(seat, LOADED_GUN_YOU, bullet)


def lose_bullet(s: CashNGuns, gun: int, seat: int, out: Out | None) -> None:
    """CG-13: too slow to aim: the bullet is lost, face down. CG-56: unless it is yet to come."""
    if s.fates[gun] == LOADED:
        discard(s, gun)
    if out:
        out.all(WAS_SLOW, seat)


class Load(Together[CashNGuns]):
    """CG-11, phase 2: every living seat secretly picks an unused bullet (CG-56: one later).

    CG-54 to CG-56: three powers can be shown with that answer; all see it when all have loaded.
    """

    number = LOADING

    def asks(self, s: CashNGuns) -> int:
        return s.alive if s.cunning == NOTHING else s.alive & ~(1 << s.cunning)

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        if s.unshown and not s.open >> seat & 1:
            return s.deck.power.loads[s.powers[seat]][s.hands[seat]]
        return LOADS[s.hands[seat]]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        """CG-80: a random unused bullet."""
        return LOAD + dice.pick(EACH[s.hands[seat]])

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        said = s.said
        cards = s.cards
        fates = s.fates
        hands = s.hands
        asked = self.asks(s)
        showing = 0
        for seat in SEATS_IN[asked]:
            bullet = said[seat] - LOAD
            if bullet > BBB:
                showing |= 1 << seat
                if said[seat] == SHOW:
                    asked &= ~(1 << seat)
                    continue
                bullet = said[seat] - LOAD_SHOW
            cards[seat] = bullet
            fates[seat] = LOADED
            hands[seat] -= UNIT[bullet]
            if out:
                out.only(seat, LOADED_GUN_YOU, bullet)
        if out and asked:
            out.all(LOADED_GUN, *SEATS_IN[asked])
        for seat in SEATS_IN[showing]:
            show(s, seat, out)
        return after_load(s)


class Aim(Together[CashNGuns]):
    """CG-12, CG-13, phase 3: all at once; too slow, the bullet is lost (CG-55: one is later).

    CG-54: The Insane may aim with the grenade ready.
    """

    number = AIMING
    seconds = 20
    count = 6

    def asks(self, s: CashNGuns) -> int:
        return s.alive if s.kid == NOTHING else s.alive & ~(1 << s.kid)

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        if s.unshown and s.deck.power.grenade[s.powers[seat]] and not s.open >> seat & 1:
            return AIMS_ARMED[s.alive * 8 + seat]
        return AIMS[s.alive * 8 + seat]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        return TOO_SLOW

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        said = s.said
        aims = s.aims
        for seat in SEATS_IN[self.asks(s)]:
            action = said[seat]
            if action == TOO_SLOW:
                lose_bullet(s, seat, seat, out)
                continue
            if action >= AIM_ARMED:
                s.armed |= 1 << seat
                action += AIM - AIM_ARMED
            aims[seat] = action - AIM
            if out:
                out.all(AIMED, seat, action - AIM)
        if s.taker != NOTHING and has_second_gun(s):
            self.raise_second(s, out)
        if s.kid != NOTHING and s.alive >> s.kid & 1:
            return KID_AIM
        return all_have_aimed(s, out)

    def raise_second(self, s: CashNGuns, out: Out | None) -> None:
        """CG-52: where the second gun points comes out with the others."""
        if s.aims[s.taken] == NOTHING:
            lose_bullet(s, s.taken, s.taker, out)
        elif out:
            out.all(AIMED, s.taker, s.aims[s.taken])


def all_have_aimed(s: CashNGuns, out: Out | None) -> int:
    """CG-54: a grenade that is ready is shown if a gun points at whoever holds it."""
    for seat in SEATS_IN[s.armed]:
        if seat in s.aims:
            show(s, seat, out)
    s.armed = 0
    return to_courage(s)
