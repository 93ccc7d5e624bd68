"""Super Powers: showing them, and who could still hold one by what is public (CG-50 to CG-61)."""

from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import UNIT
from fistful.games.cash_n_guns.events import SHOWED
from fistful.games.cash_n_guns.state import DISCARDED, CashNGuns


def show(s: CashNGuns, seat: int, out: Out | None) -> None:
    """A seat lays its power open: it is public from now on."""
    power = s.powers[seat]
    s.open |= 1 << seat
    s.unshown &= ~(1 << power)
    powers = s.deck.power
    if powers.grenade[power]:
        s.grenade = seat
    if powers.aims_last[power]:
        s.kid = seat
    if powers.loads_last[power]:
        s.cunning = seat
    if out:
        out.all(SHOWED, seat, power)


def has_second_gun(s: CashNGuns) -> bool:
    """CG-52: tell whether a living seat has two guns."""
    return s.taker != NOTHING and bool(s.alive >> s.taker & 1)


def holders(s: CashNGuns, power: int, candidates: int) -> int:
    """Return which of these seats could hold an unshown power, by what is public.

    The powers not shown must fit the seats that have not shown theirs: no dead seat among them
    bears more wounds, none that ever took two wounds in a round bears one at most (both are shown
    by themselves). Whoever holds `power` leaves the rest of the powers to the rest of the seats.
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
    """Tell whether powers, all but `spare` of them, can be the closed ones of these seats.

    Those that show themselves need a seat that allows for it: any sorts of them, but for `spare`,
    must find as many seats (Hall's condition).
    """
    tough, scaly = s.deck.power.tough & powers, s.deck.power.scaly & powers
    if (tough | scaly).bit_count() <= spare:
        return True
    alive, whole = seats & s.alive, seats & ~s.hit_twice
    sorts = [(tough & ~scaly, alive), (scaly & ~tough, whole), (tough & scaly, alive & whole)]
    for some in range(1, 1 << len(sorts)):
        count = room = 0
        for sort, (those, where) in enumerate(sorts):
            if some >> sort & 1:
                count += those.bit_count()
                room |= where
        if count - room.bit_count() > spare:
            return False
    return True


def able(s: CashNGuns) -> int:
    """CG-61: return who, by what is public, could hold a power to be used after the shots."""
    closed = s.alive & ~s.open
    powers = s.deck.power
    found = 0
    if s.round < s.deck.rounds:
        if s.fallen:
            for power in powers.takers:
                found |= holders(s, power, closed)
        players = players_of_bbb(s) & closed
        if players:
            for power in powers.retakers:
                found |= holders(s, power, players)
    lying = closed & ~s.standing
    if lying and not s.exploded:
        for power in powers.risers:
            found |= holders(s, power, lying)
    return found


def players_of_bbb(s: CashNGuns) -> int:
    """CG-58: return who fired a BBB this round; with `played`, or may have discarded it unfired."""
    players = s.fired
    if s.options["specialist"] == "played":
        for seat in range(s.seats):
            if s.fates[seat] == DISCARDED and not s.no_bbb >> seat & 1 and s.shown[seat] < UNIT[2]:
                players |= 1 << seat
    return players
