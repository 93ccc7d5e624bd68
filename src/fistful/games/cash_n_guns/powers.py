"""Super Powers: showing them, and who could still hold one by what is public (CG-50 to CG-61)."""

from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    CUNNING,
    DRAGON_SKIN,
    INSANE,
    KID,
    NOT_HURT,
    SECOND_GUN,
    SPECIALIST,
    UNBREAKABLE,
    UNIT,
)
from fistful.games.cash_n_guns.events import SHOWED
from fistful.games.cash_n_guns.state import DISCARDED, CashNGuns


def show(s: CashNGuns, seat: int, out: Out | None) -> None:
    """A seat lays its power open: it is public from now on."""
    power = s.powers[seat]
    s.open |= 1 << seat
    s.unshown &= ~(1 << power)
    if power == INSANE:
        s.grenade = seat
    elif power == KID:
        s.kid = seat
    elif power == CUNNING:
        s.cunning = seat
    if out:
        out.all(SHOWED, seat, power)


def has_second_gun(s: CashNGuns) -> bool:
    """CG-52: tell whether a living seat has two guns."""
    return s.taker != NOTHING and bool(s.alive >> s.taker & 1)


def holders(s: CashNGuns, power: int, candidates: int) -> int:
    """Return which of these seats could hold an unshown power, by what is public.

    The powers not shown must fit the seats that have not shown theirs: no dead seat among them is
    The Unbreakable, none that ever took two wounds in a round has Dragon Skin (both are shown by
    themselves). Whoever holds `power` leaves the rest of the powers to the rest of the seats.
    """
    if not s.unshown >> power & 1:
        return 0
    closed = ((1 << s.seats) - 1) & ~s.open
    rest = s.unshown & ~(1 << power)
    spare = s.unshown.bit_count() - closed.bit_count()
    found = 0
    for seat in SEATS_IN[candidates & ~s.open]:
        if fits(s, closed & ~(1 << seat), rest, spare):
            found |= 1 << seat
    return found


def fits(s: CashNGuns, seats: int, powers: int, spare: int) -> bool:
    """Tell whether powers, all but `spare` of them, can be the closed ones of these seats."""
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


def able(s: CashNGuns) -> int:
    """CG-61: return who, by what is public, could hold a power to be used after the shots."""
    closed = s.alive & ~s.open
    found = 0
    if s.round < s.deck.rounds:
        if s.fallen:
            found |= holders(s, SECOND_GUN, closed)
        found |= holders(s, SPECIALIST, players_of_bbb(s) & closed)
    if not s.exploded:
        found |= holders(s, NOT_HURT, closed & ~s.standing)
    return found


def players_of_bbb(s: CashNGuns) -> int:
    """CG-58: return who fired a BBB this round; with `played`, or may have discarded it unfired."""
    players = s.fired
    if s.options["specialist"] == "played":
        for seat in range(s.seats):
            if s.fates[seat] == DISCARDED and not s.no_bbb >> seat & 1 and s.shown[seat] < UNIT[2]:
                players |= 1 << seat
    return players
