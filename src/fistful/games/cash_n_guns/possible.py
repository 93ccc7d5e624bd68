"""Which positions in words a game of Cash 'n Guns can come to."""

from typing import Final

from fistful.engine.errors import Invalid
from fistful.engine.position import check_number, check_once, check_seat, check_seats, impossible
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    KIND_BULLET,
    KIND_NOTE,
    KIND_POWER,
    NOTES,
    SIZE,
    UNIT,
)
from fistful.games.cash_n_guns.state import LOADED, NOT_LOADED, CashNGuns

#: The phases before a round begins, those in which bullets are chosen, those after it; and those
#: in which all guns point at somebody.
BEFORE_ROUND: Final = ("powers", "roles", "loot")
CHOOSING: Final = ("load",)
POINTED: Final = ("cunning-load", "courage", "triple-bang", "bang", "after-shots")


def check_position(s: CashNGuns, phase: str) -> None:
    """Raise Invalid if no game comes to this position in this phase."""
    everybody = (1 << s.seats) - 1
    check_number("round", s.round, 0 if phase in BEFORE_ROUND else 1, s.deck.rounds)
    check_seats("alive", s.alive, everybody)
    if s.alive.bit_count() < 2:
        raise impossible("alive")
    check_seats("standing", s.standing, s.alive)
    check_notes(s)
    check_secrets(s, phase)
    check_second_gun(s)
    for seat in range(s.seats):
        check_gangster(s, seat)
        check_bullets(s, seat)
    for seat in SEATS_IN[s.alive]:
        check_gun(s, seat, phase)


def check_notes(s: CashNGuns) -> None:
    """CG-01, CG-10: no more notes than there are, and enough for the rounds to come."""
    for kind, count in enumerate(s.deck.notes):
        if s.table[kind] + s.pile[kind] > count:
            raise Invalid("too-many-cards", card=KIND_NOTE.words[kind])
    if sum(s.pile) < s.deck.notes_a_round * (s.deck.rounds - s.round):
        raise impossible("pile")


def check_secrets(s: CashNGuns, phase: str) -> None:
    """CG-50 on, CG-70: powers and the cop, where they are played with."""
    powers = [power for power in s.powers if power != NOTHING]
    check_once(KIND_POWER, powers)
    dealt = s.deck.powers[s.options["powers"]]
    if any([power not in dealt for power in powers]):
        raise impossible("power")
    check_seat(s.cop, s.seats)
    has_cop = s.options["cop"] == "on"
    if phase not in BEFORE_ROUND[:2] and (len(powers) < s.seats if dealt else False):
        raise impossible("power", s.powers.index(NOTHING))
    if phase not in BEFORE_ROUND[:2] and has_cop != (s.cop != NOTHING):
        raise impossible("cop")
    check_number("calls", len(s.calls), 0, s.deck.calls_needed if has_cop else 0)


def check_second_gun(s: CashNGuns) -> None:
    """CG-52: only a dead seat's gun is taken, by one who lives."""
    if s.taker == NOTHING:
        return
    check_seat(s.taken, s.seats)
    if s.taken == NOTHING or s.alive >> s.taken & 1 or not s.alive >> s.taker & 1:
        raise impossible("second gun", s.taker)


def check_gangster(s: CashNGuns, seat: int) -> None:
    """CG-30, CG-41, CG-73: a seat's money, wounds and markers."""
    is_alive = s.alive >> seat & 1
    lives = s.deck.power.deadly[s.powers[seat]]
    check_number("wounds", s.wounds[seat], 0, lives - 1 if is_alive else s.deck.rounds, seat)
    check_number("shame", s.shame[seat], 0, s.deck.rounds, seat)
    check_number("lights", s.lights[seat], 0, s.shame[seat], seat)
    check_number("money", s.money[seat], 0, s.deck.money, seat)
    if s.money[seat] % NOTES[0]:
        raise impossible("money", seat)


def check_bullets(s: CashNGuns, gun: int) -> None:
    """CG-02: a gun's bullets are those of one deck, wherever they are."""
    loaded = UNIT[s.cards[gun]] if s.fates[gun] == LOADED else 0
    for bullet, unit in enumerate(UNIT):
        lie = [handful // unit % 8 for handful in (s.hands[gun], s.shown[gun], loaded)]
        if sum(lie) > s.deck.counts[bullet] or s.hands[gun] < 0:
            raise Invalid("too-many-cards", card=KIND_BULLET.words[bullet])


def check_gun(s: CashNGuns, seat: int, phase: str) -> None:
    """CG-11 to CG-13: bullets for all rounds to come, one in the gun, and the gun pointed."""
    least = s.deck.rounds - s.round + (phase in CHOOSING and s.fates[seat] == NOT_LOADED)
    check_number("hand", SIZE[s.hands[seat]], least, SIZE[s.deck.bullets], seat)
    if phase not in POINTED:
        return
    if s.fates[seat] == NOT_LOADED and seat != s.cunning:
        raise impossible("loaded", seat)
    aim = s.aims[seat]
    check_seat(aim, s.seats)
    if aim == NOTHING and s.fates[seat] == LOADED:
        raise Invalid("position-no-aim", seat=seat)
    if aim == seat or (aim != NOTHING and not s.alive >> aim & 1):
        raise impossible("aim", seat)
