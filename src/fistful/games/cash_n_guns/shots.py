"""Shots and what they do: wounds, deaths, the grenade, in the order of CG-60."""

from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import DEADLY, DRAGON_SKIN, UNBREAKABLE, UNIT
from fistful.games.cash_n_guns.events import (
    DROPPED,
    EXPLODED,
    KILLED,
    REVEALED,
    SAVED,
    WOUNDED,
)
from fistful.games.cash_n_guns.powers import show
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, SHOWN, CashNGuns


def holder(s: CashNGuns, gun: int) -> int:
    """Return the seat that fires a gun (CG-52: a dead seat's gun may have been taken)."""
    return s.taker if gun == s.taken else gun


def discard(s: CashNGuns, gun: int) -> None:
    """A gun's card goes face down: only its holder knows it."""
    s.fates[gun] = DISCARDED
    s.discarded[gun] += UNIT[s.cards[gun]]
    if s.calm >> gun & 1:
        tame = list(s.tame)
        tame[gun] += 1
        s.tame = tuple(tame)


def reveal(s: CashNGuns, gun: int, out: Out | None) -> None:
    """A gun's card is turned up for all to see."""
    s.fates[gun] = SHOWN
    s.shown[gun] += UNIT[s.cards[gun]]
    if out:
        tell_revealed(s, gun, out)


def tell_revealed(s: CashNGuns, gun: int, out: Out) -> None:
    """Tell who fired what at whom."""
    out.all(REVEALED, holder(s, gun), s.cards[gun], s.aims[gun])


def settle_shots(s: CashNGuns, hits: list[int], out: Out | None) -> None:
    """CG-60: the hits of a phase: wounds, then deaths, then the grenade and its deaths."""
    everyone = (1 << s.seats) - 1
    nobody_dead = s.alive == everyone
    wound(s, hits, out)
    drop_all(s, s.hurt, out)
    bury(s, out)
    if s.grenade != NOTHING and s.hurt >> s.grenade & 1:
        explode(s, out)
    if nobody_dead:
        s.fallen = everyone & ~s.alive


def wound(s: CashNGuns, hits: list[int], out: Out | None) -> None:
    """CG-18, CG-19: one wound a bullet, and down; CG-20: the dead feel nothing.

    CG-53: Dragon Skin takes one wound a round and shows itself when it saves one. CG-51: The
    Unbreakable shows itself with the third.
    """
    for seat in SEATS_IN[s.alive]:
        count = hits[seat]
        if not count:
            continue
        power = s.powers[seat]
        before = s.hurt >> seat & 1
        if power == DRAGON_SKIN and count + before > 1:
            if not s.open >> seat & 1:
                show(s, seat, out)
            if out:
                out.all(SAVED, seat, count + before - 1)
            count = 1 - before
        elif count + before > 1:
            s.hit_twice |= 1 << seat
        if not count:
            continue
        s.wounds[seat] += count
        s.hurt |= 1 << seat
        s.standing &= ~(1 << seat)
        if out:
            out.all(WOUNDED, seat, count, s.wounds[seat])
        if power == UNBREAKABLE and s.wounds[seat] >= DEADLY and not s.open >> seat & 1:
            show(s, seat, out)


def drop_all(s: CashNGuns, seats: int, out: Out | None) -> None:
    """The cards these seats have not fired go face down."""
    for gun in range(s.seats):
        if s.fates[gun] == LOADED and seats >> holder(s, gun) & 1:
            discard(s, gun)
            if out:
                out.all(DROPPED, holder(s, gun))


def bury(s: CashNGuns, out: Out | None) -> None:
    """CG-30: the third wound kills (CG-51: the fourth); the money goes to the box."""
    for seat in SEATS_IN[s.hurt & s.alive]:
        wounds = s.wounds[seat]
        if wounds < DEADLY or (wounds == DEADLY and s.powers[seat] == UNBREAKABLE):
            continue
        s.alive &= ~(1 << seat)
        if out:
            out.all(KILLED, seat, s.money[seat])
        s.box += s.money[seat]
        s.money[seat] = 0


def explode(s: CashNGuns, out: Out | None) -> None:
    """CG-54: the grenade wounds everyone still standing; nobody fires any more this round."""
    if out:
        out.all(EXPLODED, s.grenade)
    s.grenade = NOTHING
    s.exploded = 1
    drop_all(s, s.alive, out)
    wound(s, [s.standing >> seat & 1 for seat in range(s.seats)], out)
    bury(s, out)
