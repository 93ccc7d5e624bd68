"""Aims and protection: who points where, who cannot be hit (SS-12, SS-21, SS-R1)."""

from collections.abc import Callable
from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import replaced
from fistful.games.stetsons_and_sixguns.asking import Ask, ask_name, can_choose, choosable
from fistful.games.stetsons_and_sixguns.cards import AIM, AIM_AT
from fistful.games.stetsons_and_sixguns.events import AIMS, AIMS_FIXED, REFUND, SLOWED, UNHIT
from fistful.games.stetsons_and_sixguns.marks import (
    ACTED,
    ACTOR,
    DIRT,
    DODGE,
    GHOST,
    HIT_AT,
    LOCKED,
    MOBBED,
    PAID,
    TIN,
)
from fistful.games.stetsons_and_sixguns.notoriety import gain
from fistful.games.stetsons_and_sixguns.ops import GO, OP_EXTRA, OP_NEW_AIM
from fistful.games.stetsons_and_sixguns.order import (
    CALL_OUT_PHASE,
    CHANGE_TARGET_PHASE,
    DIVERT_PHASE,
    HUMAN_SHIELD_PHASE,
    NEXT_PHASE,
    REFUND_PHASE,
)
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    CALL_OUT,
    CROSSFIRE,
    DIVERT_ONE,
    HUMAN_SHIELD,
    REFUND_COVER,
    RICOCHET,
)
from fistful.games.stetsons_and_sixguns.windows import can_move_aim

#: `evade all`, `first`, `slower`: the mark each leaves.
EVASIONS: Final = [DIRT, DODGE, GHOST]


def evade(s: StetsonsAndSixguns, how: int, out: Out | None) -> int:
    """Ignore every HIT, the first HIT, or all that slower cards do."""
    s.marks[EVASIONS[how]] |= 1 << s.action[ACTOR]
    return GO


def tin_star(s: StetsonsAndSixguns, out: Out | None) -> int:
    """From now on a wound on this seat costs the shooter a point."""
    s.marks[TIN] |= 1 << s.action[ACTOR]
    return GO


def human_shield(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Somebody else will take the first HIT."""
    return ask_name(s, HUMAN_SHIELD_PHASE, choosable(s))


def stand_behind(s: StetsonsAndSixguns, named: int, out: Out | None) -> int:
    """The seat named takes the first HIT."""
    s.shields = replaced(s.shields, s.action[ACTOR], named)
    return GO


def limit_others(s: StetsonsAndSixguns, who: int, out: Out | None) -> int:
    """Those who aim here, or all, and have not acted yet may flip one bullet only."""
    seat = s.action[ACTOR]
    slowed = [
        other for other in SEATS_IN[s.up & ~s.marks[ACTED]] if who == 1 or s.aims[other] == seat
    ]
    for other in slowed:
        s.limits = replaced(s.limits, other, 1)
    if out and slowed:
        out.all(SLOWED, *slowed)
    return GO


def unhit_bonus(s: StetsonsAndSixguns, points: int, out: Out | None) -> int:
    """If no HIT has been flipped against this seat in the round, it is paid."""
    seat = s.action[ACTOR]
    if not s.marks[HIT_AT] >> seat & 1:
        gain(s, seat, points, UNHIT, out)
    return GO


def divert_one(s: StetsonsAndSixguns, out: Out | None) -> int:
    """One player aiming here must pick another target now."""
    seat = s.action[ACTOR]
    aiming = 0
    for other in SEATS_IN[choosable(s)]:
        if s.aims[other] == seat and can_move_aim(s, other):
            aiming |= 1 << other
    return ask_name(s, DIVERT_PHASE, aiming)


def divert(s: StetsonsAndSixguns, named: int, out: Out | None) -> int:
    """The seat named moves its aim."""
    s.agenda.append((OP_NEW_AIM, 1 << named))
    return GO


def call_out(s: StetsonsAndSixguns, out: Out | None) -> int:
    """The two will aim at each other until the round ends."""
    return ask_name(s, CALL_OUT_PHASE, choosable(s))


def face_off(s: StetsonsAndSixguns, named: int, out: Out | None) -> int:
    """SS-21: both aims are set and fixed, unless an earlier card fixed one already."""
    seat = s.action[ACTOR]
    fix_aim(s, seat, named, out)
    fix_aim(s, named, seat, out)
    if out:
        out.all(AIMS_FIXED, seat, named)
    return GO


def fix_aim(s: StetsonsAndSixguns, seat: int, target: int, out: Out | None) -> None:
    """SS-21: point a seat at a target for the rest of the round, if no earlier card fixed it."""
    if s.marks[LOCKED] >> seat & 1:
        return
    s.marks[LOCKED] |= 1 << seat
    if s.aims[seat] != target:
        s.aims = replaced(s.aims, seat, target)
        if out:
            out.all(AIMS, seat, target)


def mob(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Everyone who has not acted yet must aim at the target; nothing moves their aims any more.

    SS-50: nor the leader's, and from now on no ability moves any aim.
    """
    target = s.aims[s.action[ACTOR]]
    if not can_choose(s, target):
        return GO
    crowd = SEATS_IN[s.alive & (~s.marks[ACTED] | 1 << s.action[ACTOR]) & ~(1 << target)]
    for other in crowd:
        fix_aim(s, other, target, out)
    s.marks[MOBBED] = s.alive
    if out:
        out.all(AIMS_FIXED, *crowd)
    return GO


def lock_aims(s: StetsonsAndSixguns, out: Out | None) -> int:
    """No aim moves any more this round."""
    s.marks[LOCKED] = s.alive
    if out:
        out.all(AIMS_FIXED, *SEATS_IN[s.alive])
    return GO


def change_target(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Point at any standing player, unless an earlier card fixed the aim."""
    seat = s.action[ACTOR]
    if s.marks[LOCKED] >> seat & 1 or not choosable(s):
        return GO
    s.who = seat
    return CHANGE_TARGET_PHASE


class ChangeTarget(Ask):
    """SS-R1: Double Bluff: the new target."""

    number = CHANGE_TARGET_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return AIM_AT[choosable(s)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: new aim: random."""
        return dice.pick(self.legal(s, seat))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.aims = replaced(s.aims, seat, action - AIM)
        if out:
            out.all(AIMS, seat, action - AIM)
        return NEXT_PHASE


def refund_cover(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Take back what was paid for cover; then name another who does."""
    refund(s, s.action[ACTOR], out)
    return ask_name(s, REFUND_PHASE, choosable(s) & s.marks[PAID])


def refund(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """Give back the point a seat paid for its cover this round, if it did."""
    if s.marks[PAID] >> seat & 1:
        s.marks[PAID] &= ~(1 << seat)
        gain(s, seat, 1, REFUND, out)
    return GO


def extra_target(s: StetsonsAndSixguns, named: int, out: Out | None) -> int:
    """Ricochet, Crossfire: the extra bullet is for the seat named."""
    s.agenda.append((OP_EXTRA, named))
    return GO


#: By step: what happens to the seat its question named.
ANSWERS: Final[dict[int, Callable[[StetsonsAndSixguns, int, Out | None], int]]] = {
    HUMAN_SHIELD: stand_behind,
    DIVERT_ONE: divert,
    CALL_OUT: face_off,
    REFUND_COVER: refund,
    RICOCHET: extra_target,
    CROSSFIRE: extra_target,
}


def name(s: StetsonsAndSixguns, step: int, named: int, out: Out | None) -> int:
    """Go on with the seat named."""
    return ANSWERS[step](s, named, out)
