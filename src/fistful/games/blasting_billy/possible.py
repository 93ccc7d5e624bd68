"""Which positions in words a game of Blasting Billy can come to."""

from fistful.engine.position import check_number, check_once, check_seat, impossible
from fistful.engine.state import NOTHING
from fistful.games.blasting_billy.cards import KIND_CARD
from fistful.games.blasting_billy.state import FROM, BlastingBilly


def check_position(s: BlastingBilly, phase: str) -> None:
    """Raise Invalid if no game comes to this position in this phase."""
    held = s.deck.hand_size
    check_cards(s)
    check_seat(s.turn, s.seats)
    check_seat(s.last, s.seats)
    if phase == "turn":
        check_turn(s)
    else:
        for seat in range(s.seats):
            check_hand(s, seat, 0, held)


def check_cards(s: BlastingBilly) -> None:
    """BB-01: every card is somewhere, and in one place."""
    cards = [*s.bag, *s.aside, *[card % FROM for card in s.box]]
    for held in [*s.hands, *s.loot]:
        cards += held
    for column in s.billy:
        cards += [card % FROM for card in column]
    if s.top != NOTHING:
        cards.append(s.top)
    check_once(KIND_CARD, cards)
    if sorted(cards) != s.deck.cards:
        raise impossible("cards")


def check_turn(s: BlastingBilly) -> None:
    """BB-25, BB-30: who has a turn to come holds as many as dealt; nobody draws in final turns."""
    held = s.deck.hand_size
    is_final = s.top == NOTHING
    if s.turn == NOTHING:
        raise impossible("turn")
    check_hand(s, s.turn, held, held)
    if is_final and s.bag:
        raise impossible("top")
    if is_final == (s.last == NOTHING):
        raise impossible("last")
    left = (s.last - s.turn) % s.seats if is_final else s.seats
    for seat in range(s.seats):
        wanted = held if (seat - s.turn) % s.seats <= left else held - 1
        check_hand(s, seat, wanted, wanted)


def check_hand(s: BlastingBilly, seat: int, least: int, most: int) -> None:
    """Check how many cards a seat holds."""
    check_number("hand", len(s.hands[seat]), least, most, seat)
