"""After the shots: powers that answer to them, and the telephone (CG-52, CG-58 to CG-61, CG-71).

One question for all of it. Whoever, by what is public, could do something is asked; one who cannot
has nothing but `pass`. Who has answered is hidden, and the outcome appears at a fixed instant.
"""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Together
from fistful.engine.seats import SEATS_IN
from fistful.games.cash_n_guns.cards import (
    BBB,
    CALLING,
    DISCARD,
    DISCARDS,
    EACH,
    PASS,
    SIZE,
    STAND_UP,
    TAKE,
    TELEPHONE_USE,
    UNIT,
)
from fistful.games.cash_n_guns.cop import phone_rings
from fistful.games.cash_n_guns.events import (
    STOOD_UP,
    TOOK_BACK,
    TOOK_BACK_YOU,
    TOOK_GUN,
    TOOK_GUN_YOU,
)
from fistful.games.cash_n_guns.order import AFTER_SHOTS, SPLIT, end_round
from fistful.games.cash_n_guns.powers import able, show
from fistful.games.cash_n_guns.state import DISCARDED, SHOWN, CashNGuns


class AfterShots(Together[CashNGuns]):
    """CG-61: once the shooting is over, whoever could use a power now, and who may call (CG-71).

    A first death's gun may be taken (CG-52; passing ends that), a BBB taken back (CG-58); who lies
    may stand up again (CG-59). Whoever stands has the telephone in hand.
    """

    number = AFTER_SHOTS
    seconds = 3
    is_fixed = True
    is_optional = True
    is_quiet = True

    def asks(self, s: CashNGuns) -> int:
        asked = able(s) if s.unshown else 0
        return asked | s.standing if phone_rings(s) else asked

    def legal(self, s: CashNGuns, seat: int) -> list[int]:
        ways = [PASS] if s.open >> seat & 1 else [PASS, *deeds_of(s, seat)]
        if seat != s.cop or not phone_rings(s):
            return ways
        # CG-59, CG-71: who lies has the telephone only after standing up again.
        with_phone = ways if s.standing >> seat & 1 else [way for way in ways if way == STAND_UP]
        return ways + [way + CALLING for way in with_phone]

    def default(self, s: CashNGuns, seat: int, dice: Dice) -> int:
        return PASS

    def settle(self, s: CashNGuns, out: Out | None) -> int:
        deeds: list[tuple[int, int]] = []
        for seat, deed in enumerate(s.said):
            if deed >= TELEPHONE_USE:
                s.armed |= 1 << seat
                deed -= CALLING
            if deed > PASS:
                deeds.append((deed, seat))
        # CG-60: in the order in which they are numbered.
        for deed, seat in sorted(deeds):
            if deed == STAND_UP:
                stand_up(s, seat, out)
            elif deed >= DISCARD:
                take_back(s, seat, deed - DISCARD, out)
            else:
                take_gun(s, seat, deed - TAKE, out)
        return end_round(s) if s.exploded else SPLIT


def deeds_of(s: CashNGuns, seat: int) -> list[int]:
    """Return what a seat can do with an unshown power after the shots (CG-52, CG-58, CG-59)."""
    power, powers = s.powers[seat], s.deck.power
    if powers.stands_up[power]:
        return [] if s.standing >> seat & 1 or s.exploded else [STAND_UP]
    if s.round == s.deck.rounds:
        return []
    if powers.takes_gun[power]:
        return [TAKE + dead for dead in SEATS_IN[s.fallen]]
    if not powers.takes_back[power]:
        return []
    played = s.options["specialist"] == "played" and s.cards[seat] == BBB
    return DISCARDS[s.hands[seat]] if played or s.fired >> seat & 1 else []


def stand_up(s: CashNGuns, seat: int, out: Out | None) -> None:
    """CG-59: once, stand up again and share although withdrawn or wounded; shame is kept."""
    show(s, seat, out)
    s.standing |= 1 << seat
    if out:
        out.all(STOOD_UP, seat)


def take_gun(s: CashNGuns, seat: int, dead: int, out: Out | None) -> None:
    """CG-52: from now on the seat holds the dead one's gun and the bullets left with it."""
    show(s, seat, out)
    s.taker = seat
    s.taken = dead
    s.spoils = (s.hands[dead], s.discarded[dead], s.discarded_no_bbb[dead], s.round)
    if out:
        out.all(TOOK_GUN, seat, dead, SIZE[s.hands[dead]])
        out.only(seat, TOOK_GUN_YOU, *EACH[s.hands[dead]])


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
    s.no_bbb |= 1 << seat
    discarded_no_bbb = list(s.discarded_no_bbb)
    discarded_no_bbb[seat] = SIZE[s.discarded[seat]]
    s.discarded_no_bbb = tuple(discarded_no_bbb)
    if out:
        out.all(TOOK_BACK, seat)
        out.only(seat, TOOK_BACK_YOU, bullet)
