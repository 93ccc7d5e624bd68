"""Super Powers: showing them, and who could still hold one by what is public (CG-50 to CG-61)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    CUNNING,
    DRAGON_SKIN,
    INSANE,
    KID,
    ROUNDS,
    SECOND_GUN,
    SPECIALIST,
    UNBREAKABLE,
    UNIT,
)
from fistful.games.cash_n_guns.events import SHOWED
from fistful.games.cash_n_guns.state import DISCARDED, CashNGuns

#: The powers that may be shown before anybody aims (CG-54 to CG-56).
EARLY: Final[list[int]] = [INSANE, KID, CUNNING]


def show(s: CashNGuns, seat: int, out: Out | None) -> None:
    """A seat lays its power open: it is public from now on."""
    power = s.powers[seat]
    s.open |= 1 << seat
    s.lurking &= ~(1 << power)
    if power == INSANE:
        s.grenade = seat
    elif power == KID:
        s.kid = seat
    elif power == CUNNING:
        s.cunning = seat
    if out:
        out.all(SHOWED, seat, power)


def secretive(s: CashNGuns) -> int:
    """CG-61: return the living seats with an unshown power: those asked in every window."""
    return s.alive & ~s.open if s.lurking else 0


def has_second_gun(s: CashNGuns) -> bool:
    """CG-52: tell whether a living seat has two guns."""
    return s.taker != NOTHING and bool(s.alive >> s.taker & 1)


def could_hold(s: CashNGuns, power: int, candidates: int) -> bool:
    """Tell whether one of these seats could hold an unshown power, by what is public.

    The powers not shown must fit the seats that have not shown theirs: no dead seat among them is
    The Unbreakable, none that ever took two wounds in a round has Dragon Skin (both are shown by
    themselves). Whoever holds `power` leaves the rest of the powers to the rest of the seats.
    """
    if not s.lurking >> power & 1:
        return False
    unshown = ((1 << s.seats) - 1) & ~s.open
    rest = s.lurking & ~(1 << power)
    spare = s.lurking.bit_count() - unshown.bit_count()
    return any(
        [fits(s, unshown & ~(1 << seat), rest, spare) for seat in SEATS_IN[candidates & ~s.open]]
    )


def fits(s: CashNGuns, seats: int, powers: int, spare: int) -> bool:
    """Tell whether powers, all but `spare` of them, can be the unshown ones of these seats."""
    unbreakable = powers >> UNBREAKABLE & 1
    dragon = powers >> DRAGON_SKIN & 1
    to_place = unbreakable + dragon - spare
    if to_place <= 0:
        return True
    may_be_unbreakable = seats & s.alive if unbreakable else 0
    may_be_dragon = seats & ~s.hit_twice if dragon else 0
    both = may_be_unbreakable | may_be_dragon
    if to_place == 1:
        return both != 0
    return may_be_unbreakable != 0 and may_be_dragon != 0 and both.bit_count() > 1


def early_window(s: CashNGuns) -> bool:
    """CG-61, before loading and before aiming: could one of the first powers still be shown?"""
    return any([could_hold(s, power, s.alive) for power in EARLY])


def grenade_window(s: CashNGuns) -> bool:
    """CG-61, after all aims: could The Insane still be shown?"""
    return could_hold(s, INSANE, s.alive)


def first_death_window(s: CashNGuns) -> bool:
    """CG-52, CG-61: was this the first death, with bullets to take and somebody to take them?"""
    return s.fallen != 0 and s.round < ROUNDS and could_hold(s, SECOND_GUN, s.alive)


def specialist_window(s: CashNGuns) -> bool:
    """CG-58, CG-61, at the end of phase 5: could somebody take a BBB back?"""
    if s.round == ROUNDS:
        return False
    players = s.fired
    if s.options["specialist"] == "played":
        for seat in range(s.seats):
            if s.fates[seat] == DISCARDED and not s.calm >> seat & 1 and s.shown[seat] < UNIT[2]:
                players |= 1 << seat
    return could_hold(s, SPECIALIST, players & s.alive)
