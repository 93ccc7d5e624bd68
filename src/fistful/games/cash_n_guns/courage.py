"""Courage: stay or withdraw, phase 4 (CG-14 to CG-17)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Together
from fistful.engine.seats import SEATS_IN
from fistful.games.cash_n_guns.cards import COURAGE_MOVES, STAY, UNIT, WITHDRAW
from fistful.games.cash_n_guns.cop import flash
from fistful.games.cash_n_guns.events import HELD_FIRE, STAYED, WITHDREW, WITHDREW_FLASHING
from fistful.games.cash_n_guns.order import COURAGE, TRIPLE_BANG
from fistful.games.cash_n_guns.state import DISCARDED, LOADED, CashNGuns


class Courage(Together[CashNGuns]):
    """CG-14 to CG-17, phase 4: talk, then stay or withdraw, all at once; too slow stays."""

    number = COURAGE
    seconds = 60
    count = 18

    def asks(self, s: CashNGuns) -> int:
        return s.alive

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        return COURAGE_MOVES

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        return STAY

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        said = s.said
        for seat in SEATS_IN[s.alive]:
            if said[seat] == WITHDRAW:
                lie_down_in_shame(s, seat, out)
        if out and s.standing:
            out.all(STAYED, *SEATS_IN[s.standing])
        if s.standing != s.alive:
            disarm(s, out)
        return TRIPLE_BANG


def lie_down_in_shame(s: CashNGuns, seat: int, out: Out | None) -> None:
    """CG-16: down, ashamed, out of the round; CG-73: with the flashing light once alerted."""
    s.standing &= ~(1 << seat)
    s.shame[seat] += 1
    if len(s.calls) < s.deck.calls_needed:
        if out:
            out.all(WITHDREW, seat, s.shame[seat])
        return
    lights = flash(s, seat)
    if out:
        out.all(WITHDREW_FLASHING, seat, s.shame[seat], lights)


def disarm(s: CashNGuns, out: Out | None) -> None:
    """CG-16, CG-17: the bullets of those who withdrew, and those aimed at them, go face down."""
    standing = s.standing
    fates, aims, taken = s.fates, s.aims, s.taken
    for gun, fate in enumerate(fates):
        if fate != LOADED:
            continue
        seat = gun if gun != taken else s.taker
        stands = standing >> seat & 1
        if not stands or not standing >> aims[gun] & 1:
            # Before phase 5 nothing is known of a card, so this is all of `discard`.
            fates[gun] = DISCARDED
            s.discarded[gun] += UNIT[s.cards[gun]]
            if out and stands:
                out.all(HELD_FIRE, seat, aims[gun])
