"""Positions of Get Billy the Kid! in words, for records and puzzles."""

from fistful.engine.errors import Invalid
from fistful.engine.position import (
    Fact,
    number_fact,
    parse_list,
    parse_number,
    parse_seats,
    seat_fact,
    seats_fact,
    write_list,
    write_seats,
)
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, replaced
from fistful.games.get_billy_the_kid.cards import GOLD, KIND_CARD, KIND_CHARACTER
from fistful.games.get_billy_the_kid.lines import NUMBERS
from fistful.games.get_billy_the_kid.state import GetBilly


def collect_deck(s: GetBilly) -> None:
    """Let the deck be all cards that lie nowhere else. Raises Invalid if there are not enough."""
    left = s.deck.packs[s.seats][:]
    placed = [*s.bottom, *s.discards, *s.table, *s.town, *[GOLD] * s.pot]
    for hand in s.hands:
        placed += hand
    for card in placed:
        left[card] -= 1
        if left[card] < 0:
            raise Invalid("too-many-cards", card=KIND_CARD.words[card])
    s.bag = [card for card, count in enumerate(left) for _ in range(count)]


def write_character(s: GetBilly, seat: int, value: str) -> None:
    who = KIND_CHARACTER.parse(value)
    s.characters = replaced(s.characters, seat, who)
    s.outlaws &= ~(1 << seat)
    if not s.deck.is_lawman[who]:
        s.outlaws |= 1 << seat
    if s.revealed:
        s.could = replaced(s.could, seat, 1 << who)


def read_character(s: GetBilly, seat: int) -> str:
    who = s.characters[seat]
    return "-" if who == NOTHING else KIND_CHARACTER.words[who]


def write_hand(s: GetBilly, seat: int, value: str) -> None:
    s.hands[seat] = tuple(sorted(parse_list(KIND_CARD, value)))
    collect_deck(s)


def write_town(s: GetBilly, seat: int, value: str) -> None:
    s.town = tuple(parse_list(KIND_CARD, value))
    collect_deck(s)


def write_pot(s: GetBilly, seat: int, value: str) -> None:
    s.pot = parse_number(value, s.deck.packs[s.seats][GOLD])
    collect_deck(s)


def write_discards(s: GetBilly, seat: int, value: str) -> None:
    s.discards = parse_list(KIND_CARD, value)
    collect_deck(s)


def write_deck(s: GetBilly, seat: int, value: str) -> None:
    """Keep the named cards in the deck; all others that lie nowhere go to the discard pile."""
    cards = sorted(parse_list(KIND_CARD, value))
    s.discards += cards
    collect_deck(s)
    s.discards = s.discards[: -len(cards)] if cards else s.discards
    s.discards += s.bag
    s.bag = cards


def write_out(s: GetBilly, seat: int, value: str) -> None:
    s.alive = (1 << s.seats) - 1 & ~parse_seats(value)


def write_revealed(s: GetBilly, seat: int, value: str) -> None:
    s.revealed = value == "yes"
    if s.revealed:
        s.could = [1 << who if who != NOTHING else 0 for who in s.characters]


FACTS: tuple[Fact[GetBilly], ...] = (
    Fact("character", read_character, write_character, of_seat=True),
    Fact("hand", lambda s, seat: write_list(KIND_CARD, s.hands[seat]), write_hand, of_seat=True),
    Fact("cards", lambda s, seat: str(len(s.hands[seat])), of_seat=True),
    Fact("gold", lambda s, seat: str(s.hands[seat].count(GOLD)), of_seat=True),
    Fact(
        "could", lambda s, seat: write_list(KIND_CHARACTER, SEATS_IN[s.could[seat]]), of_seat=True
    ),
    number_fact("hour", NUMBERS["hours"][1]),
    seat_fact("start"),
    seat_fact("turn"),
    Fact("town", lambda s, seat: write_list(KIND_CARD, s.town), write_town),
    Fact("pot", lambda s, seat: str(s.pot), write_pot),
    Fact("deck", lambda s, seat: write_list(KIND_CARD, s.bag), write_deck),
    Fact("under", lambda s, seat: write_list(KIND_CARD, s.bottom)),
    Fact("discards", lambda s, seat: write_list(KIND_CARD, s.discards), write_discards),
    Fact("table", lambda s, seat: write_list(KIND_CARD, s.table)),
    seats_fact("missing"),
    Fact("out", lambda s, seat: write_seats((1 << s.seats) - 1 & ~s.alive), write_out),
    Fact("revealed", lambda s, seat: "yes" if s.revealed else "no", write_revealed),
    seats_fact("outlaws"),
    seat_fact("outlaw"),
    seat_fact("facing"),
)
