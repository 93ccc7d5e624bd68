"""What changes one's own shot, and shots after the shot (SS-23, SS-R1)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.agenda import HANDLERS, Ask
from fistful.games.stetsons_and_sixguns.cards import CALL, JAM
from fistful.games.stetsons_and_sixguns.effects.asking import ask_name, choosable
from fistful.games.stetsons_and_sixguns.events import CALLS
from fistful.games.stetsons_and_sixguns.firing import can_flip
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns, speed
from fistful.games.stetsons_and_sixguns.steps import (
    ACTOR,
    ALLOWED,
    CALL_PHASE,
    CALLED,
    CROSSFIRE_PHASE,
    FANNED,
    GO,
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
    NEXT_PHASE,
    PENETRATES,
    RICOCHET_PHASE,
    TARGET,
    WOUNDS,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    CLICK_AGAIN,
    CROSSFIRE,
    FAN,
    FIRST_BULLET,
    FIRST_MISS,
    JAM_INSTEAD,
    LIMIT,
    PENETRATE,
    RICOCHET,
    ROB,
    TWO_WOUNDS,
    WING,
)


def limit(s: StetsonsAndSixguns, count: int, out: Out | None) -> int:
    """Flip so many bullets at most."""
    s.act[ALLOWED] = min(s.act[ALLOWED], count)
    return GO


def click_again(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """After a Click! on the first bullet one more may be flipped."""
    s.act[MODS] |= MOD_CLICK_AGAIN
    return GO


def first_bullet(s: StetsonsAndSixguns, is_called: int, out: Out | None) -> int:
    """The first bullet is a HIT whatever it says; or (1) if it shows the result called now."""
    if not is_called:
        s.act[MODS] |= MOD_FIRST_HIT
        return GO
    s.act[MODS] |= MOD_FIRST_CALLED
    s.who = s.act[ACTOR]
    return CALL_PHASE


class CallBullet(Ask):
    """SS-R1: Dead Eye: name a result other than JAM before the flip."""

    name = "dead-eye"
    leads_to = ["next"]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CALL + bullet for bullet in range(JAM)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return CALL + dice.below(JAM)

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.act[CALLED] = action - CALL
        s.announced = action | seat << 12
        if out:
            out.all(CALLS, seat, action - CALL)
        return NEXT_PHASE


def first_miss(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """Against somebody who has wounded one before, the first MISS is a HIT."""
    s.act[MODS] |= MOD_GRUDGE
    return GO


def fan(s: StetsonsAndSixguns, count: int, out: Out | None) -> int:
    """Flip so many bullets of the sixgun together; a JAM cancels them all."""
    s.act[FANNED] = count
    return GO


def penetrate(s: StetsonsAndSixguns, covers: int, out: Out | None) -> int:
    """HITS go through these covers."""
    s.act[PENETRATES] |= covers
    return GO


def wing(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """The first wound takes a random hand card."""
    s.act[MODS] |= MOD_WING
    return GO


def jam_instead(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """A wound may be turned into a jammed sixgun."""
    s.act[MODS] |= MOD_JAM_INSTEAD
    return GO


def rob(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """A wound also takes a point from the target."""
    s.act[MODS] |= MOD_ROB
    return GO


def two_wounds(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """If no seat that is up has a slower card, a HIT makes two wounds."""
    own = speed(s, s.act[ACTOR])
    if all([speed(s, seat) <= own for seat in SEATS_IN[s.up]]):
        s.act[MODS] |= MOD_TWO_WOUNDS
    return GO


def ricochet(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """After a shot without a wound, one more bullet at a living neighbour of the target."""
    if not s.act[GUNS] or s.act[WOUNDS] or not can_flip(s):
        return GO
    target = s.act[TARGET]
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


def crossfire(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """After a HIT, one more bullet at any other player who is up."""
    if not s.act[GUNS] or not s.act[HITS] or not can_flip(s):
        return GO
    return ask_name(s, CROSSFIRE_PHASE, choosable(s) & ~(1 << s.act[TARGET]))


HANDLERS[LIMIT] = limit
HANDLERS[CLICK_AGAIN] = click_again
HANDLERS[FIRST_BULLET] = first_bullet
HANDLERS[FIRST_MISS] = first_miss
HANDLERS[FAN] = fan
HANDLERS[PENETRATE] = penetrate
HANDLERS[WING] = wing
HANDLERS[JAM_INSTEAD] = jam_instead
HANDLERS[ROB] = rob
HANDLERS[TWO_WOUNDS] = two_wounds
HANDLERS[RICOCHET] = ricochet
HANDLERS[CROSSFIRE] = crossfire
