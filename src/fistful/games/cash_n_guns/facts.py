"""Positions of Cash 'n Guns in words, for records and puzzles."""

from collections.abc import Callable
from typing import Final

from fistful.engine.errors import Invalid
from fistful.engine.position import (
    Fact,
    number_fact,
    numbers_fact,
    parse_list,
    parse_number,
    parse_seat,
    parse_seats,
    seat_fact,
    seats_fact,
    write_list,
    write_seat,
    write_seats,
)
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    EACH,
    KIND_BULLET,
    KIND_NOTE,
    KIND_POWER,
    NOTES,
    UNIT,
)
from fistful.games.cash_n_guns.deck import BOUNDS, MOST_OF_A_NOTE
from fistful.games.cash_n_guns.powers import show
from fistful.games.cash_n_guns.split import Notes
from fistful.games.cash_n_guns.state import LOADED, NOT_LOADED, CashNGuns

#: No number in words is larger in any variant; `possible` knows the table's own bounds.
MOST_ROUNDS: Final = BOUNDS["rounds"][1]
MOST_CALLS: Final = BOUNDS["calls_needed"][1]
MOST_WOUNDS: Final = BOUNDS["wounds_to_die"][1] + 1
ALL_MONEY: Final = MOST_OF_A_NOTE * sum(NOTES)

Write = Callable[[CashNGuns, int, str], None]


def parse_notes(value: str) -> Notes:
    """Read notes: `20, 10, 5`. Raises Invalid."""
    notes = parse_list(KIND_NOTE, value)
    return notes.count(0), notes.count(1), notes.count(2)


def write_notes(notes: Notes) -> str:
    """Write notes, large ones first."""
    return write_list(KIND_NOTE, [2] * notes[2] + [1] * notes[1] + [0] * notes[0])


def parse_bullets(s: CashNGuns, value: str) -> int:
    """Read a handful of bullets. Raises Invalid for more than a deck has (CG-02)."""
    bullets = parse_list(KIND_BULLET, value)
    for bullet in range(len(UNIT)):
        if bullets.count(bullet) > s.deck.counts[bullet]:
            raise Invalid("too-many-cards", card=KIND_BULLET.words[bullet])
    return sum([UNIT[bullet] for bullet in bullets])


def write_bullets(handful: int) -> str:
    """Write a handful of bullets."""
    return write_list(KIND_BULLET, EACH[handful])


def collect(s: CashNGuns, gun: int) -> None:
    """Let the bullets of a gun that are nowhere else lie face down."""
    in_gun = UNIT[s.cards[gun]] if s.fates[gun] == LOADED else 0
    s.discarded[gun] = s.deck.bullets - s.hands[gun] - s.shown[gun] - in_gun


def write_hand(s: CashNGuns, seat: int, value: str) -> None:
    s.hands[seat] = parse_bullets(s, value)
    collect(s, seat)


def write_shown(s: CashNGuns, seat: int, value: str) -> None:
    """What was shown is no longer in hand."""
    s.shown[seat] = parse_bullets(s, value)
    s.hands[seat] = s.deck.bullets - s.shown[seat]
    collect(s, seat)


def read_loaded(s: CashNGuns, seat: int) -> str:
    return write_list(KIND_BULLET, [s.cards[seat]] if s.fates[seat] == LOADED else [])


def write_loaded(s: CashNGuns, seat: int, value: str) -> None:
    """Load a bullet out of the hand."""
    s.fates[seat] = NOT_LOADED
    for bullet in parse_list(KIND_BULLET, value):
        s.cards[seat] = bullet
        s.fates[seat] = LOADED
        s.hands[seat] -= UNIT[bullet]
    collect(s, seat)


def write_power(s: CashNGuns, seat: int, value: str) -> None:
    powers = list(s.powers)
    powers[seat] = NOTHING if value == "-" else KIND_POWER.parse(value)
    s.powers = tuple(powers)


def write_open(s: CashNGuns, seat: int, value: str) -> None:
    for shown in SEATS_IN[parse_seats(value) & ~s.open]:
        show(s, shown, None)


def write_aim(s: CashNGuns, seat: int, value: str) -> None:
    s.aims[seat] = parse_seat(value)


def write_lights(s: CashNGuns, seat: int, value: str) -> None:
    lights = list(s.lights)
    lights[seat] = parse_number(value, MOST_ROUNDS)
    s.lights = tuple(lights)


def write_calls(s: CashNGuns, seat: int, value: str) -> None:
    """So many calls, each with the telephone going round everyone."""
    s.calls = ((1 << s.seats) - 1,) * parse_number(value, MOST_CALLS)


def write_second_gun(s: CashNGuns, seat: int, value: str) -> None:
    """Give the seat the gun of a dead one, taken in the round before."""
    s.taker = seat
    s.taken = parse_seat(value)
    s.spoils = (s.hands[s.taken], s.discarded[s.taken], s.discarded_no_bbb[s.taken], s.round - 1)


def write_alive(s: CashNGuns, seat: int, value: str) -> None:
    s.alive = s.standing = parse_seats(value)


def write_table(s: CashNGuns, seat: int, value: str) -> None:
    s.table = parse_notes(value)


def write_pile(s: CashNGuns, seat: int, value: str) -> None:
    s.pile = parse_notes(value)


def of_table(noun: str, read: Callable[[CashNGuns], str], write: Write) -> Fact[CashNGuns]:
    """A fact about the whole table."""
    return Fact(noun, lambda s, seat: read(s), write)


def of_seat(noun: str, read: Callable[[CashNGuns, int], str], write: Write) -> Fact[CashNGuns]:
    """A fact about one seat."""
    return Fact(noun, read, write, of_seat=True)


FACTS: tuple[Fact[CashNGuns], ...] = (
    number_fact("round", MOST_ROUNDS),
    of_table("table", lambda s: write_notes(s.table), write_table),
    of_table("pile", lambda s: write_notes(s.pile), write_pile),
    of_table("alive", lambda s: write_seats(s.alive), write_alive),
    seats_fact("standing"),
    of_table("calls", lambda s: str(len(s.calls)), write_calls),
    seat_fact("cop"),
    numbers_fact("money", ALL_MONEY),
    numbers_fact("wounds", MOST_WOUNDS),
    numbers_fact("shame", MOST_ROUNDS),
    of_seat("lights", lambda s, seat: str(s.lights[seat]), write_lights),
    of_seat("shown", lambda s, seat: write_bullets(s.shown[seat]), write_shown),
    of_seat("hand", lambda s, seat: write_bullets(s.hands[seat]), write_hand),
    of_seat("loaded", read_loaded, write_loaded),
    of_seat("aim", lambda s, seat: write_seat(s.aims[seat]), write_aim),
    of_seat(
        "power",
        lambda s, seat: write_list(KIND_POWER, [p for p in [s.powers[seat]] if p != NOTHING]),
        write_power,
    ),
    of_table("open", lambda s: write_seats(s.open), write_open),
    of_seat(
        "second gun",
        lambda s, seat: write_seat(s.taken if seat == s.taker else NOTHING),
        write_second_gun,
    ),
    Fact("discarded", lambda s, seat: write_bullets(s.discarded[seat]), of_seat=True),
)
