"""Which positions in words a game of Get Billy the Kid! can come to."""

from typing import Final

from fistful.engine.position import check_number, check_once, check_seat, check_seats, impossible
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import KIND_CHARACTER
from fistful.games.get_billy_the_kid.state import GetBilly, lawmen

#: The phases in which the game is still set up.
SETTING_UP: Final = ("characters", "deal", "town", "first-seat")


def check_position(s: GetBilly, phase: str) -> None:
    """Raise Invalid if no game comes to this position in this phase."""
    check_number("hour", s.hour, 1, s.deck.hours)
    check_number("town", len(s.town), 0, s.deck.town_size)
    check_number("pot", s.pot, 0, len(s.deck.bags[s.seats]))
    everybody = (1 << s.seats) - 1
    check_seats("out", s.alive, everybody)
    check_seats("outlaws", s.outlaws, everybody)
    check_seats("missing", s.missing, s.alive)
    for seat in (s.start, s.turn, s.outlaw, s.facing):
        check_seat(seat, s.seats)
    known = [who for who in s.characters if who != NOTHING]
    check_once(KIND_CHARACTER, known)
    for seat, who in enumerate(s.characters):
        if who != NOTHING and who not in s.deck.casts[s.seats]:
            raise impossible("character", seat)
    if phase not in SETTING_UP:
        check_course(s, phase)


def check_course(s: GetBilly, phase: str) -> None:
    """GB-10 to GB-20: everybody is somebody, both sides are in play, and it is a seat's turn."""
    if NOTHING in s.characters:
        raise impossible("character", s.characters.index(NOTHING))
    if not s.outlaws & s.alive or not lawmen(s):
        raise impossible("out")
    if s.turn == NOTHING or not s.alive >> s.turn & 1:
        raise impossible("turn")
    if s.start == NOTHING:
        raise impossible("start")
    for seat in SEATS_IN[s.alive]:
        # A hand that is not given is empty: it may not matter. Who plays a card has one.
        least = int(phase == "play" and seat == s.turn)
        check_number("hand", len(s.hands[seat]), least, s.deck.hand_size + 1, seat)
