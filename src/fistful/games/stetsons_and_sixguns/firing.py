"""Firing a gun: flip, read, land, perhaps again (SS-23, SS-24, SS-26)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.ahead import flips_on
from fistful.games.stetsons_and_sixguns.asking import Ask
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
from fistful.games.stetsons_and_sixguns.marks import (
    ACTOR,
    ALLOWED,
    FANNED,
    FIRED,
    FLIPPED,
    GUN,
    GUNS,
    HITS,
    MOD_CLICK_AGAIN,
    MOD_SINGLE,
    MODS,
    SAYS,
    SOURCE,
    TARGET,
    UP_BEFORE,
)
from fistful.games.stetsons_and_sixguns.ops import (
    GO,
    OP_COLLECT,
    OP_FLIP_ONE,
    OP_LAND,
    OP_LAND_VOLLEY,
    OP_READ_VOLLEY,
    OP_SECOND_GUN,
    OP_STRIKE,
    OP_VOLLEY,
    READ_ONE_NEXT,
)
from fistful.games.stetsons_and_sixguns.order import (
    AGAIN_PHASE,
    CALLED_SHOT_PHASE,
    FLIP_PHASE,
    NEXT_PHASE,
)
from fistful.games.stetsons_and_sixguns.reading import IGNORED, is_first_gun, read, read_together
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    StetsonsAndSixguns,
    gun_bullets,
    is_ready,
)
from fistful.games.stetsons_and_sixguns.vocabulary import CALLED_SHOT
from fistful.games.stetsons_and_sixguns.windows import has_left, use_ability
from fistful.games.stetsons_and_sixguns.wounds import MISSED, STRUCK, strike


def flips_left(s: StetsonsAndSixguns) -> int:
    """SS-R1: return how many bullets the acting seat may still flip, all guns together."""
    return min(s.action[ALLOWED], s.limits[s.action[ACTOR]]) - s.action[FLIPPED]


def fire(s: StetsonsAndSixguns, seat: int, place: int, out: Out | None) -> int:
    """SS-23, SS-24, SS-26: fire a gun; at a target already down the whole shot flies over."""
    action = s.action
    target = action[TARGET]
    number = s.guns[seat][place] & GUN_BITS
    gun = s.deck.guns[number]
    s.marks[FIRED] |= 1 << seat
    action[GUN] = action[SOURCE] = place
    action[GUNS] |= 1 << place
    if out:
        out.all(SHOOTS, seat, target, number)
    if not action[UP_BEFORE] >> target & 1:
        if out:
            out.all(FLIES_OVER, seat, target)
        count = min(flips_at_once(s) or 1, gun_bullets(s.guns[seat][place]), flips_left(s))
        discard_unseen(s, seat, place, count, out)
        return GO
    if gun.kind != RIFLE and len(s.guns[seat]) > 1 and is_first_gun(s):
        s.agenda.append((OP_SECOND_GUN,))
    together = flips_at_once(s)
    if not together:
        return flip_one(s, out)
    s.agenda.append((OP_VOLLEY, together))
    return GO


def flips_at_once(s: StetsonsAndSixguns) -> int:
    """SS-24: return how many bullets the gun being fired flips together; 0 for one by one."""
    return s.action[FANNED] if is_fanned(s) else gun_in_use(s).flips


def gun_in_use(s: StetsonsAndSixguns) -> Gun:
    """Return what the gun being fired says."""
    return s.deck.guns[s.guns[s.action[ACTOR]][s.action[GUN]] & GUN_BITS]


def is_fanned(s: StetsonsAndSixguns) -> bool:
    """SS-R1: Fan the Hammer is for the sixgun, fired first."""
    number = s.guns[s.action[ACTOR]][s.action[GUN]] & GUN_BITS
    return s.action[FANNED] > 0 and number == SIXGUN and is_first_gun(s)


def can_flip(s: StetsonsAndSixguns) -> bool:
    """Tell whether the gun being fired can flip another bullet."""
    gun = s.guns[s.action[ACTOR]][s.action[GUN]]
    return is_ready(gun) and flips_left(s) > 0


def flip_one(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-23: flip one bullet."""
    if not can_flip(s):
        return GO
    s.who = s.action[ACTOR]
    s.agenda.append(READ_ONE_NEXT)
    return FLIP_PHASE


def flip_volley(s: StetsonsAndSixguns, count: int, out: Out | None) -> int:
    """SS-24: flip so many bullets together, as far as the gun has them and may."""
    if not count or not can_flip(s):
        s.agenda.append((OP_READ_VOLLEY,))
        return GO
    s.who = s.action[ACTOR]
    s.agenda.append((OP_VOLLEY, count - 1))
    s.agenda.append((OP_COLLECT,))
    return FLIP_PHASE


def collect(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Put a flipped bullet to the others of its volley."""
    s.volley = [*s.volley, (s.action[SAYS], NOTHING)]
    return GO


def tell_reading(s: StetsonsAndSixguns, says: int, counts: int, out: Out) -> None:
    """Say what a bullet counts as, where it is not what it says."""
    if counts == IGNORED:
        out.all(IGNORES_BULLET, s.action[ACTOR], says)
    elif counts != says:
        out.all(COUNTS_AS, s.action[ACTOR], counts)


def read_one(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-23: read the single bullet just flipped; SS-50: Annie may call a MISS of hers."""
    seat = s.action[ACTOR]
    says = s.action[SAYS]
    counts = read(s, says, s.action[FLIPPED] == 1)
    if out:
        tell_reading(s, says, counts, out)
    if counts == MISS and has_left(s, seat, CALLED_SHOT):
        s.volley = [(says, counts)]
        s.agenda.append((OP_LAND,))
        return CALLED_SHOT_PHASE
    return land_one(s, says, counts, out)


def read_volley(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-24: read the bullets flipped together; SS-27, SS-50: without a JAM Annie may call."""
    seat = s.action[ACTOR]
    said = [says for says, _ in s.volley]
    results = read_together(s, said, s.action[FLIPPED] == len(said))
    s.volley = list(zip(said, results, strict=True))
    if out:
        for says, counts in s.volley:
            tell_reading(s, says, counts, out)
    if MISS in results and JAM not in said and has_left(s, seat, CALLED_SHOT):
        s.who = seat
        s.agenda.append((OP_LAND_VOLLEY,))
        return CALLED_SHOT_PHASE
    return land_volley(s, out)


class CalledShot(Ask):
    """SS-50, SS-R3: Annie Oakleaf, once a game: a MISS she flipped is a HIT."""

    number = CALLED_SHOT_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CALL_SHOT, PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == CALL_SHOT:
            use_ability(s, seat, out)
            place = [counts for _, counts in s.volley].index(MISS)
            s.volley = s.volley.copy()
            s.volley[place] = (s.volley[place][0], HIT)
            if out:
                out.all(COUNTS_AS, seat, HIT)
        return NEXT_PHASE


def land(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Carry out a single bullet after Annie has spoken."""
    says, counts = s.volley[0]
    s.volley = []
    return land_one(s, says, counts, out)


def land_one(s: StetsonsAndSixguns, says: int, counts: int, out: Out | None) -> int:
    """SS-23: carry out what a single bullet counts as."""
    if counts in (HIT, HIT_FC):
        return offer_again(s, out) if strike_target(s, says, counts, out) == MISSED else GO
    if counts == CLICK:
        return offer_after_click(s, says)
    if counts == JAM:
        jam(s, out)
        return GO
    return offer_again(s, out)


def offer_after_click(s: StetsonsAndSixguns, says: int) -> int:
    """SS-R1, SS-27: Hair Trigger may go on after a Click! on its first bullet; a JAM is none."""
    if says == JAM or not s.action[MODS] & MOD_CLICK_AGAIN or s.action[FLIPPED] != 1:
        return GO
    s.action[ALLOWED] += 1
    return AGAIN_PHASE if can_flip(s) else GO


def jam(s: StetsonsAndSixguns, out: Out | None) -> None:
    """SS-23: the gun being fired is jammed."""
    seat = s.action[ACTOR]
    if out:
        out.all(GUN_JAMS, seat, s.guns[seat][s.action[GUN]] & GUN_BITS)
    put_jam_on(s, seat, s.action[GUN])


def land_volley(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-24: carry out what bullets flipped together count as; SS-R1: a JAM spoils a fanning."""
    bullets = s.volley
    s.volley = []
    results = [counts for _, counts in bullets]
    if JAM in results:
        jam(s, out)
    if results == [CLICK]:
        return offer_after_click(s, bullets[0][0])
    if is_fanned(s) and JAM in [says for says, _ in bullets]:
        return GO
    for says, counts in reversed(bullets):
        if counts in (HIT, HIT_FC):
            s.agenda.append((OP_STRIKE, says, counts))
    return GO


def strike_target(s: StetsonsAndSixguns, says: int, counts: int, out: Out | None) -> int:
    """SS-26: a HIT goes to the target, as long as it lives; it may turn into a MISS."""
    if not s.alive >> s.action[TARGET] & 1:
        return STRUCK
    s.action[HITS] += 1
    result = strike(s, s.action[TARGET], says, counts, out)
    if result == MISSED:
        s.action[HITS] -= 1
    return result


def strike_one(s: StetsonsAndSixguns, says: int, counts: int, out: Out | None) -> int:
    """SS-24: a HIT among bullets flipped together; after a MISS nobody is asked."""
    strike_target(s, says, counts, out)
    return GO


def offer_again(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-23: after a MISS a sixgun may go on; who said so ahead does."""
    s.who = s.action[ACTOR]
    if gun_in_use(s).flips or s.action[MODS] & MOD_SINGLE or not can_flip(s):
        return GO
    return flip_one(s, out) if flips_on(s, s.who) else AGAIN_PHASE


class Again(Ask):
    """SS-23: flip another bullet, or stop."""

    number = AGAIN_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [FLIP, STOP]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: after a MISS stop."""
        return STOP

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        return flip_one(s, out) if action == FLIP else NEXT_PHASE


def extra_flip(s: StetsonsAndSixguns, target: int, out: Out | None) -> int:
    """Ricochet, Crossfire: one more bullet from the gun just fired, at somebody else."""
    s.action[TARGET] = target
    s.action[MODS] |= MOD_SINGLE
    s.agenda.append((OP_FLIP_ONE,))
    return GO
