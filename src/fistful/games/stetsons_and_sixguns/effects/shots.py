"""What changes one's own shot, and shots after the shot (SS-23, SS-R1)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.asking import Ask, ask_name, choosable
from fistful.games.stetsons_and_sixguns.cards import CALL, JAM
from fistful.games.stetsons_and_sixguns.events import CALLS
from fistful.games.stetsons_and_sixguns.firing import can_flip
from fistful.games.stetsons_and_sixguns.marks import (
    ACTOR,
    ALLOWED,
    CALLED,
    FANNED,
    GUNS,
    HITS,
    MOD_CLICK_AGAIN,
    MOD_FIRST_CALLED,
    MOD_FIRST_HIT,
    MOD_GRUDGE,
    MOD_JAM_INSTEAD,
    MOD_ROB,
    MOD_TWO_WOUNDS,
    MOD_WING,
    MODS,
    PENETRATES,
    TARGET,
    WOUNDS,
)
from fistful.games.stetsons_and_sixguns.ops import GO
from fistful.games.stetsons_and_sixguns.order import (
    CALL_PHASE,
    CROSSFIRE_PHASE,
    NEXT_PHASE,
    RICOCHET_PHASE,
)
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns, speed


def limit(s: StetsonsAndSixguns, count: int, out: Out | None) -> int:
    """Flip so many bullets at most."""
    s.action[ALLOWED] = min(s.action[ALLOWED], count)
    return GO


def click_again(s: StetsonsAndSixguns, out: Out | None) -> int:
    """After a Click! on the first bullet one more may be flipped."""
    s.action[MODS] |= MOD_CLICK_AGAIN
    return GO


def first_bullet(s: StetsonsAndSixguns, is_called: int, out: Out | None) -> int:
    """The first bullet is a HIT whatever it says; or (1) if it shows the result called now."""
    if not is_called:
        s.action[MODS] |= MOD_FIRST_HIT
        return GO
    s.action[MODS] |= MOD_FIRST_CALLED
    s.who = s.action[ACTOR]
    return CALL_PHASE


class CallBullet(Ask):
    """SS-R1: Dead Eye: name a result other than JAM before the flip."""

    number = CALL_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CALL + bullet for bullet in range(JAM)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return CALL + dice.below(JAM)

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.action[CALLED] = action - CALL
        s.announce(seat, action)
        if out:
            out.all(CALLS, seat, action - CALL)
        return NEXT_PHASE


def first_miss(s: StetsonsAndSixguns, against: int, out: Out | None) -> int:
    """Against somebody who has wounded one before, the first MISS is a HIT."""
    s.action[MODS] |= MOD_GRUDGE
    return GO


def fan(s: StetsonsAndSixguns, count: int, out: Out | None) -> int:
    """Flip so many bullets of the sixgun together; a JAM cancels them all."""
    s.action[FANNED] = count
    return GO


def penetrate(s: StetsonsAndSixguns, covers: int, out: Out | None) -> int:
    """HITS go through these covers."""
    s.action[PENETRATES] |= covers
    return GO


def wing(s: StetsonsAndSixguns, out: Out | None) -> int:
    """The first wound takes a random hand card."""
    s.action[MODS] |= MOD_WING
    return GO


def jam_instead(s: StetsonsAndSixguns, out: Out | None) -> int:
    """A wound may be turned into a jammed sixgun."""
    s.action[MODS] |= MOD_JAM_INSTEAD
    return GO


def rob(s: StetsonsAndSixguns, out: Out | None) -> int:
    """A wound also takes a point from the target."""
    s.action[MODS] |= MOD_ROB
    return GO


def two_wounds(s: StetsonsAndSixguns, when: int, out: Out | None) -> int:
    """If no seat that is up has a slower card, a HIT makes two wounds."""
    own = speed(s, s.action[ACTOR])
    if all([speed(s, seat) <= own for seat in SEATS_IN[s.up]]):
        s.action[MODS] |= MOD_TWO_WOUNDS
    return GO


def ricochet(s: StetsonsAndSixguns, out: Out | None) -> int:
    """After a shot without a wound, one more bullet at a living neighbour of the target."""
    if not s.action[GUNS] or s.action[WOUNDS] or not can_flip(s):
        return GO
    target = s.action[TARGET]
    near = 0
    for step in (1, s.seats - 1):
        seat = neighbour(s, target, step)
        if seat != NOTHING:
            near |= 1 << seat
    return ask_name(s, RICOCHET_PHASE, near & choosable(s))


def neighbour(s: StetsonsAndSixguns, seat: int, step: int) -> int:
    """Return the next living seat in a direction, or NOTHING."""
    other = (seat + step) % s.seats
    while other != seat:
        if s.alive >> other & 1:
            return other
        other = (other + step) % s.seats
    return NOTHING


def crossfire(s: StetsonsAndSixguns, out: Out | None) -> int:
    """After a HIT, one more bullet at any other player who is up."""
    if not s.action[GUNS] or not s.action[HITS] or not can_flip(s):
        return GO
    return ask_name(s, CROSSFIRE_PHASE, choosable(s) & ~(1 << s.action[TARGET]))
