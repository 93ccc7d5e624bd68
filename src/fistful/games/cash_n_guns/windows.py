"""The windows for secret powers (CG-61) and what powers add to a round (CG-52, CG-55, CG-56).

In every window all living seats with an unshown power are asked; one without a usable power has
nothing but `pass`. Who has answered is hidden, and the outcome appears at a fixed instant.
"""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Together, Turn
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    AIM,
    AIMS,
    BBB,
    CUNNING,
    DISCARD,
    DISCARDS,
    EACH,
    INSANE,
    KID,
    LOAD,
    LOADS,
    NOT_HURT,
    PASS,
    PASS_ONLY,
    SECOND_GUN,
    SHOW,
    SIZE,
    SPECIALIST,
    STAND_UP,
    TAKE,
    TOO_SLOW,
    UNIT,
)
from fistful.games.cash_n_guns.events import (
    AIMED,
    LOADED_GUN,
    LOADED_GUN_YOU,
    STOOD_UP,
    TOOK_BACK,
    TOOK_BACK_YOU,
    TOOK_GUN,
    TOOK_GUN_YOU,
    UNLOADED,
    WAS_SLOW,
)
from fistful.games.cash_n_guns.order import (
    AIMING,
    COURAGE,
    LOADING,
    SPLIT,
    after_all_aims,
    after_first_death,
    after_second_load,
    after_take_back,
    to_aim,
    to_courage,
)
from fistful.games.cash_n_guns.powers import secretive, show
from fistful.games.cash_n_guns.shots import discard
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, NOT_LOADED, SHOWN, CashNGuns


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


class Window(Together[CashNGuns]):
    """CG-61: all living seats with an unshown power are asked, whether they can do anything."""

    seconds = 8
    is_fixed = True
    is_quiet = True

    def asks(self, s: CashNGuns) -> int:
        return secretive(s)

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        return PASS


class EarlyWindow(Window):
    """CG-54 to CG-56: The Insane, The Kid and The Cunning may be shown before anybody aims."""

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        power = s.powers[seat]
        if power in (INSANE, KID, CUNNING):
            return [PASS, SHOW + power]
        return PASS_ONLY

    def show_all(self, s: CashNGuns, out: Out | None) -> None:
        """Lay open what was shown, clockwise."""
        for seat in SEATS_IN[secretive(s)]:
            if s.said[seat] != PASS:
                show(s, seat, out)


class BeforeLoad(EarlyWindow):
    """CG-54 to CG-56, CG-61: the window at the start of a round."""

    name = "before-load"
    leads_to = ["load"]

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        self.show_all(s, out)
        return LOADING


class SecondLoad(Turn[CashNGuns]):
    """CG-52: whoever has two guns loads the second from the deck that came with it."""

    name = "second-load"
    leads_to = ["before-aim", "second-aim"]
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
        return after_second_load(s)


class BeforeAim(EarlyWindow):
    """CG-54 to CG-56, CG-61: the window before aiming; The Cunning's bullet returns to his hand."""

    name = "before-aim"
    leads_to = ["second-aim", "aim"]

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        before = s.cunning
        self.show_all(s, out)
        if s.cunning != before:
            gun = s.cunning
            s.hands[gun] += UNIT[s.cards[gun]]
            s.cards[gun] = NOTHING
            s.fates[gun] = NOT_LOADED
            if out:
                out.all(UNLOADED, gun)
        return to_aim(s)


class SecondAim(Turn[CashNGuns]):
    """CG-52: the second gun is pointed first; nobody sees it before all aims are in."""

    name = "second-aim"
    leads_to = ["aim"]
    seconds = 15

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

    name = "kid-aim"
    leads_to = ["last-chance", "cunning-load", "courage"]
    seconds = 20

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
        return after_all_aims(s)


class LastChance(Window):
    """CG-54, CG-61: after all aims, The Insane's last chance to show the grenade."""

    name = "last-chance"
    leads_to = ["cunning-load", "courage"]

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return [PASS, SHOW + INSANE] if s.powers[seat] == INSANE else PASS_ONLY

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        for seat in SEATS_IN[secretive(s)]:
            if s.said[seat] != PASS:
                show(s, seat, out)
        return to_courage(s)


class CunningLoad(Turn[CashNGuns]):
    """CG-56: The Cunning picks the bullet after all aims; if too slow to aim, it is lost."""

    name = "cunning-load"
    leads_to = ["courage"]
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


class FirstDeath(Window):
    """CG-52: at the first death its gun and unused bullets may be taken; passing ends that."""

    name = "first-death"
    leads_to = ["take-back", "bang", "before-split", "split", "loot"]

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        if s.powers[seat] != SECOND_GUN:
            return PASS_ONLY
        return [PASS] + [TAKE + dead for dead in SEATS_IN[s.fallen]]

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        for seat in SEATS_IN[secretive(s)]:
            if s.said[seat] != PASS:
                take_gun(s, seat, s.said[seat] - TAKE, out)
        return after_first_death(s, out)


def take_gun(s: CashNGuns, seat: int, dead: int, out: Out | None) -> None:
    """CG-52: from now on the seat holds the dead one's gun and the bullets left with it."""
    show(s, seat, out)
    s.taker = seat
    s.taken = dead
    s.spoils = (s.hands[dead], s.discarded[dead], s.tame[dead], s.round)
    if out:
        out.all(TOOK_GUN, seat, dead, SIZE[s.hands[dead]])
        out.only(seat, TOOK_GUN_YOU, *EACH[s.hands[dead]])


class TakeBack(Window):
    """CG-58: The Specialist may take a BBB back and discard an unused bullet instead."""

    name = "take-back"
    leads_to = ["bang", "loot"]

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        if s.powers[seat] != SPECIALIST:
            return PASS_ONLY
        played = s.options["specialist"] == "played" and s.cards[seat] == BBB
        if not played and not s.fired >> seat & 1:
            return PASS_ONLY
        return [PASS] + DISCARDS[s.hands[seat]]

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        for seat in SEATS_IN[secretive(s)]:
            if s.said[seat] != PASS:
                take_back(s, seat, s.said[seat] - DISCARD, out)
        return after_take_back(s, out)


def take_back(s: CashNGuns, seat: int, bullet: int, out: Out | None) -> None:
    """CG-58: the BBB is in hand again, as all can see, so none of the discards is it."""
    show(s, seat, out)
    if s.fates[seat] == SHOWN:
        s.shown[seat] -= UNIT[BBB]
    else:
        s.discarded[seat] -= UNIT[BBB]
    s.hands[seat] += UNIT[BBB] - UNIT[bullet]
    s.discarded[seat] += UNIT[bullet]
    s.cards[seat] = bullet
    s.fates[seat] = DISCARDED
    s.calm |= 1 << seat
    tame = list(s.tame)
    tame[seat] = SIZE[s.discarded[seat]]
    s.tame = tuple(tame)
    if out:
        out.all(TOOK_BACK, seat)
        out.only(seat, TOOK_BACK_YOU, bullet)


class BeforeSplit(Window):
    """CG-59: once, stand up again and share although withdrawn or wounded; shame is kept."""

    name = "before-split"
    leads_to = ["split"]

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        if s.powers[seat] == NOT_HURT and not s.standing >> seat & 1:
            return [PASS, STAND_UP]
        return PASS_ONLY

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        for seat in SEATS_IN[secretive(s)]:
            if s.said[seat] != PASS:
                show(s, seat, out)
                s.standing |= 1 << seat
                if out:
                    out.all(STOOD_UP, seat)
        return SPLIT
