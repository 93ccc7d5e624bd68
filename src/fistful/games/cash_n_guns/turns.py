"""What shown powers add to a round: a second gun, late aims and bullets (CG-52, CG-55, CG-56)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Turn
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.arming import all_have_aimed, load, lose_bullet, tell_loaded
from fistful.games.cash_n_guns.cards import AIM, AIMS, EACH, LOAD, LOADS, TOO_SLOW
from fistful.games.cash_n_guns.events import AIMED
from fistful.games.cash_n_guns.order import (
    AIMING,
    COURAGE,
    CUNNING_LOAD,
    KID_AIM,
    SECOND_AIM,
    SECOND_LOAD,
)
from fistful.games.cash_n_guns.shots import discard
from fistful.games.cash_n_guns.state import CashNGuns


class SecondLoad(Turn[CashNGuns]):
    """CG-52: whoever has two guns loads the second from the deck that came with it."""

    number = SECOND_LOAD
    seconds = 30

    def asks(self, s: CashNGuns) -> int:
        return 1 << s.taker

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return LOADS[s.hands[s.taken]]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        """CG-80: a random unused bullet."""
        return LOAD + dice.pick(EACH[s.hands[s.taken]])

    def hear(self, s: CashNGuns, seat: int, action: int, out: Out | None) -> int:
        load(s, s.taken, action - LOAD)
        if out:
            tell_loaded(seat, action - LOAD, out)
        return SECOND_AIM


class SecondAim(Turn[CashNGuns]):
    """CG-52: the second gun is pointed first; nobody sees it before all aims are in."""

    number = SECOND_AIM
    seconds = 15
    count = 6

    def asks(self, s: CashNGuns) -> int:
        return 1 << s.taker

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return AIMS[s.alive * 8 + seat]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        """CG-13 holds per card."""
        return TOO_SLOW

    def hear(self, s: CashNGuns, seat: int, action: int, out: Out | None) -> int:
        s.aims[s.taken] = action - AIM if action != TOO_SLOW else NOTHING
        return AIMING


class KidAim(Turn[CashNGuns]):
    """CG-55: The Kid aims after all others have aimed; CG-13 if he is too slow."""

    number = KID_AIM
    seconds = 20
    count = 6

    def asks(self, s: CashNGuns) -> int:
        return 1 << s.kid

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return AIMS[s.alive * 8 + seat]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        return TOO_SLOW

    def hear(self, s: CashNGuns, seat: int, action: int, out: Out | None) -> int:
        if action == TOO_SLOW:
            lose_bullet(s, seat, seat, out)
        else:
            s.aims[seat] = action - AIM
            if out:
                out.all(AIMED, seat, action - AIM)
        return all_have_aimed(s, out)


class CunningLoad(Turn[CashNGuns]):
    """CG-56: The Cunning picks the bullet after all aims; if too slow to aim, it is lost."""

    number = CUNNING_LOAD
    seconds = 30

    def asks(self, s: CashNGuns) -> int:
        return 1 << s.cunning

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return LOADS[s.hands[seat]]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        """CG-80: a random unused bullet."""
        return LOAD + dice.pick(EACH[s.hands[seat]])

    def hear(self, s: CashNGuns, seat: int, action: int, out: Out | None) -> int:
        load(s, seat, action - LOAD)
        if out:
            tell_loaded(seat, action - LOAD, out)
        if s.aims[seat] == NOTHING:
            discard(s, seat)
        return COURAGE
