"""Firing a gun: flip, read, land, perhaps again (SS-23, SS-24, SS-26)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.state import replaced
from fistful.games.stetsons_and_sixguns.agenda import HANDLERS, Ask
from fistful.games.stetsons_and_sixguns.bullets import discard_unseen, put_jam_on
from fistful.games.stetsons_and_sixguns.cards import (
    CALL_SHOT,
    CLICK,
    FLIP,
    HIT,
    HIT_FC,
    JAM,
    MISS,
    PASS,
    RIFLE,
    SIXGUN,
    STOP,
)
from fistful.games.stetsons_and_sixguns.deck import Gun
from fistful.games.stetsons_and_sixguns.events import (
    COUNTS_AS,
    FLIES_OVER,
    GUN_JAMS,
    IGNORES_BULLET,
    SHOOTS,
)
from fistful.games.stetsons_and_sixguns.reading import IGNORED, is_first_gun, read, read_together
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    StetsonsAndSixguns,
    gun_bullets,
    is_ready,
)
from fistful.games.stetsons_and_sixguns.steps import (
    ACTOR,
    AGAIN_PHASE,
    ALLOWED,
    CALLED_SHOT_PHASE,
    FANNED,
    FIRED,
    FLIP_PHASE,
    FLIPPED,
    GO,
    GUN,
    GUNS,
    HITS,
    MOD_CLICK_AGAIN,
    MOD_SINGLE,
    MODS,
    NEXT_PHASE,
    OP_COLLECT,
    OP_EXTRA,
    OP_FLIP_ONE,
    OP_GUN,
    OP_LAND,
    OP_LAND_VOLLEY,
    OP_READ_ONE,
    OP_READ_VOLLEY,
    OP_STRIKE,
    OP_VOLLEY,
    SAYS,
    SOURCE,
    TARGET,
    UP_BEFORE,
)
from fistful.games.stetsons_and_sixguns.vocabulary import CALLED_SHOT
from fistful.games.stetsons_and_sixguns.windows import has_left, use_ability
from fistful.games.stetsons_and_sixguns.wounds import MISSED, strike


def flips_left(s: StetsonsAndSixguns) -> int:
    """SS-R1: return how many bullets the acting seat may still flip, all guns together."""
    return min(s.act[ALLOWED], s.limits[s.act[ACTOR]]) - s.act[FLIPPED]


def fire(s: StetsonsAndSixguns, seat: int, place: int, out: Out | None) -> int:
    """SS-23, SS-24, SS-26: fire a gun; at a target already down the whole shot flies over."""
    act = s.act
    target = act[TARGET]
    number = s.guns[seat][place] & GUN_BITS
    gun = s.deck.guns[number]
    s.marks[FIRED] |= 1 << seat
    act[GUN] = act[SOURCE] = place
    act[GUNS] |= 1 << place
    if out:
        out.all(SHOOTS, seat, target, number)
    if not act[UP_BEFORE] >> target & 1:
        if out:
            out.all(FLIES_OVER, seat, target)
        count = min(flips_at_once(s) or 1, gun_bullets(s.guns[seat][place]), flips_left(s))
        discard_unseen(s, seat, place, count, out)
        return GO
    if gun.kind != RIFLE and len(s.guns[seat]) > 1 and is_first_gun(s):
        s.agenda.append(OP_GUN + (1 << 8))
    together = flips_at_once(s)
    if not together:
        return flip_one(s, 0, out)
    s.agenda.append(OP_VOLLEY + (together << 8))
    return GO


def flips_at_once(s: StetsonsAndSixguns) -> int:
    """SS-24: return how many bullets the gun being fired flips together; 0 for one by one."""
    return s.act[FANNED] if is_fanned(s) else gun_in_use(s).flips


def gun_in_use(s: StetsonsAndSixguns) -> Gun:
    """Return what the gun being fired says."""
    return s.deck.guns[s.guns[s.act[ACTOR]][s.act[GUN]] & GUN_BITS]


def is_fanned(s: StetsonsAndSixguns) -> bool:
    """SS-R1: Fan the Hammer is for the sixgun, fired first."""
    number = s.guns[s.act[ACTOR]][s.act[GUN]] & GUN_BITS
    return s.act[FANNED] > 0 and number == SIXGUN and is_first_gun(s)


def can_flip(s: StetsonsAndSixguns) -> bool:
    """Tell whether the gun being fired can flip another bullet."""
    gun = s.guns[s.act[ACTOR]][s.act[GUN]]
    return is_ready(gun) and flips_left(s) > 0


def flip_one(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-23: flip one bullet."""
    if not can_flip(s):
        return GO
    s.who = s.act[ACTOR]
    s.agenda.append(OP_READ_ONE)
    return FLIP_PHASE


def flip_volley(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-24: flip so many bullets together, as far as the gun has them and may."""
    if not about or not can_flip(s):
        s.agenda.append(OP_READ_VOLLEY)
        return GO
    s.who = s.act[ACTOR]
    s.agenda.append(OP_VOLLEY + (about - 1 << 8))
    s.agenda.append(OP_COLLECT)
    return FLIP_PHASE


def collect(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """Put a flipped bullet to the others of its volley."""
    s.volley = [*s.volley, s.act[SAYS]]
    return GO


def tell_reading(s: StetsonsAndSixguns, says: int, counts: int, out: Out) -> None:
    """Say what a bullet counts as, where it is not what it says."""
    if counts == IGNORED:
        out.all(IGNORES_BULLET, s.act[ACTOR], says)
    elif counts != says:
        out.all(COUNTS_AS, s.act[ACTOR], counts)


def read_one(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-23: read the single bullet just flipped; SS-50: Annie may call a MISS of hers."""
    seat = s.act[ACTOR]
    says = s.act[SAYS]
    counts = read(s, says, s.act[FLIPPED] == 1)
    if out:
        tell_reading(s, says, counts, out)
    if counts == MISS and has_left(s, seat, CALLED_SHOT):
        s.volley = [says | counts << 4]
        s.agenda.append(OP_LAND)
        return CALLED_SHOT_PHASE
    return land_one(s, says | counts << 4, out)


def read_volley(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-24: read the bullets flipped together; SS-27, SS-50: without a JAM Annie may call."""
    seat = s.act[ACTOR]
    said = s.volley
    results = read_together(s, said, s.act[FLIPPED] == len(said))
    s.volley = [says | counts << 4 for says, counts in zip(said, results, strict=True)]
    if out:
        for says, counts in zip(said, results, strict=True):
            tell_reading(s, says, counts, out)
    if MISS in results and JAM not in said and has_left(s, seat, CALLED_SHOT):
        s.who = seat
        s.agenda.append(OP_LAND_VOLLEY)
        return CALLED_SHOT_PHASE
    return land_volley(s, 0, out)


class CalledShot(Ask):
    """SS-50, SS-R3: Annie Oakleaf, once a game: a MISS she flipped is a HIT."""

    name = "called-shot"
    leads_to = ["next"]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CALL_SHOT, PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == CALL_SHOT:
            use_ability(s, seat, out)
            place = [bullet >> 4 for bullet in s.volley].index(MISS)
            s.volley = replaced(s.volley, place, s.volley[place] & 15 | HIT << 4)
            if out:
                out.all(COUNTS_AS, seat, HIT)
        return NEXT_PHASE


def land(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """Carry out a single bullet after Annie has spoken."""
    bullet = s.volley[0]
    s.volley = []
    return land_one(s, bullet, out)


def land_one(s: StetsonsAndSixguns, bullet: int, out: Out | None) -> int:
    """SS-23: carry out what a single bullet counts as."""
    counts = bullet >> 4
    if counts in (HIT, HIT_FC):
        return strike_target(s, bullet | 1 << 8, out)
    if counts == CLICK:
        return offer_after_click(s, bullet & 15)
    if counts == JAM:
        jam(s, out)
        return GO
    return offer_again(s)


def offer_after_click(s: StetsonsAndSixguns, says: int) -> int:
    """SS-R1, SS-27: Hair Trigger may go on after a Click! on its first bullet; a JAM is none."""
    if says == JAM or not s.act[MODS] & MOD_CLICK_AGAIN or s.act[FLIPPED] != 1:
        return GO
    s.act[ALLOWED] += 1
    return AGAIN_PHASE if can_flip(s) else GO


def jam(s: StetsonsAndSixguns, out: Out | None) -> None:
    """SS-23: the gun being fired is jammed."""
    seat = s.act[ACTOR]
    if out:
        out.all(GUN_JAMS, seat, s.guns[seat][s.act[GUN]] & GUN_BITS)
    put_jam_on(s, seat, s.act[GUN])


def land_volley(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-24: carry out what bullets flipped together count as; SS-R1: a JAM spoils a fanning."""
    bullets = s.volley
    s.volley = []
    results = [bullet >> 4 for bullet in bullets]
    if JAM in results:
        jam(s, out)
    if results == [CLICK]:
        return offer_after_click(s, bullets[0] & 15)
    if is_fanned(s) and JAM in [bullet & 15 for bullet in bullets]:
        return GO
    for bullet in reversed(bullets):
        if bullet >> 4 in (HIT, HIT_FC):
            s.agenda.append(OP_STRIKE + (bullet << 8))
    return GO


def strike_target(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-26: a HIT goes to the target, as long as it lives; if it turned into a MISS, go on."""
    if not s.alive >> s.act[TARGET] & 1:
        return GO
    s.act[HITS] += 1
    result = strike(s, s.act[TARGET], about & 255, out)
    if result == MISSED:
        s.act[HITS] -= 1
        if about >> 8:
            return offer_again(s)
    return GO


def offer_again(s: StetsonsAndSixguns) -> int:
    """SS-23: after a MISS a sixgun may go on."""
    s.who = s.act[ACTOR]
    goes_on = gun_in_use(s).flips == 0 and not s.act[MODS] & MOD_SINGLE and can_flip(s)
    return AGAIN_PHASE if goes_on else GO


class Again(Ask):
    """SS-23: flip another bullet, or stop."""

    name = "again"
    leads_to = ["flip", "next"]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [FLIP, STOP]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: after a MISS stop."""
        return STOP

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        return flip_one(s, 0, out) if action == FLIP else NEXT_PHASE


def extra_flip(s: StetsonsAndSixguns, target: int, out: Out | None) -> int:
    """Ricochet, Crossfire: one more bullet from the gun just fired, at somebody else."""
    s.act[TARGET] = target
    s.act[MODS] |= MOD_SINGLE
    s.agenda.append(OP_FLIP_ONE)
    return GO


HANDLERS[OP_FLIP_ONE] = flip_one
HANDLERS[OP_READ_ONE] = read_one
HANDLERS[OP_VOLLEY] = flip_volley
HANDLERS[OP_COLLECT] = collect
HANDLERS[OP_READ_VOLLEY] = read_volley
HANDLERS[OP_LAND] = land
HANDLERS[OP_LAND_VOLLEY] = land_volley
HANDLERS[OP_STRIKE] = strike_target
HANDLERS[OP_EXTRA] = extra_flip
