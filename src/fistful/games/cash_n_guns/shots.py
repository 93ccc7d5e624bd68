"""The shots of phases 5 and 6, and what they do, in the order of CG-60 (CG-18 to CG-20, CG-30)."""

from fistful.engine.events import Out
from fistful.engine.phase import Automatic
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import BANG, BBB, UNIT
from fistful.games.cash_n_guns.events import (
    DROPPED,
    EXPLODED,
    KILLED,
    REVEALED,
    SAVED,
    WOUNDED,
)
from fistful.games.cash_n_guns.order import (
    BANG_PHASE,
    TRIPLE_BANG,
    after_bang,
    after_triple_bang,
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
    if s.no_bbb >> gun & 1:
        discarded_no_bbb = list(s.discarded_no_bbb)
        discarded_no_bbb[gun] += 1
        s.discarded_no_bbb = tuple(discarded_no_bbb)


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
    powers = s.deck.power
    for seat in SEATS_IN[s.alive]:
        count = hits[seat]
        if not count:
            continue
        power = s.powers[seat]
        before = s.hurt >> seat & 1
        if powers.one_wound[power] and count + before > 1:
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
        is_tough = powers.deadly[power] > s.deck.deadly
        if is_tough and s.wounds[seat] >= s.deck.deadly and not s.open >> seat & 1:
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
        if s.wounds[seat] < s.deck.power.deadly[s.powers[seat]]:
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


class TripleBang(Automatic[CashNGuns]):
    """CG-18, phase 5: every BBB at once; who is hit lies down and drops an unfired card."""

    number = TRIPLE_BANG

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        hits = [0] * s.seats
        cards = s.cards
        for gun, fate in enumerate(s.fates):
            if fate == LOADED:
                if cards[gun] == BBB:
                    reveal(s, gun, out)
                    s.fired |= 1 << gun
                    hits[s.aims[gun]] += 1
                else:
                    s.no_bbb |= 1 << gun
        if s.fired:
            settle_shots(s, hits, out)
        return after_triple_bang(s)


class Bang(Automatic[CashNGuns]):
    """CG-19, CG-20, phase 6: all other cards at once; Click is nothing, Bang! a wound."""

    number = BANG_PHASE

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        hits = [0] * s.seats
        shots = 0
        fates = s.fates
        for gun, fate in enumerate(fates):
            if fate == LOADED:
                card = s.cards[gun]
                fates[gun] = SHOWN
                s.shown[gun] += UNIT[card]
                if out:
                    tell_revealed(s, gun, out)
                if card == BANG:
                    hits[s.aims[gun]] += 1
                    shots += 1
        if shots:
            settle_shots(s, hits, out)
        return after_bang(s)
